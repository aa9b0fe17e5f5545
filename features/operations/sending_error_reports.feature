Feature: Sending error reports

  Pages of a deployment that names an error-reporting service report errors, and trace how long loads and moves took.

  A **transaction** is the load of a page, or a move to the next one, with all requests made meanwhile. A **breadcrumb** is
  something that happened before an error. A **span** is one part of a transaction with its time, such as a request. A **component**
  is a part of a page, such as a list or a map.

  Background:
    Given these addresses:
      | name                  | address                               |
      | the home page         | /en/                                  |
      | the error service     | http://localhost:9999/api/1/envelope/ |
      | the areas page        | /en/areas/                            |
      | a file of the site    | /robots.txt                           |
      | the areas page's data | /page-data/en/areas/page-data.json    |
      | the server-error page | /en/500.html                          |
      | the reporting scripts | /reporting-*.js                       |
      | every picture         | /media/*                              |

  @ERROR-3
  Rule: A report lists at most the last 100 events before the error
    The last steps before an error explain it, and older ones only make the visitor upload more.

    Scenario: After 150 notes, an error is reported with the notes from number 51
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And a script of the page notes "note 1" to "note 150"
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the report lists the notes "note 51" to "note 150"
      And the report lists at most 100 breadcrumbs

  @ERROR-4
  Rule: The load of a page, or a move to another, counts as ended one second after the page's last activity
    The time in which a visitor merely reads would otherwise count as loading, and every page would seem slow.

    Scenario: The load of a page ends when nothing happens for a second
      When a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      Then the load of "the home page" is reported after 1000 ms, not sooner
      And it ended because nothing happened

    Scenario: A load waits for the answer to a request, and ends a second after it
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      And the page rests for 600 milliseconds
      And the page makes a request and waits for the answer
      And the page rests for 3000 milliseconds
      When the answer to its request arrives
      Then the load of "the home page" is reported after 1000 ms, not sooner
      And it ended because nothing happened

    Scenario: A move to the next page ends when nothing happens for a second
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      And the page rests for 1000 milliseconds
      When they move on to "the areas page"
      Then the move to "the areas page" is reported after 1000 ms, not sooner
      And it ended because nothing happened

  @ERROR-5
  Rule: A load or a move counts as ended after half a minute at the latest
    A page that never comes to rest would never be reported, although it is the one that the agency should know of.

    Scenario: The load of a page that never stops making requests ends after half a minute
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      When the page makes a request every 4000 milliseconds that is never answered
      Then the load of "the home page" is reported after 30000 ms, not sooner
      And it ended because it took too long

    Scenario: A move to a page that never stops making requests ends after half a minute
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      And the page rests for 1000 milliseconds
      And they move on to "the areas page"
      When the page makes a request every 4000 milliseconds that is never answered
      Then the move to "the areas page" is reported after 30000 ms, not sooner
      And it ended because it took too long

  @ERROR-6
  Rule: A load or a move is checked every five seconds, and counts as ended after three checks without a change
    A request without an answer would delay the report until the visitor has left, and nobody would learn why the page hung.

    Scenario: A move to the next page ends at the third check when an answer never comes
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      And the page rests for 1000 milliseconds
      And they move on to "the areas page"
      When the page makes a request and waits for the answer
      Then the move to "the areas page" is reported after 15000 ms, not sooner
      And it ended because an answer never came

    Scenario: A load ends at the third check after its last request, which makes the checks count from the beginning
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      And the page makes a request and waits for the answer
      And the page rests for 7000 milliseconds
      When the page makes a request and waits for the answer
      Then the load of "the home page" is reported after 13000 ms, not sooner
      And it ended because an answer never came

  @ERROR-7
  Rule: The report of a load or a move lists at most 1000 of its parts
    A page that requests without end must not send a report without end over the same connection.

    Scenario: A load with 1200 requests is reported with 1000 of them
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      When the page requests "a file of the site" 1200 times, without waiting for answers
      And the page rests for 1000 milliseconds
      Then the error service has received the load of "the home page", once
      And it holds 1000 spans

  @ERROR-8
  Rule: Requests to the page's own origin and to localhost carry trace headers; requests to any other origin carry none
    Trace headers connect what a browser and a server report of one request. A stranger's server could follow a visitor by them.

    Scenario: The page's own origin and localhost receive trace headers, and hosts that only look like them do not
      When a visitor is on the Sweden site with error reporting, at its own origin and free to contact any host
      Then requests from the page carry these headers:
        | address                                             | headers       | because                         |
        | /robots.txt                                         | trace headers | it has no origin but the page's |
        | https://www.kvistbo.example/robots.txt              | trace headers | it names the page's origin      |
        | https://localhost/a                                 | trace headers | it is localhost                 |
        | https://localhost:7777/a                            | trace headers | it is localhost at any port     |
        | http://localhost:7777/a                             | trace headers | it is localhost without TLS     |
        | https://kvistbo.example/a                           | none          | the host lacks "www"            |
        | https://www.kvistbo.example:8443/a                  | none          | another port is another origin  |
        | https://www.kvistbo.example.other.example/a         | none          | the host only begins alike      |
        | https://localhost.example/a                         | none          | the host only begins alike      |
        | https://www.localhost/a                             | none          | the host only ends alike        |
        | https://other.example/localhost/a                   | none          | only the path names localhost   |
        | https://other.example/a?to=http://localhost:7777/   | none          | only the query names localhost  |
        | https://other.example/https://www.kvistbo.example/a | none          | only the path names the origin  |
        | https://127.0.0.1:7777/a                            | none          | it is localhost by another name |

    Scenario: The request for the next page's data carries trace headers
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When they follow "Our areas" in the navigation
      Then they see the page "Our areas" in English
      And the request for "the areas page's data" carried trace headers

  @ERROR-9
  Rule: Layout shifts less than 1 s apart belong to one cluster, and a cluster spans at most 5 s
    Browsers and search engines score layout shifts in this way, so the agency's figures can be compared with theirs.

    Scenario: A layout shift in the browser is reported
      Given a visitor is at "the server-error page" on the Sweden site with error reporting
      When everything on the page moves by a twentieth of the window
      Then the error service has received a layout shift of 0.05

    Scenario Outline: Layout shifts of 0.05 each at <times> milliseconds score <score>
      Given a visitor is at "the server-error page" on the Sweden site with error reporting
      When the browser measures layout shifts of 0.05 at "<times>" milliseconds
      Then the error service has received a layout shift of <score>

      Examples: The second shift comes within a second of the one before, and the third does not
        | times        | score |
        | 0, 999, 1999 | 0.10  |

      Examples: The seventh shift comes within five seconds of the first, and the eighth does not
        | times                                      | score |
        | 0, 900, 1800, 2700, 3600, 4500, 4999, 5000 | 0.35  |

  @REPORT-2
  Rule: Errors are also reported if they happen before the reporting scripts start, or in a component of the page
    The worst faults are those that keep a page from starting, and they happen before anything else has loaded.

    Scenario: Errors of the site's first script, before the reporting scripts start, are reported
      Given the site's first script fails with "The first twig snapped" and rejects a promise with "The second twig snapped"
      When a visitor opens "the home page" on the Sweden site with error reporting
      Then the error service has received "The first twig snapped" and "The second twig snapped" and nothing else
      And they are reported as unhandled

    Scenario: A component that fails before the reporting scripts have loaded is reported
      Given the page data of "the areas page" has no heading that can be shown
      And the answer to "the reporting scripts" is delayed
      And a visitor opens "the areas page" on the Sweden site with error reporting, where scripts do not start
      And they see the error "Part of the page could not be loaded."
      When the delayed answer arrives
      Then the error service has received the error of that component

    Scenario: A component that fails after the reporting scripts have loaded is reported
      Given the page data of "the areas page" has no heading that can be shown
      And a visitor is at "the home page" on the Sweden site with error reporting
      When they follow "Our areas" in the navigation
      Then the error service has received the error of that component

  @REPORT-3
  Rule: The reporting scripts load after the page, and can fail without harm
    Reporting helps the agency and not the visitor at hand, who must neither wait for it nor lose anything by it.

    Scenario: The reporting scripts are not requested while the page still loads
      Given the answer to "every picture" is delayed
      When a visitor begins to use "the home page" on the Sweden site with error reporting
      Then the browser did not ask for "the reporting scripts"

    Scenario: The load is reported with how fast the page appeared
      When a visitor begins to use "the home page" on the Sweden site with error reporting
      Then the error service has received the load of "the home page", once
      And it holds the measurements "lcp, fcp, ttfb"

    Scenario: The page works without the reporting scripts, which are requested only once
      Given "the reporting scripts" answers nothing
      And a visitor opens "the home page" on the Sweden site with error reporting
      And the browser asked for "the reporting scripts" 1 time
      And a script of the page fails with "The twig snapped"
      When they follow "Our areas" in the navigation
      Then they see the page "Our areas" in English
      And the browser has loaded the page 1 time
      And the browser asked for "the reporting scripts" 1 time
