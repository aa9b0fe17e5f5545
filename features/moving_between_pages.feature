Feature: Moving between pages

  Someone who looks for a home goes back and forth between the list and the homes dozens of
  times. Each page begins at its beginning, the list where they left it, and a page that takes
  its time says so.

  @NAV-1
  Rule: A page that a visitor moves to begins at its top

    Scenario Outline: From "<from>" to "<to>" on the <site> site
      Given a visitor with a small screen is at "<from>" on the <site> site
      And they have scrolled 300 pixels down
      When a link to "<to>" is followed within the site
      Then they read "<heading>" in <language>
      And they are at the top of the page

      Examples:
        | site    | from       | to           | heading                                | language |
        | Sweden  | /          | /omraden/    | Våra områden                           | Svenska  |
        | Finland | /fi/hitas/ | /fi/asunnot/ | Myytävät asunnot                       | Suomi    |
        | Norway  | /          | /nb/         | Kvistbo har ingen boliger i Norge ennå | Norsk    |

    Scenario: A page that is entered again begins at its top too
      Given a visitor with a small screen is at "/omraden/" on the Sweden site
      And they have scrolled 300 pixels down
      When a link to "/blogg/" is followed within the site
      And they read "Blogg" in Svenska
      And a link to "/omraden/" is followed within the site
      Then they read "Våra områden" in Svenska
      And they are at the top of the page

  @NAV-2
  Rule: The list of homes that is entered again by the same path is where the visitor left it

    Scenario Outline: Back from a home by a link, on the <site> site
      Given a visitor is at "<list>" on the <site> site
      And they have scrolled 1500 pixels down
      When a link to "<home>" is followed within the site
      And they read "<name>" in <language>
      Then they are at the top of the page
      When they follow "<link>" in the navigation
      Then they read "<heading>" in <language>
      And they are 1500 pixels down the page

      Examples:
        | site    | list         | home                      | name                                    | link     | heading            | language |
        | Sweden  | /bostader/   | /objekt/kvistgatan-12/    | Genomgående tvåa med balkong mot gården | Bostäder | Bostäder till salu | Svenska  |
        | Finland | /fi/asunnot/ | /fi/kohde/oksakatu-3-a-5/ | Kahden ikkunan kaksio Kallion mäellä    | Asunnot  | Myytävät asunnot   | Suomi    |

    Scenario: Back from a home by the Back button
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When a link to "/objekt/kvistgatan-12/" is followed within the site
      And they read "Genomgående tvåa med balkong mot gården" in Svenska
      And they go back
      Then they read "Bostäder till salu" in Svenska
      And they are 1500 pixels down the page

    Scenario: To the same path with another query
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When a link to "/bostader/?rum=2" is followed within the site
      Then they are at "/bostader/?rum=2"
      And they are 1500 pixels down the page

    Scenario: To the list in another language, which is another path
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When a link to "/en/apartments/" is followed within the site
      Then they read "Homes for sale" in English
      And they are at the top of the page

    Scenario: A visitor who has begun to scroll before the list was theirs is left where they are
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      And the answer to "/page-data/bostader/page-data.json" is held back
      When the visitor opens the list anew, and scrolls 300 pixels down before its scripts take over
      And the answer that was held back comes
      Then the page has come alive
      And they are 300 pixels down the page

  @NAV-3
  Rule: Scroll positions are kept for the session, and a new session begins at the top

    Scenario: Back on a page that is no list
      Given a visitor is at "/omraden/" on the Sweden site
      And they have scrolled 700 pixels down
      When a link to "/blogg/" is followed within the site
      And they read "Blogg" in Svenska
      And they go back
      Then they read "Våra områden" in Svenska
      And they are 700 pixels down the page

    Scenario: Back on a page that has to be loaded again
      Given a visitor is at "/omraden/" on the Sweden site
      And they have scrolled 700 pixels down
      When a link to "/blogg/" is followed within the site
      And they read "Blogg" in Svenska
      And they reload the page
      And they go back
      Then they read "Våra områden" in Svenska
      And they are 700 pixels down the page

    Scenario: The list in a new session
      Given a visitor is at "/bostader/" on the Sweden site
      And they have scrolled 1500 pixels down
      When a link to "/objekt/kvistgatan-12/" is followed within the site
      And they read "Genomgående tvåa med balkong mot gården" in Svenska
      And they open "/" in a new session
      And they follow "Bostäder" in the navigation
      Then they read "Bostäder till salu" in Svenska
      And the field "Adress, område eller förening" holds ""
      And they are at the top of the page

    Scenario: A browser that keeps nothing
      Given their browser refuses session storage
      When a visitor opens "/bostader/" on the Sweden site
      And a link to "/objekt/kvistgatan-12/" is followed within the site
      Then they read "Genomgående tvåa med balkong mot gården" in Svenska
      And they are at the top of the page

  @NAV-4
  Rule: A navigation that takes longer than a second shows its progress and is told to assistive technology

    Scenario Outline: To "<to>" on the <site> site, whose data takes its time
      Given the time stands still
      And a visitor is at "<from>" on the <site> site
      And the answer to "<data>" is held back
      When a link to "<to>" is followed within the site
      And 999 milliseconds pass
      Then no progress is shown, and none is told
      When 1 millisecond passes
      Then progress is shown, and "<message>" is told
      When the answer that was held back comes
      Then they read "<heading>" in <language>
      And no progress is shown, and none is told

      Examples:
        | site    | from | to              | data                                    | message            | heading                                       | language |
        | Sweden  | /    | /omraden/       | /page-data/omraden/page-data.json       | Sidan laddas …     | Våra områden                                  | Svenska  |
        | Finland | /en/ | /en/apartments/ | /page-data/en/apartments/page-data.json | Loading the page…  | Homes for sale                                | English  |
        | Finland | /fi/ | /fi/hitas/      | /page-data/fi/hitas/page-data.json      | Sivua ladataan…    | Hitas: Helsingin hintasäännelty omistusasunto | Suomi    |
        | Norway  | /nb/ | /               | /page-data/index/page-data.json         | Laster siden …     | Kvistbo har inga bostäder i Norge än          | Svenska  |

    Scenario: A page that comes within the second
      Given the time stands still
      And a visitor is at "/" on the Sweden site
      And the answer to "/page-data/omraden/page-data.json" is held back
      When a link to "/omraden/" is followed within the site
      And 900 milliseconds pass
      And the answer that was held back comes
      Then they read "Våra områden" in Svenska
      When 1500 milliseconds pass
      Then no progress is shown, and none is told

    Scenario: Back to a page that must be loaded again
      Given a visitor is at "/" on the Sweden site
      And a link to "/omraden/" is followed within the site
      And they read "Våra områden" in Svenska
      And the time stands still
      And they reload the page
      And the answer to "/page-data/index/page-data.json" is held back
      When they go back
      And 990 milliseconds pass
      Then no progress is shown, and none is told
      When 30 milliseconds pass
      Then progress is shown, and "Sidan laddas …" is told
      When the answer that was held back comes
      Then they read "Ett hem att växa i" in Svenska
      And no progress is shown, and none is told

  @NAV-5
  Rule: Of several navigations, the one that the visitor asked for last is shown

    Scenario: A slow page and then a fast one
      Given the time stands still
      And a visitor is at "/" on the Sweden site
      And the answer to "/page-data/omraden/page-data.json" is held back
      When a link to "/omraden/" is followed within the site
      And a link to "/blogg/" is followed within the site
      Then they read "Blogg" in Svenska
      When the answer that was held back comes
      And 1500 milliseconds pass
      Then they are still at "/blogg/"
      And no progress is shown, and none is told

    Scenario: Back to a slow page, and then a link
      Given a visitor is at "/en/" on the Sweden site
      And a link to "/omraden/" is followed within the site
      And they read "Våra områden" in Svenska
      And the time stands still
      And they reload the page
      And the answer to "/page-data/en/page-data.json" is held back
      When they go back
      And 100 milliseconds pass
      And a link to "/blogg/" is followed within the site
      Then they read "Blogg" in Svenska
      When 1500 milliseconds pass
      Then no progress is shown, and none is told
      When the answer that was held back comes
      Then they are still at "/blogg/"
      And the navigation has a link to "Bostäder"

    Scenario: Back to a page that never comes, and then a link
      Given a visitor is at "/" on the Sweden site
      And a link to "/omraden/" is followed within the site
      And they read "Våra områden" in Svenska
      And the time stands still
      And they reload the page
      And "/page-data/index/page-data.json" answers nothing
      And the answer to "/page-data/index/page-data.json" is held back
      When they go back
      And 100 milliseconds pass
      And a link to "/blogg/" is followed within the site
      Then they read "Blogg" in Svenska
      When the answer that was held back comes
      Then the browser has loaded 0 new documents
      And they are still at "/blogg/"

    Scenario: A slow page, and then Back
      Given the time stands still
      And a visitor is at "/" on the Sweden site
      And a link to "/omraden/" is followed within the site
      And they read "Våra områden" in Svenska
      And the answer to "/page-data/blogg/page-data.json" is held back
      When a link to "/blogg/" is followed within the site
      And they go back
      Then they read "Ett hem att växa i" in Svenska
      When the answer that was held back comes
      And 1500 milliseconds pass
      Then they are still at "/"
      And no progress is shown, and none is told

    Scenario: Back to a slow page, and forward again
      Given a visitor is at "/" on the Sweden site
      And a link to "/omraden/" is followed within the site
      And they read "Våra områden" in Svenska
      And the time stands still
      And they reload the page
      And the answer to "/page-data/index/page-data.json" is held back
      When they go back
      And 1100 milliseconds pass
      Then progress is shown, and "Sidan laddas …" is told
      When they go forward
      And 1100 milliseconds pass
      Then no progress is shown, and none is told
      When the answer that was held back comes
      And 1500 milliseconds pass
      Then they read "Våra områden" in Svenska

    Scenario: A slow page, and meanwhile a place in the page that is still there
      Given the time stands still
      And a visitor is at "/" on the Sweden site
      And the answer to "/page-data/omraden/page-data.json" is held back
      When a link to "/omraden/" is followed within the site
      And 1100 milliseconds pass
      Then progress is shown, and "Sidan laddas …" is told
      When they go to "#main" in the page
      Then progress is shown, and "Sidan laddas …" is told
      When the answer that was held back comes
      Then they read "Våra områden" in Svenska
      And they are at "/omraden/"
      And no progress is shown, and none is told

    Scenario Outline: A link to <a page> in the moment in which what stands over the page is closed
      Given a visitor who saves data is at "/objekt/kvistgatan-12/" on the Sweden site
      And the answer to "<data>" is held back
      When they open "Visa bild 3 av 6 i full storlek"
      And they close it, and follow "Områden" in the navigation in the same moment
      And the answer that was held back comes
      Then they read "Våra områden" in Svenska
      And they are at "/omraden/"

      Examples:
        | a page      | data                              |
        | a slow page | /page-data/omraden/page-data.json |

  @NAV-6
  Rule: Assistive technology is told the name of the page that has been reached, in the page's language

    Scenario Outline: To "<to>" on the <site> site
      Given a visitor is at "<from>" on the <site> site
      When a link to "<to>" is followed within the site
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
      When they unfold "<fold>"
      And they choose "<choice>" under "<filter>"
      Then they have found "<found>"
      Given they have scrolled 1500 pixels down
      And they have the list before them
      When a link to "<home>" is followed within the site
      Then they read "<name>" in <language>
      And they are at the top of the page
      And nothing of the list can be found
      And axe finds no violation, light or dark
      When they go back
      Then they read "<heading>" in <language>
      And it is the list that they left
      And the home that they left is gone
      And they are 1500 pixels down the page
      And the choice "<choice>" under "<filter>" is chosen
      And they have found "<found>"
      And "<heading>" is announced

      Examples:
        | site    | list       | fold        | filter     | choice | found       | home                   | name                                    | heading            | language |
        | Sweden  | /bostader/ | Fler filter | Ska finnas | Hiss   | 35 bostäder | /objekt/kvistgatan-12/ | Genomgående tvåa med balkong mot gården | Bostäder till salu | Svenska  |

    Scenario: What was kept on a home meanwhile
      Given a visitor is at "/bostader/" on the Sweden site
      And they have the list before them
      When a link to "/objekt/blackhornsgatan-23/" is followed within the site
      And they read "Etta med separat kök, cykelavstånd till campus" in Svenska
      And they press the button "Spara Bläckhornsgatan 23"
      And they go back
      Then it is the list that they left
      And the button "Sparad, ta bort Bläckhornsgatan 23" has a filled heart

    Scenario: Back over several homes, from a list that has gone on
      Given a visitor is at "/bostader/" on the Sweden site
      When they ask for more homes
      Then the page shows 48 homes
      Given they have the list before them
      When a link to "/objekt/kvistgatan-12/" is followed within the site
      And they read "Genomgående tvåa med balkong mot gården" in Svenska
      And a link to "/omraden/" is followed within the site
      And they read "Våra områden" in Svenska
      And they go back
      And they read "Genomgående tvåa med balkong mot gården" in Svenska
      And they go back
      Then it is the list that they left
      And the page shows 48 homes

    Scenario: The next frame shows the list, and not the home once more
      Given a visitor is at "/bostader/" on the Sweden site
      When a link to "/objekt/kvistgatan-12/" is followed within the site
      And they read "Genomgående tvåa med balkong mot gården" in Svenska
      And they go back and see the next frame
      Then that frame shows "Bostäder till salu"

    Scenario: A link to the same list leads to one of its own
      Given a visitor is at "/bostader/" on the Sweden site
      And they have the list before them
      When a link to "/objekt/kvistgatan-12/" is followed within the site
      And they read "Genomgående tvåa med balkong mot gården" in Svenska
      And they follow "Bostäder" in the navigation
      Then they read "Bostäder till salu" in Svenska
      And it is another list than the one that they left

    Scenario: Two steps back at once, to the list before it was searched
      Given a visitor is at "/bostader/" on the Sweden site
      When they unfold "Fler filter"
      And they choose "Hiss" under "Ska finnas"
      Then they have found "35 bostäder"
      When a link to "/objekt/kvistgatan-12/" is followed within the site
      And they read "Genomgående tvåa med balkong mot gården" in Svenska
      And they go back 2 steps
      Then they read "Bostäder till salu" in Svenska
      And they are at "/bostader/"
      When they unfold "Fler filter"
      Then the choice "Hiss" under "Ska finnas" is not chosen

  @NAV-8
  Rule: Back and forward to an address with a fragment lead to the fragment's place

    Scenario Outline: To "<address>", which was left elsewhere on the page
      Given a visitor with a small screen is at "<other>" on the Sweden site
      When a link to "<address>" is followed within the site
      Then they read "<heading>" in Svenska
      And they are at the place of "<fragment>"
      Given they have scrolled 300 pixels down
      When they go back
      Then they read "<other heading>" in Svenska
      When they go forward
      Then they read "<heading>" in Svenska
      And they are at the place of "<fragment>"
      Given they have scrolled 300 pixels down
      When a link to "<other>" is followed within the site
      And they read "<other heading>" in Svenska
      And they go back
      Then they read "<heading>" in Svenska
      And they are at the place of "<fragment>"

      Examples:
        | address             | fragment  | heading      | other   | other heading |
        | /omraden/#sodermalm | sodermalm | Våra områden | /blogg/ | Blogg         |
