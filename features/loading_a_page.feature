Feature: Loading a page

  Networks fail in many ways. Whatever fails, the visitor gets the page, or a page that says
  what happened: never a blank one, and never one that silently does nothing.

  @LOAD-1
  Rule: Moving on asks for the data of the target's path and shows its page

    Scenario Outline: To "<to>" on the <site> site
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      When they follow a link to "<to>"
      Then they see the page "<heading>" in <language>
      And the browser asked for "<data>" 1 time
      And the browser has made 0 full page loads

      Examples:
        | site    | from | to         | data                               | heading                                       | language  |
        | Sweden  | /    | /omraden/  | /page-data/omraden/page-data.json  | Våra områden                                  | Swedish   |
        | Finland | /fi/ | /fi/hitas/ | /page-data/fi/hitas/page-data.json | Hitas: Helsingin hintasäännelty omistusasunto | Finnish   |
        | Norway  | /    | /nb/       | /page-data/nb/page-data.json       | Kvistbo har ingen boliger i Norge ennå        | Norwegian |

  @LOAD-2
  Rule: A page without data is not found

    Scenario Outline: "<path>" on the <site> site
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      When they follow a link to "<path>"
      Then they see the page "<heading>" in <language>
      And they are still at "<path>"
      And the browser asked for "<data>" 1 time
      And the browser asked for "/page-data/404.html/page-data.json" 1 time
      And the browser has made 0 full page loads

      Examples:
        | site    | from | path             | data                                     | heading           | language  |
        | Sweden  | /    | /ingenting/      | /page-data/ingenting/page-data.json      | Sidan finns inte  | Swedish   |
        | Sweden  | /en/ | /en/nothing/     | /page-data/en/nothing/page-data.json     | Page not found    | English   |
        | Finland | /fi/ | /fi/ei-ole/      | /page-data/fi/ei-ole/page-data.json      | Sivua ei löydy    | Finnish   |
        | Norway  | /nb/ | /nb/finnes-ikke/ | /page-data/nb/finnes-ikke/page-data.json | Siden finnes ikke | Norwegian |

    Scenario: A page that is there, though its data is not
      Given a visitor is at "/" on the Sweden site, with prefetching off
      And "/page-data/omraden/page-data.json" answers 404
      When they follow a link to "/omraden/"
      Then they see the page "Våra områden" in Swedish
      And the browser has made 1 full page load

  @LOAD-3
  Rule: Where the data of a page fails on the server, the server-error page is shown

    Scenario Outline: "<path>" on the <site> site
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      And "<data>" answers 500
      When they follow a link to "<path>"
      Then they see the page "<heading>" in <language>
      And they are still at "<path>"
      And the browser asked for "<data>" 1 time
      And the browser asked for "/page-data/500.html/page-data.json" 1 time
      And the browser has made 0 full page loads

      Examples:
        | site    | from | path       | data                               | heading                          | language  |
        | Sweden  | /    | /omraden/  | /page-data/omraden/page-data.json  | Något gick fel hos oss           | Swedish   |
        | Sweden  | /en/ | /en/areas/ | /page-data/en/areas/page-data.json | Something went wrong on our side | English   |
        | Finland | /fi/ | /fi/hitas/ | /page-data/fi/hitas/page-data.json | Jokin meni meillä vikaan         | Finnish   |
        | Norway  | /    | /nb/       | /page-data/nb/page-data.json       | Noe gikk galt hos oss            | Norwegian |

    @no-javascript
    Scenario Outline: As a host delivers it in <language>, on the <site> site
      When a visitor opens "<address>" on the <site> site
      Then they see the page "<heading>" in <language>

      Examples:
        | site    | address      | heading                          | language  |
        | Sweden  | /500.html    | Något gick fel hos oss           | Swedish   |
        | Sweden  | /en/500.html | Something went wrong on our side | English   |
        | Finland | /fi/500.html | Jokin meni meillä vikaan         | Finnish   |
        | Norway  | /nb/500.html | Noe gikk galt hos oss            | Norwegian |

    Scenario: A server-error page that fails itself ends in a full navigation
      Given a visitor is at "/" on the Sweden site, with prefetching off
      And "/page-data/omraden/page-data.json" answers 500
      And "/page-data/500.html/page-data.json" answers 500
      When they follow a link to "/omraden/"
      Then the browser has made 1 full page load
      And they see the page "Våra områden" in Swedish
      And the page stays readable as plain HTML
      And the browser asked for "/page-data/500.html/page-data.json" 8 times

  @LOAD-4
  Rule: Each loading call is tried again up to three times

    Scenario Outline: <call>, moving to "<to>" on the <site> site, answers with <fault> three times
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      And "<address>" answers <fault> 3 times
      When they follow a link to "<to>"
      Then they see the page "<heading>" in <language>
      And the browser asked for "<address>" 4 times since then
      And the browser has made 0 full page loads

      Examples:
        | call       | site    | from | to         | address                            | fault   | heading                                       | language  |
        | page data  | Sweden  | /    | /omraden/  | /page-data/omraden/page-data.json  | 503     | Våra områden                                  | Swedish   |
        | page data  | Finland | /fi/ | /fi/hitas/ | /page-data/fi/hitas/page-data.json | nothing | Hitas: Helsingin hintasäännelty omistusasunto | Finnish   |
        | app data   | Sweden  | /    | /omraden/  | /page-data/app-data.json           | 503     | Våra områden                                  | Swedish   |
        | slice data | Sweden  | /    | /en/       | /slice-data/footer-en.json         | 503     | A home to grow into                           | English   |
        | slice data | Norway  | /    | /nb/       | /slice-data/header-nb.json         | nothing | Kvistbo har ingen boliger i Norge ennå        | Norwegian |
        | slice data | Finland | /    | /en/       | /slice-data/footer-en.json         | garbage | A home to grow into                           | English   |

    Scenario Outline: <call> of the first page, on the <site> site, answers with <fault> three times
      Given "<address>" answers <fault> 3 times
      When a visitor opens "<path>" on the <site> site
      Then the page is interactive
      And the browser asked for "<address>" 4 times
      And the browser has made 0 full page loads

      Examples:
        | call              | site    | path      | address                           | fault   |
        | static query data | Sweden  | /         | /page-data/sq/d/*.json            | 503     |
        | static query data | Finland | /fi/      | /page-data/sq/d/*.json            | garbage |
        | static query data | Norway  | /nb/      | /page-data/sq/d/*.json            | nothing |
        | page data         | Sweden  | /omraden/ | /page-data/omraden/page-data.json | 503     |
        | slice data        | Sweden  | /omraden/ | /slice-data/header-sv.json        | 503     |
        | app data          | Sweden  | /omraden/ | /page-data/app-data.json          | nothing |

    Scenario Outline: <call>, moving to "<to>", never comes: four requests, and four more after the full navigation
      Given a visitor is at "/" on the Sweden site, with prefetching off
      And "<address>" answers <fault>
      When they follow a link to "<to>"
      Then the browser has made 1 full page load
      And they see the page "<heading>" in <language>
      And the browser asked for "<address>" 8 times since then

      Examples:
        | call       | to        | address                           | fault   | heading             | language |
        | page data  | /omraden/ | /page-data/omraden/page-data.json | nothing | Våra områden        | Swedish  |
        | app data   | /omraden/ | /page-data/app-data.json          | 503     | Våra områden        | Swedish  |
        | slice data | /en/      | /slice-data/footer-en.json        | garbage | A home to grow into | English  |

  @LOAD-5
  Rule: Where loading has failed four times, the visitor is taken to the whole address by a full navigation

    Scenario Outline: <call>, moving to "<to>", never comes
      Given a visitor is at "<from>" on the Sweden site, with prefetching off
      And "<address>" answers <fault> 4 times
      When they follow a link to "<to>"
      Then the browser has made 1 full page load
      And they are at "<to>"
      And they see the page "<heading>" in <language>
      And the page is interactive

      Examples:
        | call       | from | to                               | address                           | fault   | heading      | language |
        | page data  | /    | /omraden/?vy=karta&x=1#sodermalm | /page-data/omraden/page-data.json | 503     | Våra områden | Swedish  |
        | page data  | /    | /omraden/#sodermalm              | /page-data/omraden/page-data.json | nothing | Våra områden | Swedish  |
        | app data   | /    | /omraden/?vy=karta               | /page-data/app-data.json          | 503     | Våra områden | Swedish  |
        | slice data | /    | /en/areas/#sodermalm             | /slice-data/header-en.json        | 503     | Our areas    | English  |

    Scenario: Going back to a page whose data does not come
      Given a visitor is at "/omraden/?vy=karta#sodermalm" on the Sweden site, with prefetching off
      When they follow a link to "/blogg/"
      And they see the page "Blogg" in Swedish
      And they reload the page
      And "/page-data/omraden/page-data.json" answers 503 4 times
      And they go back
      Then they see the page "Våra områden" in Swedish
      And they are at "/omraden/?vy=karta#sodermalm"
      And the page is interactive
      And the browser has made 1 full page load

    Scenario Outline: <call> of the first page never comes, and the page stays readable
      Given "<address>" answers <fault>
      When a visitor opens "/omraden/" on the Sweden site, where scripts do not start
      Then the page stays readable as plain HTML
      And they see the page "Våra områden" in Swedish
      And the browser asked for "<address>" <requests> times
      And the browser has made 0 full page loads
      When they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish

      Examples:
        | call              | address                           | fault   | requests |
        | page data         | /page-data/omraden/page-data.json | 503     | 4        |
        | page data         | /page-data/omraden/page-data.json | 500     | 1        |
        | slice data        | /slice-data/footer-sv.json        | nothing | 4        |
        | static query data | /page-data/sq/d/*.json            | 503     | 4        |

  @LOAD-6
  Rule: A chunk of scripts or styles that fails is tried again by loading the page anew, once, and one that stays missing is told

    Scenario: The script of the next page fails once
      Given a visitor is at "/" on the Sweden site, with prefetching off
      And "/component---src-templates-areas-tsx-*.js" answers nothing 1 time
      When they follow a link to "/omraden/?vy=karta#sodermalm"
      Then the browser has made 1 full page load
      And they are at "/omraden/?vy=karta#sodermalm"
      And the page is interactive
      And they see no error

    Scenario Outline: The script of the next page stays missing, on the <site> site
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      And "/component---src-templates-<template>-tsx-*.js" answers <fault>
      When they follow a link to "<to>"
      Then they see the error "<message>"
      And the browser has made 1 full page load
      And they see the page "<heading>" in <language>

      Examples:
        | site    | from        | to        | template | fault   | message                                | heading                                | language  |
        | Sweden  | /           | /omraden/ | areas    | 404     | En del av sidan kunde inte laddas.     | Våra områden                           | Swedish   |
        | Finland | /fi/        | /fi/blog/ | blog     | nothing | Osaa sivusta ei voitu ladata.          | Blogi                                  | Finnish   |
        | Finland | /en/        | /en/blog/ | blog     | nothing | Part of the page could not be loaded.  | Blog                                   | English   |
        | Norway  | /nb/ei-her/ | /nb/      | opening  | 404     | En del av siden kunne ikke lastes inn. | Kvistbo har ingen boliger i Norge ennå | Norwegian |

    Scenario: The script of the first page stays missing
      Given "/component---src-templates-areas-tsx-*.js" answers 404
      When a visitor opens "/omraden/#sodermalm" on the Sweden site, where scripts do not start
      Then they see the error "En del av sidan kunde inte laddas."
      And the browser has made 1 full page load
      And they see the page "Våra områden" in Swedish

    Scenario Outline: A part that is loaded later stays without its <file>
      Given a visitor is at "/omraden/?vy=karta#sodermalm" on the Sweden site, with prefetching off
      And "<address>" answers 404
      When they ask for "Kakinställningar" at the end of the page
      Then the browser has made 1 full page load
      And they are at "/omraden/?vy=karta#sodermalm"
      And they see no error
      When they ask for "Kakinställningar" at the end of the page
      Then they see the error "En del av sidan kunde inte laddas."
      And the browser has made 1 full page load
      And they see the page "Våra områden" in Swedish

      Examples:
        | file   | address            |
        | script | /consent-form-*.js |
        | styles | /*.css             |

    Scenario Outline: The styles of the next page answer <fault>: by its address the page has them in itself
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      And "/*.css" answers <fault>
      When they follow a link to "<to>"
      Then the browser has made 1 full page load
      And they see the page "<heading>" in <language>
      And the page is interactive
      And they see no error

      Examples:
        | site    | from | to        | fault   | heading      | language |
        | Sweden  | /    | /omraden/ | 404     | Våra områden | Swedish  |
        | Finland | /fi/ | /fi/blog/ | nothing | Blogi        | Finnish  |

    Scenario: A part of the page that React loads when it is drawn stays missing
      Given a visitor is at "/" on the Sweden site, with prefetching off
      And the heading of the areas waits for a script that fails
      When they follow a link to "/omraden/"
      Then the browser has made 1 full page load
      And they see the error "En del av sidan kunde inte laddas."
      When they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish

    Scenario: A part that failed, came, and fails again in another visit to the page
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And "/picture-viewer-*.js" answers 404
      When they press the button "Visa bild 3 av 6 i full storlek"
      Then the browser has made 1 full page load
      And the page is interactive
      When the server answers again
      And they open "Visa bild 3 av 6 i full storlek"
      And they reload the page
      And "/picture-viewer-*.js" answers 404
      And they press the button "Visa bild 3 av 6 i full storlek"
      Then the browser has made 1 full page load
      And they see no error

  @LOAD-7
  Rule: Pages are loaded by four calls, each a GET of JSON without a payload

    Scenario Outline: Opening "<from>" on the <site> site and moving to "<to>"
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      When they follow a link to "<to>"
      Then they see the page "<heading>" in <language>
      And these were asked for by GET, without a payload, and answered with JSON:
        | /page-data/app-data.json  |
        | <data of the first page>  |
        | <data of the next page>   |
        | /page-data/sq/d/*.json    |
        | /slice-data/header-*.json |
        | /slice-data/footer-*.json |

      Examples:
        | site    | from | to   | data of the first page          | data of the next page           | heading                                | language  |
        | Sweden  | /    | /en/ | /page-data/index/page-data.json | /page-data/en/page-data.json    | A home to grow into                    | English   |
        | Finland | /fi/ | /    | /page-data/fi/page-data.json    | /page-data/index/page-data.json | Ett hem att växa i                     | Swedish   |
        | Norway  | /    | /nb/ | /page-data/index/page-data.json | /page-data/nb/page-data.json    | Kvistbo har ingen boliger i Norge ennå | Norwegian |

  @LOAD-8
  Rule: A page that cannot be drawn says so, and the way on stays open

    Scenario Outline: "<to>" on the <site> site
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      And "<data>" comes without its "<field>"
      When they follow a link to "<to>"
      Then they see the error "<message>"
      And they are still at "<to>"
      When they follow "<link>" in the navigation
      Then they see the page "<heading>" in <language>
      And they see no error

      Examples:
        | site    | from | to        | data                              | field  | message                            | link     | heading            | language |
        | Sweden  | /    | /omraden/ | /page-data/omraden/page-data.json | groups | En del av sidan kunde inte laddas. | Bostäder | Bostäder till salu | Swedish  |
        | Finland | /fi/ | /fi/blog/ | /page-data/fi/blog/page-data.json | posts  | Osaa sivusta ei voitu ladata.      | Asunnot  | Myytävät asunnot   | Finnish  |

    Scenario: In Norway, which has no navigation, by the language switch
      Given a visitor is at "/nb/" on the Norway site, with prefetching off
      And "/page-data/index/page-data.json" comes without its "markets"
      When they follow a link to "/"
      Then they see the error "En del av sidan kunde inte laddas."
      When they change the language to Norwegian
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And they see no error

  @LOAD-9
  Rule: A page has the styles that it needs in itself, and what comes later is shown once its own are there

    Scenario Outline: "<address>" on the <site> site
      Given a visitor is at "<address>" on the <site> site, with prefetching off
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
      When a visitor opens "/offline.html" on the Sweden site, where scripts do not start
      Then the styles in it are at most 20 KB
      And it looks the same with the styles of all other pages

    Scenario: The next page comes with its styles
      Given a visitor is at "/" on the Sweden site, with prefetching off
      And the answer to "/*.css" is delayed
      When they follow a link to "/omraden/"
      Then they still see the page "Ett hem att växa i" in Swedish
      When the delayed answer arrives
      Then they see the page "Våra områden" in Swedish
      And it looks the same with the styles of all other pages
      When they follow a link to "/"
      Then they see the page "Ett hem att växa i" in Swedish
      And it looks the same with the styles of all other pages
      And the browser asked for "/*.css" 1 time
      And the browser has made 0 full page loads

  @LOAD-10
  Rule: A chunk that fails costs nobody what they have written, and nobody the page where it cannot be loaded anew

    Scenario: A message is written, and the network is gone when a picture is tapped
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they fill in:
        | Meddelande | Får man ha hund? |
      And the browser has no network
      And they press the button "Visa bild 3 av 6 i full storlek"
      Then they see the error "En del av sidan kunde inte laddas."
      And the browser has made 0 full page loads
      And the field "Meddelande" of the form holds "Får man ha hund?"
      When the browser has its network again
      And they open "Visa bild 3 av 6 i full storlek"
      Then the browser has made 0 full page loads
      And the field "Meddelande" of the form holds "Får man ha hund?"

    Scenario Outline: A message is written, and the code of a picture is gone, on the <site> site
      Given a visitor is at "<home>" on the <site> site
      And "/picture-viewer-*.js" answers 404
      When they fill in:
        | <field> | Hej! Terve! |
      And they press the button "<picture>"
      Then they see the error "<message>"
      And the browser has made 0 full page loads
      And the field "<field>" of the form holds "Hej! Terve!"

      Examples:
        | site    | home                      | field      | picture                         | message                            |
        | Sweden  | /objekt/kvistgatan-12/    | Meddelande | Visa bild 3 av 6 i full storlek | En del av sidan kunde inte laddas. |
        | Finland | /fi/kohde/oksakatu-3-a-5/ | Viesti     | Näytä kuva 3/5 suurena          | Osaa sivusta ei voitu ladata.      |

    Scenario: A message was written before the page's own code failed to come
      Given the answer to "/app-*.js" is delayed
      And "/component---src-templates-property-tsx-*.js" answers 404
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site, where scripts do not start
      And they fill in:
        | Meddelande | Får man ha hund? |
      And the delayed answer arrives
      Then they see the error "En del av sidan kunde inte laddas."
      And the browser has made 0 full page loads
      And the field "Meddelande" of the form holds "Får man ha hund?"

    Scenario: Nothing is written, and the network is gone
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When the browser has no network
      And they press the button "Visa bild 3 av 6 i full storlek"
      Then they see the error "En del av sidan kunde inte laddas."
      And the browser has made 0 full page loads

    Scenario: The browser has a network, but the site does not answer
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And "/picture-viewer-*.js" answers nothing
      And "/objekt/kvistgatan-12/" answers nothing
      When they press the button "Visa bild 3 av 6 i full storlek"
      Then they see the error "En del av sidan kunde inte laddas."
      And the browser has made 0 full page loads
