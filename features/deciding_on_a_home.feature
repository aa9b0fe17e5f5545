Feature: Deciding on a home

  Between liking a home and going to see it stand a few questions: when can it be seen, who shows it, what
  would it cost a month, what else is there, and what state is the house in. The page answers them.

  @VISIT-1
  Rule: A viewing can be put into a calendar until it begins; one that is over is not offered, and the page says how to book

    Scenario Outline: The first of three viewings <when>
      Given it is "<time>"
      When a visitor opens "/objekt/bjorkvagen-7/" on the Sweden site
      Then the viewings are:
        | måndag 23 november, 17:30–18:00  | <first>                |
        | tisdag 24 november, 17:00–17:40  | Lägg till i kalendern  |
        | tisdag 1 december, 17:30–18:00   | Lägg till i kalendern  |

      Examples:
        | when                     | time                      | first                 |
        | has not begun            | 2026-11-23T17:29:59+01:00 | Lägg till i kalendern |
        | has just begun           | 2026-11-23T17:30:00+01:00 | Pågår nu              |
        | is about to end          | 2026-11-23T17:59:59+01:00 | Pågår nu              |
        | is over                  | 2026-11-23T18:00:00+01:00 | Har redan varit       |

    Scenario: A viewing begins and ends while the page is open
      Given time stands still at "2026-11-24T18:14:00+01:00"
      And a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      When 60 seconds pass
      Then the viewing "tisdag 24 november, 18:15–19:15" says "Pågår nu"
      When 3600 seconds pass
      Then the viewing "tisdag 24 november, 18:15–19:15" says "Har redan varit"
      And the viewing "onsdag 2 december, 17:30–18:00" says "Lägg till i kalendern"

    Scenario Outline: No viewing is left, in <language>
      Given it is "2027-01-15T12:00:00Z"
      When a visitor opens "<address>" on the <site> site
      Then the page offers no viewing
      And the page says "<none>"
      And the link "<book>" begins a message to "<mail>" about "<subject>"

      Examples:
        | language | site    | address                       | none                                 | book                   | mail                         | subject                                            |
        | Svenska  | Sweden  | /objekt/kvistgatan-12/        | Ingen visning är planerad just nu.   | Boka en privat visning | tuva.rimstedt@kvistbo.example | Privat visning av Kvistgatan 12, Södermalm, Stockholm |
        | Suomi    | Finland | /fi/kohde/oksakatu-3-a-14/    | Esittelyä ei ole juuri nyt sovittu.  | Varaa yksityisesittely | mikael.sandas@kvistbo-fi.example | Yksityisesittely: Oksakatu 3 A 14, Kallio, Helsinki |
        | English  | Finland | /en/property/oksakatu-3-a-14/ | No viewing is planned at the moment. | Book a private viewing | mikael.sandas@kvistbo-fi.example | Private viewing of Oksakatu 3 A 14, Kallio, Helsinki |

    Scenario: A home that is sold is not shown any more
      When a visitor opens "/en/property/vindspelsgatan-6/" on the Sweden site
      Then the page says "The home has been sold and is no longer shown."
      And the page offers no viewing
      And the page has no link "Book a private viewing"

    @no-javascript
    Scenario: Without JavaScript
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the viewings are:
        | tisdag 24 november, 18:15–19:15 | Lägg till i kalendern |
        | onsdag 2 december, 17:30–18:00  | Lägg till i kalendern |

  @VISIT-2
  Rule: The calendar entry of a viewing is right in every time zone and speaks the language of the page

    Scenario Outline: A viewing in <site>, in <language>
      Given a visitor is at "<page>" on the <site> site
      When they take the calendar entry of "<viewing>"
      Then it is a calendar file with one event:
        | name        | <name>     |
        | begins      | <begins>   |
        | ends        | <ends>     |
        | place       | <place>    |
        | coordinates | <where>    |
        | address     | <address>  |
        | identity    | <identity> |
        | stamp       | <stamp>    |
      And its description says "<says>"
      And the page tells search engines of the event "<name>" from "<begins>" to "<ends>"

      Examples:
        | language | site    | page                          | viewing                                 | name                       | begins               | ends                 | place                             | where          | address                                                      | identity                                                 | stamp                | says                                    |
        | Svenska  | Sweden  | /objekt/kvistgatan-12/        | tisdag 24 november, 18:15–19:15         | Visning: Kvistgatan 12     | 2026-11-24T17:15:00Z | 2026-11-24T18:15:00Z | Kvistgatan 12, 118 20 Stockholm   | 59.313;18.048 | https://www.kvistbo.example/objekt/kvistgatan-12/ | kvistgatan-12-20261124T171500Z@www.kvistbo.example | 2026-10-03T00:00:00Z | Mäklare: Tuva Rimstedt |
        | Suomi    | Finland | /fi/kohde/oksakatu-3-a-14/    | sunnuntai 29. marraskuuta, 12.00–12.45  | Esittely: Oksakatu 3 A 14  | 2026-11-29T10:00:00Z | 2026-11-29T10:45:00Z | Oksakatu 3 A 14, 00530 Helsinki   | 60.183;24.9527 | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-14/    | oksakatu-3-a-14-20261129T100000Z@www.kvistbo-fi.example | 2026-11-18T00:00:00Z | Välittäjä: Mikael Sandås |
        | Svenska  | Finland | /objekt/oksakatu-3-a-14/      | söndag 29 november, 12:00–12:45         | Visning: Oksakatu 3 A 14   | 2026-11-29T10:00:00Z | 2026-11-29T10:45:00Z | Oksakatu 3 A 14, 00530 Helsingfors | 60.183;24.9527 | https://www.kvistbo-fi.example/objekt/oksakatu-3-a-14/      | oksakatu-3-a-14-20261129T100000Z@www.kvistbo-fi.example | 2026-11-18T00:00:00Z | Trea med balkong mot en lummig gård |

  @VISIT-3
  Rule: The page names the broker of the home, and calls and messages to them are one click away

    Scenario Outline: The broker of a home in <site>
      When a visitor opens "<page>" on the <site> site
      Then the section "<heading>" says "<name>"
      And the link "<number>" leads to "<call>"
      And the link "<mail>" begins a message to "<mail>" about "<subject>"

      Examples:
        | site    | page                          | heading   | name          | number | call | mail | subject |
        | Sweden  | /objekt/kvistgatan-12/        | Mäklaren  | Tuva Rimstedt | 070-174 06 06 | tel:+46701740606 | tuva.rimstedt@kvistbo.example | Fråga om Kvistgatan 12, Södermalm, Stockholm |
        | Finland | /fi/kohde/oksakatu-3-a-14/    | Välittäjä | Mikael Sandås | 09 000 0002 | tel:+35890000002 | mikael.sandas@kvistbo-fi.example | Kysymys kohteesta Oksakatu 3 A 14, Kallio, Helsinki |
