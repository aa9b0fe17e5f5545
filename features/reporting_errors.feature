Feature: Reporting errors

  What breaks in a visitor's browser is seen by nobody else. So a deployment can name an error-reporting service (Sentry, by
  its DSN). Pages then tell it of their errors and of how fast they came, but nothing of who the visitor is.

  A **transaction** is a page's load, or a move to the next page, with all requests that were made meanwhile.

  @ERROR-1
  Rule: An error in a page is posted to the error-reporting service, where the deployment names one

    Scenario Outline: A script fails on "<address>" in <site>
      Given a visitor is at "<address>" on the <site> site with error reporting
      When a script of the page fails with "Kvisten brast"
      Then the error service has received "Kvisten brast"
      And the error service has received the load of "<address>", once
      And it was told at "http://localhost:9999/api/1/envelope/"

      Examples:
        | site    | address      |
        | Sweden  | /bostader/   |
        | Finland | /fi/asunnot/ |
        | Norway  | /nb/         |

    Scenario: A promise is broken
      Given a visitor is at "/" on the Sweden site with error reporting
      When a script of the page breaks the promise "Inget svar om kvisten"
      Then the error service has received "Inget svar om kvisten"

    Scenario: A deployment that names no service
      Given a visitor with a stopped clock opens "/" on the Sweden site
      When a script of the page fails with "Kvisten brast"
      And 60000 ms pass
      Then no service has been told of anything, and nothing has been downloaded to do so

    Scenario: A deployment that names one
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When a script of the page fails with "Kvisten brast"
      And 60000 ms pass
      Then the error service has received "Kvisten brast"
      And the status of "/reporting-*.js" was 200

  @ERROR-2
  Rule: The sample rate is 1: every error event is sent

    Scenario: A burst of errors
      Given a visitor is at "/" on the Sweden site with error reporting
      When a script of the page fails with "Kvist 1" to "Kvist 60"
      Then the error service has received "Kvist 1" to "Kvist 60" and nothing else

  @ERROR-3
  Rule: The breadcrumbs of an event are the last 100 at most

    Scenario Outline: <made> notes before an error
      Given a visitor is at "/" on the Sweden site with error reporting
      When a script of the page notes "kvist 1" to "kvist <made>"
      And a script of the page fails with "Kvisten brast"
      Then the error service has received "Kvisten brast"
      And it was told of the notes "kvist <first>" to "kvist <made>"
      And it was told of <limit> breadcrumbs at most

      Examples:
        | made | first | limit |
        | 20   | 1     | 100   |
        | 150  | 51    | 100   |

  @ERROR-4
  Rule: An idle transaction ends 1000 ms after its last activity

    Scenario: A page at rest
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When 999 ms pass
      Then the error service has received no load yet
      When 1 ms passes
      Then the error service has received the load of "/", once
      And it ended by "idleTimeout"

    Scenario: A page that asks for something, and waits for the answer
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When 600 ms pass
      And the page asks for something that is not answered
      And 3000 ms pass
      And it is answered
      And 999 ms pass
      Then the error service has received no load yet
      When 1 ms passes
      Then the error service has received the load of "/", once
      And it ended by "idleTimeout"

    Scenario: A move to the next page
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When 1000 ms pass
      And they move on to "/omraden/"
      And 999 ms pass
      Then the error service has received no move yet
      When 1 ms passes
      Then the error service has received the move to "/omraden/", once
      And it ended by "idleTimeout"

  @ERROR-5
  Rule: A transaction ends after 30000 ms at the latest

    Scenario: A page that keeps asking
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When 29999 ms pass, and every 4000 ms the page asks for something that is not answered
      Then the error service has received no load yet
      When 1 ms passes
      Then the error service has received the load of "/", once
      And it ended by "finalTimeout"

  @ERROR-6
  Rule: A transaction has a heartbeat every 5000 ms; after 3 unchanged beats it finishes

    Scenario: A request that is never answered
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When the page asks for something that is not answered
      And 14999 ms pass
      Then the error service has received no load yet
      When 1 ms passes
      Then the error service has received the load of "/", once
      And it ended by "heartbeatFailed"

    Scenario: A change between the first beat and the second
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When the page asks for something that is not answered
      And 7000 ms pass
      And the page asks for something that is not answered
      And 12999 ms pass
      Then the error service has received no load yet
      When 1 ms passes
      Then the error service has received the load of "/", once
      And it ended by "heartbeatFailed"

  @ERROR-7
  Rule: A transaction holds at most 1000 spans

    Scenario: 1200 requests while the page loads
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When the page asks for "/robots.txt" 1200 times, without waiting for answers
      And 1000 ms pass
      Then the error service has received the load of "/", once
      And it holds 1000 spans

    Scenario: 30 requests while the page loads
      Given a visitor with a stopped clock opens "/" on the Sweden site with error reporting
      When the page asks for "/robots.txt" 30 times, without waiting for answers
      And 1000 ms pass
      Then the error service has received the load of "/", once
      And 30 of its spans are requests for "/robots.txt"

  @ERROR-8
  Rule: Requests to the page's own origin and to localhost carry trace headers; requests to any other origin carry none

    Scenario: Requests of a page
      Given a visitor is on the Sweden site with error reporting at its own origin, with a policy that lets it ask any host
      Then requests of the page for these carry trace headers or none:
        | /robots.txt                                          | trace headers |
        | https://www.kvistbo.example/robots.txt               | trace headers |
        | https://localhost/a                                  | trace headers |
        | https://localhost:7777/a                             | trace headers |
        | http://localhost:7777/a                              | trace headers |
        | https://kvistbo.example/a                            | none          |
        | https://www.kvistbo.example:8443/a                   | none          |
        | https://www.kvistbo.example.other.example/a          | none          |
        | https://localhost.example/a                          | none          |
        | https://www.localhost/a                              | none          |
        | https://other.example/localhost/a                    | none          |
        | https://other.example/a?to=http://localhost:7777/    | none          |
        | https://other.example/https://www.kvistbo.example/a  | none          |
        | https://127.0.0.1:7777/a                             | none          |

    Scenario: The data of the next page
      Given a visitor is at "/" on the Sweden site with error reporting
      When they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the request for "/page-data/omraden/page-data.json" carried trace headers

  @ERROR-9
  Rule: Layout shifts less than 1 s apart belong to one cluster, and a cluster spans at most 5 s

    Scenario Outline: Shifts of 0.05 after <times> ms
      Given a visitor is at "/500.html" on the Sweden site with error reporting
      When the page shifts by 0.05 after "<times>" ms
      Then the error service has received a layout shift of <score>

      Examples:
        | times                                             | score |
        | 0                                                 | 0.05  |
        | 0, 500, 2000                                       | 0.10  |
        | 0, 650, 1300, 1950, 2600, 3250, 3950, 4650, 5350 | 0.40  |

  @REPORT-1
  Rule: Reports hold no e-mail address, no number of a phone, a person or an account, nothing of what the visitor typed, no query of an address and no request to others

    Scenario: A visitor who is filling in a form
      Given a visitor is at "/?telefon=070-123%2045%2067" on the Sweden site with error reporting
      And the page has text fields that hold "Anna Lindqvist" and "Jag ringer från Umeå"
      When a script of the page notes "anna.lindqvist@mail.example, +46 8 123 456 78" and "2026-11-20, 4 950 000 kr"
      And a script of the page fails with "No room for ANNA LINDQVIST at /?m=Jag%20ringer%20fr%C3%A5n%20Ume%C3%A5&e=anna%40mail.example"
      Then the error service has received "No room for [typed] at /"
      And it was told of the notes "[e-mail], [phone]" and "2026-11-20, 4 950 000 kr"
      And the error service has received the load of "/", once
      And nothing that it was told of holds any of these:
        | 070-123          |
        | Lindqvist        |
        | Ume              |
        | mail.example     |
        | 123 456          |
        | ip_address       |
      And the service is asked not to note where it comes from

    Scenario Outline: A number of a person or an account, <kind>
      Given a visitor is at "/" on the Sweden site with error reporting
      When a script of the page notes "<number>" and "4 950 000 kr"
      And a script of the page fails with "No room for <number> at home"
      Then the error service has received "No room for <told> at home"
      And it was told of the notes "<told>" and "4 950 000 kr"
      And nothing that it was told of holds any of these:
        | <number> |

      Examples:
        | kind                              | number                        | told   |
        | a Swedish personnummer            | 850709-9805                   | [id]   |
        | one with its century              | 19850709-9805                 | [id]   |
        | one of twelve digits              | 198507099805                  | [id]   |
        | of somebody of a hundred years    | 210709+9802                   | [id]   |
        | a Finnish henkilötunnus           | 131052-308T                   | [id]   |
        | one with a new sign               | 010594Y9021                   | [id]   |
        | a Norwegian fødselsnummer         | 01129955131                   | [id]   |
        | an IBAN                           | SE4550000000058398257466      | [iban] |
        | an IBAN with spaces               | FI21 1234 5600 0007 85        | [iban] |
        | a Norwegian phone, without spaces | 91234567                      | [phone] |

    Scenario: Short names that stand in a form
      Given a visitor is at "/" on the Sweden site with error reporting
      And the page has text fields that hold "Bo Ek" and "Åsa"
      When a script of the page fails with "No room for Ek, Bo and ÅSA at /gast/bo-ek/%C3%A5sa/"
      Then the error service has received "No room for [typed] and [typed] at /gast/[typed]/[typed]/"

    Scenario: A visitor who has left a form
      Given a visitor is at "/" on the Sweden site with error reporting
      And the page has text fields that hold "Anna Lindqvist" and "Jag ringer från Umeå"
      When the text fields are taken away
      And a script of the page fails with "No room for Anna Lindqvist, who wrote: Jag ringer från Umeå"
      Then the error service has received "No room for [typed], who wrote: [typed]"

    Scenario: A visitor who comes from an advertisement, and has agreed to trackers
      Given a visitor with a stopped clock opens "/?namn=Greta&fbclid=IwAR0kvist#Greta" on the Sweden site with error reporting
      When the page asks for these, and is answered:
        | /robots.txt?namn=Greta                                          |
        | https://www.google-analytics.com/g/collect?cid=1234.5678        |
        | https://www.facebook.com/tr/?fbp=fb.1.1234.5678&dl=namn%3DGreta |
      And a script of the page fails with "Kvisten brast"
      And 1000 ms pass
      Then the error service has received the load of "/", once
      And 1 of its spans are requests for "/robots.txt"
      And the only request that it was told of before the error is "/robots.txt"
      When they move on to "/omraden/"
      And a script of the page fails with "Nästa kvist brast"
      Then the error service has received "Nästa kvist brast"
      And the only move that it was told of before the error is "/ to /omraden/"
      And nothing that it was told of holds any of these:
        | Greta            |
        | fbclid           |
        | IwAR0            |
        | google-analytics |
        | facebook         |
        | 1234.5678        |

  @REPORT-2
  Rule: Errors from before the reports begin, and errors of components, are reported as well

    Scenario: Errors of the first script
      Given the first script of the site fails with "Första kvisten brast" and breaks the promise "Andra kvisten brast"
      When a visitor opens "/" on the Sweden site with error reporting
      Then the error service has received "Första kvisten brast" and "Andra kvisten brast" and nothing else
      And they are known to have been handled by nobody

    Scenario: A component fails before the scripts that report are there
      Given the page data of "/omraden/" has no heading that can be shown
      And the answer to "/reporting-*.js" is delayed
      When a visitor opens "/omraden/" on the Sweden site with error reporting, where scripts do not start
      Then they see the error "En del av sidan kunde inte laddas."
      When the delayed answer arrives
      Then the error service has received an error that begins with "Minified React error #31"

    Scenario: A component fails after the scripts that report are there
      Given the page data of "/omraden/" has no heading that can be shown
      And a visitor is at "/" on the Sweden site with error reporting
      When they follow "Områden" in the navigation
      Then the error service has received an error that begins with "Minified React error #31"

  @REPORT-3
  Rule: The scripts that report come after the page has loaded, and can fail without harm

    Scenario: A page that has not loaded yet
      Given the answer to "/media/*" is delayed
      When a visitor begins to use "/" on the Sweden site with error reporting
      Then the browser did not ask for "/reporting-*.js"
      When the delayed answer arrives
      Then the error service has received the load of "/", once
      And it holds the measurements "lcp, fcp, ttfb"

    Scenario: The scripts that report do not come
      Given "/reporting-*.js" answers nothing
      When a visitor opens "/" on the Sweden site with error reporting
      Then the browser asked for "/reporting-*.js" 1 time
      When a script of the page fails with "Kvisten brast"
      And they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the browser has loaded the page 1 time
      And the browser asked for "/reporting-*.js" 1 time
