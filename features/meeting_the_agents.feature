Feature: Meeting the agents

  Whoever sells or buys a home trusts one person with it. The page of an agent gives that person a face, says where they
  work and which languages they speak, shows what they sell and have sold, and how to reach them.

  Background:
    Given these addresses:
      | name                                   | address                         |
      | the agents in Swedish                  | /maklare/                       |
      | the agents in English                  | /en/agents/                     |
      | the page of Tuva Rimstedt in Swedish   | /maklare/tuva-rimstedt/         |
      | the page of Tuva Rimstedt in English   | /en/agents/tuva-rimstedt/       |
      | the page of Selma Granvik              | /en/agents/selma-granvik/       |
      | the page of Aino Lehtovirta in Finnish | /fi/valittajat/aino-lehtovirta/ |
      | the page of Aino Lehtovirta in Swedish | /maklare/aino-lehtovirta/       |
      | the page of Aino Lehtovirta in English | /en/agents/aino-lehtovirta/     |
      | the page of Petri Honkasalmi           | /en/agents/petri-honkasalmi/    |
      | Sweden's page for sellers              | /en/selling-with-us/            |
      | the area Södermalm                     | /omraden/sodermalm/             |
      | the area Tapiola                       | /fi/toimialueet/tapiola/        |
      | the flat in Kvistgatan                 | /en/property/kvistgatan-12/     |
      | the flat in Oksakatu                   | /fi/kohde/oksakatu-3-a-5/       |
      | the contact page in Swedish            | /kontakt/                       |
      | the contact page in Finnish            | /fi/yhteydenotto/               |

  @AGENT-1 @headline
  Rule: Every agent has a page that says who they are, which languages they speak and where they work
    People want to know whom they let into their home, and whether they can speak their own language with them.

    Scenario Outline: The page of Tuva Rimstedt presents the agent in <language>, with the languages that she speaks
      When a visitor opens "the page of Tuva Rimstedt in <language>" on the Sweden site
      Then they see the page "Tuva Rimstedt" in <language>
      And the page says "<title>"
      And the page says "<introduction>"
      And the page states:
        | <term> | <languages> |

      Examples:
        | language | title                         | introduction                | term      | languages            |
        | Swedish  | Registrerad fastighetsmäklare | Tuva växte upp på Södermalm | Språk     | svenska och engelska |
        | English  | Registered estate agent       | Tuva grew up on Södermalm   | Languages | Swedish and English  |

    Scenario Outline: The page of Aino Lehtovirta presents the agent in <language>, with the languages that she speaks
      When a visitor opens "the page of Aino Lehtovirta in <language>" on the Finland site
      Then they see the page "Aino Lehtovirta" in <language>
      And the page says "<title>"
      And the page says "<introduction>"
      And the page states:
        | <term> | <languages> |

      Examples:
        | language | title                       | introduction                               | term      | languages                    |
        | Finnish  | Kiinteistönvälittäjä, LKV   | Aino on asunut Kalliossa opiskeluajoista   | Kielet    | suomi, englanti ja ruotsi    |
        | Swedish  | Fastighetsmäklare, AFM      | Aino har bott i Berghäll sedan studietiden | Språk     | finska, engelska och svenska |
        | English  | Licensed estate agent (LKV) | Aino has lived in Kallio since             | Languages | Finnish, English and Swedish |

    Scenario: The page of an agent leads to the areas where they work, those with most of their homes first
      When a visitor opens "the page of Tuva Rimstedt in Swedish" on the Sweden site
      Then the section "Områden" lists these links:
        | Södermalm  | /omraden/sodermalm/  |
        | Nacka      | /omraden/nacka/      |
        | Vasastaden | /omraden/vasastaden/ |

  @AGENT-2
  Rule: The portrait of an agent is a drawing of their own, and their page says that they are invented
    A face is remembered before a name; and nobody shall believe that they could meet this person.

    @no-javascript
    Scenario: The portrait of an agent is drawn
      When a visitor opens "the page of Tuva Rimstedt in Swedish" on the Sweden site
      Then the picture "Tecknat porträtt av Tuva Rimstedt" is drawn

    Scenario Outline: The page of <name> shows a portrait and says in <language> that the agent is invented
      When a visitor opens "the page of <name> in <language>" on the <site> site
      Then the picture "<portrait>" is shown
      And the page says "<fiction>"

      Examples:
        | site    | name            | language | portrait                             | fiction                             |
        | Sweden  | Tuva Rimstedt   | Swedish  | Tecknat porträtt av Tuva Rimstedt    | Tuva Rimstedt är påhittad           |
        | Sweden  | Tuva Rimstedt   | English  | Drawn portrait of Tuva Rimstedt      | Tuva Rimstedt is invented           |
        | Finland | Aino Lehtovirta | Finnish  | Piirretty muotokuva: Aino Lehtovirta | Aino Lehtovirta on keksitty henkilö |
        | Finland | Aino Lehtovirta | Swedish  | Tecknat porträtt av Aino Lehtovirta  | Aino Lehtovirta är påhittad         |
        | Finland | Aino Lehtovirta | English  | Drawn portrait of Aino Lehtovirta    | Aino Lehtovirta is invented         |

    Scenario Outline: Each of the 4 agents of <site> has another portrait
      When a visitor opens "the agents in English" on the <site> site
      Then the page shows 4 portraits, each of them different

      Examples:
        | site    |
        | Sweden  |
        | Finland |

  @AGENT-3
  Rule: An agent's page shows exactly the homes that they sell and have sold, or says that there are none
    A buyer who missed a home asks its agent for the next, and a seller judges an agent by what they have sold.

    Scenario Outline: The homes of <name>, <offered> on offer and <sold> sold, lead back to the page of the agent
      When a visitor opens "the page of <name>" on the <site> site
      Then the section "<heading>" shows <offered> homes
      And the section "Sold homes" shows <sold> homes
      And each home of the page leads back to it

      Examples: Agents of Sweden
        | site   | name                     | heading                            | offered | sold |
        | Sweden | Tuva Rimstedt in English | For sale, coming soon and reserved | 14      | 2    |
        | Sweden | Selma Granvik            | For sale and coming soon           | 8       | 0    |

      Examples: Agents of Finland
        | site    | name                       | heading                            | offered | sold |
        | Finland | Aino Lehtovirta in English | For sale and coming soon           | 13      | 1    |
        | Finland | Petri Honkasalmi           | For sale, coming soon and reserved | 8       | 3    |

    Scenario: The page of an agent who has sold nothing yet says so
      When a visitor opens "the page of Selma Granvik" on the Sweden site
      Then the section "Sold homes" says "No sold homes to show yet."

  @AGENT-4
  Rule: Homes, areas, the page for sellers and the page of all agents lead to the agents' pages
    Nobody looks for an agent by name: they find one at a home that they like, or where they live.

    Scenario Outline: All homes and areas of the Sweden site in <language> lead to an agent
      When a search engine reads every page of the Sweden site in <language>
      Then each of the 53 pages under "<homes>" leads to a page under "<agents>"
      And each of the 8 pages under "<areas>" leads to a page under "<agents>"

      Examples:
        | language | homes         | areas      | agents      |
        | Swedish  | /objekt/      | /omraden/  | /maklare/   |
        | English  | /en/property/ | /en/areas/ | /en/agents/ |

    Scenario Outline: All homes and areas of the Finland site in <language> lead to an agent
      When a search engine reads every page of the Finland site in <language>
      Then each of the 42 pages under "<homes>" leads to a page under "<agents>"
      And each of the 12 pages under "<areas>" leads to a page under "<agents>"

      Examples:
        | language | homes         | areas            | agents          |
        | Finnish  | /fi/kohde/    | /fi/toimialueet/ | /fi/valittajat/ |
        | Swedish  | /objekt/      | /omraden/        | /maklare/       |
        | English  | /en/property/ | /en/areas/       | /en/agents/     |

    Scenario: An area in Sweden names the agents who work there
      When a visitor opens "the area Södermalm" on the Sweden site
      Then the section "Mäklare i området" lists these links:
        | Tuva Rimstedt | /maklare/tuva-rimstedt/ |

    Scenario: An area in Finland names the agents who work there, those with most homes first
      When a visitor opens "the area Tapiola" on the Finland site
      Then the section "Välittäjät alueella" lists these links:
        | Mikael Sandås   | /fi/valittajat/mikael-sandas/   |
        | Aino Lehtovirta | /fi/valittajat/aino-lehtovirta/ |

    Scenario Outline: A visitor meets the agent by a click on "<name>" at <page> of the <site> site
      Given a visitor is at "<page>" on the <site> site
      When they follow "<name>" in the text
      Then they are at "<address>"
      And they see the page "<name>" in <language>

      Examples:
        | site    | page                      | name            | address                         | language |
        | Sweden  | the flat in Kvistgatan    | Tuva Rimstedt   | /en/agents/tuva-rimstedt/       | English  |
        | Sweden  | Sweden's page for sellers | Jonas Tångberg  | /en/agents/jonas-tangberg/      | English  |
        | Sweden  | the agents in Swedish     | Selma Granvik   | /maklare/selma-granvik/         | Swedish  |
        | Finland | the flat in Oksakatu      | Aino Lehtovirta | /fi/valittajat/aino-lehtovirta/ | Finnish  |
        | Finland | the agents in English     | Mikael Sandås   | /en/agents/mikael-sandas/       | English  |

  @AGENT-5
  Rule: From the page of an agent, a call, an e-mail and the form of the office are one click away
    Whoever has found the right person should not have to look for the way to reach them.

    Scenario: An agent in Sweden is one click from a call, an e-mail and the form
      When a visitor opens "the page of Tuva Rimstedt in Swedish" on the Sweden site
      Then the link "Ring 070-174 06 06" leads to "tel:+46701740606"
      And the link "tuva.rimstedt@kvistbo.example" leads to "mailto:tuva.rimstedt@kvistbo.example"
      And the link "Skriv till kontoret" leads to "the contact page in Swedish"

    Scenario: An agent in Finland is one click from a call, an e-mail and the form
      When a visitor opens "the page of Aino Lehtovirta in Finnish" on the Finland site
      Then the link "Soita 09 000 0001" leads to "tel:+35890000001"
      And the link "aino.lehtovirta@kvistbo-fi.example" leads to "mailto:aino.lehtovirta@kvistbo-fi.example"
      And the link "Kirjoita toimistoomme" leads to "the contact page in Finnish"

    Scenario: An agent's page on paper has the phone number and the e-mail address, and no buttons
      Given a visitor is at "the page of Tuva Rimstedt in Swedish" on the Sweden site
      When they print the page on A4 paper
      Then the paper shows the text "070-174 06 06"
      And the paper shows the text "tuva.rimstedt@kvistbo.example"
      And the paper does not show the link "Ring 070-174 06 06"

  @AGENT-6
  Rule: Search engines learn who the agent is, and which agent offers a home
    A name that leads to a person is trusted more than an advert without one, in search results too.

    Scenario: Search engines read who an agent in Sweden is
      When a visitor opens "the page of Tuva Rimstedt in English" on the Sweden site
      Then the page describes itself to search engines as "ProfilePage, BreadcrumbList"
      And the page's structured data hold:
        | @type                      | ProfilePage                     |
        | mainEntity.@type           | Person                          |
        | mainEntity.name            | Tuva Rimstedt                   |
        | mainEntity.jobTitle        | Registered estate agent         |
        | mainEntity.knowsLanguage.* | sv, en                          |
        | mainEntity.worksFor.name   | Kvistbo Fastighetsförmedling AB |

    Scenario: Search engines read who an agent in Finland is
      When a visitor opens "the page of Aino Lehtovirta in Finnish" on the Finland site
      Then the page describes itself to search engines as "ProfilePage, BreadcrumbList"
      And the page's structured data hold:
        | @type                      | ProfilePage               |
        | mainEntity.@type           | Person                    |
        | mainEntity.name            | Aino Lehtovirta           |
        | mainEntity.jobTitle        | Kiinteistönvälittäjä, LKV |
        | mainEntity.knowsLanguage.* | fi, en, sv                |
        | mainEntity.worksFor.name   | Kvistbo Oy LKV            |

    Scenario: Search engines read which agent offers a home in Sweden
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the page's structured data hold:
        | @type                          | RealEstateListing                                    |
        | offers.offeredBy.name          | Tuva Rimstedt                                        |
        | offers.offeredBy.url           | https://www.kvistbo.example/en/agents/tuva-rimstedt/ |
        | offers.offeredBy.worksFor.name | Kvistbo Fastighetsförmedling AB                      |

    Scenario: Search engines read which agent offers a home in Finland
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the page's structured data hold:
        | @type                          | RealEstateListing                                             |
        | offers.offeredBy.name          | Aino Lehtovirta                                               |
        | offers.offeredBy.url           | https://www.kvistbo-fi.example/fi/valittajat/aino-lehtovirta/ |
        | offers.offeredBy.worksFor.name | Kvistbo Oy LKV                                                |
