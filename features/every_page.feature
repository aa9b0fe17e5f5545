Feature: Every page

  A visitor can arrive at any page first: from a search engine, a friend or an old bookmark.
  So each of them must stand on its own, and none may be the one that was forgotten.

  @PAGE-1
  Rule: Every page of the build says what it is, leads only to pages that exist, runs without errors and can be used by everyone

    Scenario Outline: All pages of <site> in <language>
      When a visitor has read every page of the <site> site in <language>
      Then each page answered 200 in that language, with one heading and a title and description of its own
      And each page names itself as canonical at "<origin>", and its alternates "<alternates>" name it in return
      And each link of each page leads to a page, a file or a place that exists
      And no page has an accessibility violation that axe can find
      And no page logged an error, broke its security policy or asked another host for anything

      Examples:
        | site    | language  | origin                         | alternates            |
        | Sweden  | Swedish   | https://www.kvistbo.example    | en, sv, x-default     |
        | Sweden  | English   | https://www.kvistbo.example    | en, sv, x-default     |
        | Finland | Finnish   | https://www.kvistbo-fi.example | en, fi, sv, x-default |
        | Finland | Swedish   | https://www.kvistbo-fi.example | en, fi, sv, x-default |
        | Finland | English   | https://www.kvistbo-fi.example | en, fi, sv, x-default |
        | Norway  | Norwegian | https://www.kvistbo-no.example | nb, sv, x-default     |
        | Norway  | Swedish   | https://www.kvistbo-no.example | nb, sv, x-default     |

  @PAGE-2
  Rule: Every page fits the visitor's screen, from 320 pixels wide to a wide one, light and dark

    Scenario Outline: <address> in <site>
      When a visitor opens "<address>" on the <site> site
      Then the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

      Examples:
        | site    | address                             |
        | Sweden  | /                                   |
        | Sweden  | /bostader/                          |
        | Sweden  | /en/property/kvistgatan-12/         |
        | Sweden  | /omraden/                           |
        | Sweden  | /omraden/sodermalm/                 |
        | Sweden  | /blogg/                             |
        | Sweden  | /blogg/amne/bostadsratt/            |
        | Sweden  | /blogg/jamfora-omraden-med-siffror/ |
        | Sweden  | /salja-med-oss/                     |
        | Sweden  | /datasakerhet/                      |
        | Sweden  | /begar-kontakt/                     |
        | Sweden  | /favoriter/                         |
        | Sweden  | /no-such-page/                      |
        | Sweden  | /500.html                           |
        | Sweden  | /offline.html                       |
        | Finland | /fi/                                |
        | Finland | /fi/asunnot/                        |
        | Finland | /fi/kohde/oksakatu-3-a-5/           |
        | Finland | /fi/talot/kallion-kuusenoksa/       |
        | Finland | /fi/toimialueet/                    |
        | Finland | /fi/toimialueet/etu-toolo/          |
        | Finland | /fi/asuinaluevertailu/              |
        | Finland | /fi/hitas/                          |
        | Finland | /en/buyers-guide/                   |
        | Finland | /fi/offline.html                    |
        | Norway  | /nb/                                |
        | Norway  | /nb/finnes-ikke/                    |

    Scenario Outline: The table of "<address>" on a small phone
      Given their window is 320 pixels wide and 568 high
      When a visitor opens "<address>" on the Finland site
      Then every table fits, with nothing of it to scroll to

      Examples:
        | address             |
        | /fi/hitas/          |
        | /hitas/             |
        | /en/hitas/          |
        | /en/buyers-guide/   |

  @PAGE-3
  Rule: Every answer carries the headers that protect the visitor, and scripts run only if they are the site's own

    Scenario Outline: <address> in <site>
      When a visitor opens "<address>" on the <site> site
      Then the answer has these headers:
        | strict-transport-security | max-age=63072000; includeSubDomains |
        | x-content-type-options    | nosniff                             |
        | referrer-policy           | strict-origin-when-cross-origin     |
        | cache-control             | public, max-age=0, must-revalidate  |
      And its security policy has "frame-ancestors 'none'"
      And its security policy has "object-src 'none'"
      And its security policy lets no script run but the site's, inline ones that it knows, and those of:
        | https://amplify.outbrain.com/cp/                   |
        | https://cdn.taboola.com/libtrc/unip/<taboola>/     |
        | https://connect.facebook.net/en_US/fbevents.js     |
        | https://connect.facebook.net/signals/              |
        | https://s.pinimg.com/ct/                           |
        | https://www.googletagmanager.com/gtag/js           |
      And no script of the page may use:
        | browsing-topics |
        | camera          |
        | geolocation     |
        | microphone      |
        | payment         |
        | serial          |
        | usb             |
        | local-fonts     |

      Examples:
        | site    | address                | taboola |
        | Sweden  | /                      | 1000046 |
        | Sweden  | /objekt/kvistgatan-12/ | 1000046 |
        | Finland | /fi/ei-ole/            | 1000358 |
        | Norway  | /nb/                   | 1000047 |

    Scenario: A script that somebody slips into a page does not run
      Given a visitor is at "/" on the Sweden site
      When a link that is a script is made of a text in the page
      Then it has not run, and the browser has reported it

    Scenario: A file whose name changes with its content is kept for a year
      When a visitor opens "/" on the Sweden site
      Then every script and picture that the page loaded may be kept for a year

  @PAGE-4
  Rule: Every page can be used with the keyboard alone

    Scenario: The first stop is a link past the header
      Given a visitor is at "/" on the Sweden site
      When they press Tab
      Then the focus is visibly on "Hoppa till innehållet"
      When they press Enter
      And they press Tab
      Then the focus is visibly on "Område"

    Scenario: Each stop is visible on the way through the header
      Given a visitor is at "/fi/asunnot/" on the Finland site
      Then pressing Tab leads visibly through "Siirry sisältöön, Kvistbo, Asunnot, Alueet, Asuinaluevertailu, Hitas, Blogi, Suosikit, Suomi, Svenska, English"

  @PAGE-5
  Rule: Every site can be found and followed: it has a sitemap, robots rules, a manifest and a feed for each language

    Scenario Outline: <site>
      Then the <site> site has a sitemap that names every page at "<origin>" but:
        | /begar-kontakt/      |
        | /en/request-contact/ |
        | /favoriter/          |
        | /en/favourites/      |
        | /fi/suosikit/        |
      And the <site> site's robots rules name "<origin>/sitemap.xml"
      And the <site> site's manifest for <language> starts at "<start>"

      Examples:
        | site    | origin                         | language  | start |
        | Sweden  | https://www.kvistbo.example    | Swedish   | /     |
        | Sweden  | https://www.kvistbo.example    | English   | /en/  |
        | Finland | https://www.kvistbo-fi.example | Finnish   | /fi/  |
        | Norway  | https://www.kvistbo-no.example | Norwegian | /nb/  |

    Scenario Outline: The feed at "<feed>" in <site>
      When a feed reader asks the <site> site for "<feed>"
      Then the first entry of the feed has:
        | title | <title>   |
        | page  | <address> |

      Examples:
        | site    | feed         | title                                                | address                                                           |
        | Sweden  | /feed.xml    | Visning i november – en checklista                   | https://www.kvistbo.example/blogg/checklista-for-novembervisning/ |
        | Finland | /fi/feed.xml | Hitas lyhyesti: mitä jäi voimaan vuoden 2023 jälkeen | https://www.kvistbo-fi.example/fi/blog/hitas-lyhyesti/            |

    Scenario Outline: What search engines are told of "<address>" in <site>
      When a visitor opens "<address>" on the <site> site
      Then the page describes itself to search engines as "<kinds>"

      Examples:
        | site    | address                       | kinds                             |
        | Sweden  | /                             | RealEstateAgent                   |
        | Sweden  | /bostader/                    | ItemList, BreadcrumbList          |
        | Sweden  | /objekt/kvistgatan-12/        | RealEstateListing, Event, Event, BreadcrumbList |
        | Finland | /fi/talot/kallion-kuusenoksa/ | ApartmentComplex, BreadcrumbList  |
        | Finland | /fi/blog/hitas-lyhyesti/      | BlogPosting, BreadcrumbList       |
        | Sweden  | /omraden/                     | ItemList, BreadcrumbList          |
        | Sweden  | /salja-med-oss/               | FAQPage, BreadcrumbList           |

  @PAGE-6
  Rule: Of each picture the smallest file comes that is sharp in its place; a telephone's finest screen is taken for one of two pixels to one

    @no-javascript
    Scenario Outline: <address> in <site>
      Given a visitor is at "<address>" on the <site> site
      Then in windows like these each picture is the smallest file that is sharp there:
        | wide | pixels to one | taken for |
        | 320  | 2             | 2         |
        | 390  | 3             | 2         |
        | 1024 | 2             | 2         |
        | 1440 | 1             | 1         |

      Examples:
        | site    | address                             |
        | Sweden  | /                                   |
        | Sweden  | /bostader/                          |
        | Sweden  | /objekt/kvistgatan-12/              |
        | Sweden  | /omraden/                           |
        | Sweden  | /blogg/                             |
        | Sweden  | /blogg/jamfora-omraden-med-siffror/ |
        | Finland | /fi/talot/kallion-kuusenoksa/       |
        | Finland | /fi/toimialueet/kallio/             |

  @PAGE-7
  Rule: What a window shows stays where it is while the rest of the page arrives

    Scenario Outline: <address> in <site>
      When the page "<address>" of the <site> site arrives piece by piece, in a window <wide> pixels wide
      Then the foot of the page is shown
      And no element on the page has moved

      Examples:
        | site    | address                       | wide |
        | Sweden  | /                             | 412  |
        | Sweden  | /bostader/                    | 320  |
        | Sweden  | /bostader/                    | 412  |
        | Sweden  | /objekt/kvistgatan-12/        | 412  |
        | Sweden  | /salja-med-oss/               | 412  |
        | Finland | /fi/asunnot/                  | 320  |
        | Finland | /fi/talot/kallion-kuusenoksa/ | 412  |
        | Finland | /fi/toimialueet/kallio/       | 412  |
        | Finland | /fi/asuinaluevertailu/        | 412  |
        | Norway  | /nb/                          | 412  |
        | Sweden  | /                             | 600  |
        | Sweden  | /                             | 1350 |
        | Sweden  | /bostader/                    | 1350 |
        | Sweden  | /objekt/kvistgatan-12/        | 1350 |
        | Sweden  | /salja-med-oss/               | 1350 |
        | Finland | /fi/                          | 768  |
        | Finland | /en/                          | 1024 |
        | Finland | /fi/                          | 1350 |
        | Norway  | /nb/                          | 1350 |

  @PAGE-8
  Rule: No text becomes a script or markup in a page, but what the site itself has written

    Scenario Outline: <what>, in "<address>" of <site>
      Given a visitor is at "<address>" on the <site> site
      When <what> is made of a text in the page
      Then it has not run, and the browser has reported it

      Examples:
        | what                               | site    | address                      |
        | a script's text                    | Sweden  | /                            |
        | the address of another host        | Sweden  | /bostader/                   |
        | the address of a vendor            | Sweden  | /                            |
        | the address of a file that is none | Sweden  | /objekt/kvistgatan-12/       |
        | markup                             | Finland | /fi/blog/hitas-lyhyesti/     |
        | an attribute that acts             | Norway  | /nb/                         |
        | a program                          | Sweden  | /no-such-page/               |

    Scenario: An article is read after a move from another page
      Given a visitor is at "/blogg/" on the Sweden site
      When they follow a link to "/blogg/checklista-for-novembervisning/"
      Then they see the page "Visning i november – en checklista" in Swedish
      And the article has headings of level 2 and links

    Scenario: Services that the visitor agrees to load scripts of their own
      Given a first-time visitor
      And the scripts of the services load others:
        | connect.facebook.net | https://connect.facebook.net/signals/config/100000000000046 |
        | s.pinimg.com         | https://s.pinimg.com/ct/lib/main.js                          |
      When a visitor opens "/" on the Sweden site
      And they answer "Acceptera alla"
      Then the browser asked for each of these:
        | https://connect.facebook.net/signals/config/100000000000046 |
        | https://s.pinimg.com/ct/lib/main.js                         |
      And no error has been thrown

    Scenario: A service that writes markup is stopped there, and the page goes on
      Given a first-time visitor
      And the script of "cdn.taboola.com" writes markup into the page
      When a visitor opens "/" on the Sweden site
      And they answer "Acceptera alla"
      Then it has not run, and the browser has reported it
      When they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish

  @PAGE-9
  Rule: What the policy of a page stops, and weaknesses that somebody finds, the agency can be told of

    Scenario: Chromium is told where to report
      When a visitor opens "/" on the Sweden site
      Then the answer has these headers:
        | reporting-endpoints | csp="/api/csp-reports" |
      And its security policy has "report-to csp"

    Scenario: A browser without the Reporting API tells the site of what was stopped
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site, with a browser that reports to addresses alone
      When a script's text is made of a text in the page
      Then it has not run, and the browser has reported it
      And the site has taken the browser's report of it

    Scenario Outline: Whom to tell of a weakness of <site>
      Then the <site> site's security contact is "mailto:<contact>", in "<languages>", at "<origin>"
      And it holds for less than a year from now

      Examples:
        | site    | contact               | languages  | origin                         |
        | Sweden  | hej@kvistbo.example | sv, en     | https://www.kvistbo.example    |
        | Finland | hei@kvistbo-fi.example | fi, sv, en | https://www.kvistbo-fi.example |
        | Norway  | hei@kvistbo-no.example | nb, sv     | https://www.kvistbo-no.example |

  @PAGE-10
  Rule: Every kind of page is valid HTML, and a second accessibility engine finds nothing on it either

    Scenario Outline: <address> in <site>
      When a visitor opens "<address>" on the <site> site
      Then its HTML is valid as it came
      And Equal Access finds no violation

      Examples:
        | site    | address                                 |
        | Sweden  | /                                       |
        | Sweden  | /bostader/                              |
        | Sweden  | /objekt/kvistgatan-12/                  |
        | Sweden  | /omraden/                               |
        | Sweden  | /omraden/sodermalm/                     |
        | Sweden  | /kontakt/                               |
        | Sweden  | /salja-med-oss/                         |
        | Sweden  | /blogg/                                 |
        | Sweden  | /blogg/jamfora-omraden-med-siffror/     |
        | Sweden  | /datasakerhet/                          |
        | Sweden  | /begar-kontakt/                         |
        | Sweden  | /favoriter/                             |
        | Sweden  | /no-such-page/                          |
        | Sweden  | /500.html                               |
        | Sweden  | /offline.html                           |
        | Finland | /fi/kohde/oksakatu-3-a-5/               |
        | Finland | /fi/talot/kallion-kuusenoksa/           |
        | Finland | /fi/asuinaluevertailu/?areas=00530,00250 |
        | Finland | /fi/hitas/                              |
        | Norway  | /nb/                                    |

    Scenario: A form whose script has come
      Given a visitor is at the form of "/salja-med-oss/" on the Sweden site
      Then its HTML is valid as it is now
