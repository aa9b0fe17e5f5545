Feature: Reading a page

  Phones lose their network and old browsers lose their scripts. What a page says is in its
  HTML, so that it can be read whatever happens to the rest.

  @PRODUCT-6
  Rule: A page's full content is in its HTML, and moving on loads only the next page's data

    @no-javascript
    Scenario Outline: Without JavaScript, "<address>" in <site> tells its story
      When a visitor opens "<address>" on the <site> site
      Then the page says "<content>"

      Examples:
        | site    | address                       | content                                            |
        | Sweden  | /                             | Vad månadsavgiften egentligen innehåller           |
        | Sweden  | /bostader/                    | Etta med separat kök, cykelavstånd till campus     |
        | Sweden  | /en/property/kvistgatan-12/   | Dual-aspect two-room flat with a courtyard balcony |
        | Sweden  | /omraden/                     | Södermalm                                          |
        | Finland | /fi/kohde/oksakatu-3-a-5/     | Kahden ikkunan kaksio Kallion mäellä               |
        | Finland | /fi/asuinaluevertailu/        | Kruununhaka                                        |
        | Finland | /fi/talot/kallion-kuusenoksa/ | Asunto Oy Kallion Kuusenoksa                       |
        | Norway  | /nb/                          | Kvistbo har ingen boliger i Norge ennå             |

    @no-javascript
    Scenario Outline: Without JavaScript, "<address>" in <site> tells it to the end
      When a visitor opens "<address>" on the <site> site
      Then the page says "<sentence>"

      Examples:
        | site    | address                                   | sentence                                      |
        | Sweden  | /objekt/kvistgatan-12/                    | Fönsterrenovering 2028                        |
        | Sweden  | /objekt/kvistgatan-12/                    | Föreningen äger marken                        |
        | Sweden  | /omraden/goteborg/                        | Spårvagnarna binder ihop staden               |
        | Sweden  | /blogg/sa-kanner-du-igen-en-falsk-annons/ | Allt före snabel-a läses som ett användarnamn |
        | Sweden  | /en/about-kvistbo/                        | You will find no countdowns                   |
        | Sweden  | /datasakerhet/                            | Integritetsskyddsmyndigheten                  |
        | Finland | /fi/hitas/                                | kaupunginhallitus                             |
        | Finland | /fi/talot/kallion-kuusenoksa/             | Julkisivun kunnostus                          |
        | Finland | /en/neighbourhoods/                       | may still be revised                          |

    @no-javascript
    Scenario: Without JavaScript, links and the language switch lead on
      Given a visitor is at "/" on the Sweden site
      When they follow "Bostäder" in the navigation
      And they change the language to English
      Then they are at "/en/apartments/"
      And they see the page "Homes for sale" in English

    Scenario: With JavaScript, the next page arrives as its data
      Given a visitor is at "/" on the Sweden site
      When they follow "Områden" in the navigation
      Then they see the page "Våra områden" in Swedish
      And the browser asked for "/page-data/omraden/page-data.json"
      And the browser has loaded the page 1 time

  @PRODUCT-7
  Rule: A page stands in the layout that it names, and bare where it names none

    Scenario Outline: <address> has a header, a main part and a footer
      When a visitor opens "<address>" on the Sweden site
      Then the page has a header, a navigation, a main part and a footer

      Examples:
        | address                |
        | /                      |
        | /objekt/kvistgatan-12/ |
        | /no-such-page/         |

    Scenario: The server-error page names no layout
      When a visitor opens "/500.html" on the Sweden site
      Then the page says "Något gick fel hos oss"
      And the page has a main part but no header, navigation or footer
