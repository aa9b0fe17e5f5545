Feature: Reporting errors

  Nobody else sees what breaks in a visitor's browser. So a deployment can name an error-reporting service (Sentry, by its DSN).
  Pages then report their errors and how fast they loaded, but nothing of who the visitor is.

  Background:
    Given these addresses:
      | name                       | address                                 |
      | the home page              | /en/                                    |
      | the list of homes          | /en/apartments/                         |
      | the areas page             | /en/areas/                              |
      | a link with a phone number | /en/?phone=070-123%2045%2067            |
      | a link of an advertisement | /en/?name=Greta&fbclid=IwAR0kvist#Greta |
      | a file of the site         | /robots.txt                             |
      | the error service          | http://localhost:9999/api/1/envelope/   |

  @ERROR-1
  Rule: An error on a page is sent to the error-reporting service, if the deployment names one
    Visitors who meet an error leave rather than complain; and a copy of the site for trials must not send reports anywhere.

    Scenario: An error on the list of homes is reported, and so is the load of that page
      Given a visitor is at "the list of homes" on the Sweden site with error reporting
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the error service has received the load of "the list of homes", once
      And every report was sent to "the error service"

    Scenario: What only mail scanners cause is not reported, and what resembles it is
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page rejects a promise with the mere text "Object Not Found Matching Id:3, MethodName:update, ParamCount:4"
      And a script of the page rejects a promise with the mere text "Object Not Found Matching Id:3"
      Then the error service has received "Non-Error promise rejection captured with value: Object Not Found Matching Id:3" and nothing else

    Scenario: What an extension of the visitor's browser throws is not reported, and what the page throws or rejects is
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of an extension fails with "The extension snapped"
      And a script of the page fails with "The twig snapped"
      And a script of the page rejects a promise with "No answer about the twig"
      Then the error service has received "The twig snapped" and "No answer about the twig" and nothing else

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

  @REPORT-1
  Rule: Reports hold no e-mail address, phone number, identity number or account number, and no IP address is stored
    The GDPR allows no more personal data than a purpose needs, and repairing a page needs none.

    Scenario Outline: A report keeps dates and prices, but no <kinds>
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And a script of the page notes "<first>, <second> or <third>" and "2026-11-20, 4 950 000 kr"
      When a script of the page fails with "No room for <first>, <second> or <third> at home"
      Then the error service has received "No room for <replacements> at home"
      And the report lists the notes "<replacements>" and "2026-11-20, 4 950 000 kr"
      And no report holds any of these:
        | <first>  |
        | <second> |
        | <third>  |

      Examples:
        | kinds                                | first             | second       | third                  | replacements                |
        | e-mail address, phone number or IBAN | anna@mail.example | 040 123 4567 | FI21 1234 5600 0007 85 | [e-mail], [phone] or [iban] |
        | identity number of any market        | 850709-9805       | 131052-308T  | 01129955131            | [id], [id] or [id]          |

    Scenario: The error service is asked not to store the visitor's IP address
      Given a visitor is at "the home page" on the Sweden site with error reporting
      When a script of the page fails with "The twig snapped"
      Then the error service has received "The twig snapped"
      And the error service has received the load of "the home page", once
      And every report asks the service not to store IP addresses
      And no report holds any of these:
        | ip_address |

  @REPORT-4 @headline
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

    Scenario: Short names typed into a form are left out of an error and of its notes, in an address too
      Given a visitor is at "the home page" on the Sweden site with error reporting
      And the page has text fields that hold "Bo Ek" and "Åsa"
      And a script of the page notes "Åsa at the door" and "Guest: Bo Ek"
      When a script of the page fails with "No room for Ek, Bo and ÅSA at /gast/bo-ek/%C3%A5sa/"
      Then the error service has received "No room for [typed] and [typed] at /gast/[typed]/[typed]/"
      And the report lists the notes "[typed] at the door" and "Guest: [typed]"
      And no report holds any of these:
        | Åsa   |
        | Bo Ek |

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
