Feature: Searching homes

  Nobody reads through every home that there is. A visitor says what they need, sees at once how
  much that leaves, and can send what they found to whoever they are going to live with.

  @SEARCH-1
  Rule: The list begins with 24 homes and goes on for as long as the visitor does

    Scenario Outline: To the end of the list of <site>
      Given a visitor is at "<address>" on the <site> site
      Then the page shows 24 homes
      When they ask for more homes
      Then the page shows 48 homes
      And the focus is on the home "<next>"
      When they go on to the end of the list
      Then the page shows <count> homes, each another one
      And the browser did not ask for "/search/homes.json"

      Examples:
        | site    | address      | count | next |
        | Sweden  | /bostader/   | 62    | Sekelskiftestrea med kakelugn, badkar och balkong |
        | Finland | /fi/asunnot/ | 60    | Pihan puolen yksiö, jossa sängylle on oma soppensa |

    Scenario: More homes come as the visitor comes near the end
      Given a visitor is at "/bostader/" on the Sweden site
      When they come near the end of the homes
      Then the page shows 48 homes

    Scenario: A home far down the list, and back
      Given a visitor is at "/bostader/" on the Sweden site
      And they go on to the end of the list
      And they have scrolled 6000 pixels down
      When they follow a link to "/objekt/klockgjutarbacken-4/"
      And they see the page "Tvåa med öppet kök och balkong i västerläge" in Swedish
      And they go back
      Then they see the page "Bostäder till salu" in Swedish
      And the page shows 62 homes
      And they are 6000 pixels down the page
      When they reload the page
      Then the page shows 62 homes, each another one

    @no-javascript
    Scenario Outline: Page by page at "<address>" without JavaScript
      When a visitor opens "<address>" on the <site> site
      Then the page shows 24 homes
      And the search is not shown
      And the order of the homes is not shown
      When they follow "<second>" in the text
      Then they are at "<address>2/"
      And the page is called "<title>"
      And the pages of the list from "<address>" on show <count> homes, each another one

      Examples:
        | site    | address      | second  | title                                  | count |
        | Sweden  | /bostader/   | Sida 2  | Bostäder till salu, sida 2 – Kvistbo   | 62    |
        | Finland | /fi/asunnot/ | Sivu 2  | Myytävät asunnot, sivu 2 – Kvistbo     | 60    |

    Scenario: The pages of the list for search engines
      When a visitor opens "/bostader/2/" on the Sweden site
      Then the page's canonical address is "https://www.kvistbo.example/bostader/2/"
      And the page's neighbours are:
        | previous | /bostader/   |
        | next     | /bostader/3/ |
      When a visitor opens "/bostader/3/" on the Sweden site
      Then the page's neighbours are:
        | previous | /bostader/2/ |
        | next     |              |

    Scenario: More homes that do not come can be asked for again
      Given a visitor is at "/bostader/" on the Sweden site
      And "/page-data/bostader/2/page-data.json" answers 500 1 time
      When they ask for more homes
      Then the text "Alla bostäder kunde inte laddas." is shown
      And the page shows 24 homes
      When they press the button "Försök igen"
      Then the card "Sekelskiftestrea med kakelugn, badkar och balkong" is shown

  @SEARCH-2
  Rule: Each filter leaves the homes that fit it, and each choice says how many that would be

    Scenario Outline: <filter> in Sweden: <value>
      Given a visitor is at "/en/apartments/" on the Sweden site
      And they expand "More filters"
      When they write "<value>" in the field "<end>" of "<filter>"
      Then the results say "<found>"
      And they are at "/en/apartments/?<query>"

      Examples:
        | filter                | end   | value     | found    | query           |
        | Price (kr)            | To    | 4 950 000 | 29 homes | price=..4950000 |
        | Price (kr)            | To    | 4 949 999 | 27 homes | price=..4949999 |
        | Price (kr)            | From  | 4950000   | 35 homes | price=4950000.. |
        | Fee (kr/month)        | To    | 3 000     | 23 homes | fee=..3000      |
        | Floor                 | From  | 5         | 9 homes  | floor=5..       |
        | Plot area (m²)        | From  | 500       | 5 homes  | plot=500..      |
        | Year built            | From  | 2020      | 12 homes | year=2020..     |

    Scenario: Both ends of a range, and one home found
      Given a visitor is at "/bostader/" on the Sweden site
      When they write "50" in the field "Lägst" of "Boarea (m²)"
      And they write "60" in the field "Högst" of "Boarea (m²)"
      Then the results say "9 bostäder"
      When they write "Almanackan" in the field "Adress, område eller förening"
      Then the results say "0 bostäder"
      When they press the button "Ta bort filter: Boarea 50–60 m²"
      Then the results say "1 bostad"
      And the homes begin with "Sekelskiftestrea med öppen spis och balkong mot gården"

    Scenario Outline: <choice> under <filter> in Sweden
      Given a visitor is at "/bostader/" on the Sweden site
      And they expand "Fler filter"
      When they choose "<choice>" under "<filter>"
      Then the results say "<found>"

      Examples:
        | filter              | choice       | found       |
        | Bostadstyp          | Villa        | 5 bostäder  |
        | Ska finnas          | Hiss         | 35 bostäder |
        | Ska finnas          | Balkong      | 37 bostäder |
        | Ska finnas          | Nyproduktion | 5 bostäder  |
        | Energiklass         | B            | 10 bostäder |
        | Status               | Såld        | 5 bostäder  |

    Scenario: What one choice leaves of the others
      Given a visitor is at "/bostader/" on the Sweden site
      And they expand "Fler filter"
      Then the choice "2" under "Antal rum" leaves 18
      And the choice "Bastu" under "Ska finnas" leaves 26
      When they choose "2" under "Antal rum"
      Then the results say "18 bostäder"
      And the choice "Bastu" under "Ska finnas" leaves 2
      And the choice "3" under "Antal rum" leaves 17
      When they choose "3" under "Antal rum"
      Then the results say "35 bostäder"

    Scenario Outline: Viewings of the coming seven days, on <day>
      Given it is "<day>"
      And a visitor is at "/bostader/" on the Sweden site
      And they expand "Fler filter"
      When they choose "Visning inom en vecka" under "Ska finnas"
      Then the results say "<found>"

      Examples:
        | day                       | found       |
        | 2026-11-21T13:00:00+01:00 | 24 bostäder |
        | 2026-12-14T13:00:00+01:00 | 0 bostäder  |

    Scenario: In Finland, in its own terms
      Given a visitor is at "/fi/asunnot/" on the Finland site
      And they expand "Lisää rajauksia"
      When they write "250 000" in the field "Enintään" of "Velaton hinta (€)"
      Then the results say "17 kohdetta"
      When they press the button "Tyhjennä kaikki"
      And they write "300" in the field "Enintään" of "Yhtiövastike (€/kk)"
      Then the results say "14 kohdetta"
      When they choose a place that begins with "berg"
      Then the results say "2 kohdetta"

  @SEARCH-3
  Rule: Places are found by the beginning of a word of their name, in any language of the market, and several can be chosen

    Scenario: With the keyboard
      Given a visitor is at "/bostader/" on the Sweden site
      When they look for "söd" in the place
      Then the suggestions are, in this order:
        | Södermalm, Stockholm (8) |
      When they press ArrowDown
      Then the suggestion "Södermalm, Stockholm (8)" is the one that Enter chooses
      When they press Enter
      Then the results say "8 bostäder"
      And no places are suggested
      When they look for "sol" in the place
      And they press Enter
      Then the results say "15 bostäder"
      And they are at "/bostader/?place=sodermalm,solna"
      When they look for "malm" in the place
      Then the suggestions are, in this order:
        | Malmö (7) |
      When they look for "xyz" in the place
      Then the text "Vi har inga bostäder där" is shown
      When they press Escape
      Then no places are suggested

    Scenario: With the mouse, a whole city
      Given a visitor is at "/en/apartments/" on the Sweden site
      When they look for "stock" in the place
      And they click the suggestion "Stockholm, the whole city (24)"
      Then the results say "24 homes"
      And the active filters are "Stockholm, the whole city"

  @SEARCH-4
  Rule: What is asked for can be taken back one by one or all at once, and a search that finds nothing says what to give up

    Scenario: One by one, and all at once
      Given a visitor is at "/en/apartments/?place=solna&price=..3000000&rooms=1,2&q=kr%C3%BCs" on the Sweden site
      Then the results say "1 home"
      And the active filters are "Solna, ‘krüs’, Price up to 3 000 000 kr, 1 room, 2 rooms"
      When they press Enter on the button "Remove filter: 2 rooms"
      Then they are at "/en/apartments/?q=kr%C3%BCs&place=solna&price=..3000000&rooms=1"
      And the focus is visibly on "Clear all"
      When they write "abc" in the field "From" of "Price (kr)"
      And they press the button "Clear all"
      Then they are at "/en/apartments/"
      And the results say "62 homes"
      And the form is empty

    Scenario: Nothing fits
      Given a visitor is at "/bostader/?place=solna&price=..3000000&has=sauna" on the Sweden site
      Then the results say "0 bostäder"
      And the filters to give up are, in this order:
        | Ta bort: Pris upp till 3 000 000 kr (4 bostäder) |
        | Ta bort: Bastu (1 bostad)                        |
        | Ta bort: Solna (0 bostäder)                      |
      When they press the button "Ta bort: Bastu (1 bostad)"
      Then the results say "1 bostad"
      And the page shows 1 homes

  @SEARCH-5
  Rule: Homes can be put into another order, and the list says how its own is made

    Scenario Outline: <order>
      Given a visitor is at "/bostader/" on the Sweden site
      Then the page says "Bostäder till salu står först, nyaste överst"
      When they put the homes in the order "<order>"
      Then they are at "/bostader/?sort=<sort>"
      And the homes begin with "<first>"
      And the results say "62 bostäder"

      Examples:
        | order                    | sort           | first                                                      |
        | Nyast först              | newest         | Etta med separat kök, cykelavstånd till campus             |
        | Lägst pris först         | cheapest       | Etta på översta våningen för den som köper sitt första hem |
        | Högst pris först         | dearest        | Paradvåning med matsal i fil och tre sovrum                |
        | Lägst pris per m² först  | perSquareMetre | Trea nära havet med genomtänkt sextiotalsplan              |
        | Störst först             | largest        | Gul tjugotalsvilla med matplats mot vattnet                |
        | Lägst avgift först       | fee            | Gult gavelradhus med bastu, altan och uppvuxen häck        |

  @SEARCH-6
  Rule: What is searched for stands in the address, so that Back, reload, another language and a shared link find the same homes

    Scenario: Back takes back one choice at a time, and a written text whole
      Given a visitor is at "/bostader/" on the Sweden site
      When they choose "2" under "Antal rum"
      And the results say "18 bostäder"
      And they type "sol" in the field "Adress, område eller förening"
      Then they are at "/bostader/?q=sol&rooms=2"
      When they type "na" in the field "Adress, område eller förening"
      Then they are at "/bostader/?q=solna&rooms=2"
      And the results say "2 bostäder"
      When they go back
      Then they are at "/bostader/?rooms=2"
      And the results say "18 bostäder"
      And the field "Adress, område eller förening" holds ""
      When they go back
      Then they are at "/bostader/"
      And the results say "62 bostäder"
      And the choice "2" under "Antal rum" is not chosen

    Scenario: A home that was found, and back, and the page anew
      Given a visitor is at "/bostader/?rooms=2&sort=cheapest" on the Sweden site
      And the results say "18 bostäder"
      When they follow a link to "/objekt/sundsvindsgatan-3/"
      And they see the page "Tvåa en trappa upp med balkong mot kvällsljuset" in Swedish
      And they go back
      Then the results say "18 bostäder"
      And the choice "2" under "Antal rum" is chosen
      When they reload the page
      Then the results say "18 bostäder"
      And the homes begin with "Tvåa en trappa upp med balkong mot kvällsljuset"

    Scenario: In another language
      Given a visitor is at "/fi/asunnot/" on the Finland site
      When they choose a place that begins with "kallio"
      Then the results say "5 kohdetta"
      When they change the language to English
      Then they are at "/en/apartments/?place=kallio"
      And the results say "5 homes"
      And the active filters are "Kallio, Helsinki"
      And the page's canonical address is "https://www.kvistbo-fi.example/en/apartments/"

    Scenario: What an address says wrongly is left out
      When a visitor opens "/bostader/?rooms=2&price=9..1&type=castle&utm_source=x" on the Sweden site
      Then the results say "18 bostäder"
      And the active filters are "2 rum"

    Scenario: A search is shared as a link
      Given a visitor is at "/bostader/?rooms=2" on the Sweden site
      When they press the button "Dela"
      Then the text "Länken är kopierad" is shown
      And "/bostader/?rooms=2" has been copied

  @SEARCH-7
  Rule: A number that makes no sense is named at its field, and the homes stay as they were

    Scenario: A word, and a least above the most
      Given a visitor is at "/bostader/?rooms=2" on the Sweden site
      And the results say "18 bostäder"
      When they write "billig" in the field "Högst" of "Pris (kr)"
      Then the field "Högst" of "Pris (kr)" is marked as wrong: "Skriv ett tal med siffror, till exempel 4 000 000."
      And the results say "18 bostäder"
      When they write "3 000 000" in the field "Högst" of "Pris (kr)"
      Then the results say "4 bostäder"
      And no field of the search is said to be wrong
      When they write "5 000 000" in the field "Lägst" of "Pris (kr)"
      Then the field "Lägst" of "Pris (kr)" is marked as wrong: "Det lägsta värdet är högre än det högsta."
      And the results say "4 bostäder"

  @SEARCH-8
  Rule: What a search needs is fetched when the visitor searches, and the list stays where it cannot be

    Scenario: Only then
      Given a visitor is at "/bostader/" on the Sweden site
      Then the browser did not ask for "/search/homes.json"
      And the browser did not ask for "/part---live-search-*.js"
      When they choose "2" under "Antal rum"
      Then the results say "18 bostäder"
      And the browser asked for "/search/homes.json" 1 time

    Scenario: Not for what others add to an address
      When a visitor opens "/bostader/?utm_source=brev" on the Sweden site
      Then the results say "62 bostäder"
      And the browser did not ask for "/search/homes.json"

    Scenario: What was asked for before the search was there is not lost
      Given the answer to "/part---live-search-*.js" is delayed
      And a visitor is at "/bostader/?rooms=2" on the Sweden site
      Then the results say "Söker …"
      And the page shows 0 homes
      When they write "solna" in the field "Adress, område eller förening"
      And the delayed answer arrives
      Then the results say "2 bostäder"
      And they are at "/bostader/?q=solna&rooms=2"

    Scenario: The homes cannot be had at first
      Given "/search/homes.json" answers 500 1 time
      When a visitor opens "/bostader/?rooms=2" on the Sweden site
      Then the text "Sökningen kunde inte laddas. Nedan ser du alla bostäder." is shown
      And the page shows 24 homes
      When they press the button "Försök igen"
      Then the results say "18 bostäder"

    Scenario: Cards that do not come can be asked for again
      Given a visitor is at "/bostader/" on the Sweden site
      And "/homes/sv/pilvallsgatan-27.json" answers 500 1 time
      When they put the homes in the order "Lägst pris först"
      Then the text "Alla bostäder kunde inte laddas." is shown
      When they press the button "Försök igen"
      Then the card "Etta på översta våningen för den som köper sitt första hem" is shown

  @SEARCH-9
  Rule: The search can be used on a telephone, with the keyboard and with assistive technology

    Scenario: On a telephone
      Given a visitor with a phone is at "/bostader/" on the Sweden site
      Then all of the search but the place is folded away
      And the first home is in the window
      When they expand "Filter"
      And they choose "2" under "Antal rum"
      And they press the button "Visa 18 bostäder"
      Then all of the search but the place is folded away
      And the heading of the filters reads "Filter 1"
      And the focus is on the homes that were found

    Scenario Outline: Open on a screen of <width> pixels
      Given a visitor is at "/bostader/?place=solna&price=..3000000&has=sauna" on the Sweden site
      And the results say "0 bostäder"
      When their window is <width> pixels wide and 900 high
      And they expand the whole search
      And they write "billig" in the field "Lägst" of "Pris (kr)"
      Then the field "Lägst" of "Pris (kr)" is marked as wrong: "Skriv ett tal med siffror, till exempel 4 000 000."
      When they look for "s" in the place
      And they press ArrowDown
      Then the page does not scroll sideways
      And the page meets WCAG 2.2 AA, light and dark

      Examples:
        | width |
        | 320   |
        | 1440  |

  @SEARCH-10
  Rule: What a visitor sees stays where it is while more homes come, and none come by themselves while the end of the list is in sight

    Scenario Outline: The answer is slow, for <visitor>
      Given the answer to "/page-data/bostader/2/page-data.json" is delayed
      And <visitor> is at "/bostader/" on the Sweden site
      When they come near the end of the homes
      Then more homes are on their way
      When they go on past the last home
      And the delayed answer arrives
      Then the page shows 48 homes
      And no element on the page has moved

      Examples:
        | visitor                |
        | a visitor with a phone |
        | a visitor              |

    Scenario: The visitor is at the end before the list can go on
      Given the answer to "/part---live-search-*.js" is delayed
      And a visitor with a phone is at "/bostader/" on the Sweden site
      When they scroll to the button for more homes
      And the delayed answer arrives
      Then the list can go on, and shows 24 homes
      When they come near the end of the homes
      Then the page shows 48 homes
      And no element on the page has moved

    Scenario: The visitor has gone on when a slow browser tells that they come near
      Given their browser takes its time to tell what is in sight
      And a visitor with a phone is at "/bostader/" on the Sweden site
      When they come near the end of the homes
      And the browser tells what it saw in sight
      Then the list can go on, and shows 24 homes
      When they go on past the last home
      And the browser tells what it saw in sight
      Then the list can go on, and shows 24 homes
      And no element on the page has moved

    Scenario: Who is on the button for more homes stays on it when the list can go on
      Given the answer to "/part---live-search-*.js" is delayed
      And a visitor is at "/bostader/" on the Sweden site
      When they go to the button for more homes
      And the delayed answer arrives
      Then the list can go on, and shows 24 homes
      And the focus is on the button for more homes

    Scenario: The focus waits with the visitor for the homes that they asked for
      Given the answer to "/page-data/bostader/2/page-data.json" is delayed
      And a visitor is at "/bostader/" on the Sweden site
      When they ask for more homes
      Then more homes are on their way
      When the delayed answer arrives
      Then the page shows 48 homes
      And the focus is on the home "Sekelskiftestrea med kakelugn, badkar och balkong"
      And no element on the page has moved

  @SEARCH-11
  Rule: What was found begins right below its number, however long the form beside it is

    Scenario Outline: All filters are open beside <what> in a window of <width> pixels
      Given a visitor is at "<address>" on the Sweden site
      And their window is <width> pixels wide and 900 high
      When they expand "Fler filter"
      Then what was found begins right below its number

      Examples:
        | what                | address                             | width |
        | a few homes         | /bostader/?place=sodermalm&rooms=3  | 1024  |
        | a few homes         | /bostader/?place=sodermalm&rooms=3  | 1280  |
        | a few homes         | /bostader/?place=sodermalm&rooms=3  | 1440  |
        | no home             | /bostader/?price=..1000             | 1280  |

    Scenario Outline: The map, with all filters open, in a window of <width> pixels
      Given a visitor is at "/bostader/?place=sodermalm&rooms=3" on the Sweden site
      And their window is <width> pixels wide and 900 high
      When they expand "Fler filter"
      And they choose to see the homes as "Karta"
      Then the middle of the map is in the window

      Examples:
        | width |
        | 1024  |
        | 1280  |
        | 1440  |

  @SEARCH-12
  Rule: While an address that asks for homes waits for its answer, no other home is shown, and without scripts the list says that it cannot search

    Scenario: The scripts are on their way
      Given the answer to "/app-*.js" is delayed
      When a visitor opens "/bostader/?place=sodermalm&rooms=3" on the Sweden site, where scripts do not start
      Then the page shows 0 homes
      And how many homes there are is not said yet
      When the delayed answer arrives
      Then the results say "2 bostäder"
      And the page shows 2 homes

    Scenario: The homes to search are on their way
      Given the answer to "/search/homes.json" is delayed
      And a visitor is at "/bostader/?place=sodermalm&rooms=3" on the Sweden site
      Then the page shows 0 homes
      And how many homes there are is not said yet
      When the delayed answer arrives
      Then the page shows 2 homes

    Scenario: The scripts cannot be had
      Given "/app-*.js" answers nothing
      When a visitor opens "/bostader/?place=sodermalm&rooms=3" on the Sweden site, where scripts do not start
      Then after ten seconds at most the page shows 24 homes

    @no-javascript
    Scenario Outline: Without JavaScript, in <language>
      Given their window is 1440 pixels wide and 900 high
      When a visitor opens "<address>" on the <site> site
      Then the page shows 24 homes
      And the list says without scripts "<said>"

      Examples:
        | site    | language | address                            | said                                                                                     |
        | Sweden  | Swedish  | /bostader/?place=sodermalm&rooms=3 | Sökningen behöver JavaScript. Utan det visas alla bostäder, oavsett vad du har valt.     |
        | Sweden  | English  | /en/apartments/?rooms=3            | Searching needs JavaScript. Without it, all homes are shown, whatever you chose.         |
        | Sweden  | Swedish  | /bostader/2/?place=sodermalm       | Sökningen behöver JavaScript. Utan det visas alla bostäder, oavsett vad du har valt.     |
        | Finland | Finnish  | /fi/asunnot/2/?place=kallio        | Haku vaatii JavaScriptin. Ilman sitä näytetään kaikki kohteet valinnoistasi riippumatta. |

    Scenario: A further page of the list leads to the search
      When a visitor opens "/bostader/2/?place=sodermalm&rooms=3" on the Sweden site
      Then they are at "/bostader/?place=sodermalm&rooms=3"
      And the page shows 2 homes

    Scenario Outline: What makes no sense does not stay in the address: <said>
      When a visitor opens "/bostader/?<said>" on the Sweden site
      Then they are at "/bostader/?<meant>"

      Examples:
        | said                                  | meant             |
        | place=sodermalm&price=9..1&rooms=3    | place=sodermalm&rooms=3 |
        | rooms=1&rooms=2                       | rooms=1,2         |
        | rooms=12&type=castle&sort=cheapest    | sort=cheapest     |
