Feature: Prefetching pages

  Most visitors go on to a page whose link they can already see. Such pages are fetched before they are asked for, so that the
  next page opens at once: a few at a time, after everything else, and never at the cost of a visitor with little data.

  Background:
    Given these addresses:
      | name                              | address                                                  |
      | the Swedish home page             | /                                                        |
      | the English home page             | /en/                                                     |
      | the Norwegian home page           | /nb/                                                     |
      | the list of homes                 | /en/apartments/                                          |
      | the Finnish home page             | /fi/                                                     |
      | the list in Finnish               | /fi/asunnot/                                             |
      | the data of the Finnish list      | /page-data/fi/asunnot/page-data.json                     |
      | data that depend on a query       | /page-data/*page-data.json?*                             |
      | Kvarnsadelvägen 15                | /en/property/kvarnsadelvagen-15/                         |
      | Kaarnakatu 4 C 33                 | /fi/kohde/kaarnakatu-4-c-33/                             |
      | the data of Kvarnsadelvägen 15    | /page-data/en/property/kvarnsadelvagen-15/page-data.json |
      | the data of Björkvägen 7          | /page-data/en/property/bjorkvagen-7/page-data.json       |
      | the data of Kaarnakatu 4 C 33     | /page-data/fi/kohde/kaarnakatu-4-c-33/page-data.json     |
      | the data of every home            | /page-data/en/property/*/page-data.json                  |
      | the about page's data             | /page-data/en/about-kvistbo/page-data.json               |
      | the data of the Norwegian page    | /page-data/nb/page-data.json                             |
      | the data of its header and footer | /slice-data/frame-nb.json                                |
      | the data of the not-found page    | /page-data/404.html/page-data.json                       |
      | the script of a home              | /component---src-visit-home-home-tsx-*.js                |
      | the styles of a home              | /*.css                                                   |
      | the data of the deployment        | /page-data/app-data.json                                 |

  @PREFETCH-1
  Rule: Pages are prefetched in batches of four
    The list links to dozens of homes, most of which the visitor will never open: a few at a time waste little.

    Scenario: Each batch prefetches four pages that the list of homes links to
      Given the clock is stopped
      And a visitor is in the middle of "the list of homes" on the Sweden site
      And links to 13 or more other pages are in view
      When 3 batches of pages are due
      Then 4, then 8 and then 12 pages have been prefetched

    Scenario: A page whose link is out of view is prefetched only once the visitor scrolls to it
      Given the clock is stopped
      And a visitor with a small screen is at "the English home page" on the Sweden site
      And 1 batch of pages is due
      And the browser did not ask for "the about page's data"
      When the visitor scrolls to "About Kvistbo" in the footer
      And 2 batches of pages are due
      Then the browser asked for "the about page's data"

  @PREFETCH-2
  Rule: One batch is prefetched every three seconds
    A visitor who leaves at once has spent no data, and one who reads on has more pages ready the longer they read.

    Scenario: Each batch is prefetched three seconds after the one before, not sooner
      Given the clock is stopped
      When a visitor is in the middle of "the list of homes" on the Sweden site
      Then the number of prefetched pages grows like this:
        | milliseconds | pages |
        | 2999         | 0     |
        | 3099         | 4     |
        | 5998         | 4     |
        | 6198         | 8     |

  @PREFETCH-3
  Rule: No batch is prefetched on slow 2g connections
    On such a connection a guess at the next page takes bandwidth from the pictures that the visitor is waiting for.

    Scenario Outline: A visitor on a <kind> connection has <pages> pages prefetched
      Given the clock is stopped
      And a visitor's browser reports a "<kind>" connection
      And a visitor is in the middle of "the list of homes" on the Sweden site
      When 3 batches of pages are due
      Then <pages> pages have been prefetched

      Examples: Slow connections
        | kind    | pages |
        | slow-2g | 0     |
        | 2g      | 0     |

      Examples: The slowest that is fast enough
        | kind | pages |
        | 3g   | 12    |

  @PREFETCH-4
  Rule: With data saver on, only a link that is touched or pointed at has its page prefetched
    These visitors often pay by the megabyte, and have asked not to pay for guesses.

    Scenario: A visitor whose data saver is on has no pages prefetched
      Given the clock is stopped
      And a visitor's browser has its data saver on
      And a visitor is in the middle of "the list of homes" on the Sweden site
      When 3 batches of pages are due
      Then 0 pages have been prefetched

    Scenario: With data saver on, pointing at a link or touching it prefetches its page, and keyboard focus prefetches nothing
      Given a visitor's browser has its data saver on
      And a visitor is at "the list of homes" on the Sweden site
      And the visitor goes with the keyboard to "Two-bedroom flat from 1939 with a navy kitchen and a balcony"
      And the browser did not ask for "the data of Kvarnsadelvägen 15"
      When the visitor points at "Two-bedroom flat from 1939 with a navy kitchen and a balcony"
      And the visitor puts a finger on "Detached house at the edge of the woods, with sauna and study"
      Then the browser asked for "the data of Kvarnsadelvägen 15" 1 time
      And the browser asked for "the data of Björkvägen 7" 1 time

  @PREFETCH-5
  Rule: No batch is prefetched for bots
    A bot opens each address by itself and gains nothing from pages fetched ahead, which the agency's servers would have to deliver.

    Scenario Outline: <visitor> has <pages> pages prefetched
      Given the clock is stopped
      And a visitor's browser calls itself "<agent>"
      And a visitor is in the middle of "the list of homes" on the Sweden site
      When 3 batches of pages are due
      Then <pages> pages have been prefetched

      Examples: Bots
        | visitor          | agent                                                                    | pages |
        | Google's bot     | Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) | 0     |
        | A Nordic crawler | Nordic-Crawler/1.0                                                       | 0     |

      Examples: People
        | visitor                 | agent                                                                       | pages |
        | A person with an iPhone | Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 | 12    |

  @PREFETCH-6
  Rule: A page that cannot be prefetched does not hold up the others
    Deployments and bad networks leave gaps, and one missing file must not cost every other home its head start.

    Scenario Outline: Twelve pages are requested although <file> answers <fault>
      Given the clock is stopped
      And "<file>" answers <fault>
      And a visitor is in the middle of "the list of homes" on the Sweden site
      When 3 batches of pages are due
      Then 4, then 8 and then 12 pages have been requested ahead

      Examples:
        | file                   | fault   |
        | the data of every home | nothing |
        | the script of a home   | 404     |

  @PREFETCH-7
  Rule: A page that was prefetched within five minutes opens at once, with nothing fetched again
    One file that is missing when the page opens makes the visitor wait as long as if nothing had been fetched.

    Scenario: Norway's other page opens at once with its own header and footer
      Given the clock is stopped
      And a visitor with a tall window is at "the Swedish home page" on the Norway site
      When 1 batch of pages is due
      And they follow a link to "the Norwegian home page"
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And the page's data, code and styles had been prefetched
      And the browser asked for each of these once:
        | the data of the Norwegian page    |
        | the data of its header and footer |

    Scenario: Kvarnsadelvägen 15 opens at once from the list of homes
      Given the clock is stopped
      And a visitor with a small screen is at "the list of homes" on the Sweden site
      When the visitor scrolls to "Two-bedroom flat from 1939 with a navy kitchen and a balcony" in the text
      And 2 batches of pages are due
      And they follow a link to "Kvarnsadelvägen 15"
      Then they see the page "Two-bedroom flat from 1939 with a navy kitchen and a balcony" in English
      And the page's data, code and styles had been prefetched
      And the browser asked for "the data of Kvarnsadelvägen 15" 1 time

    Scenario: A page that was prefetched five minutes ago is checked for a newer version before it opens
      Given the clock is stopped
      And a visitor with a tall window is at "the Swedish home page" on the Norway site
      And 1 batch of pages is due
      And 5 minutes pass
      And a new version of the site is deployed
      When they follow a link to "the Norwegian home page"
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And the browser has made 1 full page load

  @PREFETCH-8
  Rule: Pointing at a link, touching it or reaching it with the keyboard prefetches its page at once
    The moment between choosing a link and opening it is often enough to fetch a page. Keyboard users pass many links on their way.

    Scenario: A home opens at once when the visitor points at its link
      Given the clock is stopped
      And a visitor with a small screen is at "the list of homes" on the Sweden site
      When the visitor points at "Two-bedroom flat from 1939 with a navy kitchen and a balcony"
      And they follow a link to "Kvarnsadelvägen 15"
      Then they see the page "Two-bedroom flat from 1939 with a navy kitchen and a balcony" in English
      And the page's data, code and styles had been prefetched
      And the browser asked for each of these once:
        | the data of Kvarnsadelvägen 15 |
        | the script of a home           |
        | the styles of a home           |

    Scenario: A home in Finland opens at once when the visitor reaches its link with the keyboard
      Given the clock is stopped
      And a visitor with a small screen is at "the list in Finnish" on the Finland site
      When the visitor goes with the keyboard to "Kuudennen kerroksen yksiö, keittiössä oma ikkuna"
      And they follow a link to "Kaarnakatu 4 C 33"
      Then they see the page "Kuudennen kerroksen yksiö, keittiössä oma ikkuna" in Finnish
      And the page's data, code and styles had been prefetched
      And the browser asked for each of these once:
        | the data of Kaarnakatu 4 C 33 |
        | the script of a home          |
        | the styles of a home          |

    Scenario: The script and styles of a home are requested together with its data, not after it
      Given the clock is stopped
      And the answer to "the data of Kvarnsadelvägen 15" is delayed
      And a visitor with a small screen is at "the list of homes" on the Sweden site
      When the visitor puts a finger on "Two-bedroom flat from 1939 with a navy kitchen and a balcony"
      Then the browser asked for each of these once:
        | the data of Kvarnsadelvägen 15 |
        | the script of a home           |
        | the styles of a home           |

    Scenario: A home opens at once although a deployment has replaced the script that its link names
      Given the clock is stopped
      And a visitor with a small screen is at "the list of homes" on the Sweden site
      And the links to homes name a script that is gone
      When the visitor puts a finger on "Two-bedroom flat from 1939 with a navy kitchen and a balcony"
      And they follow a link to "Kvarnsadelvägen 15"
      Then they see the page "Two-bedroom flat from 1939 with a navy kitchen and a balcony" in English
      And the browser asked for "the data of Kvarnsadelvägen 15" 1 time
      And the page's data, code and styles had been prefetched
      And no error has been thrown

  @PREFETCH-9
  Rule: Prefetching comes after everything else, and requests nothing twice
    The page in view matters more than one that may come next, and what is fetched twice is paid for twice.

    Scenario: Two batches are requested at low priority, and check for a deployment only once
      Given the clock is stopped
      And priorities of requests are recorded
      And a visitor is in the middle of "the list of homes" on the Sweden site
      When 2 batches of pages are due
      Then 8 pages have been prefetched
      And everything prefetched was requested at low priority
      And the browser asked for "the data of the deployment" 1 time

    Scenario: Links to one list with different filters share its data
      Given the clock is stopped
      And a visitor with a tall window is at "the Finnish home page" on the Finland site
      And links to 12 or more other pages are in view
      When 4 batches of pages are due
      Then the browser asked for "the data of the Finnish list"
      And the browser did not ask for "data that depend on a query"

    Scenario: Nothing is requested in place of pages that are gone
      Given the clock is stopped
      And "the data of every home" answers 404
      And a visitor is in the middle of "the list of homes" on the Sweden site
      When 1 batch of pages is due
      Then 4 pages have been requested ahead
      And the browser did not ask for "the data of the not-found page"
