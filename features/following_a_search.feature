Feature: Following a search

  Whoever looks for a home looks for weeks. A feed reader can do it for them: each search has a feed
  of its own, without an account or a mail address, and nobody learns who reads it.

  @FEED-1
  Rule: A search has a feed of exactly its homes, the last changed first, in each language of its market

    Scenario Outline: <search>
      When a feed reader asks the <site> site for "/api/homes-feed?language=<language>&<search>"
      Then the feed has:
        | language | <language> |
        | listings | <listings> |
      And the feed has these homes:
        | <first>  |
        | <second> |

      Examples:
        | site    | language | search                                | listings                                                                         | first                                                     | second                                                   |
        | Sweden  | sv       | place=sodermalm&rooms=2&has=lift      | https://www.kvistbo.example/bostader/?place=sodermalm&rooms=2&has=lift           | https://www.kvistbo.example/objekt/vindspelsgatan-6/      | https://www.kvistbo.example/objekt/kvistgatan-12/        |
        | Sweden  | en       | place=sodermalm&rooms=2&has=lift      | https://www.kvistbo.example/en/apartments/?place=sodermalm&rooms=2&has=lift      | https://www.kvistbo.example/en/property/vindspelsgatan-6/ | https://www.kvistbo.example/en/property/kvistgatan-12/   |
        | Finland | fi       | place=kallio&price=..229025&size=31.. | https://www.kvistbo-fi.example/fi/asunnot/?place=kallio&price=..229025&size=31.. | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-5/   | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-b-17/ |

    Scenario: A search that finds nothing has an empty feed
      When a feed reader asks the Sweden site for "/api/homes-feed?language=sv&price=..1"
      Then the feed has:
        | language | sv |
      And the feed has 0 homes

    Scenario: A long feed goes on from page to page, until every home has come
      When a feed reader asks the Sweden site for "/api/homes-feed?language=sv"
      Then the feed has 50 homes
      When the feed reader goes on to the next page
      Then the feed has 12 homes
      And the feed has:
        | next page | none |
      And the pages of the feed had 62 different homes

  @FEED-2
  Rule: An entry of the feed says what the home's card says, and when the home came and last changed

    Scenario: A home that has changed since it came
      When a feed reader asks the Finland site for "/api/homes-feed?language=fi&q=oksakatu+3+a+5"
      Then the first entry of the feed has:
        | title      | Kahden ikkunan kaksio Kallion mäellä |
        | came on    | 2026-11-05                           |
        | changed on | 2026-11-16                           |
      And the first entry of the feed mentions:
        | Oksakatu 3 A 5, Kallio, Helsinki |
        | Velaton hinta 229 025 €          |
        | 2h+k · 50 m² · 2/6 krs · 1928    |

  @FEED-3
  Rule: A feed that cannot be answered says in a sentence what to change

    Scenario Outline: <case>
      When a feed reader asks the <site> site for "<address>"
      Then it is refused with <status>: "<sentence>"

      Examples:
        | case                        | site    | address                              | status | sentence                                                    |
        | no language                 | Sweden  | /api/homes-feed                      | 400    | language must be one of sv, en: add it to the address.      |
        | a language of other markets | Sweden  | /api/homes-feed?language=fi          | 400    | language must be one of sv, en: add it to the address.      |
        | a page that is no number    | Finland | /api/homes-feed?language=fi&page=two | 400    | page must be a whole number from 1: mend it in the address. |
        | a market without homes      | Norway  | /api/homes-feed?language=nb          | 404    | This site has no homes to search.                           |

  @FEED-4
  Rule: A feed's title says which search it follows, in the words of its language

    Scenario Outline: <search>, in <language>
      When a feed reader asks the <site> site for "/api/homes-feed?language=<language>&<search>"
      Then the feed has:
        | title | <title> |

      Examples:
        | site    | language | search                                | title                                                                                         |
        | Sweden  | sv       | place=sodermalm&rooms=2,3&has=lift    | Kvistbo: Södermalm, Stockholm · 2 rum, 3 rum · Hiss                                           |
        | Sweden  | en       | place=sodermalm&rooms=2,3&has=lift    | Kvistbo: Södermalm, Stockholm · 2 rooms, 3 rooms · Lift                                       |
        | Sweden  | sv       | q=gata+%26+%3Cb%3E                    | Kvistbo: ”gata & <b>”                                                                         |
        | Finland | fi       | place=kallio&price=..229025&size=31.. | Kvistbo: Kallio, Helsinki · Velaton hinta enintään 229 025 € · Asuinpinta-ala vähintään 31 m² |
        | Finland | sv       | place=kallio&price=..229025           | Kvistbo: Berghäll, Helsingfors · Skuldfritt pris upp till 229 025 €                           |

    Scenario Outline: All homes, in <language>
      When a feed reader asks the <site> site for "/api/homes-feed?language=<language>&sort=cheapest"
      Then the feed has:
        | title | <title> |

      Examples:
        | site    | language | title                |
        | Sweden  | sv       | Bostäder hos Kvistbo |
        | Sweden  | en       | Homes from Kvistbo   |
        | Finland | fi       | Kvistbon asunnot     |
