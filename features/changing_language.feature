Feature: Changing language

  Visitors often arrive in the wrong language: from a search engine, a shared link, a relative abroad.
  One click puts that right, without losing their place.

  @PRODUCT-4 @headline
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
  Rule: Sweden is the default country of contact: its company and office answer for a market that has no office
    People in Norway have questions before the agency has an office there, and somebody must be there to answer.

    Scenario: The Norway site, which has no office, gives the Swedish number as it is dialled from abroad
      When a visitor opens "/nb/" on the Norway site
      Then the footer offers to call "+46701740605", written "+46 70 174 06 05"
      And the foot of the page says "Kontoret i Stockholm svarer til vi har et i Norge."

    Scenario Outline: The Norway site names one company in <language>, as the controller of personal data and at the foot of the page
      When a visitor opens "<address>" on the Norway site
      Then the section "<privacy>" says:
        | <controller>                                 |
        | 559000-0000, Kvistgatan 4, 118 20 Stockholm. |
        | hei@kvistbo-no.example                       |
      And the foot of the page says:
        | Kvistbo Fastighetsförmedling AB |
        | 559000-0000                     |
        | Kvistgatan 4, 118 20 Stockholm  |
        | hei@kvistbo-no.example          |
      And the page does not say "Eiendomsmegling AS"

      Examples:
        | language  | address | privacy                           | controller                                                      |
        | Norwegian | /nb/    | Personvern og informasjonskapsler | Behandlingsansvarlig er Kvistbo Fastighetsförmedling AB, org.nr. |
        | Swedish   | /       | Dataskydd och kakor               | Personuppgiftsansvarig är Kvistbo Fastighetsförmedling AB        |

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

  @PRODUCT-9
  Rule: Visitors whose browser prefers another language of the market are offered it on their first page, until they answer
    Many who land in the wrong language leave before they find the switch; the page stays, because an address shows everybody the same.

    Scenario Outline: A browser that prefers <browser> is offered "<offer>" at <address> on the <site> site
      Given their browser prefers "<browser>"
      When a visitor opens "<address>" on the <site> site
      Then the language offer reads "<offer>"
      And the language offer links to "<translation>"
      And they are still at "<address>"

      Examples: The first of its languages that the market has, whichever country it is spoken in
        | site    | browser       | address                   | offer                      | translation                  |
        | Finland | de, en-GB, fi | /fi/kohde/oksakatu-3-a-5/ | Read in English No, thanks | /en/property/oksakatu-3-a-5/ |
        | Sweden  | en-US         | /bostader/?rooms=2        | Read in English No, thanks | /en/apartments/?rooms=2      |

      Examples: Norwegian by each of its names
        | site   | browser   | address | offer                       | translation |
        | Norway | nn-NO, en | /       | Les siden på norsk Nei takk | /nb/        |

    Scenario Outline: A browser that prefers <browser> is offered no language at <address> on the <site> site
      Given their browser prefers "<browser>"
      When a visitor opens "<address>" on the <site> site
      Then no language is offered

      Examples:
        | site    | browser   | address |
        | Finland | sv-SE, fi | /       |
        | Sweden  | fi-FI     | /       |

    Scenario: The next page offers nothing, nor does the first when the visitor is back
      Given their browser prefers "fi-FI"
      And a visitor is at "/" on the Finland site
      And the language offer reads "Lue sivu suomeksi Ei kiitos"
      And they follow "Områden" in the navigation
      And no language is offered
      When they go back
      Then they are at "/"
      And no language is offered

    Scenario: Visitors who say no are not asked again
      Given their browser prefers "fi-FI"
      And a visitor is at "/" on the Finland site
      And they press the button "Ei kiitos"
      And no language is offered
      When they open "/bostader/" in a new session
      Then no language is offered

    Scenario: Visitors who follow the offer are not asked again
      Given their browser prefers "fi-FI"
      And a visitor is at "/omraden/" on the Finland site
      And they follow "Lue sivu suomeksi" in the language offer
      And they see the page "Alueemme" in Finnish
      And no language is offered
      When they open "/bostader/" in a new session
      Then no language is offered

    Scenario: Visitors who have chosen a language with the switch are not asked again
      Given their browser prefers "fi-FI"
      And a visitor is at "/" on the Finland site
      And they change the language to English
      When they open "/en/apartments/" in a new session
      Then no language is offered

    Scenario: Where the device stores no answer, nothing is asked
      Given their browser prefers "fi-FI"
      And their browser refuses local storage
      When a visitor opens "/" on the Finland site
      Then no language is offered

    Scenario: The offer and the cookie question leave room for each other, and move nothing on a small phone
      Given a first-time visitor
      And their browser prefers "fi-FI"
      And their window is 320 pixels wide and 568 high
      When a visitor opens "/hitas/" on the Finland site
      Then the cookie question "Vilka kakor får vi använda?" is shown
      And the language offer reads "Lue sivu suomeksi Ei kiitos"
      And the question has moved nothing, and is not the largest element of the page
      And nothing lies over the question, wherever the page is scrolled to
      And each stop of Tab through the page can be seen

    Scenario: The offer hides nothing that Tab reaches, fits every screen and is accessible
      Given their browser prefers "sv-FI"
      When a visitor opens "/fi/yhteydenotto/" on the Finland site
      Then the language offer reads "Läs sidan på svenska Nej tack"
      And each stop of Tab through the page can be seen
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

    @no-javascript
    Scenario: Without JavaScript the page is as it always was
      Given their browser prefers "fi-FI"
      When a visitor opens "/" on the Finland site
      Then they see the page "Ett hem att växa i" in Swedish
      And the language offer is not shown

  @PRODUCT-10
  Rule: The root address opens in the language that the visitor last chose
    It is the address that people remember and type, and its Swedish would be the wrong language at each return.

    Scenario: A Finn who chose Finnish gets it at the root in later visits, with what the address carries
      Given a visitor is at "/omraden/" on the Finland site
      And they change the language to Finnish
      And they see the page "Alueemme" in Finnish
      When they open "/?utm_source=lehti" in a new session
      Then they are at "/fi/?utm_source=lehti"
      And they see the page "Koti, johon kasvaa" in Finnish

    Scenario: Other pages open in the language of their address, and offer no other
      Given a visitor is at "/omraden/" on the Finland site
      And they change the language to Finnish
      And they see the page "Alueemme" in Finnish
      When they open "/bostader/" in a new session
      Then they are still at "/bostader/"
      And no language is offered

    Scenario: A choice that was made before the scripts had started counts too
      Given the answer to "/app-*.js" is delayed
      And a visitor opens "/" on the Finland site, where scripts do not start
      And they change the language to English
      And the delayed answer arrives
      And the page is interactive
      When they open "/" in a new session
      Then they are at "/en/"

    Scenario: The last choice counts, and Swedish is one
      Given a visitor is at "/en/" on the Finland site
      And they change the language to Swedish
      And they are at "/"
      And they change the language to English
      And they are at "/en/"
      And they change the language to Swedish
      And they are at "/"
      When they open "/" in a new session
      Then they are still at "/"

    Scenario: Back and a reload stay at the page that they return to
      Given a visitor is at "/" on the Finland site
      And they change the language to Finnish
      And they see the page "Koti, johon kasvaa" in Finnish
      And they go back
      And they see the page "Ett hem att växa i" in Swedish
      When they reload the page
      Then they are still at "/"

    @no-javascript
    Scenario: Without JavaScript the root is Swedish
      Given their browser prefers "fi-FI"
      When a visitor opens "/" on the Finland site
      Then they see the page "Ett hem att växa i" in Swedish
