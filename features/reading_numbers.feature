Feature: Reading numbers

  A price that is read wrongly is worse than none. Numbers look the same in every language of the sites, and no home
  looks larger than it is because a number was rounded.

  Background:
    Given these addresses:
      | name                              | address                             |
      | the list of homes                 | /en/apartments/                     |
      | the flat in Kvistgatan            | /en/property/kvistgatan-12/         |
      | the flat in Kvistgatan in Swedish | /objekt/kvistgatan-12/              |
      | the house in Björkvägen           | /en/property/bjorkvagen-7/          |
      | the flat in Almanacksgatan        | /en/property/almanacksgatan-18/     |
      | the flat in Avrundningsgatan      | /en/property/avrundningsgatan-11/   |
      | the flat in Köpenhamnsgatan       | /en/property/kopenhamnsgatan-8/     |
      | the flat in Oksakatu              | /en/property/oksakatu-3-a-5/        |
      | the flat in Oksakatu in Finnish   | /fi/kohde/oksakatu-3-a-5/           |
      | the Norwegian home page           | /nb/                                |
      | the article on fake adverts       | /en/blog/how-to-spot-a-fake-advert/ |
      | the page about Kvistbo            | /en/about-kvistbo/                  |

  @FORMAT-1 @headline
  Rule: Numbers are written the Finnish way in every language: groups of three between spaces, and a decimal comma
    A family may read one price in several languages: 1,234 must not be a thousand to one of them and one to another.

    Scenario Outline: A number on the <site> site is grouped by spaces, with a decimal comma, in <language>: <number>
      When a visitor opens "<page>" on the <site> site
      Then the page is in <language>
      And the page states "<number>", where ⍽ is a no-break space

      Examples:
        | site    | language  | page                              | number     |
        | Sweden  | Swedish   | the flat in Kvistgatan in Swedish | 3⍽456,50   |
        | Sweden  | English   | the house in Björkvägen           | 12⍽495⍽000 |
        | Finland | Finnish   | the flat in Oksakatu in Finnish   | 229⍽025    |
        | Norway  | Norwegian | the Norwegian home page           | 49⍽900     |

  @FORMAT-2
  Rule: Charges have two decimals unless they are whole; prices, also those per m², have none
    Charges are paid to the cent and prices never are: ",00" behind millions only makes them harder to read.

    Scenario Outline: The <fact> of <home> has decimals only if it needs them: <amount>
      When a visitor opens "<home>" on the <site> site
      Then the page states:
        | <fact> | <amount> |

      Examples: An amount with cents has two decimals
        | site    | home                 | fact         | amount               |
        | Finland | the flat in Oksakatu | Water charge | 24,50 €/person/month |

      Examples: A whole amount has none
        | site    | home                       | fact            | amount         |
        | Sweden  | the flat in Almanacksgatan | Monthly fee     | 4 171 kr/month |
        | Finland | the flat in Oksakatu       | Debt-free price | 229 025 €      |

    Scenario: A whole fee in a sentence has no decimals
      When a visitor opens "the Norwegian home page" on the Norway site
      Then the page says "fast vederlag per salg: 49 900 kr."

  @FORMAT-3
  Rule: Numbers are rounded by their decimal digits, halves away from zero; living areas are always rounded down
    A computer's own arithmetic gets some halves wrong, and a buyer who checks a sum on paper would find a cent missing.

    Scenario Outline: A value of <exact> is rounded by its decimal digits to <shown>
      When a visitor opens "<home>" on the <site> site
      Then the page states:
        | <fact> | <shown> |

      Examples: An exact half, and values above and below one
        | site    | home                    | fact                      | exact     | shown           |
        | Finland | the flat in Oksakatu    | Maintenance charge per m² | 5,005     | 5,01 €/m²/month |
        | Sweden  | the flat in Kvistgatan  | Price per m²              | 87 178,58 | 87 179 kr/m²    |
        | Sweden  | the house in Björkvägen | Price per m²              | 74 820,36 | 74 820 kr/m²    |

    Scenario: A price that has fallen by exactly 6,25 % is rounded away from zero, to −6,3 %
      When a visitor opens "the flat in Avrundningsgatan" on the Sweden site
      Then the page says "from 7 200 000 kr: −450 000 kr (−6,3 %)"

    Scenario: A living area of 56,78 m² is rounded down, and never looks larger than it is
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the page states:
        | Living area | 56,7 m² |

    Scenario: A living area of 56,78 m² is rounded down on the card of the home, too
      Given a visitor is at "the list of homes" on the Sweden site
      When they go on to the end of the list
      Then the card "Dual-aspect one-bedroom flat with a courtyard balcony" says "56,7 m²"

  @FORMAT-4
  Rule: The currency's symbol follows the amount after one ordinary space
    Readers in all three countries look for the unit behind the number, and find the English order, as in €229,025, foreign.

    Scenario Outline: A price in <currency> ends with its symbol in <language>: <amount>
      When a visitor opens "<page>" on the <site> site
      Then the page is in <language>
      And the page states "<amount>", where ⍽ is a no-break space

      Examples:
        | currency | site    | language  | page                            | amount       |
        | SEK      | Sweden  | English   | the flat in Kvistgatan          | 4⍽950⍽000 kr |
        | EUR      | Finland | Finnish   | the flat in Oksakatu in Finnish | 229⍽025 €    |
        | NOK      | Norway  | Norwegian | the Norwegian home page         | 49⍽900 kr    |

  @FORMAT-5
  Rule: SEK, NOK and EUR are shown by a symbol, and every other currency by its code
    Danish money is "kr" as well, and a buyer in Sweden would take it for their own, which is worth less.

    Scenario: A parking space in Copenhagen has its price in DKK
      When a visitor opens "the flat in Köpenhamnsgatan" on the Sweden site
      Then the page states:
        | Parking space in Copenhagen (optional) | 950,50 DKK/month |

  @FORMAT-6
  Rule: A link to the site's own full address stays on the site, and an imitation of it is no link
    Editors paste addresses from their browser, where one of a swindler can look much like the site's own.

    Scenario: A link to the Swedish site by its full address becomes a path, with its query and its place in the page
      When a visitor opens "the article on fake adverts" on the Sweden site
      Then the link "our homes" leads to "/en/apartments/"
      And the link "Solna" leads to "/en/areas/?via=blog#solna"

    Scenario: A link to the Finnish site by its full address becomes a path in Finland
      When a visitor opens "the page about Kvistbo" on the Finland site
      Then the link "www.kvistbo-fi.example/en/apartments" leads to "/en/apartments/"

    Scenario: A link to another port, without encryption or to another market keeps its full address
      When a visitor opens "the article on fake adverts" on the Sweden site
      Then the link "www.kvistbo.example:8443" leads to "https://www.kvistbo.example:8443/en/apartments/"
      And the link "http://www.kvistbo.example" leads to "http://www.kvistbo.example/en/"
      And the link "Kvistbo in Finland" leads to "https://www.kvistbo-fi.example/"

    Scenario: A false address that begins like the site's own is shown, and cannot be followed
      When a visitor opens "the article on fake adverts" on the Sweden site
      Then "www.kvistbo.example.nyahem.example" is on the page, but is not a link
      And "www.kvistbo.example@nyahem.example" is on the page, but is not a link
