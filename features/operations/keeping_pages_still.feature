Feature: Keeping pages still

  Whoever reads or taps while a page arrives must not have it move under their eyes or their finger.

  Background:
    Given these addresses:
      | name                     | address                                   |
      | the list of homes        | /en/apartments/                           |
      | the flats for sale       | /en/apartments/?type=apartment            |
      | the next 24 homes        | /page-data/en/apartments/2/page-data.json |
      | the data of the search   | /search/homes.json                        |
      | the script of the search | /part---live-search-*.js                  |
      | the home page            | /en/                                      |
      | every typeface           | /static/*.woff2                           |

  @SEARCH-10
  Rule: While more homes load, nothing in view moves, and the keyboard focus is not lost
    A list that jumps makes a thumb open the wrong home, and throws keyboard users back to its beginning.

    Scenario: Homes that load slowly move nothing for a visitor with a phone
      Given the answer to "the next 24 homes" is delayed
      And a visitor with a phone is at "the list of homes" on the Sweden site
      And they scroll close to the end of the list
      And more homes are loading
      When they scroll past the last home
      And the delayed answer arrives
      Then the page shows 48 homes
      And no element on the page has moved

    Scenario Outline: Keyboard focus stays on the button for more homes when <what> becomes interactive
      Given the answer to "the script of the search" is delayed
      And a visitor is at "<address>" on the Sweden site
      And they go to the button for more homes
      When the delayed answer arrives
      Then the list is ready, and still shows 24 homes
      And the focus is on the button for more homes

      Examples:
        | what     | address            |
        | the list | the list of homes  |
        | a search | the flats for sale |

    Scenario: Keyboard focus moves to the first of the new homes when they arrive
      Given the answer to "the next 24 homes" is delayed
      And a visitor is at "the list of homes" on the Sweden site
      And they ask for more homes
      And more homes are loading
      When the delayed answer arrives
      Then the page shows 48 homes
      And the focus is on the home "Studio to renovate, in a 1930s block on leased land"
      And no element on the page has moved

    Scenario: Who asks for more homes before the search is ready gets them, with the focus on the first
      Given the answer to "the script of the search" is delayed
      And a visitor is at "the flats for sale" on the Sweden site
      And they ask for more homes
      When the delayed answer arrives
      Then the page shows 43 homes
      And the focus is on the home "Studio with a pink kitchen and garden views"

    Scenario: A press on the button right after the search has answered loads more homes and moves the focus to the first of them
      Given the answer to "the data of the search" is delayed
      And a visitor is at "the flats for sale" on the Sweden site
      And their processor is 20 times slower
      And they will ask for more homes as soon as the list offers them
      When the delayed answer arrives
      Then the page shows 43 homes
      And the focus is on the home "Studio with a pink kitchen and garden views"

  @LOOK-5
  Rule: Headings have the site's own typeface, which is cached for a year and moves nothing when it arrives
    Visitors recognise the agency by its headings, and text that jumps when a typeface arrives makes readers lose their line.

    Scenario Outline: The headings at <address> of <site> have the site's own typeface, and nothing moves
      When a visitor opens "<address>" on the <site> site
      Then the typeface of the headings is the site's own, at most 18 kB large and cached for a year
      And it has every letter of "ÅÄÖÉåäöéÆØæøŠšŽž–’”»€²·"
      And no element on the page has moved

      Examples:
        | site   | address |
        | Sweden | /       |
        | Norway | /nb/    |

    Scenario: A typeface that fails to load changes nothing else
      Given "every typeface" answers nothing
      When a visitor opens "the home page" on the Sweden site
      Then they see the page "A home to grow into" in English
      And no element on the page has moved
