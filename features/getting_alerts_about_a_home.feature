Feature: Getting alerts about a home

  Whoever has found a home but not made up their mind comes back to its page for weeks. An e-mail tells them when the price or a
  viewing changes, and when there is nothing left to wait for.

  Background:
    Given these addresses:
      | name                     | address                                                 |
      | Kvistgatan 12            | /api/search-alerts?language=sv&home=kvistgatan-12       |
      | Kvistgatan in English    | /api/search-alerts?language=en&home=kvistgatan-12       |
      | Oksakatu 3               | /api/search-alerts?language=fi&home=oksakatu-3-a-5      |
      | Stjärnkikargatan 22      | /api/search-alerts?language=sv&home=stjarnkikargatan-22 |
      | Björkvägen 7             | /api/search-alerts?language=en&home=bjorkvagen-7        |
      | the sold Såldängen 17    | /api/search-alerts?language=sv&home=saldangen-17        |
      | a home that is not there | /api/search-alerts?language=en&home=kvistgatan-99       |

  @ALERT-11
  Rule: As long as a home is for sale, its page leads to alerts about it
    Whoever is not ready to call the agent still wants to know what becomes of the home.

    @no-javascript
    Scenario Outline: In <language>, the home at "<address>" leads to the page "<heading>", which names it
      Given a visitor is at "<address>" on the <site> site
      When they follow "<heading>" in the text
      Then they see the page "<heading>" in <language>
      And the page says "<home>"

      Examples:
        | site    | language | address                     | heading          | home           |
        | Sweden  | Swedish  | /objekt/kvistgatan-12/      | Bevaka bostaden  | Kvistgatan 12  |
        | Sweden  | English  | /en/property/kvistgatan-12/ | Follow this home | Kvistgatan 12  |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-5/   | Seuraa asuntoa   | Oksakatu 3 A 5 |

    @no-javascript
    Scenario: The page of a sold home leads to no alerts
      When a visitor opens "/objekt/saldangen-17/" on the Sweden site
      Then the page does not say "Bevaka bostaden"

    @no-javascript
    Scenario Outline: In <language>, <home> cannot be followed
      When a visitor opens "<home>" on the Sweden site
      Then the status is 404
      And they see the page "<heading>" in <language>

      Examples:
        | language | home                     | heading                    |
        | Swedish  | the sold Såldängen 17    | Bostaden är inte till salu |
        | English  | a home that is not there | This home is not for sale  |

    @no-javascript
    Scenario: Without a mail server, the page on which a home is followed offers its feed alone
      Given an operator serves the Sweden site with these settings:
        | SMTP_URL | |
      When a visitor opens "Kvistgatan in English" on the Sweden site
      Then the field "Address of the feed" holds "https://www.kvistbo.example/api/homes-feed?language=en&home=kvistgatan-12"
      And no form but the contact form asks for an e-mail address

    Scenario: The page on which a home is followed is readable by everybody
      When a visitor opens "Oksakatu 3" on the Finland site
      Then the HTML is valid as it came
      And the page meets WCAG 2.2 AA, light and dark

  @ALERT-12
  Rule: An alert about a home tells of its price, its viewings and its sale, with which it ends
    Whoever goes to a cancelled viewing, or hears of the sale from a neighbour, trusts the agency with nothing more.

    Scenario: In Sweden, the e-mail says the new price and the one before
      Given "ida@example.com" follows "Kvistgatan 12" on the Sweden site
      And since the alert of "ida@example.com" wrote last, these homes are new or had another price:
        | kvistgatan-12 | 5100000 |
      When the agency prepares the messages of the day
      Then the subject of the last e-mail to "ida@example.com" is "Kvistgatan 12: nytt pris"
      And the e-mail says:
        | Utgångspris: 4 950 000 kr, förut 5 100 000 kr |
      And the e-mail links to:
        | https://www.kvistbo.example/objekt/kvistgatan-12/ |

    Scenario: In Finland, the price is the debt-free price
      Given "iiris@example.com" follows "Oksakatu 3" on the Finland site
      And since the alert of "iiris@example.com" wrote last, these homes are new or had another price:
        | oksakatu-3-a-5 | 235000 |
      When the agency prepares the messages of the day
      Then the subject of the last e-mail to "iiris@example.com" is "Oksakatu 3 A 5: uusi hinta"
      And the e-mail says:
        | Velaton hinta: 229 025 €, aiemmin 235 000 € |

    Scenario: An e-mail about a cancelled viewing says when it would have been
      Given "ines@example.com" follows "Stjärnkikargatan 22" on the Sweden site
      And since the alert of "ines@example.com" wrote last, the viewing of "stjarnkikargatan-22" at "2099-06-06T12:00:00.000Z" was cancelled
      When the agency prepares the messages of the day
      Then the subject of the last e-mail to "ines@example.com" is "Stjärnkikargatan 22: inställd visning"
      And the e-mail says:
        | Inställd: lördag 6 juni 2099 kl. 14:00 |

    Scenario: What becomes of other homes is no news
      Given "inga@example.com" follows "Björkvägen 7" on the Sweden site
      And since the alert of "inga@example.com" wrote last, these homes are new or had another price:
        | klockgjutarbacken-4 | new |
      When the agency prepares the messages of the day
      Then "inga@example.com" has got 1 e-mail

    Scenario Outline: The last e-mail says that the home is <change>, and the alert is deleted
      Given "<email>" follows "Kvistgatan 12" on the Sweden site
      And the home that "<email>" follows is now like "<home>"
      When the agency prepares the messages of the day
      Then the subject of the last e-mail to "<email>" is "<subject>"
      And the e-mail says:
        | <news>                              |
        | Det här är det sista mejlet om den. |
      And 0 alerts of "<email>" are stored

      Examples:
        | change | email            | home          | subject                              | news                          |
        | sold   | ivar@example.com | saldangen-17  | Kvistgatan 12: såld                  | Slutpris 5 890 000 kr         |
        | gone   | isak@example.com | kvistgatan-99 | Kvistgatan 12: inte längre till salu | Bostaden är inte längre till  |

  @ALERT-13
  Rule: An alert about a home says which one wherever it is confirmed, copied or ended
    Whoever follows both a search and three homes must see which of them a button ends.

    @no-javascript
    Scenario: In Swedish, the e-mail that asks and the page of the alert say which home
      Given a visitor is at "Kvistgatan 12" on the Sweden site
      When they ask for an alert to "jenny@example.com"
      Then the subject of the last e-mail to "jenny@example.com" is "Bekräfta att du vill bevaka Kvistgatan 12"
      When they open the link in the last e-mail to "jenny@example.com"
      And they press the button "Ja, bevaka bostaden"
      Then they see the page "Nu bevakar du bostaden" in Swedish
      And the page says "Kvistgatan 12"

    @no-javascript
    Scenario: In Swedish, one button ends the alert, on a page that says which home
      Given "jonna@example.com" follows "Kvistgatan 12" on the Sweden site
      And they open the link in the last e-mail to "jonna@example.com"
      When they press the button "Avsluta bevakningen"
      Then they see the page "Bevakningen är avslutad" in Swedish
      And the page says "Kvistgatan 12"
      And 0 alerts of "jonna@example.com" are stored

    @no-javascript
    Scenario: In Finnish, the button begins the alert, and the agency's copy says which home it is about
      Given a visitor is at "Oksakatu 3" on the Finland site
      And they ask for an alert to "johanna@example.com"
      And they open the link in the last e-mail to "johanna@example.com"
      And they see the page "Haluatko seurata asuntoa?" in Finnish
      And they press the button "Kyllä, seuraan asuntoa"
      When the agency exports the data of "johanna@example.com"
      Then the agency's command says "home=oksakatu-3-a-5"
      And the agency's command says "Oksakatu 3 A 5"

    @no-javascript
    Scenario: In English, whoever asks again sees the same page, and no second e-mail is sent
      Given "jane@example.com" follows "Kvistgatan in English" on the Sweden site
      And a visitor is at "Kvistgatan in English" on the Sweden site
      When they ask for an alert to "JANE@example.com"
      Then they see the page "Check your e-mail" in English
      And "jane@example.com" has got 1 e-mail
