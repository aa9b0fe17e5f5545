Feature: Getting to know an area

  Whoever buys a home moves to a place as well. The page of an area says what the place is like, which figures have been
  published about it and by whom, which stations are near, and which homes are for sale there. A figure that nobody has
  published is left out: a row without a figure tells nothing.

  Background:
    Given these addresses:
      | name                            | address                                                            |
      | the areas page                  | /en/areas/                                                         |
      | the areas page in Finnish       | /fi/toimialueet/                                                   |
      | the areas page in Swedish       | /omraden/                                                          |
      | the page of Kallio              | /en/areas/kallio/                                                  |
      | the page of Kallio in Finnish   | /fi/toimialueet/kallio/                                            |
      | the page of Kalasatama          | /en/areas/kalasatama/                                              |
      | the page of Tapiola             | /en/areas/tapiola/                                                 |
      | the page of Taka-Töölö          | /fi/toimialueet/taka-toolo/                                        |
      | the page of Främre Tölö         | /omraden/etu-toolo/                                                |
      | the page of Nordsjö             | /omraden/vuosaari/                                                 |
      | the page of Södermalm           | /en/areas/sodermalm/                                               |
      | the page of Kungsholmen         | /en/areas/kungsholmen/                                             |
      | the page of Göteborg            | /omraden/goteborg/                                                 |
      | the page of Solna               | /en/areas/solna/                                                   |
      | the page of Malmö               | /en/areas/malmo/                                                   |
      | the page of Uppsala             | /en/areas/uppsala/                                                 |
      | the page of Vasastaden          | /omraden/vasastaden/                                               |
      | the house in Kallio             | /en/houses/kallion-kuusenoksa/                                     |
      | the comparison of Kallio        | /en/neighbourhoods/?areas=00530,00540,00250                        |
      | the flat in Oksakatu            | /en/property/oksakatu-3-a-5/                                       |
      | the flat in Kvistgatan          | /en/property/kvistgatan-12/                                        |
      | the flat in Kilometergatan      | /objekt/kilometergatan-3/                                          |
      | the house in Björkvägen         | /objekt/bjorkvagen-7/                                              |
      | the flat in Asemattomankatu     | /fi/kohde/asemattomankatu-4-c-37/                                  |
      | the search in Kallio in Finnish | /fi/asunnot/?place=kallio&status=forSale,upcoming,reserved         |
      | the search in Nordsjö           | /bostader/?place=vuosaari&status=forSale,upcoming,reserved         |
      | the search in Kungsholmen       | /en/apartments/?place=kungsholmen&status=forSale,upcoming,reserved |

  @AREA-1 @headline
  Rule: Each area has a page with its figures beside those of its city, each with unit, source and year
    Only beside its city does a figure show whether a place is crowded, young or well-off.

    Scenario: The page of a neighbourhood in Helsinki shows its figures beside those of the city
      When a visitor opens "the page of Kallio" on the Finland site
      Then they see the page "Kallio" in English
      And the page says "Kallio grew up as a working-class district"
      And the table "The area in figures" has the columns "Figure, Kallio, All of Helsinki"
      And the table "The area in figures" reads:
        | Population people, 31 Dec 2024          | 17 951 | 672 201 |
        | Population density per km², 2024        | 11 303 | 3 122   |
        | Mean age years, 2024                    | 42     | 41,4    |
        | With children % of households, 2024     | 7      | 18,7    |
        | Median income €/year, 2024              | 28 216 | no data |
        | Land area km², 2024                     | 1,59   | 215,3   |
        | Dwellings number, 2024                  | 13 726 | 399 263 |
        | Mean size m², 2024                      | 45,6   | 62,7    |
        | In blocks of flats % of dwellings, 2024 | 99     | 86,6    |
        | Owner-occupied % of households, 2024    | 43     | 45,5    |

    Scenario: The figures of a neighbourhood name their source, and search engines read which place the page is about
      When a visitor opens "the page of Kallio" on the Finland site
      Then the section "The area in figures" says:
        | Source: Statistics Finland, Paavo – open data by postal code area 2026, reference date 31 December 2024, CC BY 4.0 |
        | Helsinki, the sum of 84 postal areas                                                                               |
      And the page links to a source at "stat.fi"
      And the page describes itself to search engines as "Place, BreadcrumbList"

    Scenario: The page of a whole municipality has no city to compare it with
      When a visitor opens "the page of Solna" on the Sweden site
      Then the table "The area in figures" has the columns "Figure, Solna"
      And the table "The area in figures" reads:
        | Population people · Statistics Sweden (SCB), 2024                 | 85 789 |
        | Change over the year % · Statistics Sweden (SCB), 2024            | 0,4    |
        | Land area km² · Statistics Sweden (SCB), 2017                     | 19,29  |
        | Population density people per km² · Statistics Sweden (SCB), 2024 | 4 447  |

    Scenario: An area where the agency does not work has no page
      When a visitor tries these addresses:
        | site    | address                 |
        | Sweden  | /omraden/finns-inte/    |
        | Finland | /fi/toimialueet/ei-ole/ |
      Then each of them answers with status 404

  @AREA-2
  Rule: The prices of an area are drawn from published figures only, and a table has the same figures
    An agency that earns on sales would not be believed if it estimated prices; and a screen reader cannot read a line in a chart.

    Scenario: A chart shows the prices of three years, a table has the same figures, and an unknown price has no bar
      When a visitor opens "the page of Kallio" on the Finland site
      Then the chart "Two rooms, mean price" is in "€/m²" by "Source: Statistics Finland, 2023–2025"
      And the chart "Two rooms, mean price" is read out as:
        | Two rooms, mean price, €/m². Kallio: 5 921 in 2023, 5 591 in 2024, 5 449 in 2025 |
      And the line of the chart "Two rooms, mean price" begins higher than it ends
      And the table behind the chart "Two rooms, mean price" reads:
        | 2023 | 5 921 |
        | 2024 | 5 591 |
        | 2025 | 5 449 |
      And the bars "Mean price by type of home €/m², 2025" read:
        | Studios             | 5 743   |
        | Two rooms           | 5 449   |
        | Three rooms or more | 5 863   |
        | Terraced houses     | no data |
      And 3 of the 4 bars are drawn

    Scenario: A screen reader reads six years of inhabitants in Swedish
      When a visitor opens "the page of Främre Tölö" on the Finland site
      Then the chart "Invånare" is in "personer" by "Källa: Statistikcentralen, Paavo, 2019–2024"
      And the chart "Invånare" is read out as:
        | Invånare, personer. Främre Tölö: 18 334 år 2019, 18 373 år 2020, 17 893 år 2021, |
        | 18 030 år 2022, 18 462 år 2023, 18 492 år 2024                                   |

    Scenario: Prices that are published only for larger places are shown as theirs
      When a visitor opens "the page of Södermalm" on the Sweden site
      Then the bars "Tenant-owned flats, mean price in June 2024 kr/m²" read:
        | Central Stockholm | 108 438 |
        | Greater Stockholm | 66 333  |
        | All of Sweden     | 44 722  |
      And the section "Prices" says "The prices are those of the places named beside the bars, not of Södermalm in particular."
      And the section "Prices" says "June 2024 is the latest month that we have found published with its date"
      And each name and figure is above its bar on screens of 320, 768 and 1440 pixels

    Scenario: An area without published prices says so, and has no chart
      When a visitor opens "the page of Uppsala" on the Sweden site
      Then the section "Prices" says "We show no prices for Uppsala: we have found no open figure with a date."
      And the charts in the section "Prices" are not shown

  @AREA-3
  Rule: The page of an area shows its homes for sale, prices of sold ones, its houses and the areas nearby
    People who have set their heart on a place want to know what is left, what others paid, and where else to look.

    Scenario: The page of Kallio leads to its homes, its house and the areas nearby
      When a visitor opens "the page of Kallio" on the Finland site
      Then the section "For sale and coming soon" shows 4 homes
      And the section "Sold homes" shows 1 home
      And the page links to "Asunto Oy Kallion Kuusenoksa" at "the house in Kallio"
      And the page links to "Kalasatama" at "the page of Kalasatama"
      And the page links to "Compare with areas nearby" at "the comparison of Kallio"

    Scenario: A sold home in the area shows what was paid for it
      When a visitor opens "the page of Södermalm" on the Sweden site
      Then the section "Sold homes" shows 1 home
      And the card "Bright fifth-floor one-bedroom flat, south-facing balcony" says "Final price 5 040 000 kr"

    Scenario: The page of an area far from all others says so
      When a visitor opens "the page of Malmö" on the Sweden site
      Then the section "Areas nearby" says "We have no other area within 30 kilometres."
      And the page has no empty list

    Scenario: The areas page leads to the page of an area
      Given a visitor is at "the areas page" on the Finland site
      And the page links to "Tapiola" at "the page of Tapiola"
      When they follow a link to "the page of Tapiola"
      Then they are at "the page of Tapiola"
      And they see the page "Tapiola" in English

  @AREA-4
  Rule: The page of a home describes its area with figures, their source and year, and leads to the area's page
    Many arrive at a home straight from a search engine, and know nothing of the place.

    Scenario: The page of a home in Finland shows the figures and prices of its area
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the section "The area: Kallio" states:
        | Population | 17 951   |
        | Land area  | 1,59 km² |
      And the section "The area: Kallio" says "Statistics Finland, Paavo, 2024"
      And the chart "Two rooms, mean price" is in "€/m²" by "Source: Statistics Finland, 2023–2025"

    Scenario: The page of a home leads to the page of its area
      Given a visitor is at "the flat in Oksakatu" on the Finland site
      When they follow "More about Kallio" in the text
      Then they are at "the page of Kallio"

    Scenario: The page of a home in Sweden shows the price of the nearest place that has one
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "The area: Södermalm" states:
        | Land area                             | 5,75 km²      |
        | Tenant-owned flats, Central Stockholm | 108 438 kr/m² |
      And the section "The area: Södermalm" says "Svensk Mäklarstatistik, June 2024"
      And the link "More about Södermalm" leads to "the page of Södermalm"
      And the contents lead to "The area: Södermalm"
      And the contents lead to "Location"

  @AREA-5
  Rule: An area shows as many homes as it states, and leads to a search that finds as many
    If the number and the list differ, people search for a home that is not there, or miss one that is.

    Scenario Outline: The page of <area> shows as many homes as it counts: "<count>"
      When a visitor opens "the page of <area>" on the <site> site
      Then the page says "<count>"
      And the section "<heading>" shows <number> homes

      Examples:
        | site    | area              | count                                       | heading                            | number |
        | Finland | Kallio in Finnish | Helsinki · 3 kohdetta myynnissä, 1 tulossa  | Myynnissä ja tulossa               | 4      |
        | Finland | Taka-Töölö        | Helsinki · 3 kohdetta myynnissä, 1 varattu  | Myynnissä, tulossa ja varattuna    | 4      |
        | Finland | Nordsjö           | Helsingfors · 3 bostäder till salu          | Till salu och kommande             | 3      |
        | Sweden  | Kungsholmen       | 6 homes for sale, 1 coming soon, 1 reserved | For sale, coming soon and reserved | 8      |

    Scenario: The page of Kallio leads to a search that finds all its homes
      Given a visitor is at "the page of Kallio in Finnish" on the Finland site
      When they follow "Kaikki 4 kohdetta Kalliossa" in the text
      Then they are at "the search in Kallio in Finnish"
      And the results say "4 kohdetta"

    Scenario Outline: The page of <area> leads to the search for its homes, by "<link>"
      When a visitor opens "the page of <area>" on the <site> site
      Then the link "<link>" leads to "the search in <area>"

      Examples:
        | site    | area        | link                       |
        | Finland | Nordsjö     | Alla 3 bostäder i Nordsjö  |
        | Sweden  | Kungsholmen | All 8 homes in Kungsholmen |

    Scenario: Each area in the list of the Sweden site counts as many homes as its search finds
      When a visitor opens "the areas page in Swedish" on the Sweden site
      Then the section "Södermalm" says "6 bostäder till salu, 1 reserverad"
      And each of its 8 areas counts as many homes as its search finds

    Scenario: An area in the list of the Finland site counts its homes in Finnish
      When a visitor opens "the areas page in Finnish" on the Finland site
      Then the section "Taka-Töölö" says "3 kohdetta myynnissä, 1 varattu"

  @AREA-6
  Rule: Among an area's facts, a figure that nobody has published has no row
    A row that says that nothing is known takes the place of one that says something.

    Scenario: A district of Stockholm shows the figures that are published for it, and no others
      When a visitor opens "the page of Södermalm" on the Sweden site
      Then they see the page "Södermalm" in English
      And the table "The area in figures" has the columns "Figure, Södermalm, All of Stockholm"
      And the table "The area in figures" reads:
        | Land area km² · City of Stockholm, 2021 | 5,75 | 187,16 |
      And the section "The area in figures" says "Stockholm, the whole municipality: Statistics Sweden (SCB)"
      And the page links to a source at "www.scb.se"

    Scenario Outline: The <page> does not speak of figures that are missing
      When a visitor opens "<address>" on the Sweden site
      Then they see the page "<heading>" in English
      And the page does not say "no data"

      Examples:
        | page                | address                 | heading                                           |
        | page of a district  | the page of Kungsholmen | Kungsholmen                                       |
        | list of areas       | /en/areas/              | Our areas                                         |
        | page of a home      | the flat in Kvistgatan  | Dual-aspect one-bedroom flat with a courtyard balcony |

  @AREA-7
  Rule: An area shows its four nearest stations within 1,5 km, and leads to journey planners and schools
    How far it is to the metro decides where many will look; and an agency that chose schools to list would choose for its buyers.

    Scenario: A district of Stockholm has its stations, the nearest first
      When a visitor opens "the page of Södermalm" on the Sweden site
      Then the stations of the area are, the nearest first:
        | Stockholms södra | train, 150 m |
        | Medborgarplatsen | metro, 400 m |
        | Mariatorget      | metro, 450 m |
        | Slussen          | metro, 750 m |
      And the section "Getting around and schools" says:
        | Distances are in a straight line from the middle of the area. |
        | trams and buses are not included                              |
        | Samtrafiken, GTFS Sverige 2 (CC0)                             |
      And the page links to a source at "www.trafiklab.se"

    Scenario: A station that both the metro and trains use is one station
      When a visitor opens "the page of Vasastaden" on the Sweden site
      Then the stations of the area are, the nearest first:
        | Odenplan      | tunnelbana och tåg, 300 m |
        | S:t Eriksplan | tunnelbana, 700 m         |
        | Rådmansgatan  | tunnelbana, 850 m         |
        | Hötorget      | tunnelbana, 1,4 km        |

    Scenario: In Swedish, stations of Helsinki have their Swedish names
      When a visitor opens "the page of Nordsjö" on the Finland site
      Then the stations of the area are, the nearest first:
        | Nordsjö  | metro, 600 m |
        | Rastböle | metro, 650 m |
      And the section "Resor och skolor" says "HRT, kollektivtrafikens linjer och tidtabeller (GTFS), stationernas lägen i april 2025"

    Scenario: Where the source lacks stations, the page of an area shows none
      When a visitor opens "/en/areas/lauttasaari/" on the Finland site
      Then they see the page "Lauttasaari" in English
      And the page links to a source at "reittiopas.hsl.fi"
      And the page does not say "metro,"

    Scenario Outline: The page of <area> leads to the official service at <host>
      When a visitor opens "the page of <area>" on the <site> site
      Then the page links to a source at "<host>"
      And the page says "<link>"

      Examples:
        | site    | area              | link                                   | host                            |
        | Sweden  | Göteborg          | Sök din resa hos Västtrafik            | www.vasttrafik.se               |
        | Sweden  | Malmö             | Plan a journey with Skånetrafiken      | www.skanetrafiken.se            |
        | Sweden  | Uppsala           | Find schools in the National Agency    | utbildningsguiden.skolverket.se |
        | Finland | Taka-Töölö        | Suunnittele matka HSL:n reittioppaassa | reittiopas.hsl.fi               |
        | Finland | Kallio in Finnish | Etsi kouluja pääkaupunkiseudun         | palvelukartta.hel.fi            |

    Scenario: Only the planner of the place itself is offered
      When a visitor opens "the page of Malmö" on the Sweden site
      Then they see the page "Malmö" in English
      And the page does not say "Västtrafik"

    Scenario: An area whose stations are not all known shows none, and still leads to its planner
      When a visitor opens "the page of Tapiola" on the Finland site
      Then the section "Getting around and schools" says "Plan a journey with HSL"
      And the area shows no stations

  @AREA-8
  Rule: A home names its two nearest stations within 1,5 km and their distance, if all stations there are known
    The first question about a home after its price is how to get to work from it.

    Scenario: A flat in Stockholm has two stations of the metro near
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "The area: Södermalm" gives these figures:
        | Stations nearby | Zinkensdamm (metro) 550 m, Hornstull (metro) 850 m | in a straight line, Samtrafiken, read in 2026 |

    Scenario: A kilometre or more is said in kilometres
      When a visitor opens "the flat in Kilometergatan" on the Sweden site
      Then the section "Området: Malmö" states:
        | Stationer i närheten | Persborg (tåg) 1,1 km, Rosengård (tåg) 1,1 km |

    Scenario: Distances are rounded to 50 metres, because a straight line is not more exact
      When a visitor opens "/objekt/saldstigen-4/" on the Sweden site
      Then the section "Området: Södermalm" states:
        | Stationer i närheten | Medborgarplatsen (tunnelbana) 250 m, Skanstull (tunnelbana) 550 m |

    Scenario: A flat in Helsinki has its stations with the names of the page's language
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the section "The area: Kallio" gives these figures:
        | Stations nearby | Hakaniemi (metro) 400 m, Sörnäinen (metro) 650 m | in a straight line, HSL 2025 |

    Scenario Outline: <home> names no station
      When a visitor opens "<home>" on the <site> site
      Then the section "<area>" says "<text>"
      And the page does not say "<heading>"

      Examples:
        | site    | home                        | area             | text                | heading              |
        | Sweden  | the house in Björkvägen     | Området: Nacka   | Mer om Nacka        | Stationer i närheten |
        | Finland | the flat in Asemattomankatu | Alue: Taka-Töölö | Lisää Taka-Töölöstä | Asemia lähellä       |
