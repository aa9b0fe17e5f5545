Feature: Saving searches

  Few people find a home in the first week. Those who come back want their own search and what is new in it, without setting
  every filter again, without an account, and without giving anybody an address to write to.

  Background:
    Given these addresses:
      | name                             | address                                            |
      | two rooms in Södermalm           | /bostader/?place=sodermalm&rooms=2                 |
      | two rooms in Södermalm, cheapest | /bostader/?place=sodermalm&rooms=2&sort=cheapest   |
      | the same search in English       | /en/apartments/?place=sodermalm&rooms=2            |
      | a lift in Kallio                 | /fi/asunnot/?place=kallio&has=lift                 |
      | three rooms in Sweden            | /en/apartments/?rooms=3                            |
      | the favourites                   | /en/favourites/                                    |
      | the favourites in Swedish        | /favoriter/                                        |
      | the favourites in Finnish        | /fi/suosikit/                                      |
      | a link to a home                 | /en/favourites/?homes=kvistgatan-12                |
      | the data of the search           | /search/homes.json                                 |
      | the words of the search          | /search/feed.en.json                               |
      | the positions of the homes       | /search/positions.json                             |
      | the script of saved searches     | /saved-searches-*.js                               |

  @SAVED-12
  Rule: One button saves a search on the visitor's device, once, and the list says that it is saved
    The search that took minutes to set is worth keeping while its homes are on the screen.

    Scenario: A message in Finnish confirms that the search is saved, and the focus stays
      Given a visitor is at "a lift in Kallio" on the Finland site
      When they press Space on the button "Tallenna haku"
      Then the page says "Haku on tallennettu laitteellesi."
      And the focus is visibly on "Haku on tallennettu"
      And their saved searches are:
        | place=kallio&has=lift |

    Scenario: The button is not there before the homes above it, which would move it away from the thumb
      Given a visitor's browser is never idle
      When a visitor opens "three rooms in Sweden" on the Sweden site
      Then the page says "14 homes"
      And the button "Save this search" has not come yet

    Scenario: A message in English confirms that the search is saved, and the focus stays
      Given a visitor is at "the same search in English" on the Sweden site
      When they press Space on the button "Save this search"
      Then the page says "The search is saved on your device."
      And the focus is visibly on "This search is saved"
      And their saved searches are:
        | place=sodermalm&rooms=2 |

    Scenario: A search for the same homes in another order is saved already, and is not saved twice
      Given the visitor has saved these searches:
        | place=sodermalm&rooms=2 |
      And a visitor is at "two rooms in Södermalm, cheapest" on the Sweden site
      When they press the button "Sökningen är sparad"
      Then the page says "Du har redan sparat den här sökningen."
      And their saved searches are:
        | place=sodermalm&rooms=2 |

    Scenario: The twentieth search can be saved, and there is no room for one more
      Given the visitor has saved 19 searches
      And a visitor is at "the same search in English" on the Sweden site
      And they press the button "Save this search"
      And the page says "The search is saved on your device."
      And they open the page "three rooms in Sweden"
      When they press the button "Save this search"
      Then the page says "You have 20 saved searches, and there is room for no more. Remove one first."
      And the button "Save this search" is shown

    Scenario: A message says that the browser refuses to store a search
      Given their browser refuses local storage
      And a visitor is at "the same search in English" on the Sweden site
      When they press the button "Save this search"
      Then the page says "The search could not be saved. Your browser does not allow it, or its storage is full."
      And the button "Save this search" is shown

    @no-javascript
    Scenario: Without JavaScript, the list has no button, because it would do nothing
      When a visitor opens "the same search in English" on the Sweden site
      Then the page shows 24 homes
      And the button "Save this search" is not shown

    Scenario: The list of a saved search fits every screen and is accessible
      Given the visitor has saved these searches:
        | place=sodermalm&rooms=2 |
      When a visitor opens "two rooms in Södermalm" on the Sweden site
      Then the button "Sökningen är sparad" is shown
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

  @SAVED-13 @headline
  Rule: The favourites page says each saved search in words, with its homes and how many of them are new
    A number tells at once whether it is worth looking again, and for which search.

    Scenario: Searches in English say what they look for and what they find, and the one that was saved last comes first
      Given the visitor has saved these searches:
        | place=sodermalm&rooms=2   |
        | sort=cheapest             |
        | q=terraced+house+in+Solna |
      When a visitor opens "the favourites" on the Sweden site
      Then the saved searches are, in this order:
        | Södermalm, Stockholm · 2 rooms |
        | All homes                      |
        | ‘terraced house in Solna’      |
      And the section "Your saved searches" says:
        | 3 homes, 3 new since you last looked   |
        | 53 homes, 53 new since you last looked |
        | 1 home, 1 new since you last looked    |

    Scenario: A search in Swedish says that one of its homes is new
      Given the visitor has saved the search "place=sodermalm&rooms=2" and seen "Kvistgatan 12, Klockgjutarbacken 4"
      When a visitor opens "the favourites in Swedish" on the Sweden site
      Then the section "Dina sparade sökningar" says:
        | Södermalm, Stockholm · 2 rum           |
        | 3 bostäder, 1 ny sedan du tittade sist |

    Scenario: A search in Swedish that finds no home in Finland has nothing new
      Given the visitor has saved these searches:
        | place=kallio&price=..1 |
      When a visitor opens "the favourites in Swedish" on the Finland site
      Then the section "Dina sparade sökningar" says:
        | Berghäll, Helsingfors · Skuldfritt pris upp till 1 € |
        | 0 bostäder, inget nytt sedan du tittade sist         |

    Scenario Outline: After the visitor has seen "<seen>", the search in Finnish says "<new>"
      Given the visitor has saved the search "place=kallio&price=..229025" and seen "<seen>"
      When a visitor opens "the favourites in Finnish" on the Finland site
      Then the section "Tallennetut hakusi" says:
        | Kallio, Helsinki · Velaton hinta enintään 229 025 € |
        | <new>                                               |

      Examples:
        | seen                            | new                                      |
        | Oksakatu 3 A 5                  | 3 kohdetta, 2 uutta viime kerran jälkeen |
        | Oksakatu 3 A 5, Oksakatu 3 B 21 | 3 kohdetta, 1 uusi viime kerran jälkeen  |

    Scenario: A search leads to its homes, which are not new once the visitor has looked
      Given the visitor has saved the search "place=sodermalm&rooms=2" and seen "Kvistgatan 12"
      And a visitor is at "the favourites" on the Sweden site
      And the section "Your saved searches" says "3 homes, 2 new since you last looked"
      And they follow "Södermalm, Stockholm · 2 rooms" in the text
      And they are at "the same search in English"
      And the page shows 3 homes
      When they go back
      Then the section "Your saved searches" says "3 homes, nothing new since you last looked"

    Scenario: The list of a search that has just been saved leads to all saved searches, where it has nothing new
      Given a visitor is at "the same search in English" on the Sweden site
      And they press the button "Save this search"
      When they follow "Your saved searches" in the text
      Then they are at "/en/favourites/#searches"
      And the section "Your saved searches" is in the window
      And the section "Your saved searches" says "3 homes, nothing new since you last looked"

    Scenario: A search in a drawn area loads the positions of the homes
      Given the visitor has saved these searches:
        | within=59.3,17.9,59.4,17.9,59.4,18.2,59.3,18.2 |
      When a visitor opens "the favourites" on the Sweden site
      Then the section "Your saved searches" says "Drawn area"
      And the browser asked for "the positions of the homes"

    Scenario: What counts the homes loads for visitors with saved searches only
      When a visitor opens "the favourites" on the Sweden site
      Then the section "Your saved searches" says "You have no saved searches."
      And the browser did not ask for "the data of the search"
      And the browser did not ask for "the words of the search"
      And the browser did not ask for "the script of saved searches"

    Scenario: A failure to count the homes is shown, and the visitor can try again
      Given the visitor has saved these searches:
        | place=sodermalm&rooms=2 |
      And "the data of the search" answers 503
      And a visitor is at "the favourites" on the Sweden site
      And the page says "Your saved searches cannot be shown right now."
      And the server answers again
      When they press the button "Try again"
      Then the section "Your saved searches" says "3 homes, 3 new since you last looked"

    Scenario: A shared list is not about the visitor's own searches
      Given the visitor has saved these searches:
        | place=sodermalm&rooms=2 |
      When a visitor opens "a link to a home" on the Sweden site
      Then the page says "Kvistgatan 12"
      And the section "Your saved searches" is not shown

    Scenario: The favourites page with saved searches fits every screen and is accessible
      Given the visitor has saved these searches:
        | place=sodermalm&rooms=2,3&type=apartment&price=2000000..9000000&has=lift,balcony |
        | place=solna                                                                      |
      When a visitor opens "the favourites" on the Sweden site
      Then the section "Your saved searches" says "Solna"
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

  @SAVED-14
  Rule: A saved search can be removed, and restored to its place with the homes that were seen in it
    Without those, a search that comes back would call every home new.

    Scenario: The focus moves to "Undo" when the visitor removes a search, and back with the search to its place
      Given the visitor has saved these searches:
        | place=sodermalm&rooms=2 |
        | place=solna             |
      And a visitor is at "the favourites" on the Sweden site
      And they press Space on the button "Remove the search Södermalm, Stockholm · 2 rooms"
      And the page says "The search Södermalm, Stockholm · 2 rooms has been removed."
      And the focus is visibly on "Undo"
      And their saved searches are:
        | place=solna |
      When they press Enter on the button "Undo"
      Then the focus is visibly on "Södermalm, Stockholm · 2 rooms"
      And their saved searches are:
        | place=sodermalm&rooms=2 |
        | place=solna             |

    Scenario: "Undo" keeps what the visitor had seen
      Given the visitor has saved the search "place=sodermalm&rooms=2" and seen "Kvistgatan 12"
      And a visitor is at "the favourites in Swedish" on the Sweden site
      And they press the button "Ta bort sökningen Södermalm, Stockholm · 2 rum"
      And the section "Dina sparade sökningar" says "Du har inga sparade sökningar."
      When they press the button "Ångra"
      Then the section "Dina sparade sökningar" says "3 bostäder, 2 nya sedan du tittade sist"

    Scenario: A removed search is no longer saved in the list
      Given the visitor has saved these searches:
        | place=kallio&has=lift |
      And a visitor is at "the favourites in Finnish" on the Finland site
      And they press the button "Poista haku Kallio, Helsinki · Hissi"
      And the page says "Haku Kallio, Helsinki · Hissi on poistettu."
      And the section "Tallennetut hakusi" says "Sinulla ei ole tallennettuja hakuja."
      When they open the page "a lift in Kallio"
      Then the button "Tallenna haku" is shown

  @SAVED-15
  Rule: Saved searches stay on the device as favourites do, even if one of them is damaged
    A search says as much of somebody's plans as a favourite does, and a fault in one must not cost the others.

    Scenario: A search is saved in another language and after a reload
      Given a visitor is at "two rooms in Södermalm" on the Sweden site
      And they press the button "Spara sökningen"
      And the page says "Sökningen är sparad på din enhet."
      And they reload the page
      And the button "Sökningen är sparad" is shown
      When they change the language to English
      Then the button "This search is saved" is shown

    Scenario: A search that is saved in one window is saved in another window too
      Given a visitor is at "the same search in English" on the Sweden site
      And the same page is open in another window, with the button "Save this search"
      When they press the button "Save this search"
      Then the other window has the button "This search is saved" too

    Scenario: A visitor whose device stores searches of a later version can save a search
      Given their device stores searches of a later version
      And a visitor is at "the same search in English" on the Sweden site
      When they press the button "Save this search"
      Then their saved searches are:
        | place=sodermalm&rooms=2 |

    Scenario: One damaged search does not remove the others
      Given their device stores searches of which one is damaged and one is in Solna
      And a visitor is at "the same search in English" on the Sweden site
      When they press the button "Save this search"
      Then their saved searches are:
        | place=sodermalm&rooms=2 |
        | place=solna             |

    Scenario: A search whose seen homes cannot be read says nothing of new ones
      Given their device stores searches of which one is in Solna with damaged homes
      When a visitor opens "the favourites" on the Sweden site
      Then the section "Your saved searches" says "Solna"
      And the section "Your saved searches" does not say "since you last looked"
