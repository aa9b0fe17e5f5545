Feature: Comparing neighbourhoods

  People who could live in more than one place want to see the places side by side: the same figures, of the same year, from
  the same source. They want to keep the comparison, print it and send it to the people who will live there with them.

  Background:
    Given these addresses:
      | name                              | address                                                 |
      | all neighbourhoods                | /en/neighbourhoods/                                     |
      | one area                          | /en/neighbourhoods/?areas=00530                         |
      | a comparison of two areas         | /en/neighbourhoods/?areas=00530,02100                   |
      | that comparison in Swedish        | /jamforelse-av-bostadsomraden/?areas=00530,02100        |
      | a comparison of two other areas   | /en/neighbourhoods/?areas=02100,01300                   |
      | a comparison of equal figures     | /en/neighbourhoods/?areas=00100,00120                   |
      | a comparison of three areas       | /en/neighbourhoods/?areas=00530,02100,01300             |
      | a comparison with missing figures | /en/neighbourhoods/?areas=02150,00590,00530             |
      | a comparison of four areas        | /en/neighbourhoods/?areas=00530,02100,01300,00980       |
      | an address with an unknown area   | /en/neighbourhoods/?areas=99999,00530,02100,01300,00980 |
      | an address with five areas        | /en/neighbourhoods/?areas=00530,02100,01300,00980,00330 |
      | an address with markup            | /en/neighbourhoods/?areas=00530,%3Cb%3E                 |
      | the page of Kallio                | /en/areas/kallio/                                       |

  @COMPARE-1 @headline
  Rule: A visitor can compare two to four neighbourhoods of Finland, chosen one by one or taken from a suggestion
    More than four places are hard to keep in mind or to fit on a sheet; suggestions help people who are new to the city.

    Scenario: Areas are compared as soon as two are chosen
      Given a visitor is at "all neighbourhoods" on the Finland site
      And they choose "Kallio 00530" as "Area 1"
      And the page says "Choose one more area to compare with."
      And nothing is compared
      When they choose "Tapiola 02100" as "Area 2"
      Then they compare "Kallio 00530, Tapiola 02100" in "Side by side"

    Scenario Outline: The fields open one after another, and the page says so in <language>
      Given a visitor is at "<address>" on the Finland site
      And the page says "<words>"
      And "<field> 2" cannot be chosen yet
      When they choose "<area>" as "<field> 1"
      Then "<field> 2" can be chosen

      Examples:
        | language | address                        | field  | area           | words                                 |
        | Swedish  | /jamforelse-av-bostadsomraden/ | Område | Berghäll 00530 | nästa öppnas när ett område är valt   |
        | Finnish  | /fi/asuinaluevertailu/         | Alue   | Kallio 00530   | seuraava avautuu, kun alue on valittu |
        | English  | /en/neighbourhoods/            | Area   | Kallio 00530   | the next opens when an area is chosen |

    Scenario: An area can be removed from the comparison
      Given a visitor is at "a comparison of three areas" on the Finland site
      When they choose "None chosen" as "Area 1"
      Then they compare "Tapiola 02100, Tikkurila 01300" in "Side by side"
      And they are at "a comparison of two other areas"

    Scenario: All areas can be removed from the comparison at once
      Given a visitor is at "a comparison of two areas" on the Finland site
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

    Scenario Outline: The bars and lines of <comparison> are labelled on every screen
      When a visitor opens "<comparison>" on the Finland site
      Then the lines of the chart "Two rooms, mean price" are told apart by the letters "<letters>" and <number> marks
      And each name and figure is above its bar on screens of 320, 768 and 1440 pixels
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And the page meets WCAG 2.2 AA

      Examples:
        | comparison                 | letters    | number |
        | a comparison of two areas  | A, B       | 2      |
        | a comparison of four areas | A, B, C, D | 4      |

  @COMPARE-2
  Rule: Words mark the highest, the lowest and the missing figures, and no area is called better
    What is good about a place depends on who asks: low prices please a buyer and worry an owner.

    Scenario: Bars mark the highest and the lowest figure, and name those that are missing
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

    Scenario: A chart says for which years an area has no data
      When a visitor opens "a comparison with missing figures" on the Finland site
      Then the chart "Two rooms, mean price" is read out as:
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

    Scenario: A comparison stays when the page is reloaded
      Given a visitor is at "all neighbourhoods" on the Finland site
      And they choose "Kallio 00530" as "Area 1"
      And they choose "Tapiola 02100" as "Area 2"
      And they are at "a comparison of two areas"
      When they reload the page
      Then they compare "Kallio 00530, Tapiola 02100" in "Side by side"

    Scenario: Back undoes the last choice
      Given a visitor is at "all neighbourhoods" on the Finland site
      And they choose "Kallio 00530" as "Area 1"
      And they choose "Tapiola 02100" as "Area 2"
      And they compare "Kallio 00530, Tapiola 02100" in "Side by side"
      When they go back
      Then the choices are "Kallio 00530, None chosen, None chosen, None chosen"
      And they are at "one area"

    Scenario: Back returns from the page of an area to the comparison
      Given a visitor is at "a comparison of two areas" on the Finland site
      And they follow "Kallio 00530" in the text
      And they see the page "Kallio" in English
      When they go back
      Then they compare "Kallio 00530, Tapiola 02100" in "Side by side"

    Scenario: A comparison stays when the language changes
      Given a visitor is at "a comparison of two areas" on the Finland site
      When they change the language to Swedish
      Then they are at "that comparison in Swedish"
      And they compare "Berghäll 00530, Hagalund 02100" in "Sida vid sida"

    Scenario: The page of an area leads to its comparison with the areas nearby
      Given a visitor is at "the page of Kallio" on the Finland site
      When they follow "Compare with areas nearby" in the text
      Then they compare "Kallio 00530, Kalasatama–Sompasaari 00540, Taka-Töölö 00250" in "Side by side"

    Scenario: The navigation leads from a comparison to all areas
      Given a visitor is at "a comparison of two areas" on the Finland site
      When they follow "Compare neighbourhoods" in the navigation
      Then they are at "all neighbourhoods"
      And nothing is compared

  @COMPARE-4
  Rule: Unknown areas, and every area after the fourth, are left out of the comparison, and the page says so
    Links are cut off, mistyped and kept for years; a comparison that silently lacks an area is taken for the whole one.

    Scenario Outline: The visitor is told about <address>, and the valid areas are compared
      When a visitor opens "<address>" on the Finland site
      Then the choices are "Kallio 00530, Tapiola 02100, Tikkurila 01300, Etelä-Vuosaari 00980"
      And they compare "Kallio 00530, Tapiola 02100, Tikkurila 01300, Etelä-Vuosaari 00980" in "Side by side"
      And the page says "<message>"

      Examples:
        | address                         | message                                     |
        | an address with an unknown area | The address names an area that is not here. |
        | an address with five areas      | Four areas at most can be compared.         |

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

    Scenario: The printed tables of all areas fit A4 paper if none is chosen
      Given a visitor is at "all neighbourhoods" on the Finland site
      When they print the page on A4 paper
      Then the paper shows the table "Prices"
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

    Scenario: On paper all tables are open if no area is chosen
      Given a visitor is at "all neighbourhoods" on the Finland site
      When they print the page on A4 paper
      Then the paper shows the table "People"
      And the paper shows the table "Dwellings"
      And the paper shows the table "Prices"
