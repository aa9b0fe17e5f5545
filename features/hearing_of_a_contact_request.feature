Feature: Hearing of a contact request

  A request that lies unread is a lost customer. So the agent who looks after the home hears of it at once by e-mail, the
  sender gets a receipt, and the program in which the agency keeps its customers, the CRM, gets the request too.

  In the examples, the mail server puts off an address that begins with "greylisted." twice, refuses one that begins with
  "unknown.", and holds one that begins with "held."; the CRM does not take the first call about somebody called Envis.

  Background:
    Given these addresses:
      | name                            | address                     |
      | the contact page in Swedish     | /kontakt/                   |
      | the contact page in Finnish     | /fi/yhteydenotto/           |
      | the contact page in English     | /en/contact/                |
      | Kvistgatan 12                   | /objekt/kvistgatan-12/      |
      | Kvistgatan 12 in English        | /en/property/kvistgatan-12/ |
      | Björkvägen 7                    | /objekt/bjorkvagen-7/       |
      | Oksakatu 3 A 14                 | /fi/kohde/oksakatu-3-a-14/  |
      | the page for sellers in Swedish | /salj-din-bostad/           |
      | the page for sellers in English | /en/selling-your-home/      |

  @DELIVERY-1 @headline
  Rule: The agent of a home is told of each request about it, and the agency of every other request
    Whoever knows the home can answer at once, and a request that goes to everybody is answered by nobody.

    Scenario Outline: The request of <person>, from the page "<page>" in <site>, goes to <receiver> alone
      Given a visitor is at "<page>" on the <site> site
      When they send the form with:
        | name     | phone            |
        | <person> | +46 70 174 06 05 |
      Then one e-mail about "<person>" goes to each of:
        | <receiver> |

      Examples: a home has an agent
        | site    | page            | person     | receiver                         |
        | Sweden  | Kvistgatan 12   | Tova Alm   | tuva.rimstedt@kvistbo.example    |
        | Sweden  | Björkvägen 7    | Sten Alm   | selma.granvik@kvistbo.example    |
        | Finland | Oksakatu 3 A 14 | Tarmo Salo | mikael.sandas@kvistbo-fi.example |

      Examples: other pages have none
        | site    | page                        | person     | receiver               |
        | Finland | the contact page in Swedish | Kerstin Ek | hei@kvistbo-fi.example |

    Scenario: A request for a valuation goes to the agency
      Given a visitor is at "the page for sellers in English" on the Finland site
      When they send the form with:
        | address of the home | name       | phone            |
        | Kvistgatan 12       | Celia Berg | +46 70 174 06 05 |
      Then one e-mail about "Celia Berg" goes to each of:
        | hei@kvistbo-fi.example |

  @DELIVERY-2
  Rule: The agent reads all that the sender wrote in the agency's language, and answers the sender directly
    An agent who has to look something up elsewhere, or to copy an address, answers later or to the wrong person.

    Scenario: The agent of a Swedish home reads in Swedish what was asked in English
      Given a visitor is at "Kvistgatan 12 in English" on the Sweden site
      And they ask to be called "In the evening, 16–19"
      When they send the form with:
        | name     | e-mail            | phone         | message                           |
        | Tilda Ek | tilda@example.com | 070-174 06 05 | Is the cellar dry?\nI have a dog. |
      Then "tuva.rimstedt@kvistbo.example" gets one e-mail about "Tilda Ek"
      And the subject of the e-mail is "Fråga om en bostad: Tilda Ek"
      And the e-mail says:
        | Namn                          | Tilda Ek                                          |
        | E-post                        | tilda@example.com                                 |
        | Telefon                       | +46 70 174 06 05                                  |
        | När vi får ringa              | På kvällen, 16–19                                 |
        | Bostad                        | https://www.kvistbo.example/objekt/kvistgatan-12/ |
        | Mejl med nya bostäder och råd | Nej                                               |
      And the e-mail says:
        | Svara på engelska, senast nästa vardag. |
        | Is the cellar dry? I have a dog.        |
      And an answer to the e-mail goes to "tilda@example.com"

    Scenario: The agency in Finland reads in Finnish what was asked in Swedish
      Given a visitor is at the form of "the page for sellers in Swedish" on the Finland site
      When they fill in and send the form by keyboard:
        | address of the home | name    | e-mail           | message    | news of homes |
        | Granvägen 1, Esbo   | Tyra Ek | tyra@example.com | Vad nu då? | ticked        |
      Then "hei@kvistbo-fi.example" gets one e-mail about "Tyra Ek"
      And the subject of the e-mail is "Arviokäynti: Tyra Ek"
      And the e-mail says:
        | Osoite                                  | Granvägen 1, Esbo |
        | Tietoa uusista asunnoista ja neuvoja sähköpostitse | Kyllä             |
      And the e-mail says:
        | Vastaa ruotsiksi viimeistään seuraavana arkipäivänä. |
        | Vad nu då?                                           |
      And an answer to the e-mail goes to "tyra@example.com"

  @DELIVERY-3
  Rule: A sender with an e-mail address gets a receipt in the language of their page
    People who have it in writing need not ask whether their request has arrived, and know how to have it deleted.

    Scenario: In Sweden, a receipt in Swedish says what happens next, how long the request is kept, and how to have it deleted
      Given a visitor is at "the contact page in Swedish" on the Sweden site
      When they send the form with:
        | name     | e-mail           | message            |
        | Rut Lind | rut@example.com | Hej! Terve! Hello! |
      Then "rut@example.com" gets one e-mail about "Rut Lind"
      And the subject of the e-mail is "Tack, vi har fått din förfrågan"
      And the e-mail says:
        | hör av sig senast nästa vardag. |
        | i 12 månader                    |
        | Svara på det här mejlet         |
      And an answer to the e-mail goes to "hej@kvistbo.example"

    Scenario: In Sweden, a receipt in English says what happens next, how long the request is kept, and how to have it deleted
      Given a visitor is at "the contact page in English" on the Sweden site
      When they send the form with:
        | name      | e-mail           | message            |
        | Ruth Lake | ruth@example.com | Hej! Terve! Hello! |
      Then "ruth@example.com" gets one e-mail about "Ruth Lake"
      And the subject of the e-mail is "Thank you, we have received your request"
      And the e-mail says:
        | in touch by the next working day. |
        | for 12 months                     |
        | Reply to this e-mail              |
      And an answer to the e-mail goes to "hej@kvistbo.example"

    Scenario: In Finland, a receipt in Finnish says what happens next, how long the request is kept, and how to have it deleted
      Given a visitor is at "the contact page in Finnish" on the Finland site
      When they send the form with:
        | name        | e-mail           | message            |
        | Raili Lampi | raili@example.com | Hej! Terve! Hello! |
      Then "raili@example.com" gets one e-mail about "Raili Lampi"
      And the subject of the e-mail is "Kiitos, saimme yhteydenottopyyntösi"
      And the e-mail says:
        | yhteyttä viimeistään seuraavana arkipäivänä |
        | 12 kuukautta                                |
        | Vastaa tähän viestiin                       |
      And an answer to the e-mail goes to "hei@kvistbo-fi.example"

    Scenario: A sender with only a telephone number gets no receipt
      Given a visitor is at "Kvistgatan 12 in English" on the Sweden site
      When they send the form with:
        | name      | phone            |
        | Ray Shore | +46 70 174 06 05 |
      Then one e-mail about "Ray Shore" goes to each of:
        | tuva.rimstedt@kvistbo.example |
      And the agency's list has the request of "Ray Shore" as "delivered"

  @DELIVERY-4
  Rule: Nothing that a visitor wrote becomes markup or a link in an e-mail, and a receipt repeats none of it
    Anybody can send the form, with any address: its e-mails must not carry a fraudster's links in the agency's name.

    Scenario: The agent's e-mail shows addresses and signs as they were written
      Given a visitor is at "Kvistgatan 12 in English" on the Sweden site
      When they send the form with:
        | name           | e-mail        | phone         | message                                                |
        | Bo www.evil.fi | bo@example.fi | 070-174 06 05 | See https://evil.fi/x, evil.fi or a@b.fi &lt;b&gt; & 3 |
      Then "tuva.rimstedt@kvistbo.example" gets one e-mail about "Bo www.evil.fi"
      And the e-mail says:
        | Bo www.evil.fi                                         |
        | See https://evil.fi/x, evil.fi or a@b.fi &lt;b&gt; & 3 |
      And the e-mail links only to:
        | mailto:bo@example.fi                              |
        | tel:+46701740605                                  |
        | https://www.kvistbo.example/objekt/kvistgatan-12/ |
      And no other text of the e-mail looks like an address

    Scenario: The receipt says nothing that its sender wrote, and links to the agency alone
      Given a visitor is at "the contact page in English" on the Finland site
      When they send the form with:
        | name            | e-mail         | message                                                |
        | Ulf www.evil.fi | ulf@example.fi | See https://evil.fi/x, evil.fi or a@b.fi &lt;b&gt; & 3 |
      Then "ulf@example.fi" gets one e-mail about "Ulf www.evil.fi"
      And the subject of the e-mail is "Thank you, we have received your request"
      And the e-mail does not say "Ulf"
      And the e-mail does not say "evil"
      And the e-mail links only to:
        | tel:+35890000000                           |
        | mailto:hei@kvistbo-fi.example              |
        | https://www.kvistbo-fi.example/en/privacy/ |
        | tel:+35890000000                           |
        | https://www.kvistbo-fi.example/api/contact-requests?end-messages=<id> |
      And no other text of the e-mail looks like an address

  @DELIVERY-5
  Rule: An e-mail is sent until the mail server takes it, or is listed as failed if refused for good
    Mail servers put off what they do not know yet, and a mistyped address must not look like an answered request.

    Scenario: An e-mail that is put off twice arrives once, and is the same each time
      Given a visitor is at "the contact page in English" on the Sweden site
      When they send the form with:
        | name      | e-mail                       |
        | Gunda Lod | greylisted.gunda@example.com |
      Then "greylisted.gunda@example.com" gets one e-mail about "Gunda Lod"
      And the mail server has put off the e-mail to "greylisted.gunda@example.com" 2 times
      And each attempt to reach "greylisted.gunda@example.com" was with the same e-mail
      And the agency's list has the request of "Gunda Lod" as "delivered"

    Scenario: A receipt to an address that does not exist is given up, and the agent is told all the same
      Given a visitor is at "the contact page in Finnish" on the Finland site
      When they send the form with:
        | name      | e-mail                   |
        | Unto Ruth | unknown.unto@example.com |
      Then one e-mail about "Unto Ruth" goes to each of:
        | hei@kvistbo-fi.example |
      And the mail server has refused "unknown.unto@example.com" once
      And the agency's list has the request of "Unto Ruth" as "failed"
      And the agency's list of failures says of "Unto Ruth":
        | to               | attempts | why                                                                                    |
        | sender (receipt) | 1        | the mail server: it does not take this address (550): look for a mistake in the address |

  @DELIVERY-6
  Rule: Each stored request is sent to the agency's CRM, signed, until the CRM takes it
    The agency works in its CRM: a request that is missing there is forgotten, and a forged one wastes an agent's day.

    Scenario: The CRM gets a signed request about a home
      Given a visitor is at "Oksakatu 3 A 14" on the Finland site
      When they send the form with:
        | name      | e-mail            | message |
        | Cissi Kov | cissi@example.com | Saako?  |
      Then the CRM gets the request of "Cissi Kov" once:
        | market | language | topic | home            | email             | message |
        | fi     | fi       | home  | oksakatu-3-a-14 | cissi@example.com | Saako?  |
      And each call about "Cissi Kov" is signed with the agency's secret

    Scenario: A CRM that does not take a call gets the same request again
      Given a visitor is at "the contact page in English" on the Sweden site
      When they send the form with:
        | name        | phone            |
        | Envis Brand | +46 70 174 06 05 |
      Then the CRM has answered the calls about "Envis Brand" with:
        | 503 |
        | 200 |
      And each call about "Envis Brand" has the same id and content
      And each call about "Envis Brand" is signed with the agency's secret
      And the agency's list has the request of "Envis Brand" as "delivered"

  @DELIVERY-7
  Rule: No visitor waits for an e-mail to be delivered
    Mail servers can be slow or down for hours, and a visitor who waits for one leaves, or sends the request again.

    Scenario: A visitor is thanked while the mail server still holds their receipt
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      When they send the form with:
        | name      | e-mail                 |
        | Hulda Dam | held.hulda@example.com |
      Then they see the thanks "Thank you, we have received your request"
      And the mail server still holds the e-mail to "held.hulda@example.com"
      When the mail server releases the e-mails to "held.hulda@example.com"
      Then "held.hulda@example.com" gets one e-mail about "Hulda Dam"

  @DELIVERY-8
  Rule: Others can cause at most three e-mails a day to a mailbox, and the agency hears of every request
    Anybody can write another person's address into a form, and must not be able to fill their mailbox with it.

    Scenario: The third e-mail of a day is a receipt
      Given "ida@example.com" has been asked to confirm 2 alerts on the Sweden site
      And a visitor is at "the contact page in English" on the Sweden site
      When they send the form with:
        | name    | e-mail          |
        | Ida Dal | ida@example.com |
      Then one e-mail about "Ida Dal" goes to each of:
        | hej@kvistbo.example |
        | ida@example.com     |

    Scenario: A request to an address with a plus, after three e-mails to its mailbox, reaches the agency without a receipt
      Given "inga@example.com" has been asked to confirm 3 alerts on the Sweden site
      And a visitor is at "the contact page in English" on the Sweden site
      When they send the form with:
        | name     | e-mail                |
        | Inga Dal | inga+home@example.com |
      Then one e-mail about "Inga Dal" goes to each of:
        | hej@kvistbo.example |
      And the agency's list has the request of "Inga Dal" as "delivered"
