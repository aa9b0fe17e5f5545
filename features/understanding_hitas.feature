Feature: Understanding hitas

  Nobody understands a maximum price from a paragraph about indices. One example that can be followed
  on paper, and tried with one's own numbers, explains it. It never passes for the city's own decision.

  @HITAS-1
  Rule: The hitas page shows step by step how a maximum price is formed, by an example that is invented and says so

    @no-javascript
    Scenario Outline: In <language>, without JavaScript too
      When a visitor opens "<address>" on the Finland site
      Then the section "<example>" states:
        | <construction> | (294 000 € + 6 000 €) × 126 / 120 = 315 000 € |
        | <market>       | (294 000 € + 6 000 €) × 153 / 150 = 306 000 € |
        | <limit>        | 60 m² × 4 733 €/m² = 283 980 €                |
        | <debt-free>    | 315 000 €                                     |
        | <loans>        | − 60 000 €                                    |
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"
      And the section "<example>" says "<illustrative>"
      And the section "<example>" says "<date>"
      And the fields of the example are not shown

      Examples:
        | language | address    | example                                | construction                           | market                    | limit              | debt-free                   | loans                                 | illustrative                                | date                           |
        | Finnish  | /fi/hitas/ | Laske itse: havainnollistava esimerkki | Rakennuskustannusindeksillä korkein    | Markkinahintaindeksillä   | Rajaneliöhinnalla  | Korkein velaton hinta       | Vähennetään osuus yhtiön lainoista    | Tulos ei ole virallinen enimmäishinta       | tuli voimaan 1.11.2022         |
        | Swedish  | /hitas/    | Räkna själv: ett belysande exempel     | Enligt byggnadskostnadsindex högst     | Enligt marknadsprisindex  | Enligt gränspriset | Det högsta skuldfria priset | Avgår andelen av bolagets lån         | Resultatet är inget officiellt maximipris   | började gälla 1.11.2022        |
        | English  | /en/hitas/ | Work it out: an illustrative example   | By the construction cost index highest | By the market price index | By the limit price | The highest debt-free price | Less the share of the company’s loans | The result is not an official maximum price | took effect on 1 November 2022 |

  @HITAS-2
  Rule: With a visitor's own numbers the example is the highest of three prices, less the home's share of loans

    Scenario Outline: <field>: <number>
      Given a visitor is at "/fi/hitas/" on the Finland site
      When they write "<number>" in the field "<field>"
      Then the highest of the three is "<highest>"
      And the maximum price of the example is "<maximum>", and by the limit price alone "<unconfirmed>"

      Examples:
        | field                                 | number  | highest                                               | maximum   | unconfirmed |
        | Markkinahintaindeksi laskentahetkellä | 160     | Markkinahintaindeksillä                               | 260 000 € | 223 980 €   |
        | Markkinahintaindeksi laskentahetkellä | 157,5   | Rakennuskustannusindeksillä, Markkinahintaindeksillä  | 255 000 € | 223 980 €   |
        | Asunnon pinta-ala                     | 70,5 m² | Rajaneliöhinnalla                                     | 273 677 € | 273 677 €   |
        | Rakennusaikaiset lisätyöt             |         | Rakennuskustannusindeksillä                           | 248 700 € | 223 980 €   |
        | Osuus yhtiön lainoista                | 400000  | Rakennuskustannusindeksillä                           | 0 €       | 0 €         |

    Scenario Outline: "<number>" is no number, in <language>
      Given a visitor is at "<address>" on the Finland site
      When they write "<number>" in the field "<field>"
      Then the field "<field>" is marked as wrong: "<error>"
      And the result of the example reads "<incomplete>"
      And the page meets WCAG 2.2 AA
      When they write "60" in the field "<field>"
      Then the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"

      Examples:
        | language | address    | field                  | number | error                                                    | incomplete                                                         |
        | Finnish  | /fi/hitas/ | Asunnon pinta-ala      | iso    | Kirjoita nollaa suurempi luku, esimerkiksi 126,5.        | Korjaa merkityt kohdat, niin laskelma päivittyy.                   |
        | Swedish  | /hitas/    | Bostadens yta          | 0      | Skriv ett tal som är större än noll, till exempel 126,5. | Rätta de markerade fälten, så räknas exemplet om.                  |
        | English  | /en/hitas/ | Floor area of the home |        | Enter a number above zero, such as 126,5.                | Correct the marked fields and the example will be worked out anew. |

    Scenario: The way back to the example
      Given a visitor is at "/en/hitas/" on the Finland site
      When they write "500000" in the field "First purchase price"
      Then the maximum price of the example is "471 300 €", and by the limit price alone "223 980 €"
      When they press the button "Back to the example’s numbers"
      Then the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"

  @HITAS-3
  Rule: The arithmetic is loaded when a visitor turns to the fields, and can stay away without harm

    Scenario: When they do
      Given a visitor is at "/fi/hitas/" on the Finland site
      Then the browser did not ask for "/hitas-account-*.js"
      When they write "70" in the field "Asunnon pinta-ala"
      Then the maximum price of the example is "271 310 €", and by the limit price alone "271 310 €"
      And the browser asked for "/hitas-account-*.js" 1 time

    Scenario: It stays missing
      Given a visitor is at "/fi/hitas/" on the Finland site
      And "/hitas-account-*.js" answers 404
      When they click the field "Asunnon pinta-ala"
      Then the browser has made 1 full page load
      And the page is interactive
      When they click the field "Asunnon pinta-ala"
      Then they see the error "Osaa sivusta ei voitu ladata."
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"

  @HITAS-4
  Rule: The hitas page shows when the control of prices ends, by the year in which the company was completed

    Scenario Outline: In <language>
      When a visitor opens "<address>" on the Finland site
      Then the figure "<figure>" says, in this order:
        | <new>      |
        | <released> |
        | <old>      |
        | <compared> |
        | <half>     |
        | <no cap>   |

      Examples:
        | language | address    | figure                                                          | new                                  | released                                          | old                                 | compared                                                                  | half       | no cap                                            |
        | Finnish  | /fi/hitas/ | Sääntelyn vaiheet talon valmistumisesta alkaen                  | Yhtiö valmistunut 2011 tai myöhemmin | 30 vuotta täyttyy: yhtiö vapautuu automaattisesti | Yhtiö valmistunut ennen vuotta 2011 | 30 vuotta täyttyy: yhtiön hintaa verrataan postinumeroalueen hintaan      | Puolihitas | Jälleenmyynnissä ei hintakattoa missään vaiheessa |
        | Swedish  | /hitas/    | Regleringens skeden från det att huset blev färdigt             | Bolag färdigt 2011 eller senare      | När 30 år har gått: bolaget frigörs automatiskt   | Bolag färdigt före 2011             | När 30 år har gått: bolagets pris jämförs med postnummerområdets          | Halvhitas  | Aldrig något pristak när bostaden säljs vidare    |
        | English  | /en/hitas/ | The stages of the controls, from the completion of the building | Company completed in 2011 or later   | At 30 years: released automatically               | Company completed before 2011       | At 30 years: the company’s price is compared with that of the postal area | Half-hitas | Never a cap on resale                             |
