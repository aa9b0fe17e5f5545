Feature: Finding a home

  Most visitors come for one thing: to see which homes there are, and to judge from a chair whether one of them is
  worth a visit. Each page answers one question on the way, and leaves out nothing that a buyer must know.

  Background:
    Given these addresses:
      | name                               | address                             |
      | Sweden's home page                 | /en/                                |
      | the list of homes                  | /en/apartments/                     |
      | the areas                          | /en/areas/                          |
      | the blog                           | /en/blog/                           |
      | the flat in Kvistgatan             | /en/property/kvistgatan-12/         |
      | the house in Björkvägen            | /en/property/bjorkvagen-7/          |
      | the terraced house in Radhusvägen  | /en/property/radhusvagen-8/         |
      | the new flat in Nybyggesgatan      | /en/property/nybyggesgatan-3/       |
      | the flat in Oksakatu               | /en/property/oksakatu-3-a-5/        |
      | the hitas flat in Hitaskatu        | /en/property/hitaskatu-9-c-41/      |
      | the house in Omakotikuja           | /en/property/omakotikuja-6/         |
      | the terraced house in Rivitalokuja | /en/property/rivitalokuja-11-a-2/   |
      | the new flat in Uudistalonkatu     | /en/property/uudistalonkatu-4-a-16/ |
      | the building in Kallio             | /en/houses/kallion-kuusenoksa/      |
      | the building in Tikkurila          | /en/houses/tikkurilan-silmu/        |
      | the neighbourhoods                 | /en/neighbourhoods/                 |

  @SCREEN-1
  Rule: The home page shows the newest homes, the areas and the newest articles, and leads to all of them
    People who return want to know what is new; people who are new want to know what the agency has, and where.

    Scenario Outline: The home page at <address> of <site> shows six homes, <count> areas and three articles
      When a visitor opens "<address>" on the <site> site
      Then the section "<newest>" shows 6 homes
      And the section "<areas>" shows <count> areas
      And the section "<articles>" shows 3 articles

      Examples:
        | site    | address | newest           | areas                          | count | articles      |
        | Sweden  | /       | Nyast till salu  | Områden med bostäder till salu | 8     | Ur bloggen    |
        | Sweden  | /en/    | Newest for sale  | Where we have homes            | 8     | From the blog |
        | Finland | /fi/    | Uusimmat kohteet | Näillä alueilla myymme koteja  | 12    | Blogista      |

    Scenario: The newest homes and articles come first on the home page
      When a visitor opens "Sweden's home page" on the Sweden site
      Then the section "Newest for sale" shows, in this order:
        | Studio with a separate kitchen, a short bike ride from campus  |
        | Two-bedroom flat from 1939 with a navy kitchen and a balcony   |
        | Two-bedroom 2022 flat: utility room, sauna, corner balcony     |
        | New semi-detached house with deck, sauna and charging          |
        | Three-bedroom flat in original condition, to restore with care |
        | Fourth-floor studio with tiled stove and separate kitchen      |
      And the section "From the blog" shows, in this order:
        | A viewing in November – a checklist                  |
        | What the monthly fee really contains                 |
        | The energy class in an advert, and what it tells you |

    Scenario: The home page of Sweden links to each of its eight areas
      When a visitor opens "Sweden's home page" on the Sweden site
      Then the section "Where we have homes" lists these links:
        | Gothenburg  | /en/areas/goteborg/    |
        | Kungsholmen | /en/areas/kungsholmen/ |
        | Malmö       | /en/areas/malmo/       |
        | Nacka       | /en/areas/nacka/       |
        | Södermalm   | /en/areas/sodermalm/   |
        | Solna       | /en/areas/solna/       |
        | Uppsala     | /en/areas/uppsala/     |
        | Vasastaden  | /en/areas/vasastaden/  |

    Scenario Outline: "<link>" on the home page leads to <page>
      Given a visitor is at "Sweden's home page" on the Sweden site
      When they follow "<link>" in the text
      Then they are at "<page>"

      Examples:
        | link               | page              |
        | All homes for sale | the list of homes |
        | See the areas      | the areas         |
        | All articles       | the blog          |

  @SCREEN-2
  Rule: The list of homes, read to its end, shows every home with its place, price, size and floor
    These four rule out most homes at a glance; without them, every page would have to be opened to find out.

    Scenario Outline: The list of <site> shows all of its <count> homes
      Given a visitor is at "the list of homes" on the <site> site
      And the page says "<count> homes"
      When they go on to the end of the list
      Then the page shows <count> different homes

      Examples:
        | site    | count |
        | Sweden  | 53    |
        | Finland | 42    |

    Scenario: A card in Sweden states the place, price, size and floor of its home
      When a visitor opens "/en/apartments/2/" on the Sweden site
      Then the card "Dual-aspect one-bedroom flat with a courtyard balcony" says:
        | Kvistgatan 12, Södermalm, Stockholm |
        | Asking price 4 950 000 kr           |
        | 2 rooms · 56,7 m² · floor 3 of 5    |

    Scenario: A card in Finland states the debt-free price, the selling price and the debt share together
      When a visitor opens "the list of homes" on the Finland site
      Then the card "A one-bedroom flat with two windows on the hill in Kallio" says:
        | Oksakatu 3 A 5, Kallio, Helsinki               |
        | Debt-free price 229 025 €                      |
        | Selling price 204 025 €                        |
        | Debt share 25 000 €                            |
        | 2 rooms, kitchen · 50 m² · floor 2 of 6 · 1928 |

    Scenario: A card counts half a room too
      When a visitor opens "the list of homes" on the Sweden site
      Then the card "One-bedroom flat in a slab block with a south-west balcony" says:
        | Halvrumsvägen 8, Solna           |
        | 2,5 rooms · 54 m² · floor 4 of 6 |

    Scenario: The card of a home without a price says that it is not set yet
      When a visitor opens "/en/apartments/2/" on the Sweden site
      Then the card "Brand-new one-bedroom flat with balcony in a timber block" says "Not set yet"

    Scenario: A card says that its home is sold, reserved, coming soon or newly built
      Given a visitor is at "the list of homes" on the Sweden site
      When they go on to the end of the list
      Then the card "Bright fifth-floor one-bedroom flat, south-facing balcony" says "Sold"
      And the card "Top-floor one-bedroom flat, evening sun on the balcony" says "Reserved"
      And the card "Top-floor studio in a functionalist block" says "Coming soon"
      And the card "New semi-detached house with deck, sauna and charging" says "New build"

    Scenario: Homes that can be bought come before those that cannot
      Given a visitor is at "the list of homes" on the Sweden site
      When they go on to the end of the list
      Then the homes begin with "Studio with a separate kitchen, a short bike ride from campus"
      And these homes come in this order:
        | One-bedroom flat with an open kitchen and a west-facing balcony |
        | Top-floor studio in a functionalist block                       |
        | Top-floor one-bedroom flat, evening sun on the balcony          |
        | Bright fifth-floor one-bedroom flat, south-facing balcony       |

  @SCREEN-3 @headline
  Rule: A home has a page at its own address, with everything that its market requires of its advert
    The law says what an advert must state: decree 130/2001 in Finland, marketing and energy law in Sweden.

    Scenario: A Swedish flat states its tenure, energy class, fee, running cost and association
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then they see the page "Dual-aspect one-bedroom flat with a courtyard balcony" in English
      And the page states:
        | Type of home                  | Flat                                 |
        | Tenure                        | Tenant-ownership (bostadsrätt)       |
        | Rooms                         | 2                                    |
        | Living area                   | 56,7 m²                              |
        | Year built                    | 1908                                 |
        | Energy class                  | D, 118 kWh per m² a year             |
        | Asking price                  | 4 950 000 kr                         |
        | Price per m²                  | 87 179 kr/m²                         |
        | Monthly fee                   | 3 456,50 kr/month                    |
        | Running cost                  | 6 240 kr/year                        |
        | Association                   | Brf Sältingen 4                      |
        | Flat number                   | 1303                                 |
        | Share in the association      | 2,14 %                               |
        | Pledged                       | Yes, the flat is pledged as security |
        | Tax status of the association | Genuine association (äkta förening)  |
        | Land                          | Owned by the association             |
        | Latest annual report          | 2025                                 |
        | Available from                | By agreement                         |
      And the page says "Pipes replaced, 1998"

    Scenario: The page of a home shows its pictures, floor plan, viewings and agent
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the page shows 6 pictures and a floor plan
      And the page says "Tuesday 24 November, 18:15–19:15"
      And the page says "Tuva Rimstedt"
      And the page says "Kvistbo Fastighetsförmedling AB, 559000-0000"

    Scenario: A Swedish terraced house in an association states what a flat there states
      When a visitor opens "the terraced house in Radhusvägen" on the Sweden site
      Then the page states:
        | Type of home                  | Terraced house                       |
        | Tenure                        | Tenant-ownership (bostadsrätt)       |
        | Living area                   | 112 m²                               |
        | Energy class                  | C, 86 kWh per m² a year              |
        | Asking price                  | 4 190 000 kr                         |
        | Monthly fee                   | 6 440 kr/month                       |
        | Running cost                  | 14 800 kr/year                       |
        | Association                   | Brf Gökottan 1                       |
        | Share in the association      | 2,17 %                               |
        | Pledged                       | Yes, the flat is pledged as security |
        | Tax status of the association | Genuine association (äkta förening)  |
        | Available from                | 1 April 2027                         |

    Scenario: A Swedish new build states its fixed price and when it will be ready
      When a visitor opens "the new flat in Nybyggesgatan" on the Sweden site
      Then the home is labelled "New build"
      And the page states:
        | Fixed price         | 3 590 000 kr                            |
        | Expected completion | May 2027                                |
        | Available from      | 1 June 2027                             |
        | Monthly fee         | 3 042 kr/month                          |
        | Running cost        | 5 300 kr/year                           |
        | Pledged             | No, the flat is not pledged as security |
      And the page says "Not required. The building is not finished; the declaration is made once it is in use."

    Scenario: A Swedish house that its owner owns states its plot, designation, mortgage deeds and easements
      When a visitor opens "the house in Björkvägen" on the Sweden site
      Then the page states:
        | Type of home         | Detached house                                                          |
        | Tenure               | Freehold (äganderätt)                                                   |
        | Living area          | 167 m²                                                                  |
        | Plot area            | 812 m²                                                                  |
        | Asking price         | 12 495 000 kr                                                           |
        | Price per m²         | 74 820 kr/m²                                                            |
        | Energy class         | C, 76 kWh per m² a year                                                 |
        | Running cost         | 41 200 kr/year                                                          |
        | Property designation | Nacka Björkskogen 1:27                                                  |
        | Construction         | Timber frame on a concrete slab, timber cladding, sheet-metal roof      |
        | Tax assessment value | 7 420 000 kr                                                            |
        | Mortgage deeds       | 4 totalling 6 800 000 kr                                                |
        | Easements            | Official easement: right to a shared stormwater pipe along the boundary |
        | Joint facilities     | None                                                                    |

    Scenario: A Finnish flat states its prices, charges and company, which owns the plot
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the page states:
        | Type of home        | Flat                        |
        | Tenure              | Shares in a housing company |
        | Layout              | 2 rooms, kitchen            |
        | Living area         | 50 m²                       |
        | Energy class        | D2018                       |
        | Debt-free price     | 229 025 €                   |
        | Selling price       | 204 025 €                   |
        | Debt share          | 25 000 €                    |
        | Maintenance charge  | 250,25 €/month              |
        | Financing charge    | 162,50 €/month              |
        | Total charge        | 412,75 €/month              |
        | Water charge        | 24,50 €/person/month        |
        | Plot                | Owned                       |
        | Right of redemption | None                        |
      And the page shows 5 pictures and a floor plan
      And the page says "Kvistbo Oy LKV, 0000000-0"

    Scenario: A Finnish hitas flat on a leased plot states its maximum price and the lease
      When a visitor opens "the hitas flat in Hitaskatu" on the Finland site
      Then the page states:
        | Layout                  | 3 rooms, open kitchen, sauna |
        | Plot                    | Leased                       |
        | Landowner               | City of Helsinki             |
        | Lease ends              | 2060                         |
        | Loans of the company    | 742 000 €                    |
        | Right of redemption     | The city                     |
        | Manager                 | Porraskulma Isännöinti Oy    |
        | Confirmed maximum price | 356 400 €                    |
        | Confirmed on            | 22 September 2026            |
        | Valid to                | 22 December 2026             |

    Scenario: A Finnish terraced house states its prices, charges and the lease of its plot
      When a visitor opens "the terraced house in Rivitalokuja" on the Finland site
      Then the page states:
        | Type of home    | Terraced house              |
        | Tenure          | Shares in a housing company |
        | Layout          | 4 rooms, kitchen, sauna     |
        | Living area     | 121 m²                      |
        | Energy class    | C2018                       |
        | Debt-free price | 409 000 €                   |
        | Debt share      | 75 020 €                    |
        | Total charge    | 1 028,50 €/month            |
        | Water charge    | 23 €/person/month           |
        | Plot            | Leased                      |
        | Lease ends      | 2062                        |

    Scenario: A Finnish new build states when it will be ready and what its share of the plot costs
      When a visitor opens "the new flat in Uudistalonkatu" on the Finland site
      Then the home is labelled "New build"
      And the page states:
        | Expected completion   | September 2027            |
        | Available from        | 1 October 2027            |
        | Energy class          | B2018                     |
        | Debt-free price       | 222 000 €                 |
        | Debt share            | 123 600 €                 |
        | Plot redemption share | 24 300 €                  |
        | Plot                  | Optional leased plot      |
        | Landowner             | Vesikivi Tonttirahasto Ky |
        | Lease ends            | 2076                      |

    Scenario: A Finnish house that its owner owns states its plot, zoning and property tax, and no debt share
      When a visitor opens "the house in Omakotikuja" on the Finland site
      Then the page states:
        | Type of home  | Detached house                                |
        | Tenure        | Real property                                 |
        | Selling price | 649 000 €                                     |
        | Living area   | 132,5 m²                                      |
        | Other area    | 14,5 m²                                       |
        | Plot area     | 640 m²                                        |
        | Plot          | Owned                                         |
        | Zoning        | Detailed plan: plots for detached houses (AO) |
        | Energy class  | B2018                                         |
        | Property tax  | 618 €/year                                    |
      And the fact "Debt share" is not shown

  @SCREEN-4
  Rule: A house page shows one building with its company and its homes, in Finland only
    In Finland people buy shares in the company that owns the building: its condition and earlier sales are part of the price.

    Scenario: The page of a building states its facts and its company, and shows its homes
      When a visitor opens "the building in Kallio" on the Finland site
      Then they see the page "Asunto Oy Kallion Kuusenoksa" in English
      And the page states:
        | Year built   | 1928                     |
        | Storeys      | 6                        |
        | Lift         | Yes                      |
        | Energy class | D2018                    |
        | Manager      | Havuportti Isännöinti Oy |
        | Homes        | 46                       |
      And the page says "Pipe renovation 2016"
      And the section "Homes for sale in the building" shows 3 homes
      And the card "A one-bedroom flat with two windows on the hill in Kallio" is shown

    Scenario: A sold home of the building is not among those for sale, and one sale makes no average
      When a visitor opens "the building in Kallio" on the Finland site
      Then the section "Homes sold in the building" shows 1 home
      And the section "Homes for sale in the building" shows 3 homes
      And the section "Homes for sale in the building" does not say "Sold"
      And the section "Homes sold in the building" does not say "averaged"

    Scenario: The page of a building with two sold homes states their average price
      When a visitor opens "the building in Tikkurila" on the Finland site
      Then the section "Homes for sale in the building" shows 1 home
      And the section "Homes sold in the building" shows 2 homes
      And the page says "The 2 homes that we have sold in the building averaged 4 245 €/m², debt-free."

    Scenario Outline: The average price of sold homes is stated in <language> too
      When a visitor opens "<address>" on the Finland site
      Then the page says "<average>"

      Examples:
        | language | address                     | average                                                                       |
        | Finnish  | /fi/talot/tikkurilan-silmu/ | Talossa myymiemme 2 asunnon keskimääräinen velaton neliöhinta oli 4 245 €/m². |
        | Swedish  | /hus/tikkurilan-silmu/      | Det skuldfria priset var i genomsnitt 4 245 €/m² för de 2 bostäder            |

    Scenario Outline: The page of a building without a sold home says so in <language>
      When a visitor opens "<address>" on the Finland site
      Then the section "<for sale>" shows 3 homes
      And the page says "<none>"

      Examples:
        | language | address                       | for sale                       | none                                           |
        | Finnish  | /fi/talot/tapiolan-koivikko/  | Myytävät asunnot talossa       | Emme ole vielä myyneet asuntoja tässä talossa. |
        | Swedish  | /hus/tapiolan-koivikko/       | Bostäder till salu i huset     | Vi har inte sålt någon bostad i huset än.      |
        | English  | /en/houses/tapiolan-koivikko/ | Homes for sale in the building | We have not sold a home in the building yet.   |

    Scenario Outline: The page of a building with a reserved home says so above its homes in <language>
      When a visitor opens "<address>" on the Finland site
      Then the section "<heading>" shows 2 homes

      Examples:
        | language | address                 | heading                                             |
        | Finnish  | /fi/talot/toolon-oksa/  | Myytävät ja varatut asunnot talossa                 |
        | Swedish  | /hus/toolon-oksa/       | Bostäder i huset som är till salu eller reserverade |
        | English  | /en/houses/toolon-oksa/ | Homes for sale or reserved in the building          |

    Scenario: No building has a page in Sweden or Norway, not even the association of a Swedish flat
      When a visitor tries these addresses:
        | site   | address                        |
        | Sweden | /hus/                          |
        | Sweden | /hus/brf-saltingen-4/          |
        | Sweden | /hus/kallion-kuusenoksa/       |
        | Sweden | /en/houses/brf-saltingen-4/    |
        | Sweden | /en/houses/kallion-kuusenoksa/ |
        | Norway | /hus/brf-saltingen-4/          |
        | Norway | /hus/kallion-kuusenoksa/       |
        | Norway | /en/houses/kallion-kuusenoksa/ |
      Then each of them answers with status 404

  @SCREEN-5
  Rule: The areas page shows each area of the market with its facts, their source and year, and its homes
    Many choose a place before a home, and figures that they can check make them trust the rest.

    Scenario: The areas of Sweden are shown by city
      When a visitor opens "the areas" on the Sweden site
      Then the page has 8 sections of areas
      And the page has these sections:
        | Stockholm            |
        | Södermalm            |
        | Vasastaden           |
        | Kungsholmen          |
        | Whole municipalities |
        | Solna                |
        | Nacka                |
        | Uppsala              |
        | Gothenburg           |
        | Malmö                |

    Scenario: Every figure of an area in Sweden has its source and year
      When a visitor opens "the areas" on the Sweden site
      Then the section "Solna" gives these figures:
        | Population           | 85 789        | Statistics Sweden (SCB), 2024 |
        | Change over the year | +0,4 %        | Statistics Sweden (SCB), 2024 |
        | Land area            | 19,29 km²     | Statistics Sweden (SCB), 2017 |
        | Population density   | 4 447 per km² | Statistics Sweden (SCB), 2024 |
      And the section "Södermalm" gives these figures:
        | Land area | 5,75 km² | City of Stockholm, 2021 |

    Scenario: An area shows how many homes it has, and the newest three of them
      When a visitor opens "the areas" on the Sweden site
      Then the section "Solna" says "6 homes for sale, 1 coming soon"
      And the homes of the area "Solna" are, in this order:
        | Two-bedroom flat from 1939 with a navy kitchen and a balcony |
        | One-bedroom flat in a slab block with a south-west balcony   |
        | New top-floor three-bedroom flat, ready to move into         |
      And the homes of the area "Nacka" are, in this order:
        | Detached house at the edge of the woods, with sauna and study |
        | Blue terraced house with a sheltered deck, near the school    |
        | Roomy studio with a kitchen that seats four                   |

    Scenario: Every figure of an area in Finland has its source and year
      When a visitor opens "the areas" on the Finland site
      Then the page has 12 sections of areas
      And the section "Kallio" gives these figures:
        | Population         | 17 951         | Statistics Finland, Paavo, 2024 |
        | Land area          | 1,59 km²       | Statistics Finland, Paavo, 2024 |
        | Population density | 11 303 per km² | Statistics Finland, Paavo, 2024 |

  @SCREEN-6
  Rule: The neighbourhoods page sets the figures of neighbourhoods side by side, in Finland only
    Statistics Finland publishes the same figures for every postal area; the agency has found none so complete for Sweden.

    Scenario: The table of people compares 32 neighbourhoods, and that of prices says their years, and which nobody has published
      Given a visitor is at "the neighbourhoods" on the Finland site
      And they open the table "People"
      And the table "People" compares 32 areas
      And in the table "People" the row "Kallio 00530" says:
        | Population         | 17 951 |
        | Population density | 11 303 |
        | Mean age           | 42     |
        | Median income      | 28 216 |
      When they open the table "Prices"
      Then in the table "Prices" the row "Kallio 00530" says:
        | Two rooms €/m², 2025 | 5 449 |
        | Two rooms €/m², 2023 | 5 921 |
      And in the table "Prices" the row "Kruunuvuorenranta 00590" says:
        | Studios €/m², 2025             | no data |
        | Three rooms or more €/m², 2025 | 5 199   |
      And the page says "Paavo – open data by postal code area 2026"

    Scenario: The neighbourhoods page does not exist in Sweden or Norway
      When a visitor tries these addresses:
        | site   | address                        |
        | Sweden | /jamforelse-av-bostadsomraden/ |
        | Sweden | /en/neighbourhoods/            |
        | Norway | /jamforelse-av-bostadsomraden/ |
        | Norway | /en/neighbourhoods/            |
      Then each of them answers with status 404
