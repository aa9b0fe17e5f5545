Feature: Using a page while it loads

  A page can be read and used as soon as its HTML has arrived. Its scripts wait until it has loaded,
  so that nothing delays its pictures. Whatever a visitor taps before the scripts have arrived happens
  when they have.

  Background:
    Given these addresses:
      | name                             | address                                             |
      | the home page                    | /en/                                                |
      | the Finnish home page            | /fi/                                                |
      | the Finnish home page's data     | /page-data/fi/page-data.json                        |
      | the Norwegian home page          | /nb/                                                |
      | the Norwegian home page's data   | /page-data/nb/page-data.json                        |
      | the areas page                   | /en/areas/                                          |
      | the list of homes                | /en/apartments/                                     |
      | a search for three rooms         | /en/apartments/?rooms=3                             |
      | a search for three rooms's data  | /page-data/en/apartments/page-data.json             |
      | the flat in Kvistgatan           | /en/property/kvistgatan-12/                         |
      | the flat in Kvistgatan's data    | /page-data/en/property/kvistgatan-12/page-data.json |
      | the comparison of neighbourhoods | /en/neighbourhoods/                                 |
      | the contact page                 | /en/contact/                                        |
      | the flat's first picture         | /media/living-02.*                                  |
      | every picture                    | /media/*                                            |
      | the site's main script           | /app-*.js                                           |
      | the script that loads the others | /webpack-runtime-*.js                               |
      | the script of the framework      | /framework-*.js                                     |
      | the page's script                | /component---*.js                                   |
      | the header's script              | /slice---*-header-*.js                              |
      | the footer's script              | /slice---*-footer-*.js                              |
      | the form's script                | /part---contact-form-*.js                           |
      | the site's data                  | /page-data/app-data.json                            |
      | the shared data                  | /page-data/sq/d/*.json                              |
      | the header's data                | /slice-data/header-*.json                           |
      | the footer's data                | /slice-data/footer-*.json                           |

  @WAKE-1
  Rule: A page loads its scripts all at once, when the rest of it has arrived or at the visitor's first input
    Visitors look before they tap; and every script that is found late costs a slow network one more round trip.

    Scenario: A page loads no script before its last picture has arrived, and then becomes interactive
      Given the answer to "the flat's first picture" is delayed
      And a visitor starts to read "the flat in Kvistgatan" on the Sweden site while it loads
      And the page has requested no script
      When the delayed answer arrives
      Then the page is interactive

    Scenario Outline: A page becomes interactive before its pictures have arrived when <input>
      Given the answer to "the flat's first picture" is delayed
      And a visitor starts to read "the flat in Kvistgatan" on the Sweden site while it loads
      And the page has requested no script
      When <input>
      Then the page is interactive

      Examples:
        | input                   |
        | they press Tab          |
        | they tap an empty place |

    Scenario Outline: Everything that <page> on the <site> site needs is requested in one round trip
      Given a visitor's browser has its data saver on
      When a visitor opens "<page>" on the <site> site, before its scripts have arrived
      Then the browser asked for each of these:
        | the script that loads the others |
        | the script of the framework      |
        | the page's script                |
        | the header's script              |
        | the footer's script              |
        | the site's data                  |
        | <page>'s data                    |
        | the shared data                  |
        | the header's data                |
        | the footer's data                |

      Examples:
        | site    | page                     |
        | Sweden  | the flat in Kvistgatan   |
        | Sweden  | a search for three rooms |
        | Finland | the Finnish home page    |
        | Norway  | the Norwegian home page  |

    Scenario Outline: Nothing that <page> on the <site> site needs is requested twice
      Given a visitor's browser has its data saver on
      And a visitor opens "<page>" on the <site> site, before its scripts have arrived
      When the delayed scripts arrive
      Then the page is interactive
      And nothing has been requested twice

      Examples:
        | site   | page                     |
        | Sweden | a search for three rooms |
        | Norway | the Norwegian home page  |

    Scenario: A page whose scripts never arrive can be read and left by its links
      Given "the site's main script" answers nothing
      And a visitor opens "the areas page" on the Sweden site, where scripts do not start
      And they see the page "Our areas" in English
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English

  @WAKE-2
  Rule: What a visitor taps or chooses before the scripts have arrived happens once they have, and only once
    A tap that does nothing is taken for a broken site, and a tap that counts twice undoes itself.

    Scenario: A home is saved by an earlier tap once the scripts have arrived, and not before
      Given a visitor opens "the flat in Kvistgatan" on the Sweden site, before its scripts have arrived
      And they press the button "Save Kvistgatan 12"
      And the button "Save Kvistgatan 12" has an empty heart
      When the delayed scripts arrive
      Then the button "Saved, remove Kvistgatan 12" has a filled heart

    Scenario: Tapping twice while the page loads counts once
      Given a visitor opens "the list of homes" on the Sweden site, before its scripts have arrived
      And they press the button "Save Bläckhornsgatan 23"
      And they press the button "Save Bläckhornsgatan 23"
      When the delayed scripts arrive
      Then the button "Saved, remove Bläckhornsgatan 23" has a filled heart

    Scenario: All pictures of a home are shown after a tap while the page loads
      Given a visitor opens "the flat in Kvistgatan" on the Sweden site, before its scripts have arrived
      And they press the button "Show all 6 pictures"
      When the delayed scripts arrive
      Then they see all 6 pictures at once

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

  @WAKE-3
  Rule: A page's title and metadata stay as delivered when its scripts start
    Search engines may read a title in the middle of a change, and writing the same words again costs a slow phone time.

    Scenario Outline: The title and metadata of <page> on the <site> site are not written again
      Given a visitor opens "<page>" on the <site> site, before its scripts have arrived
      When its scripts start, and every change of its title and metadata is noted
      Then its title and metadata are unchanged

      Examples:
        | site    | page                             |
        | Sweden  | the flat in Kvistgatan           |
        | Sweden  | the home page                    |
        | Finland | the comparison of neighbourhoods |
        | Norway  | the Norwegian home page          |

  @WAKE-4
  Rule: When a visitor starts to use something that needs scripts, pictures below the window give way to the scripts
    On a slow network both compete for the same bandwidth, and the visitor has just shown which they need.

    Scenario: Pictures below the window are cancelled when the visitor starts to search
      Given the answer to "every picture" is delayed
      And a visitor starts to read "the list of homes" on the Sweden site while it loads
      And pictures below the window have been requested
      When they tap the field "Address, area or association"
      Then the page is interactive
      And pictures below the window have been cancelled, and no others

    Scenario: Pictures that gave way to the search arrive after the scripts
      Given the answer to "every picture" is delayed
      And a visitor starts to read "the list of homes" on the Sweden site while it loads
      And pictures below the window have been requested
      And they tap the field "Address, area or association"
      And the page is interactive
      And pictures below the window have been cancelled, and no others
      When the delayed answer arrives
      Then the cancelled pictures have arrived

    Scenario: No picture is cancelled when the visitor only taps the page
      Given the answer to "every picture" is delayed
      And a visitor starts to read "the list of homes" on the Sweden site while it loads
      And pictures below the window have been requested
      When they tap an empty place
      Then the page is interactive
      And no picture has been cancelled

  @WAKE-5
  Rule: A slash too many in its address costs the visitor no page
    A visitor who has begun to read must not lose the page to an error because its address is spelt oddly.

    Scenario: With one slash too many in its address, the list of homes opens, though the host has no page there
      Given the site's host answers "/en/apartments//" with the not-found page
      When a visitor opens "/en/apartments//" on the Sweden site
      Then they are at "/en/apartments/"
      And they see the page "Homes for sale" in English
