Feature: Looking at a home

  Before anybody gives up an evening for a viewing they look at the pictures, read the plan and the figures,
  and ask somebody they trust. The page of a home serves that: large pictures that a thumb or a keyboard can turn,
  a plan to look into, facts in the words of the country, and no secrets about what it cost last month.

  @HOME-1
  Rule: Every picture of a home opens as large as the window, the others are one key, one click or one swipe away, and all can be seen at once

    Scenario Outline: By keyboard, in <language>
      Given a visitor is at "<address>" on the <site> site
      When they open "<opener>"
      Then they see picture "<third>" with its caption, the next one being there already
      And the keys lead them through the pictures:
        | ArrowRight | <fourth> |
        | ArrowLeft  | <third>  |
        | End        | <last>   |
        | ArrowRight | <last>   |
        | Home       | <first>  |
        | ArrowLeft  | <first>  |

      Examples:
        | site    | language | address                    | opener                          | first          | third          | fourth         | last           |
        | Sweden  | Swedish  | /objekt/kvistgatan-12/     | Visa bild 3 av 6 i full storlek | Bild 1 av 6    | Bild 3 av 6    | Bild 4 av 6    | Bild 6 av 6    |
        | Sweden  | English  | /en/property/bjorkvagen-7/ | Show picture 3 of 8 full size   | Picture 1 of 8 | Picture 3 of 8 | Picture 4 of 8 | Picture 8 of 8 |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-5/  | Näytä kuva 3/5 suurena          | Kuva 1/5       | Kuva 3/5       | Kuva 4/5       | Kuva 5/5       |

    Scenario: By buttons and by finger, on a phone
      Given a visitor with a small screen is at "/objekt/kvistgatan-12/" on the Sweden site
      When they open "Visa bild 1 av 6 i full storlek"
      And they press the button "Nästa bild"
      Then they see picture "Bild 2 av 6" with its caption, the next one being there already
      When they swipe to the next picture
      Then they see picture "Bild 3 av 6" with its caption, the next one being there already
      When they press the button "Föregående bild"
      Then they see picture "Bild 2 av 6" with its caption, the next one being there already
      And it meets WCAG 2.2 AA there, light and dark

    Scenario Outline: All at once, in <language>, and each from there
      Given a visitor with a small screen is at "<address>" on the <site> site
      When they open "<all>"
      Then all <count> pictures are there at once
      And it meets WCAG 2.2 AA there, light and dark
      When they press Enter on the third picture
      Then they see picture "<third>" with its caption, the next one being there already
      When they press the button "<back>"
      Then all <count> pictures are there at once
      And the focus is on the third picture
      When they close it by Escape
      Then the focus is back on "<all>"

      Examples:
        | site    | language | address                    | all                  | count | third          | back         |
        | Sweden  | Swedish  | /objekt/kvistgatan-12/     | Visa alla 6 bilder   | 6     | Bild 3 av 6    | Alla bilder  |
        | Sweden  | English  | /en/property/bjorkvagen-7/ | Show all 8 pictures  | 8     | Picture 3 of 8 | All pictures |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-5/  | Näytä kaikki 5 kuvaa | 5     | Kuva 3/5       | Kaikki kuvat |

    @no-javascript
    Scenario: Without JavaScript each picture leads to its file
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then each of the 6 pictures leads to its file
      And nothing is offered that needs scripts

  @HOME-2
  Rule: What opens over a page holds the visitor until they close it, and closing leaves them where they were

    Scenario Outline: Closed by <way>
      Given a visitor is at "/omraden/sodermalm/" on the Sweden site
      When they follow "Genomgående tvåa med balkong mot gården" in the text
      And they open "Visa bild 3 av 6 i full storlek"
      Then Tab stays within what is open, and the page behind stays where it is
      When they close it by <way>
      Then the focus is back on "Visa bild 3 av 6 i full storlek"
      And they are at "/objekt/kvistgatan-12/"
      When they go back
      Then they are at "/omraden/sodermalm/"

      Examples:
        | way        |
        | its button |
        | Escape     |
        | Back       |

    Scenario: The part that shows pictures is missing
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And "/picture-viewer-*.js" answers 404
      When they press the button "Visa bild 3 av 6 i full storlek"
      Then the browser has made 1 full page load
      And the page is interactive
      When they press the button "Visa bild 3 av 6 i full storlek"
      Then the failure is shown
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish

  @HOME-3
  Rule: The floor plan is an item of its own that can be looked at closely, and a home without one says so

    Scenario: By buttons and keys
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they open "Förstora planritningen"
      Then the plan is shown at 100 %
      When they press the button "Zooma in"
      Then the plan is shown at 149 %
      When they press ArrowLeft
      Then the plan has moved
      When they press 0
      Then the plan is shown at 100 %
      When they press +
      And they press the button "Zooma ut"
      Then the plan is shown at 100 %
      When they double-click the plan
      Then the plan is shown at 250 %
      And it meets WCAG 2.2 AA there, light and dark
      When they close it by Back
      Then the focus is back on "Förstora planritningen"

    Scenario Outline: The plan in <language>
      When a visitor opens "<address>" on the <site> site
      Then the section "<plan>" says "<rooms>"
      And the contents lead to "<plan>"

      Examples:
        | site    | language | address                     | plan        | rooms                                         |
        | Sweden  | English  | /en/property/kvistgatan-12/ | Floor plan  | living room, bedroom, hall, bathroom, balcony |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-14/  | Pohjakuva   | olohuone, 2 × makuuhuone, keittiö, eteinen    |
        | Finland | Swedish  | /objekt/oksakatu-3-a-5/     | Planritning | vardagsrum, sovrum, hall, badrum, kök         |

    Scenario Outline: A home without a plan in <site>
      When a visitor opens "<address>" on the <site> site
      Then the section "<plan>" says "<missing>"

      Examples:
        | site    | address                          | plan        | missing                          |
        | Sweden  | /objekt/filmrullegatan-6/        | Planritning | Planritningen är inte klar än.   |
        | Finland | /fi/kohde/vanhanverstaankatu-14-a-5/ | Pohjakuva   | Pohjakuva ei ole vielä valmis.   |

  @HOME-4
  Rule: Price, size and costs stand at the top of a home's page, and all its facts in the order and the words of its market

    Scenario: The top of a Swedish page
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the top of the page states, in this order:
        | Utgångspris | 4 950 000 kr    |
        | Antal rum   | 2               |
        | Boarea      | 56,7 m²         |
        | Våning      | vån 3 av 5      |
        | Byggår      | 1908            |
        | Avgift      | 3 456,50 kr/mån |
        | Driftkostnad | 6 240 kr/år    |

    Scenario: The top of a Finnish page: debt-free price, selling price, share of loan and of the plot as one
      When a visitor opens "/fi/kohde/vehnanjyvankatu-4-a-16/" on the Finland site
      Then the top of the page states, in this order:
        | Velaton hinta         | 222 000 €    |
        | Myyntihinta           | 98 400 €     |
        | Velkaosuus            | 123 600 €    |
        | Tontin lunastusosuus  | 24 300 €     |
        | Huoneistoselitelmä    | 2h+kt+s      |
        | Asuinpinta-ala        | 51,5 m²      |
        | Kerros                | 5/6 krs      |
        | Rakennusvuosi         | 2027         |
        | Yhtiövastike          | 757,05 €/kk  |
      And the page states:
        | Energialuokka | B2018 |

    Scenario: What is not there is said too
      When a visitor opens "/objekt/saltinggrand-3/" on the Sweden site
      Then the page states:
        | Hiss                   | Nej                                                     |
        | Balkong eller uteplats | Nej                                                     |
        | Energiklass            | Saknas. Föreningen har ingen giltig energideklaration. |
      When a visitor opens "/fi/kohde/verkkoriihentie-8-a-6/" on the Finland site
      Then the page states:
        | Energialuokka | Todistus puuttuu. Yhtiöllä ei ole voimassa olevaa energiatodistusta. |
      When a visitor opens "/objekt/klippspangsvagen-14/" on the Sweden site
      Then the page states:
        | Pantsatt | Nej, lägenheten är inte pantsatt |

    Scenario: A Finnish house, which no company owns
      When a visitor opens "/en/property/majavakuja-6/" on the Finland site
      Then the page states:
        | Selling price | 649 000 €                                      |
        | Living area   | 132,5 m²                                       |
        | Other area    | 14,5 m²                                        |
        | Plot          | Owned                                          |
        | Zoning        | Detailed plan: plots for detached houses (AO) |
        | Property tax  | 618 €/year                                     |
      And the fact "Debt share" is not shown

    Scenario Outline: What machines read in <site>
      When a visitor opens "<address>" on the <site> site
      Then the page's structured data hold:
        | @type                                | RealEstateListing |
        | mainEntity.@type                     | Apartment         |
        | mainEntity.floorSize.value           | <area>            |
        | mainEntity.additionalProperty.0.value | <energy>         |
        | offers.price                         | <price>           |
        | offers.availability                  | <availability>    |

      Examples:
        | site    | address                     | area  | energy | price    | availability                |
        | Sweden  | /objekt/kvistgatan-12/      | 56.78 | D      | 4950000  | https://schema.org/InStock  |
        | Sweden  | /objekt/vindspelsgatan-6/   | 52    | E      | 5040000  | https://schema.org/SoldOut  |
        | Sweden  | /objekt/ankarsmedsgatan-31/ | 134   | D      | 14450000 | https://schema.org/Reserved |
        | Finland | /fi/kohde/oksakatu-3-a-5/   | 50    | D2018  | 229025   | https://schema.org/InStock  |

  @HOME-5
  Rule: Words that not everybody knows open what they mean

    Scenario Outline: "<word>" by keyboard
      Given a visitor is at "<address>" on the <site> site
      When they press Enter on the word "<word>"
      Then they read the meaning "<meaning>"
      When they press Escape
      Then the meaning is not shown

      Examples:
        | site    | address                     | word            | meaning                                        |
        | Sweden  | /objekt/kvistgatan-12/      | Andelstal       | Lägenhetens del av föreningen.                 |
        | Sweden  | /en/property/kvistgatan-12/ | Pledged         | A pledged flat is security for a loan.         |
        | Finland | /fi/kohde/oksakatu-3-a-5/   | Velkaosuus      | Asunnon osuus taloyhtiön lainasta.             |
        | Finland | /objekt/oksakatu-3-a-5/     | Skötselvederlag | Månadsavgift för skötseln av huset             |

    @no-javascript
    Scenario: Without JavaScript
      Given a visitor is at "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      When they press Enter on the word "Lunastusoikeus"
      Then they read the meaning "Yhtiöjärjestys voi antaa yhtiölle tai osakkaille, Hitas-yhtiössä kaupungille, oikeuden"

  @HOME-6
  Rule: A home says what has become of it: new, on its way, at another price, reserved or sold

    Scenario Outline: Published on 15 November, on <day>
      Given it is "<day>T12:00:00Z"
      When a visitor opens "/objekt/havstrutsgatan-9/" on the Sweden site
      Then the page says "Publicerad 15 november 2026"
      And the top of the page <says> that it is "Ny"
      When a visitor opens "/bostader/" on the Sweden site
      Then the card "Nybyggt parhus med altan, bastu och laddplats" <says> that it is "Ny"

      Examples:
        | day        | says         |
        | 2026-11-21 | says         |
        | 2026-11-22 | does not say |

    Scenario: A sold home is not new, however late one looks
      Given it is "2026-09-11T12:00:00Z"
      When a visitor opens "/objekt/vindspelsgatan-6/" on the Sweden site
      Then the top of the page does not say that it is "Ny"

    Scenario: A price that was lowered twice
      When a visitor opens "/objekt/klippspangsvagen-14/" on the Sweden site
      Then the home is labelled "Sänkt pris"
      And the top of the page says "Priset sänktes 3 november 2026 från 6 100 000 kr: −150 000 kr (−2,5 %)."
      And the table "Priset från början till nu" reads:
        | 3 november 2026   | 5 950 000 kr | −150 000 kr (−2,5 %) |
        | 28 september 2026 | 6 100 000 kr | −150 000 kr (−2,4 %) |
        | 24 augusti 2026   | 6 250 000 kr | Första priset        |
      When a visitor opens "/omraden/nacka/" on the Sweden site
      Then the card "Trea med balkong mot vattnet och bastu" says:
        | Sänkt pris |

    Scenario Outline: A home in Finland that is <state>
      When a visitor opens "<address>" on the Finland site
      Then the home is labelled "<label>"
      And the top of the page says "<news>"

      Examples:
        | state             | address                              | label           | news                                                                                                        |
        | cheaper           | /fi/kohde/tuulihatunkatu-15-b-19/    | Hintaa laskettu | Aiempi hinta oli 724 000 €: muutos −25 000 € (−3,5 %).                                                      |
        | sold              | /fi/kohde/oksakatu-3-b-17/           | Myyty           | Myyty 30. lokakuuta 2026. Kauppahintaa ei julkaista: tässä näkyy viimeinen pyyntihinta.                     |
        | reserved          | /en/property/satulakivenkatu-9-b-11/ | Reserved        | A buyer has reserved this home, but the sale is not final.                                                  |
        | yet to come       | /objekt/suokurpankaari-3-a-9/        | Kommande        | Bostaden är på väg ut till försäljning.                                                                     |

    Scenario: What a sold home in Sweden was asked and paid for stays to be seen
      When a visitor opens "/objekt/vindspelsgatan-6/" on the Sweden site
      Then the home is labelled "Såld"
      And the top of the page says "Såld 14 oktober 2026 för 5 040 000 kr. Utgångspriset var 4 890 000 kr."
      And the table "Priset från början till nu" reads:
        | 14 oktober 2026   | 5 040 000 kr, slutpris | +150 000 kr (+3,1 %) |
        | 10 september 2026 | 4 890 000 kr           | Första priset        |

  @HOME-7
  Rule: A home is passed on with its address, its price and the agent's phone

    Scenario: By what the device has for it
      Given their browser can share
      And a visitor is at "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      When they press the button "Jaa"
      Then this was shared with "https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-5/":
        | Oksakatu 3 A 5, Kallio, Helsinki |
        | Velaton hinta 229 025 €          |
        | Aino Lehtovirta                  |

    Scenario: By copying the address
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they press the button "Dela"
      Then the message reads "Länken är kopierad."
      And "https://www.kvistbo.example/objekt/kvistgatan-12/" has been copied

    Scenario: By reading the address, where nothing may be copied
      Given their browser lets nothing be copied
      And a visitor is at "/en/property/kvistgatan-12/" on the Sweden site
      When they press the button "Share"
      Then the message reads "Copy the address from here: https://www.kvistbo.example/en/property/kvistgatan-12/"

    @no-javascript
    Scenario: By mail, without JavaScript
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the mail of "Mejla" says:
        | Kvistgatan 12, Södermalm, Stockholm                |
        | Utgångspris 4 950 000 kr                           |
        | Tuva Rimstedt, 070-174 06 06                       |
        | https://www.kvistbo.example/objekt/kvistgatan-12/ |

    Scenario Outline: The preview of a shared link in <language>
      When a visitor opens "<address>" on the <site> site
      Then its preview shows a picture, "<title>" and "<price>"

      Examples:
        | site    | language | address                     | title                    | price        |
        | Sweden  | English  | /en/property/kvistgatan-12/ | Kvistgatan 12, Södermalm | 4 950 000 kr |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-5/   | Oksakatu 3 A 5, Kallio   | 229 025 €    |

  @HOME-8
  Rule: On paper a home is a brochure of two A4 pages, with its viewings, its monthly cost, its facts, its agent, the way back to its page and its plan as large as there is room for

    Scenario Outline: One of the longest pages of <site>, in <language>
      Given a visitor is at "<address>" on the <site> site
      And the content "<left out>" is shown
      When they ask for paper by "<print>"
      Then it is printed on 2 A4 pages
      And the paper shows 4 pictures
      And the paper shows the picture "<code>"
      And the paper shows the text "<facts>"
      And the paper shows the text "<agent>"
      And the paper shows the text "<url>"
      And the plan on the paper is at least <plan> mm high
      And the paper does not show the content "<left out>"

      Examples:
        | site    | language | address                          | print             | plan | code                      | facts                | agent     | url                                                            | left out          |
        | Sweden  | Swedish  | /objekt/havskattsvagen-11/       | Skriv ut broschyr | 100  | QR-kod till den här sidan | Fastighetsbeteckning | Mäklaren  | https://www.kvistbo.example/objekt/havskattsvagen-11/          | Liknande bostäder |
        | Finland | English  | /en/property/reimarikatu-8-b-41/ | Print a brochure  | 70   | QR code for this page     | Parking space        | The agent | https://www.kvistbo-fi.example/en/property/reimarikatu-8-b-41/ | On this page      |
        | Finland | Finnish  | /fi/kohde/lokikirjankatu-2-a-8/  | Tulosta esite     | 70   | QR-koodi tälle sivulle    | Tontin lunastusosuus | Välittäjä | https://www.kvistbo-fi.example/fi/kohde/lokikirjankatu-2-a-8/  | Tällä sivulla     |

    Scenario Outline: When the home is shown and what it costs a month, <site>
      Given it is "2026-11-21T12:00:00+01:00"
      When a visitor opens "<address>" on the <site> site
      And they ask for paper by "<print>"
      Then it is printed on 2 A4 pages
      And the paper shows the text "<first>" under "<viewings>"
      And the paper shows the text "<second>" under "<viewings>"
      And the paper shows the text "<cost>" under "<monthly>"
      And the paper does not show the text "<calendar>"
      And the logo on the paper begins where the text does

      Examples:
        | site    | address                            | print             | viewings  | first                            | second                           | monthly      | cost          | calendar              |
        | Sweden  | /objekt/bjorkvagen-7/              | Skriv ut broschyr | Visningar | måndag 23 november, 17:30–18:00  | tisdag 24 november, 17:00–17:40  | Månadskostnad | 52 111 kr/mån | Lägg till i kalendern |
        | Finland | /en/property/reimarikatu-8-b-41/   | Print a brochure  | Viewings  | Wednesday 25 November, 17:15–18:00 | Sunday 13 December, 13:00–13:45 | Monthly cost | 3 083 €/month | Add to calendar       |

    Scenario: While the question of consent stands open
      Given a first-time visitor is at "/en/property/batdragsgatan-3/" on the Sweden site
      When the cookie question "Which cookies may we use?" is shown
      And they ask for paper by "Print a brochure"
      Then it is printed on 2 A4 pages
