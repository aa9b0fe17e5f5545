Feature: Reading offline

  Homes are looked at in the metro, in lifts and in cellars, on phones whose network comes and goes. A page that
  the visitor has been on stays readable; any other says what is wrong, and opens as soon as it can.

  @WORKER-1
  Rule: The service worker is registered only over a secure connection or on localhost

    @service-worker
    Scenario Outline: The <site> site at <origin> registers it
      When a visitor opens the <site> site, served at "<origin>"
      Then a service worker is registered

      Examples:
        | site    | origin               |
        | Sweden  | http://localhost     |
        | Finland | http://localhost     |
        | Norway  | http://localhost     |
        | Sweden  | https://kvistbo.test |

    @service-worker
    Scenario Outline: The <site> site at <origin> does not
      When a visitor opens the <site> site, served at "<origin>"
      Then the browser logs 1 problem with "Service workers can only be used over HTTPS, or on localhost"
      And no service worker is registered

      Examples:
        | site    | origin              |
        | Sweden  | http://kvistbo.test |
        | Sweden  | http://127.0.0.1    |
        | Finland | http://127.0.0.1    |
        | Norway  | http://127.0.0.1    |

  @OFFLINE-1
  Rule: A page that the visitor has been on can be read without a network, with the pictures that they saw

    @service-worker
    Scenario Outline: The first page of a visit, and one that was reached by a link, in <site>
      Given a visitor is at "<first>" on the <site> site
      And the page is saved for reading offline
      When they follow "<link>" in the navigation
      Then they see the page "<heading>" in <language>
      And the page is saved for reading offline
      When the visitor goes offline
      And they reload the page
      Then they see the page "<heading>" in <language>
      And they see the pictures that they saw there
      When they follow "<back>" in the navigation
      Then they see the page "<first heading>" in <language>
      And they are at "<first>"
      And the browser has made 0 full page loads
      When they reload the page
      Then they see the page "<first heading>" in <language>
      And they see the pictures that they saw there

      Examples:
        | site    | first        | link    | heading       | back     | first heading      | language |
        | Sweden  | /bostader/   | Områden | Våra områden  | Bostäder | Bostäder till salu | Swedish  |
        | Finland | /fi/asunnot/ | Alueet  | Toimialueemme | Asunnot  | Myytävät asunnot   | Finnish  |

    @service-worker
    Scenario: The home page in both languages, in Norway
      Given a visitor is at "/" on the Norway site
      And the page is saved for reading offline
      And they change the language to Norwegian
      And they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      And the page is saved for reading offline
      When the visitor goes offline
      And they reload the page
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian
      When they change the language to Swedish
      Then they see the page "Kvistbo har inga bostäder i Norge än" in Swedish

    @service-worker
    Scenario: On a network that connects but never answers
      Given a visitor is at "/omraden/" on the Sweden site
      And the page is saved for reading offline
      When the network connects but never answers
      And they try to open "/omraden/"
      Then they see the page "Våra områden" in Swedish
      And the site was asked in vain

    @service-worker
    Scenario: At its address with a query too
      Given a visitor is at "/bostader/" on the Sweden site
      And the page is saved for reading offline
      When the visitor goes offline
      And they try to open "/bostader/?rum=2"
      Then they see the page "Bostäder till salu" in Swedish

  @OFFLINE-2
  Rule: Without a network, a page that the visitor has not been on is answered by the offline page, at its own address and in its language

    @service-worker
    Scenario Outline: "<address>" in <site>
      Given a visitor is at "<first>" on the <site> site
      And the page is saved for reading offline
      When the visitor goes offline
      And they try to open "<address>"
      Then they see the page "<heading>" in <language>
      And they are at "<address>"
      And the page has a main part but no header, navigation or footer
      And search engines are asked not to list the page

      Examples:
        | site    | first | address                     | heading           | language  |
        | Sweden  | /     | /omraden/                   | Du är offline     | Swedish   |
        | Sweden  | /     | /en/property/kvistgatan-12/ | You are offline   | English   |
        | Finland | /fi/  | /fi/kohde/oksakatu-3-a-5/   | Ei verkkoyhteyttä | Finnish   |
        | Norway  | /     | /nb/                        | Du er uten nett   | Norwegian |

    @service-worker
    Scenario: A page that a link leads to
      Given a visitor is at "/" on the Sweden site
      And the page is saved for reading offline
      When the visitor goes offline
      And they follow "Områden" in the navigation
      Then they see the page "Du är offline" in Swedish
      And they are at "/omraden/"

  @OFFLINE-3
  Rule: The offline page opens the visitor's page by itself when the network is back

    @service-worker
    Scenario: The browser says that it is back
      Given a visitor is at "/" on the Sweden site
      And the page is saved for reading offline
      And the clock stops now
      When the visitor goes offline
      And the browser has no network
      And they try to open "/omraden/?sida=2"
      Then assistive technology is told "Väntar på nätet …"
      When the visitor is online again
      And the browser has its network again
      Then they see the page "Våra områden" in Swedish
      And they are at "/omraden/?sida=2"

    @service-worker
    Scenario: Nobody says that it is back
      Given a visitor is at "/" on the Norway site
      And the page is saved for reading offline
      And the clock stops now
      When the visitor goes offline
      And they try to open "/nb/"
      Then the page asks for "/nb/" in vain after "2, 4, 8, 16, 30, 30" seconds
      When the visitor is online again
      And 30 seconds pass
      Then they see the page "Kvistbo har ingen boliger i Norge ennå" in Norwegian

    @service-worker
    Scenario: The visitor tries again
      Given a visitor is at "/fi/" on the Finland site
      And the page is saved for reading offline
      And the clock stops now
      When the visitor goes offline
      And they try to open "/fi/hitas/"
      And they follow "Yritä uudelleen" in the text
      Then they see the page "Ei verkkoyhteyttä" in Finnish
      When the visitor is online again
      And they follow "Yritä uudelleen" in the text
      Then they are at "/fi/hitas/"
      And they see the page "Hitas: Helsingin hintasäännelty omistusasunto" in Finnish

    Scenario: At its own address it waits for nothing
      Given the clock stops now
      When a visitor opens "/en/offline.html" on the Sweden site
      And 120 seconds pass
      Then they see the page "You are offline" in English
      And the browser has loaded the page 1 time
      And assistive technology is told ""

  @OFFLINE-4
  Rule: After a new deployment the next page is the new one, with a network and without

    @service-worker
    Scenario: A deployment with new scripts and a new service worker
      Given a visitor is at "/bostader/" on the Sweden site
      And the page is saved for reading offline
      And a visitor opens "/" on the Sweden site
      And the page is saved for reading offline
      When the site is deployed with new scripts and says "Nya hem" where it said "Bostäder till salu"
      And they follow "Bostäder" in the navigation
      Then they see the page "Nya hem" in Swedish
      And the page is saved for reading offline
      And the offline page of the new deployment is kept, which says "Ingen kontakt"
      When the visitor goes offline
      And they reload the page
      Then they see the page "Nya hem" in Swedish
      When they try to open "/blogg/"
      Then they see the page "Ingen kontakt" in Swedish

    @service-worker
    Scenario: A deployment with new words only
      Given a visitor is at "/fi/asunnot/" on the Finland site
      And the page is saved for reading offline
      And a visitor opens "/fi/" on the Finland site
      And the page is saved for reading offline
      When the site is deployed with new words and says "Uudet kodit" where it said "Myytävät asunnot"
      And they follow "Asunnot" in the navigation
      Then they see the page "Uudet kodit" in Finnish
      And the page is saved for reading offline
      When the visitor goes offline
      And they reload the page
      Then they see the page "Uudet kodit" in Finnish

  @OFFLINE-5
  Rule: The service worker can be taken away from every visitor, and leaves only what is not its own

    @service-worker
    Scenario Outline: From a visitor of <site>
      Given a visitor is at "<address>" on the <site> site
      And the page is saved for reading offline
      And something of the visitor's own is stored there too
      When the site is deployed with the worker that removes it
      And they reload the page
      Then no service worker is registered
      And only what is the visitor's own is still there
      And the browser has made 0 full page loads
      When they reload the page
      Then they see the page "<heading>" in <language>
      When the visitor goes offline
      Then the address does not answer

      Examples:
        | site   | address   | heading                                | language  |
        | Sweden | /omraden/ | Våra områden                           | Swedish   |
        | Norway | /nb/      | Kvistbo har ingen boliger i Norge ennå | Norwegian |

  @OFFLINE-6
  Rule: Reading offline costs the visitor's network little

    @service-worker
    Scenario: The service worker is fetched after the page has loaded, and fetches ahead only what says that there is no network
      Given the answer to "/media/*" is delayed
      When a visitor begins to use "/" on the Sweden site
      Then the page is still loading, and no service worker has been asked for
      When the delayed answer arrives
      Then a service worker is registered
      And the service worker has fetched ahead "/en/offline.html, /offline.html, /offline.js" and nothing else
      And the file "/sw.js" has these headers:
        | cache-control | no-cache |

    @service-worker
    Scenario: A page that was reached by a link is fetched once more, to be kept
      Given a visitor is at "/bostader/" on the Sweden site
      And the page is saved for reading offline
      When they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the page is saved for reading offline
      And the service worker asked for "/omraden/" 1 time

    @service-worker
    Scenario: With data saver on, it is not
      Given a visitor's browser has its data saver on
      And a visitor is at "/" on the Sweden site
      And a service worker controls the page
      When they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the service worker asked for "/omraden/" 0 times

  @OFFLINE-7
  Rule: What depends on the whole address is not answered with what was kept of another

    @service-worker
    Scenario: The feed of another search
      Given a visitor is at "/bostader/" on the Sweden site
      And the page is saved for reading offline
      And a visitor opens "/api/homes-feed?language=sv&place=sodermalm" on the Sweden site, where scripts do not start
      And the status is 200
      When the visitor goes offline
      And they try to open "/api/homes-feed?language=sv&place=solna"
      Then they see the page "Du är offline" in Swedish
      And they are at "/api/homes-feed?language=sv&place=solna"
