Feature: Reading articles and pages

  People who buy or sell a home have questions long before they have a favourite. Editors answer them in articles and
  pages, say where the facts come from, and say openly that the agency is made up.

  Background:
    Given these addresses:
      | name                        | address                              |
      | the blog                    | /en/blog/                            |
      | the article on hitas        | /en/blog/hitas-in-brief/             |
      | the hitas page in Finnish   | /fi/hitas/                           |
      | the hitas page in Swedish   | /hitas/                              |
      | the hitas page in English   | /en/hitas/                           |
      | the privacy page in Finnish | /fi/yksityisyys/                     |
      | the privacy page in Swedish | /datasakerhet/                       |
      | the privacy page in English | /en/privacy/                         |
      | the Swedish home page       | /                                    |
      | the Norwegian home page     | /nb/                                 |
      | the list of homes           | /en/apartments/                      |
      | the flat in Oksakatu        | /fi/kohde/oksakatu-3-a-5/            |
      | the article on energy       | /blog/energiklass-i-bostadsannonsen/ |
      | a not-found page in Norway  | /finns-inte/                         |

  @SCREEN-7
  Rule: The blog lists every article, the newest first, and the name of each opens it
    Fees, energy classes and hitas follow rules that change: the newest article is the likeliest still to hold.

    Scenario: The Swedish blog lists all its articles, the newest first
      When a visitor opens "the blog" on the Sweden site
      Then the names of the articles are, in this order:
        | A viewing in November – a checklist                  |
        | What the monthly fee really contains                 |
        | The energy class in an advert, and what it tells you |
        | Comparing areas by figures that can be compared      |
        | How to spot a fake advert                            |
        | How to read a housing association’s annual report    |

    Scenario: The Finnish blog lists all its articles, the newest first
      When a visitor opens "the blog" on the Finland site
      Then the names of the articles are, in this order:
        | Hitas in brief: what still applies after 2023                           |
        | Comparing neighbourhoods by figures: what they tell you                 |
        | What the energy class in a Finnish advert tells you                     |
        | Own plot, leased plot or optional leased plot?                          |
        | The housing company’s papers: what to read before an offer              |
        | Debt-free price, selling price and debt share: what a buyer really pays |

    Scenario: The name of an article opens it, with its date and its author
      Given a visitor is at "the blog" on the Finland site
      When they follow "Hitas in brief: what still applies after 2023" in the text
      Then they are at "the article on hitas"
      And they see the page "Hitas in brief: what still applies after 2023" in English
      And the page says "10 November 2026"
      And the page says "Mikael Sandås"

  @SCREEN-8
  Rule: The hitas page explains the hitas scheme with dated facts and their sources, in Finland only
    Only Helsinki has hitas, and much of what circulates about it is out of date or was never true.

    Scenario: The hitas page dates its facts in Finnish, and says who decided to end the scheme, with a link to the decision
      When a visitor opens "the hitas page in Finnish" on the Finland site
      Then they see the page "Hitas: Helsingin hintasäännelty omistusasunto" in Finnish
      And the dated fact "Rajaneliöhinta 1.11.2022 alkaen" says "4 733 €/m²"
      And the dated fact "Sääntelyn piirissä vuoden 2021 lopussa" says "13 342"
      And the page says "kaupunginhallitus, kesäkuu 2023"
      And the page links to a source at "paatokset.hel.fi"

    Scenario: The hitas page dates its facts in Swedish, and says who decided to end the scheme, with a link to the decision
      When a visitor opens "the hitas page in Swedish" on the Finland site
      Then they see the page "Hitas: prisreglerad ägarbostad i Helsingfors" in Swedish
      And the dated fact "Gränspris per kvadratmeter från 1.11.2022" says "4 733 €/m²"
      And the dated fact "Under reglering i slutet av 2021" says "13 342"
      And the page says "stadsstyrelsen, juni 2023"
      And the page links to a source at "paatokset.hel.fi"

    Scenario: The hitas page dates its facts in English, and says who decided to end the scheme, with a link to the decision
      When a visitor opens "the hitas page in English" on the Finland site
      Then they see the page "Hitas: price-controlled homes in Helsinki" in English
      And the dated fact "Limit price from 1 November 2022" says "4 733 €/m²"
      And the dated fact "Regulated at the end of 2021" says "13 342"
      And the page says "City Board, June 2023"
      And the page links to a source at "paatokset.hel.fi"

    Scenario: The hitas page is not found in Sweden or Norway
      When a visitor tries these addresses:
        | site   | address    |
        | Sweden | /hitas/    |
        | Sweden | /en/hitas/ |
        | Norway | /hitas/    |
        | Norway | /nb/hitas/ |
      Then each of them answers with status 404

  @SCREEN-9
  Rule: The privacy page says who answers for personal data, why and how long it is kept, and who receives it
    Article 13 of the GDPR gives everybody whose data the agency collects a right to know this.

    Scenario: Sweden's privacy page says in Swedish who is responsible, why and for how long, and who receives requests
      When a visitor opens "the privacy page in Swedish" on the Sweden site
      Then the page says:
        | Kvistbo Fastighetsförmedling AB, organisationsnummer                  |
        | Varför: för att svara dig                                             |
        | berättigade intresse av att besvara                                   |
        | Anmälan till en visning är också en kontaktförfrågan                  |
        | 12 månader från att du skickade                                       |
        | i högst 12 månader. Bekräftar du den inte raderas den efter 48 timmar |
        | mejlas till bostadens mäklare eller till kontoret                     |
        | skickar vi en bekräftelse dit                                         |
        | IMY                                                                   |

    Scenario: Sweden's privacy page says in English who is responsible, why and for how long, and who receives requests
      When a visitor opens "the privacy page in English" on the Sweden site
      Then the page says:
        | The controller is Kvistbo Fastighetsförmedling AB                                |
        | Why: to answer you                                                               |
        | our legitimate interest in answering                                             |
        | A sign-up for a viewing is a contact request too                                 |
        | 12 months from the day you sent                                                  |
        | 12 months at the longest. If you do not confirm it, it is deleted after 48 hours |
        | e-mailed to the home’s agent or our office                                       |
        | we send a confirmation to it                                                     |
        | IMY                                                                              |

    Scenario: Finland's privacy page says in Finnish who is responsible, why and for how long, and who receives requests
      When a visitor opens "the privacy page in Finnish" on the Finland site
      Then the page says:
        | Kvistbo Oy LKV, Y-tunnus                                                               |
        | Tarkoitus: Pyyntöön vastaaminen                                                        |
        | oikeutettu etumme vastata viestiin                                                     |
        | Ilmoittautuminen esittelyyn on myös yhteydenottopyyntö                                 |
        | Säilytysaika: 12 kuukautta                                                             |
        | enintään 12 kuukautta. Jos et vahvista seurantaa, tiedot poistetaan 48 tunnin kuluttua |
        | sähköpostitse kohteen välittäjälle tai toimistoomme                                    |
        | lähetämme siihen vahvistuksen                                                          |
        | tietosuoja.fi                                                                          |

    Scenario: Finland's privacy page says in Swedish who is responsible, why and for how long, and who receives requests
      When a visitor opens "the privacy page in Swedish" on the Finland site
      Then the page says:
        | Kvistbo Oy LKV, FO-nummer                                             |
        | Ändamål: Att svara på                                                 |
        | berättigade intresse av att svara                                     |
        | Anmälan till en visning är också en kontaktförfrågan                  |
        | Lagringstid: 12 månader                                               |
        | i högst 12 månader. Bekräftar du den inte raderas den efter 48 timmar |
        | mejlas till objektets mäklare eller till kontoret                     |
        | skickar vi en bekräftelse dit                                         |
        | tietosuoja.fi                                                         |

    Scenario: Finland's privacy page says in English who is responsible, why and for how long, and who receives requests
      When a visitor opens "the privacy page in English" on the Finland site
      Then the page says:
        | Kvistbo Oy LKV, business ID                                                      |
        | Purpose: To answer your request                                                  |
        | our legitimate interest in replying                                              |
        | A sign-up for a viewing is a contact request too                                 |
        | Kept for: 12 months                                                              |
        | 12 months at the longest. If you do not confirm it, it is deleted after 48 hours |
        | e-mailed to the home’s agent or our office                                       |
        | we send a confirmation to it                                                     |
        | tietosuoja.fi                                                                    |

  @SCREEN-11 @headline
  Rule: A content page that editors have written is at its own slug, in each language of its market
    Editors can answer a new question from buyers without waiting for a developer.

    Scenario Outline: The content page "<heading>" opens at <address> on the <site> site
      When a visitor opens "<address>" on the <site> site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | site    | language | address             | heading                  |
        | Sweden  | Swedish  | /om-kvistbo/        | Om Kvistbo               |
        | Sweden  | English  | /en/buying-a-home/  | Buying a home            |
        | Finland | Finnish  | /fi/saavutettavuus/ | Saavutettavuusseloste    |
        | Finland | Swedish  | /tillganglighet/    | Tillgänglighetsutlåtande |
        | Finland | English  | /en/about-kvistbo/  | About Kvistbo            |

  @SCREEN-13
  Rule: An article that editors have written is at its slug under the blog, and nowhere else
    Two addresses of one text would compete in search engines, and divide the links to it between them.

    Scenario Outline: The article "<heading>" opens at <address> on the <site> site
      When a visitor opens "<address>" on the <site> site
      Then the status is 200
      And they see the page "<heading>" in <language>

      Examples:
        | site    | language | address                             | heading                                              |
        | Sweden  | English  | /en/blog/how-to-spot-a-fake-advert/ | How to spot a fake advert                            |
        | Finland | Finnish  | /fi/blog/hitas-lyhyesti/            | Hitas lyhyesti: mitä jäi voimaan vuoden 2023 jälkeen |

    Scenario: An article is not found at its slug outside the blog
      When a visitor tries these addresses:
        | site    | address                             |
        | Sweden  | /sa-kanner-du-igen-en-falsk-annons/ |
        | Sweden  | /en/how-to-spot-a-fake-advert/      |
        | Finland | /fi/hitas-lyhyesti/                 |
      Then each of them answers with status 404

  @SCREEN-14
  Rule: The footer of every page says that the agency is fictional
    The homes look real, and without the notice somebody might count on buying one.

    Scenario Outline: The footer of <page> on the <site> site says in <language> that the agency is fictional
      When a visitor opens "<page>" on the <site> site
      Then the page is in <language>
      And the footer says "<notice>"

      Examples:
        | site    | language  | page                       | notice                                                      |
        | Sweden  | Swedish   | the Swedish home page      | Kvistbo, bostäderna, människorna och priserna är påhittade  |
        | Sweden  | English   | the list of homes          | Kvistbo, its homes, people and prices are fictional         |
        | Finland | Finnish   | the flat in Oksakatu       | Kvistbo, sen kohteet, ihmiset ja hinnat ovat kuvitteellisia |
        | Finland | Swedish   | the article on energy      | Kvistbo, bostäderna, människorna och priserna är påhittade  |
        | Finland | English   | the hitas page in English  | Kvistbo, its homes, people and prices are fictional         |
        | Norway  | Norwegian | the Norwegian home page    | Kvistbo, boligene, menneskene og prisene er oppdiktede      |
        | Norway  | Swedish   | a not-found page in Norway | Kvistbo, bostäderna, människorna och priserna är påhittade  |

  @SCREEN-12
  Rule: An unknown address gets the not-found page, with status 404, in its language and with links that lead on
    A link that is mistyped or out of date should cost a click, not the visitor. The status keeps it out of search results.

    Scenario Outline: The unknown address <address> on the <site> site shows the not-found page in <language>
      When a visitor opens "<address>" on the <site> site
      Then the status is 404
      And they see the page "<heading>" in <language>
      And they are at "<address>"

      Examples:
        | site    | language  | address               | heading           |
        | Sweden  | Swedish   | /finns-inte/          | Sidan finns inte  |
        | Sweden  | English   | /en/not-there/        | Page not found    |
        | Sweden  | Swedish   | /no/such/deep/path    | Sidan finns inte  |
        | Finland | Finnish   | /fi/ei-ole/           | Sivua ei löydy    |
        | Finland | English   | /en/not-there/at-all/ | Page not found    |
        | Norway  | Norwegian | /nb/finnes-ikke/      | Siden finnes ikke |
        | Norway  | Swedish   | /finns-inte/          | Sidan finns inte  |

      Examples: Addresses that only begin like the prefix of a language
        | site    | language | address    | heading          |
        | Finland | Swedish  | /engelska/ | Sidan finns inte |

    Scenario: The not-found page keeps its language and its address when it is interactive, and requests nothing that is missing
      When a visitor opens "/en/not-there/at-all" on the Finland site
      Then the status is 404
      And the page is interactive
      And they see the page "Page not found" in English
      And they are still at "/en/not-there/at-all"
      And no request but that for the page itself has failed

    Scenario Outline: The not-found page at <address> requests nothing that is missing
      When a visitor opens "<address>" on the Sweden site
      Then the status is 404
      And the page is interactive
      And no request but that for the page itself has failed

      Examples: Addresses with percent signs, broken letters, encoded delimiters and a router's words
        | address           |
        | /en/f%E4rg/?q=%C3 |
        | /some%2Fpath      |
        | /%2562ostader/    |
        | /:path/*          |

    @no-javascript
    Scenario: Without JavaScript, an unknown Finnish address shows the not-found page in Finnish
      When a visitor opens "/fi/ei-ole/" on the Finland site
      Then the status is 404
      And they see the page "Sivua ei löydy" in Finnish

    Scenario Outline: The not-found page at <address> on the <site> site leads on to <page>
      Given a visitor is at "<address>" on the <site> site
      When they follow "<link>" in the text
      Then they are at "<destination>"

      Examples:
        | site    | address        | page          | link          | destination             |
        | Finland | /fi/ei-ole/    | the home page | Etusivulle    | /fi/                    |
        | Sweden  | /finns-inte/   | all homes     | Se bostäderna | /bostader/              |
        | Finland | /fi/ei-ole/    | an area       | Kallio        | /fi/toimialueet/kallio/ |
        | Sweden  | /en/not-there/ | an area       | Södermalm     | /en/areas/sodermalm/    |
        | Sweden  | /finns%2Finte  | all homes     | Se bostäderna | /bostader/              |
