Feature: Using a page while it loads

  A page can be read and used as soon as its HTML has arrived. Its scripts wait until it has loaded,
  so that nothing delays its pictures. Whatever a visitor taps before the scripts have arrived happens
  when they have.

  Background:
    Given these addresses:
      | name                             | address                     |
      | the home page                    | /en/                        |
      | the list of homes                | /en/apartments/             |
      | the flat in Kvistgatan           | /en/property/kvistgatan-12/ |
      | the comparison of neighbourhoods | /en/neighbourhoods/         |
      | the contact page                 | /en/contact/                |
      | the site's main script           | /app-*.js                   |
      | the form's script                | /part---contact-form-*.js   |

  @WAKE-2 @headline
  Rule: A tap or a choice made before the scripts arrive takes effect once, as soon as they are there
    A tap that does nothing is taken for a broken site, and a tap that counts twice undoes itself.

    Scenario: A home is saved once by two earlier taps when the scripts have arrived, and not before
      Given a visitor opens "the flat in Kvistgatan" on the Sweden site, before its scripts have arrived
      And they press the button "Save Kvistgatan 12"
      And they press the button "Save Kvistgatan 12"
      And the button "Save Kvistgatan 12" has an empty heart
      When the delayed scripts arrive
      Then the button "Saved, remove Kvistgatan 12" has a filled heart

    Scenario: A filter that is chosen while the page loads searches the homes
      Given a visitor opens "the list of homes" on the Sweden site, before its scripts have arrived
      And they choose "3" under "Rooms"
      When the delayed scripts arrive
      Then they are at "/en/apartments/?rooms=3"

    Scenario: The map that is chosen while the page loads is opened
      Given a visitor opens "the list of homes" on the Sweden site, before its scripts have arrived
      And they choose to see the homes as "Map"
      When the delayed scripts arrive
      Then they are at "/en/apartments/?view=map"

    Scenario: A neighbourhood that is chosen while the page loads is compared
      Given a visitor opens "the comparison of neighbourhoods" on the Finland site, before its scripts have arrived
      And they choose "Kallio 00530" as "Area 1"
      When the delayed scripts arrive
      Then they are at "/en/neighbourhoods/?areas=00530"
      And the page says "Choose one more area to compare with."

    Scenario Outline: A form keeps what is written before <script> has arrived
      Given the answer to "<script>" is delayed
      And a visitor opens "the contact page" on the Sweden site, where scripts do not start
      And they fill in:
        | name  | phone      |
        | Selma | 0701740605 |
      When the delayed answer arrives
      Then the form is ready
      And the field "name" of the form holds "Selma"
      And the field "phone" of the form holds "+46 70 174 06 05"

      Examples:
        | script                 |
        | the site's main script |
        | the form's script      |

    Scenario: The menu, which needs no scripts, stays open when they arrive
      Given their window is 360 pixels wide and 740 high
      And a visitor opens "the home page" on the Sweden site, before its scripts have arrived
      And they open the menu by "Menu"
      When the delayed scripts arrive
      Then the page is interactive
      And the navigation shows the links "Homes, Our areas, Selling, Blog"

    Scenario: A link leads to the next page without waiting for the scripts, which do not follow it again
      Given a visitor opens "the home page" on the Sweden site, before its scripts have arrived
      And they follow "Our areas" in the navigation
      And they see the page "Our areas" in English
      When the delayed scripts arrive
      Then the page is interactive
      And the browser has made 1 full page load
