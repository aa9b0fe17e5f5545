Feature: Reading the blog

  An article is worth as much as the reader's trust in it. So it says who wrote it and when, and a
  reader who came for one answer finds the next without searching.

  @BLOG-1
  Rule: An article says who wrote it, when, and how long it takes to read, to search engines too

    Scenario Outline: "<address>" in <site>
      When a visitor opens "<address>" on the <site> site
      Then the beginning of the article says:
        | <author>    |
        | <published> |
        | <reading>   |
      And the section "<heading>" says "<presentation>"
      And the page's structured data hold:
        | @type         | BlogPosting |
        | author.name   | <name>      |
        | datePublished | <day>       |
        | dateModified  | <changed>   |

      Examples:
        | site    | address                                     | author                                 | published          | reading              | heading          | presentation              | name             | day        | changed    |
        | Sweden  | /blogg/vad-avgiften-innehaller/             | Tuva Rimstedt, Registrerad             | 8 oktober 2026     | 2 minuters läsning   | Om skribenten    | läser årsredovisningar åt | Tuva Rimstedt    | 2026-10-08 | 2026-10-08 |
        | Sweden  | /en/blog/comparing-areas-by-figures/        | Selma Granvik, Registered              | 19 August 2026     | 2-minute read        | About the author | one figure with a source  | Selma Granvik    | 2026-08-19 | 2026-11-16 |
        | Finland | /fi/blog/energialuokka-asuntoilmoituksessa/ | Petri Honkasalmi, Kiinteistönvälittäjä | 15. syyskuuta 2026 | Lukuaika 2 minuuttia | Kirjoittaja      | Entinen rakentaja         | Petri Honkasalmi | 2026-09-15 | 2026-09-15 |

    Scenario: An article that has changed says when
      When a visitor opens "/blogg/jamfora-omraden-med-siffror/" on the Sweden site
      Then the beginning of the article says:
        | 19 augusti 2026             |
        | Uppdaterad 16 november 2026 |
        | 2 minuters läsning          |

    Scenario: One that has not says nothing of it
      When a visitor opens "/blogg/vad-avgiften-innehaller/" on the Sweden site
      Then the beginning of the article does not say "Uppdaterad"

  @BLOG-2
  Rule: The articles about a topic are on a page of their own, at an address in each language

    Scenario: From an article to its topic
      Given a visitor is at "/blogg/vad-avgiften-innehaller/" on the Sweden site
      When they click the topic "Bostadsrätt"
      Then they are at "/blogg/amne/bostadsratt/"
      And they see the page "Artiklar om bostadsrätt" in Swedish
      And the names of the articles are, in this order:
        | Vad månadsavgiften egentligen innehåller |
        | Så läser du föreningens årsredovisning   |

    Scenario Outline: The same topic in <language>
      Given a visitor is at "/fi/blog/aihe/taloyhtio/" on the Finland site
      When they change the language to <language>
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And the current topic reads "<topic>"

      Examples:
        | language | address                           | heading                          | topic             |
        | Swedish  | /blog/amne/bostadsbolag/          | Artiklar om bostadsbolag         | Bostadsbolag      |
        | English  | /en/blog/topic/housing-companies/ | Articles about housing companies | Housing companies |

    Scenario: From a topic back to all articles
      Given a visitor is at "/en/blog/topic/hitas/" on the Finland site
      When they click the topic "All topics"
      Then they are at "/en/blog/"

    Scenario: A topic has no address in another language's words
      When a visitor opens "/en/blog/topic/bostadsratt/" on the Sweden site
      Then the status is 404

  @BLOG-3
  Rule: An article of five parts or more begins with a list of them that leads to each

    Scenario: To the third part
      Given a visitor is at "/blogg/checklista-for-novembervisning/" on the Sweden site
      Then the parts in the list "I artikeln" are, in this order:
        | Före visningen                  |
        | I rummen                        |
        | Kök och badrum                  |
        | Utanför lägenheten              |
        | Om det är en villa eller ett radhus |
        | Kom tillbaka                    |
      When they follow "Kök och badrum" in the text
      Then they are at "/blogg/checklista-for-novembervisning/#kok-och-badrum"
      And the part "Kök och badrum" stands at the top of the window

    Scenario: An article of four parts has none
      When a visitor opens "/blogg/jamfora-omraden-med-siffror/" on the Sweden site
      Then the list "I artikeln" is not shown

  @BLOG-4
  Rule: An article leads to those before and after it, and first to those about the same topics

    Scenario: In the middle
      Given a visitor is at "/fi/blog/energialuokka-asuntoilmoituksessa/" on the Finland site
      Then the previous article says "Oma tontti, vuokratontti vai valinnainen vuokratontti?"
      And the section "Lue myös" shows, in this order:
        | Taloyhtiön paperit ennen tarjousta                   |
        | Velaton hinta, myyntihinta ja velkaosuus: mitä ostaja maksaa |
        | Hitas lyhyesti: mitä jäi voimaan vuoden 2023 jälkeen |
      When they click the next article
      Then they are at "/fi/blog/asuinalueiden-vertailu-luvuin/"

    Scenario: At either end
      When a visitor opens "/fi/blog/hitas-lyhyesti/" on the Finland site
      Then the next article is not shown
      When a visitor opens "/fi/blog/velaton-hinta-myyntihinta-velkaosuus/" on the Finland site
      Then the previous article is not shown

  @BLOG-5
  Rule: The feed of each language is Atom as RFC 4287 asks for it, and pages name it

    Scenario Outline: "<feed>" in <site>
      When a visitor opens "<blog>" on the <site> site
      Then the page names "<feed>" as its feed
      And the feed is well-formed Atom in <language>, at "<origin><feed>", that changed last on "<changed>"
      And each of its 6 entries has its own address as its id, an author, dates, a summary and a text with whole addresses

      Examples:
        | site    | language | blog      | feed         | origin                         | changed    |
        | Sweden  | Swedish  | /blogg/   | /feed.xml    | https://www.kvistbo.example    | 2026-11-16 |
        | Sweden  | English  | /en/blog/ | /en/feed.xml | https://www.kvistbo.example    | 2026-11-16 |
        | Finland | Finnish  | /fi/blog/ | /fi/feed.xml | https://www.kvistbo-fi.example | 2026-11-20 |
        | Finland | Swedish  | /blog/    | /feed.xml    | https://www.kvistbo-fi.example | 2026-11-20 |
