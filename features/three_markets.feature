Feature: Three markets

  Kvistbo works in Sweden, Finland and Norway. Each country has its own site, with its own homes, languages and
  currency, so that a visitor never meets a home or a price from another country. No visitor needs an account.

  @PRODUCT-1 @headline
  Rule: Every visitor is anonymous: there is no sign-in, account or role
    A sign-in turns people away before they have seen a home, and data that is never collected cannot leak.

    Scenario Outline: The <page> of the <site> site never asks who the visitor is
      When a visitor opens "<address>" on the <site> site
      Then the page has no password field
      And no link, button or field begins with any of these words:
        | Swedish   | logga in, mina sidor, mitt konto, konto, skapa konto, registrera, BankID          |
        | English   | sign in, log in, my pages, my account, account, register, magic link              |
        | Finnish   | kirjaudu, oma sivu, omat sivut, oma tili, tili, rekisteröidy                      |
        | Norwegian | logg inn, min side, mine sider, min konto, konto, opprett konto, registrer, Vipps |
      And no form but the contact form asks for an e-mail address

      Examples:
        | page           | site    | address                   |
        | home page      | Sweden  | /                         |
        | list           | Sweden  | /en/apartments/           |
        | page of a home | Sweden  | /objekt/kvistgatan-12/    |
        | home page      | Finland | /fi/                      |
        | page of a home | Finland | /fi/kohde/oksakatu-3-a-5/ |
        | blog           | Finland | /en/blog/                 |
        | home page      | Norway  | /nb/                      |

    Scenario: The page of a home gives no cookie to a visitor who accepts only necessary ones
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the visitor has been given no cookie

    Scenario: The usual addresses of accounts are not found
      When a visitor tries these addresses:
        | site    | address       |
        | Sweden  | /login/       |
        | Sweden  | /account/     |
        | Sweden  | /konto/       |
        | Sweden  | /mina-sidor/  |
        | Sweden  | /en/login/    |
        | Finland | /fi/oma-sivu/ |
        | Finland | /fi/kirjaudu/ |
        | Finland | /en/account/  |
        | Norway  | /nb/min-side/ |
        | Norway  | /nb/logg-inn/ |
      Then each of them answers with status 404

  @PRODUCT-2
  Rule: Sweden, Finland and Norway each have a site at its own origin, and Sweden's is named first
    The law, the taxes and the words of a sale differ, and a change for one country must not break the site of another.

    Scenario Outline: The page at <address> of the <site> site names its own origin in every address that search engines read
      When a visitor opens "<address>" on the <site> site
      Then the page's canonical address is "<origin><address>"
      And every alternate of the page stands at "<origin>"

      Examples:
        | site    | address                     | origin                         |
        | Sweden  | /                           | https://www.kvistbo.example    |
        | Sweden  | /en/property/kvistgatan-12/ | https://www.kvistbo.example    |
        | Finland | /                           | https://www.kvistbo-fi.example |
        | Finland | /fi/kohde/oksakatu-3-a-5/   | https://www.kvistbo-fi.example |
        | Norway  | /                           | https://www.kvistbo-no.example |
        | Norway  | /nb/                        | https://www.kvistbo-no.example |

    Scenario Outline: The footer of the <site> site offers all three markets, Sweden first
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

    Scenario: Norway's home page leads to the homes of Sweden first, then to those of Finland
      When a visitor opens "/nb/" on the Norway site
      Then the section "Boligene våre i andre land" reads "Boligene våre i andre land Sverige Svenska English Finland Suomi Svenska English"

    Scenario: A home for sale in one market is not found in another
      When a visitor tries these addresses:
        | site    | address                      |
        | Finland | /objekt/kvistgatan-12/       |
        | Finland | /en/property/kvistgatan-12/  |
        | Sweden  | /objekt/oksakatu-3-a-5/      |
        | Sweden  | /en/property/oksakatu-3-a-5/ |
      Then each of them answers with status 404

  @PRODUCT-3
  Rule: Norway's site says that it has no homes yet and leads to the other markets
    An honest "not yet" costs people in Norway less time than a list without homes.

    Scenario Outline: Norway's home page in <language> says that there are no homes yet
      When a visitor opens "<address>" on the Norway site
      Then they see the page "<heading>" in <language>
      And the page links to "Svenska" at "https://www.kvistbo.example/"
      And the page links to "Suomi" at "https://www.kvistbo-fi.example/fi/"

      Examples:
        | language  | address | heading                                |
        | Swedish   | /       | Kvistbo har inga bostäder i Norge än   |
        | Norwegian | /nb/    | Kvistbo har ingen boliger i Norge ennå |

    Scenario: Norway's site has no page but its home page
      Then the sitemap of the Norway site names only:
        | https://www.kvistbo-no.example/    |
        | https://www.kvistbo-no.example/nb/ |

    Scenario: An unknown address on the Norway site shows the not-found page in Norwegian
      When a visitor opens "/nb/boliger/" on the Norway site
      Then the status is 404
      And they see the page "Siden finnes ikke" in Norwegian

  @PRODUCT-11
  Rule: Norway's home page says in each language who Kvistbo is and which standard of accessibility it aims for
    Norway has no other page to say it on, and whoever meets a barrier needs an address to write to.

    Scenario: Norway's home page says in Norwegian who Kvistbo is, its aim for accessibility, and where to write
      When a visitor opens "/nb/" on the Norway site
      Then the section "Om Kvistbo" says "Kvistbo er en oppdiktet eiendomsmegler"
      And the section "Tilgjengelighet" says:
        | Vi sikter mot WCAG 2.2 på nivå AA      |
        | Støter du på et problem? Skriv til oss |
        | hei@kvistbo-no.example                 |

    Scenario: Norway's home page says in Swedish who Kvistbo is, its aim for accessibility, and where to write
      When a visitor opens "/" on the Norway site
      Then the section "Om Kvistbo" says "Kvistbo är en påhittad mäklarbyrå"
      And the section "Tillgänglighet" says:
        | Vi siktar på WCAG 2.2, nivå AA      |
        | Möter du ett hinder? Skriv till oss |
        | hei@kvistbo-no.example              |

  @ROUTE-14
  Rule: Norway has no routes: no address of the other markets' pages is found there
    Search engines would list an empty page under Norway's name, and send people to homes that are not there.

    Scenario: The Norway site knows no address of the Finland site
      When a visitor tries these addresses:
        | site   | address                        |
        | Norway | /fi/blog/                      |
        | Norway | /en/blog/                      |
        | Norway | /blog/                         |
        | Norway | /fi/asunnot/                   |
        | Norway | /en/apartments/                |
        | Norway | /bostader/                     |
        | Norway | /fi/yksityisyys/               |
        | Norway | /en/privacy/                   |
        | Norway | /datasakerhet/                 |
        | Norway | /fi/asuinaluevertailu/         |
        | Norway | /en/neighbourhoods/            |
        | Norway | /jamforelse-av-bostadsomraden/ |
        | Norway | /fi/kohde/oksakatu-3-a-5/      |
        | Norway | /en/property/oksakatu-3-a-5/   |
        | Norway | /objekt/oksakatu-3-a-5/        |
        | Norway | /fi/toimialueet/               |
        | Norway | /en/areas/                     |
        | Norway | /omraden/                      |
        | Norway | /fi/talot/kallion-kuusenoksa/  |
        | Norway | /en/houses/kallion-kuusenoksa/ |
        | Norway | /hus/kallion-kuusenoksa/       |
        | Norway | /fi/hitas/                     |
        | Norway | /en/hitas/                     |
        | Norway | /hitas/                        |
        | Norway | /kohde/oksakatu-3-a-5          |
        | Norway | /property/oksakatu-3-a-5       |
        | Norway | /talot/kallion-kuusenoksa      |
        | Norway | /houses/kallion-kuusenoksa     |
      Then each of them answers with status 404

    Scenario: The Norway site knows no address of the Sweden site, and no such address in Norwegian
      When a visitor tries these addresses:
        | site   | address                     |
        | Norway | /blogg/                     |
        | Norway | /objekt/kvistgatan-12/      |
        | Norway | /en/property/kvistgatan-12/ |
        | Norway | /property/kvistgatan-12     |
        | Norway | /begar-kontakt/             |
        | Norway | /en/request-contact/        |
        | Norway | /nb/bostader/               |
        | Norway | /nb/blog/                   |
      Then each of them answers with status 404
