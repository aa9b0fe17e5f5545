Feature: Waking a page

  A page can be read and used as soon as its HTML is there. Its scripts wait until it has
  loaded, so that nothing stands in the way of its pictures; what a visitor taps before they
  have come is done when they have.

  @WAKE-1
  Rule: A page asks for its scripts when it has loaded, or at the visitor's first input, and for all that they need at once

    Scenario: It has loaded when its last picture has come
      Given the answer to "/media/flats-01.*" is delayed
      When a visitor begins to read "/objekt/kvistgatan-12/" on the Sweden site
      Then the page has asked for no script
      When the delayed answer arrives
      Then the page is interactive

    Scenario Outline: The visitor's first input comes before it has loaded: <input>
      Given the answer to "/media/flats-01.*" is delayed
      When a visitor begins to read "/objekt/kvistgatan-12/" on the Sweden site
      Then the page has asked for no script
      When <input>
      Then the page is interactive

      Examples:
        | input                          |
        | they press Tab                 |
        | they tap an empty place        |

    Scenario Outline: What "<address>" on the <site> site needs is asked for in one round trip
      Given a visitor's browser has its data saver on
      And the answer to "/app-*.js" is delayed
      When a visitor opens "<address>" on the <site> site, where scripts do not start
      Then the browser asked for each of these:
        | /webpack-runtime-*.js          |
        | /framework-*.js                |
        | /component---*-<template>-*.js |
        | /slice---*-header-*.js         |
        | /slice---*-footer-*.js         |
        | /page-data/app-data.json       |
        | <data>                         |
        | /page-data/sq/d/*.json         |
        | /slice-data/header-*.json      |
        | /slice-data/footer-*.json      |
      When the delayed answer arrives
      Then the page is interactive
      And nothing of the page was requested twice

      Examples:
        | site    | address                | template | data                                            |
        | Sweden  | /objekt/kvistgatan-12/ | property | /page-data/objekt/kvistgatan-12/page-data.json  |
        | Sweden  | /bostader/?rooms=3     | listings | /page-data/bostader/page-data.json              |
        | Finland | /fi/                   | home     | /page-data/fi/page-data.json                    |
        | Norway  | /nb/                   | opening  | /page-data/nb/page-data.json                    |

    Scenario: A page whose scripts never come is read and left without them
      Given "/app-*.js" answers nothing
      When a visitor opens "/omraden/" on the Sweden site, where scripts do not start
      Then they see the page "Våra områden" in Swedish
      When they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish

  @WAKE-2
  Rule: What a visitor taps or chooses before the scripts have come is done when they have, once

    Scenario: A home is kept
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site, where scripts do not start
      And they press the button "Spara Kvistgatan 12"
      Then the button "Spara Kvistgatan 12" has an empty heart
      When the delayed answer arrives
      Then the button "Sparad, ta bort Kvistgatan 12" has a filled heart

    Scenario: Who taps again because nothing happens has tapped once
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/bostader/" on the Sweden site, where scripts do not start
      And they press the button "Spara Bläckhornsgatan 23"
      And they press the button "Spara Bläckhornsgatan 23"
      And the delayed answer arrives
      Then the button "Sparad, ta bort Bläckhornsgatan 23" has a filled heart

    Scenario: All pictures are shown
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site, where scripts do not start
      And they press the button "Visa alla 6 bilder"
      And the delayed answer arrives
      Then all 6 pictures are there at once

    Scenario: A filter is chosen
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/bostader/" on the Sweden site, where scripts do not start
      And they choose "3" under "Antal rum"
      And the delayed answer arrives
      Then they are at "/bostader/?rooms=3"

    Scenario: The homes are to be seen on a map
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/bostader/" on the Sweden site, where scripts do not start
      And they choose to see the homes as "Karta"
      And the delayed answer arrives
      Then they are at "/bostader/?view=map"

    Scenario: Neighbourhoods are compared
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/fi/asuinaluevertailu/" on the Finland site, where scripts do not start
      And they choose "Kallio 00530" as "Alue 1"
      And the delayed answer arrives
      Then they are at "/fi/asuinaluevertailu/?areas=00530"
      And the page says "Valitse vielä toinen alue vertailuun."

    Scenario Outline: A form is written in before <part> are there
      Given the answer to "<files>" is delayed
      When a visitor opens "/kontakt/" on the Sweden site, where scripts do not start
      And they fill in:
        | Namn (obligatoriskt) | Selma      |
        | Telefonnummer        | 0701740605 |
      And the delayed answer arrives
      Then the form is ready
      And the field "Namn (obligatoriskt)" of the form holds "Selma"
      And the field "Telefonnummer" of the form holds "+46 70 174 06 05"

      Examples:
        | part                    | files                     |
        | the page's scripts      | /app-*.js                 |
        | the scripts of the form | /part---contact-form-*.js |

    Scenario: The menu, which needs no scripts, stays open
      Given their window is 360 pixels wide and 740 high
      And the answer to "/app-*.js" is delayed
      When a visitor opens "/" on the Sweden site, where scripts do not start
      And they open the menu by "Meny"
      And the delayed answer arrives
      Then the page is interactive
      And the navigation shows the links "Bostäder, Områden, Blogg"

    Scenario: A link leads on without the scripts, which then have nothing left to do
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/" on the Sweden site, where scripts do not start
      And they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the browser has made 1 full page load
      When the delayed answer arrives
      Then the page is interactive

  @WAKE-3
  Rule: Scripts take the page over as it is: what its head says is not written again, and not twice

    Scenario Outline: The head of "<address>" on the <site> site
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "<address>" on the <site> site, where scripts do not start
      And its scripts start while its head is watched
      Then its title and metadata are unchanged

      Examples:
        | site    | address                          |
        | Sweden  | /objekt/kvistgatan-12/           |
        | Sweden  | /en/                             |
        | Finland | /fi/asuinaluevertailu/           |
        | Norway  | /nb/                             |

  @WAKE-4
  Rule: Where a visitor begins with what needs scripts, pictures below the window wait until they have come

    Scenario: They begin with the search of the homes
      Given the answer to "/media/*" is delayed
      When a visitor begins to read "/bostader/" on the Sweden site
      Then pictures below the window are on their way
      When they tap the field "Adress, område eller förening"
      Then the page is interactive
      And it has given up pictures below the window, and no other
      When the delayed answer arrives
      Then the pictures that it gave up have come

    Scenario: They only tap the page
      Given the answer to "/media/*" is delayed
      When a visitor begins to read "/bostader/" on the Sweden site
      Then pictures below the window are on their way
      When they tap an empty place
      Then the page is interactive
      And it has given up no picture

  @WAKE-5
  Rule: Scripts draw no other page over the one that was delivered

    Scenario: An address with a slash too many, of which the host has no page
      Given the site's host answers "/bostader//" with the not-found page
      When a visitor opens "/bostader//" on the Sweden site
      Then they are at "/bostader/"
      And they see the page "Bostäder till salu" in Swedish
