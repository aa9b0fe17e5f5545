Feature: Consenting to trackers

  Measuring visits and following up adverts is useful to the agency and of no use to most visitors. So it
  happens only for those who say yes, one purpose at a time, and only for as long as they do.

  Five services may be used: Google Analytics for statistics; Meta, Pinterest, Taboola and Outbrain for
  marketing. In these examples stand-ins answer for them, and take down each call that reaches them.

  @TRACKER-1
  Rule: Meta's pixel, for social ads, is told of each page once, as soon as it is there and the visitor has agreed to marketing

    Scenario Outline: A visitor to <site> agrees to everything, changes nothing, and reads on
      Given a first-time visitor is at "<address>" on the <site> site
      When they answer "<accept>"
      Then the calls of fbq are:
        | fbq("set", "autoConfig", false, "<id>") |
        | fbq("init", "<id>")                     |
        | fbq("track", "PageView")                |
      When they open "<settings>" at the end of the page
      And they answer "<save>"
      And they change the language to <language>
      Then the calls of fbq are:
        | fbq("set", "autoConfig", false, "<id>") |
        | fbq("init", "<id>")                     |
        | fbq("track", "PageView")                |
        | fbq("track", "PageView")                |

      Examples:
        | site    | address      | id              | accept         | settings                              | save               | language |
        | Sweden  | /bostader/   | 100000000000046 | Acceptera alla | Kakinställningar                      | Spara mitt val     | English  |
        | Finland | /fi/asunnot/ | 100000000000358 | Hyväksy kaikki | Evästeasetukset                       | Tallenna valintani | English  |
        | Norway  | /nb/         | 100000000000047 | Godta alle     | Innstillinger for informasjonskapsler | Lagre valget mitt  | Swedish  |

    Scenario: Already there, but the visitor has agreed to statistik alone, and later to marknadsföring too
      Given a first-time visitor
      And their browser has the trackers' functions already
      When a visitor opens "/bostader/" on the Sweden site
      And they tick "Statistik"
      And they answer "Spara mitt val"
      And they follow "Områden" in the navigation
      Then the calls of gtag are:
        | gtag("event", "page_view", {"page_title":"Bostäder till salu – Kvistbo"})                                                               |
        | gtag("consent", "default", {"analytics_storage":"granted","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}) |
        | gtag("js", now)                                                                                                                         |
        | gtag("config", "G-KVISTBOSE0", {"send_page_view":false})                                                                                |
        | gtag("event", "page_view", {"page_title":"Våra områden – Kvistbo"})                                                                     |
      But fbq is not called
      When they open "Kakinställningar" at the end of the page
      And they tick "Marknadsföring"
      And they answer "Spara mitt val"
      Then the calls of fbq are:
        | fbq("track", "PageView")                           |
        | fbq("set", "autoConfig", false, "100000000000046") |
        | fbq("init", "100000000000046")                     |

  @TRACKER-2
  Rule: Pinterest's tag, for pin ads, is told of each page once, as soon as it is there and the visitor has agreed to marketing

    Scenario Outline: A visitor to <site> agrees to everything, changes nothing, and reads on
      Given a first-time visitor is at "<address>" on the <site> site
      When they answer "<accept>"
      Then the calls of pintrk are:
        | pintrk("load", "<id>") |
        | pintrk("page")         |
      When they open "<settings>" at the end of the page
      And they answer "<save>"
      And they change the language to <language>
      Then the calls of pintrk are:
        | pintrk("load", "<id>") |
        | pintrk("page")         |
        | pintrk("page")         |

      Examples:
        | site    | address      | id            | accept         | settings                              | save               | language |
        | Sweden  | /bostader/   | 2600000000046 | Acceptera alla | Kakinställningar                      | Spara mitt val     | English  |
        | Finland | /fi/asunnot/ | 2600000000358 | Hyväksy kaikki | Evästeasetukset                       | Tallenna valintani | English  |
        | Norway  | /nb/         | 2600000000047 | Godta alle     | Innstillinger for informasjonskapsler | Lagre valget mitt  | Swedish  |

    Scenario: Already there, but the visitor has agreed to statistik alone, and later to marknadsföring too
      Given a first-time visitor
      And their browser has the trackers' functions already
      When a visitor opens "/bostader/" on the Sweden site
      And they tick "Statistik"
      And they answer "Spara mitt val"
      And they follow "Områden" in the navigation
      Then the calls of gtag are:
        | gtag("event", "page_view", {"page_title":"Bostäder till salu – Kvistbo"})                                                               |
        | gtag("consent", "default", {"analytics_storage":"granted","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}) |
        | gtag("js", now)                                                                                                                         |
        | gtag("config", "G-KVISTBOSE0", {"send_page_view":false})                                                                                |
        | gtag("event", "page_view", {"page_title":"Våra områden – Kvistbo"})                                                                     |
      But pintrk is not called
      When they open "Kakinställningar" at the end of the page
      And they tick "Marknadsföring"
      And they answer "Spara mitt val"
      Then the calls of pintrk are:
        | pintrk("page")                  |
        | pintrk("load", "2600000000046") |

  @TRACKER-3
  Rule: Google's tag, for statistics, is told of each page once, as soon as it is there and the visitor has agreed to statistics

    Scenario Outline: A visitor to <site> agrees to everything, changes nothing, and reads on
      Given a first-time visitor is at "<address>" on the <site> site
      When they answer "<accept>"
      Then the calls of gtag are:
        | gtag("consent", "default", {"analytics_storage":"granted","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}) |
        | gtag("js", now)                                                                                                                         |
        | gtag("config", "<id>", {"send_page_view":false})                                                                                        |
        | gtag("event", "page_view", {"page_title":"<title>"})                                                                                    |
      When they open "<settings>" at the end of the page
      And they answer "<save>"
      And they change the language to <language>
      Then the calls of gtag are:
        | gtag("consent", "default", {"analytics_storage":"granted","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}) |
        | gtag("js", now)                                                                                                                         |
        | gtag("config", "<id>", {"send_page_view":false})                                                                                        |
        | gtag("event", "page_view", {"page_title":"<title>"})                                                                                    |
        | gtag("event", "page_view", {"page_title":"<next>"})                                                                                     |

      Examples:
        | site    | address      | id           | accept         | settings                              | save               | language | title                        | next                     |
        | Sweden  | /bostader/   | G-KVISTBOSE0 | Acceptera alla | Kakinställningar                      | Spara mitt val     | English  | Bostäder till salu – Kvistbo | Homes for sale – Kvistbo |
        | Finland | /fi/asunnot/ | G-KVISTBOFI0 | Hyväksy kaikki | Evästeasetukset                       | Tallenna valintani | English  | Myytävät asunnot – Kvistbo   | Homes for sale – Kvistbo |
        | Norway  | /nb/         | G-KVISTBONO0 | Godta alle     | Innstillinger for informasjonskapsler | Lagre valget mitt  | Swedish  | Kvistbo i Norge              | Kvistbo i Norge          |

    Scenario: Already there, but the visitor has agreed to marknadsföring alone, and later to statistik too
      Given a first-time visitor
      And their browser has the trackers' functions already
      When a visitor opens "/bostader/" on the Sweden site
      And they tick "Marknadsföring"
      And they answer "Spara mitt val"
      And they follow "Områden" in the navigation
      Then the calls of fbq are:
        | fbq("track", "PageView")                           |
        | fbq("set", "autoConfig", false, "100000000000046") |
        | fbq("init", "100000000000046")                     |
        | fbq("track", "PageView")                           |
      But gtag is not called
      When they open "Kakinställningar" at the end of the page
      And they tick "Statistik"
      And they answer "Spara mitt val"
      Then the calls of gtag are:
        | gtag("event", "page_view", {"page_title":"Våra områden – Kvistbo"})                                                                     |
        | gtag("consent", "default", {"analytics_storage":"granted","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}) |
        | gtag("js", now)                                                                                                                         |
        | gtag("config", "G-KVISTBOSE0", {"send_page_view":false})                                                                                |

  @TRACKER-4
  Rule: Taboola's pixel, for native ads, is told of each page once, as soon as it is there and the visitor has agreed to marketing

    Scenario Outline: A visitor to <site> agrees to everything, changes nothing, and reads on
      Given a first-time visitor is at "<address>" on the <site> site
      When they answer "<accept>"
      Then the calls of _tfa are:
        | _tfa.push({"notify":"event","name":"page_view","id":<id>}) |
      When they open "<settings>" at the end of the page
      And they answer "<save>"
      And they change the language to <language>
      Then the calls of _tfa are:
        | _tfa.push({"notify":"event","name":"page_view","id":<id>}) |
        | _tfa.push({"notify":"event","name":"page_view","id":<id>}) |

      Examples:
        | site    | address      | id      | accept         | settings                              | save               | language |
        | Sweden  | /bostader/   | 1000046 | Acceptera alla | Kakinställningar                      | Spara mitt val     | English  |
        | Finland | /fi/asunnot/ | 1000358 | Hyväksy kaikki | Evästeasetukset                       | Tallenna valintani | English  |
        | Norway  | /nb/         | 1000047 | Godta alle     | Innstillinger for informasjonskapsler | Lagre valget mitt  | Swedish  |

    Scenario: Already there, but the visitor has agreed to statistik alone, and later to marknadsföring too
      Given a first-time visitor
      And their browser has the trackers' functions already
      When a visitor opens "/bostader/" on the Sweden site
      And they tick "Statistik"
      And they answer "Spara mitt val"
      And they follow "Områden" in the navigation
      Then the calls of gtag are:
        | gtag("event", "page_view", {"page_title":"Bostäder till salu – Kvistbo"})                                                               |
        | gtag("consent", "default", {"analytics_storage":"granted","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}) |
        | gtag("js", now)                                                                                                                         |
        | gtag("config", "G-KVISTBOSE0", {"send_page_view":false})                                                                                |
        | gtag("event", "page_view", {"page_title":"Våra områden – Kvistbo"})                                                                     |
      But _tfa is not called
      When they open "Kakinställningar" at the end of the page
      And they tick "Marknadsföring"
      And they answer "Spara mitt val"
      Then the calls of _tfa are:
        | _tfa.push({"notify":"event","name":"page_view","id":1000046}) |

  @TRACKER-5
  Rule: Outbrain's pixel, for recommendation ads, is told of each page once, as soon as it is there and the visitor has agreed to marketing

    Scenario Outline: A visitor to <site> agrees to everything, changes nothing, and reads on
      Given a first-time visitor is at "<address>" on the <site> site
      When they answer "<accept>"
      Then the calls of obApi are:
        | obApi("track", "PAGE_VIEW", {"marketerId":"<id>"}) |
      When they open "<settings>" at the end of the page
      And they answer "<save>"
      And they change the language to <language>
      Then the calls of obApi are:
        | obApi("track", "PAGE_VIEW", {"marketerId":"<id>"}) |
        | obApi("track", "PAGE_VIEW", {"marketerId":"<id>"}) |

      Examples:
        | site    | address      | id                               | accept         | settings                              | save               | language |
        | Sweden  | /bostader/   | 00000000000000000000000000000046 | Acceptera alla | Kakinställningar                      | Spara mitt val     | English  |
        | Finland | /fi/asunnot/ | 00000000000000000000000000000358 | Hyväksy kaikki | Evästeasetukset                       | Tallenna valintani | English  |
        | Norway  | /nb/         | 00000000000000000000000000000047 | Godta alle     | Innstillinger for informasjonskapsler | Lagre valget mitt  | Swedish  |

    Scenario: Already there, but the visitor has agreed to statistik alone, and later to marknadsföring too
      Given a first-time visitor
      And their browser has the trackers' functions already
      When a visitor opens "/bostader/" on the Sweden site
      And they tick "Statistik"
      And they answer "Spara mitt val"
      And they follow "Områden" in the navigation
      Then the calls of gtag are:
        | gtag("event", "page_view", {"page_title":"Bostäder till salu – Kvistbo"})                                                               |
        | gtag("consent", "default", {"analytics_storage":"granted","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}) |
        | gtag("js", now)                                                                                                                         |
        | gtag("config", "G-KVISTBOSE0", {"send_page_view":false})                                                                                |
        | gtag("event", "page_view", {"page_title":"Våra områden – Kvistbo"})                                                                     |
      But obApi is not called
      When they open "Kakinställningar" at the end of the page
      And they tick "Marknadsföring"
      And they answer "Spara mitt val"
      Then the calls of obApi are:
        | obApi("track", "PAGE_VIEW") |

  @TRACKER-6
  Rule: Nothing of a tracker is loaded or called before the visitor has agreed to its purpose

    Scenario Outline: Before and after a yes at "<address>" in <site>
      Given a first-time visitor is at "<address>" on the <site> site
      Then no tracker is called, and no other host is contacted
      When they answer "<accept>"
      Then scripts are asked of "amplify.outbrain.com, cdn.taboola.com, connect.facebook.net, s.pinimg.com, www.googletagmanager.com" and no other host
      And they report to "ct.pinterest.com, region1.google-analytics.com, tr.outbrain.com, trc.taboola.com, www.facebook.com"

      Examples:
        | site    | address                       | accept         |
        | Sweden  | /                             | Acceptera alla |
        | Sweden  | /en/apartments/               | Accept all     |
        | Sweden  | /objekt/kvistgatan-12/        | Acceptera alla |
        | Sweden  | /begar-kontakt/               | Acceptera alla |
        | Sweden  | /no-such-page/                | Acceptera alla |
        | Finland | /fi/talot/kallion-kuusenoksa/ | Hyväksy kaikki |
        | Finland | /fi/asuinaluevertailu/        | Hyväksy kaikki |
        | Finland | /fi/blog/hitas-lyhyesti/      | Hyväksy kaikki |
        | Finland | /en/privacy/                  | Accept all     |
        | Norway  | /nb/                          | Godta alle     |
        | Norway  | /nb/finnes-ikke/              | Godta alle     |

    Scenario: The server-error page, before and after a yes elsewhere
      Given a first-time visitor is at "/500.html" on the Sweden site
      Then no tracker is called, and no other host is contacted
      When they open "/" again
      And they answer "Acceptera alla"
      And they open "/500.html" again
      Then scripts are asked of "amplify.outbrain.com, cdn.taboola.com, connect.facebook.net, s.pinimg.com, www.googletagmanager.com" and no other host

    Scenario: Reading on without an answer is none
      Given a first-time visitor is at "/" on the Sweden site
      When they follow "Bostäder" in the navigation
      And they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the cookie question "Vilka kakor får vi använda?" is shown
      And no tracker is called, and no other host is contacted

    Scenario: A no holds on every page, in every language
      Given a first-time visitor is at "/" on the Sweden site
      When they answer "Bara nödvändiga"
      And they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish
      When they change the language to English
      Then they are at "/en/apartments/"
      And no tracker is called, and no other host is contacted
      When they open "/en/" again
      Then the cookie question is not shown
      And no tracker is called, and no other host is contacted

    Scenario Outline: A yes to one purpose is a no to the other: <purpose>
      Given a first-time visitor is at "/fi/" on the Finland site
      When they tick "<purpose>"
      And they answer "Tallenna valintani"
      Then the scripts "<scripts>" are asked for and no others

      Examples:
        | purpose      | scripts                                                                                                                                                                      |
        | Tilastot     | https://www.googletagmanager.com/gtag/js?id=G-KVISTBOFI0                                                                                                                     |
        | Markkinointi | https://amplify.outbrain.com/cp/obtp.js, https://cdn.taboola.com/libtrc/unip/1000358/tfa.js, https://connect.facebook.net/en_US/fbevents.js, https://s.pinimg.com/ct/core.js |

    Scenario: A browser that blocks the vendors shows the site as before
      Given a first-time visitor
      And their browser blocks the vendors of trackers
      When a visitor opens "/" on the Sweden site
      And they answer "Acceptera alla"
      Then the browser logs 5 problems with "net::ERR_BLOCKED_BY_CLIENT"
      And no error has been thrown
      When they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish

  @CONSENT-1
  Rule: A new visitor is asked by purpose, with nothing ticked, a no as near as a yes, and the page still theirs to use

    Scenario Outline: At "<address>" in <site>
      Given a first-time visitor
      And their window is 360 pixels wide and 640 high
      When a visitor opens "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And nothing is ticked of "<purposes>"
      And the question says "<told>"
      And the answers "<answers>" look alike, the first two of them of one size
      And its answers are all in the window
      And the question takes less than 67 % of the screen
      And the page can still be used
      And nothing has moved for the question, and it is not what the page shows largest

      Examples:
        | site    | address | heading                                  | purposes                  | told                                                                              | answers                                                 |
        | Sweden  | /       | Vilka kakor får vi använda?              | Statistik, Marknadsföring | Du kan ändra dig när som helst under ”Kakinställningar”                           | Acceptera alla, Bara nödvändiga, Spara mitt val         |
        | Sweden  | /en/    | Which cookies may we use?                | Statistics, Marketing     | change your mind at any time under ‘Cookie settings’                              | Accept all, Only necessary, Save my choice              |
        | Finland | /fi/    | Mitä evästeitä saamme käyttää?           | Tilastot, Markkinointi    | Voit muuttaa mieltäsi milloin vain: ”Evästeasetukset”                             | Hyväksy kaikki, Vain välttämättömät, Tallenna valintani |
        | Norway  | /nb/    | Hvilke informasjonskapsler kan vi bruke? | Statistikk, Markedsføring | Du kan ombestemme deg når som helst under «Innstillinger for informasjonskapsler» | Godta alle, Bare nødvendige, Lagre valget mitt          |
        | Norway  | /       | Vilka kakor får vi använda?              | Statistik, Marknadsföring | Meta, Outbrain, Pinterest och Taboola                                             | Acceptera alla, Bara nödvändiga, Spara mitt val         |

    Scenario Outline: On narrow and wide screens, light and dark, in <site>
      Given a first-time visitor is at "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And the page fits screens of 320, 768 and 1440 pixels without scrolling sideways
      And it meets WCAG 2.2 AA there, light and dark

      Examples:
        | site    | address     | heading                                  |
        | Finland | /fi/ei-ole/ | Mitä evästeitä saamme käyttää?           |
        | Norway  | /nb/        | Hvilke informasjonskapsler kan vi bruke? |

    Scenario Outline: Nothing of the list of <site> lies over the question, wherever the page is
      Given a first-time visitor is at "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And nothing lies over the question, wherever the page is scrolled to

      Examples:
        | site    | address      | heading                        |
        | Sweden  | /bostader/   | Vilka kakor får vi använda?    |
        | Finland | /fi/asunnot/ | Mitä evästeitä saamme käyttää? |

    @no-javascript
    Scenario: Without JavaScript nothing is asked, for nothing would be loaded
      When a visitor opens "/" on the Sweden site
      Then the footer has a link to "Kakinställningar"
      And the footer has 0 buttons
      When they follow "Kakinställningar" in the footer
      Then they are at "/datasakerhet/"

    @no-javascript
    Scenario: Norway's home page says without JavaScript how personal data is treated
      When a visitor opens "/nb/" on the Norway site
      Then the footer has a link to "Innstillinger for informasjonskapsler"
      And the footer has 0 buttons
      When they follow "Innstillinger for informasjonskapsler" in the footer
      Then they are at "/nb/#privacy"

  @CONSENT-2
  Rule: A choice is kept on the visitor's device with what was asked and when, and asked again when that has changed or after 12 months

    Scenario: What is kept
      Given a first-time visitor
      And it is "2026-03-10T12:00:00.000Z"
      When a visitor opens "/en/" on the Sweden site
      And they tick "Marketing"
      And they answer "Save my choice"
      Then their device holds the choice:
        """
        {"version":"statistics: google; marketing: meta, outbrain, pinterest, taboola","date":"2026-03-10T12:00:00.000Z","purposes":{"statistics":false,"marketing":true}}
        """

    Scenario Outline: A choice of 10 March 2026 is <kept> on <day>
      Given a first-time visitor
      And it is "2026-03-10T12:00:00.000Z"
      When a visitor opens "/" on the Sweden site
      And they answer "Acceptera alla"
      Then scripts are asked of "amplify.outbrain.com, cdn.taboola.com, connect.facebook.net, s.pinimg.com, www.googletagmanager.com" and no other host
      Given it is "<time>"
      When they open "/bostader/" again
      Then the cookie question <is shown>

      Examples:
        | kept           | day           | time                     | is shown                               |
        | still in force | 10 March 2027 | 2027-03-10T12:00:00.000Z | is not shown                           |
        | asked again    | 11 March 2027 | 2027-03-11T12:00:00.000Z | "Vilka kakor får vi använda?" is shown |

    Scenario Outline: A choice that <fault> is no choice
      Given a first-time visitor
      And it is "2026-11-21T12:00:00.000Z"
      And their device has kept the choice:
        """
        <choice>
        """
      When a visitor opens "/" on the Sweden site
      Then the cookie question "Vilka kakor får vi använda?" is shown
      And no tracker is called, and no other host is contacted

      Examples:
        | fault               | choice                                                                                                                                                            |
        | is to other vendors | {"version":"statistics: google; marketing: meta, outbrain, pinterest","date":"2026-11-20T12:00:00.000Z","purposes":{"statistics":true,"marketing":true}}          |
        | has no version      | {"date":"2026-11-20T12:00:00.000Z","purposes":{"statistics":true,"marketing":true}}                                                                               |
        | has no date         | {"version":"statistics: google; marketing: meta, outbrain, pinterest, taboola","purposes":{"statistics":true,"marketing":true}}                                   |
        | is of no purpose    | {"version":"statistics: google; marketing: meta, outbrain, pinterest, taboola","date":"2026-11-20T12:00:00.000Z","purposes":{"statistics":true}}                  |
        | is no yes or no     | {"version":"statistics: google; marketing: meta, outbrain, pinterest, taboola","date":"2026-11-20T12:00:00.000Z","purposes":{"statistics":"no","marketing":"no"}} |
        | cannot be read      | {"version":                                                                                                                                                       |
        | is of a day to come | {"version":"statistics: google; marketing: meta, outbrain, pinterest, taboola","date":"2999-01-01T12:00:00.000Z","purposes":{"statistics":true,"marketing":true}}  |

    Scenario: A choice in force
      Given a first-time visitor
      And it is "2026-11-21T12:00:00.000Z"
      And their device has kept the choice:
        """
        {"version":"statistics: google; marketing: meta, outbrain, pinterest, taboola","date":"2026-11-20T12:00:00.000Z","purposes":{"statistics":true,"marketing":false}}
        """
      When a visitor opens "/" on the Sweden site
      Then scripts are asked of "www.googletagmanager.com" and no other host
      And the cookie question is not shown

    Scenario: A browser that stores nothing remembers until the next visit
      Given a first-time visitor
      And their browser refuses local storage
      When a visitor opens "/" on the Sweden site
      And they answer "Acceptera alla"
      And they follow "Bostäder" in the navigation
      Then the calls of pintrk are:
        | pintrk("load", "2600000000046") |
        | pintrk("page")                  |
        | pintrk("page")                  |
      And the cookie question is not shown
      When they open "/" again
      Then the cookie question "Vilka kakor får vi använda?" is shown

  @CONSENT-3
  Rule: The choice can be changed from every page's footer, and a no ends what a yes began

    Scenario Outline: Looking, and leaving it at that, at "<address>" in <site>
      Given a first-time visitor is at "<address>" on the <site> site
      When they tick "<purpose>"
      And they answer "<save>"
      And they open "<settings>" at the end of the page
      Then "<purpose>" is ticked and "<other>" is not
      When they press Escape
      Then the question is gone, and the focus is on "<settings>"
      When they open "<settings>" at the end of the page
      And they tick "<other>"
      And they answer "<close>"
      Then the question is gone, and the focus is on "<settings>"
      When they open "<settings>" at the end of the page
      Then "<purpose>" is ticked and "<other>" is not

      Examples:
        | site    | address                | purpose      | other          | save               | settings                              | close                  |
        | Sweden  | /objekt/kvistgatan-12/ | Statistik    | Marknadsföring | Spara mitt val     | Kakinställningar                      | Stäng utan att ändra   |
        | Sweden  | /en/no-such-page/      | Marketing    | Statistics     | Save my choice     | Cookie settings                       | Close without changing |
        | Finland | /fi/                   | Markkinointi | Tilastot       | Tallenna valintani | Evästeasetukset                       | Sulje muuttamatta      |
        | Norway  | /nb/                   | Statistikk   | Markedsføring  | Lagre valget mitt  | Innstillinger for informasjonskapsler | Lukk uten å endre      |

    Scenario: The link to the privacy page leads there, and the settings stay behind
      Given a visitor is at "/" on the Sweden site
      When they open "Kakinställningar" at the end of the page
      And they follow "Så behandlar vi personuppgifter" in the question
      Then they are at "/datasakerhet/"
      And they see the page "Dataskydd" in Swedish
      And the cookie question is not shown

    Scenario: The question that could not be loaded is asked on the next page
      Given a first-time visitor
      And "/consent-form-*.js" answers nothing 1 time
      When a visitor opens "/" on the Sweden site
      Then the cookie question is not shown
      When they follow "Bostäder" in the navigation
      Then the cookie question "Vilka kakor får vi använda?" is shown

    Scenario: A no to marketing after a yes to all
      Given a first-time visitor is at "/" on the Sweden site
      When they answer "Acceptera alla"
      Then their device stores "_fbp, _ga, _ga_KVISTBO, _pin_unauth, consent, outbrain_cid_fetch, taboola global:user-id, trackers-used"
      When they open "Kakinställningar" at the end of the page
      And they untick "Marknadsföring"
      And they answer "Spara mitt val"
      Then their device stores "_ga, _ga_KVISTBO, consent, trackers-used"
      And the browser has loaded the page 2 times
      And the calls of fbq are:
        | fbq("set", "autoConfig", false, "100000000000046") |
        | fbq("init", "100000000000046")                     |
        | fbq("track", "PageView")                           |
      When they follow "Bostäder" in the navigation
      Then the calls of obApi are:
        | obApi("track", "PAGE_VIEW", {"marketerId":"00000000000000000000000000000046"}) |

    Scenario: A no to all, though one of them writes as the page goes
      Given a first-time visitor is at "/nb/" on the Norway site
      When they answer "Godta alle"
      Then their device stores "_fbp, _ga, _ga_KVISTBO, _pin_unauth, consent, outbrain_cid_fetch, taboola global:user-id, trackers-used"
      When they open "Innstillinger for informasjonskapsler" at the end of the page
      And they answer "Bare nødvendige"
      Then the browser has loaded the page 2 times
      And their device stores "consent, trackers-used"

    Scenario: A no in another window
      Given a first-time visitor is at "/" on the Sweden site
      When they answer "Acceptera alla"
      Then the calls of obApi are:
        | obApi("track", "PAGE_VIEW", {"marketerId":"00000000000000000000000000000046"}) |
      When they answer "Bara nödvändiga" under "Kakinställningar" in another window
      And they follow "Bostäder" in the navigation
      Then they see the page "Bostäder till salu" in Swedish
      And the browser has loaded the page 2 times
      And their device stores "consent, trackers-used"

  @CONSENT-4
  Rule: The question can be answered with the keyboard alone, and hides nothing that has the focus

    Scenario: It comes right after the link past the header, and lets go of the focus
      Given a first-time visitor is at "/" on the Sweden site
      Then the cookie question "Vilka kakor får vi använda?" is shown
      And pressing Tab leads visibly through "Hoppa till innehållet, Så behandlar vi personuppgifter, Statistik, Marknadsföring, Acceptera alla, Bara nödvändiga"
      When they press Enter
      Then the cookie question is not shown
      And pressing Tab leads visibly through "Hoppa till innehållet, Kvistbo"

    Scenario Outline: Nothing with the focus is hidden at "<address>" in <site>
      Given a first-time visitor
      And their window is <width> pixels wide and <height> high
      When a visitor opens "<address>" on the <site> site
      Then the cookie question "<heading>" is shown
      And each stop of Tab through the page can be seen beside the question

      Examples:
        | site    | address    | width | height | heading                                  |
        | Sweden  | /en/       | 1280  | 720    | Which cookies may we use?                |
        | Finland | /fi/hitas/ | 360   | 640    | Mitä evästeitä saamme käyttää?           |
        | Norway  | /nb/       | 320   | 568    | Hvilke informasjonskapsler kan vi bruke? |

  @CONSENT-5
  Rule: The privacy page names each service by its purpose, what is kept on the device, and how to take a yes back

    Scenario Outline: Norway has no privacy page, so its home page says it and the question leads there, in <language>
      Given a first-time visitor is at "<address>" on the Norway site
      When they follow "<link>" in the question
      Then they are at "<section>"
      And the section "<heading>" says "<company>"
      And the section "<heading>" says "<services>"
      And the section "<heading>" says "<withdrawal>"
      And the section "<heading>" says "<complaint>"

      Examples:
        | language  | address          | link                                 | section      | heading                           | company                                                                  | services                                                                             | withdrawal                                    | complaint              |
        | Norwegian | /nb/             | Slik behandler vi personopplysninger | /nb/#privacy | Personvern og informasjonskapsler | Kvistbo Eiendomsmegling AS, org.nr. 000 000 000, Kvistveien 4, 0150 Oslo | Google Analytics til statistikk og Meta, Outbrain, Pinterest og Taboola til annonser | trekke samtykket tilbake                      | klage til Datatilsynet |
        | Norwegian | /nb/finnes-ikke/ | Slik behandler vi personopplysninger | /nb/#privacy | Personvern og informasjonskapsler | Kvistbo Eiendomsmegling AS                                               | til statistikk og                                                                    | under «Innstillinger for informasjonskapsler» | Datatilsynet           |
        | Swedish   | /                | Så behandlar vi personuppgifter      | /#privacy    | Dataskydd och kakor               | Kvistbo Eiendomsmegling AS                                               | Google Analytics för statistik                                                       | återkalla ditt samtycke                       | norska Datatilsynet    |

    Scenario Outline: In <site>, in <language>
      When a visitor opens "<address>" on the <site> site
      Then the page says "<statistics>: Google Analytics"
      And the page says "<marketing>: Meta, Outbrain, Pinterest <and> Taboola"
      And the page says "<kept>"
      And the page says "<settings>"

      Examples:
        | site    | language | address          | statistics | marketing      | and | kept                      | settings         |
        | Sweden  | Swedish  | /datasakerhet/   | Statistik  | Marknadsföring | och | ditt val om kakor         | Kakinställningar |
        | Sweden  | English  | /en/privacy/     | Statistics | Marketing      | and | your choice about cookies | Cookie settings  |
        | Finland | Finnish  | /fi/yksityisyys/ | Tilastot   | Markkinointi   | ja  | evästevalintasi           | Evästeasetukset  |
        | Finland | Swedish  | /datasakerhet/   | Statistik  | Marknadsföring | och | ditt val om kakor         | Kakinställningar |
        | Finland | English  | /en/privacy/     | Statistics | Marketing      | and | your choice about cookies | Cookie settings  |

  @CONSENT-6
  Rule: After a no, nothing that a service has left on the device stays, whatever it is called and wherever it lies

    Scenario: A no to all, at another page than the one where some of it was set
      Given a first-time visitor is at "/en/property/kvistgatan-12/" on the Sweden site
      When they answer "Accept all"
      Then their device stores "_fbp, _ga, _ga_KVISTBO, _pin_unauth, consent, outbrain_cid_fetch, recently-viewed, taboola global:user-id, trackers-used"
      When the services store as well:
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
      And they open "Cookie settings" at the end of the page
      And they answer "Only necessary"
      Then the browser has loaded the page 2 times
      And nothing is on their device but "consent, recently-viewed, trackers-used" and what the site keeps for the session

    Scenario: A no to statistics leaves what the others may go on using
      Given a first-time visitor is at "/" on the Sweden site
      When they answer "Acceptera alla"
      And the services store as well:
        | cookie       | t_pt_gid |  |
        | localStorage | tbl-id   |  |
      And they open "Kakinställningar" at the end of the page
      And they untick "Statistik"
      And they answer "Spara mitt val"
      Then the browser has loaded the page 2 times
      And their device stores "_fbp, _pin_unauth, consent, outbrain_cid_fetch, t_pt_gid, taboola global:user-id, tbl-id, trackers-used"

    Scenario: What a window writes that is closed long after a no in another
      Given a first-time visitor is at "/" on the Sweden site
      When they answer "Acceptera alla"
      Then their device stores "_fbp, _ga, _ga_KVISTBO, _pin_unauth, consent, outbrain_cid_fetch, taboola global:user-id, trackers-used"
      When they answer "Bara nödvändiga" under "Kakinställningar" in another window
      And the services store as well:
        | cookie         | t_pt_gid             |  |
        | localStorage   | lastExternalReferrer |  |
      And they open "/bostader/" again
      Then nothing is on their device but "consent, trackers-used" and what the site keeps for the session

    Scenario: Who has never agreed loses nothing that others keep at the address
      Given a first-time visitor is at "/" on the Sweden site
      When they answer "Bara nödvändiga"
      And the services store as well:
        | cookie       | of_another |  |
        | localStorage | of_another |  |
      And they open "/bostader/" again
      Then the cookie question is not shown
      And their device stores "consent, of_another, of_another"
