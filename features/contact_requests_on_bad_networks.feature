Feature: Contact requests on bad networks

  Networks fail on trains and in lifts, visitors click twice, and browsers reload. A request must still arrive, exactly
  once, and the visitor must always know whether it has: a lost request is a lost customer. Each form carries a key, by
  which the service recognises a request that it already has.

  Background:
    Given these addresses:
      | name                        | address                   |
      | the home page in English    | /en/                      |
      | the contact page in Swedish | /kontakt/                 |
      | the contact page in Finnish | /fi/yhteydenotto/         |
      | the contact page in English | /en/contact/              |
      | the thanks page             | /en/request-contact/      |
      | the contact service         | /api/contact-requests     |
      | the form's script           | /part---contact-form-*.js |

  @CONTACT-2
  Rule: A request is stored once, however often it is sent
    Two copies of a request make two agents call the same person.

    Scenario: A double click sends one request
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      When they send the form as "Sixten" with a double click
      Then they are at "the thanks page"
      And their request was sent 1 time
      And 1 request of "Sixten" is stored

    Scenario Outline: A request whose answer is lost is sent again, on the <site> site in <language>
      Given a visitor is at the form of "the contact page in <language>" on the <site> site
      And the answer to "the contact service" is lost 1 time
      When they send the form as "<person>"
      Then the form says "<message>"
      And they are at "<thanks>"
      And their request was sent 2 times
      And 1 request of "<person>" is stored

      Examples:
        | site    | language | person | message                                                   | thanks                    |
        | Sweden  | Swedish  | Sanna  | Vi fick inget svar. Vi försöker igen om en stund.         | /begar-kontakt/           |
        | Finland | Finnish  | Aili   | Emme saaneet vastausta. Yritämme hetken päästä uudelleen. | /#contact-request-sent-fi |

    Scenario: If the thanks page does not open, the form says that the request has arrived and links to the page
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And "the thanks page" answers 204 1 time
      When they send the form as "Stella"
      And they follow "What happens next" in the form
      Then they are at "the thanks page"
      And their request was sent 1 time
      And 1 request of "Stella" is stored

    Scenario: Sending again after the request has arrived only opens the thanks page once more
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And "the thanks page" answers 204 1 time
      When they send the form as "Stefan"
      And they send it again after it says "Thank you, your request has reached us."
      Then they are at "the thanks page"
      And the browser asked for "the thanks page" 2 times
      And their request was sent 1 time

    Scenario: The same request, sent again after going back from the thanks page, is stored once
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And they have sent the form as "Signar", and seen the thanks
      When they go back to the form
      And they send the form
      Then they are at "the thanks page"
      And their request was sent 2 times
      And 1 request of "Signar" is stored

    Scenario: A request that first the browser and then the form's script sends is stored once, even if the thanks page is reloaded
      Given a visitor is at "the contact page in English" on the Sweden site
      And "the form's script" answers nothing
      And they have sent the form as "Sigvard", and seen the thanks
      And they reload the page
      And the server answers again
      When they go back to the form
      And they send the form
      Then their request was sent 2 times
      And 1 request of "Sigvard" is stored

  @CONTACT-10
  Rule: A request with changed words is stored as another one, or refused with the reason
    A correction that is taken for a copy leaves the agency with a wrong number.

    Scenario: A request with changed words, sent after going back from the thanks page, is another one
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And they have sent the form as "Sigge", and seen the thanks
      When they go back to the form
      And they send the form with:
        | message        |
        | One more thing |
      Then they are at "the thanks page"
      And 2 requests of "Sigge" are stored

    Scenario Outline: A form that has already sent another request is refused with the reason, in <language>
      Given a visitor is at the form of "the contact page in <language>" on the <site> site
      And "<person>" has sent a request with the key that the form will send
      When they send the form as "<person> again"
      Then their request is refused as a conflict
      And the summary says "<mistake>"
      And the field "name" of the form holds "<person> again"
      And 0 requests of "<person> again" are stored
      And 1 request of "<person>" is stored

      Examples:
        | site    | language | person | mistake                                                   |
        | Sweden  | Swedish  | Sune   | Formuläret har redan skickats en gång med andra uppgifter |
        | Finland | Finnish  | Armas  | Lomake on jo lähetetty kerran eri tiedoilla               |
        | Finland | English  | Ellis  | This form has already been sent once with other details   |

  @CONTACT-3
  Rule: A request that does not get through is sent again later, and the form says why it waits
    People who believe that their request has gone wait for a call that never comes, and turn to another agency.

    Scenario: Without a network, the form says that the request waits, and it is sent when the network is back
      Given a visitor is at the form of "the contact page in English" on the Finland site
      And the browser has no network
      And they send the form as "Alexis"
      And the form says "You are offline. Your request will be sent when you are connected again."
      And the browser asks before leaving the page
      And nothing of "alexis" is kept in the browser
      When the browser has its network again
      Then they are at "/#contact-request-sent-en"
      And 1 request of "Alexis" is stored

    Scenario Outline: Without a network, a form whose script has not arrived waits too, in <language>, and is sent later
      Given a visitor is at "the contact page in <language>" on the <site> site
      And the browser has no network
      And they send the form as "<person>"
      And the page says "<message>"
      And they are still at "the contact page in <language>"
      And the browser asks before leaving the page
      When the browser has its network again
      Then they are at "<thanks>"
      And 1 request of "<person>" is stored

      Examples:
        | site    | language | person | message                                                         | thanks                    |
        | Sweden  | Swedish  | Sara   | Du är offline. Din förfrågan skickas när du är uppkopplad igen. | /begar-kontakt/           |
        | Finland | Finnish  | Aulis  | Verkkoyhteys puuttuu. Pyyntösi lähtee, kun yhteys palaa.        | /#contact-request-sent-fi |

    Scenario Outline: A request is sent again after the contact service <trouble>
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And "the contact service" answers <answer> 1 time
      When they send the form as "<person>"
      Then the form says "<message>"
      And they are at "the thanks page"
      And 1 request of "<person>" is stored

      Examples:
        | trouble                            | answer  | person | message                                                        |
        | has failed                         | 503     | Stina  | Your request could not be sent. We will try again in a moment. |
        | has been too busy                  | 429     | Sofia  | Many requests have come from your network.                     |
        | was replaced by a network's log-in | garbage | Signe  | Your request could not be sent. We will try again in a moment. |

    Scenario: A request that the service refuses stays in the form, which says how else to reach the agency, and can be sent again
      Given a visitor is at the form of "the contact page in English" on the Finland site
      And "the contact service" answers 403 1 time
      And they send the form as "Evan"
      And the form says "Your request was not accepted. What you wrote is still here"
      And the form says "09 000 0000"
      And the field "name" of the form holds "Evan"
      When they send it again after it says "Your request was not accepted."
      Then they are at "/#contact-request-sent-en"
      And 1 request of "Evan" is stored

  @CONTACT-8
  Rule: A visitor who leaves the form is told on every page what becomes of their request
    Visitors look at other homes meanwhile; if they closed the site too early, the waiting request would be lost with it.

    Scenario: A visitor who leaves the form without a network is told that their request waits
      Given a visitor has come from "the home page in English" to the form on the Finland site
      And they have sent the form as "Edvard" without a network
      When they go back
      Then they are at "the home page in English"
      And the notice about their request says "You are offline. Your request will be sent when you are connected again."
      And the browser asks before leaving the page
      And the page meets WCAG 2.2 AA

    Scenario: A visitor who has left the form is told when their request has arrived, and led to the thanks
      Given "Edgar" has gone back to "the home page in English" on the Finland site, with a request that waits for the network
      And the browser has its network again
      And the notice about their request says "Thank you, your request has reached us."
      And the browser does not ask before leaving the page
      When they follow "What happens next" in the notice about their request
      Then they are at "/#contact-request-sent-en"
      And they see the thanks "Thank you, we have received your request"
      And 1 request of "Edgar" is stored

    Scenario: The notice of a waiting request leads back to the form, which still holds what was written
      Given a visitor has come from "the home page in English" to the form on the Finland site
      And they fill in:
        | country      |
        | Sweden (+46) |
      And they have sent the form as "Enid" without a network
      And they go back
      When they follow "Go to the form" in the notice about their request
      Then the field "name" of the form holds "Enid"
      And the field "country" of the form holds "Sweden (+46)"
      And the form says "You are offline. Your request will be sent when you are connected again."
      And there is no notice about their request

    Scenario: A visitor who has returned to the form is thanked when the network is back
      Given "Eino" has gone back to "the home page in English" on the Finland site, with a request that waits for the network
      When they follow "Go to the form" in the notice about their request
      And the browser has its network again
      Then they are at "/#contact-request-sent-en"
      And 1 request of "Eino" is stored

    Scenario: A visitor who has left the form is told that their request was refused, and can go back and send it again
      Given "Stig" has gone back to "the home page in English" on the Sweden site, with a request that waits for the network
      And "the contact service" answers 403 1 time
      And the browser has its network again
      And the notice about their request says "Your request was not accepted. What you wrote is still here"
      When they follow "Go to the form" in the notice about their request
      And they send it again after it says "Your request was not accepted. What you wrote is still here"
      Then they are at "the thanks page"
      And 1 request of "Stig" is stored
