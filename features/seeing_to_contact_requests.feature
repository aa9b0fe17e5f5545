Feature: Seeing to contact requests

  People at the agency see to what visitors have sent: who still waits for an answer, what is old enough to go, and what the agency
  has about somebody who asks. They do so with a command at their desk.

  Background:
    Given these addresses:
      | name                        | address          |
      | the contact page            | /en/contact/     |
      | the contact page in Finnish | /fi/yhteydenotto/ |

  @DESK-1 @headline
  Rule: The agency's list says of each request whether somebody has answered it
    A customer who gets no call within a day calls another agency.

    Scenario: A request is listed as delivered, and then as answered
      Given a visitor is at "the contact page" on the Sweden site
      When they send the form as "Dagny"
      Then the agency's list has the request of "Dagny" as "delivered"
      And the agency marks the request of "Dagny" as answered
      And the agency's list has the request of "Dagny" as "answered"

  @DESK-2
  Rule: A contact request is deleted 12 months after it came
    The privacy page promises it: a name on an old list is of no use to anybody.

    Scenario Outline: Of a request that came <days> days ago, <count> is kept on the <site> site
      Given a visitor is at "<page>" on the <site> site
      And they have sent the form as "<person>", and seen the thanks
      When the request of "<person>" came <days> days ago
      And the agency deletes what is too old
      Then <count> requests of "<person>" are stored

      Examples: a little less than 12 months, and a little more
        | site    | page                        | days | person | count |
        | Sweden  | the contact page            | 363  | Didrik | 1     |
        | Sweden  | the contact page            | 368  | Disa   | 0     |
        | Finland | the contact page in Finnish | 368  | Dora   | 0     |

  @DESK-3 @headline
  Rule: People get a copy of all that the agency has about them, or have it deleted
    The law gives everybody both rights, and nobody may learn of another person by them.

    Scenario: The copy has what the person wrote, and nothing of others
      Given a visitor is at "the contact page" on the Sweden site
      And they send the form with:
        | name   | e-mail             | message         |
        | Doris  | doris@example.com  | Is it quiet?    |
      And they see the thanks "Thank you, we have received your request"
      And a visitor is at "the contact page" on the Sweden site
      And they have sent the form as "Douglas", and seen the thanks
      When the agency exports the data of "Doris@example.com"
      Then the agency's command says "Is it quiet?"
      And the agency's command says nothing of "ouglas"

    Scenario: Deletion takes the requests of one person, and leaves those of others
      Given a visitor is at "the contact page" on the Sweden site
      And they have sent the form as "Daga", and seen the thanks
      And a visitor is at "the contact page" on the Sweden site
      And they have sent the form as "Dagmara", and seen the thanks
      When the agency deletes the data of "daga@example.com"
      Then the agency's command says "1 contact request of daga@example.com deleted"
      And 0 requests of "Daga" are stored
      And 1 request of "Dagmara" is stored

    Scenario: A telephone number is enough to find a person's requests
      Given a visitor is at "the contact page" on the Sweden site
      And they send the form with:
        | name   | phone          |
        | Dennis | 070-174 06 77  |
      And they see the thanks "Thank you, we have received your request"
      When the agency deletes the data of "+46701740677"
      Then 0 requests of "Dennis" are stored
