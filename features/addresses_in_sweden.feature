Feature: Addresses in Sweden

  Swedish addresses are words of the visitor's own language, so that they can be read out, remembered and typed.
  They are printed on brochures and in newspapers, and other sites link to them: they never change.

  @ROUTE-9
  Rule: The blog of Sweden is at "blog" and "blogg"
    Each reader types the word as their own language spells it.

    Scenario Outline: Sweden's blog opens by click and by address in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link  | address   | heading |
        | English  | /en/  | Blog  | /en/blog/ | Blog    |
        | Swedish  | /     | Blogg | /blogg/   | Blogg   |

  @ROUTE-10
  Rule: The homes for sale in Sweden are at "apartments" and "bostader"
    Many adverts lead to the list, and an advert in print cannot be corrected when an address changes.

    Scenario Outline: The list of homes in Sweden opens by click and by address in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link     | address         | heading            |
        | English  | /en/  | Homes    | /en/apartments/ | Homes for sale     |
        | Swedish  | /     | Bostäder | /bostader/      | Bostäder till salu |

  @ROUTE-11
  Rule: The privacy information of Sweden is at "privacy" and "datasakerhet"
    Signed agreements and sent e-mails refer to this page, and data protection law wants it to be easy to find.

    Scenario Outline: Sweden's privacy page opens by click and by address in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the footer
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link      | address        | heading   |
        | English  | /en/  | Privacy   | /en/privacy/   | Privacy   |
        | Swedish  | /     | Dataskydd | /datasakerhet/ | Dataskydd |

  @ROUTE-12
  Rule: A home in Sweden is at "property" or "objekt" with its own slug, with or without the language prefix
    The slug is the home's street address, which can be typed from a brochure; the short form saves the prefix.

    Scenario Outline: A home in Sweden opens by click and by address in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<headline>" in the text
      Then they are at "<address>"
      And they see the page "<headline>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start                | address                     | headline                                              |
        | English  | /en/areas/sodermalm/ | /en/property/kvistgatan-12/ | Dual-aspect one-bedroom flat with a courtyard balcony |
        | Swedish  | /omraden/sodermalm/  | /objekt/kvistgatan-12/      | Genomgående tvåa med balkong mot gården               |

    Scenario Outline: A short address leads to a home in Sweden in <language>
      When a visitor opens "<short>" on the Sweden site
      Then they were redirected with status 301
      And they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | short                   | address                     | heading                                               |
        | English  | /property/kvistgatan-12 | /en/property/kvistgatan-12/ | Dual-aspect one-bedroom flat with a courtyard balcony |
        | Swedish  | /objekt/kvistgatan-12   | /objekt/kvistgatan-12/      | Genomgående tvåa med balkong mot gården               |

  @ROUTE-13
  Rule: The areas of Sweden are at "areas" and "omraden"
    Local newspapers and clubs link to a place rather than to a home, which is sold within weeks.

    Scenario Outline: The list of areas in Sweden opens by click and by address in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link      | address    | heading      |
        | English  | /en/  | Our areas | /en/areas/ | Our areas    |
        | Swedish  | /     | Områden   | /omraden/  | Våra områden |

  @ROUTE-20
  Rule: The agents of Sweden are at "agents" and "maklare"
    Agents print the address of their page on their business cards.

    Scenario Outline: The page of an agent in Sweden opens by click and by address in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "Tuva Rimstedt" in the text
      Then they are at "<address>"
      And they see the page "Tuva Rimstedt" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start       | address                   |
        | English  | /en/agents/ | /en/agents/tuva-rimstedt/ |
        | Swedish  | /maklare/   | /maklare/tuva-rimstedt/   |

  @ROUTE-22
  Rule: What homes in Sweden sold for is at "slutpriser" and "sold-prices"
    It is the word that Swedes search for, and the address that they send to the other heirs.

    Scenario Outline: The sold prices of Sweden open by click and by address in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the text
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start                | link                   | address          | heading     |
        | English  | /en/selling-with-us/ | See all sold homes     | /en/sold-prices/ | Sold prices |
        | Swedish  | /salja-med-oss/      | Se alla sålda bostäder | /slutpriser/     | Slutpriser  |
