Feature: Sending a contact request

  A visitor who has found a home, or wants to sell one, writes to the agency. Their request must arrive, and they must
  know that it has, what happens next and by when. Nobody but the agency may read what they wrote.

  Background:
    Given these addresses:
      | name                            | address                     |
      | the contact page in Swedish     | /kontakt/                   |
      | the contact page in Finnish     | /fi/yhteydenotto/           |
      | the contact page in English     | /en/contact/                |
      | Kvistgatan 12                   | /objekt/kvistgatan-12/      |
      | Kvistgatan 12 in English        | /en/property/kvistgatan-12/ |
      | Oksakatu 3 A 14                 | /fi/kohde/oksakatu-3-a-14/  |
      | the page for sellers            | /salja-med-oss/             |
      | the page for sellers in English | /en/selling-with-us/        |
      | the home page in Finnish        | /fi/                        |
      | the home page in English        | /en/                        |
      | the contact service             | /api/contact-requests       |

  @LEAD-1 @headline
  Rule: A visitor who sends a contact request is thanked, and told what happens next and by when
    Somebody who doubts that a request has arrived sends it again, or turns to another agency.

    Scenario Outline: A request written and sent by keyboard on the <site> site in <language> is stored, and its sender thanked
      Given a visitor is at the form of "the contact page in <language>" on the <site> site
      When they fill in and send the form by keyboard:
        | name     | e-mail               | message            | news of homes |
        | <person> | <person>@example.com | Hej! Terve! Hello! | ticked        |
      Then they see the thanks "<thanks>"
      And the thanks say "<deadline>"
      And one request of "<person>" is stored:
        | topic   | site   | language   | e-mail               | message            | news of homes |
        | contact | <site> | <language> | <person>@example.com | Hej! Terve! Hello! | yes           |

      Examples:
        | site    | language | person | thanks                              | deadline                           |
        | Sweden  | Swedish  | Svea   | Tack, vi har fått din förfrågan     | senast nästa vardag                |
        | Finland | Finnish  | Aino   | Kiitos, saimme yhteydenottopyyntösi | viimeistään seuraavana arkipäivänä |

  @SCREEN-10
  Rule: In Sweden, a contact request ends on a page that confirms it
    A thank-you page with an address of its own lets advertising count requests without reading the form.

    @no-javascript
    Scenario Outline: A request sent in <language> without scripts ends on Sweden's thanks page
      Given a visitor is at "the contact page in <language>" on the Sweden site
      When they send the form as "<person>"
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And the page says "<deadline>"
      And one request of "<person>" is stored:
        | language   | news of homes |
        | <language> | no            |

      Examples:
        | language | person | address              | heading                                  | deadline                |
        | Swedish  | Sigrid | /begar-kontakt/      | Tack, vi har fått din förfrågan          | senast nästa vardag     |
        | English  | Edith  | /en/request-contact/ | Thank you, we have received your request | by the next working day |

  @LEAD-2
  Rule: Only Sweden's site has thanks pages, one in each language, and search engines are asked not to list them
    A visitor who came to the thanks from a search result would wait for a call, and be counted as a request.

    Scenario Outline: The <site> site answers a visitor at <address> with status <status>
      When a visitor opens "<address>" on the <site> site
      Then the status is <status>
      And search engines are asked not to list the page

      Examples: Sweden has one in each language
        | site   | address              | status |
        | Sweden | /begar-kontakt/      | 200    |
        | Sweden | /en/request-contact/ | 200    |

      Examples: no other address has one
        | site    | address                       | status |
        | Sweden  | /lead_contact_request_thanks/ | 404    |
        | Finland | /begar-kontakt/               | 404    |
        | Finland | /en/request-contact/          | 404    |
        | Norway  | /begar-kontakt/               | 404    |

  @LEAD-3
  Rule: In Sweden, a request ends at "/begar-kontakt/" in Swedish and at "/en/request-contact/" in English
    Advertising services are set up with this address by hand, and a request that ends at another one is not counted.

    Scenario: A request for a viewing of Kvistgatan 12 leads straight to /begar-kontakt/
      Given a visitor is at the form of "Kvistgatan 12" on the Sweden site
      When they choose "Boka en privat visning" in the form
      And they send the form with:
        | name | phone         |
        | Saga | 070-174 06 05 |
      Then they are at "/begar-kontakt/"
      And no redirect has led them there
      And one request of "Saga" is stored:
        | topic   | home          | phone        | e-mail |
        | viewing | kvistgatan-12 | +46701740605 | none   |

    Scenario: A request for a valuation on the page for sellers in English leads to /en/request-contact/
      Given a visitor is at the form of "the page for sellers in English" on the Sweden site
      When they send the form with:
        | address of the home | name   | phone            |
        | Storgatan 1, Umeå   | Estrid | +358 40 123 4567 |
      Then they are at "/en/request-contact/"
      And one request of "Estrid" is stored:
        | topic     | address of the home | phone         |
        | valuation | Storgatan 1, Umeå   | +358401234567 |

  @LEAD-4
  Rule: Without a thanks page in its market, a request ends on the home page, which thanks the visitor
    A visitor who lands on the home page without a word must think that the request is lost.

    @no-javascript
    Scenario Outline: A request sent in <language> in Finland ends at thanks in <language> on the home page
      Given a visitor is at "the contact page in <language>" on the Finland site
      When they send the form as "Anneli"
      Then they are at "/#contact-request-sent-<code>"
      And the focus is on the thanks "<thanks>", in <language>
      And the thanks say "<deadline>"
      And the link "<link>" of the thanks leads to "<homes>"

      Examples:
        | language | code | thanks                                   | deadline                | link          | homes           |
        | Finnish  | fi   | Kiitos, saimme yhteydenottopyyntösi      | seuraavana arkipäivänä  | Katso kodit   | /fi/asunnot/    |
        | Swedish  | sv   | Tack, vi har fått din förfrågan          | senast nästa vardag     | Se bostäderna | /bostader/      |
        | English  | en   | Thank you, we have received your request | by the next working day | See the homes | /en/apartments/ |

    Scenario: A visitor who has sent nothing is not thanked
      When a visitor opens "/" on the Finland site
      Then no thanks are shown

  @LEAD-5
  Rule: Only a visit to the Swedish thanks page, "begar-kontakt", counts as a conversion
    The agency pays for advertising by what it brings, and a request that is counted twice, or never made, costs money.

    Scenario: A visit to the Swedish thanks page is reported once to each service that the visitor accepts, also if it is reloaded
      Given a first-time visitor
      And the services' functions are already in their browser
      And a visitor is at "/begar-kontakt/" on the Sweden site
      And they answer "Acceptera alla"
      And the calls of conversions are:
        | _tfa.push({"notify":"event","name":"lead","id":1000046})                          |
        | fbq("track", "Lead")                                                              |
        | gtag("event", "generate_lead", {"page_title":"Tack för din förfrågan – Kvistbo"}) |
        | obApi("track", "Lead")                                                            |
        | pintrk("track", "lead")                                                           |
      When they reload the page
      Then the trackers have been told of 2 page views
      And the trackers have been told of 5 conversions

    Scenario Outline: Answering "<answer>" at <address> in <site> reports no conversion
      Given a first-time visitor
      And the services' functions are already in their browser
      When a visitor opens "<address>" on the <site> site
      And they answer "<answer>"
      Then the trackers have been told of 0 conversions

      Examples: the visitor refuses trackers
        | site   | address         | answer          |
        | Sweden | /begar-kontakt/ | Bara nödvändiga |

      Examples: the page is another one
        | site    | address                   | answer         |
        | Sweden  | /en/request-contact/      | Accept all     |
        | Finland | /#contact-request-sent-fi | Acceptera alla |

  @LEAD-12
  Rule: The thanks say what a request was about and which phone number is stored, with its country
    A sender who reads the wrong country or digit can still correct it, instead of waiting for a call that never comes.

    Scenario Outline: The thanks for a request about <page> repeat the home and the number <stored>
      Given a visitor is at the form of "<page>" on the <site> site
      When they send the form with:
        | name     | phone    |
        | <person> | <number> |
      Then the thanks say "<home>"
      And the thanks say "<stored>"
      And the page meets WCAG 2.2 AA, light and dark
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples: on Sweden's thanks page
        | site   | page          | person | number       | home                                | stored                     |
        | Sweden | Kvistgatan 12 | Siri   | 040 123 4567 | Kvistgatan 12, Södermalm, Stockholm | +46 40 123 45 67 (Sverige) |

      Examples: on the home page of Finland
        | site    | page            | person | number       | home                              | stored                  |
        | Finland | Oksakatu 3 A 14 | Aamu   | 040 123 4567 | Oksakatu 3 A 14, Kallio, Helsinki | +358 40 1234567 (Suomi) |

    Scenario: The thanks for a request for a valuation repeat the address of the home
      Given a visitor is at the form of "the page for sellers" on the Sweden site
      When they send the form with:
        | address of the home | name  | phone         |
        | Storgatan 1, Umeå   | Selda | 070-174 06 05 |
      Then the thanks say "Storgatan 1, Umeå"
      And the thanks say "+46 70 174 06 05 (Sverige)"

    Scenario Outline: The thanks on the <site> site in <language> say that no phone number was given
      Given a visitor is at the form of "the contact page in <language>" on the <site> site
      When they send the form as "<person>"
      Then the thanks say "<none>"

      Examples:
        | site    | language | person | none          |
        | Sweden  | Swedish  | Sonja  | Inget angivet |
        | Finland | Finnish  | Anja   | Ei annettu    |

    Scenario: The thanks of a request whose form the visitor has left repeat the number too
      Given a visitor has come from "the home page in Finnish" to the form on the Finland site
      And they fill in:
        | name | phone        |
        | Auni | 040 123 4567 |
      And the browser has no network
      And they send the form
      And they go back
      When the browser has its network again
      And they follow "Näin asia etenee" in the notice about their request
      Then the thanks say "+358 40 1234567 (Suomi)"

    Scenario: Whoever opens the thanks without having sent anything reads nothing about a request
      When a visitor opens "/#contact-request-sent-fi" on the Finland site
      Then the thanks say "viimeistään seuraavana arkipäivänä"
      And the page does not say "Korjaa lomakkeella"

  @LEAD-13
  Rule: The thanks lead back to the form, with all that was written
    Nobody writes a long message twice for one wrong digit.

    Scenario Outline: A visitor corrects a number on the <site> site in <language>
      Given a visitor is at the form of "the contact page in <language>" on the <site> site
      And they send the form with:
        | name     | phone        | message |
        | <person> | 040 123 4567 | Hello!  |
      When they follow "<correct>" in the text
      Then they are at "the contact page in <language>"
      And the field "phone" of the form holds "<number>"
      And the field "message" of the form holds "Hello!"

      Examples:
        | site    | language | person | correct            | number           |
        | Sweden  | Swedish  | Sanja  | Rätta i formuläret | +46 40 123 45 67 |
        | Finland | Finnish  | Arja   | Korjaa lomakkeella | +358 40 1234567  |

    Scenario: A visitor corrects a number in a browser that does not say where they come from
      Given their browser names no page that the visitor comes from
      And a visitor is at the form of "the contact page in English" on the Sweden site
      And they send the form with:
        | name   | phone        | message |
        | Selmer | 040 123 4567 | Hello!  |
      When they follow "Correct it in the form" in the text
      Then they are at "the contact page in English"
      And the field "message" of the form holds "Hello!"

  @LEAD-14
  Rule: A corrected request replaces the first for the agent, and the thanks say so
    An agent who has two requests of one person must know which to answer.

    Scenario: The thanks say that a corrected request replaces the first
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      When they send the form with:
        | name | phone        |
        | Elsa | 040 123 4567 |
      Then the thanks say "The corrected request then replaces this one."

    Scenario: The agent reads that a request is a correction
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And they send the form with:
        | name | phone        |
        | Ebba | 040 123 4567 |
      And they follow "Correct it in the form" in the text
      And the form is ready
      When they send the form with:
        | phone            |
        | +358 40 123 4567 |
      Then the thanks say "+358 40 1234567 (Finland)"
      And "hej@kvistbo.example" gets the e-mail "Rättelse – Kontaktförfrågan: Ebba" about "Ebba"
      And the e-mail says:
        | Besökaren har rättat sin förra förfrågan. Den här gäller i stället för den. |

  @CONTACT-4
  Rule: What a visitor writes reaches nobody but the agency, and leaves the browser once they are thanked
    Addresses and reports end up in browser histories, server logs and the files of other companies, for years.

    Scenario: An error report leaves out what the visitor has typed
      Given a first-time visitor is at "the contact page in English" on the Sweden site with error reporting
      When they fill in:
        | name           | e-mail              |
        | Sunniva Hemlig | sunniva@example.com |
      And a script of the page fails with "No room for SUNNIVA HEMLIG"
      Then the error service has received "No room for [typed]"

    Scenario: A sent request reaches only the contact service, even if the visitor accepts trackers
      Given a first-time visitor is at "the contact page in English" on the Sweden site with error reporting
      When they answer "Accept all"
      And they send the form with:
        | name           | e-mail              | message                | phone         |
        | Sunniva Hemlig | sunniva@example.com | Call me about the cats | 070-174 06 05 |
      Then the thanks say "+46 70 174 06 05 (Sweden)"
      And no request but the one to "the contact service" holds any of these:
        | sunniva   |
        | Hemlig    |
        | cats      |
        | 174 06 05 |
      And nothing of "sunniva" is kept in the browser
      And nothing of "174 06 05" is kept in the browser

  @CONTACT-5
  Rule: Each home, the page for sellers and the contact page have a form in the visitor's language
    Visitors who have to look for a way to ask, or to ask in a foreign language, often do not ask.

    @no-javascript
    Scenario Outline: The contact form of the <site> site in <language> has its labels in <language>
      When a visitor opens "the contact page in <language>" on the <site> site
      Then the fields of the form are called:
        | name   | e-mail   | message   |
        | <name> | <e-mail> | <message> |
      And the button "<button>" is shown

      Examples:
        | site    | language | name                 | e-mail     | message    | button |
        | Sweden  | Swedish  | Namn (obligatoriskt) | E-post     | Meddelande | Skicka |
        | Sweden  | English  | Name (required)      | E-mail     | Message    | Send   |
        | Finland | Finnish  | Nimi (pakollinen)    | Sähköposti | Viesti     | Lähetä |

    Scenario Outline: The footer of the <site> site leads to the contact page and its hours
      Given a visitor is at "<home page>" on the <site> site
      When they follow "<link>" in the footer
      Then they are at "<contact page>"
      And the page says "<hours>"

      Examples:
        | site    | home page                | link            | contact page                | hours                                    |
        | Sweden  | the home page in English | Write to us     | the contact page in English | Our phone line is open on weekdays, 9–18 |
        | Finland | the home page in Finnish | Kirjoita meille | the contact page in Finnish | Vastaamme puhelimeen arkisin klo 9–18    |

    Scenario Outline: The form on the page of <home> says which home it is about
      When a visitor opens "<home>" on the <site> site
      Then the form says "<about>"

      Examples:
        | site    | home                     | about                                      |
        | Sweden  | Kvistgatan 12 in English | About Kvistgatan 12, Södermalm, Stockholm. |
        | Finland | Oksakatu 3 A 14          | Kohde: Oksakatu 3 A 14, Kallio, Helsinki.  |

  @CONTACT-9
  Rule: The link that leads to a home's form chooses what the request is about
    An agent who knows what is wanted can answer at once: with a time for a viewing, or with a fact.

    Scenario: In Sweden, "Book a private viewing" leads to a form that asks for a viewing, and "Ask about this home" to a question
      Given a visitor is at "Kvistgatan 12 in English" on the Sweden site
      And they follow "Book a private viewing" in the text
      And the part "Ask or book a viewing" is in the window
      And "I want to book a private viewing" is chosen
      When they follow "Ask about this home" in the text
      Then "I have a question about this home" is chosen

    Scenario: In Finland, "Varaa yksityisesittely" leads to a form that asks for a viewing, and "Kysy asunnosta" to a question
      Given a visitor is at "Oksakatu 3 A 14" on the Finland site
      And they follow "Varaa yksityisesittely" in the text
      And the part "Kysy tai varaa esittely" is in the window
      And "Haluan varata yksityisesittelyn" is chosen
      When they follow "Kysy asunnosta" in the text
      Then "Haluan kysyä asunnosta" is chosen
