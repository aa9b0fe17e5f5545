Feature: Seeing homes on a map

  Where a home is decides more than anything else about it. A map shows that at a glance, and this one is the
  site's own: nobody else is told what the visitor looks at, unless they open a street map themselves.

  @MAP-1
  Rule: A home's page shows on a map where the home is

    Scenario Outline: "<map>"
      When a visitor opens "<page>" on the <site> site
      Then they see the map "<map>"
      And the page asked only its own site

      Examples:
        | site    | page                                | map                                                              |
        | Sweden  | /objekt/kvistgatan-12/              | Karta över Södermalm, Stockholm med en nål vid Kvistgatan 12     |
        | Finland | /fi/kohde/vaahteralaituri-5-a-11/   | Kartta: Kalasatama, Helsinki, neula osoitteessa Vaahteralaituri 5 A 11 |

    @no-javascript
    Scenario: Without JavaScript
      When a visitor opens "/en/property/kvistgatan-12/" on the Sweden site
      Then they see the map "Map of Södermalm, Stockholm with a pin at Kvistgatan 12"

    Scenario: In the dark
      Given a visitor prefers dark colours
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the map "Karta över Södermalm, Stockholm med en nål vid Kvistgatan 12" is dark

  @MAP-2
  Rule: An area's map says that it shows the middle of the area

    Scenario Outline: <area>
      When a visitor opens "<page>" on the <site> site
      Then they see the map "<map>"
      And the section "<area>" says "<note>"

      Examples:
        | site    | page               | area      | map                                   | note                                                   |
        | Sweden  | /omraden/          | Södermalm | Karta över trakten kring Södermalm    | Cirkeln visar områdets mitt, inte dess gränser.        |
        | Finland | /en/areas/         | Kallio    | Map of Kallio and its surroundings    | The circle marks the middle of the area, not its borders. |
        | Finland | /fi/toimialueet/   | Kallio    | Kartta: Kallio lähiseutuineen         | Ympyrä näyttää alueen keskikohdan, ei sen rajoja.      |

  @MAP-3
  Rule: A street map of somebody else is opened only by the visitor

    Scenario Outline: "<link>"
      When a visitor opens "<page>" on the <site> site
      Then the link "<link>" leads to "<address>"
      And the link "<link>" tells the other site nothing of this one
      And the page asked only its own site

      Examples:
        | site    | page                            | link                                                   | address                                                                                          |
        | Sweden  | /objekt/kvistgatan-12/          | Öppna Kvistgatan 12 i en gatukarta hos OpenStreetMap   | https://www.openstreetmap.org/?mlat=59.313&mlon=18.048#map=16/59.313/18.048                      |
        | Finland | /fi/kohde/pihlajaranta-8-a-3/   | Pihlajaranta 8 A 3: avaa katukartta OpenStreetMapissa  | https://www.openstreetmap.org/?mlat=60.1929&mlon=25.0288#map=16/60.1929/25.0288                  |
        | Finland | /omraden/                       | Öppna Berghäll i en gatukarta hos OpenStreetMap        | https://www.openstreetmap.org/#map=15/60.1818/24.9511                                            |
