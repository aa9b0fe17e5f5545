Feature: Addresses in Finland

  Finnish addresses are words of the visitor's own language. They are on brochures, in
  newspapers and in other people's links, and so do not change.

  @ROUTE-1
  Rule: The blog of Finland is at "blog" in every language

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address   | heading |
        | Finnish  | /fi/blog/ | Blogi   |
        | English  | /en/blog/ | Blog    |
        | Swedish  | /blog/    | Blogg   |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link  | address   | heading |
        | Finnish  | /fi/  | Blogi | /fi/blog/ | Blogi   |
        | English  | /en/  | Blog  | /en/blog/ | Blog    |
        | Swedish  | /     | Blogg | /blog/    | Blogg   |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address    |
        | /fi/blogi/ |
        | /blogg/    |

  @ROUTE-2
  Rule: The homes for sale in Finland are at "asunnot", "apartments" and "bostader"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address         | heading            |
        | Finnish  | /fi/asunnot/    | Myytävät asunnot   |
        | English  | /en/apartments/ | Homes for sale     |
        | Swedish  | /bostader/      | Bostäder till salu |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link     | address         | heading            |
        | Finnish  | /fi/  | Asunnot  | /fi/asunnot/    | Myytävät asunnot   |
        | English  | /en/  | Homes    | /en/apartments/ | Homes for sale     |
        | Swedish  | /     | Bostäder | /bostader/      | Bostäder till salu |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address      |
        | /en/asunnot/ |

  @ROUTE-3
  Rule: The privacy information of Finland is at "yksityisyys", "privacy" and "datasakerhet"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address          | heading    |
        | Finnish  | /fi/yksityisyys/ | Tietosuoja |
        | English  | /en/privacy/     | Privacy    |
        | Swedish  | /datasakerhet/   | Dataskydd  |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the footer
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link       | address          | heading    |
        | Finnish  | /fi/  | Tietosuoja | /fi/yksityisyys/ | Tietosuoja |
        | English  | /en/  | Privacy    | /en/privacy/     | Privacy    |
        | Swedish  | /     | Dataskydd  | /datasakerhet/   | Dataskydd  |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address      |
        | /fi/privacy/ |

  @ROUTE-4
  Rule: The comparison of neighbourhoods is at "asuinaluevertailu", "neighbourhoods" and "jamforelse-av-bostadsomraden"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address                        | heading                      |
        | Finnish  | /fi/asuinaluevertailu/         | Asuinaluevertailu            |
        | English  | /en/neighbourhoods/            | Comparing neighbourhoods     |
        | Swedish  | /jamforelse-av-bostadsomraden/ | Jämförelse av bostadsområden |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link                   | address                        | heading                      |
        | Finnish  | /fi/  | Asuinaluevertailu      | /fi/asuinaluevertailu/         | Asuinaluevertailu            |
        | English  | /en/  | Compare neighbourhoods | /en/neighbourhoods/            | Comparing neighbourhoods     |
        | Swedish  | /     | Jämför områden         | /jamforelse-av-bostadsomraden/ | Jämförelse av bostadsområden |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address                |
        | /en/asuinaluevertailu/ |

  @ROUTE-6
  Rule: The areas of Finland are at "toimialueet", "areas" and "omraden"

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address          | heading       |
        | Finnish  | /fi/toimialueet/ | Toimialueemme |
        | English  | /en/areas/       | Our areas     |
        | Swedish  | /omraden/        | Våra områden  |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link      | address          | heading       |
        | Finnish  | /fi/  | Alueet    | /fi/toimialueet/ | Toimialueemme |
        | English  | /en/  | Our areas | /en/areas/       | Our areas     |
        | Swedish  | /     | Områden   | /omraden/        | Våra områden  |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address    |
        | /fi/areas/ |

  @ROUTE-8
  Rule: The hitas page is at "hitas" in every language

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address    | heading                                       |
        | Finnish  | /fi/hitas/ | Hitas: Helsingin hintasäännelty omistusasunto |
        | English  | /en/hitas/ | Hitas: price-controlled homes in Helsinki     |
        | Swedish  | /hitas/    | Hitas: prisreglerad ägarbostad i Helsingfors  |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start | link  | address    | heading                                       |
        | Finnish  | /fi/  | Hitas | /fi/hitas/ | Hitas: Helsingin hintasäännelty omistusasunto |
        | English  | /en/  | Hitas | /en/hitas/ | Hitas: price-controlled homes in Helsinki     |
        | Swedish  | /     | Hitas | /hitas/    | Hitas: prisreglerad ägarbostad i Helsingfors  |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address    |
        | /sv/hitas/ |

  @ROUTE-5
  Rule: A home in Finland is at "kohde", "property" or "objekt" and its own slug

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address                      | heading                                                   |
        | Finnish  | /fi/kohde/oksakatu-3-a-5/    | Kahden ikkunan kaksio Kallion mäellä                      |
        | English  | /en/property/oksakatu-3-a-5/ | A one-bedroom flat with two windows on the hill in Kallio |
        | Swedish  | /objekt/oksakatu-3-a-5/      | Tvåa med två fönster på backen i Berghäll                 |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the text
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start           | link                                                      | address                      | heading                                                   |
        | Finnish  | /fi/asunnot/    | Kahden ikkunan kaksio Kallion mäellä                      | /fi/kohde/oksakatu-3-a-5/    | Kahden ikkunan kaksio Kallion mäellä                      |
        | English  | /en/apartments/ | A one-bedroom flat with two windows on the hill in Kallio | /en/property/oksakatu-3-a-5/ | A one-bedroom flat with two windows on the hill in Kallio |
        | Swedish  | /bostader/      | Tvåa med två fönster på backen i Berghäll                 | /objekt/oksakatu-3-a-5/      | Tvåa med två fönster på backen i Berghäll                 |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address                      |
        | /fi/kohde/ei-ole/            |
        | /fi/property/oksakatu-3-a-5/ |
        | /en/kohde/oksakatu-3-a-5/    |

  @ROUTE-7
  Rule: A house in Finland is at "talot", "houses" or "hus" and its own slug

    Scenario Outline: By address, in <language>
      When a visitor opens "<address>" on the Finland site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | language | address                        | heading                      |
        | Finnish  | /fi/talot/kallion-kuusenoksa/  | Asunto Oy Kallion Kuusenoksa |
        | English  | /en/houses/kallion-kuusenoksa/ | Asunto Oy Kallion Kuusenoksa |
        | Swedish  | /hus/kallion-kuusenoksa/       | Asunto Oy Kallion Kuusenoksa |

    Scenario Outline: By click, in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the text
      Then they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | start                        | link                         | address                        | heading                      |
        | Finnish  | /fi/kohde/oksakatu-3-a-5/    | Asunto Oy Kallion Kuusenoksa | /fi/talot/kallion-kuusenoksa/  | Asunto Oy Kallion Kuusenoksa |
        | English  | /en/property/oksakatu-3-a-5/ | Asunto Oy Kallion Kuusenoksa | /en/houses/kallion-kuusenoksa/ | Asunto Oy Kallion Kuusenoksa |
        | Swedish  | /objekt/oksakatu-3-a-5/      | Asunto Oy Kallion Kuusenoksa | /hus/kallion-kuusenoksa/       | Asunto Oy Kallion Kuusenoksa |

    Scenario Outline: Nothing is at "<address>"
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address                        |
        | /fi/talot/ei-ole/              |
        | /fi/houses/kallion-kuusenoksa/ |
        | /fi/talot/                     |
