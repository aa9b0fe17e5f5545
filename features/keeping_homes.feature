Feature: Keeping homes

  Nobody decides on a home at first sight. A visitor gathers a handful over days, at home and on the way, shows
  them to whoever will live there too, and sets the last few side by side. All of it stays on their own device.

  @SAVED-1
  Rule: One button keeps a home or lets it go, wherever the home is shown, and says which; the header counts what is kept

    Scenario Outline: Among all homes of <site>, in <language>
      Given a visitor is at "<address>" on the <site> site
      Then the button "<keep>" has an empty heart
      When they press the button "<keep>"
      Then the button "<let it go>" has a filled heart
      And the header leads to "<link> 1"
      And a notice says "<kept>"
      When they press the button "<let it go>"
      Then the button "<keep>" has an empty heart
      And the header leads to "<link>"
      And a notice says "<let go>"

      Examples:
        | site    | language | address         | keep                                | let it go                            | link       | kept                                              | let go                                                 |
        | Sweden  | Swedish  | /bostader/      | Spara Bläckhornsgatan 23            | Sparad, ta bort Bläckhornsgatan 23   | Favoriter  | Bläckhornsgatan 23 finns nu bland dina favoriter. | Bläckhornsgatan 23 är borttagen ur dina favoriter.     |
        | Sweden  | English  | /en/apartments/ | Save Bläckhornsgatan 23             | Saved, remove Bläckhornsgatan 23     | Favourites | Bläckhornsgatan 23 is now among your favourites.  | Bläckhornsgatan 23 is no longer among your favourites. |
        | Finland | Finnish  | /fi/asunnot/    | Lisää suosikkeihin Lehvänkatu 9 A 8 | Suosikeissa, poista Lehvänkatu 9 A 8 | Suosikit   | Lehvänkatu 9 A 8 on nyt suosikeissasi.            | Lehvänkatu 9 A 8 on poistettu suosikeistasi.           |
        | Finland | Swedish  | /bostader/      | Spara Lehvänkatu 9 A 8              | Sparad, ta bort Lehvänkatu 9 A 8     | Favoriter  | Lehvänkatu 9 A 8 finns nu bland dina favoriter.   | Lehvänkatu 9 A 8 är borttagen ur dina favoriter.       |

    Scenario: On the page of a home, with the keyboard, beside others like it
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      Then the button "Spara Kvistgatan 12" reads "Spara"
      When they press Space on the button "Spara Kvistgatan 12"
      And they press the button "Spara Klockgjutarbacken 4"
      Then the button "Sparad, ta bort Kvistgatan 12" has a filled heart
      And the button "Sparad, ta bort Kvistgatan 12" reads "Sparad"
      And the hearts are at least 44 pixels wide and high

    Scenario Outline: What is kept comes without moving anything, at "<address>"
      Given their device stores:
        | kvistgatan-12 | Kvistgatan 12 | 4950000 |
      When a visitor opens "<address>" on the Sweden site
      Then the header leads to "Favoriter 1"
      And no element on the page has moved

      Examples:
        | address                |
        | /bostader/             |
        | /objekt/kvistgatan-12/ |

    @no-javascript
    Scenario: Without JavaScript there is no button that would do nothing
      When a visitor opens "/bostader/" on the Sweden site
      Then the page shows 24 homes
      And the buttons of the homes are not shown

  @SAVED-2
  Rule: What is kept stays on the visitor's device, in every language and window, and what cannot be stored is said

    Scenario: In the other language, after a reload and in another window
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And the same page is open in another window
      When they press the button "Spara Kvistgatan 12"
      Then the other window has the button "Sparad, ta bort Kvistgatan 12" too
      When they reload the page
      Then the button "Sparad, ta bort Kvistgatan 12" has a filled heart
      When they change the language to English
      Then the button "Saved, remove Kvistgatan 12" has a filled heart
      And their device stores the favourites "kvistgatan-12"

    Scenario Outline: What is stored is <stored>, which is no list of homes
      Given their device has kept '<text>' as "favourites"
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the header leads to "Favoriter"
      When they press the button "Spara Kvistgatan 12"
      Then their device stores the favourites "kvistgatan-12"

      Examples:
        | stored                 | text                                                           |
        | another site's         | "yes"                                                          |
        | a later version's      | {"version":2,"homes":[]}                                       |
        | without a street       | {"version":1,"homes":[{"id":"a","price":1}]}                   |
        | with a path for its id | {"version":1,"homes":[{"id":"../a","street":"A 1","price":1}]} |

    Scenario: One of the homes that are stored is none
      Given their device has kept '{"version":1,"homes":[{"id":"a","price":1},{"id":"bjorkvagen-7","street":"Björkvägen 7","price":1}]}' as "favourites"
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the header leads to "Favoriter 1"
      When they press the button "Spara Kvistgatan 12"
      Then their device stores the favourites "kvistgatan-12, bjorkvagen-7"

    Scenario: The browser stores nothing
      Given their browser refuses local storage
      And a visitor is at "/en/property/kvistgatan-12/" on the Sweden site
      When they press the button "Save Kvistgatan 12"
      Then a notice says "Kvistgatan 12 could not be saved. Your browser does not allow it, or its storage is full."
      And the button "Save Kvistgatan 12" has an empty heart

    Scenario: The browser has no room left
      Given their browser has no room left to store anything
      And a visitor is at "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      When they press the button "Lisää suosikkeihin Oksakatu 3 A 5"
      Then a notice says "Oksakatu 3 A 5 ei tallentunut. Selain ei salli tallennusta, tai tallennustila on täynnä."
      And the button "Lisää suosikkeihin Oksakatu 3 A 5" has an empty heart

  @SAVED-3
  Rule: The favourites page shows the homes as they are now, the last kept first, and what has changed since

    Scenario Outline: At "<address>" in <site>
      Given their device stores:
        | <first>  | <street> | <price> |
        | <second> | B 2      | 1       |
      When a visitor opens "<address>" on the <site> site
      Then they see the page "<heading>" in <language>
      And the names of the homes are, in this order:
        | <first headline>  |
        | <second headline> |
      And beside "<first headline>" stands nothing of a price before
      And the home "<second headline>" says "<changed>"

      Examples:
        | site    | language | address         | heading         | first          | street         | price   | second       | first headline                                            | second headline                                                | changed                                      |
        | Sweden  | Swedish  | /favoriter/     | Dina favoriter  | kvistgatan-12  | Kvistgatan 12  | 4950000 | bjorkvagen-7 | Genomgående tvåa med balkong mot gården                   | Villa i skogsbrynet med bastu och arbetsrum                    | Priset var 1 kr när du sparade bostaden.     |
        | Sweden  | English  | /en/favourites/ | Your favourites | kvistgatan-12  | Kvistgatan 12  | 4950000 | bjorkvagen-7 | Dual-aspect two-room flat with a courtyard balcony        | Detached house at the edge of the woods, with sauna and study  | The price was 1 kr when you saved this home. |
        | Finland | Finnish  | /fi/suosikit/   | Suosikkisi      | oksakatu-3-a-5 | Oksakatu 3 A 5 | 229025  | majavakuja-6 | Kahden ikkunan kaksio Kallion mäellä                      | Omakotitalo metsän reunassa, puukiuas ja 640 neliön tontti     | Hinta oli 1 €, kun tallensit asunnon.        |
        | Finland | Swedish  | /favoriter/     | Dina favoriter  | oksakatu-3-a-5 | Oksakatu 3 A 5 | 229025  | majavakuja-6 | Tvåa med två fönster på backen i Berghäll                 | Egnahemshus vid skogsbrynet med vedeldad bastu och 640 m² tomt | Priset var 1 € när du sparade bostaden.      |
        | Finland | English  | /en/favourites/ | Your favourites | oksakatu-3-a-5 | Oksakatu 3 A 5 | 229025  | majavakuja-6 | A one-bedroom flat with two windows on the hill in Kallio | Detached house by the woods, wood-fired sauna and 640 m² plot  | The price was 1 € when you saved this home.  |

    Scenario: Sold, gone from the site, and out of reach
      Given their device stores:
        | vindspelsgatan-6  | Vindspelsgatan 6  | 4800000 |
        | borta-1           | Bortagatan 1      | 1000000 |
        | almanacksgatan-18 | Almanacksgatan 18 | 8950000 |
      And "/homes/sv/almanacksgatan-18.json" answers 503
      When a visitor opens "/favoriter/" on the Sweden site, where "borta-1" is no home
      Then the card "Ljus tvåa på femte våningen, balkong åt söder" says:
        | Såld                  |
        | Slutpris 5 040 000 kr |
      And the home "Ljus tvåa på femte våningen, balkong åt söder" says "Priset var 4 800 000 kr när du sparade bostaden."
      And the page says "Bortagatan 1 finns inte längre på webbplatsen."
      And the page says "Almanacksgatan 18 kan inte visas just nu."
      When they press the button "Ta bort Bortagatan 1"
      Then their device stores the favourites "vindspelsgatan-6, almanacksgatan-18"

    Scenario: A note of the visitor's own
      Given their device stores:
        | kvistgatan-12 | Kvistgatan 12 | 4950000 |
      And a visitor is at "/favoriter/" on the Sweden site
      When they write "Litet sovrum" in the note on "Kvistgatan 12"
      And they reload the page
      Then the note on "Kvistgatan 12" holds "Litet sovrum"

    Scenario Outline: Nothing is kept yet, in <language>
      Given a visitor is at "<address>" on the <site> site
      Then the page says "<empty>"
      And the browser asked for "/favourites-*.js" 0 times
      When they follow "<link>" in the text
      Then they are at "<there>"

      Examples:
        | site    | language | address         | empty                       | link          | there                |
        | Sweden  | Swedish  | /favoriter/     | Här är tomt än så länge.    | Se bostäderna | /bostader/           |
        | Sweden  | English  | /en/favourites/ | There is nothing here yet.  | Södermalm     | /en/areas/sodermalm/ |
        | Finland | Finnish  | /fi/suosikit/   | Täällä ei ole vielä mitään. | Katso kodit   | /fi/asunnot/         |
        | Finland | Swedish  | /favoriter/     | Här är tomt än så länge.    | Berghäll      | /omraden/kallio/     |

    @no-javascript
    Scenario: Without JavaScript the page says what it needs
      When a visitor opens "/favoriter/" on the Sweden site
      Then the page says "Dina favoriter finns i webbläsaren, och sidan behöver JavaScript för att läsa dem."
      And search engines are asked not to list the page

    @service-worker
    Scenario: Without a network
      Given their device stores:
        | kvistgatan-12 | Kvistgatan 12 | 4950000 |
      And a visitor is at "/omraden/" on the Sweden site
      And the page is saved for reading offline
      And a visitor opens "/favoriter/" on the Sweden site
      And the page is saved for reading offline
      And the home "kvistgatan-12" is kept for reading offline too
      When the visitor goes offline
      And they reload the page
      Then the names of the homes are, in this order:
        | Genomgående tvåa med balkong mot gården |

  @SAVED-4
  Rule: Favourites are removed one by one or all at once, and can be brought back

    Scenario: One
      Given their device stores:
        | kvistgatan-12 | Kvistgatan 12 | 4950000  |
        | bjorkvagen-7  | Björkvägen 7  | 12495000 |
      And a visitor is at "/favoriter/" on the Sweden site
      When they press Space on the button "Sparad, ta bort Kvistgatan 12"
      Then their device stores the favourites "bjorkvagen-7"
      And the page says "Kvistgatan 12 är borttagen."
      And the focus is visibly on "Ångra"
      When they press Enter
      Then the names of the homes are, in this order:
        | Genomgående tvåa med balkong mot gården     |
        | Villa i skogsbrynet med bastu och arbetsrum |
      And their device stores the favourites "kvistgatan-12, bjorkvagen-7"

    Scenario: All
      Given their device stores:
        | oksakatu-3-a-5 | Oksakatu 3 A 5 | 229025 |
        | majavakuja-6   | Majavakuja 6   | 649000 |
      And a visitor is at "/fi/suosikit/" on the Finland site
      When they press the button "Poista kaikki"
      Then their device stores the favourites ""
      And the page says "Kaikki suosikit on poistettu."
      And the page says "Täällä ei ole vielä mitään."
      When they press the button "Kumoa"
      Then their device stores the favourites "oksakatu-3-a-5, majavakuja-6"

  @SAVED-5
  Rule: Favourites move to another device in a file

    Scenario: Saved as a file, and opened where others are kept
      Given their device stores:
        | kvistgatan-12 | Kvistgatan 12 | 4950000  |
        | bjorkvagen-7  | Björkvägen 7  | 12495000 |
      And a visitor is at "/en/favourites/" on the Sweden site
      When they save their favourites with "Save as a file"
      Then the file "kvistbo-favourites.json" holds "version, country, currency, homes", and of each home:
        | id            | street        | price    | link                        |
        | kvistgatan-12 | Kvistgatan 12 | 4950000  | /en/property/kvistgatan-12/ |
        | bjorkvagen-7  | Björkvägen 7  | 12495000 | /en/property/bjorkvagen-7/  |
      Given another device stores:
        | almanacksgatan-18 | Almanacksgatan 18 | 8950000  |
        | bjorkvagen-7      | Björkvägen 7      | 12000000 |
      When they open the file there with "Open a file"
      Then the page says "Added: 1. Already here: 1."
      And their device stores the favourites "almanacksgatan-18, bjorkvagen-7, kvistgatan-12"

    Scenario: Opened where nothing is kept
      Given a visitor is at "/favoriter/" on the Sweden site
      When they open a file with "Hämta från fil" that says:
        """
        {"version":1,"country":"SE","currency":"SEK","homes":[{"id":"kvistgatan-12","street":"Kvistgatan 12","price":4950000,"note":"Litet sovrum"}]}
        """
      Then the page says "Tillagda: 1. Fanns redan: 0."
      And the note on "Kvistgatan 12" holds "Litet sovrum"

    Scenario Outline: A file that is <file>
      Given their device stores:
        | kvistgatan-12 | Kvistgatan 12 | 4950000 |
      And a visitor is at "/favoriter/" on the Sweden site
      When they open a file with "Hämta från fil" that says:
        """
        <text>
        """
      Then the page says "<said>"
      And their device stores the favourites "kvistgatan-12"

      Examples:
        | file                 | text                                                | said                                                                            |
        | something else       | %PDF-1.7                                            | Filen går inte att läsa. Välj en fil som har sparats från den här sidan.        |
        | a list of nonsense   | {"version":1,"country":"SE","homes":[{"id":"<b>"}]} | Filen går inte att läsa. Välj en fil som har sparats från den här sidan.        |
        | from another country | {"version":1,"country":"FI","homes":[]}             | Filen kommer från Kvistbo i ett annat land. Hämta den på det landets webbplats. |

  @SAVED-6
  Rule: Favourites can be shown to another person by a link, who keeps their own

    Scenario: Shared, seen and kept
      Given their device stores:
        | kvistgatan-12 | Kvistgatan 12 | 4950000  |
        | bjorkvagen-7  | Björkvägen 7  | 12495000 |
      And a visitor is at "/favoriter/" on the Sweden site
      When they press the button "Dela som länk"
      Then "/favoriter/?homes=kvistgatan-12,bjorkvagen-7" has been copied
      Given another device stores:
        | almanacksgatan-18 | Almanacksgatan 18 | 8950000 |
      When they open "/favoriter/?homes=kvistgatan-12,bjorkvagen-7" again
      Then the page says "Bostäder som någon har delat med dig"
      And the names of the homes are, in this order:
        | Genomgående tvåa med balkong mot gården     |
        | Villa i skogsbrynet med bastu och arbetsrum |
      And their device stores the favourites "almanacksgatan-18"
      When they press the button "Spara alla"
      Then the page says "Alla finns nu bland dina favoriter."
      And their device stores the favourites "almanacksgatan-18, kvistgatan-12, bjorkvagen-7"

    Scenario: Kept while one home is on its way, one is out of reach and one is gone
      Given "/homes/sv/bjorkvagen-7.json" answers 503
      And the answer to "/homes/sv/almanacksgatan-18.json" is delayed
      When a visitor opens "/favoriter/?homes=kvistgatan-12,bjorkvagen-7,almanacksgatan-18,borta-1" on the Sweden site, where "borta-1" is no home
      Then the page says "bjorkvagen-7 kan inte visas just nu."
      And the page says "borta-1 finns inte längre på webbplatsen."
      When they press the button "Spara alla"
      Then their device stores the favourites "kvistgatan-12, bjorkvagen-7, almanacksgatan-18"
      When the delayed answer arrives
      And they follow "Till dina favoriter" in the text
      Then the page says "bjorkvagen-7 kan inte visas just nu."
      And the names of the homes are, in this order:
        | Genomgående tvåa med balkong mot gården                |
        | Sekelskiftestrea med öppen spis och balkong mot gården |
      And beside "Sekelskiftestrea med öppen spis och balkong mot gården" stands nothing of a price before

  @SAVED-7
  Rule: Two to four favourites are chosen to be compared, and the address says which

    Scenario: Too few, enough, too many
      Given their device stores:
        | kvistgatan-12     | Kvistgatan 12     | 4950000  |
        | bjorkvagen-7      | Björkvägen 7      | 12495000 |
        | almanacksgatan-18 | Almanacksgatan 18 | 8950000  |
        | vindspelsgatan-6  | Vindspelsgatan 6  | 5040000  |
        | saltinggrand-3    | Sältinggränd 3    | 3690000  |
      And a visitor is at "/favoriter/" on the Sweden site
      Then the button "Jämför" waits and says "Kryssa för två till fyra bostäder att jämföra."
      When they choose "Jämför Kvistgatan 12"
      Then the button "Jämför" waits and says "Kryssa för en bostad till."
      When they choose "Jämför Björkvägen 7, Jämför Almanacksgatan 18, Jämför Vindspelsgatan 6, Jämför Sältinggränd 3"
      Then the button "Jämför" waits and says "Högst fyra bostäder kan jämföras på en gång."
      When they choose "Jämför Sältinggränd 3"
      And they press the button "Jämför"
      Then they are at "/favoriter/?compare=kvistgatan-12,bjorkvagen-7,almanacksgatan-18,vindspelsgatan-6"
      And the comparison shows "Kvistgatan 12, Björkvägen 7, Almanacksgatan 18, Vindspelsgatan 6"
      When they press the button "Ta bort Björkvägen 7 ur jämförelsen"
      Then they are at "/favoriter/?compare=kvistgatan-12,almanacksgatan-18,vindspelsgatan-6"
      And the comparison shows "Kvistgatan 12, Almanacksgatan 18, Vindspelsgatan 6"
      When they reload the page
      Then the comparison shows "Kvistgatan 12, Almanacksgatan 18, Vindspelsgatan 6"
      When they go back
      Then the checkbox "Jämför Kvistgatan 12" is chosen
      And the checkbox "Jämför Björkvägen 7" is not chosen

    Scenario: In another language
      Given a visitor is at "/favoriter/?compare=kvistgatan-12,bjorkvagen-7" on the Sweden site
      When they change the language to English
      Then they are at "/en/favourites/?compare=kvistgatan-12,bjorkvagen-7"
      And the comparison shows "Kvistgatan 12, Björkvägen 7"

    Scenario: A comparison that somebody else was sent, with a home that is gone
      When a visitor opens "/en/favourites/?compare=kvistgatan-12,borta-1" on the Sweden site, where "borta-1" is no home
      Then the page says "borta-1 is no longer on this website."
      And the comparison is not shown

  @SAVED-8
  Rule: The comparison says the same facts of each home, and in words which is best where one is

    Scenario: Two flats, a house and a sold flat in Sweden
      Given it is "2026-11-21T12:00:00+01:00"
      When a visitor opens "/favoriter/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,vindspelsgatan-6" on the Sweden site
      Then the comparison reads:
        |               | Kvistgatan 12                   | Almanacksgatan 18               | Björkvägen 7                    | Vindspelsgatan 6         |
        | Status        | Till salu                       | Till salu                       | Till salu                       | Såld                     |
        | Pris          | 4 950 000 kr lägst              | 8 950 000 kr                    | 12 495 000 kr                   | 5 040 000 kr             |
        | Pris per m²   | 87 179 kr/m²                    | 116 234 kr/m²                   | 74 820 kr/m² lägst              | 96 923 kr/m²             |
        | Avgift        | 3 456,50 kr/mån lägst           | 4 171 kr/mån                    | gäller inte                     | 3 510 kr/mån             |
        | Driftkostnad  | 6 240 kr/år                     | 7 000 kr/år                     | 41 200 kr/år                    | 5 700 kr/år lägst        |
        | Boarea        | 56,7 m²                         | 77 m²                           | 167 m² störst                   | 52 m²                    |
        | Antal rum     | 2                               | 3                               | 6 flest                         | 2                        |
        | Tomtarea      | gäller inte                     | gäller inte                     | 812 m²                          | gäller inte              |
        | Våning        | vån 3 av 5                      | vån 4 av 5                      | gäller inte                     | vån 5 av 6               |
        | Byggår        | 1908                            | 1906                            | 2014                            | 1964                     |
        | Energiklass   | D, 118 kWh per m² och år        | D, 106 kWh per m² och år        | C, 76 kWh per m² och år bäst    | E, 138 kWh per m² och år |
        | Hiss          | Ja                              | Ja                              | Nej                             | Ja                       |
        | Balkong       | Ja                              | Ja                              | Ja                              | Ja                       |
        | Bastu         | Nej                             | Nej                             | Ja                              | Nej                      |
        | Mark          | Föreningen äger marken          | Föreningen äger marken          | Ingår i köpet                   | Föreningen äger marken   |
        | Stammar       | Stambyte 1998                   | Stambyte 2006                   | gäller inte                     | Stambyte 2013            |
        | Nästa visning | tisdag 24 november, 18:15–19:15 | måndag 23 november, 18:00–18:40 | måndag 23 november, 17:30–18:00 | Ingen inplanerad         |

    Scenario: Finland's own facts, a tie, and classes under the laws of different years
      Given it is "2026-11-24T12:00:00+02:00"
      When a visitor opens "/fi/suosikit/?compare=oksakatu-3-a-5,verkkoriihentie-8-a-6,vinssikammenkatu-6-b-22,kirjansitojankatu-5-b-22" on the Finland site
      Then the comparison reads:
        |                    | Oksakatu 3 A 5                           | Verkkoriihentie 8 A 6                                                | Vinssikammenkatu 6 B 22              | Kirjansitojankatu 5 B 22               |
        | Tilanne            | Myynnissä                                | Myynnissä                                                            | Myynnissä                            | Myynnissä                              |
        | Velaton hinta      | 229 025 €                                | 305 000 €                                                            | 152 000 € alhaisin                   | 415 000 €                              |
        | Neliöhinta         | 4 581 €/m²                               | 5 446 €/m²                                                           | 2 764 €/m² alhaisin                  | 7 155 €/m²                             |
        | Myyntihinta        | 204 025 €                                | 305 000 €                                                            | 145 675 € alhaisin                   | 392 600 €                              |
        | Velkaosuus/m²      | 500 €/m²                                 | 0 €/m² alhaisin                                                      | 115 €/m²                             | 386 €/m²                               |
        | Yhtiövastike       | 412,75 €/kk                              | 280 €/kk alhaisin                                                    | 376,75 €/kk                          | 458 €/kk                               |
        | Vesimaksu          | 24,50 €/hlö/kk                           | 23 €/hlö/kk alhaisin                                                 | 24 €/hlö/kk                          | 23 €/hlö/kk alhaisin                   |
        | Huoneistoselitelmä | 2h+k                                     | 2h+k                                                                 | 2h+kt+s                              | 2h+k                                   |
        | Asuinpinta-ala     | 50 m²                                    | 56 m²                                                                | 55 m²                                | 58 m² suurin                           |
        | Huoneita           | 2                                        | 2                                                                    | 2                                    | 2                                      |
        | Kerros             | 2/6 krs                                  | 2/4 krs                                                              | 3/6 krs                              | 3/5 krs                                |
        | Rakennusvuosi      | 1928                                     | 1952                                                                 | 2005                                 | 1925                                   |
        | Energialuokka      | D2018                                    | Todistus puuttuu. Yhtiöllä ei ole voimassa olevaa energiatodistusta. | C2013                                | E2013                                  |
        | Hissi              | Kyllä                                    | Ei                                                                   | Kyllä                                | Kyllä                                  |
        | Parveke            | Ei                                       | Ei                                                                   | Kyllä                                | Ei                                     |
        | Sauna              | Ei                                       | Ei                                                                   | Kyllä                                | Ei                                     |
        | Tontti             | Oma                                      | Oma                                                                  | Vuokrattu                            | Oma                                    |
        | Putket             | Linjasaneeraus 2016                      | tulossa: Linjasaneeraus 2028–2029                                    | Ei ilmoitettu                        | Linjasaneeraus 2019                    |
        | Seuraava esittely  | keskiviikko 25. marraskuuta klo 17.15–17.45 | keskiviikko 9. joulukuuta klo 16.30–17.00                               | tiistai 24. marraskuuta klo 17.00–17.20 | sunnuntai 29. marraskuuta klo 11.30–12.00 |

    Scenario: Only what differs
      Given a visitor is at "/en/favourites/?compare=kvistgatan-12,almanacksgatan-18" on the Sweden site
      Then the row "Balcony" is shown
      When they choose "Show only differences"
      Then the row "Balcony" is not shown
      And the row "Price" is shown

    Scenario Outline: What takes a home out of the comparison stands clear of its picture, in a window <wide> pixels wide
      Given their window is <wide> pixels wide and 800 high
      When a visitor opens "/favoriter/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,vindspelsgatan-6" on the Sweden site
      Then the comparison shows "Kvistgatan 12, Almanacksgatan 18, Björkvägen 7, Vindspelsgatan 6"
      And the buttons of the compared homes are at least 44 pixels wide and high
      And no button of the compared homes covers a picture

      Examples:
        | wide |
        | 360  |
        | 1024 |

    Scenario: On a small screen, on paper, and for everyone
      Given a visitor is at "/favoriter/?compare=kvistgatan-12,almanacksgatan-18,bjorkvagen-7,vindspelsgatan-6" on the Sweden site
      Then the comparison can be scrolled with the keyboard, its first column in view
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark
      When they print the page on a sheet that is 703 pixels wide
      Then the paper shows the comparison
      And the paper does not show the controls on the page

  @SAVED-9
  Rule: The privacy page names what the visitor has the device keep, and how to delete it

    Scenario Outline: In <site>, in <language>
      When a visitor opens "<address>" on the <site> site
      Then the page says "<favourites>"
      And the page says "<seen>"
      And the page says "<delete>"
      And the page links to "<link>" at "<page>"

      Examples:
        | site    | language | address          | favourites                                  | seen                                   | delete                                                                             | link            | page            |
        | Sweden  | Swedish  | /datasakerhet/   | dina favoriter, med dina anteckningar       | bostäder som du nyligen har tittat på  | Favoriterna tar du bort på sidan Dina favoriter, en i taget eller alla på en gång. | dina favoriter  | /favoriter/     |
        | Sweden  | English  | /en/privacy/     | your favourites, with your notes            | homes that you have looked at recently | You remove favourites on the page Your favourites, one at a time or all at once.   | your favourites | /en/favourites/ |
        | Finland | Finnish  | /fi/yksityisyys/ | suosikkisi ja niihin tekemäsi muistiinpanot | asunnot, joita olet katsonut viimeksi  | Suosikit poistat Suosikkisi-sivulla yksitellen tai kaikki kerralla.                | suosikkisi      | /fi/suosikit/   |
        | Finland | Swedish  | /datasakerhet/   | dina favoriter, med dina anteckningar       | bostäder som du nyligen har tittat på  | Favoriterna tar du bort på sidan Dina favoriter, en i taget eller alla.            | dina favoriter  | /favoriter/     |
        | Finland | English  | /en/privacy/     | your favourites, with your notes            | homes that you have looked at recently | You remove favourites on the page Your favourites, one at a time or all at once.   | your favourites | /en/favourites/ |
