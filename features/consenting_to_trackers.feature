Feature: Consenting to trackers

  Counting visits and following up adverts is useful to the agency and of no use to most visitors. So it happens only
  for visitors who agree, one purpose at a time, and only until they change their mind.

  Five services may be used: Google Analytics for statistics; Meta, Pinterest, Taboola and Outbrain for marketing.
  In these examples stand-ins answer for them, and note each call that reaches them.

  @TRACKER-1
  Rule: Meta's pixel, for social ads, reports each page once, if the visitor has agreed to marketing
    A view that is counted twice makes an advert on Facebook or Instagram look better than it is, and draws money to it.

    Scenario: Meta's pixel reports each page of the Sweden site once
      Given a first-time visitor has accepted all cookies at "/en/apartments/" on the Sweden site
      And they have saved the cookie settings unchanged
      When they change the language to Swedish
      Then Meta has been told of 2 page views

    Scenario: Meta's pixel, already on the page, reports nothing before marketing is allowed
      Given a first-time visitor
      And the services' functions are already in their browser
      And they have accepted only statistics at "/en/apartments/" on the Sweden site
      When they follow "Our areas" in the navigation
      And they change their choice to all cookies
      Then Meta has been told of 1 page view

  @TRACKER-2
  Rule: Pinterest's tag, for pin ads, reports each page once, if the visitor has agreed to marketing
    People collect ideas on Pinterest long before they buy; visits show whether the agency's pins reach them.

    Scenario: Pinterest's tag reports each page of the Norway site once
      Given a first-time visitor has accepted all cookies at "/nb/" on the Norway site
      And they have saved the cookie settings unchanged
      When they change the language to Swedish
      Then Pinterest has been told of 2 page views

    Scenario: Pinterest's tag, already on the page, reports nothing before marketing is allowed
      Given a first-time visitor
      And the services' functions are already in their browser
      And they have accepted only statistics at "/en/apartments/" on the Sweden site
      When they follow "Our areas" in the navigation
      And they change their choice to all cookies
      Then Pinterest has been told of 1 page view

  @TRACKER-3
  Rule: Google's tag, for statistics, reports each page once, if the visitor has agreed to statistics
    The agency decides by its statistics which pages to improve; a page that is counted twice, or not at all, misleads it.

    Scenario: Google's tag reports each page of the Sweden site once, by its title
      Given a first-time visitor has accepted all cookies at "/en/apartments/" on the Sweden site
      And they have saved the cookie settings unchanged
      When they change the language to Swedish
      Then Google has been told of these pages:
        | Homes for sale – Kvistbo     |
        | Bostäder till salu – Kvistbo |

    Scenario: Google's tag, already on the page, reports nothing before statistics are allowed
      Given a first-time visitor
      And the services' functions are already in their browser
      And they have accepted only marketing at "/en/apartments/" on the Sweden site
      When they follow "Our areas" in the navigation
      And they change their choice to all cookies
      Then Google has been told of these pages:
        | Our areas – Kvistbo |

    Scenario: A page that Google's tag could not take is reported to it again, and once
      Given a first-time visitor
      And the services' functions are already in their browser, and fail once
      And they have accepted all cookies at "/en/apartments/" on the Sweden site
      When they have saved the cookie settings unchanged
      Then Google has been told of 1 page view

  @TRACKER-4
  Rule: Taboola's pixel, for native ads, reports each page once, if the visitor has agreed to marketing
    Taboola shows adverts among the articles of newspapers; visits show whether that space is worth its price.

    Scenario: Taboola's pixel reports each page of the Sweden site once
      Given a first-time visitor has accepted all cookies at "/en/apartments/" on the Sweden site
      And they have saved the cookie settings unchanged
      When they change the language to Swedish
      Then Taboola has been told of 2 page views

    Scenario: Taboola's pixel, already on the page, reports nothing before marketing is allowed
      Given a first-time visitor
      And the services' functions are already in their browser
      And they have accepted only statistics at "/en/apartments/" on the Sweden site
      When they follow "Our areas" in the navigation
      And they change their choice to all cookies
      Then Taboola has been told of 1 page view

  @TRACKER-5
  Rule: Outbrain's pixel, for recommendation ads, reports each page once, if the visitor has agreed to marketing
    Outbrain recommends articles under those of other publishers; visits show whether anybody follows them to the agency.

    Scenario: Outbrain's pixel reports each page of the Sweden site once
      Given a first-time visitor has accepted all cookies at "/en/apartments/" on the Sweden site
      And they have saved the cookie settings unchanged
      When they change the language to Swedish
      Then Outbrain has been told of 2 page views

    Scenario: Outbrain's pixel, already on the page, reports nothing before marketing is allowed
      Given a first-time visitor
      And the services' functions are already in their browser
      And they have accepted only statistics at "/en/apartments/" on the Sweden site
      When they follow "Our areas" in the navigation
      And they change their choice to all cookies
      Then Outbrain has been told of 1 page view

    Scenario: A page that Outbrain's pixel could not take is reported to it again, and once
      Given a first-time visitor
      And the services' functions are already in their browser, and fail once
      And they have accepted all cookies at "/en/apartments/" on the Sweden site
      When they have saved the cookie settings unchanged
      Then Outbrain has been told of 1 page view

  @TRACKER-6 @headline
  Rule: No service is loaded or called before the visitor has agreed to its purpose
    Swedish and Finnish law require consent before anything that is not strictly necessary is stored or read on a device.

    Scenario Outline: A first-time visitor to <address> on the <site> site meets no tracker
      Given a first-time visitor
      When a visitor opens "<address>" on the <site> site
      Then no tracker is called, and no other host is contacted

      Examples:
        | site   | address          |
        | Sweden | /                |
        | Sweden | /500.html        |
        | Norway | /nb/finnes-ikke/ |

    Scenario Outline: A visitor who accepts all cookies at <address> on the <site> site contacts the five services and no other host
      Given a first-time visitor has accepted all cookies at "<address>" on the <site> site
      Then these hosts are contacted and no others:
        | service   | for its script           | for its reports              |
        | Google    | www.googletagmanager.com | region1.google-analytics.com |
        | Meta      | connect.facebook.net     | www.facebook.com             |
        | Pinterest | s.pinimg.com             | ct.pinterest.com             |
        | Taboola   | cdn.taboola.com          | trc.taboola.com              |
        | Outbrain  | amplify.outbrain.com     | tr.outbrain.com              |

      Examples:
        | site   | address        |
        | Sweden | /no-such-page/ |
        | Norway | /nb/           |

    Scenario: The server-error page uses the services that the visitor has accepted elsewhere
      Given a first-time visitor has accepted all cookies at "/" on the Sweden site
      When they open the page "/500.html"
      Then Meta has been told of 2 page views

    Scenario: A visitor who reads on without an answer has not agreed
      Given a first-time visitor is at "/en/" on the Sweden site
      When they follow "Homes" in the navigation
      And they follow "Our areas" in the navigation
      Then they see the page "Our areas" in English
      And the cookie question "Which cookies may we use?" is shown
      And no tracker is called, and no other host is contacted

    Scenario: A refusal holds on every page, in every language, and on the next visit
      Given a first-time visitor has accepted only necessary cookies at "/" on the Sweden site
      When they follow "Bostäder" in the navigation
      And they change the language to English
      And they open the page "/en/" again
      Then the cookie question is not shown
      And no tracker is called, and no other host is contacted

    Scenario: A visitor who accepts only statistics loads Google's script and no other
      Given a first-time visitor has accepted only statistics at "/fi/" on the Finland site
      Then these scripts of other hosts are loaded and no others:
        | https://www.googletagmanager.com/gtag/js?id=G-KVISTBOFI0 |

    Scenario: A visitor who accepts only marketing loads the scripts of the four marketing services
      Given a first-time visitor has accepted only marketing at "/fi/" on the Finland site
      Then these scripts of other hosts are loaded and no others:
        | https://amplify.outbrain.com/cp/obtp.js            |
        | https://cdn.taboola.com/libtrc/unip/1000358/tfa.js |
        | https://connect.facebook.net/en_US/fbevents.js     |
        | https://s.pinimg.com/ct/core.js                    |

    Scenario: A browser that blocks the services still shows the site
      Given a first-time visitor
      And their browser blocks the vendors of trackers
      And they have accepted all cookies at "/en/" on the Sweden site
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English
      And the browser logs 5 problems with "net::ERR_BLOCKED_BY_CLIENT"
      And no error has been thrown

  @CONSENT-1
  Rule: A first-time visitor is asked about each purpose, with nothing ticked
    A box that was ticked beforehand is no consent, and neither is one for several purposes.

    Scenario Outline: The question at <address> on the <site> site names each purpose and ticks none
      Given a first-time visitor
      When a visitor opens "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And nothing is ticked of "<purposes>"
      And the question says "<text>"

      Examples:
        | site    | address | heading                                  | purposes                  | text                                  |
        | Sweden  | /       | Vilka kakor får vi använda?              | Statistik, Marknadsföring | Du kan ändra dig när som helst under  |
        | Sweden  | /en/    | Which cookies may we use?                | Statistics, Marketing     | Meta, Outbrain, Pinterest and Taboola |
        | Finland | /fi/    | Mitä evästeitä saamme käyttää?           | Tilastot, Markkinointi    | Voit muuttaa mieltäsi milloin vain    |
        | Norway  | /nb/    | Hvilke informasjonskapsler kan vi bruke? | Statistikk, Markedsføring | Du kan ombestemme deg når som helst   |

    Scenario Outline: On a phone, the question at <address> on the <site> site says on request what each purpose is for
      Given a first-time visitor
      And their window is 360 pixels wide and 640 high
      And a visitor is at "<address>" on the <site> site
      And the question does not show "<text>"
      When they ask the question "<words>"
      Then the question shows "<text>"

      Examples:
        | site    | address | words                  | text                                                       |
        | Sweden  | /       | Vad används de till?   | Visar oss hur sidorna används: Google Analytics.           |
        | Sweden  | /en/    | What are they for?     | Show us how the pages are used: Google Analytics.          |
        | Finland | /fi/    | Mihin niitä käytetään? | Kertovat meille, miten sivuja käytetään: Google Analytics. |
        | Norway  | /nb/    | Hva brukes de til?     | Viser oss hvordan sidene brukes: Google Analytics.         |

    Scenario: The question on the Finland site fits narrow and wide screens and is accessible, light and dark
      Given a first-time visitor is at "/fi/ei-ole/" on the Finland site
      Then the cookie question "Mitä evästeitä saamme käyttää?" is shown
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

    @no-javascript
    Scenario: Without JavaScript the Sweden site asks nothing, and its cookie settings are a link to the privacy page
      Given a visitor is at "/" on the Sweden site
      And the button "Acceptera alla" is not shown
      And the footer has 0 buttons
      When they follow "Kakinställningar" in the footer
      Then they are at "/datasakerhet/"

    @no-javascript
    Scenario: Without JavaScript the cookie settings of the Norway site are a link to the privacy text of its home page
      Given a visitor is at "/nb/" on the Norway site
      When they follow "Innstillinger for informasjonskapsler" in the footer
      Then they are at "/nb/#privacy"

  @CONSENT-7 @headline
  Rule: Refusing cookies is as easy as accepting them, and the page stays usable meanwhile
    The Swedish and Finnish authorities require it: a choice that costs more clicks is no free one.

    Scenario Outline: Refusing is as easy as accepting at <address> on the <site> site, and a phone of <width> by <height> stays usable
      Given a first-time visitor
      And their window is <width> pixels wide and <height> high
      When a visitor opens "<address>" on the <site> site
      Then the answers "<answers>" look alike, the first two of them of one size
      And its answers are all in the window
      And all of it shows without scrolling
      And the question takes less than 46 % of the screen
      And the page can still be used
      And the question has moved nothing, and is not the largest element of the page

      Examples: Upright
        | site    | address | width | height | answers                                                 |
        | Sweden  | /       | 360   | 640    | Acceptera alla, Bara nödvändiga, Spara mitt val         |
        | Finland | /fi/    | 360   | 640    | Hyväksy kaikki, Vain välttämättömät, Tallenna valintani |
        | Norway  | /nb/    | 360   | 640    | Godta alle, Bare nødvendige, Lagre valget mitt          |

      Examples: On its side
        | site    | address | width | height | answers                                                 |
        | Sweden  | /       | 780   | 360    | Acceptera alla, Bara nödvändiga, Spara mitt val         |
        | Finland | /fi/    | 667   | 375    | Hyväksy kaikki, Vain välttämättömät, Tallenna valintani |
        | Norway  | /nb/    | 780   | 360    | Godta alle, Bare nødvendige, Lagre valget mitt          |

    Scenario: Nothing in the list of homes on the Sweden site covers the question
      Given a first-time visitor is at "/bostader/" on the Sweden site
      Then the cookie question "Vilka kakor får vi använda?" is shown
      And nothing lies over the question, wherever the page is scrolled to

  @CONSENT-2
  Rule: A choice stays on the device, and the question comes back after 12 months or when it has changed
    A question on every visit wears people down until they accept, and a consent that nobody remembers giving means little.

    Scenario: The device keeps the choice with the question and the time
      Given a first-time visitor
      And it is "2026-03-10T12:00:00.000Z"
      And a visitor is at "/en/" on the Sweden site
      When they tick "Marketing"
      And they answer "Save my choice"
      Then their device keeps this choice:
        | version    | statistics: google; marketing: meta, outbrain, pinterest, taboola |
        | date       | 2026-03-10T12:00:00.000Z                                          |
        | statistics | false                                                             |
        | marketing  | true                                                              |

    Scenario Outline: A choice of 10 March 2026 is <kept> on <day>
      Given a first-time visitor
      And it is "2026-03-10T12:00:00.000Z"
      And they have accepted all cookies at "/en/" on the Sweden site
      And it is "<time>"
      When they open the page "/en/apartments/" again
      Then the cookie question <is shown>

      Examples:
        | kept           | day           | time                     | is shown                             |
        | still in force | 10 March 2027 | 2027-03-10T12:00:00.000Z | is not shown                         |
        | out of date    | 11 March 2027 | 2027-03-11T12:00:00.000Z | "Which cookies may we use?" is shown |

    Scenario Outline: A stored choice that <fault> does not count
      Given a first-time visitor
      And it is "2026-11-21T12:00:00.000Z"
      And their device has kept a choice that <fault>
      When a visitor opens "/en/" on the Sweden site
      Then the cookie question "Which cookies may we use?" is shown
      And no tracker is called, and no other host is contacted

      Examples:
        | fault                    |
        | was about other services |
        | cannot be read           |

    Scenario: A stored choice from the day before holds
      Given a first-time visitor
      And it is "2026-11-21T12:00:00.000Z"
      And their device has kept a choice that allows statistics
      When a visitor opens "/fi/" on the Finland site
      Then the cookie question is not shown
      And these scripts of other hosts are loaded and no others:
        | https://www.googletagmanager.com/gtag/js?id=G-KVISTBOFI0 |

    Scenario: A browser that stores nothing remembers the choice while the visitor stays, and is asked again on the next visit
      Given a first-time visitor
      And their browser refuses local storage
      And they have accepted all cookies at "/en/" on the Sweden site
      And they follow "Homes" in the navigation
      And Pinterest has been told of 2 page views
      And the cookie question is not shown
      When they open the page "/en/" again
      Then the cookie question "Which cookies may we use?" is shown

  @CONSENT-3
  Rule: The choice can be changed from every page's footer, and a refusal ends what a consent began
    By the GDPR, people may withdraw a consent at any time, as easily as they gave it.

    Scenario Outline: "<settings>" at the end of <address> on the <site> site shows the choice, and "<close>" leaves it as it was
      Given a first-time visitor has accepted only marketing at "<address>" on the <site> site
      And they open "<settings>" at the end of the page
      And "<chosen>" is ticked and "<other>" is not
      When they tick "<other>"
      And they answer "<close>"
      Then the question is gone, and the focus is on "<settings>"
      And their device keeps a choice of only marketing

      Examples:
        | site    | address                | settings                              | chosen         | other      | close                  |
        | Sweden  | /objekt/kvistgatan-12/ | Kakinställningar                      | Marknadsföring | Statistik  | Stäng utan att ändra   |
        | Sweden  | /en/no-such-page/      | Cookie settings                       | Marketing      | Statistics | Close without changing |
        | Finland | /fi/                   | Evästeasetukset                       | Markkinointi   | Tilastot   | Sulje muuttamatta      |
        | Norway  | /nb/                   | Innstillinger for informasjonskapsler | Markedsføring  | Statistikk | Lukk uten å endre      |

    Scenario: Escape leaves the choice as it was and returns the focus
      Given a first-time visitor has accepted only statistics at "/en/" on the Sweden site
      And they open "Cookie settings" at the end of the page
      And "Statistics" is ticked and "Marketing" is not
      When they tick "Marketing"
      And they press Escape
      Then the question is gone, and the focus is on "Cookie settings"
      And their device keeps a choice of only statistics

    Scenario: The settings close when the visitor follows their link to the privacy page
      Given a visitor is at "/" on the Sweden site
      When they open "Kakinställningar" at the end of the page
      And they follow "Så behandlar vi personuppgifter" in the question
      Then they are at "/datasakerhet/"
      And they see the page "Dataskydd" in Swedish
      And the cookie question is not shown

    Scenario: A question that could not be loaded is not shown, and is asked on the next page
      Given a first-time visitor
      And "/consent-form-*.js" answers nothing 1 time
      And a visitor is at "/en/" on the Sweden site
      And the cookie question is not shown
      When they follow "Homes" in the navigation
      Then the cookie question "Which cookies may we use?" is shown

    Scenario: Refusing marketing removes what its services stored, stops them, and keeps the next page from them
      Given a first-time visitor has accepted all cookies at "/en/" on the Sweden site
      And they change their choice to only statistics
      And their device stores "_ga, _ga_KVISTBO, consent, trackers-used"
      And the browser has loaded the page 2 times
      When they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English
      And Meta has been told of 1 page view
      And Outbrain has been told of 1 page view

    Scenario: A link that the visitor follows while a refusal reloads the page is not lost
      Given a first-time visitor
      And the answer to "/page-data/en/apartments/page-data.json" is delayed
      And they have accepted all cookies at "/en/" on the Sweden site
      And the answer to "/en/apartments/" is delayed
      When they change their choice to only statistics, and follow "Homes" in the navigation in the same moment
      And the delayed answer to "/en/apartments/" arrives
      Then they see the page "Homes for sale" in English

    Scenario: A refusal in another window ends the services in this one
      Given a first-time visitor has accepted all cookies at "/en/" on the Sweden site
      When they change their choice to only necessary cookies in another window
      And they follow "Homes" in the navigation
      Then they see the page "Homes for sale" in English
      And the browser has loaded the page 2 times
      And their device stores "consent, trackers-used"

  @CONSENT-4
  Rule: The question can be answered with the keyboard alone, and never hides the element that has the focus
    A question in the way would lock out people who cannot use a mouse; WCAG 2.2 has a criterion of its own against it.

    Scenario: The question follows the skip link, and Enter answers it
      Given a first-time visitor is at "/en/" on the Sweden site
      And the cookie question "Which cookies may we use?" is shown
      And pressing Tab leads visibly through "Skip to content, How we handle personal data, Statistics"
      And pressing Tab leads visibly through "Marketing, Accept all, Only necessary"
      When they press Enter
      Then the cookie question is not shown
      And pressing Tab leads visibly through "Skip to content, Kvistbo"

    Scenario Outline: The question at <address> on the <site> site hides no element that Tab reaches
      Given a first-time visitor
      And their window is <width> pixels wide and <height> high
      When a visitor opens "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And each stop of Tab through the page can be seen

      Examples:
        | site   | address | width | height | heading                                  |
        | Sweden | /en/    | 1280  | 720    | Which cookies may we use?                |
        | Norway | /nb/    | 320   | 568    | Hvilke informasjonskapsler kan vi bruke? |

  @CONSENT-5
  Rule: The privacy text names each service with its purpose, and says how to withdraw a consent
    A consent is valid only if people could read beforehand who receives their data, and how to change their mind.

    Scenario Outline: The question at <address> on the Norway site leads to the privacy section of its home page
      Given a first-time visitor is at "<address>" on the Norway site
      When they follow "<link>" in the question
      Then they are at "<section>"

      Examples:
        | address          | link                                 | section      |
        | /nb/finnes-ikke/ | Slik behandler vi personopplysninger | /nb/#privacy |
        | /                | Så behandlar vi personuppgifter      | /#privacy    |

    Scenario: Norway's home page in Norwegian says how personal data is treated
      When a visitor opens "/nb/" on the Norway site
      Then the section "Personvern og informasjonskapsler" says:
        | Kvistbo Fastighetsförmedling AB, org.nr. 559000-0000, Kvistgatan 4, 118 20 Stockholm |
        | Google Analytics til statistikk og Meta, Outbrain, Pinterest og Taboola til annonser |
        | trekke samtykket tilbake                                                             |
        | under «Innstillinger for informasjonskapsler»                                        |
        | klage til Datatilsynet                                                               |

    Scenario: Norway's home page in Swedish says how personal data is treated
      When a visitor opens "/" on the Norway site
      Then the section "Dataskydd och kakor" says:
        | Kvistbo Fastighetsförmedling AB |
        | Google Analytics för statistik |
        | återkalla ditt samtycke        |
        | norska Datatilsynet            |

    Scenario: The privacy page at /datasakerhet/ on the Sweden site names each service and its purpose, and where to change a choice
      When a visitor opens "/datasakerhet/" on the Sweden site
      Then the page says:
        | Statistik: Google Analytics                           |
        | Marknadsföring: Meta, Outbrain, Pinterest och Taboola |
        | Kakinställningar                                      |

    Scenario: The privacy page at /en/privacy/ on the Sweden site names each service and its purpose, and where to change a choice
      When a visitor opens "/en/privacy/" on the Sweden site
      Then the page says:
        | Statistics: Google Analytics                     |
        | Marketing: Meta, Outbrain, Pinterest and Taboola |
        | Cookie settings                                  |

    Scenario: The privacy page at /fi/yksityisyys/ on the Finland site names each service and its purpose, and where to change a choice
      When a visitor opens "/fi/yksityisyys/" on the Finland site
      Then the page says:
        | Tilastot: Google Analytics                         |
        | Markkinointi: Meta, Outbrain, Pinterest ja Taboola |
        | Evästeasetukset                                    |

    Scenario: The privacy page at /datasakerhet/ on the Finland site names each service and its purpose, and where to change a choice
      When a visitor opens "/datasakerhet/" on the Finland site
      Then the page says:
        | Statistik: Google Analytics                           |
        | Marknadsföring: Meta, Outbrain, Pinterest och Taboola |
        | Kakinställningar                                      |

    Scenario: The privacy page at /en/privacy/ on the Finland site names each service and its purpose, and where to change a choice
      When a visitor opens "/en/privacy/" on the Finland site
      Then the page says:
        | Statistics: Google Analytics                     |
        | Marketing: Meta, Outbrain, Pinterest and Taboola |
        | Cookie settings                                  |

  @CONSENT-6
  Rule: A refusal removes everything that the services have stored on the device, whatever its name and wherever it is
    By an id that was left behind, a service would recognise the visitor months after they refused it.

    Scenario: Refusing all cookies removes data of every kind, name and place
      Given a first-time visitor has accepted all cookies at "/en/property/kvistgatan-12/" on the Sweden site
      And their device also stores:
        | cookie         | t_pt_gid                 |                             |
        | cookie         | trc_cookie_storage       |                             |
        | cookie         | dicbo_id                 |                             |
        | cookie         | set_for_a_folder         | /en/property                |
        | cookie         | set_for_the_page         | /en/property/kvistgatan-12/ |
        | cookie         | __Secure-id              |                             |
        | localStorage   | lastExternalReferrer     |                             |
        | localStorage   | lastExternalReferrerTime |                             |
        | sessionStorage | pin_session              |                             |
        | database       | signals                  |                             |
        | cache          | pixels                   |                             |
      When they change their choice to only necessary cookies
      Then the browser has loaded the page 2 times
      And nothing is on their device but "consent, recently-viewed, trackers-used" and what the site keeps for the session

    Scenario: A refusal removes cookies from a browser that refuses all other storage
      Given a first-time visitor
      And their browser refuses local storage
      And they have accepted only marketing at "/en/" on the Sweden site
      And their device stores "_fbp, _pin_unauth, outbrain_cid_fetch"
      When they change their choice to only necessary cookies
      Then the browser has loaded the page 2 times
      And their device stores ""

    Scenario: Of the data of all services, refusing statistics leaves what the marketing services still use
      Given a first-time visitor has accepted all cookies at "/" on the Sweden site
      And their device stores "_fbp, _ga, _ga_KVISTBO, _pin_unauth, consent, outbrain_cid_fetch, taboola global:user-id, trackers-used"
      And their device also stores:
        | cookie       | t_pt_gid |  |
        | localStorage | tbl-id   |  |
      When they change their choice to only marketing
      Then the browser has loaded the page 2 times
      And their device stores "_fbp, _pin_unauth, consent, outbrain_cid_fetch, t_pt_gid, taboola global:user-id, tbl-id, trackers-used"

    Scenario: Data that a window stores after a refusal in another is removed on the next page
      Given a first-time visitor has accepted all cookies at "/" on the Sweden site
      When they change their choice to only necessary cookies in another window
      And their device also stores:
        | cookie       | t_pt_gid             |  |
        | localStorage | lastExternalReferrer |  |
      And they open the page "/bostader/" again
      Then nothing is on their device but "consent, trackers-used" and what the site keeps for the session

    Scenario: A visitor who has never agreed keeps whatever else is stored on their device
      Given a first-time visitor has accepted only necessary cookies at "/" on the Sweden site
      And their device also stores:
        | cookie       | of_another |  |
        | localStorage | of_another |  |
      When they open the page "/bostader/" again
      Then the cookie question is not shown
      And their device stores "consent, of_another, of_another"
