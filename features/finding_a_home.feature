Feature: Finding a home

  Most visitors come for one thing: to see which homes there are, and to judge from a chair
  whether one of them is worth a visit. Each page answers one question on that way.

  @SCREEN-1
  Rule: The home page shows the newest homes, the areas and the newest articles, and leads to all of them

    Scenario Outline: Sweden's home page in <language>
      When a visitor opens "<address>" on the Sweden site
      Then they see the page "<heading>" in <language>
      And the page has these sections:
        | <newest>   |
        | <areas>    |
        | <articles> |
      And the section "<newest>" shows 6 homes
      And the section "<areas>" shows 8 areas
      And the section "<articles>" shows 3 articles

      Examples:
        | language | address | heading             | newest          | areas               | articles      |
        | Swedish  | /       | Ett hem att växa i  | Nyast till salu | Här har vi bostäder | Ur bloggen    |
        | English  | /en/    | A home to grow into | Newest for sale | Where we have homes | From the blog |

    Scenario: Finland's home page
      When a visitor opens "/fi/" on the Finland site
      Then they see the page "Koti, johon kasvaa" in Finnish
      And the section "Uusimmat kohteet" shows 6 homes
      And the section "Täällä myymme koteja" shows 12 areas
      And the section "Blogista" shows 3 articles

    Scenario: The newest stand first
      When a visitor opens "/" on the Sweden site
      Then the section "Nyast till salu" shows, in this order:
        | Etta med separat kök, cykelavstånd till campus             |
        | Trea från 1939 med marinblått kök och balkong              |
        | Trea från 2022 med tvättrum, bastu och hörnbalkong         |
        | Nybyggt parhus med altan, bastu och laddplats              |
        | Fem rum i originalskick, för den som vill renovera varsamt |
        | Etta med kakelugn och separat kök, fyra trappor upp        |
      And the section "Ur bloggen" shows, in this order:
        | Visning i november – en checklista            |
        | Vad månadsavgiften egentligen innehåller      |
        | Energiklassen i annonsen och vad den berättar |

    Scenario Outline: One click from the home page to "<address>"
      Given a visitor is at "/" on the Sweden site
      When they follow "<link>" in the text
      Then they are at "<address>"

      Examples:
        | link                    | address         |
        | Alla bostäder till salu | /bostader/      |
        | Se områdena             | /omraden/       |
        | Solna                   | /omraden/solna/ |
        | Alla artiklar           | /blogg/         |

  @SCREEN-2
  Rule: The listings index shows every home with its place, price, size and floor

    Scenario Outline: All homes of <site>
      When a visitor opens "<address>" on the <site> site
      Then the page says "<lead>"
      When they go on to the end of the list
      Then the page shows <count> different homes

      Examples:
        | site    | address      | count | lead        |
        | Sweden  | /bostader/   | 62    | 62 bostäder |
        | Finland | /fi/asunnot/ | 60    | 60 kohdetta |

    @no-javascript
    Scenario: All homes of Sweden, page by page without JavaScript
      When a visitor opens "/bostader/" on the Sweden site
      Then the pages of the list from "/bostader/" on show 62 different homes

    Scenario: What a Swedish card says
      When a visitor opens "/bostader/" on the Sweden site
      And they go on to the end of the list
      Then the card "Genomgående tvåa med balkong mot gården" says:
        | Kvistgatan 12, Södermalm, Stockholm |
        | Utgångspris 4 950 000 kr            |
        | 2 rum · 56,7 m² · vån 3 av 5        |

    Scenario: What a Finnish card says: price, selling price and share of loan as one
      When a visitor opens "/fi/asunnot/" on the Finland site
      And they go on to the end of the list
      Then the card "Kahden ikkunan kaksio Kallion mäellä" says:
        | Oksakatu 3 A 5, Kallio, Helsinki |
        | Velaton hinta 229 025 €          |
        | Myyntihinta 204 025 €            |
        | Velkaosuus 25 000 €              |
        | 2h+k · 50 m² · 2/6 krs · 1928    |

    Scenario Outline: A home that is <state> says so
      When a visitor opens "/bostader/" on the Sweden site
      And they go on to the end of the list
      Then the card "<home>" says:
        | <label> |

      Examples:
        | state       | home                                          | label        |
        | sold        | Ljus tvåa på femte våningen, balkong åt söder | Såld         |
        | reserved    | Tvåa under taket med kvällssol på balkongen   | Reserverad   |
        | yet to come | Etta högst upp i funkishus, kök med fönster   | Kommande     |
        | newly built | Nybyggt parhus med altan, bastu och laddplats | Nyproduktion |

    Scenario: Homes that can be bought stand before those that cannot
      When a visitor opens "/bostader/" on the Sweden site
      And they go on to the end of the list
      Then the homes begin with "Etta med separat kök, cykelavstånd till campus"
      And the home "Ljus tvåa på femte våningen, balkong åt söder" stands after "Etta högst upp i funkishus, kök med fönster"

  @SCREEN-3
  Rule: A property page shows one home by its slug, with everything that its market's adverts must say

    Scenario: A Swedish flat
      Given it is "2026-11-21T12:00:00Z"
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And the page states:
        | Bostadstyp     | Lägenhet                   |
        | Upplåtelseform | Bostadsrätt                |
        | Antal rum      | 2                          |
        | Boarea         | 56,7 m²                    |
        | Byggår         | 1908                       |
        | Energiklass    | D, 118 kWh per m² och år   |
        | Utgångspris    | 4 950 000 kr               |
        | Pris per m²    | 87 179 kr/m²               |
        | Avgift         | 3 456,50 kr/mån            |
        | Driftkostnad   | 6 240 kr/år                |
        | Förening       | Brf Sältingen 4            |
        | Pantsatt       | Ja, lägenheten är pantsatt |
      And the page states:
        | Andelstal              | 2,14 %                 |
        | Mark                   | Föreningen äger marken |
        | Senaste årsredovisning | 2025                   |
        | Tillträde              | Enligt överenskommelse |
      And the page says "Stambyte 1998"
      And the page says "tisdag 24 november, 18:15–19:15"
      And the page shows 6 pictures and a floor plan
      And the page says "Tuva Rimstedt"
      And the page says "Kvistbo Fastighetsförmedling AB, 559000-0000"

    Scenario: A Swedish house
      When a visitor opens "/en/property/bjorkvagen-7/" on the Sweden site
      Then the page states:
        | Type of home         | Detached house                                                          |
        | Living area          | 167 m²                                                                  |
        | Plot area            | 812 m²                                                                  |
        | Asking price         | 12 495 000 kr                                                           |
        | Price per m²         | 74 820 kr/m²                                                            |
        | Energy class         | C, 76 kWh per m² a year                                                 |
        | Running cost         | 41 200 kr/year                                                          |
        | Property designation | Nacka Björkskogen 1:27                                                  |
        | Tax assessment value | 7 420 000 kr                                                            |
        | Mortgage deeds       | 4 totalling 6 800 000 kr                                                |
        | Easements            | Official easement: right to a shared stormwater pipe along the boundary |
        | Joint facilities     | None                                                                    |

    Scenario: A Finnish hitas home on a leased plot
      When a visitor opens "/en/property/trossikelankatu-9-c-41/" on the Finland site
      Then the page states:
        | Layout                  | 3 rooms, kitchenette, sauna |
        | Plot                    | Leased                      |
        | Landowner               | City of Helsinki            |
        | Lease ends              | 2060                        |
        | Loans of the company    | 742 000 €                   |
        | Right of redemption     | The city                    |
        | Manager                 | Porraskulma Isännöinti Oy   |
        | Confirmed maximum price | 356 400 €                   |
        | Confirmed on            | 22 September 2026           |
        | Valid to                | 22 December 2026            |

    Scenario Outline: A home that is <state> says so on its page
      When a visitor opens "<address>" on the Sweden site
      Then the page says "<label>"

      Examples:
        | state       | address                    | label      |
        | sold        | /objekt/vindspelsgatan-6/  | Såld       |
        | reserved    | /objekt/glaslyktegatan-16/ | Reserverad |
        | yet to come | /objekt/sextantgatan-10/   | Kommande   |

    Scenario: A Finnish flat
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the page states:
        | Asuntotyyppi       | Kerrostalo     |
        | Hallintamuoto      | Asunto-osake   |
        | Huoneistoselitelmä | 2h+k           |
        | Asuinpinta-ala     | 50 m²          |
        | Energialuokka      | D2018          |
        | Velaton hinta      | 229 025 €      |
        | Myyntihinta        | 204 025 €      |
        | Velkaosuus         | 25 000 €       |
        | Hoitovastike       | 250,25 €/kk    |
        | Pääomavastike      | 162,50 €/kk    |
        | Yhtiövastike       | 412,75 €/kk    |
        | Vesimaksu          | 24,50 €/hlö/kk |
        | Tontti             | Oma            |
      And the page shows 5 pictures and a floor plan
      And the page says "Kvistbo Oy LKV, 0000000-0"

    Scenario: A slug that names no home
      When a visitor opens "/objekt/finns-inte/" on the Sweden site
      Then the status is 404

  @SCREEN-4
  Rule: A house page shows one building with its company and its homes, in Finland only

    Scenario: The building and its homes
      When a visitor opens "/fi/talot/kallion-kuusenoksa/" on the Finland site
      Then they see the page "Asunto Oy Kallion Kuusenoksa" in Finnish
      And the page states:
        | Rakennusvuosi | 1928                     |
        | Kerroksia     | 6                        |
        | Hissi         | Kyllä                    |
        | Energialuokka | D2018                    |
        | Isännöitsijä  | Havuportti Isännöinti Oy |
        | Asuntoja      | 46                       |
      And the page says "Linjasaneeraus 2016"
      And the section "Myytävät asunnot talossa" shows 3 homes
      And the card "Kahden ikkunan kaksio Kallion mäellä" is shown
      And the section "Myydyt asunnot talossa" shows 1 homes
      And none of the homes in the section "Myytävät asunnot talossa" says "Myyty"
      And the section "Myydyt asunnot talossa" does not say "keskimääräinen"

    Scenario Outline: Two homes of the building are sold, and what they cost on average is told, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the section "<for sale>" shows 1 homes
      And the section "<sold>" shows 2 homes
      And the section "<sold>" says "<average>"

      Examples:
        | language | address                     | for sale                   | sold                   | average                                                                                     |
        | Finnish  | /fi/talot/tikkurilan-silmu/ | Myytävät asunnot talossa   | Myydyt asunnot talossa | Talossa myymiemme 2 asunnon keskimääräinen velaton neliöhinta oli 4 245 €/m².               |
        | Swedish  | /hus/tikkurilan-silmu/      | Bostäder till salu i huset | Sålda bostäder i huset | Det skuldfria priset var i genomsnitt 4 245 €/m² för de 2 bostäder som vi har sålt i huset. |

    Scenario Outline: No home of the building is sold yet, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the section "<for sale>" shows 3 homes
      And the section "<sold>" says "<none>"

      Examples:
        | language | address                       | for sale                       | sold                       | none                                           |
        | Finnish  | /fi/talot/tapiolan-koivikko/  | Myytävät asunnot talossa       | Myydyt asunnot talossa     | Emme ole vielä myyneet asuntoja tässä talossa. |
        | Swedish  | /hus/tapiolan-koivikko/       | Bostäder till salu i huset     | Sålda bostäder i huset     | Vi har inte sålt någon bostad i huset än.      |
        | English  | /en/houses/tapiolan-koivikko/ | Homes for sale in the building | Homes sold in the building | We have not sold a home in the building yet.   |

    Scenario Outline: A home of the building has a buyer already, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the section "<heading>" shows 3 homes

      Examples:
        | language | address                 | heading                                             |
        | Finnish  | /fi/talot/toolon-oksa/  | Myytävät ja varatut asunnot talossa                 |
        | Swedish  | /hus/toolon-oksa/       | Bostäder i huset som är till salu eller reserverade |
        | English  | /en/houses/toolon-oksa/ | Homes for sale or reserved in the building          |

    Scenario Outline: Not in <site>
      When a visitor opens "/hus/kallion-kuusenoksa/" on the <site> site
      Then the status is 404

      Examples:
        | site   |
        | Sweden |
        | Norway |

  @SCREEN-5
  Rule: The areas index shows each area of the market with its facts, their source and year, and its homes

    Scenario: The areas of Sweden
      When a visitor opens "/omraden/" on the Sweden site
      Then the page has 8 sections of areas
      And the page has these sections:
        | Stockholm      |
        | Södermalm      |
        | Vasastaden     |
        | Kungsholmen    |
        | Hela kommuner  |
        | Solna          |
        | Nacka          |
        | Uppsala        |
        | Göteborg       |
        | Malmö          |
      And the section "Solna" states:
        | Invånare  | 85 789    |
        | Landareal | 19,29 km² |
      And the section "Solna" says "SCB, 2024"
      And the section "Solna" says "SCB, 2017"
      And the section "Solna" says "6 bostäder till salu, 1 kommande"
      And the homes of the area "Solna" are, in this order:
        | Trea från 1939 med marinblått kök och balkong |
        | Tvåa i lamellhus med balkong åt sydväst       |
        | Nybyggd fyra högst upp, inflyttningsklar      |
      And the homes of the area "Nacka" are, in this order:
        | Villa i skogsbrynet med bastu och arbetsrum      |
        | Blått radhus med skyddad altan, nära till skolan |
        | Rymlig etta med matplats för fyra i köket        |

    Scenario: A figure that nobody has published is shown as missing
      When a visitor opens "/omraden/" on the Sweden site
      Then the section "Södermalm" states:
        | Invånare | uppgift saknas |

    Scenario: The areas of Finland
      When a visitor opens "/fi/toimialueet/" on the Finland site
      Then the page has 12 sections of areas
      And the section "Kallio" states:
        | Asukkaita    | 17 951   |
        | Maapinta-ala | 1,59 km² |

  @SCREEN-6
  Rule: The neighbourhoods page sets the figures of neighbourhoods side by side, in Finland only

    Scenario: Figures with unit, year and source
      When a visitor opens "/fi/asuinaluevertailu/" on the Finland site
      And they open the table "Asukkaat"
      And they open the table "Hinnat"
      Then the table "Asukkaat" compares 32 areas
      And in the table "Asukkaat" the row "Kallio 00530" says:
        | Asukkaita    | 17 951 |
        | Asukastiheys | 11 303 |
        | Keski-ikä    | 42     |
        | Mediaanitulo | 28 216 |
      And in the table "Hinnat" the row "Kallio 00530" says:
        | Kaksiot €/m², 2025 | 5 449 |
        | Kaksiot €/m², 2023 | 5 921 |
      And the page says "Paavo – postinumeroalueittainen avoin tieto 2026"

    Scenario: A figure that is not published
      When a visitor opens "/en/neighbourhoods/" on the Finland site
      And they open the table "Prices"
      Then in the table "Prices" the row "Kruunuvuorenranta 00590" says:
        | Studios €/m², 2025             | no data |
        | Three rooms or more €/m², 2025 | 5 199   |

    Scenario Outline: Not in <site>
      When a visitor opens "/jamforelse-av-bostadsomraden/" on the <site> site
      Then the status is 404

      Examples:
        | site   |
        | Sweden |
        | Norway |
