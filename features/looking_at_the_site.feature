Feature: Looking at the site

  A home is chosen with the eyes first, and an agency too. The site has a face, colours and a mark of its own, and
  they serve everybody: on a small phone, with large text, in the dark, on paper, and where motion makes people ill.

  @LOOK-1
  Rule: Where the header has no room for its links, they are in a menu that needs no scripts and can be used with the keyboard

    @no-javascript
    Scenario: Without scripts
      Given a visitor is at "/bostader/" on the Sweden site
      And their window is 360 pixels wide and 640 high
      Then the header's links are out of sight
      When they open the menu by "Meny"
      Then the navigation shows the links "Bostäder, Områden, Blogg"
      When they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the header's links are out of sight

    Scenario Outline: With the keyboard, in <language>
      Given a visitor is at "<address>" on the Finland site
      And their window is 320 pixels wide and 568 high
      Then pressing Tab leads visibly through "<before>"
      When they press Enter
      Then the navigation shows the links "<links>"
      And pressing Tab leads visibly through "<close>, <links>"
      And pressing Tab goes on to "<close>", past nothing that the menu covers
      And the open menu meets WCAG 2.2 AA, light and dark
      When they press Escape
      Then the header's links are out of sight
      And the focus is visibly on "<open>"
      And pressing Tab leads visibly through "<after>"

      Examples:
        | language | address | before                             | open    | close | links                                                 | after                               |
        | Finnish  | /fi/    | Siirry sisältöön, Kvistbo, Valikko | Valikko | Sulje | Asunnot, Alueet, Asuinaluevertailu, Hitas, Blogi      | Suosikit, Suomi, Svenska, English   |
        | English  | /en/    | Skip to content, Kvistbo, Menu     | Menu    | Close | Homes, Our areas, Compare neighbourhoods, Hitas, Blog | Favourites, Suomi, Svenska, English |

    Scenario: The menu makes way for the page that was chosen in it
      Given a visitor is at "/" on the Sweden site
      And their window is 768 pixels wide and 1024 high
      When they open the menu by "Meny"
      And they follow "Blogg" in the navigation
      Then they are at "/blogg/"
      And the header's links are out of sight
      And their window is not kept from scrolling

    Scenario: Where there is room there is no menu to open
      Given a visitor is at "/" on the Sweden site
      And their window is 1280 pixels wide and 800 high
      Then the navigation shows the links "Bostäder, Områden, Blogg"
      And the navigation has 0 buttons

  @LOOK-2
  Rule: Text twice as large needs no scrolling sideways

    Scenario Outline: <address> in <site>
      Given a visitor is at "<address>" on the <site> site
      When their text is twice as large
      Then the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples:
        | site    | address                |
        | Sweden  | /                      |
        | Sweden  | /objekt/kvistgatan-12/ |
        | Sweden  | /no-such-page/         |
        | Finland | /fi/                   |
        | Finland | /fi/asunnot/           |
        | Finland | /fi/hitas/             |
        | Norway  | /nb/                   |

  @LOOK-3
  Rule: Nothing moves for a visitor who wants no motion

    Scenario Outline: <address> in <site>
      Given a visitor is at "<address>" on the <site> site
      Then something moves when it is used
      When their device asks for less motion
      Then nothing moves when it is used

      Examples:
        | site    | address                   |
        | Sweden  | /                         |
        | Finland | /fi/kohde/oksakatu-3-a-5/ |
        | Norway  | /nb/                      |

  @LOOK-4
  Rule: The question of consent leaves more than half of a small phone to the page

    Scenario Outline: In <site>, at "<address>"
      Given a first-time visitor
      And their window is 320 pixels wide and 568 high
      When a visitor opens "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And the question takes less than 50 % of the screen
      And its answers are all in the window

      Examples:
        | site    | address | heading                                  |
        | Sweden  | /       | Vilka kakor får vi använda?              |
        | Finland | /fi/    | Mitä evästeitä saamme käyttää?           |
        | Finland | /en/    | Which cookies may we use?                |
        | Norway  | /nb/    | Hvilke informasjonskapsler kan vi bruke? |

  @LOOK-5
  Rule: Headings are set in a face of the site's own, which weighs little and moves nothing

    Scenario Outline: At "<address>" in <site>
      When a visitor opens "<address>" on the <site> site
      Then the face of the headings came from the site, in at most 18000 bytes, to be kept for a year
      And it has every letter of "ÅÄÖÉåäöéÆØæøŠšŽž–’”»€²·"
      And no element on the page has moved

      Examples:
        | site    | address      |
        | Sweden  | /            |
        | Finland | /fi/asunnot/ |
        | Norway  | /nb/         |

    Scenario: A face that does not come is not missed
      Given "/static/*.woff2" answers nothing
      When a visitor opens "/" on the Sweden site
      Then they see the page "Ett hem att växa i" in Swedish
      And no element on the page has moved

  @LOOK-6
  Rule: What is printed is dark on white, without what only a screen needs

    Scenario Outline: <address> in <site>, from a device that is set to dark
      Given a visitor is at "<address>" on the <site> site
      When their device asks for dark print
      Then the paper is white and its text dark
      And buttons and navigation are not printed
      And the page says "<said>"

      Examples:
        | site    | address                   | said          |
        | Sweden  | /objekt/kvistgatan-12/    | 4 950 000 kr  |
        | Finland | /fi/kohde/oksakatu-3-a-5/ | Velaton hinta |
        | Sweden  | /blogg/vad-avgiften-innehaller/ | Vad månadsavgiften egentligen innehåller |

  @LOOK-7
  Rule: Figures and the words of tables stay whole, and so do the names in addresses of mail

    Scenario Outline: The table of <address> in <site> on a small phone
      When a visitor opens "<address>" on the <site> site
      Then no word and no figure of its tables is broken on screens of 320 and 360 pixels
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples:
        | site    | address                                                 |
        | Sweden  | /blogg/vad-avgiften-innehaller/                         |
        | Sweden  | /en/blog/what-the-monthly-fee-contains/                 |
        | Sweden  | /blogg/jamfora-omraden-med-siffror/                     |
        | Sweden  | /salja-med-oss/                                         |
        | Sweden  | /omraden/goteborg/                                      |
        | Finland | /fi/myy-kotisi/                                         |
        | Finland | /fi/hitas/                                              |
        | Finland | /en/buyers-guide/                                       |
        | Finland | /blog/skuldfritt-pris-forsaljningspris-skuldandel/      |
        | Finland | /en/areas/herttoniemenranta/                            |
        | Finland | /fi/kohde/jakalakalliontie-5-b/                         |
        | Finland | /objekt/ankkuriparrunkatu-3-c-52/                       |
        | Finland | /fi/asuinaluevertailu/                                   |

    Scenario Outline: The comparison of homes in <site> on a sheet of A4
      When a visitor opens "<address>" on the <site> site
      And they print the page on a sheet that is 703 pixels wide
      Then no word and no figure of its tables is broken

      Examples:
        | site    | address                                                                                          |
        | Sweden  | /favoriter/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,vindspelsgatan-6                |
        | Finland | /fi/suosikit/?compare=oksakatu-3-a-5,verkkoriihentie-8-a-6,vinssikammenkatu-6-b-22               |

    Scenario Outline: What <address> adds up, on a small phone
      When a visitor opens "<address>" on the Finland site
      Then no word and no figure of its sums is broken on screens of 320 and 360 pixels

      Examples:
        | address    |
        | /fi/hitas/ |
        | /hitas/    |
        | /en/hitas/ |

    Scenario Outline: The comparison of homes in <site> in a window <wide> pixels wide
      Given their window is <wide> pixels wide and 800 high
      When a visitor opens "<address>" on the <site> site
      Then no word and no figure of its tables is broken

      Examples:
        | site    | wide | address                                                                                                        |
        | Sweden  | 768  | /favoriter/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,vindspelsgatan-6                              |
        | Finland | 360  | /fi/suosikit/?compare=oksakatu-3-a-5,verkkoriihentie-8-a-6,vinssikammenkatu-6-b-22                             |
        | Finland | 768  | /fi/suosikit/?compare=oksakatu-3-a-5,verkkoriihentie-8-a-6,vinssikammenkatu-6-b-22                             |
        | Finland | 960  | /fi/suosikit/?compare=oksakatu-3-a-5,verkkoriihentie-8-a-6,vinssikammenkatu-6-b-22,kirjansitojankatu-5-b-22    |
        | Finland | 1440 | /fi/suosikit/?compare=oksakatu-3-a-5,verkkoriihentie-8-a-6,vinssikammenkatu-6-b-22,kirjansitojankatu-5-b-22    |

    Scenario Outline: The address of mail on <address> in <site>
      When a visitor opens "<address>" on the <site> site
      Then no word and no figure of its addresses of mail is broken on screens of 320 and 360 pixels

      Examples:
        | site    | address                              |
        | Sweden  | /objekt/kvistgatan-12/               |
        | Sweden  | /blogg/checklista-for-novembervisning/ |
        | Sweden  | /kontakt/                            |

    Scenario: The address of a home's page on paper
      When a visitor opens "/objekt/segelduksgatan-27/" on the Sweden site
      And they print the page on a sheet that is 703 pixels wide
      Then the printed address is broken only between its parts

  @LOOK-8
  Rule: Nothing of the page is drawn over the question of consent

    Scenario Outline: The list of homes in a window of <width> by <height> pixels
      Given a first-time visitor
      And their window is <width> pixels wide and <height> high
      When a visitor opens "<address>" on the Sweden site
      Then the cookie question "Vilka kakor får vi använda?" is shown
      And nothing lies over the question, wherever the page is scrolled to

      Examples:
        | address                              | width | height |
        | /bostader/                           | 780   | 360    |
        | /bostader/                           | 360   | 420    |
        | /bostader/                           | 768   | 500    |
        | /bostader/?place=sodermalm&view=map  | 640   | 450    |
        | /objekt/kvistgatan-12/               | 360   | 420    |

  @LOOK-9
  Rule: In dark colours nothing glares and nothing looks as if it could not be used, and more contrast is had for the asking

    Scenario: The floor plan
      Given their device asks for dark colours
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the plan "Planritning" is drawn in dark colours

    Scenario: The floor plan in light colours
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the plan "Planritning" is drawn in light colours

    Scenario: Boxes to tick
      Given their device asks for dark colours
      When a visitor opens "/kontakt/" on the Sweden site
      Then a box that is not ticked has the ground of the field "Namn (obligatoriskt)"

    Scenario: Choices of one among several
      Given their device asks for dark colours
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the choice "Boka en privat visning" is round and "Fråga om bostaden" is made

    Scenario: More contrast
      Given a visitor is at "/kontakt/" on the Sweden site
      When their device asks for more contrast
      Then small print is as dark as the rest of the text

  @LOOK-10
  Rule: What has arrived of a page stays in its place when the rest arrives

    @no-javascript
    Scenario Outline: On a slow network "<address>" of <site> arrives only as far as <part>
      Given "/static/*.woff2" answers nothing
      When the HTML of "<address>" on the <site> site ends before "<next>" at first
      Then nothing moves when the rest arrives

      Examples:
        | site    | address      | part                       | next               |
        | Sweden  | /bostader/   | the heart in the header    | Favoriter          |
        | Sweden  | /bostader/   | the name of a home         | Bläckhornsgatan 23 |
        | Sweden  | /bostader/   | the name of a home's price | <dd>               |
        | Finland | /fi/asunnot/ | the heart in the header    | Suosikit           |
        | Finland | /fi/asunnot/ | the languages              | </header>          |
