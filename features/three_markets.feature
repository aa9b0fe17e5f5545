Feature: Three markets

  Kvistbo works in Sweden, Finland and Norway. Each country has a site of its own, with its
  own homes, languages and currency, and no visitor needs an account on any of them.

  @PRODUCT-1
  Rule: Every visitor is anonymous: there is no sign-in, account or role

    Scenario Outline: Nothing asks who the visitor is at "<address>" in <site>
      When a visitor opens "<address>" on the <site> site
      Then the way to sign in is not shown
      And the visitor has been given no cookie

      Examples:
        | site    | address                   |
        | Sweden  | /                         |
        | Sweden  | /en/apartments/           |
        | Sweden  | /objekt/kvistgatan-12/    |
        | Finland | /fi/                      |
        | Finland | /fi/kohde/oksakatu-3-a-5/ |
        | Finland | /en/blog/                 |
        | Norway  | /nb/                      |

    Scenario Outline: No account lives at "<address>"
      When a visitor opens "<address>" on the Sweden site
      Then the status is 404

      Examples:
        | address   |
        | /login/   |
        | /account/ |
        | /konto/   |

  @PRODUCT-2
  Rule: Finland, Sweden and Norway each have a site at an origin of their own, Sweden's first

    Scenario Outline: The <site> site stands at its own origin
      When a visitor opens "/" on the <site> site
      Then the page's canonical address is "<origin>/"
      And every alternate of the page stands at "<origin>"

      Examples:
        | site    | origin                         |
        | Sweden  | https://www.kvistbo.example    |
        | Finland | https://www.kvistbo-fi.example |
        | Norway  | https://www.kvistbo-no.example |

    Scenario Outline: The markets are offered on the <site> site, Sweden first
      When a visitor opens "/" on the <site> site
      Then the footer offers these markets:
        | Sverige | https://www.kvistbo.example/    |
        | Finland | https://www.kvistbo-fi.example/ |
        | Norge   | https://www.kvistbo-no.example/ |

      Examples:
        | site    |
        | Sweden  |
        | Finland |
        | Norway  |

    Scenario: A home in one market is unknown in another
      When a visitor opens "/objekt/kvistgatan-12/" on the Finland site
      Then the status is 404

  @PRODUCT-3
  Rule: Norway's site says that it has no homes yet and leads to the other markets

    Scenario Outline: The home page in <language>
      When a visitor opens "<address>" on the Norway site
      Then they see the page "<heading>" in <language>
      And the page links to "Svenska" at "https://www.kvistbo.example/"
      And the page links to "Suomi" at "https://www.kvistbo-fi.example/fi/"

      Examples:
        | language  | address | heading                                |
        | Swedish   | /       | Kvistbo har inga bostäder i Norge än   |
        | Norwegian | /nb/    | Kvistbo har ingen boliger i Norge ennå |

    Scenario: It has no other page
      Then the sitemap of the Norway site names only:
        | https://www.kvistbo-no.example/    |
        | https://www.kvistbo-no.example/nb/ |

    Scenario: Every other address leads to the not-found page
      When a visitor opens "/nb/boliger/" on the Norway site
      Then the status is 404
      And they see the page "Siden finnes ikke" in Norwegian

  @ROUTE-14
  Rule: Norway has no routes

    Scenario Outline: "<address>" does not answer
      When a visitor opens "<address>" on the Norway site
      Then the status is 404

      Examples: Addresses of Finland
        | address                        |
        | /fi/blog/                      |
        | /en/blog/                      |
        | /blog/                         |
        | /fi/asunnot/                   |
        | /en/apartments/                |
        | /bostader/                     |
        | /fi/yksityisyys/               |
        | /en/privacy/                   |
        | /datasakerhet/                 |
        | /fi/asuinaluevertailu/         |
        | /en/neighbourhoods/            |
        | /jamforelse-av-bostadsomraden/ |
        | /fi/kohde/oksakatu-3-a-5/      |
        | /en/property/oksakatu-3-a-5/   |
        | /objekt/oksakatu-3-a-5/        |
        | /fi/toimialueet/               |
        | /en/areas/                     |
        | /omraden/                      |
        | /fi/talot/kallion-kuusenoksa/  |
        | /en/houses/kallion-kuusenoksa/ |
        | /hus/kallion-kuusenoksa/       |
        | /fi/hitas/                     |
        | /en/hitas/                     |
        | /hitas/                        |
        | /kohde/oksakatu-3-a-5          |
        | /property/oksakatu-3-a-5       |
        | /talot/kallion-kuusenoksa      |
        | /houses/kallion-kuusenoksa     |

      Examples: Addresses of Sweden, and of Norway's own language
        | address                     |
        | /blogg/                     |
        | /objekt/kvistgatan-12/      |
        | /en/property/kvistgatan-12/ |
        | /property/kvistgatan-12     |
        | /begar-kontakt/             |
        | /en/request-contact/        |
        | /nb/bostader/               |
        | /nb/blog/                   |
