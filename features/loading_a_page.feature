Feature: Loading a page

  Networks fail in many ways. Whatever fails, the visitor gets the page, or a page that says
  what happened: never a blank one, and never one that silently does nothing.

  @LOAD-1
  Rule: Moving on asks for the data of the target's path and shows its page

    Scenario Outline: To "<to>" on the <site> site
      Given a visitor who saves data is at "<from>" on the <site> site
      When a link to "<to>" is followed within the site
      Then they read "<heading>" in <language>
      And the browser asked for "<data>" 1 time
      And the browser has loaded 0 new documents

      Examples:
        | site    | from | to         | data                               | heading                                       | language |
        | Sweden  | /    | /omraden/  | /page-data/omraden/page-data.json  | Våra områden                                  | Svenska  |
        | Finland | /fi/ | /fi/hitas/ | /page-data/fi/hitas/page-data.json | Hitas: Helsingin hintasäännelty omistusasunto | Suomi    |
        | Norway  | /    | /nb/       | /page-data/nb/page-data.json       | Kvistbo har ingen boliger i Norge ennå        | Norsk    |

  @LOAD-2
  Rule: A page without data is not found

    Scenario Outline: "<path>" on the <site> site
      Given a visitor who saves data is at "<from>" on the <site> site
      When a link to "<path>" is followed within the site
      Then they read "<heading>" in <language>
      And they are still at "<path>"
      And the browser asked for "<data>" 1 time
      And the browser asked for "/page-data/404.html/page-data.json" 1 time
      And the browser has loaded 0 new documents

      Examples:
        | site    | from | path             | data                                     | heading           | language |
        | Sweden  | /    | /ingenting/      | /page-data/ingenting/page-data.json      | Sidan finns inte  | Svenska  |
        | Sweden  | /en/ | /en/nothing/     | /page-data/en/nothing/page-data.json     | Page not found    | English  |
        | Finland | /fi/ | /fi/ei-ole/      | /page-data/fi/ei-ole/page-data.json      | Sivua ei löydy    | Suomi    |
        | Norway  | /nb/ | /nb/finnes-ikke/ | /page-data/nb/finnes-ikke/page-data.json | Siden finnes ikke | Norsk    |

    Scenario: A page that is there, though its data is not
      Given a visitor who saves data is at "/" on the Sweden site
      And "/page-data/omraden/page-data.json" answers 404
      When a link to "/omraden/" is followed within the site
      Then they read "Våra områden" in Svenska
      And the browser has loaded 1 new document

  @LOAD-3
  Rule: Where the data of a page fails on the server, the server-error page is shown

    Scenario Outline: "<path>" on the <site> site
      Given a visitor who saves data is at "<from>" on the <site> site
      And "<data>" answers 500
      When a link to "<path>" is followed within the site
      Then they read "<heading>" in <language>
      And they are still at "<path>"
      And the browser asked for "<data>" 1 time
      And the browser asked for "/page-data/500.html/page-data.json" 1 time
      And the browser has loaded 0 new documents

      Examples:
        | site    | from | path       | data                               | heading                          | language |
        | Sweden  | /    | /omraden/  | /page-data/omraden/page-data.json  | Något gick fel hos oss           | Svenska  |
        | Sweden  | /en/ | /en/areas/ | /page-data/en/areas/page-data.json | Something went wrong on our side | English  |
        | Finland | /fi/ | /fi/hitas/ | /page-data/fi/hitas/page-data.json | Jokin meni meillä vikaan         | Suomi    |
        | Norway  | /    | /nb/       | /page-data/nb/page-data.json       | Noe gikk galt hos oss            | Norsk    |

    @no-javascript
    Scenario Outline: As a host delivers it in <language>, on the <site> site
      When a visitor opens "<address>" on the <site> site
      Then they read "<heading>" in <language>

      Examples:
        | site    | address      | heading                          | language |
        | Sweden  | /500.html    | Något gick fel hos oss           | Svenska  |
        | Sweden  | /en/500.html | Something went wrong on our side | English  |
        | Finland | /fi/500.html | Jokin meni meillä vikaan         | Suomi    |
        | Norway  | /nb/500.html | Noe gikk galt hos oss            | Norsk    |

    Scenario: A server-error page that fails itself ends in a full navigation
      Given a visitor who saves data is at "/" on the Sweden site
      And "/page-data/omraden/page-data.json" answers 500
      And "/page-data/500.html/page-data.json" answers 500
      When a link to "/omraden/" is followed within the site
      Then the browser has loaded 1 new document
      And they read "Våra områden" in Svenska
      And the page stays as it was delivered
      And the browser asked for "/page-data/500.html/page-data.json" 8 times

  @LOAD-4
  Rule: Each loading call is tried again up to three times

    Scenario Outline: <call>, moving to "<to>" on the <site> site, answers with <fault> three times
      Given a visitor who saves data is at "<from>" on the <site> site
      And "<address>" answers <fault> 3 times
      When a link to "<to>" is followed within the site
      Then they read "<heading>" in <language>
      And the browser asked for "<address>" 4 times since then
      And the browser has loaded 0 new documents

      Examples:
        | call       | site    | from | to         | address                            | fault   | heading                                       | language |
        | page data  | Sweden  | /    | /omraden/  | /page-data/omraden/page-data.json  | 503     | Våra områden                                  | Svenska  |
        | page data  | Finland | /fi/ | /fi/hitas/ | /page-data/fi/hitas/page-data.json | nothing | Hitas: Helsingin hintasäännelty omistusasunto | Suomi    |
        | app data   | Sweden  | /    | /omraden/  | /page-data/app-data.json           | 503     | Våra områden                                  | Svenska  |
        | slice data | Sweden  | /    | /en/       | /slice-data/footer-en.json         | 503     | A home to grow into                           | English  |
        | slice data | Norway  | /    | /nb/       | /slice-data/header-nb.json         | nothing | Kvistbo har ingen boliger i Norge ennå        | Norsk    |
        | slice data | Finland | /    | /en/       | /slice-data/footer-en.json         | garbage | A home to grow into                           | English  |

    Scenario Outline: <call> of the first page, on the <site> site, answers with <fault> three times
      Given "<address>" answers <fault> 3 times
      When a visitor opens "<path>" on the <site> site
      Then the page has come alive
      And the browser asked for "<address>" 4 times
      And the browser has loaded 0 new documents

      Examples:
        | call              | site    | path      | address                           | fault   |
        | static query data | Sweden  | /         | /page-data/sq/d/*.json            | 503     |
        | static query data | Finland | /fi/      | /page-data/sq/d/*.json            | garbage |
        | static query data | Norway  | /nb/      | /page-data/sq/d/*.json            | nothing |
        | page data         | Sweden  | /omraden/ | /page-data/omraden/page-data.json | 503     |
        | slice data        | Sweden  | /omraden/ | /slice-data/header-sv.json        | 503     |
        | app data          | Sweden  | /omraden/ | /page-data/app-data.json          | nothing |

    Scenario Outline: <call>, moving to "<to>", never comes: four requests, and four more after the full navigation
      Given a visitor who saves data is at "/" on the Sweden site
      And "<address>" answers <fault>
      When a link to "<to>" is followed within the site
      Then the browser has loaded 1 new document
      And they read "<heading>" in <language>
      And the browser asked for "<address>" 8 times since then

      Examples:
        | call       | to        | address                           | fault   | heading             | language |
        | page data  | /omraden/ | /page-data/omraden/page-data.json | nothing | Våra områden        | Svenska  |
        | app data   | /omraden/ | /page-data/app-data.json          | 503     | Våra områden        | Svenska  |
        | slice data | /en/      | /slice-data/footer-en.json        | garbage | A home to grow into | English  |

  @LOAD-5
  Rule: Where loading has failed four times, the visitor is taken to the whole address by a full navigation

    Scenario Outline: <call>, moving to "<to>", never comes
      Given a visitor who saves data is at "<from>" on the Sweden site
      And "<address>" answers <fault> 4 times
      When a link to "<to>" is followed within the site
      Then the browser has loaded 1 new document
      And they are at "<to>"
      And they read "<heading>" in <language>
      And the page has come alive

      Examples:
        | call       | from | to                               | address                           | fault   | heading      | language |
        | page data  | /    | /omraden/?vy=karta&x=1#sodermalm | /page-data/omraden/page-data.json | 503     | Våra områden | Svenska  |
        | page data  | /    | /omraden/#sodermalm              | /page-data/omraden/page-data.json | nothing | Våra områden | Svenska  |
        | app data   | /    | /omraden/?vy=karta               | /page-data/app-data.json          | 503     | Våra områden | Svenska  |
        | slice data | /    | /en/areas/#sodermalm             | /slice-data/header-en.json        | 503     | Our areas    | English  |

    Scenario: Going back to a page whose data does not come
      Given a visitor who saves data is at "/omraden/?vy=karta#sodermalm" on the Sweden site
      When a link to "/blogg/" is followed within the site
      And they read "Blogg" in Svenska
      And they reload the page
      And "/page-data/omraden/page-data.json" answers 503 4 times
      And they go back
      Then they read "Våra områden" in Svenska
      And they are at "/omraden/?vy=karta#sodermalm"
      And the page has come alive
      And the browser has loaded 1 new document

    Scenario Outline: <call> of the first page never comes, and the page stays readable
      Given "<address>" answers <fault>
      When a visitor opens "/omraden/" on the Sweden site, whose scripts cannot take over
      Then the page stays as it was delivered
      And they read "Våra områden" in Svenska
      And the browser asked for "<address>" <requests> times
      And the browser has loaded 0 new documents
      When they follow "Bostäder" in the navigation
      Then they read "Bostäder till salu" in Svenska

      Examples:
        | call              | address                           | fault   | requests |
        | page data         | /page-data/omraden/page-data.json | 503     | 4        |
        | page data         | /page-data/omraden/page-data.json | 500     | 1        |
        | slice data        | /slice-data/footer-sv.json        | nothing | 4        |
        | static query data | /page-data/sq/d/*.json            | 503     | 4        |

  @LOAD-6
  Rule: A chunk of scripts or styles that fails is tried again by loading the page anew, once, and one that stays missing is told

    Scenario: The script of the next page fails once
      Given a visitor who saves data is at "/" on the Sweden site
      And "/component---src-templates-areas-tsx-*.js" answers nothing 1 time
      When a link to "/omraden/?vy=karta#sodermalm" is followed within the site
      Then the browser has loaded 1 new document
      And they are at "/omraden/?vy=karta#sodermalm"
      And the page has come alive
      And nothing is said to be missing

    Scenario Outline: A script of the next page stays missing: <script>, on the <site> site
      Given a visitor who saves data is at "<from>" on the <site> site
      And "/<script>-tsx-*.js" answers <fault>
      When a link to "<to>" is followed within the site
      Then "<message>" is said to be missing
      And the browser has loaded 1 new document
      And they read "<heading>" in <language>

      Examples:
        | site    | from         | to        | script                              | fault   | message                                | heading                                | language |
        | Sweden  | /            | /omraden/ | component---src-templates-areas     | 404     | En del av sidan kunde inte laddas.     | Våra områden                           | Svenska  |
        | Sweden  | /finns-inte/ | /omraden/ | slice---src-templates-slices-header | 404     | En del av sidan kunde inte laddas.     | Våra områden                           | Svenska  |
        | Finland | /fi/         | /fi/blog/ | component---src-templates-blog      | nothing | Osaa sivusta ei voitu ladata.          | Blogi                                  | Suomi    |
        | Finland | /en/         | /en/blog/ | component---src-templates-blog      | nothing | Part of the page could not be loaded.  | Blog                                   | English  |
        | Norway  | /nb/ei-her/  | /nb/      | component---src-templates-opening   | 404     | En del av siden kunne ikke lastes inn. | Kvistbo har ingen boliger i Norge ennå | Norsk    |

    Scenario: The script of the first page stays missing
      Given "/component---src-templates-areas-tsx-*.js" answers 404
      When a visitor opens "/omraden/#sodermalm" on the Sweden site, whose scripts cannot take over
      Then "En del av sidan kunde inte laddas." is said to be missing
      And the browser has loaded 1 new document
      And they read "Våra områden" in Svenska

    Scenario Outline: A part that is loaded later stays without its <file>
      Given a visitor who saves data is at "/omraden/?vy=karta#sodermalm" on the Sweden site
      And "<address>" answers 404
      When they ask for "Kakinställningar" at the end of the page
      Then the browser has loaded 1 new document
      And they are at "/omraden/?vy=karta#sodermalm"
      And nothing is said to be missing
      When they ask for "Kakinställningar" at the end of the page
      Then "En del av sidan kunde inte laddas." is said to be missing
      And the browser has loaded 1 new document
      And they read "Våra områden" in Svenska

      Examples:
        | file   | address            |
        | script | /consent-form-*.js |
        | styles | /*.css             |

    Scenario Outline: The styles of the next page answer <fault>: by its address the page has them in itself
      Given a visitor who saves data is at "<from>" on the <site> site
      And "/*.css" answers <fault>
      When a link to "<to>" is followed within the site
      Then the browser has loaded 1 new document
      And they read "<heading>" in <language>
      And the page has come alive
      And nothing is said to be missing

      Examples:
        | site    | from | to        | fault   | heading      | language |
        | Sweden  | /    | /omraden/ | 404     | Våra områden | Svenska  |
        | Finland | /fi/ | /fi/blog/ | nothing | Blogi        | Suomi    |

    Scenario: A part of the page that React loads when it is drawn stays missing
      Given a visitor who saves data is at "/" on the Sweden site
      And the heading of the areas waits for a script that fails
      When a link to "/omraden/" is followed within the site
      Then the browser has loaded 1 new document
      And "En del av sidan kunde inte laddas." is said to be missing
      When they follow "Bostäder" in the navigation
      Then they read "Bostäder till salu" in Svenska

    Scenario: A part that failed, came, and fails again in another visit to the page
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And "/picture-viewer-*.js" answers 404
      When they press the button "Visa bild 3 av 6 i full storlek"
      Then the browser has loaded 1 new document
      And the page has come alive
      When all is answered again
      And they open "Visa bild 3 av 6 i full storlek"
      And they reload the page
      And "/picture-viewer-*.js" answers 404
      And they press the button "Visa bild 3 av 6 i full storlek"
      Then the browser has loaded 1 new document
      And nothing is said to be missing

  @LOAD-7
  Rule: Pages are loaded by four calls, each a GET of JSON without a payload

    Scenario Outline: Opening "<from>" on the <site> site and moving to "<to>"
      Given a visitor who saves data is at "<from>" on the <site> site
      When a link to "<to>" is followed within the site
      Then they read "<heading>" in <language>
      And these were asked for by GET, without a payload, and answered with JSON:
        | /page-data/app-data.json  |
        | <data of the first page>  |
        | <data of the next page>   |
        | /page-data/sq/d/*.json    |
        | /slice-data/header-*.json |
        | /slice-data/footer-*.json |

      Examples:
        | site    | from | to   | data of the first page          | data of the next page           | heading                                | language |
        | Sweden  | /    | /en/ | /page-data/index/page-data.json | /page-data/en/page-data.json    | A home to grow into                    | English  |
        | Finland | /fi/ | /    | /page-data/fi/page-data.json    | /page-data/index/page-data.json | Ett hem att växa i                     | Svenska  |
        | Norway  | /    | /nb/ | /page-data/index/page-data.json | /page-data/nb/page-data.json    | Kvistbo har ingen boliger i Norge ennå | Norsk    |

  @LOAD-8
  Rule: A page that cannot be drawn says so, and the way on stays open

    Scenario Outline: "<to>" on the <site> site
      Given a visitor who saves data is at "<from>" on the <site> site
      And "<data>" comes without its "<field>"
      When a link to "<to>" is followed within the site
      Then "<message>" is said to be missing
      And they are still at "<to>"
      When they follow "<link>" in the navigation
      Then they read "<heading>" in <language>
      And nothing is said to be missing

      Examples:
        | site    | from | to        | data                              | field | message                            | link     | heading            | language |
        | Sweden  | /    | /omraden/ | /page-data/omraden/page-data.json | groups | En del av sidan kunde inte laddas. | Bostäder | Bostäder till salu | Svenska  |
        | Finland | /fi/ | /fi/blog/ | /page-data/fi/blog/page-data.json | posts | Osaa sivusta ei voitu ladata.      | Asunnot  | Myytävät asunnot   | Suomi    |

    Scenario: In Norway, which has no navigation, by the language switch
      Given a visitor who saves data is at "/nb/" on the Norway site
      And "/page-data/index/page-data.json" comes without its "markets"
      When a link to "/" is followed within the site
      Then "En del av sidan kunde inte laddas." is said to be missing
      When they change the language to Norsk
      Then they read "Kvistbo har ingen boliger i Norge ennå" in Norsk
      And nothing is said to be missing

  @LOAD-9
  Rule: A page has the styles that it needs in itself, and what comes later is shown once its own are there

    Scenario Outline: "<address>" on the <site> site
      Given a visitor who saves data is at "<address>" on the <site> site
      Then the styles in it are at most <KB> KB
      And it looks the same with the styles of all other pages
      And the browser did not ask for "/*.css"

      Examples:
        | site    | address                             | KB |
        | Sweden  | /                                   | 28 |
        | Sweden  | /bostader/                          | 32 |
        | Sweden  | /objekt/kvistgatan-12/              | 42 |
        | Sweden  | /omraden/sodermalm/                 | 28 |
        | Sweden  | /salja-med-oss/                     | 30 |
        | Sweden  | /kontakt/                           | 22 |
        | Sweden  | /blogg/jamfora-omraden-med-siffror/ | 22 |
        | Finland | /fi/talot/kallion-kuusenoksa/       | 28 |
        | Finland | /fi/asuinaluevertailu/              | 24 |
        | Finland | /fi/hitas/                          | 28 |
        | Norway  | /nb/                                | 20 |

    Scenario: The offline page
      When a visitor opens "/offline.html" on the Sweden site, whose scripts cannot take over
      Then the styles in it are at most 20 KB
      And it looks the same with the styles of all other pages

    Scenario: The next page comes with its styles
      Given a visitor who saves data is at "/" on the Sweden site
      And the answer to "/*.css" is held back
      When a link to "/omraden/" is followed within the site
      Then they still read "Ett hem att växa i" in Svenska
      When the answer that was held back comes
      Then they read "Våra områden" in Svenska
      And it looks the same with the styles of all other pages
      When a link to "/" is followed within the site
      Then they read "Ett hem att växa i" in Svenska
      And it looks the same with the styles of all other pages
      And the browser asked for "/*.css" 1 time
      And the browser has loaded 0 new documents

  @LOAD-10
  Rule: A chunk that fails costs nobody what they have written, and nobody the page where it cannot be loaded anew

    Scenario: A message is written, and the network is gone when a picture is tapped
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they write:
        | Meddelande | Får man ha hund? |
      And the browser has no network
      And they press the button "Visa bild 3 av 6 i full storlek"
      Then "En del av sidan kunde inte laddas." is said to be missing
      And the browser has loaded 0 new documents
      And the field "Meddelande" of the form holds "Får man ha hund?"
      When the browser has its network again
      And they open "Visa bild 3 av 6 i full storlek"
      Then the browser has loaded 0 new documents
      And the field "Meddelande" of the form holds "Får man ha hund?"

    Scenario Outline: A message is written, and the code of a picture is gone, on the <site> site
      Given a visitor is at "<home>" on the <site> site
      And "/picture-viewer-*.js" answers 404
      When they write:
        | <field> | Hej! Terve! |
      And they press the button "<picture>"
      Then "<message>" is said to be missing
      And the browser has loaded 0 new documents
      And the field "<field>" of the form holds "Hej! Terve!"

      Examples:
        | site    | home                      | field      | picture                         | message                            |
        | Sweden  | /objekt/kvistgatan-12/    | Meddelande | Visa bild 3 av 6 i full storlek | En del av sidan kunde inte laddas. |
        | Finland | /fi/kohde/oksakatu-3-a-5/ | Viesti     | Näytä kuva 3/5 suurena          | Osaa sivusta ei voitu ladata.      |

    Scenario: A message was written before the page's own code failed to come
      Given the answer to "/app-*.js" is held back
      And "/component---src-templates-property-tsx-*.js" answers 404
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site, whose scripts cannot take over
      And they write:
        | Meddelande | Får man ha hund? |
      And the answer that was held back comes
      Then "En del av sidan kunde inte laddas." is said to be missing
      And the browser has loaded 0 new documents
      And the field "Meddelande" of the form holds "Får man ha hund?"

    Scenario: Nothing is written, and the network is gone
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When the browser has no network
      And they press the button "Visa bild 3 av 6 i full storlek"
      Then "En del av sidan kunde inte laddas." is said to be missing
      And the browser has loaded 0 new documents

    Scenario: The browser has a network, but the site does not answer
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And "/picture-viewer-*.js" answers nothing
      And "/objekt/kvistgatan-12/" answers nothing
      When they press the button "Visa bild 3 av 6 i full storlek"
      Then "En del av sidan kunde inte laddas." is said to be missing
      And the browser has loaded 0 new documents
