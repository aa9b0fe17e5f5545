Feature: Searching homes

  Nobody reads through every home for sale. Visitors say what they need, see at once how many homes that leaves, and send what
  they find to the people they are going to live with.

  Background:
    Given these addresses:
      | name                              | address                                               |
      | the list of homes                 | /en/apartments/                                       |
      | the homes with two rooms          | /en/apartments/?rooms=2                               |
      | the three-room homes on Södermalm | /en/apartments/?place=sodermalm&rooms=3               |
      | a search that finds nothing       | /en/apartments/?place=solna&price=..3000000&has=sauna |
      | the flat in Kvistgatan            | /en/property/kvistgatan-12/                           |
      | the flat in Kilometergatan        | /en/property/kilometergatan-3/                        |
      | the next 24 homes                 | /page-data/en/apartments/2/page-data.json             |
      | the card of Billigastgatan 27     | /homes/en/billigastgatan-27.json                      |
      | the data of the search            | /search/homes.json                                    |
      | the script of the search          | /part---live-search-*.js                              |

  @SEARCH-1
  Rule: The list begins with 24 homes, and more come as the visitor reads on
    Many visitors look at the first few homes only, and the rest of the list would cost them time and data.

    Scenario: The list of Sweden ends after 53 homes, without loading the data of the search
      Given a visitor is at "/bostader/" on the Sweden site
      When they go on to the end of the list
      Then the page shows 53 different homes
      And the browser did not ask for "the data of the search"

    Scenario: More homes come when the visitor scrolls close to the end
      Given a visitor is at "the list of homes" on the Sweden site
      When they scroll close to the end of the list
      Then the page shows 48 homes

    Scenario: Going back from a home shows the list at its length and place
      Given a visitor is at "the list of homes" on the Sweden site
      And they go on to the end of the list
      And they have scrolled 5000 pixels down
      And they follow a link to "the flat in Kvistgatan"
      And they see the page "Dual-aspect one-bedroom flat with a courtyard balcony" in English
      When they go back
      Then they see the page "Homes for sale" in English
      And the page shows 53 homes
      And they are 5000 pixels down the page

    Scenario: The list keeps its length after a reload
      Given a visitor is at "the list of homes" on the Sweden site
      And they go on to the end of the list
      When they reload the page
      Then the page shows 53 different homes

    @no-javascript
    Scenario: Without JavaScript, the list of Sweden has pages instead of a search
      When a visitor opens "/bostader/" on the Sweden site
      Then the page shows 24 homes
      And the search is not shown
      And the order of the homes is not shown
      And the pages of the list from "/bostader/" on show 53 different homes

    @no-javascript
    Scenario Outline: The link "<link>" leads to the second page of the list in <site>
      Given a visitor is at "<address>" on the <site> site
      When they follow "<link>" in the text
      Then they are at "<address>2/"
      And the title of the page is "<title>"

      Examples:
        | site    | address      | link   | title                                |
        | Sweden  | /bostader/   | Sida 2 | Bostäder till salu, sida 2 – Kvistbo |
        | Finland | /fi/asunnot/ | Sivu 2 | Myytävät asunnot, sivu 2 – Kvistbo   |

    Scenario Outline: Page <page> of the list leads search engines to the pages before and after it
      When a visitor opens "/bostader/<page>/" on the Sweden site
      Then the page's canonical address is "https://www.kvistbo.example/bostader/<page>/"
      And search engines are led to these pages:
        | previous | <previous> |
        | next     | <next>     |

      Examples:
        | page | previous     | next         |
        | 2    | /bostader/   | /bostader/3/ |
        | 3    | /bostader/2/ |              |

    Scenario: A second try loads the homes that failed to load
      Given "the next 24 homes" answers 500 1 time
      And a visitor is at "the list of homes" on the Sweden site
      And they ask for more homes
      And the text "Some homes could not be loaded." is shown
      And the page shows 24 homes
      When they press the button "Try again"
      Then the card "Studio to renovate, in a 1930s block on leased land" is shown

  @SEARCH-2 @headline
  Rule: Each filter leaves the homes that fit it, and each choice says how many that would be
    A home that a filter leaves out by mistake costs its seller a buyer, and a choice that finds nothing is a wasted try.

    Scenario Outline: The filter <filter> set to "<end> <value>" leaves exactly <found>
      Given a visitor is at "the list of homes" on the Sweden site
      And they expand "More filters"
      When they write "<value>" in the field "<end>" of "<filter>"
      Then the results say "<found>"
      And they are at "/en/apartments/?<query>"

      Examples: A home at exactly the limit counts, and spaces do not
        | filter     | end  | value     | found    | query           |
        | Price (kr) | To   | 4 950 000 | 22 homes | price=..4950000 |
        | Year built | From | 2020      | 9 homes  | year=2020..     |

    Scenario: A range has two ends
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "50" in the field "From" of "Living area (m²)"
      And they write "60" in the field "To" of "Living area (m²)"
      Then the results say "8 homes"

    Scenario: A text finds a home by its housing association
      Given a visitor is at "/en/apartments/?size=50..60" on the Sweden site
      And they write "Almanackan" in the field "Address, area or association"
      And the results say "0 homes"
      When they press the button "Remove filter: Living area 50–60 m²"
      Then the results say "1 home"
      And the homes begin with "Two-bedroom 1906 flat, open fire and courtyard balcony"

    Scenario: The choice Sold under Status leaves 5 homes
      Given a visitor is at "the list of homes" on the Sweden site
      And they expand "More filters"
      When they choose "Sold" under "Status"
      Then the results say "5 homes"

    Scenario: A balcony is chosen in Swedish without expanding more filters
      Given a visitor is at "/bostader/" on the Sweden site
      When they choose "Balkong" under "Ska finnas"
      Then the results say "32 bostäder"

    Scenario: A choice changes the numbers of the other filters, and adds up with another of its own filter
      Given a visitor is at "the list of homes" on the Sweden site
      And the choice "Sauna" under "Must have" offers 21 homes
      And the choice "2" under "Rooms" offers 16 homes
      And they choose "2" under "Rooms"
      And the results say "16 homes"
      And the choice "Sauna" under "Must have" offers 2 homes
      And the choice "3" under "Rooms" offers 14 homes
      When they choose "3" under "Rooms"
      Then the results say "30 homes"

    Scenario Outline: The filter for coming viewings finds <found> on <day>
      Given it is "<day>, 13:00 GMT+1"
      And a visitor is at "the list of homes" on the Sweden site
      When they choose "Viewing within a week" under "Must have"
      Then the results say "<found>"

      Examples:
        | day              | found    |
        | 21 November 2026 | 20 homes |
        | 14 December 2026 | 0 homes  |

    Scenario: Finland's filter for the debt-free price leaves the homes that fit it
      Given a visitor is at "/fi/asunnot/" on the Finland site
      When they write "250 000" in the field "Enintään" of "Velaton hinta (€)"
      Then the results say "12 kohdetta"

  @SEARCH-3
  Rule: Places, one or several, are found by the beginning of any word of their names, in the market's languages
    Kallio is Berghäll to a Swedish speaker in Helsinki, and few people look in one place only.

    Scenario: "malm" suggests Malmö, and not Södermalm, and "xyz" no place, with a message that Escape closes
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "malm" in the field for a place
      And the suggestions are, in this order:
        | Malmö (7) |
      And they look for "xyz" in the field for a place
      And the text "We have no homes there" is shown
      When they press Escape
      Then no places are suggested
      And the text "We have no homes there" is not shown

    Scenario: The arrow keys and Enter choose a suggestion
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "söd" in the field for a place
      And the suggestion "Södermalm, Stockholm (8)" is shown
      And they press ArrowDown
      And the suggestion "Södermalm, Stockholm (8)" is highlighted
      When they press Enter
      Then the results say "8 homes"
      And no places are suggested

    Scenario: A click on a suggestion chooses a whole city, and the homes of a second place join it
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "stock" in the field for a place
      And they click the suggestion "Stockholm, the whole city (24)"
      And the results say "24 homes"
      And the active filters are "Stockholm, the whole city"
      When they choose a place that begins with "sol"
      Then the results say "31 homes"
      And they are at "/en/apartments/?place=stockholm,solna"

    Scenario: A visitor who reads Finnish finds a place by its Swedish name
      Given a visitor is at "/fi/asunnot/" on the Finland site
      When they choose a place that begins with "berg"
      Then they are at "/fi/asunnot/?place=kallio"
      And the results say "5 kohdetta"

  @SEARCH-21
  Rule: Places with exactly the typed letters are suggested first
    Who types "sö" means no Solna.

    Scenario: "sö" suggests Södermalm before Solna, although Solna comes first in the Swedish alphabet
      Given a visitor is at "/bostader/" on the Sweden site
      When they look for "sö" in the field for a place
      Then the suggestions are, in this order:
        | Södermalm, Stockholm (8) |
        | Solna (7)                |

  @SEARCH-23
  Rule: The only suggestion of a place is chosen when the visitor leaves the field
    A place that stays in the field without counting makes the whole list look like an answer.

    Scenario: Tab chooses the only suggestion
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "Söderm" in the field for a place
      And the suggestion "Södermalm, Stockholm (8)" is shown
      When they press Tab
      Then the results say "8 homes"
      And they are at "/en/apartments/?place=sodermalm"

    Scenario: Tab chooses nothing among several suggestions
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "sö" in the field for a place
      And the suggestion "Södermalm, Stockholm (8)" is shown
      When they press Tab
      Then no places are suggested
      And the results say "53 homes"

    Scenario: A place that is chosen already stays chosen
      Given a visitor is at "/en/apartments/?place=sodermalm" on the Sweden site
      And the results say "8 homes"
      And they look for "Söderm" in the field for a place
      When they press Tab
      Then no places are suggested
      And the results say "8 homes"

  @SEARCH-19
  Rule: The search text also finds homes by postcode, kind, rooms, price, size, status and features
    "A terraced house in Solna for under 10 million" says clearly what a visitor looks for.
    Small words choose nothing, and words count in every form.

    Scenario Outline: A visitor who writes "<text>" in <site> finds <found>
      Given a visitor is at "<list>" on the <site> site
      When they write "<text>" in the field "<field>"
      Then the results say "<found>"

      Examples: Sweden
        | site   | list       | field                         | text                               | found      |
        | Sweden | /bostader/ | Adress, område eller förening | Såld tvåa med balkong i Vasastaden | 1 bostad   |
        | Sweden | /bostader/ | Adress, område eller förening | 118 20                             | 8 bostäder |

      Examples: Finland
        | site    | list         | field                      | text                                 | found       |
        | Finland | /fi/asunnot/ | Osoite, alue tai taloyhtiö | Kallio alle 215000 € vähintään 30 m2 | 1 kohde     |
        | Finland | /fi/asunnot/ | Osoite, alue tai taloyhtiö | Helsingissä                          | 33 kohdetta |
        | Finland | /bostader/   | Adress, område eller bolag | radhus                               | 2 bostäder  |

  @SEARCH-20
  Rule: A search text with one wrong letter, or two in a long word, finds what it almost spells
    On a phone's keyboard one letter soon goes wrong, and an empty list would not say which.

    Scenario: "Slona", with a letter swapped with the next, finds 7 homes by a similar spelling
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "Slona" in the field "Address, area or association"
      Then the results say "7 homes"
      And the text "We found nothing for ‘Slona’. Did you mean one of these?" is shown

    Scenario: The list says in Finnish that it shows a similar spelling
      When a visitor opens "/fi/asunnot/?q=kalio" on the Finland site
      Then the results say "5 kohdetta"
      And the text "Haulla ”kalio” ei löytynyt mitään. Tarkoititko jotakin näistä?" is shown

    Scenario: A text that is spelled right finds only itself
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "Solna" in the field "Address, area or association"
      Then the results say "7 homes"
      And the page does not say "Did you mean"

    Scenario: "brx" finds nothing, because three letters are too few to guess
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "brx" in the field "Address, area or association"
      Then the results say "0 homes"
      And the page does not say "Did you mean"

  @SEARCH-4
  Rule: Filters are removed one by one or all at once
    People who cannot have all their wishes give up one, and should not have to state the others again.

    Scenario: A removed filter leaves the address, and the focus moves to the next button
      Given a visitor is at "/en/apartments/?place=solna&price=..3000000&rooms=1,2&q=kr%C3%BCs" on the Sweden site
      And the results say "1 home"
      And the active filters are "Solna, ‘krüs’, Price up to 3 000 000 kr, 1 room, 2 rooms"
      When they press Enter on the button "Remove filter: 2 rooms"
      Then they are at "/en/apartments/?q=kr%C3%BCs&place=solna&price=..3000000&rooms=1"
      And the focus is visibly on "Clear all"

    Scenario: "Clear all" empties the form and shows every home
      Given a visitor is at "/en/apartments/?place=solna&rooms=1&q=kr%C3%BCs" on the Sweden site
      And they write "abc" in the field "From" of "Price (kr)"
      When they press the button "Clear all"
      Then they are at "/en/apartments/"
      And the results say "53 homes"
      And the form is empty

  @SEARCH-13
  Rule: A search that finds nothing offers to remove each filter whose removal finds homes, and says how many
    Visitors leave an empty list, although the home for them may be only one wish away.

    Scenario: The filter whose removal finds most homes comes first
      When a visitor opens "a search that finds nothing" on the Sweden site
      Then the results say "0 homes"
      And the filters to remove are, in this order:
        | Remove: Price up to 3 000 000 kr (4 homes) |
        | Remove: Sauna (1 home)                     |

    Scenario: Where every home misses two wishes, nothing is offered, and no close matches are shown
      When a visitor opens "/en/apartments/?place=stockholm&type=house&price=..3000000" on the Sweden site
      Then the results say "0 homes"
      And the text "No homes fit all your choices" is shown
      And the filters to remove are not shown
      And the section "Close matches" is not shown

    Scenario: Removing a filter shows the homes that it excluded
      Given a visitor is at "a search that finds nothing" on the Sweden site
      When they press the button "Remove: Sauna (1 home)"
      Then the results say "1 home"
      And the page shows 1 home

  @SEARCH-18
  Rule: A search that finds nothing shows up to three homes that miss one wish, and says which
    Few wishes are as firm as a search makes them: a home that costs a little more, or lies in the next area, may be the one. The two
    nearest in price come first, and other numbers of rooms last.

    Scenario: The homes nearest in price come first, however far, then one in the next area, and none with a room too few
      When a visitor opens "/en/apartments/?place=sodermalm&rooms=3&price=..6000000&has=balcony" on the Sweden site
      Then the results say "0 homes"
      And the close matches are, in this order:
        | Two-bedroom 1930s flat, balcony among the treetops         |
        | Top-floor flat with water views and a sauna of its own     |
        | Two-bedroom flat with a sauna and a balcony over the water |
      And the wishes that the close matches miss are, in this order:
        | 1 450 000 kr above your highest price |
        | 3 950 000 kr above your highest price |
        | Near Södermalm, Stockholm             |

    Scenario: A missing sauna comes before one room too many, and a close match leads to its home
      Given a visitor is at "/en/apartments/?place=malmo&rooms=2&has=sauna" on the Sweden site
      And the wishes that the close matches miss are, in this order:
        | Does not meet: Sauna |
        | Does not meet: Sauna |
        | Has 3 rooms          |
      When they follow a link to "the flat in Kilometergatan"
      Then they see the page "First-floor one-bedroom flat, balcony for the evenings" in English

    Scenario: Homes in the areas next door are offered, the nearest area first, and say what they are near
      When a visitor opens "/en/apartments/?place=kallio&has=sauna" on the Finland site
      Then the close matches are, in this order:
        | Top-floor home with sailing boats beyond the dining table   |
        | Hitas flat with sauna and two bedrooms facing the courtyard |
        | Glazed balcony and sea view from the sixth floor            |
      And the wishes that the close matches miss are, in this order:
        | Near Kallio, Helsinki |
        | Near Kallio, Helsinki |
        | Near Kallio, Helsinki |

    Scenario: A home next door says in Swedish what it is near
      When a visitor opens "/bostader/?place=kallio&has=sauna" on the Finland site
      Then the wishes that the close matches miss are, in this order:
        | Nära Berghäll, Helsingfors |
        | Nära Berghäll, Helsingfors |
        | Nära Berghäll, Helsingfors |

    Scenario: As long as a home fits, no close matches are shown
      When a visitor opens "the three-room homes on Södermalm" on the Sweden site
      Then the results say "2 homes"
      And the section "Close matches" is not shown

    Scenario: A second try loads a close match that failed to load
      Given "the card of Billigastgatan 27" answers 500 1 time
      And a visitor is at "/en/apartments/?place=malmo&price=..1400000" on the Sweden site
      When they press the button "Try again"
      Then the card "Top-floor studio for someone buying their first home" is shown

  @SEARCH-5
  Rule: The list says how it is sorted, and the visitor can change the order
    One buyer needs the cheapest home and another the largest; and an order without a reason looks as if sellers had paid for it.

    Scenario: The list sorted by "Lowest price first" begins with the right home
      Given a visitor is at "the list of homes" on the Sweden site
      And the page says "Homes for sale come first, newest at the top"
      When they put the homes in the order "Lowest price first"
      Then they are at "/en/apartments/?sort=cheapest"
      And the homes begin with "Top-floor studio for someone buying their first home"
      And the results say "53 homes"

  @SEARCH-6 @headline
  Rule: The address holds the search, so that Back, a reload, another language and a shared link find the same homes
    Losing the filters on the way back from a home is among the commonest complaints about property sites.

    Scenario: Back removes the whole text that the visitor typed, not letter by letter
      Given a visitor is at "the homes with two rooms" on the Sweden site
      And the results say "16 homes"
      And they type "sol" in the field "Address, area or association"
      And they are at "/en/apartments/?q=sol&rooms=2"
      And they type "na" in the field "Address, area or association"
      And they are at "/en/apartments/?q=solna&rooms=2"
      When they go back
      Then they are at "/en/apartments/?rooms=2"
      And the field "Address, area or association" holds ""

    Scenario: Back removes the whole text that the visitor began before the search had loaded
      Given the answer to "the script of the search" is delayed
      And a visitor is at "the homes with two rooms" on the Sweden site
      And they type "sol" in the field "Address, area or association"
      And the delayed answer arrives
      And they are at "/en/apartments/?q=sol&rooms=2"
      And they type "na" in the field "Address, area or association"
      And they are at "/en/apartments/?q=solna&rooms=2"
      When they go back
      Then they are at "/en/apartments/?rooms=2"

    Scenario: Back removes a choice
      Given a visitor is at "the list of homes" on the Sweden site
      And they choose "2" under "Rooms"
      And the results say "16 homes"
      When they go back
      Then they are at "/en/apartments/"
      And the results say "53 homes"
      And the choice "2" under "Rooms" is not chosen

    Scenario: The search is the same after a reload, and after going back from a home
      Given a visitor is at "/en/apartments/?rooms=2&sort=cheapest" on the Sweden site
      And they reload the page
      And the results say "16 homes"
      And the homes begin with "First-floor one-bedroom flat, balcony for the evenings"
      And they follow a link to "the flat in Kilometergatan"
      And they see the page "First-floor one-bedroom flat, balcony for the evenings" in English
      When they go back
      Then the results say "16 homes"
      And the choice "2" under "Rooms" is chosen

    Scenario: The search is the same in another language
      Given a visitor is at "/fi/asunnot/?place=kallio" on the Finland site
      And the results say "5 kohdetta"
      When they change the language to English
      Then they are at "/en/apartments/?place=kallio"
      And the results say "5 homes"
      And the active filters are "Kallio, Helsinki"
      And the page's canonical address is "https://www.kvistbo-fi.example/en/apartments/"

    Scenario: The address of a search can be copied to share it
      Given a visitor is at "the homes with two rooms" on the Sweden site
      When they press the button "Share"
      Then the text "The link has been copied" is shown
      And "/en/apartments/?rooms=2" has been copied

    Scenario: A search ignores the parts of an address that make no sense, and corrects the address
      When a visitor opens "/en/apartments/?rooms=2&price=9..1&type=castle&utm_source=x" on the Sweden site
      Then the results say "16 homes"
      And the active filters are "2 rooms"
      And they are at "/en/apartments/?rooms=2"

    Scenario: A search at the second page of the list begins at the first
      When a visitor opens "/en/apartments/2/?place=sodermalm&rooms=3" on the Sweden site
      Then they are at "/en/apartments/?place=sodermalm&rooms=3"
      And the page shows 2 homes

  @SEARCH-7
  Rule: A number that makes no sense shows an error at its field, and the results stay
    A mistyped price that silently emptied the list would make visitors believe that there is no home for them.

    Scenario: A word in place of a price is an error until the visitor writes a number
      Given a visitor is at "the homes with two rooms" on the Sweden site
      And they write "cheap" in the field "To" of "Price (kr)"
      And the field "To" of "Price (kr)" is marked as wrong: "Write a number in digits, such as 4 000 000."
      And the results say "16 homes"
      When they write "3 000 000" in the field "To" of "Price (kr)"
      Then the results say "3 homes"
      And no field of the search shows an error

    Scenario: A lowest price above the highest is an error
      Given a visitor is at "/en/apartments/?rooms=2&price=..3000000" on the Sweden site
      And the results say "3 homes"
      When they write "5 000 000" in the field "From" of "Price (kr)"
      Then the field "From" of "Price (kr)" is marked as wrong: "The lowest value is higher than the highest."
      And the results say "3 homes"

  @SEARCH-9 @layout
  Rule: The search works on a phone, with the keyboard and with assistive technology
    People look for homes on the bus, and a filter that some cannot operate hides every home from them.

    Scenario: On a phone, the first home is in view below folded filters, and their button folds them and leads to the results
      Given a visitor with a phone is at "the list of homes" on the Sweden site
      And the search shows only the field for a place
      And the first home is in the window
      And they expand "Filters"
      And they choose "2" under "Rooms"
      When they press the button "Show 16 homes"
      Then the search shows only the field for a place
      And the heading of the filters reads "Filters 1"
      And the focus is on the results

    Scenario Outline: Tab moves in reading order from the field for sorting to the buttons List and Map, in a window <width> pixels wide
      Given their window is <width> pixels wide and 900 high
      And a visitor is at "the list of homes" on the Sweden site
      Then pressing Tab from "Sort by" leads visibly through "List, Map", each below the one before or to its right

      Examples:
        | width |
        | 360   |
        | 1440  |

    Scenario: Above an open keyboard, the written field is in view, and the button leads to the number of homes
      Given a visitor with a phone is at "the list of homes" on the Sweden site
      And they expand "Filters"
      And their window is 360 pixels wide and 420 high
      And they write "6" in the field "To" of "Price (kr)"
      And nothing covers the field "To" of "Price (kr)"
      When they press the button "Show 31 homes"
      Then the number of homes is in the window
      And the first home is in the window

    Scenario Outline: The whole search, with an error and suggestions, is accessible in a window <width> pixels wide
      Given their window is <width> pixels wide and 2600 high
      And a visitor is at "a search that finds nothing" on the Sweden site
      And they expand the whole search
      And they write "cheap" in the field "From" of "Price (kr)"
      And the field "From" of "Price (kr)" is marked as wrong: "Write a number in digits, such as 4 000 000."
      When they look for "s" in the field for a place
      And they press ArrowDown
      Then the page does not scroll sideways
      And the page meets WCAG 2.2 AA, light and dark

      Examples:
        | width |
        | 320   |
        | 1440  |

  @SEARCH-14
  Rule: No homes load by themselves while the end of the list is in view
    Visitors at the end are on their way to the footer, and every batch of homes would push it out of reach again.

    Scenario: A visitor who reaches the end before the list is ready sees no homes load until they have scrolled back
      Given the answer to "the script of the search" is delayed
      And a visitor with a phone is at "the list of homes" on the Sweden site
      And they scroll to the button for more homes
      And the delayed answer arrives
      And the list is ready, and still shows 24 homes
      When they scroll close to the end of the list
      Then the page shows 48 homes
      And no element on the page has moved

    Scenario: No homes load when a slow browser reports the end of the list late
      Given their browser reports late what is in view
      And a visitor with a phone is at "the list of homes" on the Sweden site
      And they scroll close to the end of the list
      And the late report arrives
      And the list is ready, and still shows 24 homes
      When they scroll past the last home
      And the late report arrives
      Then the list is ready, and still shows 24 homes
      And no element on the page has moved

  @SEARCH-11 @layout
  Rule: The results begin right below the number of homes found, however long the form beside them is
    A gap as long as the form looks like a search without results, and few would scroll to find the homes below it.

    Scenario Outline: Beside open filters, a few homes have no gap above them and the map is in view in a window <width> pixels wide
      Given their window is <width> pixels wide and 900 high
      And a visitor is at "the three-room homes on Södermalm" on the Sweden site
      And they expand "More filters"
      And the results begin right below their number
      When they choose to see the homes as "Map"
      Then the middle of the map is in the window

      Examples:
        | width |
        | 1024  |
        | 1280  |

    Scenario: Open filters leave no gap above an empty result in a window 1280 pixels wide
      Given their window is 1280 pixels wide and 900 high
      And a visitor is at "/en/apartments/?price=..1000&size=500.." on the Sweden site
      When they expand "More filters"
      Then the results begin right below their number

  @SEARCH-22 @layout
  Rule: In a wide window the whole form can be used beside every part of the list
    Far down the list, visitors think of one more wish, and lose their place if they have to go back to the top for it.

    Scenario: The form is beside the last homes in a window 1024 pixels wide, and all of it can be reached there
      Given their window is 1024 pixels wide and 900 high
      And a visitor is at "the list of homes" on the Sweden site
      And they expand "More filters"
      When they scroll to the end of the homes
      Then the form of the search fills the height of the window
      And its first and its last field can be scrolled into view, while the homes stay where they are

  @SEARCH-25 @layout
  Rule: Filters that the visitor opens at the end of a wide window come into view
    If only an arrow turns, the button seems broken, and nobody finds the fee, the floor or the year.

    Scenario: More filters come into view where the window ends
      Given their window is 1440 pixels wide and 900 high
      And a visitor is at "the list of homes" on the Sweden site
      When they expand "More filters"
      Then the choice "Coming soon" under "Status" is in the window

  @SEARCH-24 @layout
  Rule: With the keyboard, one press leads past all filters to the homes
    Some thirty fields come before the first home, and who has no mouse would go through them on every visit.

    Scenario: The first stop in the form leads to the homes
      Given their window is 1440 pixels wide and 900 high
      And a visitor is at "the list of homes" on the Sweden site
      And they go to the field for a place
      And they press Shift+Tab
      And the focus is visibly on "Show 53 homes"
      When they press Enter
      Then the focus is on the results

  @SEARCH-15
  Rule: Without JavaScript, the list says that it cannot search
    A shared link to homes with three rooms would otherwise seem to claim that every home on the list has three.

    @no-javascript
    Scenario Outline: A visitor without JavaScript reads at "<address>" that the list shows all homes
      Given their window is 1440 pixels wide and 900 high
      When a visitor opens "<address>" on the <site> site
      Then the page shows 24 homes
      And a notice above the homes says "<notice>"

      Examples:
        | site   | address                 | notice                                                                               |
        | Sweden | /en/apartments/?rooms=3 | Searching needs JavaScript. Without it, all homes are shown, whatever you chose.     |
        | Sweden | /bostader/2/?rooms=3    | Sökningen behöver JavaScript. Utan det visas alla bostäder, oavsett vad du har valt. |

    @no-javascript
    Scenario: Without JavaScript, the list says in Finnish that it shows all homes
      When a visitor opens "/fi/asunnot/?rooms=3" on the Finland site
      Then the page shows 24 homes
      And the page says "Haku vaatii JavaScriptin. Ilman sitä näytetään kaikki kohteet valinnoistasi riippumatta."

  @SEARCH-16
  Rule: In Finland, the Hitas filter and the word hitas each find exactly the Hitas homes
    A buyer with a limited budget looks for Hitas homes only, and no other buyer should meet the price ceiling by surprise.

    Scenario: The filter for Hitas finds the Hitas homes, and another filter narrows them
      Given a visitor is at "/fi/asunnot/" on the Finland site
      And the choice "Hitas" under "Ominaisuudet" offers 2 homes
      And they choose "Hitas" under "Ominaisuudet"
      And the results say "2 kohdetta"
      And they are at "/fi/asunnot/?has=hitas"
      And the button "Poista rajaus: Hitas" is shown
      When they choose a place that begins with "vuosaari"
      Then the results say "1 kohde"
      And the homes begin with "Saunallinen Hitas-kaksio lähellä Vuosaaren metroa"

    Scenario: The word hitas finds the Hitas homes
      Given a visitor is at "/fi/asunnot/" on the Finland site
      When they write "hitas" in the field "Osoite, alue tai taloyhtiö"
      Then the results say "2 kohdetta"

    Scenario: Sweden has no Hitas homes, and no filter for them
      When a visitor opens "the list of homes" on the Sweden site
      Then the choice "Sauna" under "Must have" is shown
      And the choice "Hitas" under "Must have" is not shown

  @SEARCH-17
  Rule: A price can be written as people say it: in thousands or millions, with or without the word
    "Up to six and a half" is how a budget is spoken of, no home costs six kronor, and nobody wants to count zeros on a phone.

    Scenario: "950 tkr" as the highest price means 950 000 kronor, and "3 miljoner" three million
      Given a visitor is at "/bostader/" on the Sweden site
      And they write "950 tkr" in the field "Högst" of "Pris (kr)"
      And they are at "/bostader/?price=..950000"
      When they write "3 miljoner" in the field "Högst" of "Pris (kr)"
      Then they are at "/bostader/?price=..3000000"

    Scenario: "6,5" as the highest price means millions, in digits once the visitor has left the field
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "6,5" in the field "To" of "Price (kr)"
      Then they are at "/en/apartments/?price=..6500000"
      And the active filters are "Price up to 6 500 000 kr"
      And the field "To" of "Price (kr)" holds "6 500 000"

    Scenario: Millions are no size
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "70 mkr" in the field "From" of "Living area (m²)"
      Then the field "From" of "Living area (m²)" is marked as wrong: "Write a number in digits, such as 50."

    Scenario: On a phone, the comma of "6,5" is on the keyboard
      Given a visitor with a phone is at "the list of homes" on the Sweden site
      When they expand "Filters"
      Then the field "To" of "Price (kr)" asks a phone for a keyboard with digits and a comma
