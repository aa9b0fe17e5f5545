Feature: Fetching what a page needs

  A move to another page fetches files of a few kinds, each small and each only when it is needed. What fails is
  fetched again, so that a bad network costs the visitor time and not the page.

  Background:
    Given these addresses:
      | name                           | address                            |
      | the Swedish home page          | /                                  |
      | the English home page          | /en/                               |
      | the English home page's data   | /page-data/en/page-data.json       |
      | the Norwegian home page        | /nb/                               |
      | the areas page                 | /en/areas/                         |
      | the areas page's data          | /page-data/en/areas/page-data.json |
      | the site's data                | /page-data/app-data.json           |
      | the shared data                | /page-data/sq/d/*.json             |
      | the header's and footer's data | /slice-data/frame-*.json           |
      | the Swedish home page's data   | /page-data/index/page-data.json    |
      | the Norwegian home page's data | /page-data/nb/page-data.json       |
      | the flat in Kvistgatan         | /en/property/kvistgatan-12/        |
      | the flat in Oksakatu           | /fi/kohde/oksakatu-3-a-5/          |
      | every stylesheet               | /*.css                             |

  @LOAD-4
  Rule: A request for data that fails is repeated up to three times
    Most failures on a train last for seconds, and nobody should have to notice them. An answer that the page is missing or
    broken is final: LOAD-2 and LOAD-3 say what the visitor sees.

    Scenario Outline: A link still works when the first three requests for <call> fail on the <site> site
      Given a visitor is at "the Swedish home page" on the <site> site, with prefetching off
      And "<call>" answers <fault> 3 times
      When they follow a link to "the English home page"
      Then they see the page "A home to grow into" in English
      And the browser asked for "<call>" 4 times since then
      And the browser has made 0 full page loads

      Examples:
        | site    | call                           | fault   |
        | Sweden  | the English home page's data   | 503     |
        | Finland | the header's and footer's data | garbage |

    Scenario Outline: The first page starts when the first three requests for <call> fail
      Given "<call>" answers <fault> 3 times
      When a visitor opens "<page>" on the Sweden site
      Then the page is interactive
      And the browser asked for "<call>" 4 times
      And the browser has made 0 full page loads

      Examples:
        | page                  | call                  | fault   |
        | the Swedish home page | the shared data       | 503     |
        | the areas page        | the areas page's data | 503     |
        | the areas page        | the site's data       | nothing |

    Scenario Outline: When <call> never comes, the browser asks four times, and four times more after a full page load
      Given a visitor is at "the Swedish home page" on the Sweden site, with prefetching off
      And "<call>" answers <fault>
      When they follow a link to "the English home page"
      Then the browser has made 1 full page load
      And they see the page "A home to grow into" in English
      And the browser asked for "<call>" 4 times before the full page load and 4 times after it

      Examples:
        | call                           | fault   |
        | the English home page's data   | nothing |
        | the site's data                | 503     |
        | the header's and footer's data | garbage |

  @LOAD-7
  Rule: Moving to another page only fetches files, by four kinds of request, and sends nothing about the visitor
    Networks and browsers can safely repeat and keep such requests, and one without a payload says nothing about the visitor.

    Scenario Outline: The move from <from> to <to> on the <site> site uses the four kinds of request
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      When they follow a link to "<to>"
      Then they see the page "<heading>" in <language>
      And these alone were requested as data, by GET, without a payload, and answered with JSON:
        | the site's data                |
        | <from>'s data                  |
        | <to>'s data                    |
        | the shared data                |
        | the header's and footer's data |

      Examples:
        | site   | from                  | to                      | heading                                | language  |
        | Sweden | the Swedish home page | the English home page   | A home to grow into                    | English   |
        | Norway | the Swedish home page | the Norwegian home page | Kvistbo har ingen boliger i Norge ennå | Norwegian |

  @LOAD-9
  Rule: A page's HTML carries the styles that the page needs, and none of other kinds of page
    A page that waits for its styles appears late or flickers, and visitors pay for the data of styles that they never see.

    Scenario Outline: The page <address> on the <site> site looks right with the styles in its own HTML
      Given a visitor is at "<address>" on the <site> site, with prefetching off
      Then it leaves out styles that only "<other>" needs
      And it looks the same with the styles of all other pages
      And the browser did not ask for "every stylesheet"

      Examples: Pages that share few parts, each beside a page of another kind
        | site    | address                | other                  |
        | Sweden  | /                      | the flat in Kvistgatan |
        | Sweden  | /bostader/             | the flat in Kvistgatan |
        | Sweden  | /objekt/kvistgatan-12/ | the areas page         |
        | Sweden  | /omraden/sodermalm/    | the flat in Kvistgatan |
        | Sweden  | /salja-med-oss/        | the areas page         |
        | Finland | /fi/asuinaluevertailu/ | the flat in Oksakatu   |
        | Finland | /fi/hitas/             | the flat in Oksakatu   |
        | Norway  | /nb/                   | /offline.html          |

    Scenario: The offline page looks right with the styles in its own HTML
      When a visitor opens "/offline.html" on the Sweden site, where scripts do not start
      Then it leaves out styles that only "the flat in Kvistgatan" needs
      And it looks the same with the styles of all other pages

  @LOAD-12
  Rule: The next page appears only once its styles have loaded
    A page without its styles looks broken, and jumps just as the visitor begins to read.

    Scenario: The previous page stays in view until the next page's styles have loaded
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And the answer to "every stylesheet" is delayed
      And they follow a link to "the areas page"
      And they still see the page "A home to grow into" in English
      When the delayed answer arrives
      Then they see the page "Our areas" in English
      And it looks the same with the styles of all other pages

    Scenario: The styles of the previous page are not loaded again when the visitor returns to it
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And they have gone on to "the areas page"
      When they follow a link to "the English home page"
      Then they see the page "A home to grow into" in English
      And it looks the same with the styles of all other pages
      And the browser asked for "every stylesheet" 1 time
      And the browser has made 0 full page loads

  @ROUTE-19
  Rule: The scripts that every visitor loads name no home, however many homes there are
    The agency may sell thousands of homes one day; a visitor who looks at one should not download the names of all.

    Scenario: The scripts of the Finland site's home page name no home
      When a visitor opens "/" on the Finland site
      Then no script of the page names a page under "/objekt/"
