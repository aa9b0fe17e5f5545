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
        | place            | rooms      | price        | address                                 |
        | All of Stockholm | Any number | Any price    | /en/apartments/?place=stockholm         |
        | All areas        | 1 room     | 2 000 000 kr | /en/apartments/?rooms=1&price=..2000000 |
        | All areas        | Any number | Any price    | /en/apartments/                         |

    Scenario Outline: The search box of Finland finds homes for <place>, <rooms> and <price>
      Given a visitor is at "<home>" on the Finland site
      When they choose "<place>", "<rooms>" and "<price>", and press "<submit>"
      Then they are at "<address>"

      Examples: One in each language
        | home | place          | rooms                | price       | submit        | address                                            |
        | /fi/ | Koko Helsinki  | Vähintään 5 huonetta | 250 000 €   | Näytä asunnot | /fi/asunnot/?place=helsinki&rooms=5&price=..250000 |
        | /    | Hagalund, Esbo | Alla storlekar       | Alla priser | Visa bostäder | /bostader/?place=tapiola                           |
        | /en/ | Kallio         | 5 rooms or more      | Any price   | See homes     | /en/apartments/?place=kallio&rooms=5               |

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
        | Sweden  | /    | Nyproduktion          | /bostader/?has=newBuild               | 5 bostäder  |
        | Sweden  | /en/ | Detached houses       | /en/apartments/?type=house            | 4 homes     |
        | Finland | /fi/ | Oma sauna             | /fi/asunnot/?has=sauna                | 16 kohdetta |
        | Finland | /    | Radhus och parhus     | /bostader/?type=rowHouse,semiDetached | 3 bostäder  |

    Scenario: A common search keeps the chosen place, rooms and price
      Given a visitor is at "/" on the Sweden site
      When they choose "Södermalm", "2 rum eller fler" and "8 000 000 kr", and follow "Med balkong"
      Then they are at "/bostader/?place=sodermalm&rooms=2,3,4,5&price=..8000000&has=balcony"

    Scenario: Back from a common search, its links still keep the choices
      Given a visitor is at "/" on the Sweden site
      And they choose "Södermalm", "Alla storlekar" and "Alla priser", and follow "Med balkong"
      And they are at "/bostader/?place=sodermalm&has=balcony"
      And they go back
      When they follow "Med bastu" in the text
      Then they are at "/bostader/?place=sodermalm&has=sauna"

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

    Scenario Outline: On a phone, "<link>" in the menu at <start> of <site> leads sellers on
      Given a visitor is at "<start>" on the <site> site
      And their window is 320 pixels wide and 568 high
      And they open the menu by "<menu>"
      When they follow "<link>" in the navigation
      Then they are at "<address>"

      Examples:
        | site    | start        | menu    | link       | address         |
        | Sweden  | /bostader/   | Meny    | Sälja      | /salja-med-oss/ |
        | Finland | /fi/asunnot/ | Valikko | Myy kotisi | /fi/myy-kotisi/ |

    Scenario Outline: In a window <width> pixels wide, "<link>" is in the header at <start> of <site>
      Given their window is <width> pixels wide and 800 high
      And a visitor is at "<start>" on the <site> site
      When they follow "<link>" in the navigation
      Then they are at "<address>"

      Examples:
        | site    | width | start                        | link       | address                |
        | Sweden  | 768   | /                            | Sälja      | /salja-med-oss/        |
        | Sweden  | 1440  | /en/blog/                    | Selling    | /en/selling-with-us/   |
        | Finland | 768   | /fi/hitas/                   | Myy kotisi | /fi/myy-kotisi/        |
        | Finland | 1024  | /kontakt/                    | Sälja      | /salj-din-bostad/      |
        | Finland | 1440  | /en/property/oksakatu-3-a-5/ | Selling    | /en/selling-your-home/ |
