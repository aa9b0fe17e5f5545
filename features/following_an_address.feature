Feature: Following an address

  Addresses are printed on brochures, read out on the phone and kept for years. They say where
  they lead, in the visitor's language, and forgive what people leave out.

  @ROUTE-16
  Rule: A route has a path, a slug for each language and, where it says so, short addresses

    Scenario: A route with a short address answers there
      When a visitor opens "/kohde/oksakatu-3-a-5" on the Finland site
      Then they are at "/fi/kohde/oksakatu-3-a-5/"

    Scenario Outline: "<address>" is neither a slug nor a short address
      When a visitor opens "<address>" on the Finland site
      Then the status is 404

      Examples:
        | address                       |
        | /toimialueet/                 |
        | /neighbourhoods/              |
        | /listings/                    |
        | /en/listings/                 |
        | /lead_contact_request_thanks/ |
        | /property/                    |
        | /kohde/oksakatu-3-a-5/kuvat/  |

  @ROUTE-17
  Rule: A short address leads to the page in its language

    Scenario Outline: "<short>" in <site>
      When a visitor opens "<short>" on the <site> site
      Then they are at "<address>"
      And they see the page "<heading>" in <language>
      And the page's canonical address is "<origin><address>"

      Examples:
        | site    | short                      | address                        | language | origin                         | heading                                                   |
        | Finland | /kohde/oksakatu-3-a-5      | /fi/kohde/oksakatu-3-a-5/      | Finnish  | https://www.kvistbo-fi.example | Kahden ikkunan kaksio Kallion mäellä                      |
        | Finland | /kohde/oksakatu-3-a-5/     | /fi/kohde/oksakatu-3-a-5/      | Finnish  | https://www.kvistbo-fi.example | Kahden ikkunan kaksio Kallion mäellä                      |
        | Finland | /property/oksakatu-3-a-5   | /en/property/oksakatu-3-a-5/   | English  | https://www.kvistbo-fi.example | A one-bedroom flat with two windows on the hill in Kallio |
        | Finland | /objekt/oksakatu-3-a-5     | /objekt/oksakatu-3-a-5/        | Swedish  | https://www.kvistbo-fi.example | Tvåa med två fönster på backen i Berghäll                 |
        | Finland | /talot/kallion-kuusenoksa  | /fi/talot/kallion-kuusenoksa/  | Finnish  | https://www.kvistbo-fi.example | Asunto Oy Kallion Kuusenoksa                              |
        | Finland | /houses/kallion-kuusenoksa | /en/houses/kallion-kuusenoksa/ | English  | https://www.kvistbo-fi.example | Asunto Oy Kallion Kuusenoksa                              |
        | Finland | /hus/kallion-kuusenoksa    | /hus/kallion-kuusenoksa/       | Swedish  | https://www.kvistbo-fi.example | Asunto Oy Kallion Kuusenoksa                              |
        | Sweden  | /property/kvistgatan-12    | /en/property/kvistgatan-12/    | English  | https://www.kvistbo.example    | Dual-aspect two-room flat with a courtyard balcony        |
        | Sweden  | /objekt/kvistgatan-12      | /objekt/kvistgatan-12/         | Swedish  | https://www.kvistbo.example    | Genomgående tvåa med balkong mot gården                   |

    Scenario Outline: "<short>" in <site> names nothing
      When a visitor opens "<short>" on the <site> site
      Then the status is 404
      And they see the page "<heading>" in <language>

      Examples:
        | site    | short               | heading          | language |
        | Finland | /kohde/ei-ole       | Sivua ei löydy   | Finnish  |
        | Finland | /property/not-there | Page not found   | English  |
        | Finland | /objekt/finns-inte  | Sidan finns inte | Swedish  |
        | Finland | /talot/ei-ole       | Sivua ei löydy   | Finnish  |
        | Finland | /houses/not-there   | Page not found   | English  |
        | Finland | /hus/finns-inte     | Sidan finns inte | Swedish  |
        | Sweden  | /property/not-there | Page not found   | English  |
        | Sweden  | /objekt/finns-inte  | Sidan finns inte | Swedish  |

    Scenario: A short address that is clicked leads there too
      Given a visitor is at "/en/about-kvistbo/" on the Sweden site
      When they follow "Kvistgatan 12" in the text
      Then they are at "/en/property/kvistgatan-12/"

    Scenario: The script that every visitor loads names no home
      When a visitor opens "/" on the Sweden site
      Then the page has loaded scripts, and none of them names "kvistgatan-12"

  @ROUTE-18
  Rule: Every page's address ends in a slash, and the form without it leads there

    Scenario Outline: "<given>" in <site>
      When a visitor opens "<given>" on the <site> site
      Then they were led on by a 301
      And they are at "<address>"

      Examples:
        | site    | given                        | address                       |
        | Sweden  | /bostader                    | /bostader/                    |
        | Sweden  | /en                          | /en/                          |
        | Sweden  | /objekt/kvistgatan-12        | /objekt/kvistgatan-12/        |
        | Sweden  | /bostader?rum=2              | /bostader/?rum=2              |
        | Finland | /fi/asunnot                  | /fi/asunnot/                  |
        | Finland | /fi/talot/kallion-kuusenoksa | /fi/talot/kallion-kuusenoksa/ |
        | Norway  | /nb                          | /nb/                          |

    Scenario Outline: The links of "<address>" in <site> end in a slash
      When a visitor opens "<address>" on the <site> site
      Then every link to a page of the site ends in a slash

      Examples:
        | site    | address      |
        | Sweden  | /            |
        | Finland | /fi/asunnot/ |
        | Norway  | /            |
