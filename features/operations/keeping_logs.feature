Feature: Keeping logs

  Operators need to know that the sites answer, and how fast. Who visits them, and what for, is nobody's business: what is not
  written down cannot be lost.

  Background:
    Given these addresses:
      | name                      | address                                        |
      | a search with a number    | /en/apartments/?place=sodermalm&near=0701234567 |
      | the contact page          | /en/contact/                                   |

  @LOG-1
  Rule: The log of requests says what was asked for and answered, and nothing about who asked
    A line with an address and a search says who wants to move, and logs are copied to many places.

    Scenario: The line of a search has its path alone
      Given an operator serves the Sweden site with these settings:
        | ACCESS_LOG | json |
      When a visitor opens "a search with a number" on the Sweden site
      Then the server's log has the request for "/en/apartments/"
      And no line of the server's log says any of these:
        | sodermalm  |
        | 0701234567 |
        | 127.0.0.1  |
        | Mozilla    |

    Scenario: The line of a contact request has nothing that its sender wrote
      Given an operator serves the Sweden site with these settings:
        | ACCESS_LOG | json |
      And a visitor is at the form of "the contact page" on the Sweden site
      When they send the form as "Lovisa"
      Then they see the thanks "Thank you, we have received your request"
      And the server's log has the request for "/api/contact-requests"
      And no line of the server's log says any of these:
        | Lovisa      |
        | lovisa      |
        | example.com |

  @LOG-2
  Rule: Health and metrics count requests, and name neither visitors nor what they wrote
    Monitoring often belongs to another company, which needs numbers and no people.

    Scenario: After a contact request, health and metrics have its number alone
      Given an operator serves the Sweden site with these settings:
        | ACCESS_LOG | json |
      And a visitor is at the form of "the contact page" on the Sweden site
      When they send the form as "Lambert"
      Then they see the thanks "Thank you, we have received your request"
      And "/metrics" tells operators "kvistbo_contact_requests_total", and none of these:
        | ambert      |
        | example.com |
        | /en/contact |
      And "/readyz" tells operators "se", and none of these:
        | ambert      |
        | example.com |
