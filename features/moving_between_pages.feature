Feature: Moving between pages

  Someone who looks for a home goes back and forth between the list and the homes dozens of
  times. Each new page opens at its top, the list where they left it, and a page that takes
  its time says so.

  Background:
    Given these addresses:
      | name                               | address                                 |
      | the home page                      | /en/                                    |
      | the home page's data               | /page-data/en/page-data.json            |
      | the areas page                     | /en/areas/                              |
      | the areas page's data              | /page-data/en/areas/page-data.json      |
      | the areas page in Swedish          | /omraden/                               |
      | the section of Solna               | /en/areas/#solna                        |
      | the page of Kungsholmen            | /en/areas/kungsholmen/                  |
      | the blog                           | /en/blog/                               |
      | the blog's data                    | /page-data/en/blog/page-data.json       |
      | the blog in Swedish                | /blogg/                                 |
      | the contact page                   | /en/contact/                            |
      | the list of homes                  | /en/apartments/                         |
      | the list's data                    | /page-data/en/apartments/page-data.json |
      | the list of homes with a lift      | /en/apartments/?has=lift                |
      | the house in Björkvägen            | /en/property/bjorkvagen-7/              |
      | the house in Björkvägen in Swedish | /objekt/bjorkvagen-7/                   |
      | the flat in Köpenhamnsgatan        | /en/property/kopenhamnsgatan-8/         |
      | the flat in Kvistgatan             | /en/property/kvistgatan-12/             |

  @NAV-1
  Rule: A link opens the next page at its top, unless it names a section or leads back to the list
    Somebody who lands in the middle of a page misses its heading, and cannot tell where the link has led them.

    Scenario: A link in the footer opens the page "About Kvistbo" at its top
      Given a visitor is at "the home page" on the Sweden site
      When they follow "About Kvistbo" in the footer
      Then they see the page "About Kvistbo" in English
      And they are at the top of the page

    Scenario: The language switch of a page that has been scrolled opens the other language's page at its top
      Given a visitor with a small screen is at "/" on the Norway site
      And they have scrolled 40 pixels down
      When they follow a link to "/nb/"
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And they are at the top of the page

    Scenario: A link to a page that the visitor has scrolled before opens it at its top
      Given a visitor is at "the areas page" on the Sweden site
      And they have scrolled 700 pixels down
      And they have gone on to "the page of Kungsholmen"
      When they follow "Our areas" in the navigation
      Then they see the page "Our areas" in English
      And they are at the top of the page

  @NAV-2 @headline
  Rule: The list of homes opens where the visitor left it in this session, by a link or by Back
    Otherwise visitors scroll past the same homes after each one that they open, or stop opening them.

    Scenario: The navigation and the Back button lead from a home back to where the visitor left the list
      Given a visitor is at "the list of homes" on the Sweden site
      And they have scrolled 1500 pixels down
      And they have gone on to "the house in Björkvägen"
      And they follow "Homes" in the navigation
      And they see the page "Homes for sale" in English
      And they are 1500 pixels down the page
      And they have gone on to "the house in Björkvägen"
      When they go back
      Then they are 1500 pixels down the page

    Scenario: The list keeps its place when only the query of its address changes
      Given a visitor is at "the list of homes" on the Sweden site
      And they have scrolled 1500 pixels down
      When the site takes them to "/en/apartments/?via=blog"
      Then they are at "/en/apartments/?via=blog"
      And they are 1500 pixels down the page

    Scenario: The list in another language has another path, and opens at its top
      Given a visitor is at "the list of homes" on the Sweden site
      And they have scrolled 1500 pixels down
      And they have gone on to "the house in Björkvägen"
      And they have gone on to "the house in Björkvägen in Swedish"
      When they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish
      And the field for a place is shown
      And they are at the top of the page

  @NAV-3
  Rule: Each page remembers for one session how far the visitor has scrolled
    Next week's visit is a new search, and on a shared computer it may be another person's.

    Scenario: Back leads to where the visitor left a page, also when it must be loaded again
      Given a visitor is at "the areas page" on the Sweden site
      And they have scrolled 700 pixels down
      And they have gone on to "the page of Kungsholmen"
      And they go back
      And they are 700 pixels down the page
      And they have gone on to "the page of Kungsholmen"
      And they reload the page
      When they go back
      Then they are 700 pixels down the page

    Scenario: A new session opens the list at its top, without the search of the last one
      Given a visitor is at "the list of homes" on the Sweden site
      And they have scrolled 1500 pixels down
      And they have gone on to "the house in Björkvägen"
      When they open "the home page" in a new session
      And they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English
      And the field "Address, area or association" holds ""
      And they are at the top of the page

    Scenario: Links work in a browser that refuses to store how far the visitor has scrolled
      Given their browser refuses session storage
      And a visitor is at "the list of homes" on the Sweden site
      When they follow a link to "the house in Björkvägen"
      Then they see the page "Detached house at the edge of the woods, with sauna and study" in English
      And they are at the top of the page

  @NAV-4
  Rule: A page that takes longer than a second shows its progress, and assistive technology announces it
    After about a second without a sign, people believe that their tap has failed: they tap again, or leave.

    Scenario Outline: From a second after a link until "<heading>" arrives, the progress "<message>" is shown
      Given the clock is stopped
      And a visitor at "<from>" on the <site> site waits for "<to>" after a link
      And 999 milliseconds pass
      And no progress is shown or announced
      And 1 millisecond passes
      And progress is shown, and "<message>" is announced
      When the delayed answer arrives
      Then they see the page "<heading>" in <language>
      And no progress is shown or announced

      Examples:
        | site    | from | to         | message         | heading                                       | language |
        | Sweden  | /    | /omraden/  | Sidan laddas …  | Våra områden                                  | Swedish  |
        | Finland | /fi/ | /fi/hitas/ | Sivua ladataan… | Hitas: Helsingin hintasäännelty omistusasunto | Finnish  |
        | Norway  | /nb/ | /          | Laster siden …  | Kvistbo har inga bostäder i Norge än          | Swedish  |

    Scenario: A page that arrives within a second never shows progress
      Given the clock is stopped
      And a visitor at "the home page" on the Sweden site waits for "the areas page" after a link
      And 900 milliseconds pass
      And the delayed answer arrives
      And they see the page "Our areas" in English
      When 1500 milliseconds pass
      Then no progress is shown or announced

    Scenario: From a second after Back until the page has been loaded again, progress is shown
      Given the clock is stopped
      And a visitor at "the areas page" on the Sweden site waits for "the home page" after going back
      And 990 milliseconds pass
      And no progress is shown or announced
      And 30 milliseconds pass
      And progress is shown, and "Loading the page…" is announced
      When the delayed answer arrives
      Then they see the page "A home to grow into" in English
      And no progress is shown or announced

  @NAV-5
  Rule: When a visitor asks for several pages in a row, they get the last one
    People correct a wrong tap with the next one, and should not have to leave the wrong page all over again when it arrives.

    Scenario: A slow page that arrives late does not replace the page that the visitor chose after it
      Given the clock is stopped
      And a visitor at "the home page" on the Sweden site waits for "the areas page" after a link
      And they have gone on to "the blog"
      When the delayed answer arrives
      And 1500 milliseconds pass
      Then they see the page "Blog" in English
      And no progress is shown or announced

    Scenario: A slow page that Back leads to neither replaces the page of a later link or its header, nor shows progress there
      Given the clock is stopped
      And a visitor at "the areas page in Swedish" on the Sweden site waits for "the areas page" after going back
      And they have gone on to "the blog in Swedish"
      And 1500 milliseconds pass
      And no progress is shown or announced
      When the delayed answer arrives
      And 1500 milliseconds pass
      Then they see the page "Blogg" in Swedish
      And the navigation has the link "Bostäder"

    Scenario: A page that Back fails to load does not replace the page of a later link
      Given a visitor has gone from "the home page" to "the areas page" on the Sweden site
      And they reload the page
      And "the home page's data" answers nothing
      And the answer to "the home page's data" is delayed
      And they go back
      And they have gone on to "the blog"
      When the delayed answer arrives
      Then the browser has made 0 full page loads
      And they are still at "the blog"

    Scenario: A slow page does not replace the page that the visitor went back to meanwhile
      Given the clock is stopped
      And a visitor has gone from "the home page" to "the areas page" on the Sweden site
      And the answer to "the blog's data" is delayed
      And they follow a link to "the blog"
      And they go back
      When the delayed answer arrives
      And 1500 milliseconds pass
      Then they see the page "A home to grow into" in English
      And no progress is shown or announced

    Scenario: Going forward again ends the progress of a slow page that Back leads to, which does not replace the page in view
      Given the clock is stopped
      And a visitor at "the areas page" on the Sweden site waits for "the home page" after going back
      And 1100 milliseconds pass
      And they go forward
      And 1100 milliseconds pass
      And no progress is shown or announced
      When the delayed answer arrives
      And 1100 milliseconds pass
      Then they still see the page "Our areas" in English

    Scenario: A slow page still opens, and shows its progress, if the visitor meanwhile goes to a section of the page in view
      Given the clock is stopped
      And a visitor at "the home page" on the Sweden site waits for "the areas page" after a link
      And 1100 milliseconds pass
      And they go to "#main" in the page
      And progress is shown, and "Loading the page…" is announced
      When the delayed answer arrives
      Then they see the page "Our areas" in English
      And they are at "the areas page"
      And no progress is shown or announced

    Scenario: A link to a slow page works at the very moment when a large picture is closed
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site, with prefetching off
      And the answer to "the areas page's data" is delayed
      And they open "Show picture 3 of 6 full size"
      When they close it, and follow "Our areas" in the navigation in the same moment
      And the delayed answer arrives
      Then they see the page "Our areas" in English
      And they are at "the areas page"

  @NAV-6
  Rule: Assistive technology announces the name of each new page, in the page's language, and reads on at its content
    Blind visitors would not learn that a link has worked, and a Swedish name that is read by an English voice is gibberish.

    Scenario: The name "Kvistbo har ingen boliger i Norge ennå" is announced when the page opens
      Given a visitor is at "/" on the Norway site
      When they follow a link to "/nb/"
      Then "Kvistbo har ingen boliger i Norge ennå" is announced

    Scenario: The keyboard goes on at the content of the next page, past its header
      Given a visitor is at "/en/apartments/" on the Sweden site
      And they follow a link to "/en/"
      And "A home to grow into" is announced
      When they press Tab
      Then the focus is visibly on "Area"

  @NAV-7
  Rule: Back shows the list just as the visitor left it, without drawing it again, and marks the homes saved meanwhile
    A slow phone takes its time to draw a long list, and a visitor who opens ten homes would wait for it ten times.

    Scenario: Back shows the list of a search as the visitor left it
      Given a visitor is at "the list of homes with a lift" on the Sweden site
      And the results say "29 homes"
      And they have scrolled 1200 pixels down
      And they are looking at the list
      And they have gone on to "the flat in Köpenhamnsgatan"
      When they go back
      Then the list is shown as they left it
      And the home's page is gone
      And they are 1200 pixels down the page

    Scenario: The list that was left is hidden behind the home, and the home's page meets WCAG
      Given a visitor is at "the list of homes" on the Sweden site
      And they have scrolled 1500 pixels down
      And they are looking at the list
      When they follow a link to "the house in Björkvägen"
      Then they see the page "Detached house at the edge of the woods, with sauna and study" in English
      And they are at the top of the page
      And the list is hidden from sight and from the keyboard
      And the page meets WCAG 2.2 AA, light and dark

    Scenario: Back shows the choices of a search, and announces the list
      Given a visitor is at "the list of homes" on the Sweden site
      And they choose "Lift" under "Must have"
      And the results say "29 homes"
      And they have gone on to "the flat in Köpenhamnsgatan"
      When they go back
      Then the choice "Lift" under "Must have" is chosen
      And the results say "29 homes"
      And "Homes for sale" is announced

    Scenario: A home that was saved on its own page is marked as saved in the list
      Given a visitor is at "the list of homes" on the Sweden site
      And they are looking at the list
      And they have gone on to "the house in Björkvägen"
      And they press the button "Save Björkvägen 7"
      When they go back
      Then the list is shown as they left it
      And the button "Saved, remove Björkvägen 7" has a filled heart

    Scenario: Back shows all homes that the visitor had asked for
      Given a visitor is at "the list of homes" on the Sweden site
      And they ask for more homes
      And the page shows 48 homes
      And they are looking at the list
      And they have gone on to "the house in Björkvägen"
      When they go back
      Then the list is shown as they left it
      And the page shows 48 homes

    Scenario: Back over several pages shows the list as the visitor left it
      Given a visitor is at "the list of homes" on the Sweden site
      And they are looking at the list
      And they have gone on to "the house in Björkvägen"
      And they have gone on to "the areas page"
      And they go back
      And they see the page "Detached house at the edge of the woods, with sauna and study" in English
      When they go back
      Then the list is shown as they left it

    Scenario: The first frame after Back shows the list, and not the home once more
      Given a visitor has gone from "the list of homes" to "the house in Björkvägen" on the Sweden site
      When they go back and see the next frame
      Then that frame shows "Homes for sale"

    Scenario: A link to the list, unlike Back, shows a new list
      Given a visitor is at "the list of homes" on the Sweden site
      And they are looking at the list
      And they have gone on to "the house in Björkvägen"
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English
      And a new list is shown

    Scenario: Two steps back at once show the list as it was before the search
      Given a visitor is at "the list of homes" on the Sweden site
      And they choose "Lift" under "Must have"
      And the results say "29 homes"
      And they have gone on to "the flat in Köpenhamnsgatan"
      When they go back 2 steps
      Then they see the page "Homes for sale" in English
      And they are at "the list of homes"
      And the results say "53 homes"

  @NAV-8
  Rule: An address that names a section leads to it, by a link, Back or Forward
    Somebody who sends a link to Solna means Solna, and not the top of a long page.

    Scenario: A link leads to the section of the address, and so does Forward, though the visitor had scrolled away from it
      Given a visitor with a small screen is at "the blog" on the Sweden site
      And the site takes them to "the section of Solna"
      And they are at the section "solna"
      And they have scrolled 300 pixels down
      And they go back
      And they see the page "Blog" in English
      When they go forward
      Then they see the page "Our areas" in English
      And they are at the section "solna"

    Scenario: Back leads to the section of the address, though the visitor had scrolled away from it
      Given a visitor with a small screen is at "the blog" on the Sweden site
      And the site takes them to "the section of Solna"
      And they are at the section "solna"
      And they have scrolled 300 pixels down
      And they have gone on to "the contact page"
      When they go back
      Then they see the page "Our areas" in English
      And they are at the section "solna"

  @NAV-9
  Rule: A page opened anew begins at its top, a reload keeps its place, and starting scripts never scroll it
    A link from a friend shows a home, and not the middle of what the visitor read an hour ago.

    Scenario Outline: A visitor who has scrolled <page> opens it again in the same tab, and is at its top
      Given a visitor is at "<page>" on the Sweden site
      And they have scrolled 700 pixels down
      When a visitor opens "<page>" on the Sweden site
      Then they are at the top of the page

      Examples:
        | page              |
        | the areas page    |
        | the list of homes |

    Scenario Outline: A visitor who scrolls <page>, opened again, before its scripts start stays where they are
      Given a visitor is at "<page>" on the Sweden site
      And they have scrolled 1500 pixels down
      And the answer to "<data>" is delayed
      When they open the page again, and scroll 300 pixels down before its scripts start
      And the delayed answer arrives
      Then the page is interactive
      And they are 300 pixels down the page

      Examples:
        | page              | data                  |
        | the areas page    | the areas page's data |
        | the list of homes | the list's data       |

    Scenario: A visitor who scrolls on after a reload, before the scripts start, stays where they are
      Given a visitor is at "the areas page" on the Sweden site
      And they have scrolled 700 pixels down
      And the answer to "the areas page's data" is delayed
      When they reload the page, and scroll 900 pixels down before its scripts start
      And the delayed answer arrives
      Then the page is interactive
      And they are 900 pixels down the page

    Scenario Outline: A reload of <page> keeps the visitor's place
      Given a visitor is at "<page>" on the Sweden site
      And they have scrolled 700 pixels down
      When they reload the page
      Then they are 700 pixels down the page

      Examples:
        | page              |
        | the areas page    |
        | the list of homes |
