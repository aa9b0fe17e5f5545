Feature: Loading ahead

  The pages that a visitor can see links to are fetched before they ask, so that the next page
  is there at once: a few at a time, and never at the visitor's cost.

  @PREFETCH-1
  Rule: Pages are loaded ahead in batches of four

    Scenario Outline: "<path>" on the <site> site, where more than twelve other pages are in view
      Given the clock is stopped
      And a visitor is in the middle of "<path>" on the <site> site
      And links to 13 or more other pages are in view
      When 3100 milliseconds pass
      Then 4 pages have been prefetched
      When 3100 milliseconds pass
      Then 8 pages have been prefetched
      When 3100 milliseconds pass
      Then 12 pages have been prefetched

      Examples:
        | site    | path         |
        | Sweden  | /bostader/   |
        | Finland | /fi/asunnot/ |

    Scenario: Norway's only other page
      Given the clock is stopped
      And a visitor with a tall window is at "/" on the Norway site
      And links to 1 or more other pages are in view
      When 3100 milliseconds pass
      Then 1 page has been prefetched

    Scenario: A page out of view is not loaded ahead
      Given the clock is stopped
      And a visitor with a small screen is at "/" on the Sweden site
      When 3100 milliseconds pass
      Then the browser did not ask for "/page-data/om-kvistbo/page-data.json"
      When the visitor scrolls to "Om Kvistbo" in the footer
      And 3100 milliseconds pass
      And 3100 milliseconds pass
      Then the browser asked for "/page-data/om-kvistbo/page-data.json"

  @PREFETCH-2
  Rule: One batch is loaded ahead every three seconds

    Scenario: On either side of each third second
      Given the clock is stopped
      And a visitor is in the middle of "/bostader/" on the Sweden site
      When 2999 milliseconds pass
      Then 0 pages have been prefetched
      When 100 milliseconds pass
      Then 4 pages have been prefetched
      When 2899 milliseconds pass
      Then 4 pages have been prefetched
      When 200 milliseconds pass
      Then 8 pages have been prefetched

  @PREFETCH-3
  Rule: Nothing is loaded ahead on slow 2g connections

    Scenario Outline: A <kind> connection
      Given the clock is stopped
      And a visitor's browser reports a "<kind>" connection
      And a visitor is in the middle of "/bostader/" on the <site> site
      When 3100 milliseconds pass
      Then <pages> pages have been prefetched

      Examples:
        | site   | kind    | pages |
        | Sweden | slow-2g | 0     |
        | Sweden | 2g      | 0     |
        | Sweden | 3g      | 4     |
        | Sweden | 4g      | 4     |

  @PREFETCH-4
  Rule: Nothing is loaded ahead in data-saver mode

    Scenario Outline: Data saver is <state>
      Given the clock is stopped
      And a visitor's browser has its data saver <state>
      And a visitor is in the middle of "/bostader/" on the Sweden site
      When 3100 milliseconds pass
      Then <pages> pages have been prefetched

      Examples:
        | state | pages |
        | on    | 0     |
        | off   | 4     |

  @PREFETCH-5
  Rule: Nothing is loaded ahead for bots

    Scenario Outline: <visitor>
      Given the clock is stopped
      And a visitor's browser calls itself "<agent>"
      And a visitor is in the middle of "/bostader/" on the Sweden site
      When 3100 milliseconds pass
      Then <pages> pages have been prefetched

      Examples:
        | visitor         | agent                                                                                                        | pages |
        | A bot           | Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)                                     | 0     |
        | A crawler       | Nordic-Crawler/1.0                                                                                           | 0     |
        | A spider        | Mozilla/5.0 (compatible; Baiduspider/2.0)                                                                    | 0     |
        | One that crawls | Heritrix crawling for a library                                                                              | 0     |
        | A person        | Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Safari/604.1 | 4     |

  @PREFETCH-6
  Rule: A page that cannot be loaded ahead does not hold up the others

    Scenario Outline: The answer to "<file>" is <fault>
      Given the clock is stopped
      And "<file>" answers <fault>
      And a visitor is in the middle of "/bostader/" on the Sweden site
      When 3100 milliseconds pass
      Then 4 pages have been requested ahead
      When 3100 milliseconds pass
      Then 8 pages have been requested ahead
      When 3100 milliseconds pass
      Then 12 pages have been requested ahead

      Examples:
        | file                                         | fault   |
        | /page-data/objekt/*/page-data.json           | 404     |
        | /page-data/objekt/*/page-data.json           | nothing |
        | /component---src-templates-property-tsx-*.js | 404     |

  @PREFETCH-7
  Rule: A page that has been loaded ahead opens from what is there: its data was asked for once, with its code, its styles and the slices around it

    Scenario: Norway's other page, which has slices of its own
      Given the clock is stopped
      And a visitor with a tall window is at "/" on the Norway site
      When 3100 milliseconds pass
      Then the browser asked for each of these once:
        | /page-data/nb/page-data.json |
        | /slice-data/header-nb.json   |
        | /slice-data/footer-nb.json   |
      When they follow a link to "/nb/"
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And the page's data, code and styles had been prefetched

    Scenario Outline: A home, from the list on the <site> site
      Given the clock is stopped
      And a visitor with a small screen is at "<list>" on the <site> site
      When the visitor scrolls to "<name>" in the text
      And 3100 milliseconds pass
      And 3100 milliseconds pass
      Then the browser asked for each of these once:
        | /page-data<home>page-data.json |
      When they follow a link to "<home>"
      Then they see the page "<name>" in <language>
      And the page's data, code and styles had been prefetched

      Examples:
        | site    | list         | home                         | name                                             | language |
        | Sweden  | /bostader/   | /objekt/kvarnsadelvagen-15/  | Trea från 1939 med marinblått kök och balkong    | Swedish  |
        | Finland | /fi/asunnot/ | /fi/kohde/kaarnakatu-4-c-33/ | Kuudennen kerroksen yksiö, keittiössä oma ikkuna | Finnish  |

    Scenario: What was loaded ahead more than five minutes ago is held against the site as it is now
      Given the clock is stopped
      And a visitor with a tall window is at "/" on the Norway site
      When 3100 milliseconds pass
      And 300000 milliseconds pass
      And the site has been deployed anew
      And they follow a link to "/nb/"
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And the browser has made 1 full page load

  @PREFETCH-8
  Rule: A page is loaded whole at once when a visitor points at its link, touches it or comes to it with the keyboard

    Scenario Outline: <name>, on the <site> site, whose link the visitor <act>
      Given the clock is stopped
      And a visitor with a small screen is at "<list>" on the <site> site
      When the visitor <act> "<name>"
      Then the browser asked for each of these once:
        | /page-data<home>page-data.json               |
        | /component---src-templates-property-tsx-*.js |
        | /*.css                                       |
      When they follow a link to "<home>"
      Then they see the page "<name>" in <language>
      And the page's data, code and styles had been prefetched

      Examples:
        | site    | act                       | list         | home                         | name                                             | language |
        | Sweden  | points at                 | /bostader/   | /objekt/kvarnsadelvagen-15/  | Trea från 1939 med marinblått kök och balkong    | Swedish  |
        | Sweden  | puts a finger on          | /bostader/   | /objekt/kvarnsadelvagen-15/  | Trea från 1939 med marinblått kök och balkong    | Swedish  |
        | Finland | goes with the keyboard to | /fi/asunnot/ | /fi/kohde/kaarnakatu-4-c-33/ | Kuudennen kerroksen yksiö, keittiössä oma ikkuna | Finnish  |

    Scenario: Not by the keyboard for who saves data, who may only be passing
      Given a visitor is at "/bostader/" on the Sweden site, with prefetching off
      When the visitor goes with the keyboard to "Trea från 1939 med marinblått kök och balkong"
      Then the browser did not ask for "/page-data/objekt/kvarnsadelvagen-15/page-data.json"
      When the visitor puts a finger on "Trea från 1939 med marinblått kök och balkong"
      Then the browser asked for "/page-data/objekt/kvarnsadelvagen-15/page-data.json" 1 time

    Scenario: The code of a home is asked for beside its data, not after it
      Given the clock is stopped
      And the answer to "/page-data/objekt/kvarnsadelvagen-15/page-data.json" is delayed
      And a visitor with a small screen is at "/bostader/" on the Sweden site
      When the visitor puts a finger on "Trea från 1939 med marinblått kök och balkong"
      Then the browser asked for each of these once:
        | /page-data/objekt/kvarnsadelvagen-15/page-data.json |
        | /component---src-templates-property-tsx-*.js        |
        | /*.css                                              |

    Scenario: The site has been deployed with another template since the link was delivered
      Given the clock is stopped
      And a visitor with a small screen is at "/bostader/" on the Sweden site
      And the links to homes name a template that is gone
      When the visitor puts a finger on "Trea från 1939 med marinblått kök och balkong"
      Then the browser asked for "/page-data/objekt/kvarnsadelvagen-15/page-data.json" 1 time
      When they follow a link to "/objekt/kvarnsadelvagen-15/"
      Then they see the page "Trea från 1939 med marinblått kök och balkong" in Swedish
      And the page's data, code and styles had been prefetched
      And no error has been thrown

  @PREFETCH-9
  Rule: What is loaded ahead waits for all else, and asks for nothing twice

    Scenario: Two batches of pages, whose data has low priority and tells once of which deployment it is
      Given the clock is stopped
      And priorities of requests are noted
      And a visitor is in the middle of "/bostader/" on the Sweden site
      When 3100 milliseconds pass
      And 3100 milliseconds pass
      Then 8 pages have been prefetched
      And everything prefetched was requested at low priority
      And the browser asked for "/page-data/app-data.json" 1 time

    Scenario: Pages that are gone, in whose place nothing is asked for
      Given the clock is stopped
      And "/page-data/objekt/*/page-data.json" answers 404
      And a visitor is in the middle of "/bostader/" on the Sweden site
      When 3100 milliseconds pass
      Then 4 pages have been requested ahead
      And the browser did not ask for "/page-data/404.html/page-data.json"
