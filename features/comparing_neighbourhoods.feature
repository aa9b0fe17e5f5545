Feature: Comparing neighbourhoods

  People who could live in more than one place want to see the places side by side: the same figures, of the same year, from
  the same source. They want to keep the comparison, print it and send it to the people who will live there with them.

  Background:
    Given these addresses:
      | name                                            | address                                                       |
      | all neighbourhoods                              | /en/neighbourhoods/                                           |
      | one area                                        | /en/neighbourhoods/?areas=00530                               |
      | a comparison of two areas                       | /en/neighbourhoods/?areas=00530,02100                         |
      | that comparison in Swedish                      | /jamforelse-av-bostadsomraden/?areas=00530,02100              |
      | a comparison of two other areas                 | /en/neighbourhoods/?areas=02100,01300                         |
      | a comparison of equal figures                   | /en/neighbourhoods/?areas=00100,00120                         |
      | a comparison of three areas                     | /en/neighbourhoods/?areas=00530,02100,01300                   |
      | a comparison with missing figures               | /en/neighbourhoods/?areas=02150,00590,00530                   |
      | a comparison of four areas                      | /en/neighbourhoods/?areas=00530,02100,01300,00980             |
      | an address with an unknown area and five others | /en/neighbourhoods/?areas=99999,00530,02100,01300,00980,00330 |
      | an address with markup                          | /en/neighbourhoods/?areas=00530,%3Cb%3E                       |
      | the page of Kallio                              | /en/areas/kallio/                                             |

  @COMPARE-1 @headline
  Rule: A visitor can compare two to four neighbourhoods of Finland, chosen one by one or taken from a suggestion
    More than four places are hard to keep in mind or to fit on a sheet; suggestions help people who are new to the city.

    Scenario: The fields open one after another, and areas are compared as soon as two are chosen
      Given a visitor is at "all neighbourhoods" on the Finland site
      And "Area 2" cannot be chosen yet
      And they choose "Kallio 00530" as "Area 1"
      And "Area 2" can be chosen
      And the page says "Choose one more area to compare with."
      And nothing is compared
      When they choose "Tapiola 02100" as "Area 2"
      Then they compare "Kallio 00530, Tapiola 02100" in "Side by side"

    Scenario: The page says in Finnish that the fields open one after another
      Given a visitor is at "/fi/asuinaluevertailu/" on the Finland site
      And the page says "seuraava avautuu, kun alue on valittu"
      And "Alue 2" cannot be chosen yet
      When they choose "Kallio 00530" as "Alue 1"
      Then "Alue 2" can be chosen

    Scenario: One area, and all of them at once, can be removed from the comparison
      Given a visitor is at "a comparison of three areas" on the Finland site
      And they choose "None chosen" as "Area 1"
      And they compare "Tapiola 02100, Tikkurila 01300" in "Side by side"
      And they are at "a comparison of two other areas"
      When they press the button "Clear the choice"
      Then nothing is compared
      And they are at "all neighbourhoods"

    Scenario: A suggested comparison is one click away
      Given a visitor is at "all neighbourhoods" on the Finland site
      When they press the button "From city blocks to garden city Kallio · Herttoniemenranta · Tapiola"
      Then they compare "Kallio 00530, Herttoniemenranta 00810, Tapiola 02100" in "Side by side"

  @COMPARE-7
  Rule: Figures are compared with their unit, year and source, and with the city's figure where one is published
    Only the city's figure shows whether a figure is high; and the licence of the figures requires that their source is named.

    Scenario: Two areas of two cities are compared with both cities
      When a visitor opens "a comparison of two areas" on the Finland site
      Then the bars "Population people, 31 Dec 2024" read:
        | Kallio 00530    | 17 951 highest |
        | Tapiola 02100   | 6 975 lowest   |
        | All of Helsinki | 672 201        |
        | All of Espoo    | 314 876        |
      And the bars "Three rooms or more €/m², 2025" read:
        | Kallio 00530  | 5 863 highest |
        | Tapiola 02100 | 5 707 lowest  |
      And the chart "Two rooms, mean price" is in "€/m²" by "Source: Statistics Finland, 2023–2025"
      And the page says "Helsinki, the sum of 84 postal areas. Espoo, the sum of 45 postal areas."
      And the page says "Source: Statistics Finland, Paavo 2026 and Prices of dwellings in housing companies (13mu), CC BY 4.0"

  @COMPARE-8
  Rule: A comparison can be read on every screen, and without telling colours apart
    About one man in twelve sees colours differently, and bars that are drawn for a desktop shrink beyond reading on a phone.

    Scenario: The bars and lines of a comparison of four areas are labelled on every screen
      When a visitor opens "a comparison of four areas" on the Finland site
      Then the lines of the chart "Two rooms, mean price" are told apart by the letters "A, B, C, D" and 4 marks
      And each name and figure is above its bar on screens of 320, 768 and 1440 pixels
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And the page meets WCAG 2.2 AA

  @COMPARE-2
  Rule: Words mark the highest, the lowest and the missing figures, and no area is called better
    What is good about a place depends on who asks: low prices please a buyer and worry an owner.

    Scenario: Bars mark the highest, the lowest and the missing figures, and a chart the years without data
      When a visitor opens "a comparison with missing figures" on the Finland site
      Then the bars "Studios €/m², 2025" read:
        | Otaniemi 02150          | no data |
        | Kruunuvuorenranta 00590 | no data |
        | Kallio 00530            | 5 743   |
      And the bars "Mean age years, 2024" read:
        | Otaniemi 02150          | 27 lowest  |
        | Kruunuvuorenranta 00590 | 38         |
        | Kallio 00530            | 42 highest |
        | All of Helsinki         | 41,4       |
        | All of Espoo            | 39,3       |
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And the chart "Two rooms, mean price" is read out as:
        | Two rooms, mean price, €/m². Otaniemi 02150: no data in 2023, no data in 2024, no data in 2025. |
        | Kruunuvuorenranta 00590: 5 408 in 2023, 6 036 in 2024, no data in 2025.                         |
        | Kallio 00530: 5 921 in 2023, 5 591 in 2024, 5 449 in 2025                                       |
      And the notes of the chart "Two rooms, mean price" are, in this order:
        | Otaniemi 02150, 2023, 2024, 2025: no data |
        | Kruunuvuorenranta 00590, 2025: no data    |
        | The scale does not start at zero.         |
      And the table behind the chart "Two rooms, mean price" reads:
        | 2023 | no data | 5 408   | 5 921 |
        | 2024 | no data | 6 036   | 5 591 |
        | 2025 | no data | no data | 5 449 |

    Scenario: Equal figures are marked neither as highest nor as lowest
      When a visitor opens "a comparison of equal figures" on the Finland site
      Then the bars "Mean age years, 2024" read:
        | Helsinki keskusta – Etu-Töölö 00100 | 42   |
        | Punavuori–Bulevardi 00120           | 42   |
        | All of Helsinki                     | 41,4 |

  @COMPARE-3
  Rule: The address holds the comparison, so that Back, a reload and another language show the same areas
    People decide over weeks, on several devices; the link that they bookmarked or sent must still show what they chose.

    Scenario: A comparison stays when the page is reloaded, and Back undoes the last choice
      Given a visitor is at "all neighbourhoods" on the Finland site
      And they choose "Kallio 00530" as "Area 1"
      And they choose "Tapiola 02100" as "Area 2"
      And they are at "a comparison of two areas"
      And they reload the page
      And they compare "Kallio 00530, Tapiola 02100" in "Side by side"
      When they go back
      Then the choices are "Kallio 00530, None chosen, None chosen, None chosen"
      And they are at "one area"

    Scenario: A comparison stays in another language, and Back from the page of an area returns to it
      Given a visitor is at "a comparison of two areas" on the Finland site
      And they change the language to Swedish
      And they are at "that comparison in Swedish"
      And they compare "Berghäll 00530, Hagalund 02100" in "Sida vid sida"
      And they follow "Berghäll 00530" in the text
      And they see the page "Berghäll" in Swedish
      When they go back
      Then they compare "Berghäll 00530, Hagalund 02100" in "Sida vid sida"

    Scenario: The page of an area leads to its comparison with areas nearby, and the navigation on to all areas
      Given a visitor is at "the page of Kallio" on the Finland site
      And they follow "Compare with areas nearby" in the text
      And they compare "Kallio 00530, Kalasatama–Sompasaari 00540, Taka-Töölö 00250" in "Side by side"
      When they follow "Compare neighbourhoods" in the navigation
      Then they are at "all neighbourhoods"
      And nothing is compared

  @COMPARE-4
  Rule: Unknown areas, and every area after the fourth, are left out of the comparison, and the page says so
    Links are cut off, mistyped and kept for years; a comparison that silently lacks an area is taken for the whole one.

    Scenario: The visitor is told about an unknown area and a fifth one, and the other four are compared
      When a visitor opens "an address with an unknown area and five others" on the Finland site
      Then the choices are "Kallio 00530, Tapiola 02100, Tikkurila 01300, Etelä-Vuosaari 00980"
      And they compare "Kallio 00530, Tapiola 02100, Tikkurila 01300, Etelä-Vuosaari 00980" in "Side by side"
      And the page says "The address names an area that is not here."
      And the page says "Four areas at most can be compared."

    Scenario: Markup in the address is ignored, and one area is not compared
      When a visitor opens "an address with markup" on the Finland site
      Then the choices are "Kallio 00530, None chosen, None chosen, None chosen"
      And the page says "The address names an area that is not here."
      And the page says "Choose one more area to compare with."

    Scenario: A valid address of four areas shows no message, and no area can be chosen twice
      When a visitor opens "a comparison of four areas" on the Finland site
      Then they compare "Kallio 00530, Tapiola 02100, Tikkurila 01300, Etelä-Vuosaari 00980" in "Side by side"
      And the page does not say "The address names an area that is not here."
      And the page does not say "Four areas at most can be compared."
      And "Kallio 00530" cannot be chosen as "Area 2"

  @COMPARE-5
  Rule: A comparison is printed without the rest of its page, on A4 paper, with nothing cut off
    Nothing can be clicked or scrolled to on paper: menus waste ink, and a column that is cut off is lost.

    Scenario: A printed comparison of four areas fits A4 paper, and leaves out the rest of the page
      Given a visitor is at "a comparison of four areas" on the Finland site
      When they print the page on A4 paper
      Then the paper shows the comparison in "Side by side"
      And the paper does not show the choice of areas
      And the paper does not show the table "People"
      And nothing on the sheet is cut off

  @COMPARE-6 @layout
  Rule: The tables of all neighbourhoods open on request, and are open without JavaScript and on paper
    Three tables of 32 areas are too long to scroll past on a phone, but on a printed sheet nothing can be opened.

    Scenario: On a phone the page is short, and a table opens when the visitor asks for it
      Given a visitor with a phone is at "all neighbourhoods" on the Finland site
      And the choice is above the tables "People, Dwellings, Prices", which are closed
      And the page is no longer than 5 screens
      When they open the table "Dwellings"
      Then the table "Dwellings" compares 32 areas
      And the page meets WCAG 2.2 AA

    @no-javascript
    Scenario: Without JavaScript all tables are open, and there is nothing to choose
      When a visitor opens "all neighbourhoods" on the Finland site
      Then the choice of areas is not shown
      And the table "People" compares 32 areas
      And the table "Prices" compares 32 areas

    Scenario: On paper all tables are open if no area is chosen, and nothing is cut off
      Given a visitor is at "all neighbourhoods" on the Finland site
      When they print the page on A4 paper
      Then the paper shows the table "People"
      And the paper shows the table "Dwellings"
      And the paper shows the table "Prices"
      And nothing on the sheet is cut off
