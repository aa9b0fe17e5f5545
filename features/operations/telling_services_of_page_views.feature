Feature: Telling services of page views

  Services for statistics and marketing learn of each page view from calls to their functions, and from nothing else.

  @TRACKER-7
  Rule: Each service is told the site's id and each page view, and nothing about the visitor
    Sweden's data protection authority fined a pharmacy chain 37 million kronor in 2024: its Meta pixel had sent customers' data.

    Scenario Outline: The services receive the ids of the <site> site and one page view
      Given a first-time visitor is at "<address>" on the <site> site
      When they answer "<accept>"
      Then the services have received these calls and no others:
        | fbq("set", "autoConfig", false, "100000000000<code>")                                                                           |
        | fbq("init", "100000000000<code>")                                                                                               |
        | fbq("track", "PageView")                                                                                                        |
        | pintrk("load", "2600000000<code>")                                                                                              |
        | pintrk("page")                                                                                                                  |
        | gtag("consent", "default", {analytics_storage:"granted",ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied"}) |
        | gtag("js", now)                                                                                                                 |
        | gtag("config", "<google>", {send_page_view:false})                                                                              |
        | gtag("event", "page_view", {page_title:"<title>"})                                                                              |
        | _tfa.push({notify:"event",name:"page_view",id:1000<code>})                                                                      |
        | obApi("track", "PAGE_VIEW", {marketerId:"00000000000000000000000000000<code>"})                                                 |

      Examples:
        | site    | address         | accept         | code | google       | title                      |
        | Sweden  | /en/apartments/ | Accept all     | 046  | G-KVISTBOSE0 | Homes for sale – Kvistbo   |
        | Finland | /fi/asunnot/    | Hyväksy kaikki | 358  | G-KVISTBOFI0 | Myytävät asunnot – Kvistbo |
        | Norway  | /nb/            | Godta alle     | 047  | G-KVISTBONO0 | Kvistbo i Norge            |

    Scenario: A service that is already on the page is told of the page view first
      Given a first-time visitor
      And the services' functions are already in their browser
      And they have accepted all cookies at "/en/apartments/" on the Sweden site
      Then the services have received these calls and no others:
        | fbq("track", "PageView")                                                                                                        |
        | fbq("set", "autoConfig", false, "100000000000046")                                                                              |
        | fbq("init", "100000000000046")                                                                                                  |
        | pintrk("page")                                                                                                                  |
        | pintrk("load", "2600000000046")                                                                                                 |
        | gtag("event", "page_view", {page_title:"Homes for sale – Kvistbo"})                                                             |
        | gtag("consent", "default", {analytics_storage:"granted",ad_storage:"denied",ad_user_data:"denied",ad_personalization:"denied"}) |
        | gtag("js", now)                                                                                                                 |
        | gtag("config", "G-KVISTBOSE0", {send_page_view:false})                                                                          |
        | _tfa.push({notify:"event",name:"page_view",id:1000046})                                                                         |
        | obApi("track", "PAGE_VIEW")                                                                                                     |
