Feature: Selling a home

  Somebody who thinks of selling wants to know four things before they call anybody: how a sale goes, what it costs,
  who would handle it, and whether those people have sold homes before.

  Background:
    Given these addresses:
      | name                                  | address                |
      | Sweden's page for sellers in Swedish  | /salja-med-oss/        |
      | Sweden's page for sellers in English  | /en/selling-with-us/   |
      | Finland's page for sellers in Finnish | /fi/myy-kotisi/        |
      | Finland's page for sellers in Swedish | /salj-din-bostad/      |
      | Finland's page for sellers in English | /en/selling-your-home/ |

  @SELL-1 @headline
  Rule: The page for sellers describes a sale step by step, with the time and the papers of each step
    Sellers have to time the purchase of their next home, and to order papers that take a while to arrive.

    Scenario Outline: In Sweden, the page for sellers lists the 8 steps of a sale in <language>, with their times and papers
      When a visitor opens "Sweden's page for sellers in <language>" on the Sweden site
      Then the sale has 8 steps, from "<first>" to "<last>"
      And the first step takes "<first time>", and the last "<last time>"
      And the page says "<paper>"

      Examples:
        | language | first                | first time | last       | last time                 | paper                        |
        | Swedish  | Vi ses hemma hos dig | En timme   | Tillträde  | Oftast 2–3 månader senare | Den senaste årsredovisningen |
        | English  | We visit you at home | An hour    | Completion | Usually 2–3 months later  | The latest annual report     |

    Scenario Outline: In Finland, the page for sellers lists the 7 steps of a sale in <language>, with their times and papers
      When a visitor opens "Finland's page for sellers in <language>" on the Finland site
      Then the sale has 7 steps, from "<first>" to "<last>"
      And the first step takes "<first time>", and the last "<last time>"
      And the page says "<paper>"

      Examples:
        | language | first       | first time       | last       | last time         | paper                 |
        | Finnish  | Arviokäynti | Noin tunti       | Muutto     | Sovittuna päivänä | Isännöitsijäntodistus |
        | Swedish  | Värdering   | Ungefär en timme | Flytt      | På avtalad dag    | Disponentintyg        |
        | English  | Valuation   | About an hour    | Moving day | On the day agreed | Manager’s certificate |

  @SELL-2
  Rule: The page for sellers says what a sale costs, in an example of a price list with its date
    Sellers compare agencies by their fees, and cannot hold anybody to a price without a date.

    Scenario: The Swedish price list has fixed fees, and no fee for a home that is not sold
      When a visitor opens "Sweden's page for sellers in English" on the Sweden site
      Then the section "What it costs" states:
        | Sale of a bostadsrätt, fixed fee | 59 000 kr |
        | Fee if the home is not sold      | 0 kr      |
      And the section "What it costs" says "An example of a price list, from 1 November 2026, VAT included."

    Scenario Outline: The Finnish price list names the commission and its minimum in <language>
      When a visitor opens "Finland's page for sellers in <language>" on the Finland site
      Then the section "<section>" states:
        | <fee> | <price> |

      Examples:
        | language | section        | fee                                       | price                    |
        | Finnish  | Mitä se maksaa | Välityspalkkio velattomasta hinnasta      | 2,9 %, vähintään 4 500 € |
        | Swedish  | Vad det kostar | Förmedlingsarvode på det skuldfria priset | 2,9 %, minst 4 500 €     |
        | English  | What it costs  | Commission on the debt-free price         | 2,9 %, at least 4 500 €  |

    Scenario Outline: The Finnish price list says in <language> from which day it applies
      When a visitor opens "Finland's page for sellers in <language>" on the Finland site
      Then the section "<section>" says "<note>"

      Examples:
        | language | section        | note                                             |
        | Finnish  | Mitä se maksaa | Esimerkkihinnasto 1.11.2026 alkaen               |
        | Swedish  | Vad det kostar | Exempel på prislista från 1.11.2026              |
        | English  | What it costs  | An example of a price list, from 1 November 2026 |

  @SELL-3
  Rule: The page for sellers names the agents, and shows sold homes with the final or last asked price
    A seller entrusts a stranger with the largest sale of their life, and results tell more than promises.

    Scenario: Sweden's agents are named with phone and e-mail, and their sold homes shown with the final price
      When a visitor opens "Sweden's page for sellers in English" on the Sweden site
      Then the section "Our agents" names 4 people, each with a phone number and an e-mail address
      And the section "Our agents" says "Tuva Rimstedt"
      And the section "Sold by us" shows, in this order:
        | Two-bedroom flat near the sea, well-planned 1960s layout  |
        | Bright fifth-floor one-bedroom flat, south-facing balcony |
        | Fifth-floor two-bedroom flat with woodland views          |
      And the card "Bright fifth-floor one-bedroom flat, south-facing balcony" says:
        | Sold                     |
        | Final price 5 040 000 kr |

    Scenario: Finland's sold homes are shown with the last asking price, because final prices are not published
      When a visitor opens "Finland's page for sellers in English" on the Finland site
      Then the section "Our agents" names 4 people, each with a phone number and an e-mail address
      And the section "Homes we have sold" shows 3 homes
      And the section "Homes we have sold" says "Sale prices are not published, so what you see is the last price asked."

  @SELL-4
  Rule: Common questions are answered on the page for sellers itself
    Most people sell a home once or twice in a lifetime, and one with an open question puts off the call.

    Scenario: The answer to a question opens with the keyboard, below the question
      Given a visitor is at "Finland's page for sellers in English" on the Finland site
      When they press Enter on the common question "Do I need an energy certificate?"
      Then the answer to "Do I need an energy certificate?" is shown
      And the page meets WCAG 2.2 AA

    @no-javascript
    Scenario: The answers are closed until the visitor opens them
      When a visitor opens "Finland's page for sellers in English" on the Finland site
      Then the answer to "Do I need an energy certificate?" is not shown

  @SELL-5
  Rule: From the page for sellers, a request for a valuation and a call are one click away
    What most sellers want to know first is what their home is worth, and some would rather talk than write.

    Scenario Outline: "<link>" leads to a request for a valuation on the <site> site in <language>
      Given a visitor is at "<site>'s page for sellers in <language>" on the <site> site
      When they follow "<link>" in the text
      Then the part "<link>" is in the window
      And the field "<address>" is required
      And the link "<call>" leads to "<number>"

      Examples:
        | site    | language | link              | address                          | call               | number           |
        | Sweden  | Swedish  | Boka en värdering | Bostadens adress (obligatoriskt) | Ring 070-174 06 05 | tel:+46701740605 |
        | Sweden  | English  | Book a valuation  | Address of the home (required)   | Ring 070-174 06 05 | tel:+46701740605 |
        | Finland | Finnish  | Varaa arviokäynti | Asunnon osoite (pakollinen)      | Soita 09 000 0000  | tel:+35890000000 |
        | Finland | Swedish  | Boka en värdering | Bostadens adress (obligatoriskt) | Ring 09 000 0000   | tel:+35890000000 |
