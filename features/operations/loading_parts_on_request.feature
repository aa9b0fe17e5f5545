Feature: Loading parts of a page on request

  Most visitors of a page use only a part of it. So the search, the map and the calculators load when somebody begins to use
  them, and the page stays useful if they cannot load.

  Background:
    Given these addresses:
      | name                                 | address                                 |
      | the list of homes                    | /en/apartments/                         |
      | the homes with two rooms             | /en/apartments/?rooms=2                 |
      | the card of Billigastgatan 27        | /homes/en/billigastgatan-27.json        |
      | the data of the search               | /search/homes.json                      |
      | the script of the search             | /part---live-search-*.js                |
      | the three-room homes on Södermalm    | /en/apartments/?place=sodermalm&rooms=3 |
      | the script of every page             | /app-*.js                               |
      | the map of homes                     | /en/apartments/?view=map                |
      | the coordinates of the homes         | /search/positions.json                  |
      | the hitas page in English            | /en/hitas/                              |
      | the calculation's script             | /hitas-account-*.js                     |
      | Sweden's page for sellers in English | /en/selling-with-us/                    |
      | the estimate's script                | /estimate-*.js                          |
      | Kvistgatan 12                        | /objekt/kvistgatan-12/                  |
      | Kvistgatan 12 in English             | /en/property/kvistgatan-12/             |
      | Oksakatu 3 A 14                      | /fi/kohde/oksakatu-3-a-14/              |

  @SEARCH-8
  Rule: The search loads when the visitor searches, and the list of homes stays if it cannot load
    Many visitors only browse, and should not pay with time and data for a search that they do not use.

    Scenario: The first choice loads the search, once, and a parameter that newsletters add to the address does not
      Given a visitor is at "/en/apartments/?utm_source=letter" on the Sweden site
      And the results say "53 homes"
      And the browser did not ask for "the data of the search"
      And the browser did not ask for "the script of the search"
      When they choose "2" under "Rooms"
      Then the results say "16 homes"
      And the browser asked for "the data of the search" 1 time

    Scenario: A text that the visitor writes before the search has loaded is not lost
      Given the answer to "the script of the search" is delayed
      And a visitor is at "the homes with two rooms" on the Sweden site
      And the results say "Searching…"
      And the page shows 0 homes
      When they write "solna" in the field "Address, area or association"
      And the delayed answer arrives
      Then the results say "2 homes"
      And they are at "/en/apartments/?q=solna&rooms=2"

    Scenario: If the search fails to load, the list stays, and a second try finds the homes
      Given "the data of the search" answers 500 1 time
      And a visitor is at "the homes with two rooms" on the Sweden site
      And the text "The search could not be loaded. All homes are shown below." is shown
      And the page shows 24 homes
      When they press the button "Try again"
      Then the results say "16 homes"

    Scenario: A second try shows a card that failed to load
      Given "the card of Billigastgatan 27" answers 500 1 time
      And a visitor is at "the list of homes" on the Sweden site
      And they put the homes in the order "Lowest price first"
      And the text "Some homes could not be loaded." is shown
      When they press the button "Try again"
      Then the card "Top-floor studio for someone buying their first home" is shown

  @SEARCH-12
  Rule: A link to a search shows all homes only if the search cannot load
    Homes that the visitor has excluded must not flash up as the answer to their search; but a list is better than no page.

    Scenario: The list is empty until the scripts of the page have loaded
      Given the answer to "the script of every page" is delayed
      And a visitor opens "the three-room homes on Södermalm" on the Sweden site, where scripts do not start
      And the page shows 0 homes
      And no number of homes is shown yet
      When the delayed answer arrives
      Then the results say "2 homes"
      And the page shows 2 homes

    Scenario: The list is empty until the data of the search has loaded
      Given the answer to "the data of the search" is delayed
      And a visitor is at "the three-room homes on Södermalm" on the Sweden site
      And the page shows 0 homes
      And no number of homes is shown yet
      When the delayed answer arrives
      Then the page shows 2 homes

    Scenario: The list of all homes appears within ten seconds if the scripts of the page never load
      Given "the script of every page" answers nothing
      When a visitor opens "the three-room homes on Södermalm" on the Sweden site, where scripts do not start
      Then the page shows 24 homes within ten seconds

  @MAP-8
  Rule: The map's data load when the visitor asks for the map, and the list stays if they cannot load
    Visitors who stay with the list should not wait for a map that they never open.

    Scenario: The list loads nothing for the map
      When a visitor opens "the list of homes" on the Sweden site
      Then the browser did not ask for "the coordinates of the homes"

    Scenario: If the map fails to load, the list stays, and a second try shows the map
      Given "the coordinates of the homes" answers 503 1 time
      And a visitor is at "the map of homes" on the Sweden site
      And the alert on the map says "The map could not be loaded."
      And the page shows 24 homes
      When they press "Try again" on the map 1 time
      Then the map says "Homes in view: 53 of 53"
      And the page contacts no other site

  @HITAS-3
  Rule: The calculation loads when a visitor starts to use the fields, and the example stays if it cannot load
    Readers who only want the explanation should neither wait for a calculator nor lose the explanation when it fails.

    Scenario: The calculation loads at the first number that a visitor writes
      Given a visitor is at "the hitas page in English" on the Finland site
      And the browser did not ask for "the calculation's script"
      When they write "70" in the field "Floor area of the home"
      Then the maximum price of the example is "271 310 €", and by the limit price alone "271 310 €"
      And the browser asked for "the calculation's script" 1 time

    Scenario: The example stays, with an error, if the calculation cannot load even after a reload
      Given a visitor is at "the hitas page in English" on the Finland site
      And "the calculation's script" answers 404
      And they click the field "Floor area of the home"
      And the browser has made 1 full page load
      And the page is interactive
      When they click the field "Floor area of the home"
      Then they see the error "Part of the page could not be loaded."
      And the maximum price of the example is "255 000 €", and by the limit price alone "223 980 €"

  @ESTIMATE-5
  Rule: The calculation of a price loads when a seller starts to use its fields
    Nobody should load a calculator to read how a sale goes.

    Scenario: The calculation loads once, at the first field that a seller uses
      Given a visitor is at "Sweden's page for sellers in English" on the Sweden site
      And the browser did not ask for "the estimate's script"
      When they ask what a flat of "2 rooms" and "57" m² in "Malmö" may be worth
      Then the range of prices is "1 950 000 kr to 2 350 000 kr"
      And the browser asked for "the estimate's script" 1 time
      And they are still at "Sweden's page for sellers in English"

  @VIEWING-7
  Rule: The form offers only viewings that have not begun, and no sign-up when none is left
    A list with a viewing of last week makes people doubt the others too, and a phone shows what a page tries to hide.

    Scenario: In Sweden, the form offers the second viewing alone in the second in which the first begins
      Given it is "24 November 2026, 18:15:00 GMT+1"
      And a visitor is at the form of "Kvistgatan 12 in English" on the Sweden site
      When they choose "I want to sign up for a viewing" in the form
      Then the viewings in the form are:
        | Wednesday 2 December, 17:30–18:00 |

    Scenario: In Finland, the form offers the second viewing alone in the second in which the first begins
      Given it is "29 November 2026, 12:00:00 GMT+2"
      And a visitor is at the form of "Oksakatu 3 A 14" on the Finland site
      When they choose "Haluan ilmoittautua esittelyyn" in the form
      Then the viewings in the form are:
        | keskiviikko 2. joulukuuta klo 17.00–17.30 |

    Scenario: A viewing that has not begun is offered until its last second
      Given it is "24 November 2026, 18:14:59 GMT+1"
      And a visitor is at the form of "Kvistgatan 12 in English" on the Sweden site
      When they choose "I want to sign up for a viewing" in the form
      Then the viewings in the form are:
        | Tuesday 24 November, 18:15–19:15  |
        | Wednesday 2 December, 17:30–18:00 |

    Scenario: A home whose viewings have all begun offers no sign-up, and a visitor who chose it early asks a question instead
      Given it is "15 January 2027, 12:00 GMT+1"
      And a visitor is at "Kvistgatan 12 in English" on the Sweden site
      When they choose "I want to sign up for a viewing" before the form is ready
      And the form is ready
      Then the form has no choice "I want to sign up for a viewing"
      And "I have a question about this home" is chosen
