Feature: Getting alerts about a search

  Most people look for a home for months, and a good one is gone in a week. An e-mail tells them in time. It needs no account:
  whoever reads the e-mails of an address decides whether it gets any.

  Background:
    Given these addresses:
      | name                     | address                                                                   |
      | the search in Södermalm  | /api/search-alerts?language=sv&place=sodermalm&rooms=2                    |
      | the search for a lift    | /api/search-alerts?language=en&place=sodermalm&price=..6000000&has=lift   |
      | the search in Kallio     | /api/search-alerts?language=fi&place=kallio&size=31..                     |
      | the search in Kungsholmen | /api/search-alerts?language=sv&place=kungsholmen                         |
      | the search in Vasastan   | /api/search-alerts?language=sv&place=vasastaden&rooms=2                   |
      | the search in Gothenburg and Malmö | /api/search-alerts?language=sv&place=goteborg,malmo             |
      | the search for sold homes | /api/search-alerts?language=sv&place=goteborg&status=sold                |
      | the search for words     | /api/search-alerts?language=sv&q=kvistgatan.example                       |
      | an alert that is no more | /api/search-alerts?alert=7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11&language=en |
      | a link without an e-mail | /api/contact-requests?end-messages=7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11&language=en |
      | the contact page in English | /en/contact/ |
      | the contact page in Finnish | /fi/yhteydenotto/ |

  @ALERT-2 @headline
  Rule: An alert begins only when its address has been confirmed, with a button that an e-mail leads to
    Anybody can write another person's address into a form, and programs that check mail open every link.

    @no-javascript
    Scenario: In Swedish, opening the link in the e-mail changes nothing, and the button begins the alert
      Given a visitor is at "the search in Södermalm" on the Sweden site
      When they ask for an alert to "alva@example.com"
      Then they see the page "Titta i din e-post" in Swedish
      When they open the link in the last e-mail to "alva@example.com"
      Then they see the page "Vill du bevaka sökningen?" in Swedish
      And the alerts of "alva@example.com" are unconfirmed
      When they press the button "Ja, bevaka sökningen"
      Then they see the page "Nu bevakar du sökningen" in Swedish
      And the alerts of "alva@example.com" are confirmed

    @no-javascript
    Scenario: In English, the e-mail leads to the button that begins the alert
      Given a visitor is at "the search for a lift" on the Sweden site
      And they ask for an alert to "agnes@example.com"
      And they see the page "Check your e-mail" in English
      And they open the link in the last e-mail to "agnes@example.com"
      And they see the page "Do you want to follow this search?" in English
      When they press the button "Yes, follow this search"
      Then they see the page "You are following this search" in English
      And the alerts of "agnes@example.com" are confirmed

    @no-javascript
    Scenario: In Finnish, the e-mail says which search, and leads to the button that begins the alert
      Given a visitor is at "the search in Kallio" on the Finland site
      And they ask for an alert to "aino@example.com"
      And they see the page "Katso sähköpostisi" in Finnish
      And the subject of the last e-mail to "aino@example.com" is "Vahvista, että haluat seurata hakua"
      And the e-mail says:
        | Kallio, Helsinki · Asuinpinta-ala vähintään 31 m² |
      And they open the link in the last e-mail to "aino@example.com"
      And they see the page "Haluatko seurata hakua?" in Finnish
      When they press the button "Kyllä, seuraan hakua"
      Then they see the page "Seuraat nyt hakua" in Finnish

    @no-javascript
    Scenario: Words of a search are not in the e-mail that asks, because anybody can write them
      Given a visitor is at "the search for words" on the Sweden site
      When they ask for an alert to "arvid@example.com"
      Then the subject of the last e-mail to "arvid@example.com" is "Bekräfta att du vill bevaka en sökning"
      And the e-mail says:
        | egna sökord |
      And the e-mail does not say "kvistgatan"
      And no other text of the e-mail looks like an address

    @no-javascript
    Scenario: An unconfirmed alert sends no news
      Given a visitor is at "the search in Södermalm" on the Sweden site
      And they ask for an alert to "asta@example.com"
      And the agency prepares the messages of the day
      And since the alert of "asta@example.com" wrote last, these homes are new or had another price:
        | klockgjutarbacken-4 | new |
      When the agency prepares the messages of the day
      Then "asta@example.com" has got 1 e-mail

  @ALERT-3
  Rule: The answer to a request for an alert does not tell whether the address follows a search already
    A jealous person or a nosy landlord who tries an address must learn nothing about who is going to move.

    @no-javascript
    Scenario: Whoever asks again, in capitals too, sees the same page, and no second e-mail is sent
      Given "berit@example.com" follows "the search in Södermalm" on the Sweden site
      And a visitor is at "the search in Södermalm" on the Sweden site
      When they ask for an alert to "BERIT@example.com"
      Then they see the page "Titta i din e-post" in Swedish
      And "berit@example.com" has got 1 e-mail
      And whoever asks at "the search in Södermalm" for the first time is sent the same page, letter for letter

    @no-javascript
    Scenario: Nobody can fill another person's mailbox with requests to confirm
      Given "bodil@example.com" has been asked to confirm 3 alerts on the Sweden site
      And a visitor is at "the search in Södermalm" on the Sweden site
      When they ask for an alert to "bodil@example.com"
      Then they see the page "Titta i din e-post" in Swedish
      And "bodil@example.com" has got 3 e-mails

  @ALERT-4
  Rule: An address that cannot be an e-mail address is refused beside the field, and what was written stays
    Whoever mistypes their address waits for e-mails that never come.

    Scenario Outline: In <site>, whoever writes "<written>" as their address reads "<mistake>"
      Given a visitor is at "<search>" on the <site> site
      When they ask for an alert to "<written>"
      Then the page says "<mistake>"
      And the field "<label>" holds "<written>"
      And the page meets WCAG 2.2 AA, light and dark

      Examples:
        | site    | search                  | written       | label                | mistake                                          |
        | Sweden  | the search in Södermalm | cilla@example | Din e-postadress     | Kontrollera e-postadressen. Den ska se ut som    |
        | Finland | the search in Kallio    |               | Sähköpostiosoitteesi | Tarkista sähköpostiosoite. Sen pitää olla muotoa |

    @no-javascript
    Scenario: Without scripts, whoever writes half an address reads in English what is wrong with it
      Given a visitor is at "the search for a lift" on the Sweden site
      When they ask for an alert to "clara@example"
      Then the page says "Check the e-mail address. It should look like"

  @ALERT-5 @headline
  Rule: An alert tells of new homes and changed prices, once a day at most, and is silent otherwise
    A missed home goes to another buyer, and e-mails without news are soon not read any more.

    Scenario: In Sweden, a new home and a changed price come in one e-mail, with links to them and to the search
      Given "doris@example.com" follows "the search in Södermalm" on the Sweden site
      And since the alert of "doris@example.com" wrote last, these homes are new or had another price:
        | klockgjutarbacken-4 | new |
        | kvistgatan-12 | 5100000 |
      When the agency prepares the messages of the day
      Then the subject of the last e-mail to "doris@example.com" is "1 ny bostad och 1 ändrat pris"
      And the e-mail says:
        | Södermalm, Stockholm · 2 rum                  |
        | Klockgjutarbacken 4, Södermalm, Stockholm     |
        | Utgångspris 5 150 000 kr                      |
        | Utgångspris: 4 950 000 kr, förut 5 100 000 kr |
      And the e-mail links to:
        | https://www.kvistbo.example/bostader/?place=sodermalm&rooms=2 |
        | https://www.kvistbo.example/objekt/klockgjutarbacken-4/       |
        | https://www.kvistbo.example/objekt/kvistgatan-12/             |

    Scenario: In Finland, the changed price is the debt-free price, in Finnish
      Given "dagmar@example.com" follows "the search in Kallio" on the Finland site
      And since the alert of "dagmar@example.com" wrote last, these homes are new or had another price:
        | oksakatu-3-a-14 | new |
        | oksakatu-3-a-5 | 235000 |
      When the agency prepares the messages of the day
      Then the subject of the last e-mail to "dagmar@example.com" is "1 uusi asunto ja 1 muuttunut hinta"
      And the e-mail says:
        | Oksakatu 3 A 14, Kallio, Helsinki           |
        | Velaton hinta: 229 025 €, aiemmin 235 000 € |
      And the e-mail links to:
        | https://www.kvistbo-fi.example/fi/asunnot/?place=kallio&size=31.. |
        | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-14/          |

    Scenario: News of the same day wait for the next one
      Given "disa@example.com" follows "the search in Vasastan" on the Sweden site
      And since the alert of "disa@example.com" wrote last, these homes are new or had another price:
        | barometergatan-5 | new |
      And the agency prepares the messages of the day
      When the price of "stjarnkikargatan-22" changes from 6800000 after the last e-mail to "disa@example.com"
      And the agency prepares the messages of the day
      Then "disa@example.com" has got 2 e-mails
      When the alert of "disa@example.com" wrote last yesterday
      And the agency prepares the messages of the day
      Then "disa@example.com" has got 3 e-mails

    Scenario: The next day, what has been told is no news
      Given "desideria@example.com" follows "the search in Kungsholmen" on the Sweden site
      And since the alert of "desideria@example.com" wrote last, these homes are new or had another price:
        | avrundningsgatan-11 | new |
      And the agency prepares the messages of the day
      And the alert of "desideria@example.com" wrote last yesterday
      When the agency prepares the messages of the day
      Then "desideria@example.com" has got 2 e-mails
      And the e-mail says:
        | Avrundningsgatan 11, Kungsholmen, Stockholm |
      And the e-mail does not say "Ängslupsgatan 29"

    Scenario: A sold home is news in an alert about sold homes alone, and homes that were there before are none
      Given "dagny@example.com" follows "the search in Gothenburg and Malmö" on the Sweden site
      And since the alert of "dagny@example.com" wrote last, these homes are new or had another price:
        | saldgatan-21 | new     |
        | saldangen-17 | 5500000 |
      And "dinah@example.com" follows "the search for sold homes" on the Sweden site
      And since the alert of "dinah@example.com" wrote last, these homes are new or had another price:
        | saldangen-17 | 5500000 |
      When the agency prepares the messages of the day
      Then "dagny@example.com" has got 1 e-mail
      And the subject of the last e-mail to "dinah@example.com" is "1 ny bostad"
      And the e-mail says:
        | Slutpris 5 890 000 kr |

    Scenario: What an e-mail could not tell is told the next day
      Given "dina@example.com" follows "the search in Kungsholmen" on the Sweden site
      And since the alert of "dina@example.com" wrote last, these homes are new or had another price:
        | avrundningsgatan-11 | new |
      And the agency prepares the messages of the day
      And the last e-mail to "dina@example.com" was given up yesterday
      When the agency prepares the messages of the day
      Then "dina@example.com" has got 3 e-mails
      And the e-mail says:
        | Avrundningsgatan 11, Kungsholmen, Stockholm |

  @ALERT-6
  Rule: One button ends an alert and deletes it at once, on a page or in the mail program
    Whoever cannot leave reports the e-mails as spam, and whoever has found a home wants to hear no more.

    @no-javascript
    Scenario: In Swedish, the button on the page of an alert ends it
      Given "elna@example.com" follows "the search in Södermalm" on the Sweden site
      And they open the link in the last e-mail to "elna@example.com"
      And they see the page "Din bevakning" in Swedish
      When they press the button "Avsluta bevakningen"
      Then they see the page "Bevakningen är avslutad" in Swedish
      And 0 alerts of "elna@example.com" are stored

    @no-javascript
    Scenario: In English, the link in an e-mail leads to the button
      Given "edith@example.com" follows "the search for a lift" on the Sweden site
      And since the alert of "edith@example.com" wrote last, these homes are new or had another price:
        | kvistgatan-12 | 5100000 |
      And the agency prepares the messages of the day
      When they open the link in the last e-mail to "edith@example.com"
      Then they see the page "Your alert" in English
      And the alerts of "edith@example.com" are confirmed
      When they press the button "End the alert"
      Then they see the page "The alert has ended" in English
      And 0 alerts of "edith@example.com" are stored

    Scenario: A mail program ends an alert by itself, without a visit
      Given "ebba@example.com" follows "the search in Södermalm" on the Sweden site
      And since the alert of "ebba@example.com" wrote last, these homes are new or had another price:
        | klockgjutarbacken-4 | new |
      And the agency prepares the messages of the day
      When the mail program of "ebba@example.com" ends the alert
      Then 0 alerts of "ebba@example.com" are stored

    @no-javascript
    Scenario: The page of an alert that is no more says so
      When a visitor opens "an alert that is no more" on the Sweden site
      Then the status is 404
      And they see the page "There is no such alert" in English

    Scenario: In Finnish, the page with the button is readable by everybody, and the button ends the alert
      Given "eeva@example.com" follows "the search in Kallio" on the Finland site
      And they open the link in the last e-mail to "eeva@example.com"
      And they see the page "Seurantasi" in Finnish
      And the HTML is valid as it came
      And the page meets WCAG 2.2 AA, light and dark
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      When they press the button "Lopeta seuranta"
      Then they see the page "Seuranta on lopetettu" in Finnish
      And 0 alerts of "eeva@example.com" are stored

  @ALERT-7
  Rule: An alert that nobody confirms is deleted after 48 hours, and every alert after 12 months
    An address that somebody else wrote down was never given to the agency, and nobody looks for a home for ever.

    Scenario Outline: Of a confirmed alert that was asked for <hours> hours ago, <count> is kept
      Given "<email>" follows "the search in Södermalm" on the Sweden site
      When the alert of "<email>" was asked for <hours> hours ago
      And the agency deletes what is too old
      Then <count> alerts of "<email>" are stored

      Examples: a little less than 12 months, and a little more
        | hours | email                | count |
        | 8712  | fredrika@example.com | 1     |
        | 8832  | freja@example.com    | 0     |

    @no-javascript
    Scenario: Of an unconfirmed alert that was asked for 47 hours ago, 1 is kept
      Given a visitor is at "the search in Kallio" on the Finland site
      And they ask for an alert to "fanny@example.com"
      And the alert of "fanny@example.com" was asked for 47 hours ago
      When the agency deletes what is too old
      Then 1 alert of "fanny@example.com" is stored

    @no-javascript
    Scenario: Of an unconfirmed alert that was asked for 49 hours ago, none can be confirmed, and none is kept
      Given a visitor is at "the search in Södermalm" on the Sweden site
      And they ask for an alert to "fia@example.com"
      And the alert of "fia@example.com" was asked for 49 hours ago
      And they open the link in the last e-mail to "fia@example.com"
      And they see the page "Bevakningen finns inte" in Swedish
      When the agency deletes what is too old
      Then 0 alerts of "fia@example.com" are stored

  @ALERT-8
  Rule: The agency gives people a copy of their alerts, and deletes them, together with their contact requests
    Somebody who asks what the agency has about them means everything, not what is in one table.

    Scenario: The agency exports the alert of a person who writes their address in capitals, and deletes it
      Given "gertrud@example.com" follows "the search in Kallio" on the Finland site
      And the agency exports the data of "GERTRUD@example.com"
      And the agency's command says "place=kallio&size=31.."
      And 1 alert of "gertrud@example.com" is stored
      When the agency deletes the data of "Gertrud@example.com"
      Then the agency's command says "1 alert about searches"
      And 0 alerts of "gertrud@example.com" are stored

  @ALERT-9
  Rule: Each e-mail that others can cause has a button that ends all of them, until the agency lifts it
    Whoever never asked for anything must be able to stop it for good, and only they know the address of the page.

    @no-javascript
    Scenario: In Swedish, opening the page changes nothing, and the button ends the alerts too
      Given "hilda@example.com" follows "the search in Södermalm" on the Sweden site
      And "hilda@example.com" has got 1 e-mail
      When they open the link of the e-mail that ends all e-mails
      Then they see the page "Vill du stoppa våra automatiska mejl?" in Swedish
      And the alerts of "hilda@example.com" are confirmed
      When they press the button "Stoppa mejlen"
      Then they see the page "Du får inga fler automatiska mejl" in Swedish
      And 0 alerts of "hilda@example.com" are stored

    @no-javascript
    Scenario: In Finnish, the button on the page that ends all e-mails ends the alerts too
      Given "helmi@example.com" follows "the search in Kallio" on the Finland site
      And "helmi@example.com" has got 1 e-mail
      And they open the link of the e-mail that ends all e-mails
      And they see the page "Haluatko lopettaa automaattiset viestimme?" in Finnish
      When they press the button "Lopeta viestit"
      Then they see the page "Et saa enää automaattisia viestejä" in Finnish
      And 0 alerts of "helmi@example.com" are stored

    @no-javascript
    Scenario: In English, a receipt leads to the button too
      Given a visitor is at "the contact page in English" on the Sweden site
      And they send the form with:
        | name       | e-mail            |
        | Heidi Holm | heidi@example.com |
      And "heidi@example.com" gets one e-mail about "Heidi Holm"
      When they open the link of the e-mail that ends all e-mails
      Then they see the page "Stop our automatic e-mails?" in English
      When they press the button "Stop the e-mails"
      Then they see the page "You will get no more automatic e-mails" in English

    @no-javascript
    Scenario: A mailbox whose e-mails have ended is asked nothing, whatever follows a plus, and whoever asks sees the same page
      Given "hedda@example.com" follows "the search for a lift" on the Sweden site
      And "hedda@example.com" has ended all e-mails
      And a visitor is at "the search for a lift" on the Sweden site
      When they ask for an alert to "hedda+home@example.com"
      Then they see the page "Check your e-mail" in English
      And 0 alerts of "hedda+home@example.com" are stored

    @no-javascript
    Scenario: A request from a mailbox whose e-mails have ended reaches the agency; the mailbox is asked again when the agency lifts it
      Given "hertta@example.com" follows "the search in Kallio" on the Finland site
      And "hertta@example.com" has ended all e-mails
      And a visitor is at "the contact page in Finnish" on the Finland site
      And they send the form with:
        | name        | e-mail             |
        | Hertta Salo | hertta@example.com |
      And one e-mail about "Hertta Salo" goes to each of:
        | hei@kvistbo-fi.example |
      And the agency writes to "hertta@example.com" again
      And a visitor is at "the search in Kallio" on the Finland site
      When they ask for an alert to "hertta@example.com"
      Then "hertta@example.com" has got 2 e-mails

    @no-javascript
    Scenario: A link that belongs to no stored e-mail says so
      When a visitor opens "a link without an e-mail" on the Sweden site
      Then the status is 404
      And they see the page "This link no longer works" in English
