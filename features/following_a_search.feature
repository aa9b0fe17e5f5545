Feature: Following a search

  People look for a home for weeks. A feed reader can do it for them: every search has a feed, without an account or an e-mail
  address, and nobody learns who reads it.

  Background:
    Given these addresses:
      | name                          | address                                                           |
      | the feed of Sweden            | /api/homes-feed?language=sv                                       |
      | the feed of homes for 1 kr    | /api/homes-feed?language=sv&price=..1                             |
      | the feed of terraced houses   | /api/homes-feed?language=en&q=terraced+house+in+solna             |
      | the feed of Oksakatu 3 A 5    | /api/homes-feed?language=fi&q=oksakatu+3+a+5                      |
      | the Swedish feed of Södermalm | /api/homes-feed?language=sv&place=sodermalm&rooms=2&has=lift      |
      | the English feed of Södermalm | /api/homes-feed?language=en&place=sodermalm&rooms=2&has=lift      |
      | the Finnish feed of Kallio    | /api/homes-feed?language=fi&place=kallio&price=..229025&size=31.. |
      | the search in Södermalm       | /api/search-alerts?language=sv&place=sodermalm&rooms=2            |
      | the search for a lift         | /api/search-alerts?language=en&place=sodermalm&has=lift           |
      | the search in Kallio          | /api/search-alerts?language=fi&place=kallio&size=31..             |
      | the search in Berghäll        | /api/search-alerts?language=sv&place=kallio&rooms=1,2             |
      | the search in Norway          | /api/search-alerts?language=nb                                    |
      | homes in Södermalm            | /en/apartments/?place=sodermalm&has=lift                          |

  @FEED-1
  Rule: A search has a feed of exactly its homes, the latest change first, in each language of its market
    A feed with homes that do not fit is soon unsubscribed, and a home that it misses goes to another buyer.

    Scenario: A feed in Swedish leads to the search and its homes in Swedish
      When a feed reader asks the Sweden site for "the Swedish feed of Södermalm"
      Then the feed has:
        | language | sv                                                                     |
        | listings | https://www.kvistbo.example/bostader/?place=sodermalm&rooms=2&has=lift |
      And the feed leads to these homes:
        | https://www.kvistbo.example/objekt/saldstigen-4/  |
        | https://www.kvistbo.example/objekt/kvistgatan-12/ |

    Scenario: A feed in English leads to the search and its homes in English
      When a feed reader asks the Sweden site for "the English feed of Södermalm"
      Then the feed has:
        | language | en                                                                          |
        | listings | https://www.kvistbo.example/en/apartments/?place=sodermalm&rooms=2&has=lift |
      And the feed leads to these homes:
        | https://www.kvistbo.example/en/property/saldstigen-4/  |
        | https://www.kvistbo.example/en/property/kvistgatan-12/ |

    Scenario: A feed in Finnish leads to the search and its homes in Finnish
      When a feed reader asks the Finland site for "the Finnish feed of Kallio"
      Then the feed has:
        | language | fi                                                                               |
        | listings | https://www.kvistbo-fi.example/fi/asunnot/?place=kallio&price=..229025&size=31.. |
      And the feed leads to these homes:
        | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-5/  |
        | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-b-17/ |

    Scenario: A feed of a text has the homes that the search finds by the kind of home
      When a feed reader asks the Sweden site for "the feed of terraced houses"
      Then the feed leads to these homes:
        | https://www.kvistbo.example/en/property/hasselmusvagen-21/ |

    Scenario: A home under another id is still the same entry, so that no feed reader shows it again
      When a feed reader asks the Sweden site for "the Swedish feed of Södermalm"
      Then the entries of the feed have these ids:
        | https://www.kvistbo.example/objekt/saldstigen-4/       |
        | https://www.kvistbo.example/objekt/kvistgatan-12-1303/ |

    Scenario: A search that finds nothing has an empty feed
      When a feed reader asks the Sweden site for "the feed of homes for 1 kr"
      Then the feed has:
        | language | sv |
      And the feed has 0 homes

    Scenario: The first page of a long feed has 50 homes
      When a feed reader asks the Sweden site for "the feed of Sweden"
      Then the feed has 50 homes

    Scenario: The pages of a long feed have every home once
      Given a feed reader asks the Sweden site for "the feed of Sweden"
      When the feed reader asks for the next page
      Then the feed has 3 homes
      And the feed has:
        | next page | none |
      And the pages of the feed have 53 different homes

  @FEED-2
  Rule: An entry of a feed says the same as the home's card, and when the home was published and changed
    Most people skim a feed between other things: its words alone must tell whether the home is worth opening.

    Scenario: An entry shows that the home has changed since it was published
      When a feed reader asks the Finland site for "the feed of Oksakatu 3 A 5"
      Then the first entry of the feed has:
        | title        | Kahden ikkunan kaksio Kallion mäellä |
        | published on | 2026-11-05                           |
        | changed on   | 2026-11-16                           |
      And the first entry of the feed mentions:
        | Oksakatu 3 A 5, Kallio, Helsinki |
        | Velaton hinta 229 025 €          |
        | 2h+k · 50 m² · 2/6 krs · 1928    |

  @FEED-4
  Rule: The title of a feed names its search, in the language of the feed
    People who follow several searches see only their titles in the feed reader, and must tell them apart.

    Scenario Outline: The feed of "<search>" in <language> names the search in its title
      When a feed reader asks the <site> site for "/api/homes-feed?language=<language>&<search>"
      Then the feed has:
        | title | Kvistbo: <title> |

      Examples:
        | site    | language | search                             | title                                                      |
        | Sweden  | sv       | place=sodermalm&rooms=2,3&has=lift | Södermalm, Stockholm · 2 rum, 3 rum · Hiss                 |
        | Sweden  | en       | place=sodermalm&rooms=2,3&has=lift | Södermalm, Stockholm · 2 rooms, 3 rooms · Lift             |
        | Sweden  | sv       | q=gata+%26+%3Cb%3E                 | ”gata & <b>”                                               |
        | Finland | sv       | place=kallio&price=..229025        | Berghäll, Helsingfors · Skuldfritt pris upp till 229 025 € |

    Scenario: The title of a Finnish feed names an area, a price and a size
      When a feed reader asks the Finland site for "the Finnish feed of Kallio"
      Then the feed has:
        | title | Kvistbo: Kallio, Helsinki · Velaton hinta enintään 229 025 € · Asuinpinta-ala vähintään 31 m² |

    Scenario Outline: The feed of all homes has a title in <language>
      When a feed reader asks the <site> site for "/api/homes-feed?language=<language>&sort=cheapest"
      Then the feed has:
        | title | <title> |

      Examples:
        | site    | language | title                |
        | Sweden  | sv       | Bostäder hos Kvistbo |
        | Sweden  | en       | Homes from Kvistbo   |
        | Finland | fi       | Kvistbon asunnot     |

  @FEED-5
  Rule: A feed reader that has a feed is sent it again only if the feed has changed
    Feed readers ask every few minutes for weeks, often on a phone whose data is paid for.

    Scenario Outline: A reader that has <feed> asks for <feed> again
      Given a feed reader asks the <site> site for "<feed>"
      When the feed reader asks for "<feed>" with the tag that it has
      Then the answer is 304 without content

      Examples:
        | site    | feed                          |
        | Sweden  | the Swedish feed of Södermalm |
        | Sweden  | the feed of homes for 1 kr    |
        | Finland | the Finnish feed of Kallio    |

    Scenario: A reader that has another feed is sent the feed
      Given a feed reader asks the Sweden site for "the Swedish feed of Södermalm"
      When the feed reader asks for "the feed of terraced houses" with the tag that it has
      Then the feed leads to these homes:
        | https://www.kvistbo.example/en/property/hasselmusvagen-21/ |

  @ALERT-1
  Rule: Each search has a page that says it in words, offers e-mails about it and states its feed's address
    People want to see that it is their own search, and the feed itself opens as a page of code.

    Scenario: The list of homes leads to the page, in the language of the list
      Given a visitor is at "homes in Södermalm" on the Sweden site
      When they follow "Follow this search" in the text
      Then they see the page "Follow this search" in English
      And they are at "the search for a lift"

    @no-javascript
    Scenario Outline: The page of <search> is called "<heading>", says "<words>" and offers "<offer>"
      When a visitor opens "<search>" on the <site> site
      Then they see the page "<heading>" in <language>
      And the page says "<words>"
      And the page says "<offer>"

      Examples:
        | site    | language | search                  | heading            | words                          | offer                |
        | Sweden  | Swedish  | the search in Södermalm | Bevaka sökningen   | 2 rum                          | Bevaka med mejl      |
        | Sweden  | English  | the search for a lift   | Follow this search | Södermalm, Stockholm           | E-mail me            |
        | Finland | Finnish  | the search in Kallio    | Luo hakuvahti      | Asuinpinta-ala vähintään 31 m² | Seuraa sähköpostilla |
        | Finland | Swedish  | the search in Berghäll  | Bevaka sökningen   | 1 rum, 2 rum                   | Bevaka med mejl      |

    @no-javascript
    Scenario: The page of the search for a lift states the address of its feed
      When a visitor opens "the search for a lift" on the Sweden site
      Then the field "Address of the feed" holds "https://www.kvistbo.example/api/homes-feed?language=en&place=sodermalm&has=lift"

    Scenario: The address of the feed is copied with one button
      Given a visitor is at "the search in Kallio" on the Finland site
      When they press the button "Kopioi osoite"
      Then the page says "Osoite on kopioitu."
      And "https://www.kvistbo-fi.example/api/homes-feed?language=fi&place=kallio&size=31.." has been copied

    @no-javascript
    Scenario: Another language shows the same search
      Given a visitor is at "the search in Södermalm" on the Sweden site
      When they change the language to English
      Then they see the page "Follow this search" in English
      And the page says "2 rooms"

    Scenario: The page on which a search is followed is readable by everybody
      When a visitor opens "the search in Södermalm" on the Sweden site
      Then the HTML is valid as it came
      And the page meets WCAG 2.2 AA, light and dark
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways

    @no-javascript
    Scenario: A site without homes has no search to follow
      When a visitor opens "the search in Norway" on the Norway site
      Then the status is 404

  @ALERT-10
  Rule: A site without a mail server offers the feed of a search, and no e-mails about it
    Whoever is offered e-mails and then told that there are none believes that the rest does not work either.

    @no-javascript
    Scenario Outline: Without a mail server in <site>, the page of <search> offers "<feed>" alone
      Given an operator serves the <site> site with these settings:
        | SMTP_URL | |
      When a visitor opens "<search>" on the <site> site
      Then the part "<feed>" is shown
      And the part "<e-mails>" is not shown
      And the page does not say "<excuse>"
      And no form but the contact form asks for an e-mail address

      Examples:
        | site    | search                  | feed      | e-mails       | excuse                        |
        | Sweden  | the search in Södermalm | Som flöde | Få mejl       | kan inte skicka mejl          |
        | Sweden  | the search for a lift   | As a feed | By e-mail     | cannot send e-mail            |
        | Finland | the search in Kallio    | Syötteenä | Sähköpostilla | ei juuri nyt voi lähettää sähköpostia |

    @no-javascript
    Scenario: With a mail server, the page offers e-mails first, and then the feed
      When a visitor opens "the search for a lift" on the Sweden site
      Then the part "By e-mail" is shown
      And the part "Or as a feed" is shown
