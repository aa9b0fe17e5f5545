Feature: Reading articles and pages

  People who buy or sell a home have questions long before they have a favourite. Editors
  answer them in articles and pages that they write without touching code.

  @SCREEN-7
  Rule: The blog shows every article, the newest first, and opens each

    Scenario: The blog of Sweden
      When a visitor opens "/blogg/" on the Sweden site
      Then the names of the articles are, in this order:
        | Visning i november – en checklista             |
        | Vad månadsavgiften egentligen innehåller       |
        | Energiklassen i annonsen och vad den berättar  |
        | Jämför områden med siffror som går att jämföra |
        | Så känner du igen en falsk annons              |
        | Så läser du föreningens årsredovisning         |

    Scenario: From the blog to an article
      Given a visitor is at "/fi/blog/" on the Finland site
      When they follow "Hitas lyhyesti: mitä jäi voimaan vuoden 2023 jälkeen" in the text
      Then they are at "/fi/blog/hitas-lyhyesti/"
      And they see the page "Hitas lyhyesti: mitä jäi voimaan vuoden 2023 jälkeen" in Finnish
      And the page says "10. marraskuuta 2026"
      And the page says "Mikael Sandås"

  @SCREEN-8
  Rule: The hitas page explains the hitas scheme with dated facts and their sources, in Finland only

    Scenario Outline: In <language>
      When a visitor opens "<address>" on the Finland site
      Then they see the page "<heading>" in <language>
      And the page says "4 733"
      And the dated fact "<fact>" is shown
      And the page says "13 342"
      And the page says "<board>"
      And the page links to a source at "paatokset.hel.fi"

      Examples:
        | fact                                      | language | address    | heading                                       | board             |
        | Rajaneliöhinta 1.11.2022 alkaen           | Finnish  | /fi/hitas/ | Hitas: Helsingin hintasäännelty omistusasunto | kaupunginhallitus |
        | Gränspris per kvadratmeter från 1.11.2022 | Swedish  | /hitas/    | Hitas: prisreglerad ägarbostad i Helsingfors  | stadsstyrelsen    |
        | Limit price from 1 November 2022          | English  | /en/hitas/ | Hitas: price-controlled homes in Helsinki     | City Board        |

    Scenario Outline: Not in <site>
      When a visitor opens "/hitas/" on the <site> site
      Then the status is 404

      Examples:
        | site   |
        | Sweden |
        | Norway |

  @SCREEN-9
  Rule: The privacy page says who is responsible for personal data, why, and for how long

    Scenario Outline: <site> in <language>
      When a visitor opens "<address>" on the <site> site
      Then the page says "<controller>"
      And the page says "<period>"
      And the page says "<authority>"

      Examples:
        | site    | language | address          | controller                      | period       | authority     |
        | Sweden  | Swedish  | /datasakerhet/   | Kvistbo Fastighetsförmedling AB | 12 månader   | IMY           |
        | Sweden  | English  | /en/privacy/     | Kvistbo Fastighetsförmedling AB | 12 months    | IMY           |
        | Finland | Finnish  | /fi/yksityisyys/ | Kvistbo Oy LKV                  | 12 kuukautta | tietosuoja.fi |
        | Finland | Swedish  | /datasakerhet/   | Kvistbo Oy LKV                  | 12 månader   | tietosuoja.fi |
        | Finland | English  | /en/privacy/     | Kvistbo Oy LKV                  | 12 months    | tietosuoja.fi |

  @SCREEN-11
  Rule: Content pages and articles are written by editors; pages stand at their own slug, articles under the blog

    Scenario Outline: "<address>" in <site>
      When a visitor opens "<address>" on the <site> site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples: Content pages
        | site    | language | address             | heading                  |
        | Sweden  | Swedish  | /om-kvistbo/        | Om Kvistbo               |
        | Sweden  | English  | /en/buying-a-home/  | Buying a home            |
        | Finland | Finnish  | /fi/saavutettavuus/ | Saavutettavuusseloste    |
        | Finland | Swedish  | /tillganglighet/    | Tillgänglighetsutlåtande |
        | Finland | English  | /en/about-kvistbo/  | About Kvistbo            |

      Examples: Articles
        | site    | language | address                                   | heading                                              |
        | Sweden  | Swedish  | /blogg/sa-kanner-du-igen-en-falsk-annons/ | Så känner du igen en falsk annons                    |
        | Finland | Finnish  | /fi/blog/hitas-lyhyesti/                  | Hitas lyhyesti: mitä jäi voimaan vuoden 2023 jälkeen |

    Scenario: An article is not a page of its own
      When a visitor opens "/sa-kanner-du-igen-en-falsk-annons/" on the Sweden site
      Then the status is 404

    Scenario: Every page says that the agency is fictional
      When a visitor opens "/en/about-kvistbo/" on the Finland site
      Then the footer says "Kvistbo, its homes, people and prices are fictional"

  @SCREEN-12
  Rule: Every unknown path shows the not-found page, with status 404, in the language of its prefix, and leads on

    Scenario Outline: "<address>" in <site>
      When a visitor opens "<address>" on the <site> site
      Then the status is 404
      And they see the page "<heading>" in <language>
      And they are still at "<address>"

      Examples:
        | site    | language  | address               | heading           |
        | Sweden  | Swedish   | /finns-inte/          | Sidan finns inte  |
        | Sweden  | English   | /en/not-there/        | Page not found    |
        | Sweden  | Swedish   | /no/such/deep/path    | Sidan finns inte  |
        | Finland | Finnish   | /fi/ei-ole/           | Sivua ei löydy    |
        | Finland | English   | /en/not-there/at-all/ | Page not found    |
        | Finland | Swedish   | /engelska/            | Sidan finns inte  |
        | Norway  | Norwegian | /nb/finnes-ikke/      | Siden finnes ikke |
        | Norway  | Swedish   | /finns-inte/          | Sidan finns inte  |

    Scenario Outline: Nothing else is asked for that is not there: "<address>" in <site>
      When a visitor opens "<address>" on the <site> site
      Then the status is 404
      And the page is interactive
      And nothing but the page itself was asked for in vain

      Examples:
        | site    | address                |
        | Sweden  | /finns-inte/?sida=2    |
        | Finland | /en/not-there/at-all   |

    @no-javascript
    Scenario: Without JavaScript too
      When a visitor opens "/fi/ei-ole/" on the Finland site
      Then the status is 404
      And they see the page "Sivua ei löydy" in Finnish

    Scenario Outline: On to <what>
      Given a visitor is at "<address>" on the <site> site
      When they follow "<link>" in the text
      Then they are at "<there>"

      Examples:
        | what          | site    | address       | link         | there                     |
        | the home page | Finland | /fi/ei-ole/   | Etusivulle   | /fi/                      |
        | all homes     | Sweden  | /finns-inte/  | Se bostäderna | /bostader/               |
        | an area       | Finland | /fi/ei-ole/   | Kallio       | /fi/toimialueet/kallio/   |
        | an area       | Sweden  | /en/not-there/ | Södermalm   | /en/areas/sodermalm/      |

    Scenario: A link to nowhere ends there too
      Given a visitor is at "/" on the Sweden site
      When the site takes them to "/finns-inte/"
      Then they see the page "Sidan finns inte" in Swedish
