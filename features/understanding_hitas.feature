Feature: Understanding hitas

  Nobody understands a maximum price from a paragraph about indices. An example that visitors can follow on paper, and try
  with their own numbers, explains it. It never pretends to be the city's own decision.

  Background:
    Given these addresses:
      | name                            | address                                  |
      | the hitas page in Finnish       | /fi/hitas/                               |
      | the hitas page in Swedish       | /hitas/                                  |
      | the hitas page in English       | /en/hitas/                               |
      | the Hitas homes in Finnish      | /fi/asunnot/?status=forSale&has=hitas    |
      | the Hitas homes in Swedish      | /bostader/?status=forSale&has=hitas      |
      | the Hitas homes in English      | /en/apartments/?status=forSale&has=hitas |
      | the Hitas flat in Finnish       | /fi/kohde/hitaskatu-9-c-41/              |
      | the Hitas flat in Swedish       | /objekt/hitaskatu-9-c-41/                |
      | the Hitas flat in English       | /en/property/hitaskatu-9-c-41/           |
      | a flat at a free price          | /fi/kohde/oksakatu-3-a-14/               |
      | the homes in Nordsjö in Finnish | /fi/asunnot/?place=vuosaari              |
      | the area Nordsjö in Swedish     | /omraden/vuosaari/                       |
      | the area Nordsjö in English     | /en/areas/vuosaari/                      |
      | the feed of Hitas homes         | /api/homes-feed?language=fi&has=hitas    |

  @HITAS-1 @headline
  Rule: The hitas page forms a maximum price step by step, in an example that says it is not official
    The city may redeem a home that is sold for too much, so sellers and buyers want to know where the limit comes from.

    @no-javascript
    Scenario: The example works out a maximum price step by step in English, without JavaScript too
      When a visitor opens "the hitas page in English" on the Finland site
      Then the section "Work it out: an illustrative example" states:
        | By the construction cost index highest | (294 000 € + 6 000 €) × 126 / 120 = 315 000 € |
        | By the market price index              | (294 000 € + 6 000 €) × 153 / 150 = 306 000 € |
        | By the limit price                     | 60 m² × 4 733 €/m² = 283 980 €                |
        | The highest debt-free price            | 315 000 €                                     |
        | Less the share of the company’s loans  | − 60 000 €                                    |
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"
      And the section "Work it out: an illustrative example" says:
        | The result is not an official maximum price |
        | took effect on 1 November 2022              |
      And the fields of the example are not shown

    @no-javascript
    Scenario: The example works out a maximum price step by step in Finnish, without JavaScript too
      When a visitor opens "the hitas page in Finnish" on the Finland site
      Then the section "Laske itse: havainnollistava esimerkki" states:
        | Rakennuskustannusindeksillä korkein | (294 000 € + 6 000 €) × 126 / 120 = 315 000 € |
        | Markkinahintaindeksillä             | (294 000 € + 6 000 €) × 153 / 150 = 306 000 € |
        | Rajaneliöhinnalla                   | 60 m² × 4 733 €/m² = 283 980 €                |
        | Korkein velaton hinta               | 315 000 €                                     |
        | Vähennetään osuus yhtiön lainoista  | − 60 000 €                                    |
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"
      And the section "Laske itse: havainnollistava esimerkki" says:
        | Tulos ei ole virallinen enimmäishinta |
        | tuli voimaan 1.11.2022                |
      And the fields of the example are not shown

    @no-javascript
    Scenario: The example works out a maximum price step by step in Swedish, without JavaScript too
      When a visitor opens "the hitas page in Swedish" on the Finland site
      Then the section "Räkna själv: ett belysande exempel" states:
        | Enligt byggnadskostnadsindex högst | (294 000 € + 6 000 €) × 126 / 120 = 315 000 € |
        | Enligt marknadsprisindex           | (294 000 € + 6 000 €) × 153 / 150 = 306 000 € |
        | Enligt gränspriset                 | 60 m² × 4 733 €/m² = 283 980 €                |
        | Det högsta skuldfria priset        | 315 000 €                                     |
        | Avgår andelen av bolagets lån      | − 60 000 €                                    |
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"
      And the section "Räkna själv: ett belysande exempel" says:
        | Resultatet är inget officiellt maximipris |
        | började gälla 1.11.2022                   |
      And the fields of the example are not shown

  @HITAS-2
  Rule: With a visitor's own numbers, the maximum price is the highest of three prices, less the home's share of loans
    The city itself calculates in this way, so an owner can see which of the three prices decides.

    Scenario: The example is worked out again with a visitor's own floor area, by which another price is the highest
      Given a visitor is at "the hitas page in English" on the Finland site
      When they write "70,5 m²" in the field "Floor area of the home"
      Then the highest of the three prices is "By the limit price"
      And the maximum price of the example is "273 677 €", and by the limit price alone "273 677 €"

    Scenario: A field that needs a number above zero is marked as wrong in Swedish if it holds "0"
      Given a visitor is at "the hitas page in Swedish" on the Finland site
      When they write "0" in the field "Bostadens yta"
      Then the field "Bostadens yta" is marked as wrong: "Skriv ett tal som är större än noll, till exempel 126,5."
      And the result of the example says "Rätta de markerade"
      And the page meets WCAG 2.2 AA

    Scenario: A field that holds a word is marked as wrong in Finnish, and the example is worked out again once it is corrected
      Given a visitor is at "the hitas page in Finnish" on the Finland site
      And they write "iso" in the field "Asunnon pinta-ala"
      And the field "Asunnon pinta-ala" is marked as wrong: "Kirjoita nollaa suurempi luku, esimerkiksi 126,5."
      And the result of the example says "Korjaa merkityt"
      When they write "60" in the field "Asunnon pinta-ala"
      Then the field "Asunnon pinta-ala" is not marked as wrong
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"

    Scenario: A button brings back the numbers of the example, after a market price index that decides and a word for the floor area
      Given a visitor is at "the hitas page in English" on the Finland site
      And they write "160" in the field "Market price index at calculation"
      And the highest of the three prices is "By the market price index"
      And the maximum price of the example is "260 000 €", and by the limit price alone "223 980 €"
      And they write "large" in the field "Floor area of the home"
      And the field "Floor area of the home" is marked as wrong: "Enter a number above zero, such as 126,5."
      When they press the button "Back to the example’s numbers"
      Then the field "Floor area of the home" is not marked as wrong
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"

  @HITAS-4
  Rule: The hitas page shows when the price controls end, by the year in which the company was completed
    A home that is released may be sold at any price, so the year decides what a buyer can hope for in the long run.

    Scenario: A timeline in English shows when the price controls end
      When a visitor opens "the hitas page in English" on the Finland site
      Then the figure "The stages of the controls, from the completion of the building" says, in this order:
        | Company completed in 2011 or later                                        |
        | At 30 years: released automatically                                       |
        | Company completed before 2011                                             |
        | At 30 years: the company’s price is compared with that of the postal area |
        | Half-hitas                                                                |
        | Never a cap on resale                                                     |

    Scenario: A timeline in Finnish shows when the price controls end
      When a visitor opens "the hitas page in Finnish" on the Finland site
      Then the figure "Sääntelyn vaiheet talon valmistumisesta alkaen" says, in this order:
        | Yhtiö valmistunut 2011 tai myöhemmin                                 |
        | 30 vuotta täyttyy: yhtiö vapautuu automaattisesti                    |
        | Yhtiö valmistunut ennen vuotta 2011                                  |
        | 30 vuotta täyttyy: yhtiön hintaa verrataan postinumeroalueen hintaan |
        | Puolihitas                                                           |
        | Jälleenmyynnissä ei hintakattoa missään vaiheessa                    |

    Scenario: A timeline in Swedish shows when the price controls end
      When a visitor opens "the hitas page in Swedish" on the Finland site
      Then the figure "Regleringens skeden från det att huset blev färdigt" says, in this order:
        | Bolag färdigt 2011 eller senare                                  |
        | När 30 år har gått: bolaget frigörs automatiskt                  |
        | Bolag färdigt före 2011                                          |
        | När 30 år har gått: bolagets pris jämförs med postnummerområdets |
        | Halvhitas                                                        |
        | Aldrig något pristak när bostaden säljs vidare                   |

  @HITAS-5
  Rule: The hitas page says how many Hitas homes are for sale, and leads to exactly those
    A reader who has understood the scheme wants to see the homes, and not to look for them among all others.

    Scenario: The hitas page leads to the Hitas homes for sale, and says how many there are
      Given a visitor is at "the hitas page in Finnish" on the Finland site
      When they follow "2 Hitas-asuntoa myynnissä" in the text
      Then they are at "the Hitas homes in Finnish"
      And the results say "2 kohdetta"

    Scenario Outline: The hitas page in <language> leads to the Hitas homes for sale, by "<link>"
      When a visitor opens "the hitas page in <language>" on the Finland site
      Then the link "<link>" leads to "the Hitas homes in <language>"

      Examples: the link with the number
        | language | link                       |
        | Swedish  | 2 Hitas-bostäder till salu |
        | English  | 2 Hitas homes for sale     |

      Examples: the link in the text
        | language | link                           |
        | Finnish  | Myytävissä Hitas-asunnoissamme |

  @HITAS-6
  Rule: A Hitas home says so on its card, on its page and in feeds, and leads to the hitas page
    A buyer who learns of the price ceiling only at the bank has lost weeks, and a seller a buyer.

    Scenario: The card of a Hitas home in the list is marked, and the card of another home is not
      When a visitor opens "the homes in Nordsjö in Finnish" on the Finland site
      Then the card "Saunallinen Hitas-kaksio lähellä Vuosaaren metroa" is marked "Hitas"
      And the card "Vuonna 2012 valmistunut rivitalon päätyhuoneisto" is not marked "Hitas"

    Scenario Outline: The card of a Hitas home on the page of its area is marked in <language>, and the card of another home is not
      When a visitor opens "the area Nordsjö in <language>" on the Finland site
      Then the card "<hitas home>" is marked "Hitas"
      And the card "<other home>" is not marked "Hitas"

      Examples:
        | language | hitas home                                            | other home                             |
        | Swedish  | Hitas-tvåa med bastu nära metron i Nordsjö            | Gavelbostad i radhus från 2012         |
        | English  | One-bedroom Hitas flat with sauna near Vuosaari metro | End-of-terrace house completed in 2012 |

    Scenario Outline: The facts of a Hitas home lead to the hitas page in <language>
      Given a visitor is at "the Hitas flat in <language>" on the Finland site
      And the home is labelled "Hitas"
      When they follow "<link>" in the text
      Then they are at "the hitas page in <language>"

      Examples:
        | language | link              |
        | Finnish  | Näin Hitas toimii |
        | Swedish  | Så fungerar Hitas |
        | English  | How Hitas works   |

    Scenario: A home at a free price is not marked, and does not lead to the hitas page
      When a visitor opens "a flat at a free price" on the Finland site
      Then the page does not say "Näin Hitas toimii"

    Scenario: The feed of a search says which homes are Hitas homes
      When a feed reader asks the Finland site for "the feed of Hitas homes"
      Then the feed has 2 homes
      And the first entry of the feed mentions:
        | Hitas · |
