Feature: Loading a page

  Networks fail in many ways. Whatever fails, the visitor gets the page, or a page that explains
  what went wrong: never a blank one, and never one that silently does nothing.

  Background:
    Given these addresses:
      | name                           | address                                         |
      | the Swedish home page          | /                                               |
      | the Swedish home page's data   | /page-data/index/page-data.json                 |
      | the English home page          | /en/                                            |
      | the Norwegian home page        | /nb/                                            |
      | the areas page                 | /en/areas/                                      |
      | the areas page's data          | /page-data/en/areas/page-data.json              |
      | the areas page's script        | /component---src-visit-areas-areas-tsx-*.js     |
      | the search's script            | /component---src-visit-search-listings-tsx-*.js |
      | the blog                       | /en/blog/                                       |
      | the contact page               | /en/contact/                                    |
      | the flat in Kvistgatan         | /en/property/kvistgatan-12/                     |
      | the flat's script              | /component---src-visit-home-home-tsx-*.js       |
      | the site's data                | /page-data/app-data.json                        |
      | the shared data                | /page-data/sq/d/*.json                          |
      | the header's and footer's data | /slice-data/frame-*.json                        |
      | the not-found page             | /404.html                                       |
      | the not-found page's data      | /page-data/404.html/page-data.json              |
      | the server-error page's data   | /page-data/500.html/page-data.json              |
      | every page's script            | /component---*.js                               |
      | every stylesheet               | /*.css                                          |
      | the script of cookie settings  | /consent-form-*.js                              |
      | the script of large pictures   | /picture-viewer-*.js                            |
      | the site's main script         | /app-*.js                                       |

  @LOAD-1
  Rule: Following a link fetches the next page's data by its path, and shows the page without a full load
    People look at dozens of homes in an evening; without a full page load each comes sooner and costs less data.

    Scenario Outline: A link to <to> on the <site> site fetches its data once and shows its page
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      When they follow a link to "<to>"
      Then they see the page "<heading>" in <language>
      And the browser asked for "/page-data<to>page-data.json" 1 time
      And the browser has made 0 full page loads

      Examples:
        | site   | from | to         | heading                                | language  |
        | Sweden | /en/ | /en/areas/ | Our areas                              | English   |
        | Norway | /    | /nb/       | Kvistbo har ingen boliger i Norge ennå | Norwegian |

  @LOAD-2
  Rule: An address that has no page shows the not-found page
    Homes are sold and links grow old: people must learn that the page is gone, and not blame their network.

    Scenario Outline: A link to <path>, which does not exist, shows "<heading>" at that address
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      When the site takes them to "<path>"
      Then they see the page "<heading>" in <language>
      And they are still at "<path>"
      And the browser asked for "/page-data<path>page-data.json" 1 time
      And the browser asked for "the not-found page's data" 1 time
      And the browser has made 0 full page loads

      Examples:
        | site   | from | path             | heading           | language  |
        | Sweden | /    | /ingenting/      | Sidan finns inte  | Swedish   |
        | Norway | /nb/ | /nb/finnes-ikke/ | Siden finnes ikke | Norwegian |

    Scenario: A page that exists opens by a full page load when its data is missing
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And "the areas page's data" answers 404
      When they follow a link to "the areas page"
      Then they see the page "Our areas" in English
      And the browser has made 1 full page load

  @LOAD-3
  Rule: When the server fails to deliver a page's data, the visitor sees the server-error page
    People must learn that the fault is the agency's and will pass, and not doubt the address or their phone.

    Scenario Outline: A link whose data fails on the server shows "<heading>" at the link's address
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      And "/page-data<path>page-data.json" answers 500
      When they follow a link to "<path>"
      Then they see the page "<heading>" in <language>
      And they are still at "<path>"
      And the browser asked for "/page-data<path>page-data.json" 1 time
      And the browser asked for "the server-error page's data" 1 time
      And the browser has made 0 full page loads

      Examples:
        | site    | from | path       | heading                  | language |
        | Sweden  | /    | /omraden/  | Något gick fel hos oss   | Swedish  |
        | Finland | /fi/ | /fi/hitas/ | Jokin meni meillä vikaan | Finnish  |

    @no-javascript
    Scenario Outline: The server-error page "<heading>" on the <site> site needs no scripts
      When a visitor opens "<address>" on the <site> site
      Then they see the page "<heading>" in <language>

      Examples:
        | site    | address      | heading                          | language  |
        | Sweden  | /500.html    | Något gick fel hos oss           | Swedish   |
        | Sweden  | /en/500.html | Something went wrong on our side | English   |
        | Finland | /fi/500.html | Jokin meni meillä vikaan         | Finnish   |
        | Norway  | /nb/500.html | Noe gikk galt hos oss            | Norwegian |

    Scenario: If the server-error page fails too, the page that was asked for opens by a full page load
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And "the areas page's data" answers 500
      And "the server-error page's data" answers 500
      When they follow a link to "the areas page"
      Then the browser has made 1 full page load
      And they see the page "Our areas" in English
      And the page stays readable as plain HTML
      And the browser asked for "the server-error page's data" 4 times before the full page load and 4 times after it

  @LOAD-5
  Rule: After four failed attempts, the visitor gets the page by a full page load, at its whole address
    A fault that stays is often in what the browser has loaded so far, and a full page load starts afresh.

    Scenario Outline: A link keeps its query and its place in the page when <call> answers 503 four times
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And "<call>" answers 503 4 times
      When the site takes them to "/en/areas/?via=blog#solna"
      Then the browser has made 1 full page load
      And they are at "/en/areas/?via=blog#solna"
      And they see the page "Our areas" in English
      And the page is interactive

      Examples:
        | call                  |
        | the areas page's data |
        | the site's data       |

    Scenario: A link to another language keeps its place in the page when the header's and footer's data fails four times
      Given a visitor is at "the Swedish home page" on the Sweden site, with prefetching off
      And "the header's and footer's data" answers 503 4 times
      When the site takes them to "/en/areas/#sodermalm"
      Then the browser has made 1 full page load
      And they are at "/en/areas/#sodermalm"
      And they see the page "Our areas" in English
      And the page is interactive

    Scenario: Back opens the whole address by a full page load when the page's data fails four times
      Given a visitor is at "/en/areas/?view=map#sodermalm" on the Sweden site, with prefetching off
      And they have gone on to "the blog"
      And they reload the page
      And "the areas page's data" answers 503 4 times
      When they go back
      Then they see the page "Our areas" in English
      And they are at "/en/areas/?view=map#sodermalm"
      And the page is interactive
      And the browser has made 1 full page load

    Scenario Outline: The first page stays readable when <call> always answers <fault>
      Given "<call>" answers <fault>
      When a visitor opens "the areas page" on the Sweden site, where scripts do not start
      Then the page stays readable as plain HTML
      And they see the page "Our areas" in English
      And the browser asked for "<call>" <requests> times
      And the browser has made 0 full page loads

      Examples:
        | call                           | fault   | requests |
        | the areas page's data          | 500     | 1        |
        | the header's and footer's data | nothing | 4        |
        | the shared data                | 503     | 4        |

    Scenario: The first page stays readable when its data never comes, and the navigation leads on
      Given "the areas page's data" answers 503
      And a visitor opens "the areas page" on the Sweden site, where scripts do not start
      And the page stays readable as plain HTML
      And they see the page "Our areas" in English
      And the browser asked for "the areas page's data" 4 times
      And the browser has made 0 full page loads
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English

  @LOAD-6
  Rule: If a script or stylesheet fails to load, the page reloads once to try again
    When a new version is published, the files of an open page are replaced; a reload brings those that fit.

    Scenario: A link to a search leads to it when the script of its page fails once
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And "the search's script" answers nothing 1 time
      When they follow a link to "/en/apartments/?has=sauna"
      Then the browser has made 1 full page load
      And they are at "/en/apartments/?has=sauna"
      And the page is interactive
      And they see no error

    Scenario: The areas page opens by a full page load when its stylesheet is missing
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And "every stylesheet" answers 404
      When they follow a link to "the areas page"
      Then the browser has made 1 full page load
      And they see the page "Our areas" in English
      And the page is interactive
      And they see no error

    Scenario: The page reloads at the same address when the script of the cookie settings is missing
      Given a visitor is at "/en/areas/?view=map#sodermalm" on the Sweden site, with prefetching off
      And "the script of cookie settings" answers 404
      When they ask for "Cookie settings" at the end of the page
      Then the browser has made 1 full page load
      And they are at "/en/areas/?view=map#sodermalm"
      And they see no error

    Scenario: A script that loads after a reload, and fails again in a later visit, makes the page reload once more
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And "the script of large pictures" answers 404 1 time
      And they press the button "Show picture 3 of 6 full size"
      And the browser has made 1 full page load
      And they open "Show picture 3 of 6 full size"
      And they reload the page
      And "the script of large pictures" answers 404
      When they press the button "Show picture 3 of 6 full size"
      Then the browser has made 1 full page load

  @LOAD-11
  Rule: If a script or stylesheet fails again after the reload, the visitor sees an error on the page
    A page that reloads for ever is worse than one that lacks a part, says so and can be read.

    Scenario Outline: The page "<heading>" says "<message>" when its script stays missing
      Given a visitor is at "<from>" on the <site> site, with prefetching off
      And "every page's script" answers 404
      When they follow a link to "<to>"
      Then they see the error "<message>"
      And the browser has made 1 full page load
      And they see the page "<heading>" in <language>

      Examples:
        | site    | from        | to        | message                                | heading                                | language  |
        | Finland | /fi/        | /fi/blog/ | Osaa sivusta ei voitu ladata.          | Blogi                                  | Finnish   |
        | Norway  | /nb/ei-her/ | /nb/      | En del av siden kunne ikke lastes inn. | Kvistbo har ingen boliger i Norge ennå | Norwegian |

    Scenario: A picture that still cannot open after the reload says so, and the page stays
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And "the script of large pictures" answers 404
      And they press the button "Show picture 3 of 6 full size"
      And the browser has made 1 full page load
      And the page is interactive
      When they press the button "Show picture 3 of 6 full size"
      Then they see the error "Part of the page could not be loaded."
      And they see the page "Dual-aspect one-bedroom flat with a courtyard balcony" in English

    Scenario: The first page says that a part is missing when its script gives no answer
      Given "the areas page's script" answers nothing
      When a visitor opens "/en/areas/#sodermalm" on the Sweden site, where scripts do not start
      Then they see the error "Part of the page could not be loaded."
      And the browser has made 1 full page load
      And they see the page "Our areas" in English

    Scenario: A second attempt to open the cookie settings without their stylesheet shows an error
      Given a visitor is at "the areas page" on the Sweden site, with prefetching off
      And "every stylesheet" answers 404
      And they ask for "Cookie settings" at the end of the page
      And the browser has made 1 full page load
      And they see no error
      When they ask for "Cookie settings" at the end of the page
      Then they see the error "Part of the page could not be loaded."
      And the browser has made 1 full page load
      And they see the page "Our areas" in English

    Scenario: A part of the next page that stays missing shows an error after one reload, and the navigation leads on
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And the heading of the areas waits for a script that fails
      And they follow a link to "the areas page"
      And the browser has made 1 full page load
      And they see the error "Part of the page could not be loaded."
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English

  @LOAD-8
  Rule: A page that cannot be displayed says so, and the visitor can go on to other pages
    One mistake in one text or figure must not cost the visitor the rest of the site.

    Scenario: The navigation leads on from a page that cannot be displayed, and the error is gone
      Given a visitor is at "the English home page" on the Sweden site, with prefetching off
      And "the areas page's data" comes without its "groups"
      And they follow a link to "the areas page"
      And they see the error "Part of the page could not be loaded."
      And they are still at "the areas page"
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English
      And they see no error

    Scenario: In Norway, which has no navigation, the language switch leads on from a page that cannot be displayed
      Given a visitor is at "the Norwegian home page" on the Norway site, with prefetching off
      And "the Swedish home page's data" comes without its "markets"
      And they follow a link to "the Swedish home page"
      And they see the error "En del av sidan kunde inte laddas."
      And they are still at "the Swedish home page"
      When they change the language to Norwegian
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And they see no error

  @LOAD-10
  Rule: When a script fails, visitors never lose what they have written, nor a page that cannot be loaded again
    A message to an agent takes minutes to write, and without a network a reload leaves only the browser's error.

    Scenario: A written message survives a lost network, and the picture opens once the network is back
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they fill in:
        | message           |
        | May I keep a dog? |
      And the browser has no network
      And they press the button "Show picture 3 of 6 full size"
      And they see the error "Part of the page could not be loaded."
      And the browser has its network again
      When they open "Show picture 3 of 6 full size"
      Then the browser has made 0 full page loads
      And the field "message" of the form holds "May I keep a dog?"

    Scenario: A written message stays when the script of large pictures is missing
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And "the script of large pictures" answers 404
      And they fill in:
        | message     |
        | Hej! Terve! |
      When they press the button "Show picture 3 of 6 full size"
      Then they see the error "Part of the page could not be loaded."
      And the browser has made 0 full page loads
      And the field "message" of the form holds "Hej! Terve!"

    Scenario: A message that was written while the page loaded stays when the page's own script is missing
      Given the answer to "the site's main script" is delayed
      And "the flat's script" answers 404
      And a visitor opens "the flat in Kvistgatan" on the Sweden site, where scripts do not start
      And they fill in:
        | message           |
        | May I keep a dog? |
      When the delayed answer arrives
      Then they see the error "Part of the page could not be loaded."
      And the browser has made 0 full page loads
      And the field "message" of the form holds "May I keep a dog?"

    Scenario: Without a network the page stays and shows an error, even if nothing has been written
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the browser has no network
      When they press the button "Show picture 3 of 6 full size"
      Then they see the error "Part of the page could not be loaded."
      And the browser has made 0 full page loads

    Scenario: The page stays and shows an error when the site itself does not answer
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And "the script of large pictures" answers nothing
      And "the flat in Kvistgatan" answers nothing
      When they press the button "Show picture 3 of 6 full size"
      Then they see the error "Part of the page could not be loaded."
      And the browser has made 0 full page loads

  @LOAD-13 @headline
  Rule: A release takes nothing from visitors whose page is open
    The agency releases new homes during the day, while hundreds read and write; none of them should have to notice.

    Scenario: A form that was begun before a release is sent after it
      Given the Sweden site can be released again during the visit
      And a visitor is at the form of "the contact page" on the Sweden site
      And they fill in:
        | message           |
        | May I keep a dog? |
      When the site is deployed with new scripts and says "Reach us" where it said "Contact us"
      And they send the form as "Torvald"
      Then they see the thanks "Thank you, we have received your request"
      And one request of "Torvald" is stored:
        | message           |
        | May I keep a dog? |

    Scenario: What a page loads on request still comes after a release
      Given the Sweden site can be released again during the visit
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When the site is deployed with new scripts and says "Reach us" where it said "Contact us"
      And they press the button "Show picture 3 of 6 full size"
      Then the browser asked for "the script of large pictures"
      And they see no error
      And the browser has made 0 full page loads

    Scenario: The next page after a release comes whole from the new one
      Given the Sweden site can be released again during the visit
      And a visitor is at "the English home page" on the Sweden site, with prefetching off
      When the site is deployed with new scripts and says "Our new areas" where it said "Our areas"
      And they follow a link to "the areas page"
      Then they see the page "Our new areas" in English
      And the browser has made 1 full page load
