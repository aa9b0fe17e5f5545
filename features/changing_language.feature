Feature: Changing language

  Visitors often arrive in the wrong language: from a search engine, a shared link, a relative abroad.
  One click puts that right, without losing their place.

  @PRODUCT-4
  Rule: Each market offers its own languages, by their own names, and the switch keeps the visitor on the same page
    People recognise the name of their own language even on a page that they cannot read.

    Scenario Outline: The <site> site offers its languages by their own names
      When a visitor opens "/" on the <site> site
      Then the language switch offers "<languages>"
      And the language switch marks Swedish as the current one

      Examples:
        | site    | languages               |
        | Sweden  | Svenska, English        |
        | Finland | Suomi, Svenska, English |
        | Norway  | Norsk, Svenska          |

    Scenario Outline: A visitor of the Sweden site keeps their place when they change to <language> at <start>
      Given a visitor is at "<start>" on the Sweden site
      When they change the language to <language>
      Then they are at "<end>"
      And they see the page "<heading>" in <language>
      And the language switch marks <language> as the current one

      Examples:
        | start                           | language | end                                     | heading                                  |
        | /                               | English  | /en/                                    | A home to grow into                      |
        | /en/apartments/                 | Swedish  | /bostader/                              | Bostäder till salu                       |
        | /en/property/kvistgatan-12/     | Swedish  | /objekt/kvistgatan-12/                  | Genomgående tvåa med balkong mot gården  |
        | /blogg/vad-avgiften-innehaller/ | English  | /en/blog/what-the-monthly-fee-contains/ | What the monthly fee really contains     |
        | /begar-kontakt/                 | English  | /en/request-contact/                    | Thank you, we have received your request |
        | /maklare/tuva-rimstedt/         | English  | /en/agents/tuva-rimstedt/               | Tuva Rimstedt                            |

    Scenario Outline: A visitor of the Finland site keeps their place when they change to <language> at <start>
      Given a visitor is at "<start>" on the Finland site
      When they change the language to <language>
      Then they are at "<end>"
      And they see the page "<heading>" in <language>
      And the language switch marks <language> as the current one

      Examples:
        | start                          | language | end                      | heading                                   |
        | /fi/asunnot/                   | Swedish  | /bostader/               | Bostäder till salu                        |
        | /jamforelse-av-bostadsomraden/ | Finnish  | /fi/asuinaluevertailu/   | Asuinaluevertailu                         |
        | /fi/toimialueet/               | English  | /en/areas/               | Our areas                                 |
        | /en/about-kvistbo/             | Finnish  | /fi/tietoa-kvistbosta/   | Tietoa Kvistbosta                         |
        | /fi/yksityisyys/               | Swedish  | /datasakerhet/           | Dataskydd                                 |
        | /hitas/                        | English  | /en/hitas/               | Hitas: price-controlled homes in Helsinki |
        | /en/houses/kallion-kuusenoksa/ | Swedish  | /hus/kallion-kuusenoksa/ | Asunto Oy Kallion Kuusenoksa              |
        | /en/agents/                    | Finnish  | /fi/valittajat/          | Välittäjämme                              |

    Scenario: A visitor of the Norway site keeps their place when they change to Norwegian
      Given a visitor is at "/" on the Norway site
      When they change the language to Norwegian
      Then they are at "/nb/"
      And they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And the language switch marks Norwegian as the current one

    Scenario: The not-found page leads to the home page in the other language
      Given a visitor is at "/en/no-such-page/" on the Sweden site
      When they change the language to Swedish
      Then they are at "/"

  @PRODUCT-5
  Rule: Swedish is the default language of every site
    Swedish is the one language that all three sites have, and Sweden is the agency's home market.

    Scenario Outline: The <site> site starts in Swedish
      When a visitor opens "/" on the <site> site
      Then the page is in Swedish
      And the page's default alternate is "<address>"

      Examples:
        | site    | address                         |
        | Sweden  | https://www.kvistbo.example/    |
        | Finland | https://www.kvistbo-fi.example/ |
        | Norway  | https://www.kvistbo-no.example/ |

  @PRODUCT-8
  Rule: Sweden is the default country of contact: its office answers for a market that has no office
    People in Norway have questions before the agency has an office there, and somebody must be there to answer.

    Scenario: The Norway site, which has no office, gives the Swedish number as it is dialled from abroad
      When a visitor opens "/nb/" on the Norway site
      Then the footer offers to call "+46701740605", written "+46 70 174 06 05"

    Scenario: The Finland site, which has an office, gives its own number
      When a visitor opens "/fi/" on the Finland site
      Then the footer offers to call "+35890000000", written "09 000 0000"

    Scenario: The contact form of the Sweden site takes a phone number as Swedish
      When a visitor opens "/en/contact/" on the Sweden site
      Then the country of the phone number is "Sweden (+46)"

  @ROUTE-15
  Rule: Swedish addresses have no language prefix; every other language is prefixed by its code
    A link tells its reader which language it opens in, and the default language has the shortest addresses.

    Scenario Outline: The <site> site shows <address> in <language>, by its prefix
      When a visitor opens "<address>" on the <site> site
      Then the status is 200
      And the page is in <language>

      Examples:
        | site    | address         | language  |
        | Sweden  | /bostader/      | Swedish   |
        | Sweden  | /en/apartments/ | English   |
        | Finland | /bostader/      | Swedish   |
        | Finland | /en/apartments/ | English   |
        | Finland | /fi/asunnot/    | Finnish   |
        | Norway  | /nb/            | Norwegian |

    Scenario: An address with the wrong prefix, or without the right one, is not found
      When a visitor tries these addresses:
        | site    | address         | which is                                |
        | Sweden  | /sv/bostader/   | Swedish with a prefix                   |
        | Sweden  | /apartments/    | English without its prefix              |
        | Sweden  | /fi/asunnot/    | a language that the site does not have  |
        | Finland | /sv/            | Swedish with a prefix                   |
        | Finland | /asunnot/       | Finnish without its prefix              |
        | Finland | /fi/apartments/ | an English slug with the Finnish prefix |
        | Finland | /en/bostader/   | a Swedish slug with the English prefix  |
        | Norway  | /sv/            | Swedish with a prefix                   |
        | Norway  | /en/            | a language that the site does not have  |
      Then each of them answers with status 404
