Feature: Saving favourites

  Nobody decides on a home at first sight. Visitors save a handful over days, at home and on the way, show them to the people
  who will live there too, and compare the last few side by side. All of it stays on their device.

  Background:
    Given these addresses:
      | name                                 | address                                                                           |
      | the list of homes                    | /en/apartments/                                                                   |
      | the flat in Kvistgatan               | /en/property/kvistgatan-12/                                                       |
      | the favourites                       | /en/favourites/                                                                   |
      | the favourites in Finnish            | /fi/suosikit/                                                                     |
      | a link to two homes                  | /en/favourites/?homes=kvistgatan-12,bjorkvagen-7                                  |
      | a link to four homes                 | /en/favourites/?homes=kvistgatan-12,bjorkvagen-7,almanacksgatan-18,bortagatan-1   |
      | two compared flats                   | /en/favourites/?compare=kvistgatan-12,almanacksgatan-18                           |
      | a compared flat and house in Swedish | /favoriter/?compare=kvistgatan-12,bjorkvagen-7                                    |
      | a comparison with a missing home     | /en/favourites/?compare=kvistgatan-12,bortagatan-1                                |
      | four compared homes                  | /en/favourites/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,saldstigen-4 |
      | the card of Almanacksgatan 18        | /homes/en/almanacksgatan-18.json                                                  |
      | the card of Björkvägen 7             | /homes/en/bjorkvagen-7.json                                                       |
      | the script of every page             | /app-*.js                                                                         |
      | the script of the favourites         | /favourites-*.js                                                                  |
    And these addresses:
      | name                | address                                                                                                 |
      | four compared flats | /fi/suosikit/?compare=oksakatu-3-a-5,remonttitie-8-a-6,vinssikammenkatu-6-b-22,kirjansitojankatu-5-b-22 |

  @SAVED-1
  Rule: One button saves a home or removes it from the favourites, wherever the home is shown
    Interest is brief: visitors who have to open a home or sign in before they can save it often let it go.

    Scenario: The keyboard saves a home on its page, and the same button removes it
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the button "Save Kvistgatan 12" reads "Save"
      And they press Space on the button "Save Kvistgatan 12"
      And the button "Saved, remove Kvistgatan 12" reads "Saved"
      And their saved homes are "Kvistgatan 12"
      When they press the button "Saved, remove Kvistgatan 12"
      Then the button "Save Kvistgatan 12" reads "Save"
      And no homes are saved

    Scenario: A button saves a similar home that the page of a home recommends
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they press the button "Save Klockgjutarbacken 4"
      Then their saved homes are "Klockgjutarbacken 4"
      And the hearts are at least 44 pixels wide and high

    @no-javascript
    Scenario: Without JavaScript, homes have no button, because it would do nothing
      When a visitor opens "the list of homes" on the Sweden site
      Then the page shows 24 homes
      And the buttons of the homes are not shown

  @SAVED-10
  Rule: The button, its heart and a notice say whether a home is saved
    Visitors who cannot see the heart, or its colour, must know as well as all others that their tap has worked.

    Scenario: A notice confirms at "/en/apartments/" in Sweden that a home is saved, and that it is removed
      Given a visitor is at "/en/apartments/" on the Sweden site
      And the button "Save Nykomlingsgatan 1" has an empty heart
      And they press the button "Save Nykomlingsgatan 1"
      And the button "Saved, remove Nykomlingsgatan 1" has a filled heart
      And a notice says "Nykomlingsgatan 1 is now among your favourites."
      When they press the button "Saved, remove Nykomlingsgatan 1"
      Then the button "Save Nykomlingsgatan 1" has an empty heart
      And a notice says "Nykomlingsgatan 1 is no longer among your favourites."
      And no homes are saved

    Scenario: A notice confirms at "/fi/asunnot/" in Finland that a home is saved, and that it is removed
      Given a visitor is at "/fi/asunnot/" on the Finland site
      And the button "Lisää suosikkeihin Lehvänkatu 9 A 8" has an empty heart
      And they press the button "Lisää suosikkeihin Lehvänkatu 9 A 8"
      And the button "Suosikeissa, poista Lehvänkatu 9 A 8" has a filled heart
      And a notice says "Lehvänkatu 9 A 8 on nyt suosikeissasi."
      When they press the button "Suosikeissa, poista Lehvänkatu 9 A 8"
      Then the button "Lisää suosikkeihin Lehvänkatu 9 A 8" has an empty heart
      And a notice says "Lehvänkatu 9 A 8 on poistettu suosikeistasi."
      And no homes are saved

    Scenario: The notice covers no link of the header and no bar at the foot of a phone's window
      Given a visitor with a phone is at "/objekt/kvistgatan-12/" on the Sweden site
      When they press the button "Spara Kvistgatan 12"
      And they scroll to the header
      Then a notice says "Kvistgatan 12 finns nu bland dina favoriter."
      And the notice covers neither the header nor the bar of the home
      And taps pass through the notice

  @SAVED-11
  Rule: The header counts the favourites, and the number moves nothing when it appears
    The number shows that homes saved days ago are still there, and where.

    Scenario: The header counts a home when the visitor saves it, and shows no number when it is removed
      Given a visitor is at "the list of homes" on the Sweden site
      And the header leads to "Favourites"
      And they press the button "Save Nykomlingsgatan 1"
      And the header leads to "Favourites 1"
      When they press the button "Saved, remove Nykomlingsgatan 1"
      Then the header leads to "Favourites"

    Scenario Outline: The header of "<address>" in <site> counts earlier favourites without moving anything
      Given the visitor has saved "<home>"
      And the answer to "the script of every page" is delayed
      And a visitor opens "<address>" on the <site> site, where scripts do not start
      When the delayed answer arrives
      Then the header leads to "<link>"
      And no element on the page has moved

      Examples:
        | site    | address                | home           | link        |
        | Sweden  | /objekt/kvistgatan-12/ | Kvistgatan 12  | Favoriter 1 |
        | Finland | /fi/asunnot/           | Oksakatu 3 A 5 | Suosikit 1  |

  @SAVED-2 @headline
  Rule: Favourites stay on the device, in every language and window, or an error says that they cannot
    The homes that somebody wants reveal their plans and means, so no server receives them. Losing them costs weeks of looking.

    Scenario: A home is still saved after a reload, and in another language
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they press the button "Save Kvistgatan 12"
      And they reload the page
      And the button "Saved, remove Kvistgatan 12" has a filled heart
      When they change the language to Swedish
      Then the button "Sparad, ta bort Kvistgatan 12" has a filled heart
      And their saved homes are "Kvistgatan 12"

    Scenario: A home that is saved in one window is saved in another window too
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the same page is open in another window
      When they press the button "Save Kvistgatan 12"
      Then the other window has the button "Saved, remove Kvistgatan 12" too

    Scenario: A visitor whose device stores favourites that another site wrote can save a home
      Given their device stores favourites that another site wrote
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the header leads to "Favourites"
      When they press the button "Save Kvistgatan 12"
      Then their saved homes are "Kvistgatan 12"

    Scenario: One damaged favourite does not remove the others
      Given their device stores favourites of which one is damaged and one is "Björkvägen 7"
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the header leads to "Favourites 1"
      When they press the button "Save Kvistgatan 12"
      Then their saved homes are "Kvistgatan 12, Björkvägen 7"

    Scenario: A notice says that the browser refuses to store a home
      Given their browser refuses local storage
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they press the button "Save Kvistgatan 12"
      Then a notice says "Kvistgatan 12 could not be saved. Your browser does not allow it, or its storage is full."
      And the button "Save Kvistgatan 12" has an empty heart

    Scenario: A notice says that the browser has no room for a home
      Given their browser has no room left to store anything
      And a visitor is at "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      When they press the button "Lisää suosikkeihin Oksakatu 3 A 5"
      Then a notice says "Oksakatu 3 A 5 ei tallentunut. Selain ei salli tallennusta, tai tallennustila on täynnä."
      And the button "Lisää suosikkeihin Oksakatu 3 A 5" has an empty heart

    @no-javascript
    Scenario Outline: The favourites page of <site> says in <language> that Safari removes them
      When a visitor opens "<address>" on the <site> site
      Then the page says "<seven days>"

      Examples:
        | site    | language | address         | seven days                                                               |
        | Sweden  | Swedish  | /favoriter/     | sju dagar. Vill du ha kvar bostäderna längre kan du spara dem som fil    |
        | Sweden  | English  | /en/favourites/ | seven days. To keep the homes for longer, save them as a file            |
        | Finland | Finnish  | /fi/suosikit/   | seitsemään päivään. Asunnot pysyvät tallessa pidempään, kun tallennat ne |

  @SAVED-3
  Rule: The favourites page shows saved homes as they are now, the latest saved first, and what has changed since
    A home that was saved on Sunday may be sold or cheaper on Thursday, and a buyer who does not know decides wrongly.

    Scenario: The home that the visitor saved last comes first
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7"
      When a visitor opens "the favourites" on the Sweden site
      Then the names of the homes are, in this order:
        | Dual-aspect one-bedroom flat with a courtyard balcony         |
        | Detached house at the edge of the woods, with sauna and study |
      And the home "Dual-aspect one-bedroom flat with a courtyard balcony" has no note about its price

    Scenario Outline: The page "<heading>" in <site> says that the price of <home> has changed
      Given the visitor saved "<home>" at the price of 1
      When a visitor opens "<address>" on the <site> site
      Then they see the page "<heading>" in <language>
      And the page says "<note>"

      Examples:
        | site    | language | address       | heading        | home          | note                                     |
        | Sweden  | Swedish  | /favoriter/   | Dina favoriter | Björkvägen 7  | Priset var 1 kr när du sparade bostaden. |
        | Finland | Finnish  | /fi/suosikit/ | Suosikkisi     | Omakotikuja 6 | Hinta oli 1 €, kun tallensit asunnon.    |

    Scenario: A home that has been sold says so, with its final price
      Given the visitor saved "Såldstigen 4" at the price of 4800000
      When a visitor opens "the favourites" on the Sweden site
      Then the card "Bright fifth-floor one-bedroom flat, south-facing balcony" says:
        | Sold                     |
        | Final price 5 040 000 kr |
      And the page says "The price was 4 800 000 kr when you saved this home."

    Scenario: A home that has left the site can be removed, and one that fails to load stays
      Given the visitor has saved "Bortagatan 1, Almanacksgatan 18"
      And "the card of Almanacksgatan 18" answers 503
      And a visitor opens "the favourites" on the Sweden site, where "Bortagatan 1" is not a home
      And the page says "Bortagatan 1 is no longer on this website."
      And the page says "Almanacksgatan 18 cannot be shown right now."
      When they press the button "Remove Bortagatan 1"
      Then their saved homes are "Almanacksgatan 18"

    Scenario: The visitor's note on a home is there after a reload
      Given the visitor has saved "Kvistgatan 12"
      And a visitor is at "the favourites" on the Sweden site
      And they write "Small bedroom" in the note on "Kvistgatan 12"
      When they reload the page
      Then the note on "Kvistgatan 12" holds "Small bedroom"

    Scenario Outline: An empty favourites page in <site> leads on to "<link>"
      Given a visitor is at "<address>" on the <site> site
      And the page says "<empty>"
      And the browser did not ask for "the script of the favourites"
      When they follow "<link>" in the text
      Then they are at "<there>"

      Examples:
        | site    | address         | empty                       | link        | there                |
        | Sweden  | /en/favourites/ | There is nothing here yet.  | Södermalm   | /en/areas/sodermalm/ |
        | Finland | /fi/suosikit/   | Täällä ei ole vielä mitään. | Katso kodit | /fi/asunnot/         |

    @no-javascript
    Scenario: Without JavaScript, the favourites page says that it needs JavaScript
      When a visitor opens "the favourites" on the Sweden site
      Then the page says "Your favourites are in your browser, and the page needs JavaScript to read them."
      And search engines are asked not to list the page

    @service-worker
    Scenario: Favourites can be read offline
      Given the visitor has saved "Kvistgatan 12"
      And a visitor is at "/omraden/" on the Sweden site
      And the page is saved for reading offline
      And a visitor opens "/favoriter/" on the Sweden site
      And the page is saved for reading offline
      And the home "Kvistgatan 12" is saved for reading offline
      When the visitor goes offline
      And they reload the page
      Then the card "Genomgående tvåa med balkong mot gården" is shown

  @SAVED-4
  Rule: Favourites are removed one by one or all at once, and the visitor can undo it
    A slip of the thumb must not cost a list that took weeks to gather.

    Scenario: The focus moves to "Undo" when the visitor removes a favourite, and "Undo" brings it back to its place
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7"
      And a visitor is at "the favourites" on the Sweden site
      And they press Space on the button "Saved, remove Kvistgatan 12"
      And their saved homes are "Björkvägen 7"
      And the page says "Kvistgatan 12 has been removed."
      And the focus is visibly on "Undo"
      When they press Enter on the button "Undo"
      Then the names of the homes are, in this order:
        | Dual-aspect one-bedroom flat with a courtyard balcony         |
        | Detached house at the edge of the woods, with sauna and study |
      And their saved homes are "Kvistgatan 12, Björkvägen 7"

    Scenario: One button removes all favourites, and "Undo" brings them back
      Given the visitor has saved "Oksakatu 3 A 5, Omakotikuja 6"
      And a visitor is at "the favourites in Finnish" on the Finland site
      And they press the button "Poista kaikki"
      And no homes are saved
      And the page says "Kaikki suosikit on poistettu."
      And the page says "Täällä ei ole vielä mitään."
      When they press the button "Kumoa"
      Then their saved homes are "Oksakatu 3 A 5, Omakotikuja 6"
      And the names of the homes are, in this order:
        | Kahden ikkunan kaksio Kallion mäellä                       |
        | Omakotitalo metsän reunassa, puukiuas ja 640 neliön tontti |

  @SAVED-5
  Rule: Favourites move to another device in a file
    Without an account nothing else carries them over, and many people find homes on a phone and compare them at a desk.

    Scenario: The file holds the street, price and address of each home, but no saved search, and adds its homes on another device
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7"
      And the visitor has saved these searches:
        | place=solna |
      And a visitor is at "the favourites" on the Sweden site
      And they save their favourites with "Save as a file"
      And the file "kvistbo-favourites.json" holds "version, country, currency, homes", and of each home:
        | id            | street        | price    | link                        |
        | kvistgatan-12 | Kvistgatan 12 | 4950000  | /en/property/kvistgatan-12/ |
        | bjorkvagen-7  | Björkvägen 7  | 12495000 | /en/property/bjorkvagen-7/  |
      And they move to another device with the favourites "Almanacksgatan 18, Björkvägen 7"
      When they open the file there with "Open a file"
      Then the page says "Added: 1. Already here: 1."
      And their saved homes are "Almanacksgatan 18, Björkvägen 7, Kvistgatan 12"

    Scenario: A file brings the visitor's notes to a device without favourites
      Given a visitor is at "the favourites" on the Sweden site
      When they open a file with the note "Small bedroom" on "Kvistgatan 12" with "Open a file"
      Then the page says "Added: 1. Already here: 0."
      And the note on "Kvistgatan 12" holds "Small bedroom"

    Scenario Outline: An error is shown, and the favourites stay, if the visitor opens <file>
      Given the visitor has saved "Kvistgatan 12"
      And a visitor is at "the favourites" on the Sweden site
      When they open <file> with "Open a file"
      Then the page says "<error>"
      And their saved homes are "Kvistgatan 12"

      Examples:
        | file                | error                                                                               |
        | a PDF file          | This file cannot be read. Choose one that was saved from this page.                 |
        | a file from Finland | This file comes from Kvistbo in another country. Open it on that country’s website. |

  @SAVED-16
  Rule: From the second favourite on, the notice leads straight to a comparison of the latest ones, four at most
    Visitors save homes to choose between them, and the way over the list of favourites is two more presses for each try.

    Scenario: The notice of the second favourite leads to the comparison of both, and does not follow the visitor there
      Given the visitor has saved "Kvistgatan 12"
      And a visitor is at "the list of homes" on the Sweden site
      And they press the button "Save Nykomlingsgatan 1"
      When they follow "Compare the latest 2" in the notice about a favourite
      Then they see the page "Comparison of two homes" in English
      And the comparison shows "Nykomlingsgatan 1, Kvistgatan 12"
      And there is no notice about a favourite

    Scenario: The notice of the second favourite leads to the comparison in Finnish
      Given the visitor has saved "Oksakatu 3 A 5"
      And a visitor is at "/fi/asunnot/" on the Finland site
      And they press the button "Lisää suosikkeihin Lehvänkatu 9 A 8"
      When they follow "Vertaile 2 uusinta" in the notice about a favourite
      Then they see the page "Kahden asunnon vertailu" in Finnish
      And the comparison shows "Lehvänkatu 9 A 8, Oksakatu 3 A 5"

    Scenario: Of five favourites, the notice compares the four that were saved last
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7, Almanacksgatan 18, Såldstigen 4"
      And a visitor is at "/bostader/" on the Sweden site
      And they press the button "Spara Nykomlingsgatan 1"
      When they follow "Jämför de 4 senaste" in the notice about a favourite
      Then the comparison shows "Nykomlingsgatan 1, Kvistgatan 12, Björkvägen 7, Almanacksgatan 18"

    Scenario: A single favourite cannot be compared
      Given a visitor is at "the list of homes" on the Sweden site
      When they press the button "Save Nykomlingsgatan 1"
      Then a notice says "Nykomlingsgatan 1 is now among your favourites."
      And the notice about a favourite has no links

    Scenario: A home that is removed is no occasion to compare
      Given the visitor has saved "Nykomlingsgatan 1, Kvistgatan 12, Björkvägen 7"
      And a visitor is at "/bostader/" on the Sweden site
      When they press the button "Sparad, ta bort Nykomlingsgatan 1"
      Then a notice says "Nykomlingsgatan 1 är borttagen ur dina favoriter."
      And the notice about a favourite has no links

  @SAVED-6
  Rule: A link shows favourites to another person, who can save them and keeps their own
    Couples and families decide together, and each has a list that somebody else's link must not overwrite.

    Scenario: The visitor copies a link to their favourites
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7"
      And a visitor is at "the favourites" on the Sweden site
      When they press the button "Share as a link"
      Then "/en/favourites/?homes=kvistgatan-12,bjorkvagen-7" has been copied

    Scenario: A shared link shows its homes without saving them, and "Save all" adds them to the visitor's own
      Given the visitor has saved "Almanacksgatan 18"
      And a visitor is at "a link to two homes" on the Sweden site
      And the page says "Homes that somebody has shared with you"
      And the names of the homes are, in this order:
        | Dual-aspect one-bedroom flat with a courtyard balcony         |
        | Detached house at the edge of the woods, with sauna and study |
      And their saved homes are "Almanacksgatan 18"
      When they press the button "Save all"
      Then the page says "All of them are now among your favourites."
      And their saved homes are "Almanacksgatan 18, Kvistgatan 12, Björkvägen 7"

    Scenario: "Save all" saves the homes that are still loading or fail to load, but none that has left the site
      Given "the card of Björkvägen 7" answers 503
      And the answer to "the card of Almanacksgatan 18" is delayed
      And a visitor opens "a link to four homes" on the Sweden site, where "Bortagatan 1" is not a home
      And the page says "bjorkvagen-7 cannot be shown right now."
      And the page says "bortagatan-1 is no longer on this website."
      When they press the button "Save all"
      Then their saved homes are "Kvistgatan 12, Björkvägen 7, Almanacksgatan 18"

    Scenario: A home that was saved before its price had loaded has no note about its price
      Given the answer to "the card of Almanacksgatan 18" is delayed
      And a visitor opens "a link to four homes" on the Sweden site, where "Bortagatan 1" is not a home
      And the page says "bortagatan-1 is no longer on this website."
      And they press the button "Save all"
      And the delayed answer arrives
      When they follow "To your favourites" in the text
      Then they are at "the favourites"
      And the home "Two-bedroom 1906 flat, open fire and courtyard balcony" has no note about its price

  @SAVED-7
  Rule: Two to four favourites can be compared
    More than four columns fit neither a sheet of paper nor a reader's memory.

    Scenario: One home is too few to compare, and five homes are too many
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7, Almanacksgatan 18, Såldstigen 4, Renoveringsgränd 3"
      And a visitor is at "the favourites" on the Sweden site
      And the button "Compare" is disabled, because: "Tick two to four homes to compare."
      And they choose "Compare Kvistgatan 12"
      And the button "Compare" is disabled, because: "Tick one more home."
      When they choose "Compare Björkvägen 7, Compare Almanacksgatan 18, Compare Såldstigen 4, Compare Renoveringsgränd 3"
      Then the button "Compare" is disabled, because: "At most four homes can be compared at once."

    Scenario: Two to four favourites are compared without being ticked
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7, Almanacksgatan 18"
      And a visitor is at "the favourites" on the Sweden site
      When they press the button "Compare all"
      Then the comparison shows "Kvistgatan 12, Björkvägen 7, Almanacksgatan 18"

    Scenario: Back from the comparison, the homes that were compared last are ticked
      Given the visitor has saved "Kvistgatan 12, Björkvägen 7, Almanacksgatan 18"
      And a visitor is at "the favourites" on the Sweden site
      And they choose "Compare Kvistgatan 12, Compare Björkvägen 7, Compare Almanacksgatan 18"
      And they press the button "Compare"
      And they press the button "Remove Björkvägen 7 from the comparison"
      And they are at "two compared flats"
      When they go back
      Then the checkbox "Compare Kvistgatan 12" is chosen
      And the checkbox "Compare Björkvägen 7" is not chosen

  @SAVED-17
  Rule: The address of a comparison names its homes, and shows them to everybody who gets it
    Couples compare on two phones, and whoever gets an address need not have saved its homes.

    Scenario: The address of a comparison names its four homes
      Given the visitor has saved "Kvistgatan 12, Almanacksgatan 18, Björkvägen 7, Såldstigen 4"
      And a visitor is at "the favourites" on the Sweden site
      And they choose "Compare Kvistgatan 12, Compare Almanacksgatan 18, Compare Björkvägen 7, Compare Såldstigen 4"
      When they press the button "Compare"
      Then they are at "four compared homes"
      And the comparison shows "Kvistgatan 12, Almanacksgatan 18, Björkvägen 7, Såldstigen 4"

    Scenario: The comparison is passed on with a button
      Given a visitor is at "two compared flats" on the Sweden site
      When they press the button "Share as a link"
      Then "/en/favourites/?compare=kvistgatan-12,almanacksgatan-18" has been copied
      And the page says "The link has been copied."

    Scenario: The comparison stays in another language and after a reload, and a home that is removed leaves its address
      Given a visitor is at "/favoriter/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,saldstigen-4" on the Sweden site
      And they change the language to English
      And they are at "four compared homes"
      And they reload the page
      And the comparison shows "Kvistgatan 12, Almanacksgatan 18, Björkvägen 7, Såldstigen 4"
      When they press the button "Remove Björkvägen 7 from the comparison"
      Then they are at "/en/favourites/?compare=kvistgatan-12,almanacksgatan-18,saldstigen-4"
      And the comparison shows "Kvistgatan 12, Almanacksgatan 18, Såldstigen 4"

    Scenario: Whoever gets a comparison reads in Swedish that it has been shared, how many homes it has, and how to save them
      When a visitor opens "a compared flat and house in Swedish" on the Sweden site
      Then they see the page "Jämförelse av två bostäder" in Swedish
      And the page says "Någon har delat den här jämförelsen med dig."
      And the button "Spara alla" is shown

    Scenario: Whoever gets a comparison reads in Finnish that it has been shared, how many homes it has, and how to save them
      When a visitor opens "four compared flats" on the Finland site
      Then they see the page "Neljän asunnon vertailu" in Finnish
      And the page says "Tämä vertailu on jaettu sinulle."
      And the button "Lisää kaikki suosikkeihin" is shown

    Scenario: Whoever gets a comparison and has no favourites has no link to an empty list
      When a visitor opens "two compared flats" on the Sweden site
      Then the comparison shows "Kvistgatan 12, Almanacksgatan 18"
      And the page says "Somebody has shared this comparison with you."
      And the link "To your favourites" is not shown

    Scenario: All homes of somebody else's comparison are saved with one button
      Given the visitor has saved "Såldstigen 4"
      And a visitor is at "two compared flats" on the Sweden site
      When they press the button "Save all"
      Then the page says "All of them are now among your favourites."
      And their saved homes are "Såldstigen 4, Kvistgatan 12, Almanacksgatan 18"

    Scenario: A comparison of the visitor's own favourites has nothing to save
      Given the visitor has saved "Kvistgatan 12, Almanacksgatan 18"
      When a visitor opens "two compared flats" on the Sweden site
      Then the comparison shows "Kvistgatan 12, Almanacksgatan 18"
      And the link "To your favourites" is shown
      And the button "Save all" is not shown
      And the page does not say "Somebody has shared this comparison with you."

    Scenario: A shared comparison says that one of its homes has left the site
      When a visitor opens "a comparison with a missing home" on the Sweden site, where "Bortagatan 1" is not a home
      Then the page says "bortagatan-1 is no longer on this website."
      And the comparison is not shown

  @SAVED-8 @headline
  Rule: The comparison states the same facts about each home, and says in words which value is best
    An advert puts forward what flatters its home; and about one man in twelve is colour-blind and needs the words.

    Scenario: The comparison says in words which home has the best value, and states other facts without a judgement
      When a visitor opens "four compared homes" on the Sweden site
      Then the comparison includes:
        |              | Kvistgatan 12            | Almanacksgatan 18 | Björkvägen 7        | Såldstigen 4         |
        | Price        | 4 950 000 kr lowest      | 8 950 000 kr      | 12 495 000 kr       | 5 040 000 kr         |
        | Price per m² | 87 179 kr/m²             | 116 234 kr/m²     | 74 820 kr/m² lowest | 96 923 kr/m²         |
        | Monthly fee  | 3 456,50 kr/month lowest | 4 171 kr/month    | does not apply      | 3 510 kr/month       |
        | Running cost | 6 240 kr/year            | 7 000 kr/year     | 41 200 kr/year      | 5 700 kr/year lowest |
        | Living area  | 56,7 m²                  | 77 m²             | 167 m² largest      | 52 m²                |
        | Rooms        | 2                        | 3                 | 6 most              | 2                    |
      And the comparison includes:
        |            | Kvistgatan 12            | Almanacksgatan 18        | Björkvägen 7             | Såldstigen 4             |
        | Status     | For sale                 | For sale                 | For sale                 | Sold                     |
        | Plot area  | does not apply           | does not apply           | 812 m²                   | does not apply           |
        | Floor      | 3 of 5                   | 4 of 5                   | does not apply           | 5 of 6                   |
        | Year built | 1908                     | 1906                     | 2014                     | 1964                     |
        | Lift       | Yes                      | Yes                      | No                       | Yes                      |
        | Balcony    | Yes                      | Yes                      | Yes                      | Yes                      |
        | Sauna      | No                       | No                       | Yes                      | No                       |
        | Land       | Owned by the association | Owned by the association | Included in the purchase | Owned by the association |
        | Pipes      | Pipes replaced, 1998     | Pipes replaced, 2006     | does not apply           | Pipes replaced, 2013     |

    Scenario: The comparison names the best energy class, and the place and the next viewing of each home
      Given it is "21 November 2026, 12:00 GMT+1"
      When a visitor opens "four compared homes" on the Sweden site
      Then the comparison says of "Energy class":
        | Kvistgatan 12     | D, 118 kWh per m² a year     |
        | Almanacksgatan 18 | D, 106 kWh per m² a year     |
        | Björkvägen 7      | C, 76 kWh per m² a year best |
        | Såldstigen 4      | E, 138 kWh per m² a year     |
      And the comparison says of "Next viewing":
        | Kvistgatan 12     | Tuesday 24 November, 18:15–19:15 |
        | Almanacksgatan 18 | Monday 23 November, 18:00–18:40  |
        | Björkvägen 7      | Monday 23 November, 17:30–18:00  |
        | Såldstigen 4      | None planned                     |
      And the compared homes are in "Södermalm, Stockholm; Vasastaden, Stockholm; Nacka; Södermalm, Stockholm"

    Scenario: Finland's facts are compared, energy classes under different laws have no best, and no viewing that is over is next
      Given it is "24 November 2026, 12:00 GMT+2"
      When a visitor opens "four compared flats" on the Finland site
      Then the comparison includes:
        |                     | Oksakatu 3 A 5 | Remonttitie 8 A 6    | Vinssikammenkatu 6 B 22 | Kirjansitojankatu 5 B 22 |
        | Velaton hinta       | 229 025 €      | 305 000 €            | 152 000 € alhaisin      | 415 000 €                |
        | Neliöhinta          | 4 581 €/m²     | 5 446 €/m²           | 2 764 €/m² alhaisin     | 7 155 €/m²               |
        | Myyntihinta         | 204 025 €      | 305 000 €            | 145 675 € alhaisin      | 392 600 €                |
        | Velkaosuus neliöltä | 500 €/m²       | 0 €/m² alhaisin      | 115 €/m²                | 386 €/m²                 |
        | Yhtiövastike        | 412,75 €/kk    | 280 €/kk alhaisin    | 376,75 €/kk             | 458 €/kk                 |
        | Vesimaksu           | 24,50 €/hlö/kk | 23 €/hlö/kk alhaisin | 24 €/hlö/kk             | 23 €/hlö/kk alhaisin     |
        | Huoneistoselitelmä  | 2h+k           | 2h+k                 | 2h+kt+s                 | 2h+k                     |
        | Huoneita            | 2              | 2                    | 2                       | 2                        |
        | Tontti              | Oma            | Oma                  | Vuokrattu               | Oma                      |
      And the comparison says of "Seuraava esittely":
        | Oksakatu 3 A 5           | keskiviikko 25. marraskuuta klo 17.15–17.45 |
        | Remonttitie 8 A 6        | keskiviikko 9. joulukuuta klo 16.30–17.00   |
        | Vinssikammenkatu 6 B 22  | tiistai 24. marraskuuta klo 17.00–17.20     |
        | Kirjansitojankatu 5 B 22 | sunnuntai 29. marraskuuta klo 11.30–12.00   |
      And the comparison says of "Energialuokka":
        | Oksakatu 3 A 5           | D2018                                                                |
        | Remonttitie 8 A 6        | Todistus puuttuu. Yhtiöllä ei ole voimassa olevaa energiatodistusta. |
        | Vinssikammenkatu 6 B 22  | C2013                                                                |
        | Kirjansitojankatu 5 B 22 | E2013                                                                |
      And the comparison says of "Putket":
        | Oksakatu 3 A 5           | Linjasaneeraus 2016               |
        | Remonttitie 8 A 6        | tulossa: Linjasaneeraus 2028–2029 |
        | Vinssikammenkatu 6 B 22  | Ei ilmoitettu                     |
        | Kirjansitojankatu 5 B 22 | Linjasaneeraus 2019               |

    Scenario: The visitor can hide the facts that all homes share
      Given a visitor is at "two compared flats" on the Sweden site
      And the row "Balcony" is shown
      When they choose "Show only differences"
      Then the row "Balcony" is not shown
      And the row "Price" is shown

    Scenario Outline: A phone <width> pixels wide shows two of four compared homes whole, below named facts, with buttons for a thumb
      Given their window is <width> pixels wide and 800 high
      When a visitor opens "<homes>" on the <site> site
      Then 2 compared homes are whole in the window
      And each name of a fact stands above its values
      And the buttons of the compared homes are at least 44 pixels wide and high
      And no button of the compared homes covers a picture

      Examples:
        | site    | width | homes               |
        | Sweden  | 360   | four compared homes |
        | Finland | 390   | four compared flats |

    Scenario: The comparison fits every screen and is accessible, and no button covers a picture
      When a visitor opens "four compared homes" on the Sweden site
      Then the comparison shows "Kvistgatan 12, Almanacksgatan 18, Björkvägen 7, Såldstigen 4"
      And no button of the compared homes covers a picture
      And the comparison can be scrolled with the keyboard, its first column in view
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

    Scenario: The printed comparison of four homes is one sheet without buttons
      Given a visitor is at "four compared homes" on the Sweden site
      When they print the page on A4 paper
      Then it is printed on 1 A4 page
      And the paper shows the comparison
      And the paper does not show the controls on the page

  @SAVED-18
  Rule: A fact that applies to none of the compared homes is left out of the comparison
    Two flats whose plot area "does not apply" tell nobody anything, and push what tells them apart off the screen.

    Scenario: Two flats are compared without a plot area
      When a visitor opens "two compared flats" on the Sweden site
      Then the comparison shows "Kvistgatan 12, Almanacksgatan 18"
      And the row "Living area" is shown
      And the row "Plot area" is not shown

    Scenario: A plot area that one home of four has is stated
      When a visitor opens "four compared homes" on the Sweden site
      Then the row "Plot area" is shown

  @SAVED-19
  Rule: A comparison is called one in the title of its tab too, with the number of its homes
    Whoever has six tabs open, or has saved the address, finds the comparison by its title alone.

    Scenario Outline: The tab of a comparison in <site> is called "<title>"
      When a visitor opens "<homes>" on the <site> site
      Then the title of the page is "<title>"

      Examples:
        | site    | homes                                | title                                |
        | Sweden  | a compared flat and house in Swedish | Jämförelse av två bostäder – Kvistbo |
        | Finland | four compared flats                  | Neljän asunnon vertailu – Kvistbo    |

    Scenario: The title follows the visitor from the favourites to a comparison and back
      Given the visitor has saved "Kvistgatan 12, Almanacksgatan 18"
      And a visitor is at "the favourites" on the Sweden site
      And they choose "Compare Kvistgatan 12, Compare Almanacksgatan 18"
      And they press the button "Compare"
      And the title of the page is "Comparison of two homes – Kvistbo"
      When they follow "To your favourites" in the text
      Then the title of the page is "Your favourites – Kvistbo"

  @VISIT-16
  Rule: The comparison states each home's monthly cost, and what is needed at the purchase, taxes and fees included
    The dearer flat may cost less a month, and a house needs far more at the purchase than a flat of the same price.

    Scenario: A house in Sweden needs title registration and mortgage deeds, a flat only its down payment, and a sold home nothing
      When a visitor opens "four compared homes" on the Sweden site
      Then the comparison says of "Monthly cost, an example":
        | Kvistgatan 12     | 23 262 kr/month lowest |
        | Almanacksgatan 18 | 39 622 kr/month        |
        | Björkvägen 7      | 52 111 kr/month        |
        | Såldstigen 4      | does not apply         |
      And the comparison says of "Needed when buying, taxes and fees included":
        | Kvistgatan 12     | 742 500 kr lowest |
        | Almanacksgatan 18 | 1 342 500 kr      |
        | Björkvägen 7      | 2 139 275 kr      |
        | Såldstigen 4      | does not apply    |

    Scenario: Flats in Finland need the transfer tax of their debt-free price
      When a visitor opens "four compared flats" on the Finland site
      Then the comparison says of "Kulut kuukaudessa, esimerkki":
        | Oksakatu 3 A 5           | 1 380 €/kk          |
        | Remonttitie 8 A 6        | 1 674 €/kk          |
        | Vinssikammenkatu 6 B 22  | 1 095 €/kk alhaisin |
        | Kirjansitojankatu 5 B 22 | 2 225 €/kk          |
      And the comparison says of "Tarvittava omarahoitus veroineen ja maksuineen":
        | Oksakatu 3 A 5           | 34 039 €          |
        | Remonttitie 8 A 6        | 50 325 €          |
        | Vinssikammenkatu 6 B 22  | 24 131 € alhaisin |
        | Kirjansitojankatu 5 B 22 | 65 115 €          |

    Scenario: The sums have their names in Swedish, and the lower one is marked in words
      When a visitor opens "a compared flat and house in Swedish" on the Sweden site
      Then the comparison says of "Månadskostnad, räkneexempel":
        | Kvistgatan 12 | 23 262 kr/mån lägst |
        | Björkvägen 7  | 52 111 kr/mån       |
      And the comparison says of "Eget kapital vid köpet, skatter och avgifter medräknade":
        | Kvistgatan 12 | 742 500 kr lägst |
        | Björkvägen 7  | 2 139 275 kr     |

  @SAVED-9
  Rule: The privacy text says what the visitor's device stores, and how to delete it
    The law on cookies covers everything that a site stores on a device, and people who share one may want to leave no trace.

    Scenario Outline: The privacy page of <site> says in English what the device stores, and how to delete it
      When a visitor opens "/en/privacy/" on the <site> site
      Then the page says:
        | your choice about cookies                                                        |
        | your favourites, with your notes                                                 |
        | homes that you have looked at recently                                           |
        | searches that you have saved, and the homes that you have seen in them           |
        | the language that you have chosen, or that you did not want another one          |
        | the home, the viewing and the phone number of a request that you have sent       |
        | You remove favourites on the page Your favourites, one at a time or all at once. |
        | clears it if you have not visited the site for seven days                        |
      And the page links to "your favourites" at "the favourites"

      Examples:
        | site    |
        | Sweden  |
        | Finland |

    Scenario Outline: The privacy page of <site> says in Swedish what the device stores, and how to delete it
      When a visitor opens "/datasakerhet/" on the <site> site
      Then the page says:
        | ditt val om kakor                                                       |
        | dina favoriter, med dina anteckningar                                   |
        | bostäder som du nyligen har tittat på                                   |
        | sökningar som du har sparat, och bostäderna som du har sett i dem       |
        | vilket språk du har valt, eller att du inte ville byta språk            |
        | bostaden, visningen och telefonnumret i en förfrågan som du har skickat |
        | <delete>                                                                |
        | om du inte har besökt webbplatsen på sju dagar                          |
      And the page links to "dina favoriter" at "/favoriter/"

      Examples:
        | site    | delete                                                                             |
        | Sweden  | Favoriterna tar du bort på sidan Dina favoriter, en i taget eller alla på en gång. |
        | Finland | Favoriterna tar du bort på sidan Dina favoriter, en i taget eller alla.            |

    Scenario: The privacy page of Finland says in Finnish what the device stores, and how to delete it
      When a visitor opens "/fi/yksityisyys/" on the Finland site
      Then the page says:
        | evästevalintasi                                                            |
        | suosikkisi ja niihin tekemäsi muistiinpanot                                |
        | asunnot, joita olet katsonut viimeksi                                      |
        | tallentamasi haut ja niissä näkemäsi asunnot                               |
        | kieli, jonka olet valinnut, tai tieto siitä, ettet halunnut vaihtaa kieltä |
        | lähettämäsi pyynnön kohde, esittely ja puhelinnumero                       |
        | Suosikit poistat Suosikkisi-sivulla yksitellen tai kaikki kerralla.        |
        | jos et käy sivustolla seitsemään päivään                                   |
      And the page links to "suosikkisi" at "/fi/suosikit/"

    Scenario Outline: Norway's home page says in <language> that the device stores the chosen language
      When a visitor opens "<address>" on the Norway site
      Then the page says "<stored>"

      Examples:
        | language  | address | stored                                                      |
        | Norwegian | /nb/    | språket du har valgt eller at du ikke ville bytte språk     |
        | Swedish   | /       | vilket språk du har valt eller att du inte ville byta språk |
