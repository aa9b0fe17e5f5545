Feature: Seeing homes on a map

  Where a home is decides more than anything else about it. A map shows that at a glance, and this one is the
  site's own: nobody else is told what the visitor looks at, unless they open a street map themselves.

  @MAP-1
  Rule: A home's page shows on a map where the home is

    Scenario Outline: "<map>"
      When a visitor opens "<page>" on the <site> site
      Then they see the map "<map>"
      And the page asked only its own site

      Examples:
        | site    | page                              | map                                                                    |
        | Sweden  | /objekt/kvistgatan-12/            | Karta över Södermalm, Stockholm, med Kvistgatan 12 utmärkt             |
        | Finland | /fi/kohde/vaahteralaituri-5-a-11/ | Kartta: Kalasatama, Helsinki, neula osoitteessa Vaahteralaituri 5 A 11 |

    @no-javascript
    Scenario: Without JavaScript
      When a visitor opens "/en/property/kvistgatan-12/" on the Sweden site
      Then they see the map "Map of Södermalm, Stockholm with a pin at Kvistgatan 12"

    Scenario: In the dark
      Given their device asks for dark colours
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the map "Karta över Södermalm, Stockholm, med Kvistgatan 12 utmärkt" is dark

  @MAP-2
  Rule: An area's map says that it shows the middle of the area

    Scenario Outline: "<page>"
      When a visitor opens "<page>" on the <site> site
      Then they see the map "<map>"
      And the page says "<note>"

      Examples:
        | site    | page                    | map                                | note                                                      |
        | Sweden  | /omraden/sodermalm/     | Karta över trakten kring Södermalm | Cirkeln visar områdets mitt, inte dess gränser.           |
        | Finland | /en/areas/kallio/       | Map of Kallio and its surroundings | The circle marks the middle of the area, not its borders. |
        | Finland | /fi/toimialueet/kallio/ | Kartta: Kallio lähiseutuineen      | Ympyrä näyttää alueen keskikohdan, ei sen rajoja.         |

  @MAP-3
  Rule: A street map of somebody else is opened only by the visitor

    Scenario Outline: "<link>"
      When a visitor opens "<page>" on the <site> site
      Then the link "<link>" leads to "<address>"
      And the link "<link>" tells the other site nothing of this one
      And the page asked only its own site

      Examples:
        | site    | page                          | link                                                  | address                                                                         |
        | Sweden  | /objekt/kvistgatan-12/        | Öppna Kvistgatan 12 i en gatukarta hos OpenStreetMap  | https://www.openstreetmap.org/?mlat=59.313&mlon=18.048#map=16/59.313/18.048     |
        | Finland | /fi/kohde/pihlajaranta-8-a-3/ | Pihlajaranta 8 A 3: avaa katukartta OpenStreetMapissa | https://www.openstreetmap.org/?mlat=60.1929&mlon=25.0288#map=16/60.1929/25.0288 |
        | Finland | /omraden/kallio/              | Öppna Berghäll i en gatukarta hos OpenStreetMap       | https://www.openstreetmap.org/#map=15/60.1818/24.9511                           |

  @MAP-4
  Rule: The list can be turned into a map, and the address keeps which it is

    Scenario Outline: In <language>, and back
      Given a visitor is at "<list>" on the <site> site
      When they choose to see the homes as "<map>"
      Then they are at "<list>?view=map"
      And the map says "<in view>"
      When they go back
      Then they are at "<list>"
      And the map is not shown

      Examples:
        | site    | language | list            | map    | in view                          |
        | Sweden  | Swedish  | /bostader/      | Karta  | 62 av 62 bostäder syns på kartan |
        | Sweden  | English  | /en/apartments/ | Map    | 62 of 62 homes in view           |
        | Finland | Finnish  | /fi/asunnot/    | Kartta | 60/60 kohdetta näkyvissä         |

    Scenario: On a telephone, the map takes the place of the list
      Given a visitor with a phone is at "/bostader/?place=sodermalm&view=map" on the Sweden site
      Then the map says "8 av 8 bostäder syns på kartan"
      And the map is shown
      And the homes are not shown
      And the order of the homes is not shown
      And the marks are at least 24 pixels wide and high
      And the page meets WCAG 2.2 AA, light and dark
      When they choose to see the homes as "Lista"
      Then they are at "/bostader/?place=sodermalm"
      And the page shows 8 homes

    Scenario: On a wide screen, the map stands beside the list
      Given a visitor is at "/bostader/?place=sodermalm&view=map" on the Sweden site
      Then the map says "8 av 8 bostäder syns på kartan"
      And the map stands beside the list

    @no-javascript
    Scenario: Without JavaScript, the list is there
      When a visitor opens "/bostader/?view=map" on the Sweden site
      Then the page shows 24 homes
      And the choice between list and map is not shown

  @MAP-5
  Rule: The map shows exactly the homes that the search finds

    Scenario: As the search changes, and Back
      Given a visitor is at "/bostader/?place=sodermalm,nacka&view=map" on the Sweden site
      Then the areas on the map are, in this order:
        | Nacka: 8 bostäder     |
        | Södermalm: 8 bostäder |
      When they choose "Radhus" under "Bostadstyp"
      Then the areas on the map are, in this order:
        | Nacka: 1 bostad |
      And the page shows 1 homes
      When they go back
      Then the areas on the map are, in this order:
        | Nacka: 8 bostäder     |
        | Södermalm: 8 bostäder |

    Scenario: Clearing the search keeps the map
      Given a visitor is at "/fi/asunnot/?place=kallio&view=map" on the Finland site
      And the map says "5/5 kohdetta näkyvissä"
      When they press the button "Tyhjennä kaikki"
      Then they are at "/fi/asunnot/?view=map"
      And the map says "60/60 kohdetta näkyvissä"

    Scenario: A search that finds nothing
      Given a visitor is at "/en/apartments/?price=..1000&view=map" on the Sweden site
      Then the map says "No homes to show on the map"
      And the marks are not shown

  @MAP-6
  Rule: Homes that lie close together are one mark with their number, which leads to them

    Scenario: From the country to one home
      Given a visitor is at "/bostader/?place=sodermalm,malmo&view=map" on the Sweden site
      Then the map has the marks:
        | Malmö: 7 bostäder     |
        | Södermalm: 8 bostäder |
      When they click the mark "Södermalm: 8 bostäder"
      Then the map says "8 av 15 bostäder syns på kartan"
      When they click the mark "Lotsflaggsgatan 15, 9,95 mkr"
      Then the map's card "Lotsflaggsgatan 15, 9 950 000 kr" links to "/objekt/lotsflaggsgatan-15/"
      And the page meets WCAG 2.2 AA, light and dark

    Scenario: Homes of one building are listed
      Given a visitor is at "/fi/asunnot/?q=vaahteralaituri&view=map" on the Finland site
      When they click the mark "Kalasatama: 3 kohdetta"
      Then the map lists:
        | Vaahteralaituri 5 A 11 | /fi/kohde/vaahteralaituri-5-a-11/ |
        | Vaahteralaituri 5 A 38 | /fi/kohde/vaahteralaituri-5-a-38/ |
        | Vaahteralaituri 5 B 52 | /fi/kohde/vaahteralaituri-5-b-52/ |

    Scenario: Neighbours come apart, and then there is nothing more to come nearer to
      Given a visitor is at "/bostader/?place=sodermalm&price=3950000..5040000&view=map" on the Sweden site
      When they click the mark "Södermalm: 2 bostäder"
      Then the map has the marks:
        | Tjärbodsgatan 9, 3,95 mkr  |
        | Vindspelsgatan 6, 5,04 mkr |
      And the map can be zoomed in no further

    Scenario: Homes that no map tells apart are near each other, and not at the same place
      Given "Vindspelsgatan 6" stands 20 metres from "Tjärbodsgatan 9" on the map
      And a visitor is at "/bostader/?place=sodermalm&price=3950000..5040000&view=map" on the Sweden site
      When they click the mark "Södermalm: 2 bostäder"
      And they click the mark "Södermalm: 2 bostäder"
      Then the map's list is called "2 bostäder nära varandra"

  @MAP-7
  Rule: The map can be used with the keyboard, and by pressing alone

    Scenario: With the keyboard
      Given a visitor is at "/bostader/?q=kvistgatan&view=map" on the Sweden site
      And the map says "1 av 1 bostäder syns på kartan"
      When they press ArrowRight on the map 4 times
      Then the map says "0 av 1 bostäder syns på kartan"
      When they press ArrowLeft on the map 4 times
      Then the map says "1 av 1 bostäder syns på kartan"
      When they press Enter on the mark "Kvistgatan 12, 4,95 mkr"
      Then the focus is on the map's card "Kvistgatan 12, 4 950 000 kr"
      When they press Escape
      Then the focus is on the mark "Kvistgatan 12, 4,95 mkr"

    Scenario: By pressing
      Given a visitor is at "/bostader/?place=sodermalm&view=map" on the Sweden site
      And the map says "8 av 8 bostäder syns på kartan"
      When they press "Flytta österut" on the map 4 times
      Then the map says "0 av 8 bostäder syns på kartan"
      When they press "Visa alla träffar" on the map 1 time
      Then the map says "8 av 8 bostäder syns på kartan"
      When they press "Zooma ut" on the map 4 times
      Then the map has the marks:
        | Södermalm: 8 bostäder |

  @MAP-8
  Rule: What the map needs is fetched when it is asked for, and the list stays where it cannot be

    Scenario: Nothing of it comes with the list
      Given a visitor is at "/bostader/" on the Sweden site
      Then the browser asked for "/search/positions.json" 0 times
      When they choose to see the homes as "Karta"
      Then the map says "62 av 62 bostäder syns på kartan"
      And the page asked only its own site

    Scenario: The homes' places cannot be had, and then they can
      Given a visitor is at "/bostader/" on the Sweden site
      And "/search/positions.json" answers 503 1 time
      When they choose to see the homes as "Karta"
      Then the alert on the map says "Kartan kunde inte hämtas."
      And the page shows 24 homes
      When they press "Försök igen" on the map 1 time
      Then the map says "62 av 62 bostäder syns på kartan"

  @MAP-9
  Rule: The map follows the mouse and two fingers, and lets the page scroll past it

    Scenario: The wheel scrolls the page, and zooms around the pointer with Ctrl
      Given a visitor is at "/bostader/?place=sodermalm,malmo&view=map" on the Sweden site
      And the map says "15 av 15 bostäder syns på kartan"
      When they turn the wheel by 100 pixels over the mark "Södermalm: 8 bostäder"
      Then the page has scrolled
      And the map says "15 av 15 bostäder syns på kartan"
      And the map says "Håll ned Ctrl och scrolla för att zooma"
      When they hold down Control
      And they turn the wheel by -400 pixels over the mark "Södermalm: 8 bostäder"
      Then the page has not scrolled
      And the map says "8 av 15 bostäder syns på kartan"

    Scenario: The mouse drags the map, and opens nothing where it drags a mark
      Given a visitor is at "/bostader/?q=kvistgatan&view=map" on the Sweden site
      And the map says "1 av 1 bostäder syns på kartan"
      When they drag the mark "Kvistgatan 12, 4,95 mkr" 600 pixels to the right
      Then the map says "0 av 1 bostäder syns på kartan"
      And the map's card is not shown

    Scenario: A double click comes nearer to where it is made
      Given a visitor is at "/bostader/?place=sodermalm,malmo&view=map" on the Sweden site
      And the map says "15 av 15 bostäder syns på kartan"
      When they double-click the map 3 times beside the mark "Södermalm: 8 bostäder"
      Then the map says "8 av 15 bostäder syns på kartan"

    Scenario: One finger scrolls the page, and is told that two move the map
      Given a visitor with a touch screen is at "/bostader/?place=sodermalm,malmo&view=map" on the Sweden site
      And the map says "15 av 15 bostäder syns på kartan"
      When they slide one finger up over the map
      Then the page has scrolled
      And the map says "Flytta kartan med två fingrar"
      And the map says "15 av 15 bostäder syns på kartan"

    Scenario Outline: <fingers> zoom the map, and not the page
      Given a visitor with a touch screen is at "/bostader/?place=sodermalm,malmo&view=map" on the Sweden site
      And the map says "15 av 15 bostäder syns på kartan"
      When they spread <fingers> around the mark "Södermalm: 8 bostäder"
      Then the map says "8 av 15 bostäder syns på kartan"
      And the page is as large as before

      Examples:
        | fingers                                                |
        | two fingers                                            |
        | one finger that scrolls and another that comes to help |
