Feature: Running the service worker

  A worker in each visitor's browser saves pages for reading offline. It runs long after a page was closed, so the agency
  must be able to end it, and it must use little of the visitor's data.

  Background:
    Given these addresses:
      | name                    | address                     |
      | the Norwegian home page | /nb/                        |
      | the areas page          | /en/areas/                  |
      | the home page           | /                           |
      | the English home page   | /en/                        |
      | the list of homes       | /en/apartments/             |
      | the flat in Kvistgatan  | /en/property/kvistgatan-12/ |
      | every picture           | /media/*                    |
      | the service worker      | /sw.js                      |

  @OFFLINE-5
  Rule: The agency can remove the service worker from every visitor's browser, and it leaves nothing of its own behind
    A fault in it would stay on visitors' devices, out of reach of every later repair of the pages.

    @service-worker
    Scenario: A removed service worker leaves only the visitor's own data
      Given a visitor is at "the Norwegian home page" on the Norway site
      And the page is saved for reading offline
      And the visitor has stored something of their own
      And the site is deployed with the worker that removes it
      When they reload the page
      Then no service worker is registered
      And only the visitor's own data is stored
      And the browser has made 0 full page loads

    @service-worker
    Scenario: After the removal, pages come from the network and cannot be read offline
      Given a visitor is at "the areas page" on the Sweden site
      And the page is saved for reading offline
      And the site is deployed with the worker that removes it
      And they reload the page
      And no service worker is registered
      When they reload the page
      Then they see the page "Our areas" in English
      And the page cannot be read offline

  @OFFLINE-6
  Rule: Saving pages for reading offline uses little of the visitor's data
    Most visits never meet a gap in the network, and visitors with a monthly allowance pay for every copy.

    @service-worker
    Scenario: The service worker is not requested while the page still loads
      Given the answer to "every picture" is delayed
      When a visitor begins to use "the home page" on the Sweden site
      Then the page is still loading, and no service worker has been requested

    @service-worker
    Scenario: The service worker is registered after the page has loaded, and precaches the offline page alone
      When a visitor opens "the home page" on the Sweden site
      Then a service worker is registered
      And the service worker has precached these files, and requested no other page:
        | /en/offline.html |
        | /offline.html    |
        | /offline.js      |

    Scenario: Browsers always ask for the newest service worker
      When a visitor opens "the home page" on the Sweden site
      Then the file "the service worker" has these headers:
        | cache-control | no-cache |

    @service-worker
    Scenario: A page that a link leads to is requested once more, to be saved
      Given a visitor is at "the list of homes" on the Sweden site
      And the page is saved for reading offline
      When they follow "Our areas" in the navigation
      Then they see the page "Our areas" in English
      And the page is saved for reading offline
      And the service worker asked for "the areas page" 1 time

    @service-worker
    Scenario: With data saver on, a page that a link leads to is not saved
      Given a visitor's browser has its data saver on
      And a visitor is at "the English home page" on the Sweden site
      And a service worker controls the page
      When they follow "Our areas" in the navigation
      Then they see the page "Our areas" in English
      And the service worker asked for "the areas page" 0 times

    @service-worker
    Scenario: A document that the visitor opens is not saved, because they can keep the file
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the page is saved for reading offline
      When they open the document "Statutes"
      Then no document is saved for reading offline
