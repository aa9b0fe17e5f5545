Feature: Addresses in Finland

  Finnish addresses are words of the visitor's own language, so that they can be read out, remembered and typed.
  They are printed on brochures and in newspapers, and other sites link to them: they never change.

  @ROUTE-1
  Rule: The blog of Finland is at "blog" in every language
    Readers of all three languages know this word, so only the prefix has to tell the languages apart.

    Scenario Outline: Finland's blog opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link  | address   | heading |
        | Finnish  | /fi/  | Blogi | /fi/blog/ | Blogi   |
        | English  | /en/  | Blog  | /en/blog/ | Blog    |
        | Swedish  | /     | Blogg | /blog/    | Blogg   |

  @ROUTE-2
  Rule: The homes for sale in Finland are at "asunnot", "apartments" and "bostader"
    Many adverts lead to the list, and an advert in print cannot be corrected when an address changes.

    Scenario Outline: The list of homes in Finland opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link     | address         | heading            |
        | Finnish  | /fi/  | Asunnot  | /fi/asunnot/    | Myytävät asunnot   |
        | English  | /en/  | Homes    | /en/apartments/ | Homes for sale     |
        | Swedish  | /     | Bostäder | /bostader/      | Bostäder till salu |

  @ROUTE-3
  Rule: The privacy information of Finland is at "yksityisyys", "privacy" and "datasakerhet"
    Signed agreements and sent e-mails refer to this page, and data protection law wants it to be easy to find.

    Scenario Outline: Finland's privacy page opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the footer
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link       | address          | heading    |
        | Finnish  | /fi/  | Tietosuoja | /fi/yksityisyys/ | Tietosuoja |
        | English  | /en/  | Privacy    | /en/privacy/     | Privacy    |
        | Swedish  | /     | Dataskydd  | /datasakerhet/   | Dataskydd  |

  @ROUTE-4
  Rule: The comparison of neighbourhoods is at "asuinaluevertailu", "neighbourhoods" and "jamforelse-av-bostadsomraden"
    People send a comparison to each other with its areas in the address; such a link must work for as long as they keep it.

    Scenario Outline: The comparison of neighbourhoods opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link                   | address                        | heading                      |
        | Finnish  | /fi/  | Asuinaluevertailu      | /fi/asuinaluevertailu/         | Asuinaluevertailu            |
        | English  | /en/  | Compare neighbourhoods | /en/neighbourhoods/            | Comparing neighbourhoods     |
        | Swedish  | /     | Jämför områden         | /jamforelse-av-bostadsomraden/ | Jämförelse av bostadsområden |

  @ROUTE-5
  Rule: A home in Finland is at "kohde", "property" or "objekt" with its own slug, with or without the language prefix
    The slug is the home's street address, which can be typed from a brochure; the short form saves the prefix.

    Scenario Outline: A home in Finland opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<headline>" in the text
      Then they are at "<address>"
      And they see the page "<headline>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start           | address                      | headline                                                  |
        | Finnish  | /fi/asunnot/    | /fi/kohde/oksakatu-3-a-5/    | Kahden ikkunan kaksio Kallion mäellä                      |
        | English  | /en/apartments/ | /en/property/oksakatu-3-a-5/ | A one-bedroom flat with two windows on the hill in Kallio |
        | Swedish  | /bostader/      | /objekt/oksakatu-3-a-5/      | Tvåa med två fönster på backen i Berghäll                 |

    Scenario Outline: A short address leads to a home in Finland in <language>
      When a visitor opens "<short>" on the Finland site
      Then they were redirected with status 301
      And they are at "<address>"
      And they see the page "<heading>" in <language>

      Examples:
        | language | short                    | address                      | heading                                                   |
        | Finnish  | /kohde/oksakatu-3-a-5    | /fi/kohde/oksakatu-3-a-5/    | Kahden ikkunan kaksio Kallion mäellä                      |
        | English  | /property/oksakatu-3-a-5 | /en/property/oksakatu-3-a-5/ | A one-bedroom flat with two windows on the hill in Kallio |
        | Swedish  | /objekt/oksakatu-3-a-5   | /objekt/oksakatu-3-a-5/      | Tvåa med två fönster på backen i Berghäll                 |

  @ROUTE-6
  Rule: The areas of Finland are at "toimialueet", "areas" and "omraden"
    The Finnish word means the places where the agency works; a word for all districts would promise homes that it does not have.

    Scenario Outline: The list of areas in Finland opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link      | address          | heading      |
        | Finnish  | /fi/  | Alueet    | /fi/toimialueet/ | Alueemme     |
        | English  | /en/  | Our areas | /en/areas/       | Our areas    |
        | Swedish  | /     | Områden   | /omraden/        | Våra områden |

  @ROUTE-7
  Rule: A house in Finland is at "talot", "houses" or "hus" with its own slug, with or without the language prefix
    A building outlives every advert in it: people link to its page, and come back years later for another home there.

    Scenario Outline: A house in Finland opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "Asunto Oy Kallion Kuusenoksa" in the text
      Then they are at "<address>"
      And they see the page "Asunto Oy Kallion Kuusenoksa" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start                        | address                        |
        | Finnish  | /fi/kohde/oksakatu-3-a-5/    | /fi/talot/kallion-kuusenoksa/  |
        | English  | /en/property/oksakatu-3-a-5/ | /en/houses/kallion-kuusenoksa/ |
        | Swedish  | /objekt/oksakatu-3-a-5/      | /hus/kallion-kuusenoksa/       |

    Scenario Outline: A short address leads to a house in Finland in <language>
      When a visitor opens "<short>" on the Finland site
      Then they were redirected with status 301
      And they are at "<address>"
      And they see the page "Asunto Oy Kallion Kuusenoksa" in <language>

      Examples:
        | language | short                      | address                        |
        | Finnish  | /talot/kallion-kuusenoksa  | /fi/talot/kallion-kuusenoksa/  |
        | English  | /houses/kallion-kuusenoksa | /en/houses/kallion-kuusenoksa/ |
        | Swedish  | /hus/kallion-kuusenoksa    | /hus/kallion-kuusenoksa/       |

  @ROUTE-8
  Rule: The hitas page is at "hitas" in every language
    People know the scheme of the City of Helsinki by this one name, whatever language they speak.

    Scenario Outline: The hitas page opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the navigation
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start | link  | address    | heading                                       |
        | Finnish  | /fi/  | Hitas | /fi/hitas/ | Hitas: Helsingin hintasäännelty omistusasunto |
        | English  | /en/  | Hitas | /en/hitas/ | Hitas: price-controlled homes in Helsinki     |
        | Swedish  | /     | Hitas | /hitas/    | Hitas: prisreglerad ägarbostad i Helsingfors  |

  @ROUTE-21
  Rule: The agents of Finland are at "valittajat", "agents" and "maklare"
    Agents print the address of their page on their business cards.

    Scenario Outline: The page of an agent in Finland opens by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "Aino Lehtovirta" in the text
      Then they are at "<address>"
      And they see the page "Aino Lehtovirta" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start           | address                         |
        | Finnish  | /fi/valittajat/ | /fi/valittajat/aino-lehtovirta/ |
        | English  | /en/agents/     | /en/agents/aino-lehtovirta/     |
        | Swedish  | /maklare/       | /maklare/aino-lehtovirta/       |

  @ROUTE-23
  Rule: The sold homes of Finland are at "myydyt-asunnot", "sold-homes" and "salda-bostader"
    The address promises no sale prices, because only the prices last asked are public.

    Scenario Outline: The sold homes of Finland open by click and by address in <language>
      Given a visitor is at "<start>" on the Finland site
      When they follow "<link>" in the text
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And whoever opens that address sees the same page

      Examples:
        | language | start                  | link                        | address             | heading                                  |
        | Finnish  | /fi/myy-kotisi/        | Katso kaikki myydyt asunnot | /fi/myydyt-asunnot/ | Myydyt asunnot ja viimeiset pyyntihinnat |
        | English  | /en/selling-your-home/ | See all sold homes          | /en/sold-homes/     | Sold homes and their last asking prices  |
        | Swedish  | /salj-din-bostad/      | Se alla sålda bostäder      | /salda-bostader/    | Sålda bostäder och sist begärda priser   |
