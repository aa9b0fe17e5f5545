Feature: Moving between pages

  Someone who looks for a home goes back and forth between the list and the homes dozens of
  times. Each page begins at its beginning, the list where they left it, and a page that takes
  its time says so.

  @NAV-1
  Rule: A page that a visitor moves to begins at its top

    Scenario Outline: From "<from>" to "<to>" on the <site> site
      Given a visitor with a small screen is at "<from>" on the <site> site
      And they have scrolled 300 pixels down
      When they follow a link to "<to>"
      Then they see the page "<heading>" in <language>
      And they are at the top of the page

      Examples:
        | site    | from       | to           | heading                                | language  |
        | Sweden  | /          | /omraden/    | Våra områden                           | Swedish   |
        | Finland | /fi/hitas/ | /fi/asunnot/ | Myytävät asunnot                       | Finnish   |
        | Norway  | /          | /nb/         | Kvistbo har ingen boliger i Norge ennå | Norwegian |

    Scenario: A page that is entered again begins at its top too
      Given a visitor with a small screen is at "/omraden/" on the Sweden site
      And they have scrolled 300 pixels down
      When they follow a link to "/blogg/"
      And they see the page "Blogg" in Swedish
      And they follow a link to "/omraden/"
      Then they see the page "Våra områden" in Swedish
      And they are at the top of the page

  @NAV-2
  Rule: The list of homes that is entered again by the same path is where the visitor left it

    Scenario Outline: Back from a home by a link, on the <site> site
      Given a visitor is at "<list>" on the <site> site
      And they have scrolled 1500 pixels down
      When they follow a link to "<home>"
      And they see the page "<name>" in <language>
      Then they are at the top of the page
      When they follow "<link>" in the navigation
      Then they see the page "<heading>" in <language>
      And they are 1500 pixels down the page

      Examples:
        | site    | list         | home                      | name                                    | link     | heading            | language |
        | Sweden  | /bostader/   | /objekt/kvistgatan-12/    | Genomgående tvåa med balkong mot gården | Bostäder | Bostäder till salu | Swedish  |
        | Finland | /fi/asunnot/ | /fi/kohde/oksakatu-3-a-5/ | Kahden ikkunan kaksio Kallion mäellä    | Asunnot  | Myytävät asunnot   | Finnish  |

    Scenario: Back from a home by the Back button
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When they follow a link to "/objekt/kvistgatan-12/"
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And they go back
      Then they see the page "Bostäder till salu" in Swedish
      And they are 1500 pixels down the page

    Scenario: To the same path with another query
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When they follow a link to "/bostader/?rum=2"
      Then they are at "/bostader/?rum=2"
      And they are 1500 pixels down the page

    Scenario: To the list in another language, which is another path
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When they follow a link to "/en/apartments/"
      Then they see the page "Homes for sale" in English
      And they are at the top of the page

    Scenario: A visitor who has begun to scroll before the list was theirs is left where they are
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      And the answer to "/page-data/bostader/page-data.json" is delayed
      When they open the list again, and scroll 300 pixels down before its scripts start
      And the delayed answer arrives
      Then the page is interactive
      And they are 300 pixels down the page

  @NAV-3
  Rule: Scroll positions are kept for the session, and a new session begins at the top

    Scenario: Back on a page that is no list
      Given a visitor is at "/omraden/" on the Sweden site
      And they have scrolled 700 pixels down
      When they follow a link to "/blogg/"
      And they see the page "Blogg" in Swedish
      And they go back
      Then they see the page "Våra områden" in Swedish
      And they are 700 pixels down the page

    Scenario: Back on a page that has to be loaded again
      Given a visitor is at "/omraden/" on the Sweden site
      And they have scrolled 700 pixels down
      When they follow a link to "/blogg/"
      And they see the page "Blogg" in Swedish
      And they reload the page
      And they go back
      Then they see the page "Våra områden" in Swedish
      And they are 700 pixels down the page

    Scenario: The list in a new session
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When they follow a link to "/objekt/kvistgatan-12/"
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And they open "/" in a new session
      And they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish
      And the field "Adress, område eller förening" holds ""
      And they are at the top of the page

    Scenario: A browser that keeps nothing
      Given their browser refuses session storage
      When a visitor opens "/bostader/" on the Sweden site
      And they follow a link to "/objekt/kvistgatan-12/"
      Then they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And they are at the top of the page

  @NAV-4
  Rule: A navigation that takes longer than a second shows its progress and is told to assistive technology

    Scenario Outline: To "<to>" on the <site> site, whose data takes its time
      Given the clock is stopped
      And a visitor is at "<from>" on the <site> site
      And the answer to "<data>" is delayed
      When they follow a link to "<to>"
      And 999 milliseconds pass
      Then no progress is shown or announced
      When 1 millisecond passes
      Then progress is shown, and "<message>" is announced
      When the delayed answer arrives
      Then they see the page "<heading>" in <language>
      And no progress is shown or announced

      Examples:
        | site    | from | to              | data                                    | message           | heading                                       | language |
        | Sweden  | /    | /omraden/       | /page-data/omraden/page-data.json       | Sidan laddas …    | Våra områden                                  | Swedish  |
        | Finland | /en/ | /en/apartments/ | /page-data/en/apartments/page-data.json | Loading the page… | Homes for sale                                | English  |
        | Finland | /fi/ | /fi/hitas/      | /page-data/fi/hitas/page-data.json      | Sivua ladataan…   | Hitas: Helsingin hintasäännelty omistusasunto | Finnish  |
        | Norway  | /nb/ | /               | /page-data/index/page-data.json         | Laster siden …    | Kvistbo har inga bostäder i Norge än          | Swedish  |

    Scenario: A page that comes within the second
      Given the clock is stopped
      And a visitor is at "/" on the Sweden site
      And the answer to "/page-data/omraden/page-data.json" is delayed
      When they follow a link to "/omraden/"
      And 900 milliseconds pass
      And the delayed answer arrives
      Then they see the page "Våra områden" in Swedish
      When 1500 milliseconds pass
      Then no progress is shown or announced

    Scenario: Back to a page that must be loaded again
      Given a visitor is at "/" on the Sweden site
      And they follow a link to "/omraden/"
      And they see the page "Våra områden" in Swedish
      And the clock is stopped
      And they reload the page
      And the answer to "/page-data/index/page-data.json" is delayed
      When they go back
      And 990 milliseconds pass
      Then no progress is shown or announced
      When 30 milliseconds pass
      Then progress is shown, and "Sidan laddas …" is announced
      When the delayed answer arrives
      Then they see the page "Ett hem att växa i" in Swedish
      And no progress is shown or announced

  @NAV-5
  Rule: Of several navigations, the one that the visitor asked for last is shown

    Scenario: A slow page and then a fast one
      Given the clock is stopped
      And a visitor is at "/" on the Sweden site
      And the answer to "/page-data/omraden/page-data.json" is delayed
      When they follow a link to "/omraden/"
      And they follow a link to "/blogg/"
      Then they see the page "Blogg" in Swedish
      When the delayed answer arrives
      And 1500 milliseconds pass
      Then they are still at "/blogg/"
      And no progress is shown or announced

    Scenario: Back to a slow page, and then a link
      Given a visitor is at "/en/" on the Sweden site
      And they follow a link to "/omraden/"
      And they see the page "Våra områden" in Swedish
      And the clock is stopped
      And they reload the page
      And the answer to "/page-data/en/page-data.json" is delayed
      When they go back
      And 100 milliseconds pass
      And they follow a link to "/blogg/"
      Then they see the page "Blogg" in Swedish
      When 1500 milliseconds pass
      Then no progress is shown or announced
      When the delayed answer arrives
      Then they are still at "/blogg/"
      And the navigation has a link to "Bostäder"

    Scenario: Back to a page that never comes, and then a link
      Given a visitor is at "/" on the Sweden site
      And they follow a link to "/omraden/"
      And they see the page "Våra områden" in Swedish
      And the clock is stopped
      And they reload the page
      And "/page-data/index/page-data.json" answers nothing
      And the answer to "/page-data/index/page-data.json" is delayed
      When they go back
      And 100 milliseconds pass
      And they follow a link to "/blogg/"
      Then they see the page "Blogg" in Swedish
      When the delayed answer arrives
      Then the browser has made 0 full page loads
      And they are still at "/blogg/"

    Scenario: A slow page, and then Back
      Given the clock is stopped
      And a visitor is at "/" on the Sweden site
      And they follow a link to "/omraden/"
      And they see the page "Våra områden" in Swedish
      And the answer to "/page-data/blogg/page-data.json" is delayed
      When they follow a link to "/blogg/"
      And they go back
      Then they see the page "Ett hem att växa i" in Swedish
      When the delayed answer arrives
      And 1500 milliseconds pass
      Then they are still at "/"
      And no progress is shown or announced

    Scenario: Back to a slow page, and forward again
      Given a visitor is at "/" on the Sweden site
      And they follow a link to "/omraden/"
      And they see the page "Våra områden" in Swedish
      And the clock is stopped
      And they reload the page
      And the answer to "/page-data/index/page-data.json" is delayed
      When they go back
      And 1100 milliseconds pass
      Then progress is shown, and "Sidan laddas …" is announced
      When they go forward
      And 1100 milliseconds pass
      Then no progress is shown or announced
      When the delayed answer arrives
      And 1500 milliseconds pass
      Then they see the page "Våra områden" in Swedish

    Scenario: A slow page, and meanwhile a place in the page that is still there
      Given the clock is stopped
      And a visitor is at "/" on the Sweden site
      And the answer to "/page-data/omraden/page-data.json" is delayed
      When they follow a link to "/omraden/"
      And 1100 milliseconds pass
      Then progress is shown, and "Sidan laddas …" is announced
      When they go to "#main" in the page
      Then progress is shown, and "Sidan laddas …" is announced
      When the delayed answer arrives
      Then they see the page "Våra områden" in Swedish
      And they are at "/omraden/"
      And no progress is shown or announced

    Scenario Outline: A link to <a page> in the moment in which what stands over the page is closed
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site, with prefetching off
      And the answer to "<data>" is delayed
      When they open "Visa bild 3 av 6 i full storlek"
      And they close it, and follow "Områden" in the navigation in the same moment
      And the delayed answer arrives
      Then they see the page "Våra områden" in Swedish
      And they are at "/omraden/"

      Examples:
        | a page      | data                              |
        | a slow page | /page-data/omraden/page-data.json |

  @NAV-6
  Rule: Assistive technology is told the name of the page that has been reached, in the page's language

    Scenario Outline: To "<to>" on the <site> site
      Given a visitor is at "<from>" on the <site> site
      When they follow a link to "<to>"
      Then "<heading>" is announced

      Examples:
        | site    | from | to           | heading                                |
        | Sweden  | /    | /omraden/    | Våra områden                           |
        | Finland | /fi/ | /fi/asunnot/ | Myytävät asunnot                       |
        | Norway  | /    | /nb/         | Kvistbo har ingen boliger i Norge ennå |

  @NAV-7
  Rule: Back to the list finds it as it was left, without drawing it anew, and with what was kept meanwhile

    Scenario Outline: Back to a search, on the <site> site
      Given a visitor is at "<list>" on the <site> site
      When they expand "<fold>"
      And they choose "<choice>" under "<filter>"
      Then the results say "<found>"
      Given they have scrolled 1500 pixels down
      And they are looking at the list
      When they follow a link to "<home>"
      Then they see the page "<name>" in <language>
      And they are at the top of the page
      And the list is hidden from sight and from the keyboard
      And the page meets WCAG 2.2 AA, light and dark
      When they go back
      Then they see the page "<heading>" in <language>
      And the list is shown as they left it
      And the home that they left is gone
      And they are 1500 pixels down the page
      And the choice "<choice>" under "<filter>" is chosen
      And the results say "<found>"
      And "<heading>" is announced

      Examples:
        | site   | list       | fold        | filter     | choice | found       | home                   | name                                    | heading            | language |
        | Sweden | /bostader/ | Fler filter | Ska finnas | Hiss   | 35 bostäder | /objekt/kvistgatan-12/ | Genomgående tvåa med balkong mot gården | Bostäder till salu | Swedish  |

    Scenario: What was kept on a home meanwhile
      Given a visitor is at "/bostader/" on the Sweden site
      And they are looking at the list
      When they follow a link to "/objekt/blackhornsgatan-23/"
      And they see the page "Etta med separat kök, cykelavstånd till campus" in Swedish
      And they press the button "Spara Bläckhornsgatan 23"
      And they go back
      Then the list is shown as they left it
      And the button "Sparad, ta bort Bläckhornsgatan 23" has a filled heart

    Scenario: Back over several homes, from a list that has gone on
      Given a visitor is at "/bostader/" on the Sweden site
      When they ask for more homes
      Then the page shows 48 homes
      Given they are looking at the list
      When they follow a link to "/objekt/kvistgatan-12/"
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And they follow a link to "/omraden/"
      And they see the page "Våra områden" in Swedish
      And they go back
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And they go back
      Then the list is shown as they left it
      And the page shows 48 homes

    Scenario: A link to the same list leads to one of its own
      Given a visitor is at "/bostader/" on the Sweden site
      And they are looking at the list
      When they follow a link to "/objekt/kvistgatan-12/"
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish
      And a new list is shown

    Scenario: Two steps back at once, to the list before it was searched
      Given a visitor is at "/bostader/" on the Sweden site
      When they expand "Fler filter"
      And they choose "Hiss" under "Ska finnas"
      Then the results say "35 bostäder"
      When they follow a link to "/objekt/kvistgatan-12/"
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And they go back 2 steps
      Then they see the page "Bostäder till salu" in Swedish
      And they are at "/bostader/"
      When they expand "Fler filter"
      Then the choice "Hiss" under "Ska finnas" is not chosen

  @NAV-8
  Rule: Back and forward to an address with a fragment lead to the fragment's place

    Scenario Outline: To "<address>", which was left elsewhere on the page
      Given a visitor with a small screen is at "<other>" on the Sweden site
      When they follow a link to "<address>"
      Then they see the page "<heading>" in Swedish
      And they are at the section "<fragment>"
      Given they have scrolled 300 pixels down
      When they go back
      Then they see the page "<other heading>" in Swedish
      When they go forward
      Then they see the page "<heading>" in Swedish
      And they are at the section "<fragment>"
      Given they have scrolled 300 pixels down
      When they follow a link to "<other>"
      And they see the page "<other heading>" in Swedish
      And they go back
      Then they see the page "<heading>" in Swedish
      And they are at the section "<fragment>"

      Examples:
        | address             | fragment  | heading      | other   | other heading |
        | /omraden/#sodermalm | sodermalm | Våra områden | /blogg/ | Blogg         |
