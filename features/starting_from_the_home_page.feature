Feature: Starting from the home page

  Few people come to admire a home page. Most know roughly where they want to live, how large and for how much, and some want
  to sell. Each of them is one step from what they came for.

  @START-1 @headline
  Rule: A place, rooms and a highest price, or any of them, lead from the home page to fitting homes
    Visitors who are still undecided about one of the three would be stopped by a form that demands it.

    Scenario Outline: The search box of Sweden finds homes for <place>, <rooms> and <price>
      Given a visitor is at "/en/" on the Sweden site
      When they choose "<place>", "<rooms>" and "<price>", and press "See homes"
      Then they are at "<address>"

      Examples: Each question can be answered or left open
        | place            | rooms      | price     | address                                 |
        | All of Stockholm | 1 room     | Any price | /en/apartments/?place=stockholm&rooms=1 |
        | All areas        | Any number | Any price | /en/apartments/                         |

    Scenario: The search box of Finland finds homes for Helsinki, five rooms and a highest price in euros
      Given a visitor is at "/fi/" on the Finland site
      When they choose "Koko Helsinki", "Vähintään 5 huonetta" and "250 000 €", and press "Näytä asunnot"
      Then they are at "/fi/asunnot/?place=helsinki&rooms=5&price=..250000"

    Scenario: Back from the list of homes, the search box keeps the visitor's choices
      Given a visitor is at "/" on the Sweden site
      And they choose "Södermalm", "3 rum eller fler" and "6 000 000 kr", and press "Visa bostäder"
      And they are at "/bostader/?place=sodermalm&rooms=3,4,5&price=..6000000"
      When they go back
      Then they are at "/"
      And "Södermalm", "3 rum eller fler" and "6 000 000 kr" are chosen

    Scenario: The search box works with the keyboard alone
      Given a visitor is at "/" on the Sweden site
      And they type "Sö" in the drop-down "Område"
      When they press Enter on the button "Visa bostäder"
      Then they are at "/bostader/?place=sodermalm"

    @no-javascript
    Scenario: Without JavaScript, the search box leads to the list of all homes
      Given a visitor is at "/fi/" on the Finland site
      When they choose "Kallio", "Kaikki koot" and "Kaikki hinnat", and press "Näytä asunnot"
      Then they are at "/fi/asunnot/?place=kallio&rooms=&price="
      And they see the page "Myytävät asunnot" in Finnish

  @START-2
  Rule: Common searches that find homes are one click from the home page, and keep what the search box has chosen
    New visitors do not know yet what can be searched for, and a first click that finds nothing may be their last.

    Scenario Outline: "<search>" is one click from the home page of <site>
      Given a visitor is at "<home>" on the <site> site
      When they follow "<search>" in the text
      Then they are at "<address>"
      And the results say "<results>"

      Examples:
        | site    | home | search                | address                               | results     |
        | Sweden  | /    | Visning inom en vecka | /bostader/?has=viewing                | 20 bostäder |
        | Finland | /    | Radhus och parhus     | /bostader/?type=rowHouse,semiDetached | 3 bostäder  |

    Scenario: A common search keeps the chosen place, rooms and price, also after going back from another
      Given a visitor is at "/" on the Sweden site
      And they choose "Södermalm", "2 rum eller fler" and "8 000 000 kr", and follow "Med balkong"
      And they are at "/bostader/?place=sodermalm&rooms=2,3,4,5&price=..8000000&has=balcony"
      And they go back
      When they follow "Med bastu" in the text
      Then they are at "/bostader/?place=sodermalm&rooms=2,3,4,5&price=..8000000&has=sauna"

  @START-3
  Rule: The home page, the main menu and every footer lead sellers to a page on how a sale works
    Every home for sale begins with a seller, who arrives on the same pages as the buyers.

    Scenario Outline: The home page of <site> leads sellers on in <language>
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

    Scenario: On a phone, the menu at the list of homes leads sellers on
      Given a visitor is at "/bostader/" on the Sweden site
      And their window is 320 pixels wide and 568 high
      And they open the menu by "Meny"
      When they follow "Sälja" in the navigation
      Then they are at "/salja-med-oss/"

    Scenario: In a window 768 pixels wide, the header of Finland has the link for sellers
      Given their window is 768 pixels wide and 800 high
      And a visitor is at "/fi/hitas/" on the Finland site
      When they follow "Myy kotisi" in the navigation
      Then they are at "/fi/myy-kotisi/"

    Scenario Outline: In a wide window, "<link>" is in the header at <start> of <site>
      Given a visitor is at "<start>" on the <site> site
      When they follow "<link>" in the navigation
      Then they are at "<address>"

      Examples:
        | site    | start                        | link    | address                |
        | Sweden  | /en/blog/                    | Selling | /en/selling-with-us/   |
        | Finland | /kontakt/                    | Sälja   | /salj-din-bostad/      |
        | Finland | /en/property/oksakatu-3-a-5/ | Selling | /en/selling-your-home/ |
