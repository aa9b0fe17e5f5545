Feature: Addresses in Sweden

  Swedish addresses are words of the visitor's own language. They are on brochures, in
  newspapers and in other people's links, and so do not change.

  @ROUTE-9
  Rule: The blog of Sweden is at "blog" and "blogg"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Sweden site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address   | heading |
        | English  | /en/blog/ | Blog    |
        | Swedish  | /blogg/   | Blogg   |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link  | address   | heading |
        | English  | /en/  | Blog  | /en/blog/ | Blog    |
        | Swedish  | /     | Blogg | /blogg/   | Blogg   |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Sweden site
      Then the status is 404

      Examples:
        | address    |
        | /blog/     |
        | /en/blogg/ |

  @ROUTE-10
  Rule: The homes for sale in Sweden are at "apartments" and "bostader"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Sweden site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address         | heading            |
        | English  | /en/apartments/ | Homes for sale     |
        | Swedish  | /bostader/      | Bostäder till salu |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link     | address         | heading            |
        | English  | /en/  | Homes    | /en/apartments/ | Homes for sale     |
        | Swedish  | /     | Bostäder | /bostader/      | Bostäder till salu |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Sweden site
      Then the status is 404

      Examples:
        | address       |
        | /en/bostader/ |

  @ROUTE-11
  Rule: The privacy information of Sweden is at "privacy" and "datasakerhet"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Sweden site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address        | heading   |
        | English  | /en/privacy/   | Privacy   |
        | Swedish  | /datasakerhet/ | Dataskydd |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the footer
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link      | address        | heading   |
        | English  | /en/  | Privacy   | /en/privacy/   | Privacy   |
        | Swedish  | /     | Dataskydd | /datasakerhet/ | Dataskydd |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Sweden site
      Then the status is 404

      Examples:
        | address   |
        | /privacy/ |

  @ROUTE-13
  Rule: The areas of Sweden are at "areas" and "omraden"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Sweden site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address    | heading      |
        | English  | /en/areas/ | Our areas    |
        | Swedish  | /omraden/  | Våra områden |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link      | address    | heading      |
        | English  | /en/  | Our areas | /en/areas/ | Our areas    |
        | Swedish  | /     | Områden   | /omraden/  | Våra områden |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Sweden site
      Then the status is 404

      Examples:
        | address |
        | /areas/ |

  @ROUTE-12
  Rule: A home in Sweden is at "property" or "objekt" and its own slug

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Sweden site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address                     | heading                                            |
        | English  | /en/property/kvistgatan-12/ | Dual-aspect two-room flat with a courtyard balcony |
        | Swedish  | /objekt/kvistgatan-12/      | Genomgående tvåa med balkong mot gården            |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Sweden site
      When they follow "<link>" in the text
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start                | link                                               | address                     | heading                                            |
        | English  | /en/areas/sodermalm/ | Dual-aspect two-room flat with a courtyard balcony | /en/property/kvistgatan-12/ | Dual-aspect two-room flat with a courtyard balcony |
        | Swedish  | /omraden/sodermalm/  | Genomgående tvåa med balkong mot gården            | /objekt/kvistgatan-12/      | Genomgående tvåa med balkong mot gården            |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Sweden site
      Then the status is 404

      Examples:
        | address                   |
        | /objekt/finns-inte/       |
        | /en/objekt/kvistgatan-12/ |
