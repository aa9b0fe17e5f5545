Feature: Sending a contact request

  A visitor who has found a home, or wants to sell one, writes to the agency. Their request must arrive, and they must
  know that it has, what happens next and by when. Nobody but the agency may read what they wrote.

  Background:
    Given these addresses:
      | name                            | address                       |
      | the contact page in Swedish     | /kontakt/                     |
      | the contact page in Finnish     | /fi/yhteydenotto/             |
      | the contact page in English     | /en/contact/                  |
      | Kvistgatan 12                   | /objekt/kvistgatan-12/        |
      | Kvistgatan 12 in English        | /en/property/kvistgatan-12/   |
      | Oksakatu 3 A 14                 | /fi/kohde/oksakatu-3-a-14/    |
      | Oksakatu 3 A 14 in English      | /en/property/oksakatu-3-a-14/ |
      | the page for sellers            | /salja-med-oss/               |
      | the page for sellers in English | /en/selling-with-us/          |
      | the home page in Finnish        | /fi/                          |
      | the home page in English        | /en/                          |
      | the contact service             | /api/contact-requests         |

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
        | site    | language | person | thanks                                   | deadline                           |
        | Sweden  | Swedish  | Svea   | Tack, vi har fått din förfrågan          | senast nästa vardag                |
        | Sweden  | English  | Emma   | Thank you, we have received your request | by the next working day            |
        | Finland | Finnish  | Aino   | Kiitos, saimme yhteydenottopyyntösi      | viimeistään seuraavana arkipäivänä |
        | Finland | Swedish  | Alma   | Tack, vi har fått din förfrågan          | senast nästa vardag                |
        | Finland | English  | Ella   | Thank you, we have received your request | by the next working day            |

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

    Scenario Outline: A request for a viewing of <page> leads straight to <address>
      Given a visitor is at the form of "<page>" on the Sweden site
      When they choose "<choice>" in the form
      And they send the form with:
        | name     | phone         |
        | <person> | 070-174 06 05 |
      Then they are at "<address>"
      And no redirect has led them there
      And one request of "<person>" is stored:
        | topic   | home          | phone        | e-mail |
        | viewing | kvistgatan-12 | +46701740605 | none   |

      Examples:
        | page                     | choice                           | person | address              |
        | Kvistgatan 12            | Boka en privat visning           | Saga   | /begar-kontakt/      |
        | Kvistgatan 12 in English | I want to book a private viewing | Esther | /en/request-contact/ |

    Scenario Outline: A request for a valuation on <page> leads to <address>
      Given a visitor is at the form of "<page>" on the Sweden site
      When they send the form with:
        | address of the home | name     | phone            |
        | Storgatan 1, Umeå   | <person> | +358 40 123 4567 |
      Then they are at "<address>"
      And one request of "<person>" is stored:
        | topic     | address of the home | phone         |
        | valuation | Storgatan 1, Umeå   | +358401234567 |

      Examples:
        | page                            | person | address              |
        | the page for sellers            | Sally  | /begar-kontakt/      |
        | the page for sellers in English | Estrid | /en/request-contact/ |

  @LEAD-4
  Rule: Without a thanks page in its market, a request ends on the home page, which thanks the visitor
    A visitor who lands on the home page without a word must think that the request is lost.

    @no-javascript
    Scenario Outline: A request sent in <language> in Finland ends at thanks in <language> on the home page
      Given a visitor is at "the contact page in <language>" on the Finland site
      When they send the form as "<person>"
      Then they are at "<address>"
      And the focus is on the thanks "<thanks>", in <language>
      And the link "<link>" of the thanks leads to "<homes>"

      Examples:
        | language | person  | address                   | thanks                                   | link          | homes           |
        | Finnish  | Anneli  | /#contact-request-sent-fi | Kiitos, saimme yhteydenottopyyntösi      | Katso kodit   | /fi/asunnot/    |
        | Swedish  | Astrid  | /#contact-request-sent-sv | Tack, vi har fått din förfrågan          | Se bostäderna | /bostader/      |
        | English  | Eleanor | /#contact-request-sent-en | Thank you, we have received your request | See the homes | /en/apartments/ |

    Scenario: The thanks on the home page are accessible
      When a visitor opens "/#contact-request-sent-fi" on the Finland site
      Then they see the thanks "Kiitos, saimme yhteydenottopyyntösi"
      And the page meets WCAG 2.2 AA

    Scenario: A visitor who has sent nothing is not thanked
      When a visitor opens "/" on the Finland site
      Then no thanks are shown

  @LEAD-5
  Rule: Only a visit to the Swedish thanks page, "begar-kontakt", counts as a conversion
    The agency pays for advertising by what it brings, and a request that is counted twice, or never made, costs money.

    Scenario: A visit to the Swedish thanks page is reported once to each service that the visitor accepts
      Given a first-time visitor
      And the services' functions are already in their browser
      When a visitor opens "/begar-kontakt/" on the Sweden site
      And they answer "Acceptera alla"
      Then the calls of conversions are:
        | _tfa.push({"notify":"event","name":"lead","id":1000046})                          |
        | fbq("track", "Lead")                                                              |
        | gtag("event", "generate_lead", {"page_title":"Tack för din förfrågan – Kvistbo"}) |
        | obApi("track", "Lead")                                                            |
        | pintrk("track", "lead")                                                           |

    Scenario: Reloading the thanks page counts as a page view, but not as a new conversion
      Given a first-time visitor
      And the services' functions are already in their browser
      And a visitor is at "/begar-kontakt/" on the Sweden site
      And they answer "Acceptera alla"
      And the trackers have been told of 5 conversions
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
        | Sweden  | /kontakt/                 | Acceptera alla |
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
        | site   | page                     | person | number           | home                                | stored                     |
        | Sweden | Kvistgatan 12            | Siri   | 040 123 4567     | Kvistgatan 12, Södermalm, Stockholm | +46 40 123 45 67 (Sverige) |
        | Sweden | Kvistgatan 12 in English | Edit   | +358 40 123 4567 | Kvistgatan 12, Södermalm, Stockholm | +358 40 1234567 (Finland)  |

      Examples: on the home page of Finland
        | site    | page                       | person | number       | home                              | stored                    |
        | Finland | Oksakatu 3 A 14            | Aamu   | 040 123 4567 | Oksakatu 3 A 14, Kallio, Helsinki | +358 40 1234567 (Suomi)   |
        | Finland | Oksakatu 3 A 14 in English | Eda    | 040 123 4567 | Oksakatu 3 A 14, Kallio, Helsinki | +358 40 1234567 (Finland) |

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
        | Finland | English  | Erna   | None given    |

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

    Scenario Outline: Whoever opens the thanks at <address> without having sent anything reads nothing about a request
      When a visitor opens "<address>" on the <site> site
      Then the thanks say "<deadline>"
      And the page does not say "<wrong>"

      Examples:
        | site    | address                   | deadline                           | wrong               |
        | Sweden  | /begar-kontakt/           | senast nästa vardag                | Stämmer något inte? |
        | Finland | /#contact-request-sent-fi | viimeistään seuraavana arkipäivänä | Onko jotain väärin? |

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
        | site    | language | person | correct                | number           |
        | Sweden  | Swedish  | Sanja  | Rätta i formuläret     | +46 40 123 45 67 |
        | Finland | Finnish  | Arja   | Korjaa lomakkeella     | +358 40 1234567  |
        | Finland | English  | Esme   | Correct it in the form | +358 40 1234567  |

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
        | name   | phone        |
        | Edvard | 040 123 4567 |
      Then the thanks say "The corrected request then replaces this one."

    Scenario: The agent reads that the corrected request replaces the first
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
        | Finland | Swedish  | Namn (obligatoriskt) | E-post     | Meddelande | Skicka |
        | Finland | English  | Name (required)      | E-mail     | Message    | Send   |

    Scenario Outline: The footer of the <site> site leads to the contact page, its form and its hours
      Given a visitor is at "<home page>" on the <site> site
      When they follow "<link>" in the footer
      Then they are at "<contact page>"
      And the page says "<hours>"
      And the form is ready
      And the page meets WCAG 2.2 AA, light and dark

      Examples:
        | site    | home page                | link            | contact page                | hours                                    |
        | Sweden  | the home page in English | Write to us     | the contact page in English | Our phone line is open on weekdays, 9–18 |
        | Finland | the home page in Finnish | Kirjoita meille | the contact page in Finnish | Vastaamme puhelimeen arkisin klo 9–18    |

    @no-javascript
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

    Scenario Outline: "<link>" on the page of <home> leads to a form that asks for a viewing
      Given a visitor is at "<home>" on the <site> site
      When they follow "<link>" in the text
      Then the part "<heading>" is in the window
      And "<choice>" is chosen

      Examples:
        | site    | home                     | link                   | heading                 | choice                           |
        | Sweden  | Kvistgatan 12 in English | Book a private viewing | Ask or book a viewing   | I want to book a private viewing |
        | Finland | Oksakatu 3 A 14          | Varaa yksityisesittely | Kysy tai varaa esittely | Haluan varata yksityisesittelyn  |

    Scenario Outline: A visitor who chose a viewing of <home> and then follows "<ask>" asks a question
      Given a visitor is at "<home>" on the <site> site
      When they follow "<book>" in the text
      And they follow "<ask>" in the text
      Then "<choice>" is chosen

      Examples:
        | site    | home                     | book                   | ask                 | choice                            |
        | Sweden  | Kvistgatan 12 in English | Book a private viewing | Ask about this home | I have a question about this home |
        | Finland | Oksakatu 3 A 14          | Varaa yksityisesittely | Kysy asunnosta      | Haluan kysyä asunnosta            |
