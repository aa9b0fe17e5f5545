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

    Scenario Outline: The list of <site> ends after <count> homes, without loading the data of the search
      Given a visitor is at "<address>" on the <site> site
      When they go on to the end of the list
      Then the page shows <count> different homes
      And the browser did not ask for "the data of the search"

      Examples:
        | site    | address      | count |
        | Sweden  | /bostader/   | 53    |
        | Finland | /fi/asunnot/ | 42    |

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
    Scenario Outline: Without JavaScript, the list of <site> has pages instead of a search
      When a visitor opens "<address>" on the <site> site
      Then the page shows 24 homes
      And the search is not shown
      And the order of the homes is not shown
      And the pages of the list from "<address>" on show <count> different homes

      Examples:
        | site    | address      | count |
        | Sweden  | /bostader/   | 53    |
        | Finland | /fi/asunnot/ | 42    |

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

      Examples: A home at exactly the price counts, and spaces do not
        | filter     | end  | value     | found    | query           |
        | Price (kr) | To   | 4 950 000 | 22 homes | price=..4950000 |
        | Price (kr) | From | 4950000   | 31 homes | price=4950000.. |

      Examples: Other ranges
        | filter         | end  | value | found    | query       |
        | Fee (kr/month) | To   | 3 000 | 20 homes | fee=..3000  |
        | Year built     | From | 2020  | 9 homes  | year=2020.. |

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

    Scenario Outline: The choice <choice> under <filter> leaves <found>
      Given a visitor is at "the list of homes" on the Sweden site
      And they expand "More filters"
      When they choose "<choice>" under "<filter>"
      Then the results say "<found>"

      Examples:
        | filter       | choice         | found    |
        | Type of home | Detached house | 4 homes  |
        | Energy class | B              | 7 homes  |
        | Status       | Sold           | 5 homes  |

    Scenario Outline: What homes must have is chosen in <language> without expanding more filters
      Given a visitor is at "<list>" on the <site> site
      When they choose "<choice>" under "<filter>"
      Then the results say "<found>"

      Examples: The balcony and the sauna that decide most searches
        | site    | language | list            | filter       | choice  | found       |
        | Sweden  | Swedish  | /bostader/      | Ska finnas   | Balkong | 32 bostäder |
        | Sweden  | English  | /en/apartments/ | Must have    | Balcony | 32 homes    |
        | Finland | Finnish  | /fi/asunnot/    | Ominaisuudet | Sauna   | 16 kohdetta |

    Scenario: A choice changes the numbers of the other filters
      Given a visitor is at "the list of homes" on the Sweden site
      And the choice "Sauna" under "Must have" offers 21 homes
      When they choose "2" under "Rooms"
      Then the results say "16 homes"
      And the choice "Sauna" under "Must have" offers 2 homes

    Scenario: The choices of one filter add up
      Given a visitor is at "the list of homes" on the Sweden site
      And the choice "2" under "Rooms" offers 16 homes
      And they choose "2" under "Rooms"
      And the results say "16 homes"
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

    Scenario: Only the beginning of a word counts: "malm" suggests Malmö, and not Södermalm
      Given a visitor is at "the list of homes" on the Sweden site
      When they look for "malm" in the field for a place
      Then the suggestions are, in this order:
        | Malmö (7) |

    Scenario: The arrow keys and Enter choose a suggestion
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "söd" in the field for a place
      And the suggestion "Södermalm, Stockholm (8)" is shown
      And they press ArrowDown
      And the suggestion "Södermalm, Stockholm (8)" is highlighted
      When they press Enter
      Then the results say "8 homes"
      And no places are suggested

    Scenario: The homes of a second place join those of the first
      Given a visitor is at "/en/apartments/?place=sodermalm" on the Sweden site
      When they choose a place that begins with "sol"
      Then the results say "15 homes"
      And they are at "/en/apartments/?place=sodermalm,solna"

    Scenario: A click on a suggestion chooses a whole city
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "stock" in the field for a place
      When they click the suggestion "Stockholm, the whole city (24)"
      Then the results say "24 homes"
      And the active filters are "Stockholm, the whole city"

    Scenario: A visitor who reads Finnish finds a place by its Swedish name
      Given a visitor is at "/fi/asunnot/" on the Finland site
      When they choose a place that begins with "berg"
      Then they are at "/fi/asunnot/?place=kallio"
      And the results say "5 kohdetta"

    Scenario: The visitor reads that there are no homes in a place, and Escape closes the message
      Given a visitor is at "the list of homes" on the Sweden site
      And they look for "xyz" in the field for a place
      And the text "We have no homes there" is shown
      When they press Escape
      Then no places are suggested
      And the text "We have no homes there" is not shown

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
        | site   | list            | field                         | text            | found      |
        | Sweden | /bostader/      | Adress, område eller förening | bastu Solna     | 4 bostäder |
        | Sweden | /bostader/      | Adress, område eller förening | Trea Södermalm  | 2 bostäder |
        | Sweden | /bostader/      | Adress, område eller förening | 3 rum Södermalm | 2 bostäder |
        | Sweden | /bostader/      | Adress, område eller förening | såld            | 5 bostäder |
        | Sweden | /bostader/      | Adress, område eller förening | i Solna         | 7 bostäder |
        | Sweden | /bostader/      | Adress, område eller förening | hi kungsholmen  | 0 bostäder |
        | Sweden | /bostader/      | Adress, område eller förening | 118 20          | 8 bostäder |
        | Sweden | /en/apartments/ | Address, area or association  | house in Nacka  | 4 homes    |

      Examples: Finland
        | site    | list         | field                      | text                                 | found       |
        | Finland | /fi/asunnot/ | Osoite, alue tai taloyhtiö | Kallio alle 215000 € vähintään 30 m2 | 1 kohde     |
        | Finland | /fi/asunnot/ | Osoite, alue tai taloyhtiö | 3h+k                                 | 9 kohdetta  |
        | Finland | /fi/asunnot/ | Osoite, alue tai taloyhtiö | Helsingissä                          | 33 kohdetta |
        | Finland | /bostader/   | Adress, område eller bolag | radhus                               | 2 bostäder  |

    Scenario: A name with an ending is no misspelling
      When a visitor opens "/bostader/?q=Nordsjös" on the Finland site
      Then the results say "3 bostäder"
      And the page does not say "Vi hittade inget på"

  @SEARCH-20
  Rule: A search text with one wrong letter, or two in a long word, finds what it almost spells
    On a phone's keyboard one letter soon goes wrong, and an empty list would not say which.

    Scenario Outline: "<text>", with a letter <mistake>, finds <found> by a similar spelling
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "<text>" in the field "Address, area or association"
      Then the results say "<found>"
      And the text "We found nothing for ‘<text>’. Did you mean one of these?" is shown

      Examples:
        | text                 | mistake               | found   |
        | Slona                | swapped with the next | 7 homes |
        | semi detatched house | too many              | 1 home  |

    Scenario Outline: The list says in <language> that it shows a similar spelling
      When a visitor opens "<list>?q=kalio" on the Finland site
      Then the results say "<found>"
      And the text "<notice>" is shown

      Examples:
        | language | list         | found      | notice                                                         |
        | Finnish  | /fi/asunnot/ | 5 kohdetta | Haulla ”kalio” ei löytynyt mitään. Tarkoititko jotakin näistä? |
        | Swedish  | /bostader/   | 5 bostäder | Vi hittade inget på ”kalio”. Menade du något av de här?        |

    Scenario: A text that is spelled right finds only itself
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "Solna" in the field "Address, area or association"
      Then the results say "7 homes"
      And the page does not say "Did you mean"

    Scenario Outline: "<text>" finds nothing, because <reason>
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "<text>" in the field "Address, area or association"
      Then the results say "0 homes"
      And the page does not say "Did you mean"

      Examples:
        | text    | reason                             |
        | södrmlm | two letters are missing            |
        | brx     | three letters are too few to guess |

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

    Scenario: A number of rooms and more is one filter
      Given a visitor is at "/en/apartments/?place=solna&rooms=3,4,5" on the Sweden site
      And the active filters are "Solna, 3 rooms or more"
      When they press the button "Remove filter: 3 rooms or more"
      Then they are at "/en/apartments/?place=solna"

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

    Scenario: Nothing is offered where no removal of one filter finds a home
      When a visitor opens "/en/apartments/?place=stockholm&type=house&price=..3000000" on the Sweden site
      Then the results say "0 homes"
      And the text "No homes fit all your choices" is shown
      And the filters to remove are not shown

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
        | Two-bedroom 1930s flat, balcony among the treetops     |
        | Top-floor flat with water views and a sauna of its own |
        | Two-bedroom flat, balcony over the water and a sauna   |
      And the wishes that the close matches miss are, in this order:
        | 1 450 000 kr above your highest price |
        | 3 950 000 kr above your highest price |
        | Near Södermalm, Stockholm             |

    Scenario: A missing sauna comes before one room too many
      When a visitor opens "/en/apartments/?place=malmo&rooms=2&has=sauna" on the Sweden site
      Then the wishes that the close matches miss are, in this order:
        | Does not meet: Sauna |
        | Does not meet: Sauna |
        | Has 3 rooms          |

    Scenario: Homes in the areas next door are offered, the nearest area first
      When a visitor opens "/en/apartments/?place=kallio&has=sauna" on the Finland site
      Then the close matches are, in this order:
        | Top-floor home with sailing boats beyond the dining table   |
        | Hitas flat with sauna and two bedrooms facing the courtyard |
        | Glazed balcony and sea view from the sixth floor            |

    Scenario Outline: A home next door says in <language> what it is near
      When a visitor opens "<list>?place=kallio&has=sauna" on the Finland site
      Then the wishes that the close matches miss are, in this order:
        | <near> |
        | <near> |
        | <near> |

      Examples:
        | language | list            | near                                |
        | Finnish  | /fi/asunnot/    | Lähellä: Kallio, Helsinki           |
        | Swedish  | /bostader/      | I närheten av Berghäll, Helsingfors |
        | English  | /en/apartments/ | Near Kallio, Helsinki               |

    Scenario: A missing sauna is a close match, and a sold home is none
      When a visitor opens "/en/apartments/?place=kallio&rooms=1&has=sauna" on the Finland site
      Then the close matches are, in this order:
        | Courtyard studio with a corner that takes a real bed |
      And the wishes that the close matches miss are, in this order:
        | Does not meet: Sauna |

    Scenario: A close match leads to its home
      Given a visitor is at "/en/apartments/?place=malmo&rooms=2&has=sauna" on the Sweden site
      When they follow a link to "the flat in Kilometergatan"
      Then they see the page "First-floor one-bedroom flat, balcony for the evenings" in English

    Scenario Outline: <circumstance>, no close matches are shown
      When a visitor opens "/en/apartments/?<search>" on the Sweden site
      Then the results say "<found>"
      And the section "Close matches" is not shown

      Examples:
        | circumstance                       | search                                     | found   |
        | Where every home misses two wishes | place=stockholm&type=house&price=..3000000 | 0 homes |
        | As long as a home fits             | place=sodermalm&rooms=3                    | 2 homes |

    Scenario: A second try loads a close match that failed to load
      Given "the card of Billigastgatan 27" answers 500 1 time
      And a visitor is at "/en/apartments/?place=malmo&price=..1400000" on the Sweden site
      When they press the button "Try again"
      Then the card "Top-floor studio for someone buying their first home" is shown

  @SEARCH-5
  Rule: The list says how it is sorted, and the visitor can change the order
    One buyer needs the cheapest home and another the largest; and an order without a reason looks as if sellers had paid for it.

    Scenario Outline: The list sorted by "<order>" begins with the right home
      Given a visitor is at "the list of homes" on the Sweden site
      And the page says "Homes for sale come first, newest at the top"
      When they put the homes in the order "<order>"
      Then they are at "/en/apartments/?sort=<sort>"
      And the homes begin with "<first>"
      And the results say "53 homes"

      Examples:
        | order                     | sort           | first                                                         |
        | Newest first              | newest         | Studio with a separate kitchen, a short bike ride from campus |
        | Lowest price first        | cheapest       | Top-floor studio for someone buying their first home          |
        | Lowest price per m² first | perSquareMetre | Two-bedroom flat near the sea, well-planned 1960s layout      |

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

    Scenario: Going back from a home shows the search as it was
      Given a visitor is at "the homes with two rooms" on the Sweden site
      And the results say "16 homes"
      And they follow a link to "the flat in Kilometergatan"
      And they see the page "First-floor one-bedroom flat, balcony for the evenings" in English
      When they go back
      Then the results say "16 homes"
      And the choice "2" under "Rooms" is chosen

    Scenario: The search is the same after a reload
      Given a visitor is at "/en/apartments/?rooms=2&sort=cheapest" on the Sweden site
      When they reload the page
      Then the results say "16 homes"
      And the homes begin with "First-floor one-bedroom flat, balcony for the evenings"

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

    Scenario: A search ignores the parts of an address that make no sense
      When a visitor opens "/en/apartments/?rooms=2&price=9..1&type=castle&utm_source=x" on the Sweden site
      Then the results say "16 homes"
      And the active filters are "2 rooms"

    Scenario: A search that makes no sense in part is corrected in the address
      When a visitor opens "/en/apartments/?place=sodermalm&price=9..1&rooms=3" on the Sweden site
      Then they are at "/en/apartments/?place=sodermalm&rooms=3"

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

    Scenario: On a phone, the filters are folded and the first home is in view
      Given a visitor with a phone is at "the list of homes" on the Sweden site
      Then the search shows only the field for a place
      And the first home is in the window

    Scenario: On a phone, the button below the filters folds them and leads to the results
      Given a visitor with a phone is at "the list of homes" on the Sweden site
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
        | 768   |
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

    Scenario: A visitor who reaches the end before the list is ready sees no homes load
      Given the answer to "the script of the search" is delayed
      And a visitor with a phone is at "the list of homes" on the Sweden site
      And they scroll to the button for more homes
      When the delayed answer arrives
      Then the list is ready, and still shows 24 homes

    Scenario: Homes load again by themselves once the visitor has scrolled back from the end
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

    Scenario Outline: Open filters leave no gap above <results> in a window <width> pixels wide
      Given their window is <width> pixels wide and 900 high
      And a visitor is at "<address>" on the Sweden site
      When they expand "More filters"
      Then the results begin right below their number

      Examples:
        | results         | address                                 | width |
        | a few homes     | the three-room homes on Södermalm       | 1024  |
        | a few homes     | the three-room homes on Södermalm       | 1280  |
        | an empty result | /en/apartments/?price=..1000&size=500.. | 1280  |

    Scenario Outline: The map is in view beside open filters in a window <width> pixels wide
      Given their window is <width> pixels wide and 900 high
      And a visitor is at "the three-room homes on Södermalm" on the Sweden site
      And they expand "More filters"
      When they choose to see the homes as "Map"
      Then the middle of the map is in the window

      Examples:
        | width |
        | 1024  |
        | 1440  |

  @SEARCH-22 @layout
  Rule: In a wide window the whole form can be used beside every part of the list
    Far down the list, visitors think of one more wish, and lose their place if they have to go back to the top for it.

    Scenario Outline: The form is beside the last homes in a window <width> pixels wide, and all of it can be reached there
      Given their window is <width> pixels wide and 900 high
      And a visitor is at "the list of homes" on the Sweden site
      And they expand "More filters"
      When they scroll to the end of the homes
      Then the form of the search fills the height of the window
      And its first and its last field can be scrolled into view, while the homes stay where they are

      Examples:
        | width |
        | 1024  |
        | 1440  |

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
        | site    | address                 | notice                                                                                   |
        | Sweden  | /en/apartments/?rooms=3 | Searching needs JavaScript. Without it, all homes are shown, whatever you chose.         |
        | Sweden  | /bostader/2/?rooms=3    | Sökningen behöver JavaScript. Utan det visas alla bostäder, oavsett vad du har valt.     |
        | Finland | /fi/asunnot/?rooms=3    | Haku vaatii JavaScriptin. Ilman sitä näytetään kaikki kohteet valinnoistasi riippumatta. |

  @SEARCH-16
  Rule: In Finland, the Hitas filter and the word hitas each find exactly the Hitas homes
    A buyer with a limited budget looks for Hitas homes only, and no other buyer should meet the price ceiling by surprise.

    Scenario Outline: The filter for Hitas finds the Hitas homes in <language>
      Given a visitor is at "<list>" on the Finland site
      And the choice "Hitas" under "<filter>" offers 2 homes
      When they choose "Hitas" under "<filter>"
      Then the results say "<found>"
      And they are at "<list>?has=hitas"
      And the button "<remove>" is shown

      Examples:
        | language | list            | filter       | found      | remove                |
        | Finnish  | /fi/asunnot/    | Ominaisuudet | 2 kohdetta | Poista rajaus: Hitas  |
        | Swedish  | /bostader/      | Ska finnas   | 2 bostäder | Ta bort filter: Hitas |
        | English  | /en/apartments/ | Must have    | 2 homes    | Remove filter: Hitas  |

    Scenario: Another filter narrows the Hitas homes
      When a visitor opens "/fi/asunnot/?place=vuosaari&has=hitas" on the Finland site
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

    Scenario Outline: "<price>" as the highest price in <site> means <whole>
      Given a visitor is at "<list>" on the <site> site
      When they write "<price>" in the field "<end>" of "<filter>"
      Then they are at "<list>?price=..<whole>"

      Examples: Sweden
        | site   | list            | filter     | end   | price        | whole   |
        | Sweden | /bostader/      | Pris (kr)  | Högst | 950 tkr      | 950000  |
        | Sweden | /en/apartments/ | Price (kr) | To    | 3 million kr | 3000000 |
        | Sweden | /bostader/      | Pris (kr)  | Högst | 6,5          | 6500000 |

      Examples: Finland
        | site    | list            | filter              | end      | price    | whole  |
        | Finland | /en/apartments/ | Debt-free price (€) | To       | €450,000 | 450000 |
        | Finland | /fi/asunnot/    | Velaton hinta (€)   | Enintään | 10 000   | 10000  |

    Scenario: The field and the filter say the price in digits once the visitor has left the field
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "6,5 mkr" in the field "To" of "Price (kr)"
      Then the active filters are "Price up to 6 500 000 kr"
      And the field "To" of "Price (kr)" holds "6 500 000"

    Scenario: Millions are no size
      Given a visitor is at "the list of homes" on the Sweden site
      When they write "70 mkr" in the field "From" of "Living area (m²)"
      Then the field "From" of "Living area (m²)" is marked as wrong: "Write a number in digits, such as 50."

    Scenario: On a phone, the comma of "6,5" is on the keyboard
      Given a visitor with a phone is at "the list of homes" on the Sweden site
      When they expand "Filters"
      Then the field "To" of "Price (kr)" asks a phone for a keyboard with digits and a comma
