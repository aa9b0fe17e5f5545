Feature: Every page

  A visitor can arrive at any page first: from a search engine, a friend or an old bookmark. So each of them says what it is,
  works on the visitor's device, keeps the visitor safe and can be used by everyone, and no page is forgotten.

  Background:
    Given these addresses:
      | name                         | address                                                     |
      | every typeface               | /static/*.woff2                                             |
      | the home page                | /                                                           |
      | the English home page        | /en/                                                        |
      | the Finnish home page        | /fi/                                                        |
      | the Norwegian home page      | /nb/                                                        |
      | the list of homes            | /bostader/                                                  |
      | the English list of homes    | /en/apartments/                                             |
      | the Finnish list of homes    | /fi/asunnot/                                                |
      | the flat in Kvistgatan       | /objekt/kvistgatan-12/                                      |
      | the English page of a flat   | /en/property/kvistgatan-12/                                 |
      | the flat in Oksakatu         | /fi/kohde/oksakatu-3-a-5/                                   |
      | the house Kallion Kuusenoksa | /fi/talot/kallion-kuusenoksa/                               |
      | the areas page               | /omraden/                                                   |
      | the area Södermalm           | /omraden/sodermalm/                                         |
      | the area Etu-Töölö           | /fi/toimialueet/etu-toolo/                                  |
      | the area Kallio              | /fi/toimialueet/kallio/                                     |
      | the neighbourhoods page      | /fi/asuinaluevertailu/                                      |
      | the hitas page               | /fi/hitas/                                                  |
      | the buyer's guide            | /en/buyers-guide/                                           |
      | the blog                     | /blogg/                                                     |
      | the English blog             | /en/blog/                                                   |
      | a topic of the blog          | /blogg/amne/bostadsratt/                                    |
      | the article with a table     | /blogg/jamfora-omraden-med-siffror/                         |
      | the article about hitas      | /fi/blog/hitas-lyhyesti/                                    |
      | the article about viewings   | /en/blog/november-viewing-checklist/                        |
      | the page for sellers         | /salja-med-oss/                                             |
      | the sold prices              | /slutpriser/                                                |
      | the Finnish sold homes       | /fi/myydyt-asunnot/                                         |
      | the agents                   | /maklare/                                                   |
      | an agent                     | /maklare/tuva-rimstedt/                                     |
      | the confirmation page        | /begar-kontakt/                                             |
      | the privacy page             | /datasakerhet/                                              |
      | the favourites               | /favoriter/                                                 |
      | an unknown address           | /no-such-page/                                              |
      | an unknown Finnish address   | /fi/ei-ole/                                                 |
      | the server-error page        | /500.html                                                   |
      | the offline page             | /offline.html                                               |
      | the Swedish feed             | /feed.xml                                                   |
      | the Finnish feed             | /fi/feed.xml                                                |
      | Meta's further script        | https://connect.facebook.net/signals/config/100000000000046 |
      | Pinterest's further script   | https://s.pinimg.com/ct/lib/main.js                         |

  @PAGE-1
  Rule: Every page says what it is: its language, its heading, and a title and description that no other page has
    Search engines list a page by its title and description, and leave out pages that look like copies of another.

    Scenario Outline: Every page of <site> in <language> has its own title and description, and names its translations
      When a search engine reads every page of the <site> site in <language>
      Then each page is in that language, with one heading
      And each page has a title and a description that no other page has
      And each page names its canonical address at "<origin>", and its alternates "<alternates>" name it in return

      Examples:
        | site    | language  | origin                         | alternates            |
        | Sweden  | Swedish   | https://www.kvistbo.example    | en, sv, x-default     |
        | Sweden  | English   | https://www.kvistbo.example    | en, sv, x-default     |
        | Finland | Finnish   | https://www.kvistbo-fi.example | en, fi, sv, x-default |
        | Finland | Swedish   | https://www.kvistbo-fi.example | en, fi, sv, x-default |
        | Finland | English   | https://www.kvistbo-fi.example | en, fi, sv, x-default |
        | Norway  | Norwegian | https://www.kvistbo-no.example | nb, sv, x-default     |
        | Norway  | Swedish   | https://www.kvistbo-no.example | nb, sv, x-default     |

  @PAGE-11
  Rule: Every link of every page leads to a page, a file or a section that exists
    A broken link ends a visit, and makes people wonder whether the homes are out of date too.

    Scenario Outline: No link is broken on the pages of <site> in <language>
      When a search engine reads every page of the <site> site in <language>
      Then each link of each page leads to a page, a file or a section that exists

      Examples:
        | site    | language  |
        | Sweden  | Swedish   |
        | Sweden  | English   |
        | Finland | Finnish   |
        | Finland | Swedish   |
        | Finland | English   |
        | Norway  | Norwegian |
        | Norway  | Swedish   |

  @PAGE-18
  Rule: What homes sold for and who the agents are can be reached from every page
    Sellers ask both before anything else, and arrive at any page from a search engine.

    Scenario Outline: "<link>" in the footer of <page> opens on the <site> site
      Given a visitor is at "<page>" on the <site> site
      When they follow "<link>" in the footer
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | site    | page                   | link           | address             | heading                                  | language |
        | Sweden  | /objekt/kvistgatan-12/ | Slutpriser     | /slutpriser/        | Slutpriser                               | Swedish  |
        | Sweden  | /en/                   | Our agents     | /en/agents/         | Our agents                               | English  |
        | Finland | /fi/                   | Myydyt asunnot | /fi/myydyt-asunnot/ | Myydyt asunnot ja viimeiset pyyntihinnat | Finnish  |
        | Finland | /en/blog/              | Our agents     | /en/agents/         | Our agents                               | English  |

  @PAGE-12 @headline
  Rule: Every page meets WCAG 2.2 at level AA, as far as a machine can tell
    The European Accessibility Act has applied since June 2025, and one inaccessible page is enough to shut somebody out.

    Scenario Outline: The pages of the homes of <site>, in its languages by turns, meet WCAG 2.2 AA: the <part> third
      When a visitor goes through the <part> third of the homes of the <site> site, in its languages by turns
      Then axe finds no violation of WCAG 2.2 AA on any page, colours and sizes of targets aside
      And each page says what its HTML says, but for cookie settings, favourites and past viewings
      And no page has logged an error, broken its security policy or contacted another host

      Examples:
        | part   | site    |
        | first  | Sweden  |
        | second | Sweden  |
        | last   | Sweden  |
        | first  | Finland |
        | second | Finland |
        | last   | Finland |

    Scenario Outline: The other pages of <site> in <language> meet WCAG 2.2 AA: the <part> third
      When a visitor goes through the <part> third of the other pages of the <site> site in <language>
      Then axe finds no violation of WCAG 2.2 AA on any page, colours and sizes of targets aside
      And each page says what its HTML says, but for cookie settings, favourites and past viewings
      And no page has logged an error, broken its security policy or contacted another host

      Examples:
        | part   | site    | language |
        | first  | Sweden  | Swedish  |
        | second | Sweden  | Swedish  |
        | last   | Sweden  | Swedish  |
        | first  | Sweden  | English  |
        | second | Sweden  | English  |
        | last   | Sweden  | English  |
        | first  | Finland | Finnish  |
        | second | Finland | Finnish  |
        | last   | Finland | Finnish  |
        | first  | Finland | Swedish  |
        | second | Finland | Swedish  |
        | last   | Finland | Swedish  |
        | first  | Finland | English  |
        | second | Finland | English  |
        | last   | Finland | English  |

    Scenario Outline: Every page of Norway in <language> meets WCAG 2.2 AA
      When a visitor goes through all pages of the Norway site in <language>
      Then axe finds no violation of WCAG 2.2 AA on any page, colours and sizes of targets aside
      And each page says what its HTML says, but for cookie settings, favourites and past viewings
      And no page has logged an error, broken its security policy or contacted another host

      Examples:
        | language  |
        | Norwegian |
        | Swedish   |

  @PAGE-2 @layout @headline
  Rule: Every kind of page fits and is accessible on screens from 320 to 1440 pixels wide, light and dark
    People look at homes on a phone in bed and on a desktop at work; they leave a page that overflows or glares.

    Scenario Outline: On every screen, <page> of <site> fits and meets WCAG 2.2 AA
      When a visitor opens "<page>" on the <site> site
      Then the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

      Examples: Pages that every market has, or Sweden alone
        | site   | page                       |
        | Sweden | the home page              |
        | Sweden | the list of homes          |
        | Sweden | the English page of a flat |
        | Sweden | the areas page             |
        | Sweden | the area Södermalm         |
        | Sweden | the blog                   |
        | Sweden | a topic of the blog        |
        | Sweden | the article with a table   |
        | Sweden | the page for sellers       |
        | Sweden | the sold prices            |
        | Sweden | the agents                 |
        | Sweden | an agent                   |
        | Sweden | the privacy page           |
        | Sweden | the confirmation page      |
        | Sweden | the favourites             |

      Examples: Pages of Finland, whose words are longer
        | site    | page                         |
        | Finland | the Finnish home page        |
        | Finland | the Finnish list of homes    |
        | Finland | the flat in Oksakatu         |
        | Finland | the house Kallion Kuusenoksa |
        | Finland | the area Etu-Töölö           |
        | Finland | the neighbourhoods page      |
        | Finland | the hitas page               |
        | Finland | the Finnish sold homes       |
        | Finland | the buyer's guide            |

      Examples: Norway's page
        | site   | page                    |
        | Norway | the Norwegian home page |

      Examples: Pages that say what went wrong
        | site   | page                  |
        | Sweden | an unknown address    |
        | Sweden | the server-error page |
        | Sweden | the offline page      |

    Scenario Outline: The tables of <page> fit a small phone
      Given their window is 320 pixels wide and 568 high
      When a visitor opens "<page>" on the Finland site
      Then every table fits, with nothing of it to scroll to

      Examples:
        | page              |
        | the hitas page    |
        | the buyer's guide |

  @PAGE-3
  Rule: Every page is sent with headers that tell the browser how to protect the visitor
    Neither an open network nor another site may change what the visitor sees, or follow where they go.

    Scenario Outline: The answer to <page> of <site> carries the headers that protect the visitor
      When a visitor opens "<page>" on the <site> site
      Then the answer protects the visitor by these headers:
        | header                    | value                               | because                                              |
        | strict-transport-security | max-age=63072000; includeSubDomains | browsers keep to secure connections for two years    |
        | x-content-type-options    | nosniff                             | browsers run no file that is not served as a script  |
        | referrer-policy           | strict-origin-when-cross-origin     | other sites learn of no page that the visitor was on |
        | cache-control             | public, max-age=0, must-revalidate  | browsers never show an old page as the current one   |
      And its security policy has these directives:
        | directive              | because                                  |
        | frame-ancestors 'none' | no other site shows the page as its part |
        | object-src 'none'      | no plug-in runs                          |

      Examples:
        | site    | page                       |
        | Sweden  | the home page              |
        | Finland | an unknown Finnish address |

  @PAGE-15
  Rule: No script of a page may use the visitor's camera, microphone, location or other devices
    The site needs none of these, so only an intruder's script would ask for them.

    Scenario Outline: No script of <page> of <site> may use the visitor's devices
      When a visitor opens "<page>" on the <site> site
      Then no script of the page may use:
        | browsing-topics |
        | camera          |
        | geolocation     |
        | microphone      |
        | payment         |
        | serial          |
        | usb             |
        | local-fonts     |

      Examples:
        | site    | page                       |
        | Sweden  | the home page              |
        | Finland | an unknown Finnish address |

  @PAGE-4
  Rule: The keyboard alone leads visibly through the header, and past it to the content
    Some people cannot hold a mouse, and others use a switch or a voice program that works through the keyboard.

    Scenario: The first stop of the keyboard is a link past the header, to the content
      Given a visitor is at "the English home page" on the Sweden site
      And they press Tab
      And the focus is visibly on "Skip to content"
      When they press Enter
      And they press Tab
      Then the focus is visibly on "Area"

    Scenario: Each stop of the keyboard is visible on the way through the header
      When a visitor opens "the English list of homes" on the Finland site
      Then pressing Tab leads visibly through "Skip to content, Kvistbo, Homes, Our areas, Compare neighbourhoods"
      And pressing Tab leads visibly through "Hitas, Selling, Blog, Favourites, Suomi, Svenska, English"

  @PAGE-5
  Rule: Sitemaps, robots rules, feeds and structured data lead search engines and readers to every page that is meant for everyone
    Many visitors begin at a search engine, where a home that it has not found might as well not be for sale.

    Scenario: Sweden's sitemap names every page but the favourites and the confirmation page
      Then the sitemap of the Sweden site names these pages at "https://www.kvistbo.example", and no others:
        | Swedish          | English              | pages |
        | /                | /en/                 | 1     |
        | /bostader/       | /en/apartments/      | 1     |
        | /bostader/*/     | /en/apartments/*/    | 2     |
        | /objekt/*/       | /en/property/*/      | 53    |
        | /omraden/        | /en/areas/           | 1     |
        | /omraden/*/      | /en/areas/*/         | 8     |
        | /blogg/          | /en/blog/            | 1     |
        | /blogg/*/        | /en/blog/*/          | 6     |
        | /blogg/amne/*/   | /en/blog/topic/*/    | 6     |
        | /kopa-bostad/    | /en/buying-a-home/   | 1     |
        | /salja-med-oss/  | /en/selling-with-us/ | 1     |
        | /slutpriser/     | /en/sold-prices/     | 1     |
        | /maklare/        | /en/agents/          | 1     |
        | /maklare/*/      | /en/agents/*/        | 4     |
        | /kontakt/        | /en/contact/         | 1     |
        | /om-kvistbo/     | /en/about-kvistbo/   | 1     |
        | /datasakerhet/   | /en/privacy/         | 1     |
        | /tillganglighet/ | /en/accessibility/   | 1     |

    Scenario: Finland's sitemap names every page but the favourites
      Then the sitemap of the Finland site names these pages at "https://www.kvistbo-fi.example", and no others:
        | Finnish                | Swedish                        | English                | pages |
        | /fi/                   | /                              | /en/                   | 1     |
        | /fi/asunnot/           | /bostader/                     | /en/apartments/        | 1     |
        | /fi/asunnot/*/         | /bostader/*/                   | /en/apartments/*/      | 1     |
        | /fi/kohde/*/           | /objekt/*/                     | /en/property/*/        | 42    |
        | /fi/talot/*/           | /hus/*/                        | /en/houses/*/          | 8     |
        | /fi/toimialueet/       | /omraden/                      | /en/areas/             | 1     |
        | /fi/toimialueet/*/     | /omraden/*/                    | /en/areas/*/           | 12    |
        | /fi/asuinaluevertailu/ | /jamforelse-av-bostadsomraden/ | /en/neighbourhoods/    | 1     |
        | /fi/hitas/             | /hitas/                        | /en/hitas/             | 1     |
        | /fi/myydyt-asunnot/    | /salda-bostader/               | /en/sold-homes/        | 1     |
        | /fi/blog/              | /blog/                         | /en/blog/              | 1     |
        | /fi/blog/*/            | /blog/*/                       | /en/blog/*/            | 6     |
        | /fi/blog/aihe/*/       | /blog/amne/*/                  | /en/blog/topic/*/      | 6     |
        | /fi/ostajan-opas/      | /kopguide/                     | /en/buyers-guide/      | 1     |
        | /fi/myy-kotisi/        | /salj-din-bostad/              | /en/selling-your-home/ | 1     |
        | /fi/valittajat/        | /maklare/                      | /en/agents/            | 1     |
        | /fi/valittajat/*/      | /maklare/*/                    | /en/agents/*/          | 4     |
        | /fi/yhteydenotto/      | /kontakt/                      | /en/contact/           | 1     |
        | /fi/tietoa-kvistbosta/ | /om-kvistbo/                   | /en/about-kvistbo/     | 1     |
        | /fi/yksityisyys/       | /datasakerhet/                 | /en/privacy/           | 1     |
        | /fi/saavutettavuus/    | /tillganglighet/               | /en/accessibility/     | 1     |

    Scenario: Norway's sitemap names its two pages
      Then the sitemap of the Norway site names these pages at "https://www.kvistbo-no.example", and no others:
        | Norwegian | Swedish | pages |
        | /nb/      | /       | 1     |

    Scenario Outline: The robots rules of <site> name its sitemap, and its manifest in <language> starts at <start>
      Then the <site> site's robots rules name "<origin>/sitemap.xml"
      And the <site> site's manifest for <language> starts at "<start>"

      Examples:
        | site    | origin                         | language  | start |
        | Sweden  | https://www.kvistbo.example    | Swedish   | /     |
        | Sweden  | https://www.kvistbo.example    | English   | /en/  |
        | Finland | https://www.kvistbo-fi.example | Finnish   | /fi/  |
        | Norway  | https://www.kvistbo-no.example | Norwegian | /nb/  |

    Scenario: The Swedish feed begins with the newest article
      When a feed reader asks the Sweden site for "the Swedish feed"
      Then the first entry of the feed has:
        | title | Visning i november – en checklista                                |
        | page  | https://www.kvistbo.example/blogg/checklista-for-novembervisning/ |

    Scenario: The Finnish feed begins with the newest article
      When a feed reader asks the Finland site for "the Finnish feed"
      Then the first entry of the feed has:
        | title | Hitas lyhyesti: mitä jäi voimaan vuoden 2023 jälkeen   |
        | page  | https://www.kvistbo-fi.example/fi/blog/hitas-lyhyesti/ |

    Scenario Outline: Search engines learn from <page> of <site> what it describes
      When a visitor opens "<page>" on the <site> site
      Then the page describes itself to search engines as "<kinds>"

      Examples:
        | site    | page                         | kinds                                           |
        | Sweden  | the home page                | RealEstateAgent                                 |
        | Sweden  | the list of homes            | ItemList, BreadcrumbList                        |
        | Sweden  | the flat in Kvistgatan       | RealEstateListing, Event, Event, BreadcrumbList |
        | Finland | the house Kallion Kuusenoksa | ApartmentComplex, BreadcrumbList                |
        | Finland | the article about hitas      | BlogPosting, BreadcrumbList                     |
        | Sweden  | the areas page               | ItemList, BreadcrumbList                        |
        | Sweden  | the page for sellers         | FAQPage, BreadcrumbList                         |

  @PAGE-6
  Rule: Each picture is sent in the smallest size that looks sharp on the visitor's screen
    Pictures sell homes and are most of what a page weighs, and hardly anybody can tell 3× from 2× on a phone. So
    screens with 3× get the 2× size.

    @no-javascript
    Scenario Outline: The pictures of <page> of <site> are as small as looks sharp on four screens
      Given a visitor is at "<page>" on the <site> site
      Then each picture is the smallest file of "400, 672, 800 or 1200" pixels that looks sharp on these screens:
        | width | screen | sharp at |
        | 320   | 2×     | 2×       |
        | 390   | 3×     | 2×       |
        | 1024  | 2×     | 2×       |
        | 1440  | 1×     | 1×       |

      Examples:
        | site    | page                         |
        | Sweden  | the home page                |
        | Sweden  | the list of homes            |
        | Sweden  | the flat in Kvistgatan       |
        | Sweden  | the areas page               |
        | Sweden  | the blog                     |
        | Sweden  | the article with a table     |
        | Finland | the house Kallion Kuusenoksa |
        | Finland | the area Kallio              |

  @PAGE-7
  Rule: Nothing that the visitor sees moves while the rest of the page arrives
    A button that jumps away under the finger makes people tap the wrong thing, and search engines rank such pages lower.

    Scenario Outline: Nothing on <page> of <site> moves while it arrives in a window <width> pixels wide
      When the page "<page>" of the <site> site arrives piece by piece, in a window <width> pixels wide
      Then the foot of the page is shown
      And no element on the page has moved

      Examples: Phones
        | site    | page                         | width |
        | Sweden  | the home page                | 412   |
        | Sweden  | the flat in Kvistgatan       | 412   |
        | Sweden  | the page for sellers         | 412   |
        | Sweden  | an agent                     | 412   |
        | Finland | the Finnish list of homes    | 320   |
        | Finland | the house Kallion Kuusenoksa | 412   |
        | Finland | the area Kallio              | 412   |
        | Finland | the neighbourhoods page      | 412   |
        | Norway  | the Norwegian home page      | 412   |

      Examples: Tablets and desktops
        | site    | page                   | width |
        | Sweden  | the home page          | 1350  |
        | Sweden  | the list of homes      | 1350  |
        | Sweden  | the flat in Kvistgatan | 1350  |
        | Sweden  | the page for sellers   | 1350  |
        | Finland | the English home page  | 1024  |

    @no-javascript
    Scenario Outline: The list in <site> stays in place on a slow network once it has arrived up to <part>
      Given "every typeface" answers nothing
      When "the English list of homes" on the <site> site arrives only up to <part> at first
      Then nothing moves when the rest arrives

      Examples:
        | site    | part                      |
        | Sweden  | the word beside the heart |
        | Sweden  | the first price           |
        | Finland | the end of the header     |

  @PAGE-8
  Rule: Text never becomes a script or markup in a page, unless the site itself wrote it as such
    Text from an address, a form or an editor can hide an attack that reads what the visitor writes.

    Scenario Outline: An attacker who slips <injection> into <page> of <site> cannot make it run
      Given a visitor is at "<page>" on the <site> site
      When an attacker slips <injection> into the page
      Then it does not run, and the browser logs why

      Examples:
        | injection                      | site    | page                    |
        | a script                       | Sweden  | the home page           |
        | a link that is a script        | Sweden  | the home page           |
        | the address of another host    | Sweden  | the list of homes       |
        | the address of a vendor        | Sweden  | the home page           |
        | the address of a false picture | Sweden  | the flat in Kvistgatan  |
        | markup                         | Finland | the article about hitas |
        | an attribute that acts         | Norway  | the Norwegian home page |
        | a program                      | Sweden  | an unknown address      |

    Scenario: The site's own markup is shown: an article opens from the blog
      Given a visitor is at "the English blog" on the Sweden site
      When they follow a link to "the article about viewings"
      Then they see the page "A viewing in November – a checklist" in English
      And the article has headings of level 2 and links

    Scenario: The services that the visitor has agreed to can load further scripts
      Given a first-time visitor
      And the scripts of the services load others:
        | connect.facebook.net | https://connect.facebook.net/signals/config/100000000000046 |
        | s.pinimg.com         | https://s.pinimg.com/ct/lib/main.js                         |
      And a visitor opens "the English home page" on the Sweden site
      When they answer "Accept all"
      Then the browser asked for each of these:
        | Meta's further script      |
        | Pinterest's further script |
      And no error has been thrown

    Scenario: A service that writes markup into the page is stopped, and the page goes on working
      Given a first-time visitor
      And the script of "cdn.taboola.com" writes markup into the page
      And a visitor opens "the English home page" on the Sweden site
      And they answer "Accept all"
      And it does not run, and the browser logs why
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English

  @PAGE-17
  Rule: Every site names a contact for those who find a weakness in its security
    Somebody who finds a hole and nobody to tell may publish it before it can be mended.

    Scenario Outline: Weaknesses of <site> are reported to <contact>
      Then the <site> site's security contact is "mailto:<contact>", in "<languages>", at "<origin>"
      And it holds for less than a year from now

      Examples:
        | site    | contact                | languages  | origin                         |
        | Sweden  | hej@kvistbo.example    | sv, en     | https://www.kvistbo.example    |
        | Finland | hei@kvistbo-fi.example | fi, sv, en | https://www.kvistbo-fi.example |
        | Norway  | hei@kvistbo-no.example | nb, sv     | https://www.kvistbo-no.example |
