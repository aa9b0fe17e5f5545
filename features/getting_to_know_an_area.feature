Feature: Getting to know an area

  Whoever buys a home moves to a place as well. Its page says what the place is like, what is published about it and
  by whom, and what there is to buy; and it says as plainly what nobody has published.

  @AREA-1
  Rule: Each area has a page of its own, with its figures beside those of its city, each with unit, source and year

    Scenario: A neighbourhood of Helsinki
      When a visitor opens "/fi/toimialueet/kallio/" on the Finland site
      Then they see the page "Kallio" in Finnish
      And the page says "Kallio on entinen työväen kaupunginosa"
      And the table "Alue lukuina" has the columns "Tieto, Kallio, Koko Helsinki"
      And the table "Alue lukuina" reads:
        | Asukkaita henkeä, 31.12.2024                 | 17 951 | 672 201  |
        | Asukastiheys asukasta/km², 2024              | 11 303 | 3 122    |
        | Keski-ikä vuotta, 2024                       | 42     | 41,4     |
        | Lapsiperheitä % kotitalouksista, 2024        | 7      | 18,7     |
        | Mediaanitulo €/v, 2024                       | 28 216 | ei tietoa |
        | Maapinta-ala km², 2024                       | 1,59   | 215,3    |
        | Asuntoja kpl, 2024                           | 13 726 | 399 263  |
        | Keskikoko m², 2024                           | 45,6   | 62,7     |
        | Kerrostaloissa % asunnoista, 2024            | 99     | 86,6     |
        | Omistusasunnossa % kotitalouksista, 2024     | 43     | 45,5     |
      And the section "Alue lukuina" says "Lähde: Tilastokeskus, Paavo – postinumeroalueittainen avoin tieto 2026, tiedot 31.12.2024, CC BY 4.0"
      And the section "Alue lukuina" says "Helsinki, 84 postinumeroalueen summa"
      And the page links to a source at "stat.fi"
      And the page describes itself to search engines as "Place, BreadcrumbList"

    Scenario: A district of Stockholm, whose inhabitants nobody has counted
      When a visitor opens "/en/areas/sodermalm/" on the Sweden site
      Then they see the page "Södermalm" in English
      And the table "The area in figures" reads:
        | Population people                       | no data | 995 574 |
        | Land area km² · City of Stockholm, 2021 | 5,75    | 187,16  |
      And the section "The area in figures" says "Stockholm, the whole municipality: Statistics Sweden (SCB), population on 31 December 2024 and land area on 1 January 2017, population density calculated by Kvistbo"
      And the page links to a source at "www.scb.se"

    Scenario: A municipality, which is in no other city
      When a visitor opens "/omraden/solna/" on the Sweden site
      Then the table "Området i siffror" has the columns "Uppgift, Solna"
      And the table "Området i siffror" reads:
        | Invånare personer · SCB, 2024                        | 85 789 |
        | Förändring under året % · SCB, 2024                  | 0,4    |
        | Landareal km² · SCB, 2017                            | 19,29  |
        | Befolkningstäthet invånare per km² · SCB, 2024       | 4 447  |

    Scenario: No page for an area that is not there
      When a visitor opens "/omraden/finns-inte/" on the Sweden site
      Then the status is 404

  @AREA-2
  Rule: Prices of an area are drawn from published figures only, with the same figures in a table

    Scenario: Three years of prices
      When a visitor opens "/fi/toimialueet/kallio/" on the Finland site
      Then the chart "Kaksiot, keskihinta" is in "€/m²" by "Lähde: Tilastokeskus, 2023–2025"
      And the chart "Kaksiot, keskihinta" is read out as "Kaksiot, keskihinta, €/m². Kallio: 5 921 vuonna 2023, 5 591 vuonna 2024, 5 449 vuonna 2025"
      And the line of the chart "Kaksiot, keskihinta" begins higher than it ends
      And the table behind the chart "Kaksiot, keskihinta" reads:
        | 2023 | 5 921 |
        | 2024 | 5 591 |
        | 2025 | 5 449 |
      And the bars "Keskihinta asuntotyypeittäin €/m², 2025" read:
        | Yksiöt               | 5 743     |
        | Kaksiot              | 5 449     |
        | Kolmiot ja suuremmat | 5 863     |
        | Rivitalot            | ei tietoa |
      And 3 of the 4 bars are drawn

    Scenario: Six years of inhabitants
      When a visitor opens "/omraden/etu-toolo/" on the Finland site
      Then the chart "Invånare" is in "personer" by "Källa: Statistikcentralen, Paavo, 2019–2024"
      And the chart "Invånare" is read out as "Invånare, personer. Främre Tölö: 18 334 år 2019, 18 373 år 2020, 17 893 år 2021, 18 030 år 2022, 18 462 år 2023, 18 492 år 2024"

    Scenario: Swedish prices are those of larger places, and say so
      When a visitor opens "/omraden/sodermalm/" on the Sweden site
      Then the bars "Bostadsrätter, medelpris i juni 2024 kr/m²" read:
        | Centrala Stockholm | 108 438 |
        | Storstockholm      | 66 333  |
        | Hela landet        | 44 722  |
      And each name and figure stands above its bar on screens of 320, 768 and 1440 pixels
      And the section "Priser" says "Priserna gäller områdena som nämns vid staplarna, inte just Södermalm."

    Scenario: No price is shown where none was found
      When a visitor opens "/omraden/uppsala/" on the Sweden site
      Then the section "Priser" says "Vi visar inga priser för Uppsala: vi har inte hittat någon öppen uppgift med datum."
      And the section "Priser" is shown
      And the charts in the section "Priser" are not shown

  @AREA-3
  Rule: The page of an area shows the homes for sale there, what the sold ones cost, its houses and the areas nearby

    Scenario: Homes, houses and neighbours of Kallio
      When a visitor opens "/fi/toimialueet/kallio/" on the Finland site
      Then the section "Myynnissä ja tulossa" shows 4 homes
      And the section "Myydyt asunnot" shows 1 homes
      And the page links to "Asunto Oy Kallion Kuusenoksa" at "/fi/talot/kallion-kuusenoksa/"
      And the page links to "Kalasatama" at "/fi/toimialueet/kalasatama/"
      And the page links to "Vertaa lähialueisiin" at "/fi/asuinaluevertailu/?areas=00530,00540,00250"

    Scenario: What was paid
      When a visitor opens "/omraden/sodermalm/" on the Sweden site
      Then the section "Sålda bostäder" shows 1 homes
      And the card "Ljus tvåa på femte våningen, balkong åt söder" says:
        | Slutpris 5 040 000 kr |

    Scenario: An area far from the others
      When a visitor opens "/omraden/malmo/" on the Sweden site
      Then the section "Områden i närheten" says "Vi har inget annat område inom tre mil."
      And the page has no list without anything in it

    Scenario: From the index to an area
      Given a visitor is at "/fi/toimialueet/" on the Finland site
      When they click the area "Tapiola"
      Then they are at "/fi/toimialueet/tapiola/"
      And they see the page "Tapiola" in Finnish

  @AREA-4
  Rule: The page of a home tells of its area with source and year, and leads to it

    Scenario: A home in Finland
      Given a visitor is at "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the section "Alue: Kallio" states:
        | Asukkaita    | 17 951   |
        | Maapinta-ala | 1,59 km² |
      And the chart "Kaksiot, keskihinta" is in "€/m²" by "Lähde: Tilastokeskus, 2023–2025"
      When they follow "Lisää alueesta Kallio" in the text
      Then they are at "/fi/toimialueet/kallio/"

    Scenario: A home in Sweden, with the price of the nearest place that has one
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the section "Området: Södermalm" states:
        | Invånare                          | uppgift saknas |
        | Centrala Stockholm, bostadsrätter | 108 438 kr/m²  |
      And the contents lead to "Området: Södermalm"
      And the contents lead to "Läge"
      And the section "Området: Södermalm" says "Svensk Mäklarstatistik, juni 2024"
      And the link "Mer om Södermalm" leads to "/omraden/sodermalm/"

  @AREA-5
  Rule: An area counts its homes for sale, coming and reserved, shows them all, and leads to a search that finds as many

    Scenario Outline: <area>, in <language>
      Given a visitor is at "<address>" on the <site> site
      Then the page says "<count>"
      And the section "<heading>" shows <homes> homes
      When they follow "<link>" in the text
      Then they are at "<search>"
      And the results say "<found>"

      Examples:
        | area        | language | site    | address                     | count                                       | heading                             | homes | link                          | search                                                             | found      |
        | Kallio      | Finnish  | Finland | /fi/toimialueet/kallio/     | Helsinki · 3 kohdetta myynnissä, 1 tulossa  | Myynnissä ja tulossa                | 4     | Kallio: kaikki 4 kohdetta     | /fi/asunnot/?place=kallio&status=forSale,upcoming,reserved         | 4 kohdetta |
        | Kungsholmen | English  | Sweden  | /en/areas/kungsholmen/      | 6 homes for sale, 1 coming soon, 1 reserved | For sale, coming soon and reserved  | 8     | All 8 homes in Kungsholmen    | /en/apartments/?place=kungsholmen&status=forSale,upcoming,reserved | 8 homes    |
        | Nordsjö     | Swedish  | Finland | /omraden/vuosaari/          | Helsingfors · 5 bostäder till salu          | Till salu och kommande              | 5     | Nordsjö: alla 5 bostäder      | /bostader/?place=vuosaari&status=forSale,upcoming,reserved         | 5 bostäder |
        | Göteborg    | Swedish  | Sweden  | /omraden/goteborg/          | 6 bostäder till salu, 1 reserverad          | Till salu, kommande och reserverade | 7     | Göteborg: alla 7 bostäder     | /bostader/?place=goteborg&status=forSale,upcoming,reserved         | 7 bostäder |
        | Taka-Töölö  | Finnish  | Finland | /fi/toimialueet/taka-toolo/ | Helsinki · 4 kohdetta myynnissä, 1 varattu  | Myynnissä, tulossa ja varattuna     | 5     | Taka-Töölö: kaikki 5 kohdetta | /fi/asunnot/?place=taka-toolo&status=forSale,upcoming,reserved     | 5 kohdetta |

    Scenario Outline: Every area of the index of <site>
      When a visitor opens "<address>" on the <site> site
      Then the section "<area>" says "<count>"
      And each of its <areas> areas counts as many homes as the search that it leads to finds

      Examples:
        | site    | address           | areas | area       | count                                     |
        | Sweden  | /omraden/         | 8     | Göteborg   | 6 bostäder till salu, 1 reserverad        |
        | Finland | /fi/toimialueet/  | 12    | Taka-Töölö | 4 kohdetta myynnissä, 1 varattu           |
