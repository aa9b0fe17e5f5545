Feature: Selling a home

  Somebody who thinks of selling wants to know four things before they ring anybody: how it goes, what
  it costs, who would do it, and whether those people have done it before.

  @SELL-1
  Rule: The page for sellers says how a sale goes, step by step, how long each step takes and which papers it needs

    Scenario Outline: <site> in <language>
      When a visitor opens "<address>" on the <site> site
      Then the section "<section>" has <count> steps
      And step 1 of the section "<section>" is "<first>" and takes "<first time>"
      And step <count> of the section "<section>" is "<last>" and takes "<last time>"
      And the page says "<paper>"

      Examples:
        | site    | language | address                | section                            | count | first                | first time       | last       | last time                 | paper                        |
        | Sweden  | Swedish  | /salja-med-oss/        | Från första mötet till nycklarna   | 8     | Vi ses hemma hos dig | En timme         | Tillträde  | Oftast 2–3 månader senare | Den senaste årsredovisningen |
        | Sweden  | English  | /en/selling-with-us/   | From the first meeting to the keys | 8     | We visit you at home | An hour          | Completion | Usually 2–3 months later  | The latest annual report     |
        | Finland | Finnish  | /fi/myy-kotisi/        | Ensitapaamisesta avaimiin          | 7     | Arviokäynti          | Noin tunti       | Muutto     | Sovittuna päivänä         | Isännöitsijäntodistus        |
        | Finland | Swedish  | /salj-din-bostad/      | Från första mötet till nycklarna   | 7     | Värdering            | Ungefär en timme | Flytt      | På avtalad dag            | Disponentintyg               |
        | Finland | English  | /en/selling-your-home/ | From the first meeting to the keys | 7     | Valuation            | About an hour    | Moving day | On the day agreed         | Manager’s certificate        |

  @SELL-2
  Rule: It says what a sale costs, by an example of a price list that has its date

    Scenario: In Sweden
      When a visitor opens "/salja-med-oss/" on the Sweden site
      Then the section "Vad det kostar" states:
        | Försäljning av bostadsrätt, fast arvode | 59 000 kr |
        | Arvode om bostaden inte blir såld       | 0 kr      |
      And the section "Vad det kostar" says "Exempel på prislista från 1 november 2026, moms inräknad."

    Scenario Outline: In Finland, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the section "<section>" states:
        | <term> | <value> |
      And the section "<section>" says "<note>"

      Examples:
        | language | address                | section        | term                                      | value                    | note                                             |
        | Finnish  | /fi/myy-kotisi/        | Mitä se maksaa | Välityspalkkio velattomasta hinnasta      | 2,9 %, vähintään 4 500 € | Esimerkkihinnasto 1.11.2026 alkaen               |
        | Swedish  | /salj-din-bostad/      | Vad det kostar | Förmedlingsarvode på det skuldfria priset | 2,9 %, minst 4 500 €     | Exempel på prislista från 1.11.2026              |
        | English  | /en/selling-your-home/ | What it costs  | Commission on the debt-free price         | 2,9 %, at least 4 500 €  | An example of a price list, from 1 November 2026 |

  @SELL-3
  Rule: It shows by name who would sell the home, and what they have sold at which price

    Scenario: In Sweden
      When a visitor opens "/salja-med-oss/" on the Sweden site
      Then the section "De som säljer" names 4 people, each with a phone number and an address for mail
      And the section "De som säljer" says "Tuva Rimstedt"
      And the section "Sålt av oss" shows, in this order:
        | Trea nära havet med genomtänkt sextiotalsplan |
        | Ljus tvåa på femte våningen, balkong åt söder |
        | Trea på femte våningen med balkong mot skogen |
        | Radhus med trägavel, altan och kort väg till bussen |
        | Tvåa med utsikt mot träden och stor balkong   |
      And the card "Ljus tvåa på femte våningen, balkong åt söder" says:
        | Såld                   |
        | Slutpris 5 040 000 kr  |

    Scenario: In Finland
      When a visitor opens "/fi/myy-kotisi/" on the Finland site
      Then the section "He myyvät kotisi" names 4 people, each with a phone number and an address for mail
      And the section "Myymiämme koteja" shows 6 homes
      And the section "Myymiämme koteja" says "Kauppahintoja ei julkaista, joten hinta on viimeinen pyyntihinta."

  @SELL-4
  Rule: Questions are answered where they stand, and one step leads to a valuation

    Scenario: A question, with the keyboard
      Given a visitor is at "/fi/myy-kotisi/" on the Finland site
      Then the answer to "Tarvitaanko energiatodistus?" is not shown
      When they press Enter on the common question "Tarvitaanko energiatodistus?"
      Then the answer to "Tarvitaanko energiatodistus?" is shown
      And the page meets WCAG 2.2 AA

    Scenario Outline: The way to a valuation, <site> in <language>
      Given a visitor is at "<address>" on the <site> site
      When they follow "<start>" in the text
      Then the part "<start>" is in the window
      And the field "<field>" is required
      And the link "<ring>" leads to "<phone>"

      Examples:
        | site    | language | address              | start             | field                            | ring               | phone            |
        | Sweden  | Swedish  | /salja-med-oss/      | Boka en värdering | Bostadens adress (obligatoriskt) | Ring 070-174 06 05 | tel:+46701740605 |
        | Sweden  | English  | /en/selling-with-us/ | Book a valuation  | Address of the home (required)   | Ring 070-174 06 05 | tel:+46701740605 |
        | Finland | Finnish  | /fi/myy-kotisi/      | Varaa arviokäynti | Asunnon osoite (pakollinen)      | Soita 09 000 0000  | tel:+35890000000 |
        | Finland | Swedish  | /salj-din-bostad/    | Boka en värdering | Bostadens adress (obligatoriskt) | Ring 09 000 0000   | tel:+35890000000 |
