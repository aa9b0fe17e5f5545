Feature: Comparing neighbourhoods

  Those who can live in more than one place want to see the places side by side: the same figures, of the same year, from
  the same source. What they have set up they want to keep, print and send to whom they will live with.

  @COMPARE-1
  Rule: Two to four neighbourhoods of Finland are compared figure by figure, with unit, year and source, and their cities beside them

    Scenario: Two areas of two cities
      Given a visitor is at "/fi/asuinaluevertailu/" on the Finland site
      When they choose "Kallio 00530" as "Alue 1"
      Then the page says "Valitse vielä toinen alue vertailuun."
      And nothing is compared
      When they choose "Tapiola 02100" as "Alue 2"
      Then they compare "Kallio 00530, Tapiola 02100" in "Alueet rinnakkain"
      And the bars "Asukkaita henkeä, 31.12.2024" read:
        | Kallio 00530                        | 17 951 suurin |
        | Tapiola 02100                       | 6 975 pienin  |
        | Koko Helsinki | 672 201       |
        | Koko Espoo   | 314 876       |
      And the page says "Helsinki, 84 postinumeroalueen summa. Espoo, 45 postinumeroalueen summa."
      And the bars "Kolmiot ja suuremmat €/m², 2025" read:
        | Kallio 00530  | 5 863 suurin |
        | Tapiola 02100 | 5 707 pienin |
      And the chart "Kaksiot, keskihinta" is in "€/m²" by "Lähde: Tilastokeskus, 2023–2025"
      And each name and figure stands above its bar on screens of 320, 768 and 1440 pixels
      And the lines of the chart "Kaksiot, keskihinta" are told apart by the letters "A, B" and 2 marks
      And the page says "Lähde: Tilastokeskus, Paavo 2026 ja Osakeasuntojen hinnat (13mu), CC BY 4.0"
      And the page meets WCAG 2.2 AA
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

    Scenario: Taken out again
      Given a visitor is at "/fi/asuinaluevertailu/?areas=00530,02100,01300" on the Finland site
      When they choose "Ei valittu" as "Alue 1"
      Then they compare "Tapiola 02100, Tikkurila 01300" in "Alueet rinnakkain"
      And they are at "/fi/asuinaluevertailu/?areas=02100,01300"
      When they press the button "Tyhjennä valinta"
      Then nothing is compared
      And they are at "/fi/asuinaluevertailu/"

    Scenario: One of those that are suggested
      Given a visitor is at "/jamforelse-av-bostadsomraden/" on the Finland site
      When they press the button "Från stenstad till trädgårdsstad Berghäll · Hertonäs strand · Hagalund"
      Then they compare "Berghäll 00530, Hertonäs strand 00810, Hagalund 02100" in "Sida vid sida"

  @COMPARE-2
  Rule: The highest and the lowest figure are marked in words, what is not published is said, and none is called better

    Scenario: Figures that are missing, or the same
      When a visitor opens "/en/neighbourhoods/?areas=02150,00590,00530" on the Finland site
      Then the bars "Studios €/m², 2025" read:
        | Otaniemi 02150          | no data |
        | Kruunuvuorenranta 00590 | no data |
        | Kallio 00530            | 5 743   |
      And the bars "Mean age years, 2024" read:
        | Otaniemi 02150                        | 27 lowest  |
        | Kruunuvuorenranta 00590               | 38         |
        | Kallio 00530                          | 42 highest |
        | All of Helsinki  | 41,4       |
        | All of Espoo     | 39,3       |
      And the chart "Two rooms, mean price" is in "€/m²" by "Source: Statistics Finland, 2023–2025"
      And the chart "Two rooms, mean price" is read out as "Two rooms, mean price, €/m². Otaniemi 02150: no data in 2023, no data in 2024, no data in 2025. Kruunuvuorenranta 00590: 5 408 in 2023, 6 036 in 2024, no data in 2025. Kallio 00530: 5 921 in 2023, 5 591 in 2024, 5 449 in 2025"
      And the notes of the chart "Two rooms, mean price" are, in this order:
        | Otaniemi 02150, 2023, 2024, 2025: no data |
        | Kruunuvuorenranta 00590, 2025: no data    |
        | The scale does not start at zero.         |
      And the table behind the chart "Two rooms, mean price" reads:
        | 2023 | no data | 5 408   | 5 921 |
        | 2024 | no data | 6 036   | 5 591 |
        | 2025 | no data | no data | 5 449 |
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

    Scenario: Two that have the same figure
      When a visitor opens "/en/neighbourhoods/?areas=00100,00120" on the Finland site
      Then the bars "Mean age years, 2024" read:
        | Helsinki keskusta – Etu-Töölö 00100  | 42   |
        | Punavuori–Bulevardi 00120            | 42   |
        | All of Helsinki | 41,4 |

  @COMPARE-3
  Rule: What is compared stands in the address: it outlives Back, a reload and a change of language

    Scenario: Away and back, loaded anew, and in another language
      Given a visitor is at "/fi/asuinaluevertailu/" on the Finland site
      When they choose "Kallio 00530" as "Alue 1"
      And they choose "Taka-Töölö 00250" as "Alue 2"
      Then they are at "/fi/asuinaluevertailu/?areas=00530,00250"
      When they follow "Kallio 00530" in the text
      Then they see the page "Kallio" in Finnish
      When they go back
      Then they compare "Kallio 00530, Taka-Töölö 00250" in "Alueet rinnakkain"
      When they reload the page
      Then they compare "Kallio 00530, Taka-Töölö 00250" in "Alueet rinnakkain"
      When they change the language to Swedish
      Then they are at "/jamforelse-av-bostadsomraden/?areas=00530,00250"
      And they compare "Berghäll 00530, Bortre Tölö 00250" in "Sida vid sida"
      When they go back
      And they go back
      Then the choices are "Kallio 00530, Ei valittu, Ei valittu, Ei valittu"

    Scenario: By a link from an area
      Given a visitor is at "/omraden/kallio/" on the Finland site
      When they follow "Jämför med områdena intill" in the text
      Then they compare "Berghäll 00530, Fiskehamnen–Sumparn 00540, Bortre Tölö 00250" in "Sida vid sida"

    Scenario: To all areas by the navigation
      Given a visitor is at "/en/neighbourhoods/?areas=00530,02100" on the Finland site
      When they follow "Compare neighbourhoods" in the navigation
      Then they are at "/en/neighbourhoods/"
      And nothing is compared

  @COMPARE-4
  Rule: What an address asks for wrongly is left out and said, and no more than four can be compared

    Scenario Outline: <address>
      When a visitor opens "<address>" on the Finland site
      Then the choices are "<choices>"
      And the page says "<said>"

      Examples:
        | address                                             | choices                                                                             | said                                           |
        | /en/neighbourhoods/?areas=99999,00530,02100         | Kallio 00530, Tapiola 02100, None chosen, None chosen                               | The address names an area that is not here.    |
        | /en/neighbourhoods/?areas=00530,%3Cb%3E             | Kallio 00530, None chosen, None chosen, None chosen                                 | Choose one more area to compare with.          |
        | /en/neighbourhoods/?areas=00530,02100,01300,00980,00330 | Kallio 00530, Tapiola 02100, Tikkurila 01300, Etelä-Vuosaari 00980              | Four areas at most can be compared.            |

    Scenario: A right address says nothing more, and an area that is chosen cannot be chosen again
      When a visitor opens "/en/neighbourhoods/?areas=00530,02100,01300,00980" on the Finland site
      Then they compare "Kallio 00530, Tapiola 02100, Tikkurila 01300, Etelä-Vuosaari 00980" in "Side by side"
      And the page does not say "The address names an area that is not here."
      And the page does not say "Four areas at most can be compared."
      And "Kallio 00530" cannot be chosen as "Area 2"

  @COMPARE-5
  Rule: A comparison is printed by itself, on paper of any width, with nothing cut off

    Scenario: Four areas on a sheet of A4
      When a visitor opens "/en/neighbourhoods/?areas=00530,02100,01300,00980" on the Finland site
      And they print the page on a sheet that is 703 pixels wide
      Then the paper shows the comparison in "Side by side"
      And the paper does not show the choice of areas
      And the paper does not show the table "People"
      And nothing on the sheet is cut off

    Scenario: All areas, where none is chosen
      When a visitor opens "/en/neighbourhoods/" on the Finland site
      And they print the page on a sheet that is 703 pixels wide
      Then the paper shows the table "Prices"
      And nothing on the sheet is cut off

  @COMPARE-6
  Rule: The figures of all neighbourhoods wait under their subjects, below the choice; without JavaScript and on paper all are there

    Scenario: A short page on a telephone
      Given a visitor with a phone is at "/en/neighbourhoods/" on the Finland site
      Then the choice stands above the tables "People, Dwellings, Prices", which are closed
      And the page is no longer than 5 screens
      When they open the table "Dwellings"
      Then the table "Dwellings" compares 32 areas
      And the page meets WCAG 2.2 AA

    @no-javascript
    Scenario: Without JavaScript there is nothing to choose, and all figures
      When a visitor opens "/en/neighbourhoods/" on the Finland site
      Then the choice of areas is not shown
      And the table "People" compares 32 areas
      And the table "Prices" compares 32 areas

    Scenario: On paper, where nothing is chosen
      When a visitor opens "/fi/asuinaluevertailu/" on the Finland site
      And they print the page on a sheet that is 703 pixels wide
      Then the paper shows the table "Asukkaat"
      And the paper shows the table "Asunnot"
      And the paper shows the table "Hinnat"
