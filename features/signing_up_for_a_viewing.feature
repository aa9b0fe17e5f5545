Feature: Signing up for a viewing

  Whoever has said that they will come does come, or says that they cannot. An agent who knows how many will come can
  bring enough papers, and stay an hour longer. So each announced viewing takes sign-ups, which need no account.

  Background:
    Given these addresses:
      | name                       | address                                                            |
      | Kvistgatan 12              | /objekt/kvistgatan-12/                                             |
      | Kvistgatan 12 in English   | /en/property/kvistgatan-12/                                        |
      | Oksakatu 3 A 14            | /fi/kohde/oksakatu-3-a-14/                                         |
      | Oksakatu 3 A 14 in Swedish | /objekt/oksakatu-3-a-14/                                           |
      | Oksakatu 3 A 14 in English | /en/property/oksakatu-3-a-14/                                      |
      | Ångslupsgatan 29           | /objekt/angslupsgatan-29/                                          |
      | Lehvänkatu 9 A 8           | /fi/kohde/lehvankatu-9-a-8/                                        |
      | Barometergatan 5           | /en/property/barometergatan-5/                                     |
      | the sold flat              | /en/property/saldstigen-4/                                         |
      | a sign-up that is no more  | /api/contact-requests?sign-up=7d4cbb55-9d0a-4f39-8f0b-6d6f0a3c9d11 |

  @VIEWING-1 @headline
  Rule: Each announced viewing that has not begun offers a sign-up, which leads to the form with that viewing chosen
    Buyers sign up in a spare minute on a phone: whoever has to write the date by hand leaves it, or writes a wrong one.

    Scenario: In Sweden, a viewing that has begun takes no sign-up, and the next one does
      Given it is "24 November 2026, 18:15:00 GMT+1"
      When a visitor opens "Kvistgatan 12" on the Sweden site
      Then the viewings are, in this order:
        | tisdag 24 november, 18:15–19:15 | Pågår nu  |                       |
        | onsdag 2 december, 17:30–18:00  | Anmäl dig | Lägg till i kalendern |

    Scenario: In Finland, a viewing takes sign-ups until the last second before it begins
      Given it is "29 November 2026, 11:59:59 GMT+2"
      When a visitor opens "Oksakatu 3 A 14" on the Finland site
      Then the viewings are, in this order:
        | sunnuntai 29. marraskuuta klo 12.00–12.45 | Ilmoittaudu | Lisää kalenteriin |
        | keskiviikko 2. joulukuuta klo 17.00–17.30 | Ilmoittaudu | Lisää kalenteriin |

    Scenario Outline: "<link>" on <home> in <site> leads to the form, with that viewing chosen
      Given a visitor is at "<home>" on the <site> site
      When they follow "<link>: <viewing>" in the text
      And the form is ready
      Then "<choice>" is chosen
      And the viewing in the form is "<viewing>"

      Examples:
        | site    | home            | link        | viewing                                   | choice                         |
        | Sweden  | Kvistgatan 12   | Anmäl dig   | onsdag 2 december, 17:30–18:00            | Anmäl dig till en visning      |
        | Finland | Oksakatu 3 A 14 | Ilmoittaudu | keskiviikko 2. joulukuuta klo 17.00–17.30 | Haluan ilmoittautua esittelyyn |

    @no-javascript
    Scenario: Without scripts, the link leads to the form, where the viewing is chosen
      Given a visitor is at "Kvistgatan 12 in English" on the Sweden site
      When they follow "Sign up: Wednesday 2 December, 17:30–18:00" in the text
      Then the part "Ask or book a viewing" is in the window
      When "Sif" signs up in the form for the viewing "Wednesday 2 December, 17:30–18:00"
      Then one request of "Sif" is stored:
        | topic   | home          | viewing                   |
        | sign-up | kvistgatan-12 | 2026-12-02T17:30:00+01:00 |

    Scenario: A sold home takes no sign-up
      When a visitor opens "the sold flat" on the Sweden site
      Then the viewings are not shown
      And the page does not say "I want to sign up for a viewing"

  @VIEWING-2
  Rule: A sign-up is confirmed with the day, the time and the address of the viewing
    People who have the time and the address in writing do not ring the agent on the day to ask for them.

    Scenario Outline: The thanks for the sign-up of <person> say when and where the viewing is, and "<confirmed>"
      Given a visitor is at the form of "<home>" on the <site> site
      When "<person>" signs up in the form for the viewing "<viewing>"
      Then the thanks say "<confirmed>"
      And the thanks say "<viewing>"
      And the page meets WCAG 2.2 AA, light and dark
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

      Examples:
        | site    | home            | person  | viewing                                   | confirmed                      |
        | Sweden  | Kvistgatan 12   | Stellan | onsdag 2 december, 17:30–18:00            | Du är anmäld till visningen    |
        | Finland | Oksakatu 3 A 14 | Auli    | keskiviikko 2. joulukuuta klo 17.00–17.30 | Olet ilmoittautunut esittelyyn |

    Scenario: The thanks name the home too, and the sign-up and its receipt have the address in Swedish and the time of Finland
      Given a visitor is at the form of "Oksakatu 3 A 14 in Swedish" on the Finland site
      When "Ragni" signs up in the form for the viewing "söndag 29 november, 12:00–12:45"
      Then the thanks say "Oksakatu 3 A 14, Berghäll, Helsingfors"
      And one request of "Ragni" is stored:
        | viewing                   | address of the home                    |
        | 2026-11-29T12:00:00+02:00 | Oksakatu 3 A 14, Berghäll, Helsingfors |
      And "ragni@example.com" gets the e-mail "Du är anmäld till visningen" about "Ragni"
      And the e-mail says:
        | Visning | söndag 29 november 2026 kl. 12:00      |
        | Adress  | Oksakatu 3 A 14, Berghäll, Helsingfors |

    Scenario: The receipt of a sign-up in Sweden says in Swedish when and where the viewing is
      Given a visitor is at "Kvistgatan 12" on the Sweden site
      When "sunnifa" signs up in the form for the viewing "tisdag 24 november, 18:15–19:15"
      Then "sunnifa@example.com" gets the e-mail "Du är anmäld till visningen" about "sunnifa"
      And the e-mail says:
        | tisdag 24 november 2026 kl. 18:15   |
        | Kvistgatan 12, Södermalm, Stockholm |

    Scenario: The English receipt of a sign-up in Sweden says when and where the viewing is
      Given a visitor is at "Kvistgatan 12 in English" on the Sweden site
      When "elmer" signs up in the form for the viewing "Wednesday 2 December, 17:30–18:00"
      Then "elmer@example.com" gets the e-mail "You are signed up for the viewing" about "elmer"
      And the e-mail says:
        | Viewing | Wednesday 2 December 2026 at 17:30  |
        | Address | Kvistgatan 12, Södermalm, Stockholm |

    Scenario: The Finnish receipt of a sign-up says when and where the viewing is
      Given a visitor is at "Oksakatu 3 A 14" on the Finland site
      When "arto" signs up in the form for the viewing "sunnuntai 29. marraskuuta klo 12.00–12.45"
      Then "arto@example.com" gets the e-mail "Olet ilmoittautunut esittelyyn" about "arto"
      And the e-mail says:
        | Esittely | sunnuntai 29. marraskuuta 2026 klo 12.00 |
        | Osoite   | Oksakatu 3 A 14, Kallio, Helsinki        |

  @VIEWING-8
  Rule: The thanks for a sign-up are called one, and say the time first, then the address
    Whoever looks at a phone on the way wants to know when and where, not that a request has been received.

    Scenario: In Sweden, the thanks begin with when and where the viewing is, and lead to its file for calendars
      Given their window is 360 pixels wide and 640 high
      And a visitor is at the form of "Kvistgatan 12" on the Sweden site
      When "Sune" signs up in the form for the viewing "onsdag 2 december, 17:30–18:00"
      Then they see the thanks "Du är anmäld till visningen"
      And the thanks say, in this order:
        | Du är anmäld till visningen |
        | onsdag 2 december, 17:30–18:00 |
        | Lägg till i kalendern |
        | Kvistgatan 12, Södermalm, Stockholm |
        | Välkommen på visningen! |
        | Se bostäderna |
      And the text "onsdag 2 december, 17:30–18:00" is in the window
      And the page links to "Lägg till i kalendern" at "/viewings/sv/kvistgatan-12-2.ics"

    Scenario: In English, the thanks begin with when and where the viewing is, and lead to its file for calendars
      Given their window is 360 pixels wide and 640 high
      And a visitor is at the form of "Kvistgatan 12 in English" on the Sweden site
      When "Edgar" signs up in the form for the viewing "Wednesday 2 December, 17:30–18:00"
      Then they see the thanks "You are signed up for the viewing"
      And the thanks say, in this order:
        | You are signed up for the viewing |
        | Wednesday 2 December, 17:30–18:00 |
        | Add to calendar |
        | Kvistgatan 12, Södermalm, Stockholm |
        | We look forward to seeing you at the viewing. |
        | See the homes |
      And the text "Wednesday 2 December, 17:30–18:00" is in the window
      And the page links to "Add to calendar" at "/viewings/en/kvistgatan-12-2.ics"

    Scenario: In Finland, the thanks begin with when and where the viewing is, and lead to its file for calendars
      Given their window is 360 pixels wide and 640 high
      And a visitor is at the form of "Oksakatu 3 A 14" on the Finland site
      When "Anselmi" signs up in the form for the viewing "keskiviikko 2. joulukuuta klo 17.00–17.30"
      Then they see the thanks "Olet ilmoittautunut esittelyyn"
      And the thanks say, in this order:
        | Olet ilmoittautunut esittelyyn |
        | keskiviikko 2. joulukuuta klo 17.00–17.30 |
        | Lisää kalenteriin |
        | Oksakatu 3 A 14, Kallio, Helsinki |
        | Tervetuloa esittelyyn! |
        | Katso kodit |
      And the text "keskiviikko 2. joulukuuta klo 17.00–17.30" is in the window
      And the page links to "Lisää kalenteriin" at "/viewings/fi/oksakatu-3-a-14-2.ics"

    Scenario: The tab of the thanks for a sign-up is called one too
      Given a visitor is at the form of "Kvistgatan 12" on the Sweden site
      When "Sixten" signs up in the form for the viewing "onsdag 2 december, 17:30–18:00"
      Then the title of the page is "Du är anmäld till visningen – Kvistbo"

    Scenario: A question about a home is thanked for as a request
      Given a visitor is at the form of "Kvistgatan 12" on the Sweden site
      When they send the form as "Signar"
      Then they see the thanks "Tack, vi har fått din förfrågan"
      And the thanks say "Kvistgatan 12, Södermalm, Stockholm"

  @VIEWING-3 @headline
  Rule: A sign-up is taken back with one button, without an account, and its agent gets one message about it
    An agent who waits for somebody who is not coming turns another buyer away, and so does a list with wrong names.

    @no-javascript
    Scenario: A visitor takes a sign-up back in Swedish, by the link in the receipt, and opening the link alone changes nothing
      Given "sverker" has signed up for "tisdag 24 november, 18:15–19:15" at "Kvistgatan 12" on the Sweden site
      When they open the link to the sign-up in the receipt of "sverker"
      Then they see the page "Du är anmäld till visningen" in Swedish
      And the page says "tisdag 24 november 2026 kl. 18:15"
      And the agency's list has the request of "sverker" as "delivered"
      When they press the button "Avanmäl mig"
      Then they see the page "Du är avanmäld" in Swedish
      And the agency's list has the request of "sverker" as "withdrawn"
      And "tuva.rimstedt@kvistbo.example" gets the e-mail "Avanmälan från visning: sverker" about "sverker"

    @no-javascript
    Scenario: A visitor takes a sign-up back in Finnish, and the agent reads for which viewing
      Given "ahti" has signed up for "sunnuntai 29. marraskuuta klo 12.00–12.45" at "Oksakatu 3 A 14" on the Finland site
      When they open the link to the sign-up in the receipt of "ahti"
      Then they see the page "Olet ilmoittautunut esittelyyn" in Finnish
      When they press the button "Peru ilmoittautumiseni"
      Then they see the page "Ilmoittautumisesi on peruttu" in Finnish
      And "mikael.sandas@kvistbo-fi.example" gets the e-mail "Ilmoittautuminen peruttu: ahti" about "ahti"
      And the e-mail says:
        | Esittely | sunnuntai 29. marraskuuta 2026 klo 12.00 |

    Scenario: A visitor without an e-mail address takes a sign-up back from the thanks
      Given a visitor is at the form of "Kvistgatan 12 in English" on the Sweden site
      And they follow "Sign up: Tuesday 24 November, 18:15–19:15" in the text
      And they send the form with:
        | name | phone         |
        | egil | 070-174 06 05 |
      When they follow "Cancel your sign-up" in the text
      And they press the button "Cancel my sign-up"
      Then they see the page "Your sign-up is cancelled" in English
      And the agency's list has the request of "egil" as "withdrawn"

    Scenario: The page of a sign-up that was taken back says so later, the agent gets one message, and the visitor can sign up again
      Given "ernest" has signed up for "Wednesday 2 December, 17:30–18:00" at "Kvistgatan 12 in English" on the Sweden site
      And they have taken the sign-up of "ernest" back
      And they open the link to the sign-up in the receipt of "ernest"
      And they see the page "Your sign-up is already cancelled" in English
      And "tuva.rimstedt@kvistbo.example" gets the e-mail "Avanmälan från visning: ernest" about "ernest"
      When they open the page "Kvistgatan 12 in English"
      And "ernest" signs up in the form for the viewing "Wednesday 2 December, 17:30–18:00"
      Then 2 requests of "ernest" are stored

    Scenario: The page of a sign-up is readable by everybody
      Given "sylvia" has signed up for "tisdag 24 november, 18:15–19:15" at "Kvistgatan 12" on the Sweden site
      When they open the link to the sign-up in the receipt of "sylvia"
      Then the HTML is valid as it came
      And the page meets WCAG 2.2 AA, light and dark
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

    @no-javascript
    Scenario Outline: The <site> site says that it does not know a sign-up that has been deleted
      When a visitor opens "a sign-up that is no more" on the <site> site
      Then the status is 404
      And the page says "Vi hittar inte anmälan"

      Examples:
        | site    |
        | Sweden  |
        | Finland |

  @VIEWING-4
  Rule: The agent of the home gets each sign-up, and a list of those who will come, in order of time
    The agent prepares each viewing by the names and rings them if it moves: nobody else knows who will stand at the door.

    Scenario: The agent of a Swedish home reads in Swedish which viewing somebody will come to, and so does the CRM
      Given a visitor is at "Kvistgatan 12 in English" on the Sweden site
      When "elov" signs up in the form for the viewing "Wednesday 2 December, 17:30–18:00"
      Then "tuva.rimstedt@kvistbo.example" gets the e-mail "Anmälan till visning: elov" about "elov"
      And the e-mail says:
        | Visning | onsdag 2 december 2026 kl. 17:30 |
      And the CRM gets the request of "elov" once:
        | topic   | viewing                   |
        | sign-up | 2026-12-02T17:30:00+01:00 |

    Scenario: The agent of a Finnish home reads in Finnish which viewing somebody will come to
      Given a visitor is at "Oksakatu 3 A 14 in English" on the Finland site
      When "amos" signs up in the form for the viewing "Wednesday 2 December, 17:00–17:30"
      Then "mikael.sandas@kvistbo-fi.example" gets the e-mail "Ilmoittautuminen esittelyyn: amos" about "amos"
      And the e-mail says:
        | Esittely | keskiviikko 2. joulukuuta 2026 klo 17.00 |

    Scenario: The agency's list has the viewings of a home in order of time, without those who have taken it back
      Given these people have signed up for viewings of "Barometergatan 5" on the Sweden site, in this order:
        | name  | viewing                         |
        | tage  | Sunday 13 December, 11:30–12:15 |
        | tora  | Monday 7 December, 17:00–17:30  |
        | tilde | Monday 7 December, 17:00–17:30  |
        | ture  | Monday 30 November, 17:30–18:00 |
      When they have taken the sign-up of "tilde" back
      Then the agency's list of the viewings of "barometergatan-5" says:
        | viewing                          | name | email            |
        | Monday 30 November 2026 at 17:30 | ture | ture@example.com |
        | Monday 7 December 2026 at 17:00  | tora | tora@example.com |
        | Sunday 13 December 2026 at 11:30 | tage | tage@example.com |

  @VIEWING-5
  Rule: A sign-up for a viewing that has begun or does not exist is refused, with what to do
    Somebody who believes that they are expected stands before a locked door, and does not come back.

    Scenario: A viewing that is over is refused in Swedish, and what was written stays
      Given a visitor is at "Ångslupsgatan 29" on the Sweden site
      When "signhild" signs up in the form for the viewing "torsdag 19 november, 17:30–18:00"
      Then their request is refused as invalid
      And the summary has the link "Visningen har redan börjat, så det går inte längre att anmäla sig."
      And the field "viewing" of the form says "Välj en annan visning i listan, eller boka en privat visning."
      And the field "name" of the form holds "signhild"

    Scenario: A viewing that is over is refused in Finnish
      Given a visitor is at "Lehvänkatu 9 A 8" on the Finland site
      When "annukka" signs up in the form for the viewing "torstai 19. marraskuuta klo 17.30–18.00"
      Then their request is refused as invalid
      And the summary has the link "Esittely on jo alkanut, joten siihen ei voi enää ilmoittautua."
      And the field "viewing" of the form says "Valitse luettelosta toinen esittely tai varaa yksityisesittely."

    Scenario: A viewing that begins while the visitor writes is refused by the form itself, in the second in which it begins
      Given the clock is stopped at "24 November 2026, 18:14 GMT+1"
      And a visitor is at the form of "Kvistgatan 12 in English" on the Sweden site
      And they follow "Sign up: Tuesday 24 November, 18:15–19:15" in the text
      When 60 seconds pass
      And they send the form as "ester"
      Then the field "viewing" of the form says "The viewing has already begun, so it is too late to sign up."
      And their request was sent 0 times

    Scenario: A sign-up without a viewing is refused by the form itself, and the focus is on the choice of a viewing
      Given a visitor is at the form of "Kvistgatan 12 in English" on the Sweden site
      And they choose "I want to sign up for a viewing" in the form
      When they send the form as "elsa"
      Then the field "viewing" of the form says "Choose the viewing that you want to come to."
      And the focus is visibly on "Viewing (required)"
      And their request was sent 0 times
      And the page meets WCAG 2.2 AA, light and dark

    Scenario Outline: A viewing that the home does not have is refused in <language>
      Given a visitor is at "<home>" on the <site> site
      And the form has a viewing at "2026-12-24T15:00:00+01:00", which the home does not have
      When "<person>" signs up in the form for the viewing "2026-12-24T15:00:00+01:00"
      Then their request is refused as invalid
      And the summary has the link "<mistake>"

      Examples:
        | site    | language | home                     | person  | mistake                               |
        | Sweden  | Swedish  | Kvistgatan 12            | sigbert | Bostaden har ingen visning då.        |
        | Sweden  | English  | Kvistgatan 12 in English | eric    | The home has no viewing at that time. |
        | Finland | Finnish  | Lehvänkatu 9 A 8         | ensio   | Asunnolla ei ole esittelyä silloin.   |

  @VIEWING-6
  Rule: A sign-up is kept for 12 months and then deleted, like every contact request, also if it was taken back
    A name on an old list is of no use to anybody, and the visitor was promised that it goes.

    Scenario: A sign-up that was taken back is still stored after 363 days, and deleted after 368
      Given "ebbe" has signed up for "Wednesday 2 December, 17:30–18:00" at "Kvistgatan 12 in English" on the Sweden site
      And they have taken the sign-up of "ebbe" back
      And the request of "ebbe" came 363 days ago
      And the agency deletes what is too old
      And 1 request of "ebbe" is stored
      When the request of "ebbe" came 368 days ago
      And the agency deletes what is too old
      Then 0 requests of "ebbe" are stored
