Feature: Reading offline

  Homes are looked at in the metro, in lifts and in cellars, on phones whose network comes and goes. A page that the visitor
  has opened stays readable there. Any other page says that there is no network, and opens as soon as there is one.

  Background:
    Given these addresses:
      | name                     | address                                     |
      | the home page            | /                                           |
      | the English home page    | /en/                                        |
      | the Finnish home page    | /fi/                                        |
      | the Norwegian home page  | /nb/                                        |
      | the list of homes        | /en/apartments/                             |
      | the homes with two rooms | /en/apartments/?rooms=2                     |
      | the list in Swedish      | /bostader/                                  |
      | the list in Finnish      | /fi/asunnot/                                |
      | the areas page           | /en/areas/                                  |
      | an address in the areas  | /en/areas/?page=2                           |
      | the flat in Kvistgatan   | /en/property/kvistgatan-12/                 |
      | the flat in Oksakatu     | /fi/kohde/oksakatu-3-a-5/                   |
      | the hitas page           | /fi/hitas/                                  |
      | the blog                 | /blogg/                                     |
      | the offline page         | /en/offline.html                            |
      | the feed of Södermalm    | /api/homes-feed?language=en&place=sodermalm |
      | the feed of Solna        | /api/homes-feed?language=en&place=solna     |

  @WORKER-1
  Rule: The service worker is registered only over a secure connection or on localhost
    On an insecure connection, anybody on the same network could plant a worker that shows false pages for months.

    @service-worker
    Scenario Outline: The Sweden site registers its service worker at <origin>
      When a visitor opens the Sweden site, served at "<origin>"
      Then a service worker is registered

      Examples:
        | origin               |
        | http://localhost     |
        | https://kvistbo.test |

    @service-worker
    Scenario Outline: The <site> site registers no service worker at <origin>, and the console says why
      When a visitor opens the <site> site, served at "<origin>"
      Then the browser logs 1 problem with "Service workers can only be used over HTTPS, or on localhost"
      And no service worker is registered

      Examples:
        | site   | origin              |
        | Sweden | http://kvistbo.test |
        | Norway | http://127.0.0.1    |

  @OFFLINE-1 @headline
  Rule: A page that the visitor has opened can be read offline, with the pictures that they saw
    On the way to a viewing, people need the address, the time and the agent's number just where the network fails.

    @service-worker
    Scenario: The first page of a visit can be read offline
      When a visitor opens "the list of homes" on the Sweden site
      Then the page "Homes for sale" can be read offline in English
      And they see the same pictures as before

    @service-worker
    Scenario: A page that a link leads to can be read offline
      Given a visitor is at "the list of homes" on the Sweden site
      And the page is saved for reading offline
      When they follow "Our areas" in the navigation
      Then the page "Our areas" can be read offline in English
      And they see the same pictures as before

    @service-worker
    Scenario: A link leads back offline to the first page of a visit, in another language
      Given a visitor is at "the home page" on the Norway site
      And the page is saved for reading offline
      And they have gone on to "the Norwegian home page"
      And the page is saved for reading offline
      And the visitor goes offline
      When they follow a link to "the home page"
      Then they see the page "Kvistbo har inga bostäder i Norge än" in Swedish
      And they are at "the home page"
      And the browser has made 0 full page loads

    @service-worker
    Scenario: A link leads offline to a saved page whose styles the page in view does not have
      Given a visitor is at "the list of homes" on the Sweden site
      And the page is saved for reading offline
      And they have gone on to "the areas page"
      And they reload the page
      And the page is saved for reading offline
      And the visitor goes offline
      When they follow a link to "the list of homes"
      Then they see the page "Homes for sale" in English
      And the browser has made 0 full page loads

    @service-worker
    Scenario: A saved page opens on a network that connects but never answers
      Given a visitor is at "the areas page" on the Sweden site
      And the page is saved for reading offline
      And the network connects but never answers
      When they try to open "the areas page"
      Then they see the page "Our areas" in English
      And the site was asked in vain

    @service-worker
    Scenario: A saved page opens offline with any search in its address
      Given a visitor is at "the list of homes" on the Sweden site
      And the page is saved for reading offline
      And the visitor goes offline
      When they try to open "the homes with two rooms"
      Then they see the page "Homes for sale" in English

  @OFFLINE-2
  Rule: Without a network, a page that was never opened shows the offline page, at its address and in its language
    The browser's own error page looks as if the agency were gone, and leaves visitors to guess what to do.

    @service-worker
    Scenario Outline: "<address>" shows "<heading>" offline to a visitor of the <site> site
      Given a visitor is at "<first>" on the <site> site
      And the page is saved for reading offline
      And the visitor goes offline
      When they try to open "<address>"
      Then they see the page "<heading>" in <language>
      And they are at "<address>"
      And the page has a main part but no header, navigation or footer
      And search engines are asked not to list the page

      Examples:
        | site    | first                 | address              | heading           | language |
        | Sweden  | the home page         | the blog             | Du är offline     | Swedish  |
        | Finland | the Finnish home page | the flat in Oksakatu | Ei verkkoyhteyttä | Finnish  |

    @service-worker
    Scenario: A link to a page that the visitor has not opened leads offline to the offline page
      Given a visitor is at "the English home page" on the Sweden site
      And the page is saved for reading offline
      And the visitor goes offline
      When they follow a link to "the areas page"
      Then they see the page "You are offline" in English
      And they are at "the areas page"

  @OFFLINE-3
  Rule: The offline page opens the page that the visitor asked for once the network is back
    Nobody should have to press "reload" at every station until the train has a network again.

    @service-worker
    Scenario: The page opens when the browser notices the network
      Given a visitor at "the English home page" on the Sweden site goes offline, and the clock stops
      And the browser has no network
      And they try to open "an address in the areas"
      And the visitor is online again
      When the browser has its network again
      Then they see the page "Our areas" in English
      And they are at "an address in the areas"

    @service-worker
    Scenario: The offline page tries again by itself, with longer and longer pauses, until the page opens
      Given a visitor at "the home page" on the Norway site goes offline, and the clock stops
      And they try to open "the Norwegian home page"
      And the page is in Norwegian
      And the page says "Du er frakoblet"
      And assistive technology is told "Søker etter nett …"
      And the page asks for "the Norwegian home page" in vain after "2, 4, 8, 16, 30, 30" seconds
      And the visitor is online again
      When 30 seconds pass
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian

    @service-worker
    Scenario: Trying again opens the page once there is a network
      Given a visitor at "the Finnish home page" on the Finland site goes offline, and the clock stops
      And they try to open "the hitas page"
      And the visitor is online again
      When they follow "Yritä uudelleen" in the text
      Then they see the page "Hitas: Helsingin hintasäännelty omistusasunto" in Finnish
      And they are at "the hitas page"

    @service-worker
    Scenario: At its own address, the offline page never reloads by itself
      Given the clock stops now
      And a visitor opens "the offline page" on the Sweden site
      When 120 seconds pass
      Then they see the page "You are offline" in English
      And the browser has loaded the page 1 time
      And assistive technology is told ""

  @OFFLINE-4
  Rule: After a deployment, the visitor's next page comes in its new version, online and offline
    A copy that outlives a sale or a change of price would offer buyers a home on terms that no longer hold.

    @service-worker
    Scenario: A deployment with new scripts brings the new page and a new offline page
      Given a visitor has "the list in Swedish" and "the home page" of the Sweden site saved for reading offline
      And the site is deployed with new scripts and says "Nya hem" where it said "Bostäder till salu"
      And they follow a link to "the list in Swedish"
      And they see the page "Nya hem" in Swedish
      And the page is saved for reading offline
      And "the blog" shows "Ingen kontakt" offline in Swedish
      When they try to open "the list in Swedish"
      Then they see the page "Nya hem" in Swedish

    @service-worker
    Scenario: A deployment with new words alone brings the new page
      Given a visitor has "the list in Finnish" and "the Finnish home page" of the Finland site saved for reading offline
      And the site is deployed with new words and says "Uudet kodit" where it said "Myytävät asunnot"
      When they follow a link to "the list in Finnish"
      Then they see the page "Uudet kodit" in Finnish
      And the page "Uudet kodit" can be read offline in Finnish

  @OFFLINE-7
  Rule: The feed of one search is never shown offline for another search
    A visitor who trusts the homes of the wrong area may miss the one that they are waiting for.

    @service-worker
    Scenario: The offline page is shown instead of the feed of another search
      Given a visitor is at "the list of homes" on the Sweden site
      And the page is saved for reading offline
      And a visitor opens "the feed of Södermalm" on the Sweden site, where scripts do not start
      And the visitor goes offline
      When they try to open "the feed of Solna"
      Then they see the page "Du är offline" in Swedish
      And they are at "the feed of Solna"

  @OFFLINE-8
  Rule: A saved page that opens without a network says first when it was saved and what may have changed
    A viewing is moved within hours, and an old page looks as sure of its time as a new one.

    @service-worker
    Scenario Outline: A saved page of <site> says so without a network, and no longer with one, in <language>
      Given a visitor is at "<address>" on the <site> site
      And the page is saved for reading offline
      And the visitor goes offline
      And they reload the page
      And the note above the page says "<note>", with a date
      And the visitor is online again
      When they reload the page
      Then the page has no note above it

      Examples:
        | site    | language  | address                 | note                           |
        | Sweden  | Swedish   | the list in Swedish     | Du verkar vara offline.        |
        | Finland | Finnish   | the flat in Oksakatu    | Verkkoyhteyttä ei näytä olevan |
        | Norway  | Norwegian | the Norwegian home page | Du ser ut til å være frakoblet |

    @service-worker
    Scenario: The note of a home says in English what may have changed, until there is a network
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the page is saved for reading offline
      And the visitor goes offline
      And they reload the page
      And the note above the page says "You seem to be offline.", with a date
      And the note above the page says "Viewings and prices may have changed since.", with a date
      And the visitor is online again
      When they reload the page
      Then the page has no note above it
