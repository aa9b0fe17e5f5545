Feature: Correcting a contact request

  A form that refuses what somebody wrote, without saying why, loses a customer. So each mistake is explained where it
  was made, nothing has to be written twice, and it works the same without scripts.

  Background:
    Given these addresses:
      | name                        | address                    |
      | the contact page in Swedish | /kontakt/                  |
      | the contact page in Finnish | /fi/yhteydenotto/          |
      | the contact page in English | /en/contact/               |
      | the flat in Kvistgatan      | /objekt/kvistgatan-12/     |
      | the page for sellers        | /en/selling-with-us/       |
      | the flat in Oksakatu        | /fi/kohde/oksakatu-3-a-14/ |
      | the privacy page in Swedish | /datasakerhet/             |
      | the contact service         | /api/contact-requests      |
      | the site's script           | /app-*.js                  |
      | the form's script           | /part---contact-form-*.js  |
      | the phone number script     | /phone-numbers-*.js        |
      | the words of mistakes       | /contact/en.json           |

  @CONTACT-1
  Rule: Each mistake is explained beside its field and in a summary, and the first such field has the focus
    A screen reader reads where the focus is: if it stayed on the button, a blind visitor would not notice a mistake.

    Scenario: Mistakes are explained in words, and the focus moves to the first
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      When they send the form with:
        | phone |
        | 12    |
      Then the focus is visibly on "Name (required)"
      And the summary has the link "Enter your name."
      And the field "name" of the form says "Enter your name."
      And the field "phone" of the form says "Check the phone number. There is no such number in the country you have chosen."
      And the page meets WCAG 2.2 AA, light and dark
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

    Scenario: A link of the summary leads to its field, and a corrected field is no longer marked, even before the form is sent again
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And they have sent the form with a mistake:
        | phone |
        | 12    |
      And they follow "Check the phone number." in the summary
      And the focus is visibly on "Phone number"
      When they fill in:
        | name  |
        | Selma |
      And they press Tab
      Then the field "name" of the form is right
      And the summary does not say "Enter your name."
      And 0 requests of "Selma" are stored

    Scenario Outline: A form that is sent before <script> has arrived is checked when it arrives
      Given the answer to "<script>" is delayed
      When a visitor opens "the contact page in English" on the Sweden site, where scripts do not start
      And they send the form
      And the delayed answer arrives
      Then the focus is visibly on "Name (required)"
      And the field "name" of the form says "Enter your name."
      And their request was sent 0 times
      And they are still at "the contact page in English"

      Examples:
        | script            |
        | the site's script |
        | the form's script |

    Scenario: A mistake whose words do not arrive is explained by the service, in the form with all that was written
      Given "the words of mistakes" answers nothing
      And a visitor is at the form of "the contact page in English" on the Sweden site
      When they send the form with:
        | message          |
        | Is there a lift? |
      Then their request is refused as invalid
      And the summary has the link "Enter your name."
      And the field "name" of the form says "Enter your name."
      And the field "message" of the form holds "Is there a lift?"

    Scenario: A mistake that only the service can find is explained beside its field, and the request is sent once more when it is corrected
      Given a visitor is at the form of "the contact page in English" on the Sweden site
      And "the phone number script" answers nothing
      And they send the form with:
        | name    | phone        |
        | Solveig | 358401234567 |
      And their request is refused as invalid
      And the focus is visibly on "Phone number"
      And the field "phone" of the form says "If the number is from another country, begin with + and the dialling code."
      When they send the form with:
        | phone         |
        | +358401234567 |
      Then their request was sent 2 times
      And one request of "Solveig" is stored:
        | phone         |
        | +358401234567 |

  @CONTACT-7
  Rule: What a visitor has written stays in the form until their request is sent
    People look up a price or read the privacy text halfway through, and few write a long message a second time.

    Scenario: A visitor who reads the privacy page before correcting the form need not write anything twice
      Given a visitor is at the form of "the contact page in Swedish" on the Sweden site
      And they have sent the form with a mistake:
        | e-mail             | message            |
        | sigrun@example.com | 1 500 000 € räcker |
      When they move on to "the privacy page in Swedish"
      And they go back
      And they send the form with:
        | name   |
        | Sigrun |
      Then they are at "/begar-kontakt/"
      And one request of "Sigrun" is stored:
        | e-mail             | message            |
        | sigrun@example.com | 1 500 000 € räcker |

    @no-javascript
    Scenario: A visitor without scripts who goes back from the list of mistakes finds what they wrote
      Given a visitor is at "the contact page in English" on the Finland site
      And they have sent the form with a mistake:
        | e-mail              | message          |
        | everett@example.com | I can come today |
      When they go back in the browser
      And they send the form with:
        | name    |
        | Everett |
      Then they are at "/#contact-request-sent-en"
      And one request of "Everett" is stored:
        | e-mail              | message          |
        | everett@example.com | I can come today |

  @CONTACT-6
  Rule: Without scripts, a request that cannot be accepted is answered in the visitor's language, on a page with the form
    Some offices block scripts and some networks lose them; a bare error would turn away a customer who did nothing wrong.

    @no-javascript
    Scenario Outline: A form without a name is answered with the mistake and all that was written, on the <site> site in <language>
      Given a visitor is at "the contact page in <language>" on the <site> site
      When they send the form with:
        | e-mail           | message               |
        | name@example.com | O'Brien, 李 & rent < 9 |
      Then their request is refused as invalid
      And the summary of the mistakes is called "<summary>"
      And the summary has the link "<mistake>"
      And the field "name" of the form says "<mistake>"
      And the field "message" of the form holds "O'Brien, 李 & rent < 9"
      And the form says "<retention>"

      Examples:
        | site    | language | summary                                        | mistake          | retention                |
        | Sweden  | Swedish  | Vi har inte kunnat ta emot din förfrågan än    | Skriv ditt namn. | sparas i 12 månader      |
        | Sweden  | English  | We have not been able to take your request yet | Enter your name. | kept for 12 months       |
        | Finland | Finnish  | Yhteydenottopyyntöäsi ei voitu vielä lähettää  | Kirjoita nimesi. | säilytetään 12 kuukautta |

    @no-javascript
    Scenario: A form on the page of a home is answered on that page, so that the home stays in view
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they send the form with:
        | e-mail           | message           |
        | name@example.com | När är visningen? |
      Then their request is refused as invalid
      And they see the page "Genomgående tvåa med balkong mot gården" in Swedish
      And the field "name" of the form says "Skriv ditt namn."

    @no-javascript
    Scenario: A form that was answered with a mistake is sent once it is corrected
      Given a visitor is at "the contact page in English" on the Sweden site
      And they have sent the form with a mistake:
        | message               |
        | O'Brien, 李 & rent < 9 |
      When they send the form as "Edla"
      Then they see the thanks "Thank you, we have received your request"
      And one request of "Edla" is stored:
        | language | message               |
        | English  | O'Brien, 李 & rent < 9 |

    @no-javascript
    Scenario Outline: A message that is too long is answered in the language of <page>
      Given a visitor is at "<page>" on the <site> site
      And their browser does not limit the length of texts
      When they write "李" 8000 times in the field "message"
      And they send the form
      Then their request is refused as too long
      And the summary says "<mistake>"
      And the form says "<retention>"

      Examples:
        | site    | page                   | mistake                                 | retention                |
        | Sweden  | the flat in Kvistgatan | Förfrågan är för lång för att tas emot. | sparas i 12 månader      |
        | Sweden  | the page for sellers   | The request is too long to be taken.    | kept for 12 months       |
        | Finland | the flat in Oksakatu   | Pyyntö on liian pitkä.                  | säilytetään 12 kuukautta |

    @no-javascript
    Scenario: A form that another site sends is refused, and the right form, which the visitor is shown, can be sent
      Given a visitor is at "the contact page in English" on the Finland site
      And a page of another site sends its form to the Finland site
      And their request is refused as foreign
      And the summary says "Förfrågan kom inte från vår webbplats"
      And the form says "sparas i 12 månader"
      When they send the form as "Estelle"
      Then they are at "/#contact-request-sent-sv"
      And one request of "Estelle" is stored:
        | language |
        | Swedish  |

    @no-javascript
    Scenario: The address of the contact service, opened in a browser, shows the form
      When a visitor opens "the contact service" on the Sweden site
      Then the status is 405
      And the page says "Adressen tar bara emot ifyllda formulär, så ingenting har skickats."
      And the form says "sparas i 12 månader"
