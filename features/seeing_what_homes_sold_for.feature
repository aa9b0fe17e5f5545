Feature: Seeing what homes sold for

  Asking prices tell what sellers hope for. What homes really went for tells buyers what to bid, and sellers what to expect.
  In Finland nobody publishes what was paid, so the page says that it shows what was last asked.

  Background:
    Given these addresses:
      | name                             | address                                       |
      | Sweden's sold homes in Swedish   | /slutpriser/                                  |
      | Sweden's sold homes in English   | /en/sold-prices/                              |
      | Finland's sold homes in Finnish  | /fi/myydyt-asunnot/                           |
      | Finland's sold homes in Swedish  | /salda-bostader/                              |
      | Finland's sold homes in English  | /en/sold-homes/                               |
      | the homes sold in Södermalm      | /slutpriser/?area=sodermalm                   |
      | two rooms sold there             | /slutpriser/?area=sodermalm&rooms=2           |
      | two rooms sold there, in English | /en/sold-prices/?area=sodermalm&rooms=2       |
      | the part about Uppsala           | /slutpriser/#uppsala                          |
      | the page of Södermalm            | /omraden/sodermalm/                           |
      | the sales in Södermalm           | /slutpriser/?area=sodermalm#sodermalm         |
      | the page of Uppsala              | /en/areas/uppsala/                            |
      | the sales in Uppsala             | /en/sold-prices/?area=uppsala#uppsala         |
      | the page of Kallio               | /fi/toimialueet/kallio/                       |
      | the sales in Kallio              | /fi/myydyt-asunnot/?area=kallio#kallio        |
      | the page of Drumsö               | /omraden/lauttasaari/                         |
      | the sales in Drumsö              | /salda-bostader/?area=lauttasaari#lauttasaari |

  @SOLD-1 @headline
  Rule: Sold homes are listed under their area, the latest first, with size, price and difference from the first price
    One sale says little: only beside others does a price show whether it was high for its size and its street.

    Scenario: Sold homes in Sweden show the final price, with and without a page of their own
      When a visitor opens "Sweden's sold homes in English" on the Sweden site
      Then the table "Nacka" has the columns "Home, Sold, Final price, kr/m², First asking price, Difference"
      And the table "Nacka" reads:
        | Såldbacken 11 3 rooms, 66 m², floor 5, built 1963      | 2 October 2026   | 3 850 000 kr | 58 333 | 3 790 000 kr | +1,6 % |
        | Utsiktsklippan 21 4 rooms, 108 m², floor 2, built 2016 | 8 June 2026      | 5 900 000 kr | 54 630 | 5 690 000 kr | +3,7 % |
        | Ekbacksstigen 14 5 rooms, 116 m², built 1984           | 25 March 2026    | 6 825 000 kr | 58 836 | 6 950 000 kr | −1,8 % |
        | Kvarnsjövägen 13 2 rooms, 47 m², floor 6, built 1961   | 21 November 2025 | 3 120 000 kr | 66 383 | 2 995 000 kr | +4,2 % |
        | Bergtallsvägen 6 3 rooms, 67 m², floor 6, built 1987   | 19 May 2025      | 3 525 000 kr | 52 612 | 3 390 000 kr | +4,0 % |
      And the section "Nacka" links to "/en/property/saldbacken-11/"

    Scenario: Sold homes in Finland show the debt-free price that was last asked
      When a visitor opens "Finland's sold homes in Swedish" on the Finland site
      Then the table "Berghäll" has the columns "Bostad, Såld, Sist begärt, €/m², Först begärt, Skillnad"
      And the table "Berghäll" reads:
        | Oksakatu 3 B 17 1 rum, 38,5 m², vån 3, byggt 1928             | 30 oktober 2026   | 214 500 € | 5 571 | 214 500 € | 0 %    |
        | Vesipostinkatu 8 B 19 1 rum, 27,5 m², vån 5, byggt 1928       | 21 september 2026 | 185 000 € | 6 727 | 199 000 € | −7,0 % |
        | Suutarinpenkere 4 A 15 3 rum, 66 m², vån 3, byggt 1926        | 2 juni 2026       | 408 000 € | 6 182 | 408 000 € | 0 %    |
        | Kellonsoittajankatu 12 C 40 2 rum, 58,5 m², vån 4, byggt 1928 | 16 april 2026     | 344 000 € | 5 880 | 359 000 € | −4,2 % |
        | Oksakatu 3 A 9 2 rum, 59 m², vån 2, byggt 1928                | 20 november 2025  | 315 000 € | 5 339 | 329 000 € | −4,3 % |
        | Torninvartijankatu 9 A 7 1 rum, 32 m², vån 3, byggt 1911      | 9 oktober 2025    | 189 000 € | 5 906 | 189 000 € | 0 %    |
        | Karhunvatukanpolku 6 B 24 2 rum, 53,5 m², vån 3, byggt 1928   | 2 juni 2025       | 295 000 € | 5 514 | 309 000 € | −4,5 % |
        | Lyhtykuja 3 A 11 1 rum, 38 m², vån 5, byggt 1938              | 7 mars 2025       | 234 000 € | 6 158 | 239 000 € | −2,1 % |

  @SOLD-2
  Rule: In Finland, the page of sold homes says that its prices were asked, and not what was paid
    A buyer who takes an asking price for a sale price pays too much, and a seller waits in vain.

    Scenario Outline: Finland's page says in <language> which price it shows
      When a visitor opens "Finland's sold homes in <language>" on the Finland site
      Then they see the page "<heading>" in <language>
      And the page says "<price>"
      And the page does not say "<never>"

      Examples:
        | language | heading                                  | price                                       | never       |
        | Finnish  | Myydyt asunnot ja viimeiset pyyntihinnat | Viimeinen pyyntihinta ei ole kauppahinta    | Toteutunut  |
        | Swedish  | Sålda bostäder och sist begärda priser   | Det sist begärda priset är inte köpesumman  | Slutpris    |
        | English  | Sold homes and their last asking prices  | The last asking price is not the sale price | Final price |

  @SOLD-3
  Rule: Sold homes can be chosen by area, rooms and year, and the address keeps the choice
    Somebody who sells two rooms wants to see two rooms, and to send the link to the others who own them.

    Scenario: The choices narrow the homes, and Back takes away the last one
      Given a visitor is at "Sweden's sold homes in Swedish" on the Sweden site
      And they choose "Södermalm" as "Område"
      And they choose "2 rum" as "Antal rum"
      And they are at "two rooms sold there"
      And the page says "Visar 7 av 59 sålda bostäder."
      And the section "Nacka" is not shown
      When they go back
      Then they are at "the homes sold in Södermalm"
      And the page says "Visar 12 av 59 sålda bostäder."

    Scenario: An address with choices keeps them in another language
      Given a visitor is at "two rooms sold there" on the Sweden site
      When they change the language to English
      Then they are at "two rooms sold there, in English"
      And the page says "Showing 7 of 59 sold homes."

    Scenario: Whoever opens an address with an unknown area and year beside the rooms sees the homes that it names
      When a visitor opens "/slutpriser/?area=atlantis&rooms=4&year=1999" on the Sweden site
      Then the page says "Visar 9 av 59 sålda bostäder."

    Scenario: A choice that no home fits says so, and a button shows all homes again
      When a visitor opens "/slutpriser/?area=uppsala&rooms=4" on the Sweden site
      Then the page says "Inga sålda bostäder stämmer med ditt val."
      When they press the button "Visa alla"
      Then they are at "Sweden's sold homes in Swedish"
      And the page says "Visar 59 av 59 sålda bostäder."

    @no-javascript
    Scenario: Without JavaScript, links lead to the homes of each area
      Given a visitor opens "Sweden's sold homes in Swedish" on the Sweden site
      When they follow "Uppsala" in the text
      Then they are at "the part about Uppsala"
      And the part "Uppsala" is in the window
      And the drop-down "Område" is not shown

  @SOLD-4
  Rule: A chart shows each sold home of an area as a dot, without a line
    A line through a handful of homes would show a trend that nobody measured.

    Scenario: The dots of an area are its homes, and those that are not chosen go
      Given a visitor is at "Sweden's sold homes in Swedish" on the Sweden site
      And the chart of "Södermalm" has 12 dots and no line
      And the highest dot of "Södermalm" is that of "Drejargränden 7"
      When they choose "2026" as "Såld"
      Then the chart of "Södermalm" has 6 dots and no line
      And the page says "De är för få för att visa vart priserna är på väg."

  @SOLD-7
  Rule: The usual price of an area is stated only where five flats or more were sold
    What is usual cannot be told from a few homes, and a seller would take it for a valuation.

    Scenario Outline: The usual price of flats in <area> is stated in <language> if five were sold
      When a visitor opens "Sweden's sold homes in <language>" on the Sweden site
      Then the section "<area>" says "<usual>"

      Examples:
        | language | area  | usual                                                                           |
        | Swedish  | Solna | 5 sålda bostäder. Medianen för 5 lägenheter är 62 264 kr per m²                 |
        | English  | Solna | half of them lie between 59 453 and 68 750.                                     |
        | Swedish  | Nacka | 5 sålda bostäder. Det är för få lägenheter för att säga vad som är vanligt här. |
        | English  | Nacka | 5 sold homes. There are too few flats to say what is usual here.                |

  @SOLD-5
  Rule: Each area leads to what homes sold for there, and the page for sellers to all sold homes
    People ask what homes cost where they look at homes, and not in a list of statistics.

    Scenario Outline: The page of <area> leads to its sold homes
      Given a visitor is at "the page of <area>" on the <site> site
      When they follow "<link>" in the text
      Then they are at "the sales in <area>"
      And the page says "<found>"

      Examples:
        | site    | area      | link                                               | found                                    |
        | Sweden  | Södermalm | Slutpriser på Södermalm                            | Visar 12 av 59 sålda bostäder.           |
        | Finland | Kallio    | Myydyt asunnot Kalliossa ja viimeiset pyyntihinnat | Näytetään 8, yhteensä 61 myytyä asuntoa. |

    Scenario Outline: On the page of <area>, a link in <language> leads to its sold homes
      When a visitor opens "the page of <area>" on the <site> site
      Then the link "<link>" leads to "the sales in <area>"

      Examples:
        | site    | language | area    | link                                           |
        | Sweden  | English  | Uppsala | Sold prices in Uppsala                         |
        | Finland | Swedish  | Drumsö  | Sålda bostäder på Drumsö, med sist begärt pris |

    Scenario Outline: The page for sellers leads to all sold homes of <site>
      Given a visitor is at "<page>" on the <site> site
      When they follow "<link>" in the text
      Then they are at "<address>"

      Examples:
        | site    | page            | link                        | address             |
        | Sweden  | /salja-med-oss/ | Se alla sålda bostäder      | /slutpriser/        |
        | Finland | /fi/myy-kotisi/ | Katso kaikki myydyt asunnot | /fi/myydyt-asunnot/ |

  @SOLD-8
  Rule: A home's page shows what homes like it sold for in its area, and what a square metre cost
    A price says little by itself, and a buyer would otherwise look for these sales on another site.

    Scenario: The latest four sales are listed, and the price of the flat is put beside the usual one
      When a visitor opens "/en/property/kvistgatan-12/" on the Sweden site
      Then the table "Sold prices in Södermalm" has the columns "Home, Sold, Final price, kr/m²"
      And the table "Sold prices in Södermalm" reads:
        | Såldstigen 4 2 rooms, 52 m², floor 5, built 1964       | 14 October 2026 | 5 040 000 kr | 96 923  |
        | Fyrvaktargatan 26 2 rooms, 50 m², floor 2, built 1928  | 8 October 2026  | 4 945 000 kr | 98 900  |
        | Kajtrappsgatan 12 2 rooms, 64 m², floor 3, built 1890  | 18 August 2026  | 6 470 000 kr | 101 094 |
        | Drejargränden 7 3 rooms, 84 m², floor 6, built 1988    | 25 May 2026     | 9 425 000 kr | 112 202 |
      And the section "Sold prices in Södermalm" says "The median for 12 flats"
      And the section "Sold prices in Södermalm" says "February 2025–October 2026, is 98 475 kr per m²."
      And the section "Sold prices in Södermalm" says "The price here is 87 179 kr per m², 11 % less."
      And the section "Sold prices in Södermalm" links to "/en/sold-prices/?area=sodermalm#sodermalm"

    Scenario: A flat in Kallio is put beside its neighbours in Finnish
      When a visitor opens "/fi/kohde/oksakatu-3-a-14/" on the Finland site
      Then the section "Myydyt asunnot Kalliossa ja viimeiset pyyntihinnat" says "Tämän asunnon hinta on 5 681 €/m², 4 % matalampi."

    Scenario: A flat in Kallio is put beside its neighbours in Swedish
      When a visitor opens "/objekt/oksakatu-3-a-14/" on the Finland site
      Then the section "Sålda bostäder i Berghäll, med sist begärt pris" says "är 5 893 € per m². För den här begärs 5 681 €"

    Scenario: A house is put beside houses only
      When a visitor opens "/en/property/villavagen-11/" on the Sweden site
      Then the table "Sold prices in Gothenburg" reads:
        | Såldängen 17 4 rooms, 121 m², built 1994    | 30 September 2026 | 5 890 000 kr | 48 678 |
        | Vresrosgången 5 5 rooms, 128 m², built 1978 | 14 May 2025       | 6 100 000 kr | 47 656 |
      And the page does not say "The median for"

    Scenario: Beside a house, one sale is no table, and the published price of flats is not stated
      When a visitor opens "/en/property/bjorkvagen-7/" on the Sweden site
      Then the page does not say "Sold prices in Nacka"
      And the page does not say "Tenant-owned flats"

    Scenario: The prices on the page of an area begin with those of the flats that we sold there
      When a visitor opens "/en/areas/sodermalm/" on the Sweden site
      Then the section "Prices" says "The median of 12 flats is 98 475 kr per m²"

  @SOLD-6
  Rule: The page of sold homes says whose sales they are, from which months, and that homes and prices are fictional
    A figure that cannot be traced is worth nothing, and an invented one must never pass for real.

    Scenario: The sold homes of Sweden name their source in Swedish, and say that they are fictional
      When a visitor opens "Sweden's sold homes in Swedish" on the Sweden site
      Then the page says "Källa: Kvistbos egna försäljningar, februari 2025–oktober 2026."
      And the page says "Kvistbo är påhittat, och det är bostäderna, adresserna och priserna också."

    Scenario: The sold homes of Sweden name their source in English, and say that they are fictional
      When a visitor opens "Sweden's sold homes in English" on the Sweden site
      Then the page says "Source: Kvistbo’s own sales, February 2025 to October 2026."
      And the page says "Kvistbo is fictional, and so are the homes, addresses and prices."

    Scenario: The sold homes of Finland name their source in Finnish, and say that they are fictional
      When a visitor opens "Finland's sold homes in Finnish" on the Finland site
      Then the page says "Lähde: Kvistbon omat kaupat, helmikuu 2025 – marraskuu 2026."
      And the page says "Kvistbo on keksitty, ja niin ovat myös asunnot, osoitteet ja hinnat."

    Scenario: The sold homes of Finland name their source in Swedish, and say that they are fictional
      When a visitor opens "Finland's sold homes in Swedish" on the Finland site
      Then the page says "Källa: Kvistbos egna försäljningar, februari 2025–november 2026."
      And the page says "Kvistbo är påhittat, och det är bostäderna, adresserna och priserna också."

    Scenario: The sold homes of Finland name their source in English, and say that they are fictional
      When a visitor opens "Finland's sold homes in English" on the Finland site
      Then the page says "Source: Kvistbo’s own sales, February 2025 to November 2026."
      And the page says "Kvistbo is fictional, and so are the homes, addresses and prices."
