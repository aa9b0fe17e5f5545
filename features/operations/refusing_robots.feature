Feature: Refusing robots

  Forms on the web are filled in by robots all day. Each of their requests costs an agent a look, and a flood of them could hide
  a customer. What stops them must never stop a person without a word.

  Background:
    Given these addresses:
      | name                        | address               |
      | the contact page            | /en/contact/          |
      | the contact page in Swedish | /kontakt/             |

  @CONTACT-11
  Rule: A form that only a robot can have filled in is refused with the reason, and not stored
    A browser that fills in everything may do so for a person, who must be able to send their request all the same.

    @no-javascript
    Scenario: A robot that fills in the hidden field is refused
      Given a visitor is at "the contact page" on the Sweden site
      And a robot has filled in the field that people do not see
      When they send the form as "Robur"
      Then their request is refused as invalid
      And the summary says "A hidden field was filled in"
      And 0 requests of "Robur" are stored

    Scenario: A person whose browser has filled in the hidden field sends the form once more
      Given a visitor is at the form of "the contact page" on the Sweden site
      And a robot has filled in the field that people do not see
      And they send the form as "Roberta"
      And the summary says "We have emptied it"
      When they send the form
      Then they see the thanks "Thank you, we have received your request"
      And 1 request of "Roberta" is stored

    Scenario: A form that is filled in faster than anybody can write is refused
      When a visitor opens "the contact page in Swedish" on the Sweden site
      Then the service answers a form that "Robin" sends 1999 milliseconds after it appeared with status 400
      And the service answers a form that "Rosa" sends 2000 milliseconds after it appeared with status 201
      And 0 requests of "Robin" are stored
      And 1 request of "Rosa" is stored

    Scenario: A person who is quicker than two seconds is not refused, because the form waits for them
      Given the clock is stopped
      And a visitor is at the form of "the contact page" on the Sweden site
      And they send the form as "Raskelf"
      When 1900 milliseconds pass
      Then their request was sent 0 times
      And 200 milliseconds pass
      And their request was sent 1 time

  @CONTACT-12
  Rule: A visitor who sends many requests in ten minutes is asked to wait, and nobody else is
    An office that shares one address sends a few a day; hundreds in a minute are a machine's, and would bury the others.

    Scenario: A visitor beyond the limit of their network is told to try again, and keeps what they wrote
      Given an operator serves the Sweden site with these settings:
        | CONTACT_RATE_LIMIT | 2 |
      And a visitor is at the form of "the contact page" on the Sweden site
      And these requests are answered with:
        | name  | status |
        | Ragna | 201    |
        | Rolf  | 201    |
      When they send the form as "Rut"
      Then their request is refused as one of many
      And the form says "Many requests have come from your network in a short time."
      And the field "name" of the form holds "Rut"

    Scenario: The requests of one client leave the others theirs
      Given an operator serves the Sweden site with these settings:
        | CONTACT_RATE_LIMIT | 2 |
        | TRUST_PROXY        | 1 |
      When a visitor opens "the contact page in Swedish" on the Sweden site
      Then these requests are answered with:
        | name   | client      | status |
        | Rikard | 192.0.2.1   | 201    |
        | Rune   | 192.0.2.1   | 201    |
        | Rasmus | 192.0.2.1   | 429    |
        | Rebeka | 198.51.100.7 | 201    |
