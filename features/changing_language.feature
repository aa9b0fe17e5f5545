Feature: Changing language

  Visitors often arrive in the wrong language: from a search engine, a shared link, a relative
  abroad. One click puts that right, without losing their place.

  @PRODUCT-4
  Rule: Each market offers its own languages, by their own names, and the switch keeps the visitor on the same page

    Scenario Outline: The languages of <site>
      When a visitor opens "/" on the <site> site
      Then the language switch offers "<languages>"
      And the language switch marks Swedish as the current one

      Examples:
        | site    | languages               |
        | Sweden  | Svenska, English        |
        | Finland | Suomi, Svenska, English |
        | Norway  | Norsk, Svenska          |

    Scenario Outline: The <page> in <site>, from <from> to <to>
      Given a visitor is at "<start>" on the <site> site
      When they change the language to <to>
      Then they are at "<end>"
      And they see the page "<heading>" in <to>
      And the language switch marks <to> as the current one

      Examples:
        | page           | site    | from    | start                          | to        | end                                  | heading                                              |
        | home page      | Sweden  | Swedish | /                              | English   | /en/                                 | A home to grow into                                  |
        | listings       | Sweden  | English | /en/apartments/                | Swedish   | /bostader/                           | Bostäder till salu                                   |
        | home for sale  | Sweden  | Swedish | /objekt/kvistgatan-12/         | English   | /en/property/kvistgatan-12/          | Dual-aspect two-room flat with a courtyard balcony   |
        | listings       | Finland | Finnish | /fi/asunnot/                   | Swedish   | /bostader/                           | Bostäder till salu                                   |
        | neighbourhoods | Finland | Swedish | /jamforelse-av-bostadsomraden/ | Finnish   | /fi/asuinaluevertailu/               | Asuinaluevertailu                                    |
        | areas          | Finland | Finnish | /fi/toimialueet/               | English   | /en/areas/                           | Our areas                                            |
        | article        | Sweden  | Swedish | /blogg/energiklass-i-annonsen/ | English   | /en/blog/energy-class-in-the-advert/ | The energy class in an advert, and what it tells you |
        | content page   | Finland | English | /en/about-kvistbo/             | Finnish   | /fi/tietoa-kvistbosta/               | Tietoa Kvistbosta                                    |
        | privacy        | Finland | Finnish | /fi/yksityisyys/               | Swedish   | /datasakerhet/                       | Dataskydd                                            |
        | hitas          | Finland | Swedish | /hitas/                        | English   | /en/hitas/                           | Hitas: price-controlled homes in Helsinki            |
        | house          | Finland | English | /en/houses/kallion-kuusenoksa/ | Swedish   | /hus/kallion-kuusenoksa/             | Asunto Oy Kallion Kuusenoksa                         |
        | thanks         | Sweden  | Swedish | /begar-kontakt/                | English   | /en/request-contact/                 | Thank you, we have received your request             |
        | home page      | Norway  | Swedish | /                              | Norwegian | /nb/                                 | Kvistbo har ingen boliger i Norge ennå               |

    Scenario: The not-found page offers the languages too
      Given a visitor is at "/en/no-such-page/" on the Sweden site
      When they change the language to Swedish
      Then they are at "/"

  @PRODUCT-5
  Rule: Swedish is the default language, and Sweden the country that a contact request is taken to come from

    Scenario Outline: The <site> site starts in Swedish
      When a visitor opens "/" on the <site> site
      Then the page is in Swedish
      And the page's default alternate is "<address>"

      Examples:
        | site    | address                         |
        | Sweden  | https://www.kvistbo.example/    |
        | Finland | https://www.kvistbo-fi.example/ |
        | Norway  | https://www.kvistbo-no.example/ |

    Scenario: Where there is no office, the Swedish one answers
      When a visitor opens "/nb/" on the Norway site
      Then the footer offers to call "+46701740605", written "+46 70 174 06 05"

    Scenario: Where there is an office, it answers itself
      When a visitor opens "/fi/" on the Finland site
      Then the footer offers to call "+35890000000", written "09 000 0000"

  @ROUTE-15
  Rule: Swedish addresses have no language prefix; every other language is prefixed by its code

    Scenario Outline: "<address>" in <site> is in <language>
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

    Scenario Outline: "<address>" in <site> does not answer
      When a visitor opens "<address>" on the <site> site
      Then the status is 404

      Examples:
        | site    | address         |
        | Sweden  | /sv/bostader/   |
        | Sweden  | /apartments/    |
        | Sweden  | /fi/asunnot/    |
        | Finland | /sv/            |
        | Finland | /asunnot/       |
        | Finland | /fi/apartments/ |
        | Finland | /en/bostader/   |
        | Norway  | /sv/            |
        | Norway  | /en/            |
