Feature: Starting from the home page

  Few people come to admire a home page. Most know roughly where, how large and for how much; some want
  to sell. Each of them is one step from what they came for.

  @START-1
  Rule: A place, a number of rooms and a highest price lead from the home page to the homes that fit, and what is left open asks for nothing

    Scenario Outline: <site> in <language>: <place>, <rooms>, <price>
      Given a visitor is at "<home>" on the <site> site
      When they choose "<place>", "<rooms>" and "<price>", and press "<submit>"
      Then they are at "<address>"

      Examples:
        | site    | language | home | place          | rooms                | price        | submit        | address                                                  |
        | Sweden  | Swedish  | /    | Södermalm      | 3 rum eller fler     | 6 000 000 kr | Visa bostäder | /bostader/?place=sodermalm&rooms=3,4,5&price=..6000000   |
        | Sweden  | Swedish  | /    | Hela Stockholm | Alla storlekar       | Alla priser  | Visa bostäder | /bostader/?place=stockholm                               |
        | Sweden  | Swedish  | /    | Alla områden   | Alla storlekar       | Alla priser  | Visa bostäder | /bostader/                                               |
        | Sweden  | English  | /en/ | All areas      | 1 room               | 2 000 000 kr | Show homes    | /en/apartments/?rooms=1&price=..2000000                  |
        | Finland | Finnish  | /fi/ | Koko Helsinki  | Vähintään 2 huonetta | 250 000 €    | Näytä asunnot | /fi/asunnot/?place=helsinki&rooms=2,3,4,5&price=..250000 |
        | Finland | Swedish  | /    | Hagalund, Esbo | Alla storlekar       | Alla priser  | Visa bostäder | /bostader/?place=tapiola                                 |
        | Finland | English  | /en/ | Kallio         | 5 rooms or more      | Any price    | Show homes    | /en/apartments/?place=kallio&rooms=5                     |

    Scenario Outline: Back from the homes that fit, what was chosen is still chosen, <site>
      Given a visitor is at "<home>" on the <site> site
      When they choose "<place>", "<rooms>" and "<price>", and press "<submit>"
      Then they are at "<address>"
      When they go back
      Then they are at "<home>"
      And "<place>", "<rooms>" and "<price>" are chosen

      Examples:
        | site    | home | place       | rooms                | price        | submit         | address                                                |
        | Sweden  | /    | Södermalm   | 3 rum eller fler     | 6 000 000 kr | Visa bostäder  | /bostader/?place=sodermalm&rooms=3,4,5&price=..6000000 |
        | Finland | /fi/ | Kallio      | Kaikki koot          | 250 000 €    | Näytä asunnot  | /fi/asunnot/?place=kallio&price=..250000               |

    Scenario: With the keyboard alone
      Given a visitor is at "/" on the Sweden site
      When they type "Sö" in the drop-down "Område"
      And they press Enter on the button "Visa bostäder"
      Then they are at "/bostader/?place=sodermalm"

    @no-javascript
    Scenario: Without JavaScript it leads to the list of all homes
      Given a visitor is at "/fi/" on the Finland site
      When they choose "Kallio", "Kaikki koot" and "Kaikki hinnat", and press "Näytä asunnot"
      Then they are at "/fi/asunnot/?place=kallio&rooms=&price="
      And they see the page "Myytävät asunnot" in Finnish

  @START-2
  Rule: Common searches are one click from the home page, and only those that find something are offered

    Scenario Outline: "<name>" in <site>
      Given a visitor is at "<home>" on the <site> site
      When they follow "<name>" in the text
      Then they are at "<address>"

      Examples:
        | site    | home | name                  | address                               |
        | Sweden  | /    | Visning inom en vecka | /bostader/?has=viewing                |
        | Sweden  | /    | Nyproduktion          | /bostader/?has=newBuild               |
        | Sweden  | /en/ | Detached houses       | /en/apartments/?type=house            |
        | Finland | /fi/ | Oma sauna             | /fi/asunnot/?has=sauna                |
        | Finland | /    | Radhus och parhus     | /bostader/?type=rowHouse,semiDetached |

  @START-3
  Rule: Somebody who sells is led to how a sale goes, from the home page and from the foot of every page

    Scenario Outline: <site> in <language>
      Given a visitor is at "<home>" on the <site> site
      When they follow "<link>" in the text
      Then they are at "<address>"
      And the foot of the page links to "<address>"

      Examples:
        | site    | language | home | link                 | address                |
        | Sweden  | Swedish  | /    | Så säljer du med oss | /salja-med-oss/        |
        | Sweden  | English  | /en/ | How to sell with us  | /en/selling-with-us/   |
        | Finland | Finnish  | /fi/ | Näin myyt kanssamme  | /fi/myy-kotisi/        |
        | Finland | Swedish  | /    | Så säljer du med oss | /salj-din-bostad/      |
        | Finland | English  | /en/ | How to sell with us  | /en/selling-your-home/ |
