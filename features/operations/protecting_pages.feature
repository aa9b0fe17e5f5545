Feature: Protecting pages

  Browsers can be told what a page may do, and tell what it tried. Together with valid HTML that keeps pages working
  in browsers that nobody here has tried.

  Background:
    Given these addresses:
      | name                         | address                                  |
      | the home page                | /                                        |
      | the flat in Kvistgatan       | /objekt/kvistgatan-12/                   |
      | the Norwegian home page      | /nb/                                     |
      | the list of homes            | /bostader/                               |
      | the flat in Oksakatu         | /fi/kohde/oksakatu-3-a-5/                |
      | the house Kallion Kuusenoksa | /fi/talot/kallion-kuusenoksa/            |
      | the areas page               | /omraden/                                |
      | the area Södermalm           | /omraden/sodermalm/                      |
      | two compared neighbourhoods  | /fi/asuinaluevertailu/?areas=00530,00250 |
      | the hitas page               | /fi/hitas/                               |
      | the blog                     | /blogg/                                  |
      | the article with a table     | /blogg/jamfora-omraden-med-siffror/      |
      | the page for sellers         | /salja-med-oss/                          |
      | the sold prices              | /slutpriser/                             |
      | the agents                   | /maklare/                                |
      | an agent                     | /maklare/tuva-rimstedt/                  |
      | the contact page             | /kontakt/                                |
      | the confirmation page        | /begar-kontakt/                          |
      | the privacy page             | /datasakerhet/                           |
      | the favourites               | /favoriter/                              |
      | an unknown address           | /no-such-page/                           |
      | the server-error page        | /500.html                                |
      | the offline page             | /offline.html                            |
      | the neighbourhoods page      | /fi/asuinaluevertailu/                   |
      | a topic of the blog          | /blogg/amne/bostadsratt/                 |
      | an unknown Finnish address   | /fi/ei-ole/                              |

  @PAGE-9
  Rule: The agency learns which scripts the security policy of a page has stopped
    A stopped script is an attack or the site's own mistake, and without a report nobody at the agency would know.

    Scenario: Chromium learns where to report a stopped script
      When a visitor opens "the home page" on the Sweden site
      Then the answer has these headers:
        | reporting-endpoints | csp="/api/csp-reports" |
      And its security policy has "report-to csp"

    Scenario: A browser without the Reporting API tells the site of a stopped script
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site, with a browser that reports to addresses alone
      When an attacker slips a script into the page
      Then it does not run, and the browser logs why
      And the site has taken the browser's report of it

  @PAGE-10
  Rule: Every kind of page is valid HTML, and a second accessibility checker finds nothing wrong with it
    Browsers guess what invalid HTML means, each in its own way; and no single checker finds every barrier.

    Scenario Outline: The HTML of <page> of <site> is valid, and IBM's Equal Access finds nothing
      When a visitor opens "<page>" on the <site> site
      Then the HTML is valid as it came
      And Equal Access finds no violation

      Examples: Pages that every market has, or Sweden alone
        | site   | page                     |
        | Sweden | the home page            |
        | Sweden | the list of homes        |
        | Sweden | the flat in Kvistgatan   |
        | Sweden | the areas page           |
        | Sweden | the area Södermalm       |
        | Sweden | the contact page         |
        | Sweden | the page for sellers     |
        | Sweden | the sold prices          |
        | Sweden | the agents               |
        | Sweden | an agent                 |
        | Sweden | the blog                 |
        | Sweden | the article with a table |
        | Sweden | the privacy page         |
        | Sweden | the confirmation page    |
        | Sweden | the favourites           |
        | Norway | the Norwegian home page  |

      Examples: Pages that only Finland has
        | site    | page                         |
        | Finland | the flat in Oksakatu         |
        | Finland | the house Kallion Kuusenoksa |
        | Finland | two compared neighbourhoods  |
        | Finland | the hitas page               |

      Examples: Pages that say what went wrong
        | site   | page                  |
        | Sweden | an unknown address    |
        | Sweden | the server-error page |
        | Sweden | the offline page      |

    Scenario: The HTML of a form is still valid once its script has loaded
      Given a visitor is at the form of "the page for sellers" on the Sweden site
      Then the HTML is valid as it is now

  @PAGE-13
  Rule: No page logs an error, breaks its own security policy or contacts another host
    An error that nobody sees still breaks something for somebody, and another host would learn who reads which page.

    Scenario: The pages of Sweden run without errors, each kind of page by one example
      When a visitor opens these pages of the Sweden site:
        | the home page            |
        | the list of homes        |
        | the flat in Kvistgatan   |
        | the areas page           |
        | the area Södermalm       |
        | the blog                 |
        | a topic of the blog      |
        | the article with a table |
        | the page for sellers     |
        | the sold prices          |
        | the agents               |
        | an agent                 |
        | the contact page         |
        | the privacy page         |
        | the confirmation page    |
        | the favourites           |
      Then no page has logged an error, broken its security policy or contacted another host

    Scenario: Kinds of page that exist in Finland alone run without errors
      When a visitor opens these pages of the Finland site:
        | the flat in Oksakatu         |
        | the house Kallion Kuusenoksa |
        | the neighbourhoods page      |
        | two compared neighbourhoods  |
        | the hitas page               |
      Then no page has logged an error, broken its security policy or contacted another host

    Scenario: The pages of Norway run without errors
      When a visitor opens these pages of the Norway site:
        | the home page           |
        | the Norwegian home page |
      Then no page has logged an error, broken its security policy or contacted another host

  @PAGE-14
  Rule: A page runs only the site's own scripts, and those of the services that the visitor may agree to
    A foreign script could read what people write to the agency, or send them to a false one.

    Scenario Outline: The security policy of <page> of <site> allows no other scripts
      When a visitor opens "<page>" on the <site> site
      Then its security policy allows no scripts but the site's, inline ones that it knows, and those of:
        | https://amplify.outbrain.com/cp/               |
        | https://cdn.taboola.com/libtrc/unip/<taboola>/ |
        | https://connect.facebook.net/en_US/fbevents.js |
        | https://connect.facebook.net/signals/          |
        | https://s.pinimg.com/ct/                       |
        | https://www.googletagmanager.com/gtag/js       |

      Examples:
        | site    | page                       | taboola |
        | Sweden  | the home page              | 1000046 |
        | Finland | an unknown Finnish address | 1000358 |
        | Norway  | the Norwegian home page    | 1000047 |

  @PAGE-16
  Rule: Browsers may keep a file for a year if its name changes whenever its content does
    People who come back to a home for the third time should not pay again for pictures that their phone already has.

    Scenario: Scripts and pictures of the home page are kept for a year
      When a visitor opens "the home page" on the Sweden site
      Then every script and picture that the page loaded may be kept for a year

    Scenario: A page and its data are asked for again, because their names stay
      When a visitor opens "the home page" on the Sweden site
      Then the answer has these headers:
        | cache-control | public, max-age=0, must-revalidate |
      And the file "/page-data/app-data.json" has these headers:
        | cache-control | public, max-age=0, must-revalidate |
