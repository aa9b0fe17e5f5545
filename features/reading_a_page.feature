Feature: Reading a page

  Phones lose their network, and some browsers run no scripts. The words of a page are in its HTML, so that visitors
  and search engines can read it whatever happens to the rest, and moving on costs them no more than the next page.

  Background:
    Given these addresses:
      | name                        | address                             |
      | the home page               | /en/                                |
      | the list of homes           | /en/apartments/                     |
      | the flat in Kvistgatan      | /en/property/kvistgatan-12/         |
      | the flat in Oksakatu        | /fi/kohde/oksakatu-3-a-5/           |
      | the areas page              | /en/areas/                          |
      | the areas page's data       | /page-data/en/areas/page-data.json  |
      | the site's data             | /page-data/app-data.json            |
      | the page of Gothenburg      | /en/areas/goteborg/                 |
      | the article on fake adverts | /en/blog/how-to-spot-a-fake-advert/ |
      | the page about Kvistbo      | /en/about-kvistbo/                  |
      | the privacy page            | /en/privacy/                        |
      | the hitas page              | /en/hitas/                          |
      | the house in Kallio         | /fi/talot/kallion-kuusenoksa/       |
      | the neighbourhoods page     | /en/neighbourhoods/                 |
      | the Norwegian home page     | /nb/                                |
      | an address without a page   | /no-such-page/                      |
      | the server-error page       | /en/500.html                        |
      | the offline page            | /en/offline.html                    |
      | the Finnish offline page    | /fi/offline.html                    |

  @PRODUCT-6
  Rule: What agents and editors have written is in a page's HTML, and needs no JavaScript
    Link previews, archives and a browser's reading mode may never get a text that a script would have to fetch first.

    @no-javascript
    Scenario Outline: Without JavaScript, <page> can be read from its beginning to its end
      When a visitor opens "<page>" on the <site> site
      Then the page says "<at the beginning>"
      And the page says "<towards the end>"

      Examples:
        | site    | page                        | at the beginning                       | towards the end                           |
        | Sweden  | the home page               | 41 homes for sale in 8 areas           | What the monthly fee really contains      |
        | Sweden  | the list of homes           | 53 homes, 41 of them for sale          | Two-bedroom 1930s flat, balcony           |
        | Sweden  | the flat in Kvistgatan      | Dual-aspect one-bedroom flat           | Window refurbishment, 2028                |
        | Sweden  | the areas page              | Södermalm                              | Studio with a separate kitchen            |
        | Sweden  | the page of Gothenburg      | Trams tie the city together            | Central Gothenburg                        |
        | Sweden  | the article on fake adverts | Few fake adverts are invented          | Everything before the @ is                |
        | Sweden  | the page about Kvistbo      | Kvistbo is a fictional company         | You will find no countdowns               |
        | Sweden  | the privacy page            | There are no accounts                  | you can complain to the Swedish Authority |
        | Finland | the flat in Oksakatu        | Kahden ikkunan kaksio                  | Lisää Kalliosta                           |
        | Finland | the hitas page              | A natural person only                  | the City Board, not the Council           |
        | Finland | the house in Kallio         | Kuusikerroksinen                       | Julkisivun kunnostus                      |
        | Finland | the neighbourhoods page     | Kruununhaka                            | may still be revised                      |
        | Norway  | the Norwegian home page     | Kvistbo har ingen boliger i Norge ennå | hei@kvistbo-no.example                    |

    Scenario Outline: Scripts add no words to <page> that its HTML lacks
      When a visitor opens "<page>" on the <site> site
      Then each of the more than <count> texts of the page is in its HTML

      Examples:
        | site    | page                        | count |
        | Sweden  | the home page               | 20    |
        | Sweden  | the list of homes           | 50    |
        | Sweden  | the flat in Kvistgatan      | 50    |
        | Sweden  | the page of Gothenburg      | 20    |
        | Sweden  | the article on fake adverts | 20    |
        | Sweden  | the privacy page            | 20    |
        | Finland | the flat in Oksakatu        | 50    |
        | Finland | the house in Kallio         | 20    |
        | Finland | the neighbourhoods page     | 50    |
        | Norway  | the Norwegian home page     | 10    |

    @no-javascript
    Scenario: Without JavaScript, the navigation opens the next page
      Given a visitor is at "the home page" on the Sweden site
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English

    @no-javascript
    Scenario: Without JavaScript, the language switch opens the same page in Swedish
      Given a visitor is at "the list of homes" on the Sweden site
      When they change the language to Swedish
      Then they are at "/bostader/"
      And they see the page "Bostäder till salu" in Swedish

  @PRODUCT-12
  Rule: Moving on loads the data of the next page and of the site, and of no other page
    Visitors pay for each page that they read, and should not pay for those that they do not.

    Scenario: A move to another page loads the data of that page and of the site, and of no other page
      Given a visitor is at "the home page" on the Sweden site, with prefetching off
      When they follow a link to "the areas page"
      Then they see the page "Our areas" in English
      And the move has loaded this data and no other:
        | the areas page's data |
        | the site's data       |
      And the browser has made 0 full page loads

  @SPEED-1
  Rule: A page shows its largest part hardly later than the same page would in plain HTML
    Visitors leave a page that stays white, and on a phone's network every script before the picture costs a second.

    Scenario Outline: "<page>" of <site> is not held up by what makes it interactive
      When a visitor opens "<page>" on the <site> site
      Then on a slow network, its largest part is shown at most 1.5 times as late as in plain HTML

      Examples:
        | site    | page                    |
        | Sweden  | the list of homes       |
        | Sweden  | the flat in Kvistgatan  |
        | Finland | the house in Kallio     |
        | Norway  | the Norwegian home page |

  @PRODUCT-7
  Rule: Every page but those for failures has a header, a menu and a footer; Norway's have no menu
    The site's navigation belongs around a home; the page for a failing server must do without anything that may have failed.

    Scenario Outline: On the <site> site, <page> has a header, a menu and a footer
      When a visitor opens "<page>" on the <site> site
      Then the page has a header, a menu, a main part and a footer

      Examples:
        | site    | page                      |
        | Sweden  | the home page             |
        | Sweden  | the flat in Kvistgatan    |
        | Sweden  | an address without a page |
        | Finland | the hitas page            |
        | Finland | the house in Kallio       |
        | Finland | the neighbourhoods page   |

    Scenario Outline: On the Norway site, which has one page, <page> has a header and a footer, but no menu
      When a visitor opens "<page>" on the Norway site
      Then the page has a header, a main part and a footer, but no menu

      Examples:
        | page                      |
        | the Norwegian home page   |
        | an address without a page |

    Scenario Outline: "<page>" on the <site> site has no header, navigation or footer, which might fail as well
      When a visitor opens "<page>" on the <site> site
      Then the page says "<text>"
      And the page has a main part but no header, navigation or footer

      Examples:
        | site    | page                     | text                              |
        | Sweden  | the server-error page    | Something went wrong on our side  |
        | Sweden  | the offline page         | You are offline                   |
        | Finland | the Finnish offline page | Ei verkkoyhteyttä                 |
