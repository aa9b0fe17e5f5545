Feature: Seeing homes on a map

  Where a home is matters more than anything else about it, and a map shows that at a glance. The site draws its own maps,
  so no other company learns which homes a visitor looks at, unless the visitor opens a street map.

  Background:
    Given these addresses:
      | name                                   | address                                                                                |
      | the flat in Kvistgatan                 | /en/property/kvistgatan-12/                                                            |
      | the flat in Vaahteralaituri            | /fi/kohde/vaahteralaituri-5-a-11/                                                      |
      | the flat in Pihlajaranta               | /fi/kohde/pihlajaranta-8-a-3/                                                          |
      | Södermalm in Swedish                   | /omraden/sodermalm/                                                                    |
      | Kallio in English                      | /en/areas/kallio/                                                                      |
      | Kallio in Finnish                      | /fi/toimialueet/kallio/                                                                |
      | the list of homes                      | /en/apartments/                                                                        |
      | the map of homes                       | /en/apartments/?view=map                                                               |
      | the map of homes in Kallio             | /fi/asunnot/?place=kallio&view=map                                                     |
      | the map of homes in Vaahteralaituri    | /fi/asunnot/?q=vaahteralaituri&view=map                                                |
      | the map of Kvistgatan 12               | /en/apartments/?q=kvistgatan&view=map                                                  |
      | the map of Södermalm                   | /en/apartments/?place=sodermalm&view=map                                               |
      | the map of Södermalm and Malmö         | /en/apartments/?place=sodermalm,malmo&view=map                                         |
      | the map of Södermalm and Nacka         | /en/apartments/?place=sodermalm,nacka&view=map                                         |
      | the map of two neighbours on Södermalm | /en/apartments/?place=sodermalm&price=3950000..5040000&view=map                        |
      | a pin at Kvistgatan 12                 | https://www.openstreetmap.org/?mlat=59.313&mlon=18.048#map=16/59.313/18.048            |
      | a pin at Pihlajaranta 8                | https://www.openstreetmap.org/?mlat=60.1929&mlon=25.0288#map=16/60.1929/25.0288        |
      | the streets of Kallio                  | https://www.openstreetmap.org/#map=15/60.1818/24.9511                                  |
      | the coordinates of the homes           | /search/positions.json                                                                 |
      | the map around Kvistgatan 12           | /en/apartments/?view=map&map=59.313,18.048,0.5                                         |
      | the homes drawn around on Södermalm    | /en/apartments/?within=59.31,18.065,59.31,18.08,59.318,18.08,59.318,18.077             |
      | half of a drawn area                   | /en/apartments/?within=59.31,18.07,59.31,18.08                                         |
      | the feed of the homes drawn around     | /api/homes-feed?language=en&within=59.31,18.065,59.31,18.08,59.318,18.08,59.318,18.077 |

  @MAP-1
  Rule: The page of a home shows on a map where the home is
    A street's name means little to people who are new in a town.

    Scenario: A pin on the map marks the home in Kvistgatan
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then they see the map "Map of Södermalm, Stockholm with a pin at Kvistgatan 12"
      And the page contacts no other site

    @no-javascript
    Scenario: The map of a home needs no JavaScript
      When a visitor opens "the flat in Vaahteralaituri" on the Finland site
      Then they see the map "Kartta: Kalasatama, Helsinki, neula osoitteessa Vaahteralaituri 5 A 11"

    Scenario: The map of a home is dark on a device set to dark colours
      Given their device asks for dark colours
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the map "Map of Södermalm, Stockholm with a pin at Kvistgatan 12" is dark

  @MAP-2
  Rule: The map of an area marks the middle of the area, and says that it does not show its borders
    Where an area ends is a matter of opinion, and a line on the map would promise more than the agency knows.

    Scenario Outline: A note below "<map>" explains the circle
      When a visitor opens "<area>" on the <site> site
      Then they see the map "<map>"
      And the page says "<note>"

      Examples:
        | site    | area                 | map                                | note                                              |
        | Sweden  | Södermalm in Swedish | Karta över trakten kring Södermalm | Cirkeln visar områdets mitt, inte dess gränser.   |
        | Finland | Kallio in Finnish    | Kartta: Kallio lähiseutuineen      | Ympyrä näyttää alueen keskikohdan, ei sen rajoja. |

    Scenario: The page of an area in English explains the circle
      When a visitor opens "Kallio in English" on the Finland site
      Then the page says "The circle marks the middle of the area, not its borders."

  @MAP-3
  Rule: A street map of another service opens only when the visitor follows the link to it
    A map that another company draws tells that company the visitor's IP address and the place that interests them.

    Scenario Outline: The link to a street map shows <what>
      When a visitor opens "<page>" on the <site> site
      Then the link "<link>" leads to "<what>"
      And the link "<link>" does not tell the other site where the visitor comes from
      And the page contacts no other site

      Examples:
        | site    | page                   | link                                                | what                   |
        | Sweden  | the flat in Kvistgatan | Open Kvistgatan 12 in a street map at OpenStreetMap | a pin at Kvistgatan 12 |
        | Finland | /omraden/kallio/       | Öppna Berghäll i en gatukarta hos OpenStreetMap     | the streets of Kallio  |

    Scenario: The link to a street map shows a pin at a home in Finland
      When a visitor opens "the flat in Pihlajaranta" on the Finland site
      Then the link "Avaa katukartta OpenStreetMapissa: Pihlajaranta 8 A 3" leads to "a pin at Pihlajaranta 8"

  @MAP-4
  Rule: The visitor can switch between list and map, and the address keeps the choice
    Some look for a price and some for a place; and a map that somebody shares should open as a map.

    Scenario: The list turns into a map, and Back leads to the list again
      Given a visitor is at "/bostader/" on the Sweden site
      And they choose to see the homes as "Karta"
      And they are at "/bostader/?view=map"
      And the map says "Bostäder på kartan: 53 av 53"
      When they go back
      Then they are at "/bostader/"
      And the map is not shown

    @layout
    Scenario: On a phone, the map replaces the list, and the list replaces the map
      Given a visitor with a phone is at "the map of Södermalm" on the Sweden site
      And the map says "Homes in view: 8 of 8"
      And the homes are not shown
      And the order of the homes is not shown
      And the markers are at least 24 pixels wide and high
      And the page meets WCAG 2.2 AA, light and dark
      When they choose to see the homes as "List"
      Then they are at "/en/apartments/?place=sodermalm"
      And the page shows 8 homes

    @layout
    Scenario: On a wide screen, the map is beside the list
      When a visitor opens "the map of Södermalm" on the Sweden site
      Then the map says "Homes in view: 8 of 8"
      And the map is beside the list

    @no-javascript
    Scenario: Without JavaScript, the address of the map shows the list
      When a visitor opens "the map of homes" on the Sweden site
      Then the page shows 24 homes
      And the choice between list and map is not shown

  @MAP-5 @headline
  Rule: The map shows exactly the homes that the search finds
    A home that is in the list and not on the map, or the reverse, makes visitors doubt both.

    Scenario: A narrower search leaves fewer homes on the map, and going back brings the others back
      Given a visitor is at "the map of Södermalm and Nacka" on the Sweden site
      And they choose "Terraced house" under "Type of home"
      And the areas on the map are, in this order:
        | Nacka: 1 home |
      And the page shows 1 home
      When they go back
      Then the areas on the map are, in this order:
        | Nacka: 8 homes     |
        | Södermalm: 8 homes |

    Scenario: The map stays when the visitor clears the search
      Given a visitor is at "the map of homes in Kallio" on the Finland site
      And the map says "Kohteita näkyvissä: 5/5"
      When they press the button "Tyhjennä kaikki"
      Then they are at "/fi/asunnot/?view=map"
      And the map says "Kohteita näkyvissä: 42/42"

  @MAP-15
  Rule: The map of a search that finds nothing shows its close matches and the chosen area
    An empty map looks broken, and the nearest homes may be across the street.

    Scenario: A search that finds nothing shows the close matches on the map
      When a visitor opens "/en/apartments/?place=sodermalm&rooms=3&price=..6000000&view=map" on the Sweden site
      Then the map says "No homes fit all your choices. The map shows close matches."
      And the areas on the map are, in this order:
        | Södermalm: 2 homes |
        | Nacka: 1 home      |

    Scenario: A search without close matches shows the chosen area
      When a visitor opens "/en/apartments/?place=sodermalm&type=house&price=..3000000&view=map" on the Sweden site
      Then the map says "No homes to show on the map"
      And the markers are not shown
      And the map names "Södermalm"

  @MAP-13
  Rule: Zooming in by button or key never leaves the map without a home, if one was in view
    The middle of the homes is often a park or a bay, and a closer look at it would show a map without homes.

    Scenario: Many steps closer, the map still shows a home
      Given a visitor is at "the map of Södermalm" on the Sweden site
      When they press "Zoom in" on the map 2 times
      Then the map says "Homes in view: 1 of 8"

    Scenario: The key + zooms towards a home too
      Given a visitor is at "the map of Södermalm" on the Sweden site
      When they press the key + on the map 3 times
      Then the map says "Homes in view: 1 of 8"

  @MAP-14 @layout
  Rule: The map of homes looks whole: no name is cut, and no line shows where its data end
    Half a name reads as a mistake, and a straight line across the sea as a border.

    Scenario Outline: Each name on the map of <country> is whole in a window <width> pixels wide
      Given their window is <width> pixels wide and 780 high
      When a visitor opens "<address>" on the <country> site
      Then no edge of the map cuts any of its names

      Examples:
        | country | address               | width |
        | Finland | /fi/asunnot/?view=map | 1440  |
        | Sweden  | /bostader/?view=map   | 360   |

    Scenario: The sea goes on where the detailed coast of Helsinki ends
      Given their window is 360 pixels wide and 780 high
      When a visitor opens "/fi/asunnot/?view=map" on the Finland site
      Then no straight line of 100 pixels crosses the map

  @MAP-6
  Rule: Homes close together share one marker, which says how many they are and leads to each of them
    Homes in one building lie on top of each other, and only the uppermost could ever be opened.

    Scenario: A marker of several homes zooms in on them
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      And the map shows these markers:
        | 7 homes in Malmö     |
        | 8 homes in Södermalm |
      When they click the marker "8 homes in Södermalm"
      Then the map says "Homes in view: 8 of 15"

    Scenario: A marker of one home opens the card of the home
      Given a visitor is at "the map of Södermalm" on the Sweden site
      When they click the marker "Lotsflaggsgatan 15, 9,95 MSEK"
      Then the map's card "Lotsflaggsgatan 15, 9 950 000 kr" links to "/en/property/lotsflaggsgatan-15/"
      And the page meets WCAG 2.2 AA, light and dark

    Scenario: A marker of homes in the same building lists them
      Given a visitor is at "the map of homes in Vaahteralaituri" on the Finland site
      When they click the marker "Kalasatama: 3 kohdetta"
      Then the map lists these homes:
        | Vaahteralaituri 5 A 11 | /fi/kohde/vaahteralaituri-5-a-11/ |
        | Vaahteralaituri 5 A 38 | /fi/kohde/vaahteralaituri-5-a-38/ |
        | Vaahteralaituri 5 B 52 | /fi/kohde/vaahteralaituri-5-b-52/ |

    Scenario: The marker of two neighbours splits at the closest zoom
      Given a visitor is at "the map of two neighbours on Södermalm" on the Sweden site
      When they click the marker "2 homes in Södermalm"
      Then the map shows these markers:
        | Granngatan 9, 3,95 MSEK |
        | Såldstigen 4, 5,04 MSEK |
      And the map cannot be zoomed in any further

    Scenario: A marker that cannot split lists its homes as close to each other, not as being in one building
      Given "Såldstigen 4" is 20 metres from "Granngatan 9" on the map
      And a visitor is at "the map of two neighbours on Södermalm" on the Sweden site
      And they click the marker "2 homes in Södermalm"
      When they click the marker "2 homes in Södermalm"
      Then the map lists homes under the heading "2 homes close to each other"

  @MAP-7
  Rule: The map works with the keyboard alone, and with its buttons alone
    Many people can neither drag nor pinch, and WCAG 2.2 demands another way for them.

    Scenario: Arrow keys move the map away and back
      Given a visitor is at "the map of Kvistgatan 12" on the Sweden site
      And the map says "Homes in view: 1 of 1"
      And they press the key ArrowRight on the map 4 times
      And the map says "Homes in view: 0 of 1"
      When they press the key ArrowLeft on the map 4 times
      Then the map says "Homes in view: 1 of 1"

    Scenario: Enter on a marker moves the focus to its card, and Escape moves it back
      Given a visitor is at "the map of Kvistgatan 12" on the Sweden site
      And they press Enter on the marker "Kvistgatan 12, 4,95 MSEK"
      And the focus is on the map's card "Kvistgatan 12, 4 950 000 kr"
      When they press Escape
      Then the focus is on the marker "Kvistgatan 12, 4,95 MSEK"

    Scenario: A button brings all results back into view, and another zooms out
      Given a visitor is at "the map of Södermalm" on the Sweden site
      And the map says "Homes in view: 8 of 8"
      And they press "Move east" on the map 4 times
      And the map says "Homes in view: 0 of 8"
      And they press "Show all results" on the map 1 time
      And the map says "Homes in view: 8 of 8"
      When they press "Zoom out" on the map 4 times
      Then the map shows these markers:
        | 8 homes in Södermalm |

  @MAP-9
  Rule: The mouse and two fingers move and zoom the map, and the page still scrolls past it
    A map that takes over the wheel or the finger traps visitors halfway down the page.

    Scenario: The mouse wheel scrolls the page, and a hint names Ctrl
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      When they turn the wheel down over the marker "8 homes in Södermalm"
      Then the page has scrolled
      And the map says "Homes in view: 15 of 15"
      And the map says "Hold Ctrl and scroll to zoom"

    Scenario: With Ctrl, the mouse wheel zooms in where the mouse is
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      When they hold Ctrl and turn the wheel up over the marker "8 homes in Södermalm"
      Then the map says "Homes in view: 8 of 15"
      And the page has not scrolled

    Scenario: Dragging a marker moves the map and opens nothing
      Given a visitor is at "the map of Kvistgatan 12" on the Sweden site
      When they drag the marker "Kvistgatan 12, 4,95 MSEK" out of the map
      Then the map says "Homes in view: 0 of 1"
      And the map's card is not shown

    Scenario: A double click zooms in where the mouse is
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      When they double-click the map 3 times beside the marker "8 homes in Södermalm"
      Then the map says "Homes in view: 8 of 15"

    Scenario: One finger scrolls the page, and a hint asks for two
      Given a visitor with a touch screen is at "the map of Södermalm and Malmö" on the Sweden site
      When they swipe up over the map with one finger
      Then the page has scrolled
      And the map says "Move the map with two fingers"
      And the map says "Homes in view: 15 of 15"

    Scenario: A visitor who scrolls with one finger, then spreads two, zooms the map, and not the page
      Given a visitor with a touch screen is at "the map of Södermalm and Malmö" on the Sweden site
      When the visitor scrolls with one finger, then spreads two on the marker "8 homes in Södermalm"
      Then the map says "Homes in view: 8 of 15"
      And the page keeps its size

  @MAP-10
  Rule: The address holds the part of the map in view, so that Back, a reload and links show it
    Whoever finds the right streets and opens a home there should not have to find them again.

    Scenario: A reload shows the part of the map that the visitor moved to
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      And they click the marker "8 homes in Södermalm"
      And the map says "Homes in view: 8 of 15"
      And the address names a place on the map
      When they reload the page
      Then the map says "Homes in view: 8 of 15"

    Scenario: A shared link shows the same part of the map, and a new search shows all that it finds
      Given a visitor is at "the map around Kvistgatan 12" on the Sweden site
      And the map says "Homes in view: 1 of 53"
      And the map shows these markers:
        | Kvistgatan 12, 4,95 MSEK |
      When they choose "Terraced house" under "Type of home"
      Then the results say "5 homes"
      And the map says "Homes in view: 5 of 5"

    Scenario: Back from a home leads to the part of the map that the visitor left
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      And they click the marker "8 homes in Södermalm"
      And the address names a place on the map
      And they click the marker "Kvistgatan 12, 4,95 MSEK"
      And they click the link on the map "Dual-aspect one-bedroom flat with a courtyard balcony"
      And they are at "the flat in Kvistgatan"
      When they go back
      Then the map says "Homes in view: 8 of 15"

    Scenario: Moving the map adds no step to the history, and all results in view leave no place in the address
      Given a visitor is at "the list of homes" on the Sweden site
      And they choose to see the homes as "Map"
      And they press "Zoom in" on the map 1 time
      And the address names a place on the map
      And they press "Show all results" on the map 1 time
      And they are at "the map of homes"
      When they go back
      Then they are at "the list of homes"

  @MAP-11
  Rule: Beside a map that the visitor moved, the list shows the homes in view, until the map closes
    Two columns that show different homes make people look for a mistake of theirs.

    @layout
    Scenario: The list has the homes of the part that the visitor moved to, and all when all are in view again
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      And the page shows 15 homes
      And they click the marker "8 homes in Södermalm"
      And the page shows 8 homes
      And the results say "15 homes"
      When they press "Show all results" on the map 1 time
      Then the page shows 15 homes

    @layout
    Scenario: A part of the map without homes says so where the list was
      Given a visitor is at "the map of Södermalm" on the Sweden site
      And the map says "Homes in view: 8 of 8"
      When they press "Move east" on the map 4 times
      Then the homes are not shown
      And the page says "No homes in this part of the map."

    @layout
    Scenario: Without the map, the list has all homes again
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      And they click the marker "8 homes in Södermalm"
      And the page shows 8 homes
      When they choose to see the homes as "List"
      Then they are at "/en/apartments/?place=sodermalm,malmo"
      And the page shows 15 homes

    @layout
    Scenario: On a phone, the list that replaces a moved map has all homes
      Given a visitor with a phone is at "the map of Södermalm and Malmö" on the Sweden site
      And they click the marker "8 homes in Södermalm"
      And the map says "Homes in view: 8 of 15"
      When they choose to see the homes as "List"
      Then the page shows 15 homes

  @MAP-12
  Rule: The visitor can draw an area on the map, and the search then finds only the homes in it
    Nobody wants "Södermalm": they want the streets between the school and the park.

    Scenario: An area around a marker has the homes of the marker
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      And they press "Draw an area" on the map 1 time
      When they draw an area around the marker "8 homes in Södermalm"
      Then the results say "8 homes"
      And the page shows 8 homes
      And the active filters are "Södermalm, Stockholm, Malmö, Drawn area"
      And the address names the corners of an area

    Scenario: An area can be drawn by its corners
      Given a visitor is at "the map of Södermalm and Malmö" on the Sweden site
      And they press "Draw an area" on the map 1 time
      And they click the map at the corners of an area around the marker "7 homes in Malmö"
      When they press "Done" on the map 1 time
      Then the results say "7 homes"

    Scenario: With the keyboard, what is in view becomes the area
      Given a visitor is at "the map of Södermalm" on the Sweden site
      And the map says "Homes in view: 8 of 8"
      And they press the key ArrowLeft on the map 1 time
      And they press the key + on the map 1 time
      And they press Enter on the button "Draw an area"
      When they press Enter on the button "Use what is in view"
      Then the active filters are "Södermalm, Stockholm, Drawn area"
      And the address names the corners of an area

    Scenario: Escape ends the drawing, and the search stays
      Given a visitor is at "the map of Södermalm" on the Sweden site
      And they press "Draw an area" on the map 1 time
      When they press Escape
      Then the button "Draw an area" is shown
      And they are at "the map of Södermalm"

    Scenario: With one finger, the visitor draws, and the page does not scroll
      Given a visitor with a touch screen is at "the map of Södermalm and Malmö" on the Sweden site
      And they press "Draw an area" on the map 1 time
      When they draw an area around the marker "8 homes in Södermalm" with one finger
      Then the results say "8 homes"
      And the page has not scrolled

    Scenario: A link to a drawn area finds the homes in it, on the list too, and another filter is added to it
      Given a visitor is at "the homes drawn around on Södermalm" on the Sweden site
      And the page shows 2 homes
      And the results say "2 homes"
      And the active filters are "Drawn area"
      When they choose "1" under "Rooms"
      Then the active filters are "Drawn area, 1 room"
      And the results say "1 home"

    Scenario: The homes outside come back when the visitor removes the area
      Given a visitor is at "the homes drawn around on Södermalm" on the Sweden site
      And the page shows 2 homes
      When they press the button "Remove filter: Drawn area"
      Then they are at "the list of homes"
      And the results say "53 homes"

    Scenario: An area without three corners is ignored
      When a visitor opens "half of a drawn area" on the Sweden site
      Then they are at "the list of homes"
      And the page shows 24 homes

    Scenario: The feed of a drawn area has only its homes
      When a feed reader asks the Sweden site for "the feed of the homes drawn around"
      Then the feed leads to these homes:
        | https://www.kvistbo.example/en/property/granngatan-9/ |
        | https://www.kvistbo.example/en/property/saldstigen-4/ |

    Scenario: If the coordinates fail to load, a second try finds the homes
      Given "the coordinates of the homes" answers 503 1 time
      And a visitor is at "the homes drawn around on Södermalm" on the Sweden site
      And the page says "The search could not be loaded."
      When they press the button "Try again"
      Then the page shows 2 homes
