Feature: Reporting errors

  Nobody else sees what breaks in a visitor's browser. So a deployment can name an error-reporting service (Sentry, by its DSN).
  Pages then report their errors and how fast they loaded, but nothing of who the visitor is.

  A **transaction** is the load of a page, or a move to the next one, with all requests made meanwhile. A **breadcrumb** is
  something that happened before an error. A **span** is one part of a transaction with its time, such as a request. A **component**
  is a part of a page, such as a list or a map.

  Background:
    Given these addresses:
      | name                       | address                                 |
      | the home page              | /en/                                    |
      | the list of homes          | /en/apartments/                         |
      | the list in Finnish        | /fi/asunnot/                            |
      | the Norwegian page         | /nb/                                    |
      | the areas page             | /en/areas/                              |
      | the areas page's data      | /page-data/en/areas/page-data.json      |
      | the server-error page      | /en/500.html                            |
      | a link with a phone number | /en/?phone=070-123%2045%2067            |
      | a link of an advertisement | /en/?name=Greta&fbclid=IwAR0kvist#Greta |
      | a file of the site         | /robots.txt                             |
      | every picture              | /media/*                                |
      | the reporting scripts      | /reporting-*.js                         |
      | the error service          | http://localhost:9999/api/1/envelope/   |

  @ERROR-1
  Rule: An error on a page is sent to the error-reporting service, if the deployment names one
    Visitors who meet an error leave rather than complain; and a copy of the site for trials must not send reports anywhere.

    Scenario Outline: An error on "<page>" of the <site> site is reported, and so is the load of that page
      Given a visitor is at "<page>" on the <site> site with error reporting
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the error service has received the load of "<page>", once
      And every report was sent to "the error service"

      Examples:
        | site    | page                |
        | Sweden  | the list of homes   |
        | Finland | the list in Finnish |
        | Norway  | the Norwegian page  |

    Scenario: A rejected promise is reported as an error
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page rejects a promise with "No answer about the twig"
      Then the error service has received "No answer about the twig"

    Scenario: What only mail scanners cause is not reported, and what resembles it is
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page rejects a promise with the mere text "Object Not Found Matching Id:3, MethodName:update, ParamCount:4"
      And a script of the page rejects a promise with the mere text "Object Not Found Matching Id:3"
      Then the error service has received "Non-Error promise rejection captured with value: Object Not Found Matching Id:3" and nothing else

    Scenario: What an extension of the visitor's browser throws is not reported, and what the page throws is
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of an extension fails with "The extension snapped"
      And a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped" and nothing else

    Scenario: A page that a translator changed before React drew it does not report the difference
      Given a translator changes the headings of each page before React draws them
      And a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped" and nothing else

    Scenario: A page whose HTML is not what React draws reports the difference
      Given the headings of each page are changed without a trace before React draws them
      When a visitor is at "the home page" on the Sweden site with error reporting
      Then the error service has received an error that begins with "Minified React error #418"

    Scenario: A deployment that names no service sends no reports, and downloads nothing for them
      Given a visitor with a stopped clock opens "the home page" on the Sweden site
      When a script of the page fails with "The twig snapped"
      And the page rests for 60000 milliseconds
      Then no report has been sent, and no script for reports has been downloaded

    Scenario: A deployment that names a service downloads the reporting scripts
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      When a script of the page fails with "The twig snapped"
      And the page rests for 60000 milliseconds
      Then the error service has received "The twig snapped"
      And the status of "the reporting scripts" was 200

  @ERROR-2
  Rule: Every error is reported, and none is left to a sample
    A fault that one visitor in a thousand meets is the one that a sample misses, and it may be the one that loses a request.

    Scenario: An error that any sample would leave out is reported
      Given any sample of reports would leave this visitor out
      And a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"

    Scenario: A burst of errors is reported in full
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page fails with "Error 1" to "Error 60"
      Then the error service has received "Error 1" to "Error 60" and nothing else

  @ERROR-3
  Rule: A report lists at most the last 100 events before the error
    The last steps before an error explain it, and older ones only make the visitor upload more.

    Scenario Outline: After <made> notes, an error is reported with the notes from number <first>
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And a script of the page notes "note 1" to "note <made>"
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the report lists the notes "note <first>" to "note <made>"
      And the report lists at most 100 breadcrumbs

      Examples:
        | made | first |
        | 20   | 1     |
        | 150  | 51    |

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

  @ERROR-6
  Rule: A load or a move is checked every five seconds, and counts as ended after three checks without a change
    A request without an answer would delay the report until the visitor has left, and nobody would learn why the page hung.

    Scenario: A load ends at the third check when an answer never comes
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      When the page makes a request and waits for the answer
      Then the load of "the home page" is reported after 15000 ms, not sooner
      And it ended because an answer never came

    Scenario: Another request makes the checks count from the beginning
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      And the page makes a request and waits for the answer
      And the page rests for 7000 milliseconds
      When the page makes a request and waits for the answer
      Then the load of "the home page" is reported after 13000 ms, not sooner
      And it ended because an answer never came

  @ERROR-7
  Rule: A load or a move is reported with at most 1000 of its parts
    A page that requests without end must not send a report without end over the same connection.

    Scenario: A load with 1200 requests is reported with 1000 of them
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      When the page requests "a file of the site" 1200 times, without waiting for answers
      And the page rests for 1000 milliseconds
      Then the error service has received the load of "the home page", once
      And it holds 1000 spans

    Scenario: A load with 30 requests is reported with each of them
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      When the page requests "a file of the site" 30 times, without waiting for answers
      And the page rests for 1000 milliseconds
      Then the error service has received the load of "the home page", once
      And 30 of its spans are requests for "a file of the site"

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

      Examples: The second shift comes within a second, or does not
        | times   | score |
        | 0, 999  | 0.10  |
        | 0, 1000 | 0.05  |

      Examples: The last shift comes within five seconds of the first, or does not
        | times                                | score |
        | 0, 900, 1800, 2700, 3600, 4500, 4999 | 0.35  |
        | 0, 900, 1800, 2700, 3600, 4500, 5000 | 0.30  |

  @REPORT-1
  Rule: Reports hold no e-mail address, phone number, identity number or account number, and ask the service to store no IP address
    The GDPR allows no more personal data than a purpose needs, and repairing a page needs none.

    Scenario Outline: A report holds "<replacement>" instead of <kind>, and keeps dates and prices
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And a script of the page notes "<text>" and "2026-11-20, 4 950 000 kr"
      When a script of the page fails with "No room for <text> at home"
      Then the error service has received "No room for <replacement> at home"
      And the report lists the notes "<replacement>" and "2026-11-20, 4 950 000 kr"
      And no report holds any of these:
        | <text> |

      Examples:
        | kind                    | text                        | replacement |
        | an e-mail address       | anna.lindqvist@mail.example | [e-mail]    |
        | a Finnish phone number  | 040 123 4567                | [phone]     |
        | a Swedish personnummer  | 850709-9805                 | [id]        |
        | a Finnish henkilötunnus | 131052-308T                 | [id]        |
        | an IBAN with spaces     | FI21 1234 5600 0007 85      | [iban]      |

    Scenario: The error service is asked not to store the visitor's IP address
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the error service has received the load of "the home page", once
      And every report asks the service not to store IP addresses
      And no report holds any of these:
        | ip_address |

  @REPORT-4
  Rule: Reports hold nothing that the visitor typed
    A message to an agent may speak of a divorce, a debt or an illness, which no technician needs to read.

    Scenario: Words typed into a form are left out of an error, in capitals too
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And the page has text fields that hold "Anna Lindqvist" and "Jag ringer från Umeå"
      When a script of the page fails with "No room for ANNA LINDQVIST, who wrote: Jag ringer från Umeå"
      Then the error service has received "No room for [typed], who wrote: [typed]"
      And no report holds any of these:
        | Lindqvist |
        | LINDQVIST |
        | Ume       |

    Scenario: Short names typed into a form are left out of an error, in an address too
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And the page has text fields that hold "Bo Ek" and "Åsa"
      When a script of the page fails with "No room for Ek, Bo and ÅSA at /gast/bo-ek/%C3%A5sa/"
      Then the error service has received "No room for [typed] and [typed] at /gast/[typed]/[typed]/"

    Scenario: A first name and a door's number typed into a form are left out of the notes of an error
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And the page has text fields that hold "Åsa" and "14 B"
      And a script of the page notes "Åsa at the door" and "Door 14 B"
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the report lists the notes "[typed] at the door" and "Door [typed]"
      And no report holds any of these:
        | Åsa  |
        | 14 B |

    Scenario: Words typed into a form that is gone are left out of an error
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And the page has text fields that hold "Anna Lindqvist" and "Jag ringer från Umeå"
      And the text fields are removed
      When a script of the page fails with "No room for Anna Lindqvist, who wrote: Jag ringer från Umeå"
      Then the error service has received "No room for [typed], who wrote: [typed]"

  @REPORT-5
  Rule: Reports leave out the query of every address
    Newsletters and advertisements put a person's identifiers into links, and a search reveals what somebody can pay.

    Scenario: The query of an address in an error is left out, and so is the query of the page
      Given a visitor is at "a link with a phone number" on the Sweden site with error reporting
      When a script of the page fails with "No room at /?m=Jag%20ringer&e=anna%40mail.example"
      Then the error service has received "No room at /"
      And the error service has received the load of "the home page", once
      And no report holds any of these:
        | 070-123      |
        | Jag          |
        | mail.example |

    Scenario: The queries of requests and of the page that the visitor came to are left out
      Given a visitor with a stopped clock opens "a link of an advertisement" on the Sweden site with error reporting
      And the page makes these requests, and is answered:
        | /robots.txt?name=Greta |
      And the page rests for 1000 milliseconds
      When they move on to "the areas page"
      And a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the report lists only the move "/en/ to /en/areas/"
      And no report holds any of these:
        | Greta  |
        | fbclid |
        | IwAR0  |

  @REPORT-6
  Rule: Reports hold no requests to other services
    A visitor who has agreed to one company's cookies has not agreed that a second company learns their identifiers there.

    Scenario: A report lists requests to the site, and none to services that the visitor has agreed to
      Given a visitor with a stopped clock opens "the home page" on the Sweden site with error reporting
      And the page makes these requests, and is answered:
        | /robots.txt                                              |
        | https://www.google-analytics.com/g/collect?cid=1234.5678 |
        | https://www.facebook.com/tr/?fbp=fb.1.1234.5678          |
      When a script of the page fails with "The twig snapped"
      And the page rests for 1000 milliseconds
      Then the error service has received the load of "the home page", once
      And 1 of its spans are requests for "a file of the site"
      And the report lists only the request "/robots.txt"
      And no report holds any of these:
        | google-analytics |
        | facebook         |
        | 1234.5678        |

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
