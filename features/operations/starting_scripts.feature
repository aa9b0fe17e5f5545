Feature: Starting the scripts of a page

  A page can be read before its scripts arrive, and most pages are left without a tap. Scripts must not delay what visitors
  look at, must not work for what nobody uses, and must change nothing when they start.

  Background:
    Given these addresses:
      | name                             | address                                             |
      | the Norwegian home page          | /nb/                                                |
      | the Norwegian home page's data   | /page-data/nb/page-data.json                        |
      | the areas page                   | /en/areas/                                          |
      | a search for three rooms         | /en/apartments/?rooms=3                             |
      | a search for three rooms's data  | /page-data/en/apartments/page-data.json             |
      | the flat in Kvistgatan           | /en/property/kvistgatan-12/                         |
      | the flat's first picture         | /media/living-02.*                                  |
      | the site's main script           | /app-*.js                                           |
      | the script of the framework      | /framework-*.js                                     |
      | the page's script                | /component---*.js                                   |
      | the site's data                  | /page-data/app-data.json                            |
      | the shared data                  | /page-data/sq/d/*.json                              |
      | the header's and footer's data   | /slice-data/frame-*.json                            |
      | the comparison of neighbourhoods | /en/neighbourhoods/                                 |
      | the list of homes                | /en/apartments/                                     |
      | the list of homes's data         | /page-data/en/apartments/page-data.json             |
      | the flat in Kvistgatan's data    | /page-data/en/property/kvistgatan-12/page-data.json |
      | every picture                    | /media/*                                            |

  @WAKE-1
  Rule: A page requests its scripts together, once the rest has arrived or at the visitor's first input
    Visitors look before they tap; and every script that is found late costs a slow network one more round trip.

    Scenario: A page loads no script before its last picture has arrived, and then becomes interactive
      Given the answer to "the flat's first picture" is delayed
      And a visitor starts to read "the flat in Kvistgatan" on the Sweden site while it loads
      And the page has requested no script
      When the delayed answer arrives
      Then the page is interactive

    Scenario: A page becomes interactive before its pictures have arrived when the visitor presses Tab
      Given the answer to "the flat's first picture" is delayed
      And a visitor starts to read "the flat in Kvistgatan" on the Sweden site while it loads
      And the page has requested no script
      When they press Tab
      Then the page is interactive

    Scenario Outline: Everything that <page> on the <site> site needs is requested in one round trip, and nothing twice
      Given a visitor's browser has its data saver on
      And a visitor opens "<page>" on the <site> site, before its scripts have arrived
      And the browser asked for each of these:
        | the script of the framework    |
        | the site's main script         |
        | the page's script              |
        | the site's data                |
        | <page>'s data                  |
        | the shared data                |
        | the header's and footer's data |
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

  @WAKE-6 @headline
  Rule: The scripts of a page run at the first sign that its visitor uses it, and not before
    A cheap phone is busy with them for as long as with the whole rest of the page, for visitors who often only read.

    Scenario Outline: The scripts of <page> on the <site> site arrive, and do not run while the visitor touches nothing
      Given the visitor touches nothing
      When a visitor starts to read "<page>" on the <site> site while it loads
      And 20 seconds pass
      Then the page is not interactive
      And the browser asked for each of these once:
        | the script of the framework |
        | the site's main script      |
        | the page's script           |
        | <page>'s data               |

      Examples:
        | site   | page                    |
        | Norway | the Norwegian home page |
        | Sweden | the list of homes       |
        | Sweden | the flat in Kvistgatan  |

    Scenario Outline: The list of homes becomes interactive when a visitor who has touched nothing <uses it>
      Given the visitor touches nothing
      And a visitor opens "the list of homes" on the Sweden site
      And the page is not interactive
      When they <use it>
      Then the page is interactive
      And nothing has been requested twice

      Examples:
        | uses it           | use it             |
        | moves the pointer | move the pointer   |
        | turns the wheel   | turn the wheel     |
        | presses Tab       | press Tab          |
        | taps the page     | tap an empty place |

    Scenario: With data saver on, scripts are not even requested until the visitor uses the page
      Given a visitor's browser has its data saver on
      And the visitor touches nothing
      And a visitor starts to read "the list of homes" on the Sweden site while it loads
      And the page has requested no script
      When they move the pointer
      Then the page is interactive

  @WAKE-7
  Rule: A page that has more to show than its HTML runs its scripts by itself, once it has loaded
    What a visitor has asked for or kept must not wait for a touch; nor may the report of how a page loaded.

    Scenario Outline: "<address>" becomes interactive, although the visitor touches nothing
      Given the visitor touches nothing
      When a visitor opens "<address>" on the <site> site
      Then the page is interactive

      Examples:
        | site    | address                 |
        | Sweden  | /en/apartments/?rooms=3 |
        | Norway  | /nb/favoritter/         |
        | Finland | /fi/ei-ole/             |

    Scenario: The header counts a home that was saved earlier, although the visitor touches nothing
      Given the visitor has saved "Kvistgatan 12"
      And the visitor touches nothing
      When a visitor opens "/objekt/bjorkvagen-7/" on the Sweden site
      Then the header leads to "Favoriter 1"

    Scenario: A page that an address opens in its middle becomes interactive, although the visitor touches nothing
      Given the visitor touches nothing
      When a visitor opens "/en/areas/#sodermalm" on the Sweden site
      Then the page is interactive

    Scenario: A page that reports errors becomes interactive, although the visitor touches nothing
      Given the visitor touches nothing
      When a visitor opens "/en/" on the Sweden site with error reporting
      Then the page is interactive

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
        | Finland | the comparison of neighbourhoods |

  @WAKE-4
  Rule: When a visitor starts to use something that needs scripts, pictures below the window give way to the scripts
    On a slow network both compete for the same bandwidth, and the visitor has just shown which they need.

    Scenario: Pictures below the window are cancelled when the visitor starts to search, and arrive after the scripts
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
  Rule: An address with a slash too many still opens its page
    A visitor who has begun to read must not lose the page to an error because its address is spelt oddly.

    Scenario: With one slash too many in its address, the list of homes opens, though the host has no page there
      Given the site's host answers "/en/apartments//" with the not-found page
      When a visitor opens "/en/apartments//" on the Sweden site
      Then they are at "/en/apartments/"
      And they see the page "Homes for sale" in English
