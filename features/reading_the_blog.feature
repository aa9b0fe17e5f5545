Feature: Reading the blog

  An article is worth as much as the reader's trust in it. So it says who wrote it and when, and a reader who came for one
  answer finds the next without searching.

  Background:
    Given these addresses:
      | name                             | address                                            |
      | the blog                         | /en/blog/                                          |
      | the article on fees              | /en/blog/what-the-monthly-fee-contains/            |
      | the article on fees in Swedish   | /blogg/vad-avgiften-innehaller/                    |
      | the article on areas             | /en/blog/comparing-areas-by-figures/               |
      | the article on viewings          | /en/blog/november-viewing-checklist/               |
      | the article on energy            | /en/blog/energy-class-in-a-finnish-advert/         |
      | the article on energy in Finnish | /fi/blog/energialuokka-asuntoilmoituksessa/        |
      | the article on neighbourhoods    | /en/blog/comparing-neighbourhoods-by-figures/      |
      | the newest article               | /en/blog/hitas-in-brief/                           |
      | the oldest article               | /en/blog/debt-free-price-selling-price-debt-share/ |
      | the topic of companies           | /en/blog/topic/housing-companies/                  |
      | the topic of associations        | /en/blog/topic/housing-associations/               |
      | the topic of hitas               | /en/blog/topic/hitas/                              |

  @BLOG-1
  Rule: An article says how long it takes to read, and tells readers and search engines who wrote it and when
    Rules and prices change: readers must be able to judge whether an article still holds, and whether its author knows the trade.

    Scenario Outline: The beginning of <article> on the <site> site names its author, its date and its length
      When a visitor opens "<article>" on the <site> site
      Then the beginning of the article says:
        | <author>       |
        | <date>         |
        | <reading time> |

      Examples:
        | site    | article                          | author                                 | date               | reading time         |
        | Sweden  | the article on fees in Swedish   | Tuva Rimstedt, Registrerad             | 8 oktober 2026     | 2 minuters läsning   |
        | Sweden  | the article on areas             | Selma Granvik, Registered              | 19 August 2026     | 2-minute read        |
        | Finland | the article on energy in Finnish | Petri Honkasalmi, Kiinteistönvälittäjä | 15. syyskuuta 2026 | Lukuaika 2 minuuttia |

    Scenario Outline: The end of <article> on the <site> site presents its author
      When a visitor opens "<article>" on the <site> site
      Then the section "<heading>" says "<presentation>"

      Examples:
        | site    | article                          | heading          | presentation              |
        | Sweden  | the article on fees in Swedish   | Om skribenten    | läser årsredovisningar åt |
        | Sweden  | the article on areas             | About the author | one figure with a source  |
        | Finland | the article on energy in Finnish | Kirjoittaja      | Entinen rakentaja         |

    Scenario: An article that has changed shows the date of the change, to search engines too
      When a visitor opens "the article on areas" on the Sweden site
      Then the beginning of the article says "Updated 16 November 2026"
      And the page's structured data hold:
        | @type         | BlogPosting   |
        | author.name   | Selma Granvik |
        | datePublished | 2026-08-19    |
        | dateModified  | 2026-11-16    |

    Scenario: An article that has not changed shows only the date when it was published
      When a visitor opens "the article on fees" on the Sweden site
      Then the beginning of the article does not say "Updated"
      And the page's structured data hold:
        | @type         | BlogPosting   |
        | author.name   | Tuva Rimstedt |
        | datePublished | 2026-10-08    |
        | dateModified  | 2026-10-08    |

  @BLOG-2
  Rule: The articles about a topic share a page, at an address in each language
    An agent can answer a buyer with everything about housing companies in one link, in the buyer's language.

    Scenario: The topic of an article leads to all articles about it
      Given a visitor is at "the article on fees" on the Sweden site
      When they click the topic "Housing associations"
      Then they are at "the topic of associations"
      And they see the page "Articles about housing associations" in English
      And the names of the articles are, in this order:
        | What the monthly fee really contains              |
        | How to read a housing association’s annual report |

    Scenario Outline: The page of a topic has an address in <language>
      Given a visitor is at "the topic of companies" on the Finland site
      When they change the language to <language>
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And the current topic reads "<topic>"

      Examples:
        | language | address                  | heading                    | topic        |
        | Swedish  | /blog/amne/bostadsbolag/ | Artiklar om bostadsbolag   | Bostadsbolag |
        | Finnish  | /fi/blog/aihe/taloyhtio/ | Kirjoituksia taloyhtiöistä | Taloyhtiö    |

    Scenario: The page of a topic leads back to all articles
      Given a visitor is at "the topic of hitas" on the Finland site
      When they click the topic "All topics"
      Then they are at "the blog"

    Scenario: A topic is not found at another language's word for it
      When a visitor tries these addresses:
        | site   | address                           |
        | Sweden | /en/blog/topic/bostadsratt/       |
        | Sweden | /blogg/amne/housing-associations/ |
      Then each of them answers with status 404

  @BLOG-3
  Rule: An article of five parts or more begins with a list that leads to each part
    Most readers of a long article want one part of it, which on a phone may be ten screens away.

    Scenario: An article of six parts lists them in their order
      When a visitor opens "the article on viewings" on the Sweden site
      Then the parts in the list "In this article" are, in this order:
        | Before you go        |
        | In the rooms         |
        | Kitchen and bathroom |
        | Outside the flat     |
        | If it is a house     |
        | Come back            |

    Scenario: A part in the list leads to its heading
      Given a visitor is at "the article on viewings" on the Sweden site
      When they follow "Kitchen and bathroom" in the text
      Then they are at "/en/blog/november-viewing-checklist/#kitchen-and-bathroom"
      And the part "Kitchen and bathroom" is at the top of the window

    Scenario: An article of four parts has no list of them
      When a visitor opens "the article on areas" on the Sweden site
      Then the list "In this article" is not shown

  @BLOG-4
  Rule: An article leads to the previous and the next one, and recommends those about the same topics first
    The papers to read before an offer help somebody who asks about energy classes more than last week's news does.

    Scenario: An article recommends those about the same topics before newer ones
      When a visitor opens "the article on energy" on the Finland site
      Then the section "Read next" shows, in this order:
        | The housing company’s papers: what to read before an offer              |
        | Debt-free price, selling price and debt share: what a buyer really pays |
        | Hitas in brief: what still applies after 2023                           |

    Scenario: An article leads to the older one and to the newer one
      Given a visitor is at "the article on energy" on the Finland site
      And the previous article says "Own plot, leased plot or optional leased plot?"
      When they click the next article
      Then they are at "the article on neighbourhoods"

    Scenario: The newest article leads to no newer one
      When a visitor opens "the newest article" on the Finland site
      Then the previous article is shown
      And the next article is not shown

    Scenario: The oldest article leads to no older one
      When a visitor opens "the oldest article" on the Finland site
      Then the next article is shown
      And the previous article is not shown

  @BLOG-5
  Rule: The blog has an Atom feed in each language, and its pages name the feed
    Readers can follow the agency without giving anybody their e-mail address.

    Scenario Outline: The blog in <language> on the <site> site names its feed, which any feed reader can follow
      When a visitor opens "<blog>" on the <site> site
      Then the page names "<feed>" as its feed
      And the feed is well-formed Atom in <language>, at "<origin><feed>", last changed on "<changed>"
      And each of its 6 entries has an id, an author, dates, a summary and a text whose links are full addresses

      Examples:
        | site    | language | blog      | feed         | origin                         | changed    |
        | Sweden  | Swedish  | /blogg/   | /feed.xml    | https://www.kvistbo.example    | 2026-11-16 |
        | Sweden  | English  | /en/blog/ | /en/feed.xml | https://www.kvistbo.example    | 2026-11-16 |
        | Finland | Finnish  | /fi/blog/ | /fi/feed.xml | https://www.kvistbo-fi.example | 2026-11-20 |
        | Finland | Swedish  | /blog/    | /feed.xml    | https://www.kvistbo-fi.example | 2026-11-20 |
