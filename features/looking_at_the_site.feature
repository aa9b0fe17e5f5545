Feature: Looking at the site

  A home is chosen with the eyes first, and an agency too. The site has a typeface, colours and a mark of its own, and
  they serve everybody: on a small phone, with large text, in the dark, on paper, and without motion for those it makes ill.

  Background:
    Given these addresses:
      | name              | address                                                                                                 |
      | the home page     | /en/                                                                                                    |
      | the list of homes | /en/apartments/                                                                                         |
      | a map of homes    | /en/apartments/?place=sodermalm&view=map                                                                |
      | a flat for sale   | /en/property/kvistgatan-12/                                                                             |
      | an agent's page   | /en/agents/tuva-rimstedt/                                                                               |
      | the blog          | /en/blog/                                                                                               |
      | the contact page  | /en/contact/                                                                                            |
      | four homes        | /favoriter/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,saldstigen-4                           |
      | four flats        | /fi/suosikit/?compare=oksakatu-3-a-5,remonttitie-8-a-6,vinssikammenkatu-6-b-22,kirjansitojankatu-5-b-22 |
      | three flats       | /fi/suosikit/?compare=oksakatu-3-a-5,remonttitie-8-a-6,vinssikammenkatu-6-b-22                          |

  @LOOK-1 @layout @headline
  Rule: Where the header has no room for its links, they are in a menu that needs neither scripts nor mouse
    Links over several lines would push the homes off a phone's first screen, yet nobody may be cut off from the other pages.

    @no-javascript
    Scenario: Without JavaScript, the menu opens, and its links lead on to a page with the menu closed
      Given a visitor is at "the list of homes" on the Sweden site
      And their window is 360 pixels wide and 640 high
      And the header's links are out of sight
      And they open the menu by "Menu"
      And the navigation shows the links "Homes, Our areas, Selling, Blog"
      When they follow "Our areas" in the navigation
      Then they see the page "Our areas" in English
      And the header's links are out of sight

    Scenario: The keyboard opens the menu on a small phone, and the focus stays in it
      Given a visitor is at "/fi/" on the Finland site
      And their window is 320 pixels wide and 568 high
      And pressing Tab leads visibly through "Siirry sisältöön, Kvistbo, Valikko"
      When they press Enter
      Then the navigation shows the links "Asunnot, Alueet, Asuinaluevertailu, Hitas, Myy kotisi, Blogi"
      And pressing Tab leads visibly through "Sulje, Asunnot, Alueet, Asuinaluevertailu, Hitas, Myy kotisi, Blogi"
      And pressing Tab leads back to "Sulje", past nothing that the menu covers
      And the open menu meets WCAG 2.2 AA, light and dark

    Scenario: Escape closes the menu, and Tab goes on from its button
      Given a visitor is at "the home page" on the Finland site
      And their window is 320 pixels wide and 568 high
      And pressing Tab leads visibly through "Skip to content, Kvistbo, Menu"
      And they press Enter
      And pressing Tab leads visibly through "Close, Homes"
      When they press Escape
      Then the header's links are out of sight
      And the focus is visibly on "Menu"
      And pressing Tab leads visibly through "Favourites, Suomi, Svenska, English"

    Scenario: The menu closes when the visitor has chosen a page in it
      Given a visitor is at "the home page" on the Sweden site
      And their window is 767 pixels wide and 1024 high
      And they open the menu by "Menu"
      When they follow "Blog" in the navigation
      Then they are at "the blog"
      And the header's links are out of sight
      And the page can be scrolled

    Scenario Outline: A window <width> pixels wide shows the links of the header at <address> of <site>
      Given their window is <width> pixels wide and 800 high
      When a visitor opens "<address>" on the <site> site
      Then the navigation shows the links "<links>"
      And the navigation has 0 buttons
      And the header takes <lines>
      And the page does not scroll sideways

      Examples: Beside the other parts of the header
        | width | site    | address | lines  | links                                                          |
        | 768   | Sweden  | /       | 1 line | Bostäder, Områden, Sälja, Blogg                                |
        | 1440  | Finland | /en/    | 1 line | Homes, Our areas, Compare neighbourhoods, Hitas, Selling, Blog |

      Examples: In a line of their own, because Finland has more links and languages
        | width | site    | address | lines   | links                                                        |
        | 768   | Finland | /fi/    | 2 lines | Asunnot, Alueet, Asuinaluevertailu, Hitas, Myy kotisi, Blogi |
        | 1024  | Finland | /fi/    | 2 lines | Asunnot, Alueet, Asuinaluevertailu, Hitas, Myy kotisi, Blogi |

  @LOOK-2 @layout
  Rule: With its text twice as large, a page still needs no scrolling sideways
    WCAG demands it for people with low vision, who lose their place if each line has to be scrolled sideways.

    Scenario Outline: The page at <address> of <site> fits every screen with its text twice as large
      Given a visitor is at "<address>" on the <site> site
      When their text is twice as large
      Then the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples:
        | site    | address                |
        | Sweden  | /objekt/kvistgatan-12/ |
        | Sweden  | /no-such-page/         |
        | Sweden  | /omraden/sodermalm/    |
        | Sweden  | /salja-med-oss/        |
        | Sweden  | /datasakerhet/         |
        | Finland | /fi/toimialueet/       |
        | Finland | /fi/asuinaluevertailu/ |
        | Finland | /fi/valittajat/        |
        | Finland | /fi/                   |
        | Finland | /fi/asunnot/           |
        | Finland | /fi/hitas/             |
        | Finland | /fi/myydyt-asunnot/    |
        | Finland | /fi/saavutettavuus/    |
        | Norway  | /nb/                   |

  @LOOK-3
  Rule: Nothing moves for a visitor who prefers no motion
    To people with a disorder of balance, one sliding picture can mean hours of dizziness or nausea.

    Scenario Outline: The page at <address> of <site> stops moving when the device asks for less motion
      Given a visitor is at "<address>" on the <site> site
      And something moves when it is used
      When their device asks for less motion
      Then nothing moves when it is used

      Examples:
        | site    | address                   |
        | Sweden  | /                         |
        | Finland | /fi/kohde/oksakatu-3-a-5/ |

  @LOOK-4 @layout
  Rule: The cookie question leaves more than half of a small phone to the page
    Consent must be free: a question that buries the page presses visitors to accept anything that makes it go away.

    Scenario Outline: "<heading>" takes less than half of a small phone in <site>, with all its answers in view
      Given a first-time visitor
      And their window is 320 pixels wide and 568 high
      When a visitor opens "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And the question takes less than 50 % of the screen
      And its answers are all in the window

      Examples:
        | site    | address | heading                                  |
        | Finland | /fi/    | Mitä evästeitä saamme käyttää?           |
        | Norway  | /nb/    | Hvilke informasjonskapsler kan vi bruke? |

    Scenario: Its answers stay in view while it says what the cookies are for
      Given a first-time visitor
      And their window is 320 pixels wide and 568 high
      And a visitor is at "/fi/" on the Finland site
      When they ask the question "Mihin niitä käytetään?"
      Then its answers are all in the window

  @LOOK-6
  Rule: Pages are printed dark on white, without buttons and navigation
    A dark background uses up a cartridge of ink and is hard to read on paper, where nothing can be pressed or followed.

    Scenario Outline: <address> of <site> is printed dark on white from a dark screen, without buttons and navigation
      Given a visitor is at "<address>" on the <site> site
      When their device asks for dark print
      Then the paper is white and its text dark
      And buttons and navigation are not printed
      And the page says "<text>"

      Examples:
        | site    | address                                 | text                                 |
        | Sweden  | /en/property/kvistgatan-12/             | 4 950 000 kr                         |
        | Finland | /fi/kohde/oksakatu-3-a-5/               | Velaton hinta                        |
        | Sweden  | /en/blog/what-the-monthly-fee-contains/ | What the monthly fee really contains |

  @LOOK-7 @layout
  Rule: Words and figures in tables and facts are never broken across lines, nor are e-mail addresses
    A price that is split over two lines can be read as a lower one, and half an e-mail address is copied wrongly.

    Scenario Outline: The table of <address> in <site> breaks no word or figure on a small phone
      When a visitor opens "<address>" on the <site> site
      Then no word or figure of its tables is broken on screens of 320 and 360 pixels
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples:
        | site    | address                                            |
        | Sweden  | /blogg/jamfora-omraden-med-siffror/                |
        | Finland | /blog/skuldfritt-pris-forsaljningspris-skuldandel/ |
        | Finland | /fi/myy-kotisi/                                    |
        | Finland | /fi/myydyt-asunnot/                                |
        | Finland | /en/areas/herttoniemenranta/                       |
        | Finland | /fi/asuinaluevertailu/                             |
        | Finland | /objekt/pitkansanankatu-3-c-52/                    |

    Scenario Outline: The tables and facts of <address> in Finland break no word or figure on a small phone
      When a visitor opens "<address>" on the Finland site
      Then no word or figure of its tables is broken on screens of 320 and 360 pixels
      And no word or figure of its facts is broken on screens of 320 and 360 pixels
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples:
        | address                      |
        | /fi/hitas/                   |
        | /fi/kohde/taulukkotie-5-b/   |
        | /fi/kohde/kaarnakatu-4-b-12/ |

    Scenario Outline: The comparison of <homes> breaks no word or figure in a window <width> pixels wide
      Given their window is <width> pixels wide and 800 high
      When a visitor opens "<homes>" on the <site> site
      Then no word or figure of its tables is broken

      Examples:
        | site    | width | homes       |
        | Sweden  | 768   | four homes  |
        | Finland | 360   | three flats |
        | Finland | 768   | three flats |
        | Finland | 960   | four flats  |

    Scenario Outline: The comparison of <homes> breaks no word or figure on a sheet of A4
      Given a visitor is at "<homes>" on the <site> site
      When they print the page on A4 paper
      Then no word or figure of its tables is broken

      Examples:
        | site    | homes       |
        | Sweden  | four homes  |
        | Finland | three flats |

    Scenario Outline: The facts and e-mail addresses of <address> in Sweden stay whole on a small phone
      When a visitor opens "<address>" on the Sweden site
      Then no word or figure of its facts is broken on screens of 320 and 360 pixels
      And no word or figure of its e-mail addresses is broken on screens of 320 and 360 pixels
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples:
        | address                |
        | /objekt/kvistgatan-12/ |
        | /objekt/villavagen-11/ |

    Scenario: The e-mail addresses of /blogg/checklista-for-novembervisning/ stay whole on a small phone
      When a visitor opens "/blogg/checklista-for-novembervisning/" on the Sweden site
      Then no word or figure of its e-mail addresses is broken on screens of 320 and 360 pixels

    Scenario: The long address of a page is broken only between its parts when it is printed
      Given a visitor is at "/objekt/langnamnsgatan-27/" on the Sweden site
      When they print the page on A4 paper
      Then the printed address is broken only between its parts

  @LOOK-8 @layout
  Rule: Nothing on the page covers the cookie question
    Visitors who cannot reach the answer that refuses have not been free to refuse, and the GDPR counts that as no consent.

    Scenario Outline: Nothing of <page> covers the cookie question in a window of <width> by <height> pixels
      Given a first-time visitor
      And their window is <width> pixels wide and <height> high
      When a visitor opens "<page>" on the Sweden site
      Then the cookie question "Which cookies may we use?" is shown
      And nothing lies over the question, wherever the page is scrolled to

      Examples:
        | page              | width | height |
        | the list of homes | 768   | 500    |
        | a map of homes    | 640   | 450    |
        | a flat for sale   | 360   | 420    |

  @LOOK-9
  Rule: In dark colours nothing glares, and no button or field that can be used looks disabled
    People look at homes late in the evening, when a white plan dazzles; and a field that looks disabled stays empty.

    Scenario: Plans and maps are dark in dark colours, also in a browser that tells a picture nothing of colours
      Given a browser that tells a picture nothing of dark colours
      And their device asks for dark colours
      When a visitor opens "a flat for sale" on the Sweden site
      Then the plan "Floor plan" is drawn in dark colours
      And the map "Map of Södermalm, Stockholm with a pin at Kvistgatan 12" is dark

    Scenario: Portraits are dark in dark colours, also in a browser that tells a picture nothing of colours
      Given a browser that tells a picture nothing of dark colours
      And their device asks for dark colours
      When a visitor opens "an agent's page" on the Sweden site
      Then the portrait "Drawn portrait of Tuva Rimstedt" is drawn in dark colours

    Scenario: The floor plan is light in light colours, and when it is printed from a dark screen
      Given a visitor is at "a flat for sale" on the Sweden site
      And the plan "Floor plan" is drawn in light colours
      And their device asks for dark colours
      And the plan "Floor plan" is drawn in dark colours
      When their device asks for dark print
      Then the plan "Floor plan" is drawn in light colours

    Scenario: In dark colours, an unticked checkbox is as dark as a text field, and a round radio button shows the choice
      Given their device asks for dark colours
      When a visitor opens "a flat for sale" on the Sweden site
      Then an unticked checkbox has the background of the field "Name (required)"
      And the choice "I want to book a private viewing" is round, and "I have a question about this home" is chosen

  @LOOK-11
  Rule: Visitors who ask for more contrast read small print as dark as the rest of the text
    Small print holds dates, sources and conditions, which nobody may miss because their eyes are weak.

    Scenario: Small print turns as dark as the rest when the device asks for more contrast
      Given a visitor is at "the contact page" on the Sweden site
      When their device asks for more contrast
      Then small print is as dark as the rest of the text

  @LOOK-14 @layout
  Rule: A heading is larger than the headings of what belongs to it
    Readers find their way by size: a card with a larger title than its section looks like the beginning of another.

    Scenario Outline: Every heading of <address> in <site> is larger than those of its parts
      When a visitor opens "<address>" on the <site> site
      Then each heading is larger than the headings of its parts on screens of 360, 768 and 1440 pixels

      Examples:
        | site    | address                                |
        | Sweden  | /                                      |
        | Sweden  | /salja-med-oss/                        |
        | Sweden  | /maklare/tuva-rimstedt/                |
        | Sweden  | /blogg/checklista-for-novembervisning/ |
        | Finland | /fi/hitas/                             |
        | Finland | /fi/talot/kallion-kuusenoksa/          |
        | Finland | /fi/asuinaluevertailu/                 |
        | Norway  | /nb/                                   |

  @LOOK-15 @layout
  Rule: A page to read fills a wide screen with two columns and a phone with one
    Text along one half of an empty window looks forgotten, and edges that differ from part to part look like an accident.

    Scenario Outline: The parts of <address> in <site>, <width> pixels wide, begin and end where its columns do
      Given a visitor is at "<address>" on the <site> site
      When their window is <width> pixels wide and 900 high
      Then the page is filled by <count> columns with common edges

      Examples: Two columns
        | site    | address                                | width | count |
        | Sweden  | /om-kvistbo/                           | 1440  | 2     |
        | Sweden  | /en/buying-a-home/                     | 960   | 2     |
        | Sweden  | /blogg/checklista-for-novembervisning/ | 1440  | 2     |
        | Finland | /fi/hitas/                             | 1440  | 2     |
        | Finland | /en/contact/                           | 1440  | 2     |

      Examples: One column
        | site    | address                                | width | count |
        | Sweden  | /blogg/checklista-for-novembervisning/ | 360   | 1     |
        | Finland | /fi/hitas/                             | 360   | 1     |
        | Finland | /en/contact/                           | 360   | 1     |

  @LOOK-16 @layout
  Rule: The value of a fact is next to its label or right below it
    A figure far below its label seems to belong to nothing, and a page full of gaps looks broken.

    Scenario Outline: No fact of <address> in <site> is torn apart
      When a visitor opens "<address>" on the <site> site
      Then the value of each fact is next to its label or right below it on screens of 360, 768 and 1440 pixels

      Examples:
        | site    | address                       |
        | Sweden  | /omraden/                     |
        | Sweden  | /objekt/kvistgatan-12/        |
        | Sweden  | /omraden/sodermalm/           |
        | Finland | /fi/toimialueet/              |
        | Finland | /fi/hitas/                    |
        | Finland | /fi/talot/kallion-kuusenoksa/ |
