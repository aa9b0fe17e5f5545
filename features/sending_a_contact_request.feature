Feature: Sending a contact request

  A visitor who has found something, or wants to sell, asks. What they write must arrive, once, whatever
  the network and the browser do, and they must know that it has, and what happens next.

  @LEAD-1
  Rule: A visitor can send a contact request, and is led to thanks that say what happens next and by when

    Scenario Outline: On the contact page, by keyboard, <site> in <language>
      Given a visitor is at the form "<address>" on the <site> site
      When they write by keyboard:
        | <name>    | <person>            |
        | <email>   | <person>@example.com |
        | <message> | Hej! Terve! Hello!  |
      And they press Tab
      And they press Space
      And they press Tab
      And they press Tab
      And they press Enter
      Then they are at "<next>"
      And the page says "<thanks>"
      And the page says "<when>"
      And one request of "<person>" is stored:
        | topic     | contact              |
        | market    | <market>             |
        | language  | <code>               |
        | email     | <person>@example.com |
        | message   | Hej! Terve! Hello!   |
        | marketing | 1                    |

      Examples:
        | site    | language | market | code | address           | name                 | email      | message    | person | next                      | thanks                                   | when                               |
        | Sweden  | Swedish  | se     | sv   | /kontakt/         | Namn (obligatoriskt) | E-post     | Meddelande | Svea   | /begar-kontakt/           | Tack, vi har fått din förfrågan          | senast nästa vardag                |
        | Sweden  | English  | se     | en   | /en/contact/      | Name (required)      | E-mail     | Message    | Emma   | /en/request-contact/      | Thank you, we have received your request | by the next working day            |
        | Finland | Finnish  | fi     | fi   | /fi/yhteydenotto/ | Nimi (pakollinen)    | Sähköposti | Viesti     | Aino   | /#contact-request-sent-fi | Kiitos, saimme yhteydenottopyyntösi      | viimeistään seuraavana arkipäivänä |
        | Finland | Swedish  | fi     | sv   | /kontakt/         | Namn (obligatoriskt) | E-post     | Meddelande | Alma   | /#contact-request-sent-sv | Tack, vi har fått din förfrågan          | senast nästa vardag                |
        | Finland | English  | fi     | en   | /en/contact/      | Name (required)      | E-mail     | Message    | Ella   | /#contact-request-sent-en | Thank you, we have received your request | by the next working day            |

    @no-javascript
    Scenario Outline: Without JavaScript, with a mistake at first, <site> in <language>
      Given a visitor is at "<address>" on the <site> site
      When they fill in:
        | <email>   | <person>@example.com |
        | <message> | O'Brien, 李 & rent < 9 |
      And they send the form with "<send>"
      Then the summary "<heading>" names "<wrong>"
      And the field "<name>" of the form says "<wrong>"
      And the field "<message>" of the form holds "O'Brien, 李 & rent < 9"
      And the form says "<consent>"
      When they fill in:
        | <name> | <person> |
      And they send the form with "<send>"
      Then they are at "<next>"
      And the page says "<thanks>"
      And one request of "<person>" is stored:
        | email     | <person>@example.com   |
        | message   | O'Brien, 李 & rent < 9 |
        | marketing | 0                      |

      Examples:
        | site    | language | address           | name                 | email      | message    | person  | send   | heading                                        | wrong            | consent                  | next                      | thanks                                   |
        | Sweden  | Swedish  | /kontakt/         | Namn (obligatoriskt) | E-post     | Meddelande | Sigrid  | Skicka | Vi har inte kunnat ta emot din förfrågan än    | Skriv ditt namn. | sparas i 12 månader      | /begar-kontakt/           | Tack, vi har fått din förfrågan          |
        | Sweden  | English  | /en/contact/      | Name (required)      | E-mail     | Message    | Edith   | Send   | We have not been able to take your request yet | Enter your name. | kept for 12 months       | /en/request-contact/      | Thank you, we have received your request |
        | Finland | Finnish  | /fi/yhteydenotto/ | Nimi (pakollinen)    | Sähköposti | Viesti     | Anneli  | Lähetä | Yhteydenottopyyntöäsi ei voitu vielä lähettää  | Kirjoita nimesi. | säilytetään 12 kuukautta | /#contact-request-sent-fi | Kiitos, saimme yhteydenottopyyntösi      |
        | Finland | Swedish  | /kontakt/         | Namn (obligatoriskt) | E-post     | Meddelande | Astrid  | Skicka | Vi har inte kunnat ta emot din förfrågan än    | Skriv ditt namn. | sparas i 12 månader      | /#contact-request-sent-sv | Tack, vi har fått din förfrågan          |
        | Finland | English  | /en/contact/      | Name (required)      | E-mail     | Message    | Eleanor | Send   | We have not been able to take your request yet | Enter your name. | kept for 12 months       | /#contact-request-sent-en | Thank you, we have received your request |

  @LEAD-2
  Rule: Sweden's site has a page that thanks in each language; Norway's and Finland's have none

    Scenario Outline: <address> on the site of <site>
      When a visitor opens "<address>" on the <site> site
      Then the status is <answer>
      And search engines are asked not to list the page

      Examples:
        | site    | address                       | answer |
        | Sweden  | /begar-kontakt/               | 200    |
        | Sweden  | /en/request-contact/          | 200    |
        | Sweden  | /lead_contact_request_thanks/ | 404    |
        | Finland | /begar-kontakt/               | 404    |
        | Finland | /en/request-contact/          | 404    |
        | Norway  | /begar-kontakt/               | 404    |

  @LEAD-3
  Rule: The address of the page that thanks is the language's prefix, the slug and a slash

    Scenario Outline: After a question about a home and a request for a valuation, in <language>
      Given a visitor is at the form "<home>" on the Sweden site
      When they choose "<choice>" in the form
      And they fill in:
        | <name>  | <person>      |
        | <phone> | 070-174 06 05 |
      And they send the form with "<send>"
      Then they are at "<thanks>"
      And nothing else has led them on to it
      And one request of "<person>" is stored:
        | topic | viewing        |
        | home  | kvistgatan-12  |
        | phone | +46701740605   |
        | email | null           |
      Given a visitor is at the form "<sell>" on the Sweden site
      When they fill in:
        | <where> | Storgatan 1, Umeå |
        | <name>  | <person> igen     |
        | <phone> | +358 40 123 4567  |
      And they send the form with "<send>"
      Then they are at "<thanks>"
      And one request of "<person> igen" is stored:
        | topic   | valuation         |
        | address | Storgatan 1, Umeå |
        | phone   | +358401234567     |

      Examples:
        | language | home                        | choice                           | name                 | phone         | person | send   | thanks               | sell                 | where                            |
        | Swedish  | /objekt/kvistgatan-12/      | Boka en privat visning           | Namn (obligatoriskt) | Telefonnummer | Saga   | Skicka | /begar-kontakt/      | /salja-med-oss/      | Bostadens adress (obligatoriskt) |
        | English  | /en/property/kvistgatan-12/ | I want to book a private viewing | Name (required)      | Phone number  | Esther | Send   | /en/request-contact/ | /en/selling-with-us/ | Address of the home (required)   |

  @LEAD-4
  Rule: Where there is no page that thanks, the address is the root, which thanks in the visitor's language

    Scenario Outline: The root of Finland's site, for a visitor who wrote in <language>
      When a visitor opens "/#contact-request-sent-<code>" on the Finland site
      Then the focus is on the thanks "<thanks>", which are in "<code>"
      And the link "<onward>" of the thanks leads to "<list>"
      And the page meets WCAG 2.2 AA

      Examples:
        | language | code | thanks                                   | onward        | list            |
        | Finnish  | fi   | Kiitos, saimme yhteydenottopyyntösi      | Katso kodit   | /fi/asunnot/    |
        | Swedish  | sv   | Tack, vi har fått din förfrågan          | Se bostäderna | /bostader/      |
        | English  | en   | Thank you, we have received your request | See the homes | /en/apartments/ |

    Scenario: A visitor who has sent nothing
      When a visitor opens "/" on the Finland site
      Then no thanks are shown

  @LEAD-5
  Rule: The pages that count as a conversion are ["begar-kontakt"]: the slug of the default language alone

    Scenario: The trackers are told once, with a yes, of arriving there
      Given a first-time visitor
      And their browser has the trackers' functions already
      When a visitor opens "/begar-kontakt/" on the Sweden site
      Then fbq is not called
      When they tick "Marknadsföring"
      And they tick "Statistik"
      And they answer "Spara mitt val"
      Then the calls of conversions are:
        | _tfa.push({"notify":"event","name":"lead","id":1000046})                               |
        | fbq("track", "Lead")                                                                   |
        | gtag("event", "generate_lead", {"page_title":"Tack för din förfrågan – Kvistbo"})      |
        | obApi("track", "Lead")                                                                 |
        | pintrk("track", "lead")                                                                |
      When they reload the page
      Then the trackers have been told of 2 views of a page
      And the trackers have been told of 5 conversions

    Scenario Outline: Elsewhere, and without a yes to marketing, no conversion is told of
      Given a first-time visitor
      And their browser has the trackers' functions already
      When a visitor opens "<address>" on the <site> site
      And they answer "<answer>"
      Then the trackers have been told of 0 conversions

      Examples:
        | site    | address                   | answer             |
        | Sweden  | /begar-kontakt/           | Bara nödvändiga    |
        | Sweden  | /en/request-contact/      | Accept all         |
        | Sweden  | /kontakt/                 | Acceptera alla     |
        | Finland | /#contact-request-sent-fi | Acceptera alla     |

  @CONTACT-1
  Rule: What is wrong is said beside the field and in a summary, in words, and the first such field has the focus

    Scenario: A form that is sent empty, and put right
      Given a visitor is at the form "/kontakt/" on the Sweden site
      Then the page meets WCAG 2.2 AA, light and dark
      When they fill in:
        | Telefonnummer | 12 |
      And they send the form with "Skicka"
      Then the focus is visibly on "Namn (obligatoriskt)"
      And the summary "Vi har inte kunnat ta emot din förfrågan än" names "Skriv ditt namn."
      And the field "Namn (obligatoriskt)" of the form says "Skriv ditt namn."
      And the field "Telefonnummer" of the form says "Kontrollera telefonnumret. Det finns inget sådant nummer i landet du har valt."
      And the page meets WCAG 2.2 AA, light and dark
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      When they fill in:
        | Namn (obligatoriskt) | Selma |
      And they press Tab
      Then the field "Namn (obligatoriskt)" of the form is right
      And the summary "Vi har inte kunnat ta emot din förfrågan än" does not say "Skriv ditt namn."
      When they follow "Kontrollera telefonnumret." in the summary
      Then the focus is visibly on "Telefonnummer"
      And 0 requests of "Selma" are stored

    Scenario Outline: It is sent before <part> are there
      Given the answer to "<files>" is delayed
      When a visitor opens "/kontakt/" on the Sweden site, where scripts do not start
      And they send the form with "Skicka"
      Then the browser did not ask for "/api/contact-requests"
      And their request was sent 0 times
      When the delayed answer arrives
      Then the focus is visibly on "Namn (obligatoriskt)"
      And the field "Namn (obligatoriskt)" of the form says "Skriv ditt namn."
      And they are still at "/kontakt/"

      Examples:
        | part                    | files                      |
        | the page's scripts      | /app-*.js                  |
        | the scripts of the form | /part---contact-form-*.js  |

    Scenario: What is wrong is known to the service alone
      Given a visitor is at the form "/kontakt/" on the Sweden site
      And "/phone-numbers-*.js" answers nothing
      When they fill in:
        | Namn (obligatoriskt) | Solveig      |
        | Telefonnummer        | 358401234567 |
      And they send the form with "Skicka"
      Then the status of "/api/contact-requests" was 400
      And their request was sent 1 time
      And the summary "Vi har inte kunnat ta emot din förfrågan än" names "Kontrollera telefonnumret."
      And the focus is visibly on "Telefonnummer"
      And the field "Telefonnummer" of the form says "Är numret utländskt ska det börja med + och landsnumret."
      And 0 requests of "Solveig" are stored
      When they fill in:
        | Telefonnummer | +358401234567 |
      And they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      And one request of "Solveig" is stored:
        | phone | +358401234567 |

  @CONTACT-2
  Rule: A request is stored once, however often it is sent; changed words are another one

    Scenario: A double click, and the page of thanks loaded anew
      Given a visitor is at the form "/kontakt/" on the Sweden site
      When they fill in:
        | Namn (obligatoriskt) | Sixten             |
        | E-post               | sixten@example.com |
      And they press "Skicka" twice
      Then they are at "/begar-kontakt/"
      And their request was sent 1 time
      When they reload the page
      Then one request of "Sixten" is stored:
        | email | sixten@example.com |

    Scenario Outline: It has arrived, and the answer is lost, <site> in <language>
      Given a visitor is at the form "<address>" on the <site> site
      And the answer to "/api/contact-requests" is lost 1 time
      When they fill in:
        | <name>  | <person>             |
        | <email> | <person>@example.com |
      And they send the form with "<send>"
      Then the form says "<told>"
      And their request was sent 2 times
      And they are at "<next>"
      And one request of "<person>" is stored:
        | email | <person>@example.com |

      Examples:
        | site    | language | address           | name                 | email      | send   | person | told                                                      | next                      |
        | Sweden  | Swedish  | /kontakt/         | Namn (obligatoriskt) | E-post     | Skicka | Sanna  | Vi fick inget svar. Vi försöker igen om en stund.         | /begar-kontakt/           |
        | Finland | Finnish  | /fi/yhteydenotto/ | Nimi (pakollinen)    | Sähköposti | Lähetä | Aili   | Emme saaneet vastausta. Yritämme hetken päästä uudelleen. | /#contact-request-sent-fi |
        | Finland | English  | /en/contact/      | Name (required)      | E-mail     | Send   | Edna   | We got no answer. We will try again in a moment.          | /#contact-request-sent-en |

    Scenario: It has arrived, and the page of thanks does not come
      Given a visitor is at the form "/kontakt/" on the Sweden site
      And "/begar-kontakt/" answers 204 2 times
      When they fill in:
        | Namn (obligatoriskt) | Stella             |
        | E-post               | stella@example.com |
      And they send the form with "Skicka"
      Then the form says "Tack, din förfrågan har kommit fram."
      When they send the form with "Skicka"
      Then the browser asked for "/begar-kontakt/" 2 times
      And their request was sent 1 time
      When they follow "Så går det till nu" in the text
      Then they are at "/begar-kontakt/"
      And one request of "Stella" is stored:
        | email | stella@example.com |

    Scenario: After the thanks, Back, and sent again
      Given a visitor is at the form "/kontakt/" on the Sweden site
      When they fill in:
        | Namn (obligatoriskt) | Signar             |
        | E-post               | signar@example.com |
      And they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      When they go back to the form
      Then the field "Namn (obligatoriskt)" of the form holds "Signar"
      When they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      And their request was sent 2 times
      And one request of "Signar" is stored:
        | email | signar@example.com |
      When they go back to the form
      And they fill in:
        | Meddelande | En sak till |
      And they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      And 2 requests of "Signar" are stored

    Scenario Outline: Another request has its key, <site> in <language>
      Given a visitor is at the form "<address>" on the <site> site
      And "<person>" has sent a request with the key that the form will send
      When they fill in:
        | <name>  | <person> igen        |
        | <email> | <person>@example.com |
      And they send the form with "<send>"
      Then the summary "<heading>" says "<told>"
      And the field "<name>" of the form holds "<person> igen"
      And the status of "/api/contact-requests" was 409
      And 0 requests of "<person> igen" are stored
      And one request of "<person>" is stored:
        | email | <person>@example.com |

      Examples:
        | site    | language | address           | name                 | email      | send   | person | heading                                        | told                                                      |
        | Sweden  | Swedish  | /kontakt/         | Namn (obligatoriskt) | E-post     | Skicka | Sune   | Vi har inte kunnat ta emot din förfrågan än    | Formuläret har redan skickats en gång med andra uppgifter |
        | Finland | Finnish  | /fi/yhteydenotto/ | Nimi (pakollinen)    | Sähköposti | Lähetä | Armas  | Yhteydenottopyyntöäsi ei voitu vielä lähettää  | Lomake on jo lähetetty kerran eri tiedoilla               |
        | Finland | English  | /en/contact/      | Name (required)      | E-mail     | Send   | Ellis  | We have not been able to take your request yet | This form has already been sent once with other details   |

    Scenario: Before the code of the form is there, the browser sends it
      Given a visitor is at "/en/contact/" on the Sweden site
      And "/part---contact-form-*.js" answers nothing
      When they fill in:
        | Name (required) | Elsa             |
        | E-mail          | elsa@example.com |
      And they send the form with "Send"
      Then they are at "/en/request-contact/"
      And one request of "Elsa" is stored:
        | email | elsa@example.com |

    Scenario: The browser has sent it, and after Back the code of the form sends it again
      Given a visitor is at "/kontakt/" on the Sweden site
      And "/part---contact-form-*.js" answers nothing
      When they fill in:
        | Namn (obligatoriskt) | Sigvard             |
        | E-post               | sigvard@example.com |
        | Meddelande           | Hej!                |
      And they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      When the server answers again
      And they go back to the form
      Then the field "Meddelande" of the form holds "Hej!"
      When they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      And their request was sent 2 times
      And one request of "Sigvard" is stored:
        | message | Hej! |

  @CONTACT-3
  Rule: What does not get through stays in the form, is sent again when it can be, and the visitor is told how it ends, wherever on the site they are

    Scenario: Offline, then online
      Given a visitor is at the form "/fi/yhteydenotto/" on the Finland site
      When they fill in:
        | Nimi (pakollinen) | Aleksi             |
        | Sähköposti        | aleksi@example.com |
      And the browser has no network
      And they send the form with "Lähetä"
      Then the form says "Verkkoyhteys puuttuu. Pyyntösi lähtee, kun yhteys palaa."
      And leaving the page asks first
      And 0 requests of "Aleksi" are stored
      And nothing of "aleksi" is kept in the browser
      When the browser has its network again
      Then they are at "/#contact-request-sent-fi"
      And one request of "Aleksi" is stored:
        | email | aleksi@example.com |

    Scenario Outline: Offline before the code of the form is there, <site> in <language>
      Given a visitor is at "<address>" on the <site> site
      And the browser has no network
      When they fill in:
        | <name>  | <person>             |
        | <email> | <person>@example.com |
      And they send the form with "<send>"
      Then the page says "<told>"
      And they are still at "<address>"
      And leaving the page asks first
      And 0 requests of "<person>" are stored
      When the browser has its network again
      Then they are at "<next>"
      And one request of "<person>" is stored:
        | email | <person>@example.com |

      Examples:
        | site    | language | address           | name                 | email      | send   | person | told                                                            | next                      |
        | Sweden  | Swedish  | /kontakt/         | Namn (obligatoriskt) | E-post     | Skicka | Sara   | Du är offline. Din förfrågan skickas när du är uppkopplad igen. | /begar-kontakt/           |
        | Finland | Finnish  | /fi/yhteydenotto/ | Nimi (pakollinen)    | Sähköposti | Lähetä | Aulis  | Verkkoyhteys puuttuu. Pyyntösi lähtee, kun yhteys palaa.        | /#contact-request-sent-fi |

    Scenario: Offline, and Back to the page before
      Given a visitor is at "/en/" on the Finland site
      When they follow "Write to us" in the footer
      And the form is ready
      And they fill in:
        | Name (required) | Edvard             |
        | E-mail          | edvard@example.com |
      And the browser has no network
      And they send the form with "Send"
      Then the form says "You are offline. Your request will be sent when you are connected again."
      When they go back
      Then they are at "/en/"
      And the notice about their request says "You are offline. Your request will be sent when you are connected again."
      And leaving the page asks first
      And the page meets WCAG 2.2 AA
      When the browser has its network again
      Then the notice about their request says "Thank you, your request has reached us."
      And leaving the page does not ask first
      And one request of "Edvard" is stored:
        | email | edvard@example.com |
      When they follow "What happens next" in the notice about their request
      Then they are at "/#contact-request-sent-en"

    Scenario: Offline, Back, and to the form again
      Given a visitor is at "/fi/" on the Finland site
      When they follow "Kirjoita meille" in the footer
      And the form is ready
      And they fill in:
        | Nimi (pakollinen) | Eino             |
        | Sähköposti        | eino@example.com |
        | Maa ja maatunnus  | Ruotsi (+46)     |
      And the browser has no network
      And they send the form with "Lähetä"
      Then the form says "Verkkoyhteys puuttuu. Pyyntösi lähtee, kun yhteys palaa."
      When they go back
      And they follow "Siirry lomakkeeseen" in the notice about their request
      Then the field "Nimi (pakollinen)" of the form holds "Eino"
      And the field "Maa ja maatunnus" of the form holds "Ruotsi (+46)"
      And the form says "Verkkoyhteys puuttuu. Pyyntösi lähtee, kun yhteys palaa."
      And there is no notice about their request
      When the browser has its network again
      Then they are at "/#contact-request-sent-fi"
      And one request of "Eino" is stored:
        | email | eino@example.com |

    Scenario Outline: Something is wrong, the visitor reads on and comes back, <site> in <language>
      Given a visitor is at the form "<address>" on the <site> site
      When they fill in:
        | <email>   | <person>@example.com |
        | <message> | 1 500 000 € räcker   |
      And they send the form with "<send>"
      Then the field "<name>" of the form says "<wrong>"
      When they follow "<privacy>" in the text
      Then they are at "<policy>"
      When they go back
      Then the field "<message>" of the form holds "1 500 000 € räcker"
      When they fill in:
        | <name> | <person> |
      And they send the form with "<send>"
      Then they are at "<next>"
      And one request of "<person>" is stored:
        | message | 1 500 000 € räcker |

      Examples:
        | site    | language | address           | name                 | email      | message    | person | send   | wrong            | privacy                 | policy           | next                      |
        | Sweden  | Swedish  | /kontakt/         | Namn (obligatoriskt) | E-post     | Meddelande | Sigrun | Skicka | Skriv ditt namn. | Mer om dataskydd        | /datasakerhet/   | /begar-kontakt/           |
        | Finland | Finnish  | /fi/yhteydenotto/ | Nimi (pakollinen)    | Sähköposti | Viesti     | Arvo   | Lähetä | Kirjoita nimesi. | Lue lisää tietosuojasta | /fi/yksityisyys/ | /#contact-request-sent-fi |

    @no-javascript
    Scenario: Without scripts something is wrong, and Back
      Given a visitor is at "/en/contact/" on the Finland site
      When they fill in:
        | E-mail  | everett@example.com |
        | Message | I can come today    |
      And they send the form with "Send"
      Then the status of "/api/contact-requests" was 400
      When they go back in the browser
      Then they are at "/en/contact/"
      And the field "Message" of the form holds "I can come today"
      When they fill in:
        | Name (required) | Everett |
      And they send the form with "Send"
      Then they are at "/#contact-request-sent-en"
      And one request of "Everett" is stored:
        | message | I can come today |

    Scenario: After Back it is not taken
      Given a visitor is at "/" on the Sweden site
      When they follow "Skriv till oss" in the footer
      And the form is ready
      And they fill in:
        | Namn (obligatoriskt) | Stig             |
        | E-post               | stig@example.com |
      And the browser has no network
      And they send the form with "Skicka"
      Then the form says "Du är offline."
      When they go back
      And "/api/contact-requests" answers 403 1 time
      And the browser has its network again
      Then the notice about their request says "Din förfrågan togs inte emot. Det du har skrivit finns kvar"
      When they follow "Till formuläret" in the notice about their request
      Then the field "Namn (obligatoriskt)" of the form holds "Stig"
      And the form says "Din förfrågan togs inte emot. Det du har skrivit finns kvar"
      When they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      And one request of "Stig" is stored:
        | email | stig@example.com |

    Scenario Outline: The service answers <fault> at first
      Given a visitor is at the form "/kontakt/" on the Sweden site
      And "/api/contact-requests" answers <fault> 1 time
      When they fill in:
        | Namn (obligatoriskt) | <person>             |
        | E-post               | <person>@example.com |
      And they send the form with "Skicka"
      Then the form says "<told>"
      And they are at "/begar-kontakt/"
      And one request of "<person>" is stored:
        | email | <person>@example.com |

      Examples:
        | fault   | person | told                                                  |
        | 503     | Stina  | Det gick inte att skicka. Vi försöker igen om en stund. |
        | 429     | Sofia  | Det har kommit många förfrågningar från ditt nätverk. |
        | garbage | Signe  | Det gick inte att skicka. Vi försöker igen om en stund. |

    Scenario: The service does not take it
      Given a visitor is at the form "/en/contact/" on the Finland site
      And "/api/contact-requests" answers 403 1 time
      When they fill in:
        | Name (required) | Evan             |
        | E-mail          | evan@example.com |
      And they send the form with "Send"
      Then the form says "Your request was not accepted. What you wrote is still here"
      And the form says "09 000 0000"
      And the field "Name (required)" of the form holds "Evan"
      When they send the form with "Send"
      Then they are at "/#contact-request-sent-en"
      And one request of "Evan" is stored:
        | email | evan@example.com |

  @CONTACT-4
  Rule: Nothing that a visitor writes stands in an address, a referrer, the browser's storage, a tracker's call or an error report

    Scenario: A visitor who agrees to trackers, on a site that reports errors
      Given a first-time visitor is at "/kontakt/" on the Sweden site with error reporting
      When they answer "Acceptera alla"
      And they fill in:
        | Namn (obligatoriskt) | Sunniva Hemlig       |
        | E-post               | sunniva@example.com  |
        | Meddelande           | Ring mig om katten   |
      And a script of the page fails with "No room for SUNNIVA HEMLIG"
      Then the error service has received "No room for [typed]"
      When they send the form with "Skicka"
      Then they are at "/begar-kontakt/"
      And no request but the one to "/api/contact-requests" holds any of these:
        | sunniva |
        | Hemlig  |
        | katten  |
      And nothing of "sunniva" is kept in the browser

  @CONTACT-5
  Rule: Each home, the page for sellers and the contact page have a form, and what leads to it chooses what it is about

    Scenario Outline: A home in <site>, in <language>
      Given a visitor is at "<home>" on the <site> site
      When they follow "<book>" in the text
      Then the part "<heading>" is in the window
      And "<viewing>" is chosen
      And the form says "<about>"
      When they follow "<ask>" in the text
      Then "<question>" is chosen

      Examples:
        | site    | language | home                       | book                   | heading                  | viewing                         | about                                           | ask               | question               |
        | Sweden  | Swedish  | /objekt/kvistgatan-12/     | Boka en privat visning | Fråga eller boka visning | Boka en privat visning          | Det gäller Kvistgatan 12, Södermalm, Stockholm. | Fråga om bostaden | Fråga om bostaden      |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-14/ | Varaa yksityisesittely | Kysy tai varaa esittely  | Haluan varata yksityisesittelyn | Kohde: Oksakatu 3 A 14, Kallio, Helsinki.       | Kysy asunnosta    | Haluan kysyä asunnosta |

    Scenario Outline: The footer leads to the contact page, <site> in <language>
      Given a visitor is at "<address>" on the <site> site
      When they follow "<link>" in the footer
      Then they are at "<contact>"
      And the page says "<hours>"
      And the form is ready

      Examples:
        | site    | language | address | link            | contact           | hours                                    |
        | Sweden  | English  | /en/    | Write to us     | /en/contact/      | Our phone line is open on weekdays, 9–18 |
        | Finland | Finnish  | /fi/    | Kirjoita meille | /fi/yhteydenotto/ | Vastaamme puhelimeen arkisin klo 9–18    |

  @CONTACT-6
  Rule: Without scripts, too, a request that cannot be taken is answered in the visitor's language, on a page with the form

    @no-javascript
    Scenario Outline: One that is too long, <site> in <language>
      Given a visitor is at "<address>" on the <site> site
      And their browser does not count what they write
      When they write 8000 times "李" in "<message>"
      And they send the form with "<send>"
      Then the status of "/api/contact-requests" was 413
      And the summary "<heading>" says "<told>"
      And the form says "<consent>"

      Examples:
        | site    | language | address                    | message    | send   | heading                                        | told                                    | consent                  |
        | Sweden  | Swedish  | /objekt/kvistgatan-12/     | Meddelande | Skicka | Vi har inte kunnat ta emot din förfrågan än    | Förfrågan är för lång för att tas emot. | sparas i 12 månader      |
        | Sweden  | English  | /en/selling-with-us/       | Message    | Send   | We have not been able to take your request yet | The request is too long to be taken.    | kept for 12 months       |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-14/ | Viesti     | Lähetä | Yhteydenottopyyntöäsi ei voitu vielä lähettää  | Pyyntö on liian pitkä.                  | säilytetään 12 kuukautta |

    @no-javascript
    Scenario: One that another site sends
      Given a visitor is at "/en/contact/" on the Finland site
      When a page of another site sends its form to the Finland site
      Then the status of "/api/contact-requests" was 403
      And the summary "Vi har inte kunnat ta emot din förfrågan än" says "Förfrågan kom inte från vår webbplats"
      When they fill in:
        | Namn (obligatoriskt) | Estelle             |
        | E-post               | estelle@example.com |
      And they send the form with "Skicka"
      Then they are at "/#contact-request-sent-sv"
      And one request of "Estelle" is stored:
        | email | estelle@example.com |

    @no-javascript
    Scenario: None: the address of the service is opened
      When a visitor opens "/api/contact-requests" on the Sweden site
      Then the status is 405
      And the answer has these headers:
        | allow | POST |
      And the page says "Adressen tar bara emot ifyllda formulär, så ingenting har skickats."
      And the form says "sparas i 12 månader"
