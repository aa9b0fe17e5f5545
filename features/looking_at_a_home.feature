Feature: Looking at a home

  Before anybody gives up an evening for a viewing they look at the pictures, read the plan and the figures, and ask
  somebody they trust. The page of a home serves that: large pictures that a thumb or a keyboard can turn, a plan to
  look into, facts in the words of the country, and no secrets about what it cost last month.

  Background:
    Given these addresses:
      | name                              | address                             |
      | the list of homes                 | /en/apartments/                     |
      | the area of Södermalm             | /en/areas/sodermalm/                |
      | the area of Nacka                 | /en/areas/nacka/                    |
      | the flat in Kvistgatan            | /en/property/kvistgatan-12/         |
      | the house in Björkvägen           | /en/property/bjorkvagen-7/          |
      | the flat to renovate              | /en/property/renoveringsgrand-3/    |
      | the flat without a price          | /en/property/prislosgatan-6/        |
      | the flat without a plan           | /en/property/planlosgatan-3/        |
      | the new house                     | /en/property/nyhusgatan-9/          |
      | the flat at a lower price         | /en/property/prisfallsvagen-14/     |
      | the sold flat                     | /en/property/saldstigen-4/          |
      | the reserved flat                 | /en/property/bokadgatan-2/          |
      | the house in Villavägen           | /en/property/villavagen-11/         |
      | the flat in Nybyggesgatan         | /en/property/nybyggesgatan-3/       |
      | the flat in Oksakatu              | /en/property/oksakatu-3-a-5/        |
      | the new flat in Tikkurila         | /en/property/uudistalonkatu-4-a-16/ |
      | the flat without a certificate    | /en/property/remonttitie-8-a-6/     |
      | the Finnish flat without a plan   | /en/property/pohjattomankatu-3-a-5/ |
      | the Finnish flat at a lower price | /en/property/alennuskatu-15-b-19/   |
      | the sold Finnish flat             | /en/property/oksakatu-3-b-17/       |
      | the reserved Finnish flat         | /en/property/varattukatu-9-b-11/    |
      | the Finnish flat coming soon      | /en/property/tulossakaari-3-a-9/    |
      | the flat in Reimarikatu           | /en/property/reimarikatu-8-b-41/    |

  @HOME-1
  Rule: Every picture of a home opens as large as the window
    On a phone, a picture in the page is a few centimetres wide. Buyers look for worn floors and awkward corners before they travel.

    Scenario Outline: "<opener>" opens the third picture with its caption
      Given a visitor is at "<address>" on the <site> site
      When they open "<opener>"
      Then they see "<picture>" with its caption, and the next picture has loaded

      Examples:
        | site    | address                   | opener                          | picture     |
        | Sweden  | /objekt/kvistgatan-12/    | Visa bild 3 av 6 i full storlek | Bild 3 av 6 |
        | Finland | /fi/kohde/oksakatu-3-a-5/ | Näytä kuva 3/5 suurena          | Kuva 3/5    |

    @no-javascript
    Scenario: Without JavaScript, each picture links to its file
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then each of the 6 pictures links to its file
      And the page has no button that needs scripts

  @HOME-9
  Rule: From a large picture, the other pictures are one key, one click or one swipe away
    Buyers look through a home's pictures more than once, and not everybody can swipe or use a mouse.

    Scenario: The arrow keys, Home and End lead through the pictures, and stop at the first and the last
      Given a visitor is at "the house in Björkvägen" on the Sweden site
      When they open "Show picture 3 of 8 full size"
      Then they see "Picture 3 of 8" with its caption, and the next picture has loaded
      And the keys lead them through the pictures:
        | ArrowRight | Picture 4 of 8 |
        | ArrowLeft  | Picture 3 of 8 |
        | End        | Picture 8 of 8 |
        | ArrowRight | Picture 8 of 8 |
        | Home       | Picture 1 of 8 |
        | ArrowLeft  | Picture 1 of 8 |

    Scenario: On a phone, buttons lead to the next picture and back, and a swipe to the next, which meets WCAG 2.2 AA
      Given a visitor with a small screen is at "the flat in Kvistgatan" on the Sweden site
      And they open "Show picture 1 of 6 full size"
      And they press the button "Next picture"
      And they see "Picture 2 of 6" with its caption, and the next picture has loaded
      And they press the button "Previous picture"
      And they see "Picture 1 of 6" with its caption, and the next picture has loaded
      When they swipe to the next picture
      Then they see "Picture 2 of 6" with its caption, and the next picture has loaded
      And it meets WCAG 2.2 AA there, light and dark

  @HOME-10
  Rule: All pictures of a home can be seen at once, and each opens from there
    A buyer who comes back to see the kitchen once more should not have to leaf through every other room.

    Scenario: "Visa alla 6 bilder" shows all 6 pictures at once, in a view that meets WCAG 2.2 AA
      Given a visitor with a small screen is at "/objekt/kvistgatan-12/" on the Sweden site
      When they open "Visa alla 6 bilder"
      Then they see all 6 pictures at once
      And it meets WCAG 2.2 AA there, light and dark

    Scenario: A picture opens from the overview, and "All pictures" leads back to it, where Escape closes it
      Given a visitor with a small screen is at "the house in Björkvägen" on the Sweden site
      And they open "Show all 8 pictures"
      And they press Enter on the third picture
      And they see "Picture 3 of 8" with its caption, and the next picture has loaded
      And they press the button "All pictures"
      And they see all 8 pictures at once
      And the focus is on the third picture
      When they close it by Escape
      Then the focus is back on "Show all 8 pictures"

  @HOME-2
  Rule: An open picture or plan holds the keyboard focus, and closing it leaves visitors where they were
    Keyboard and screen-reader users get lost in the page behind an open picture; on a phone, people close a picture with Back.

    Scenario: Tab stays within an open picture, behind which the page does not scroll, and Escape closes it
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they open "Show picture 3 of 6 full size"
      And Tab stays within the dialog, and the page behind does not scroll
      When they close it by Escape
      Then the focus is back on "Show picture 3 of 6 full size"

    Scenario Outline: Closing by <way> returns to "<opener>", and Back then leads to the page before
      Given a visitor has gone from "the area of Södermalm" to "the flat in Kvistgatan" on the Sweden site
      And they open "<opener>"
      And they close it by <way>
      And the focus is back on "<opener>"
      And they are at "the flat in Kvistgatan"
      When they go back
      Then they are at "the area of Södermalm"

      Examples:
        | opener                        | way        |
        | Show picture 3 of 6 full size | Back       |
        | Enlarge the floor plan        | its button |

  @HOME-3
  Rule: The floor plan can be looked at closely, and a home without one says so
    Buyers check whether their bed and their table will fit. A plan that is missing without a word looks like a fault of the page.

    Scenario: Buttons zoom the plan in and out, and a double click enlarges it, which meets WCAG 2.2 AA
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they open "Enlarge the floor plan"
      And they press the button "Zoom in"
      And the plan is shown at 149 %
      And they press the button "Zoom out"
      And the plan is shown at 100 %
      When they double-click the plan
      Then the plan is shown at 250 %
      And it meets WCAG 2.2 AA there, light and dark

    Scenario: Keys zoom the plan in, move it and show it whole again
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they open "Enlarge the floor plan"
      And they press +
      And the plan is shown at 149 %
      And they press ArrowLeft
      And the plan has moved
      When they press 0
      Then the plan is shown at 100 %

    Scenario Outline: The section "<plan>" names the rooms of the home with their areas in <language>
      When a visitor opens "<address>" on the <site> site
      Then the section "<plan>" says "<rooms>"
      And the contents lead to "<plan>"

      Examples:
        | site    | language | address                     | plan        | rooms                                                    |
        | Sweden  | English  | /en/property/kvistgatan-12/ | Floor plan  | living room 19 m² (picture 1), bedroom 14 m² (picture 3) |
        | Finland | Finnish  | /fi/kohde/oksakatu-3-a-14/  | Pohjakuva   | olohuone 22 m² (kuva 1), makuuhuone 13 m² (kuva 3)       |
        | Finland | Swedish  | /objekt/oksakatu-3-a-5/     | Planritning | sovrum 12 m² (bild 3), hall 7,5 m²                       |

    Scenario Outline: A home in <site> without a floor plan says that it is not ready yet
      When a visitor opens "<home>" on the <site> site
      Then the section "Floor plan" says "The floor plan is not ready yet."

      Examples:
        | site    | home                            |
        | Sweden  | the flat without a plan         |
        | Finland | the Finnish flat without a plan |

  @HOME-14
  Rule: A home's plan is drawn to its size, with the names of its rooms inside their walls, clear of doors
    A buyer measures with the eye what will fit, and a name across a wall says nothing about a room.

    Scenario Outline: The rooms on the plan of <home> are named inside their walls, and are nearly all of its <area> m²
      When a visitor opens "<address>" on the <site> site
      Then every name and area on the plan is inside its room
      And the rooms on the plan have 94 to 100 % of <area> m²
      And each room on the plan is drawn as large as it says

      Examples:
        | site    | home                   | area  | address                           |
        | Sweden  | Kvistgatan 12          | 56.78 | /en/property/kvistgatan-12/       |
        | Sweden  | Klockgjutarbacken 4    | 49    | /objekt/klockgjutarbacken-4/      |
        | Sweden  | Villavägen 11          | 172   | /objekt/villavagen-11/            |
        | Finland | Vaahteralaituri 5 A 11 | 48.5  | /fi/kohde/vaahteralaituri-5-a-11/ |
        | Finland | Reimarikatu 8 B 41     | 74.5  | /en/property/reimarikatu-8-b-41/  |
        | Finland | Oksakatu 3 A 5         | 50    | /objekt/oksakatu-3-a-5/           |

    Scenario Outline: No door on the plan of <home> swings across a name
      When a visitor opens "<address>" on the <site> site
      Then none of the <doors> doors on the plan swings across a name or an area

      Examples:
        | site    | home           | doors | address                     |
        | Sweden  | Kvistgatan 12  | 5     | /objekt/kvistgatan-12/      |
        | Sweden  | Villavägen 11  | 12    | /en/property/villavagen-11/ |
        | Finland | Oksakatu 3 A 5 | 4     | /fi/kohde/oksakatu-3-a-5/   |

    Scenario Outline: The plan of a house in <language> names its storeys
      When a visitor opens "<address>" on the <site> site
      Then the plan says "<below>" above "<above>"

      Examples:
        | site    | language | address                     | below        | above       |
        | Sweden  | Swedish  | /objekt/villavagen-11/      | Entréplan    | Övervåning  |
        | Sweden  | English  | /en/property/villavagen-11/ | Ground floor | Upper floor |
        | Finland | Finnish  | /fi/kohde/omakotikuja-6/    | 1. kerros    | 2. kerros   |

  @HOME-18
  Rule: Homes have plans of their own, and a plan states its measures
    A drawing that many homes share says nothing about any of them.

    Scenario Outline: The outer measures on the plan of <home> are those of <area> m² and the walls
      When a visitor opens "<address>" on the <site> site
      Then the measures on the plan enclose 105 to 125 % of <area> m²

      Examples:
        | site    | home               | area  | address                     |
        | Sweden  | Kvistgatan 12      | 56.78 | /en/property/kvistgatan-12/ |
        | Finland | Silmupolku 2 A 6   | 27.5  | /fi/kohde/silmupolku-2-a-6/ |

    Scenario Outline: The first <count> homes in the list of <site> have <count> arrangements of rooms
      When a visitor compares the plans of the first <count> homes on the <site> site
      Then no two of the plans have the same arrangement of rooms

      Examples:
        | site    | count |
        | Sweden  | 12    |
        | Finland | 12    |

  @HOME-15
  Rule: The plan of a home shows the kitchen, the rooms and the storeys that its facts and its text state
    A plan with the kitchen in the living room, beside a text about a separate one, makes readers doubt both.

    Scenario Outline: The plan of <home>, whose text says "<text>", names <rooms>
      When a visitor opens "<address>" on the <site> site
      Then the page says "<text>"
      And the page says "<rooms>"

      Examples: A kitchen of its own, and two kitchens in a living room
        | site    | home                | address                           | text               | rooms                      |
        | Sweden  | Kvistgatan 12       | /objekt/kvistgatan-12/            | marinblå köket     | kök 9,5 m²                 |
        | Sweden  | Klockgjutarbacken 4 | /objekt/klockgjutarbacken-4/      | skiljer bara en    | vardagsrum med kök 20,5 m² |
        | Finland | Vaahteralaituri 5   | /fi/kohde/vaahteralaituri-5-a-11/ | Keittotila on      | olohuone ja avokeittiö     |

  @HOME-19
  Rule: The plan of a home shows what its text says of fittings, and of the sides that its rooms face
    A bathtub in the text and a shower on the plan make a buyer doubt both.

    Scenario Outline: The plan of <home>, whose text says "<text>", shows <pieces> there
      When a visitor opens "<address>" on the <site> site
      Then the page says "<text>"
      And the "<room>" on the plan has <pieces>

      Examples:
        | site    | home                 | address                            | text                   | room     | pieces    |
        | Sweden  | Skeppsklockegatan 13 | /en/property/skeppsklockegatan-13/ | freestanding bathtub   | bathroom | a bath    |
        | Sweden  | Solvarvsgatan 14     | /en/property/solvarvsgatan-14/     | an island in wood      | living   | an island |
        | Sweden  | Barometergatan 5     | /objekt/barometergatan-5/          | plats för tvättmaskin  | bathroom | a washer  |
        | Finland | Silmupolku 2 B 41    | /fi/kohde/silmupolku-2-b-41/       | pesutorni              | utility  | a washer  |

    Scenario: Two bedrooms that face the courtyard have their windows on one side of the plan
      When a visitor opens "/en/property/skeppsklockegatan-13/" on the Sweden site
      Then the page says "Both bedrooms face the courtyard"
      And the windows of "bedroom1" and "bedroom2" are on one side of the plan

  @HOME-21
  Rule: The plan of a home shows where north is, so that its rooms face where its text says
    Light decides many purchases: an arrow that contradicts the text makes a buyer doubt both.

    Scenario Outline: By the arrow on the plan of <home>, whose text says "<text>", its <place> is to the <direction>
      When a visitor opens "<address>" on the <site> site
      Then the page says "<text>"
      And by the arrow on the plan, the "<place>" is to the <direction> of the "living"

      Examples:
        | site    | home                   | address                            | text              | place   | direction  |
        | Sweden  | Brobänksgatan 19       | /objekt/brobanksgatan-19/          | vänd åt sydväst   | balcony | south-west |
        | Sweden  | Hasselmusvägen 21      | /en/property/hasselmusvagen-21/    | south-facing deck | terrace | south      |
        | Finland | Asemattomankatu 4 C 37 | /fi/kohde/asemattomankatu-4-c-37/  | Parveke on itään  | balcony | east       |

    Scenario: By the arrow on the plan of a flat whose text says so, its window faces west
      When a visitor opens "/objekt/vaahteralaituri-5-b-52/" on the Finland site
      Then the page says "fönstret vetter mot väster"
      And by the arrow on the plan, the window of the "living" faces west

    Scenario: The plan of a home whose record does not say where it faces has no arrow
      When a visitor opens "/en/property/bokadgatan-2/" on the Sweden site
      Then the plan has no arrow

  @HOME-22
  Rule: The plan of a home has the number of each picture in the room where it was taken
    Without it, two pictures of one room look like two rooms.

    Scenario: Each picture of a room has its number there, and one of the building has none
      When a visitor opens "/en/property/kvistgatan-12/" on the Sweden site
      Then the plan has the numbers of these pictures in these rooms:
        | 1 | living   | Living room with a beige sofa           |
        | 2 | kitchen  | Navy blue kitchen                       |
        | 3 | bedroom  | Bedroom with a grey padded headboard    |
        | 4 | bathroom | Bathroom with red-brown tiles           |
        | 5 | hall     | Hall with a teal front door             |

    Scenario: The picture of a kitchen that is part of the living room has its number there
      When a visitor opens "/objekt/klockgjutarbacken-4/" on the Sweden site
      Then the plan has the numbers of these pictures in these rooms:
        | 1 | living   | Vitt kök med köksö      |
        | 2 | living   | Vardagsrum med en rosa  |
        | 3 | bedroom  | Sovrum med sänggavel    |
        | 4 | bathroom | Badrum med ljusgrönt    |

    Scenario: Pictures of two bedrooms have their numbers in the first two on the plan
      When a visitor opens "/fi/kohde/oksakatu-3-a-14/" on the Finland site
      Then the plan has the numbers of these pictures in these rooms:
        | 1 | living   | Olohuone, jossa on siniset seinät   |
        | 2 | kitchen  | Salvianvihreä keittiö               |
        | 3 | bedroom1 | Makuuhuone, jossa on parisänky      |
        | 4 | bedroom2 | Makuuhuone, jossa on parisänky      |
        | 5 | bathroom | Kylpyhuone, jossa on tummanharmaat  |

  @HOME-4
  Rule: Price, size and costs are at the top of a home's page
    A price alone misleads: Finland's Consumer Ombudsman wants the loan and plot shares of a new home in view beside any price.

    Scenario: The top of a page in Sweden states the price, the size, the fee and the running cost
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the top of the page states, in this order:
        | Asking price | 4 950 000 kr      |
        | Rooms        | 2                 |
        | Living area  | 56,7 m²           |
        | Floor        | 3 of 5            |
        | Year built   | 1908              |
        | Monthly fee  | 3 456,50 kr/month |
        | Running cost | 6 240 kr/year     |

    Scenario: The top of a page in Finland states the debt-free price with the shares of the loan and of the plot
      When a visitor opens "the new flat in Tikkurila" on the Finland site
      Then the top of the page states, in this order:
        | Debt-free price       | 222 000 €                    |
        | Selling price         | 98 400 €                     |
        | Debt share            | 123 600 €                    |
        | Plot redemption share | 24 300 €                     |
        | Layout                | 2 rooms, open kitchen, sauna |
        | Living area           | 51,5 m²                      |
        | Floor                 | 5 of 6                       |
        | Year built            | 2027                         |
        | Total charge          | 757,05 €/month               |

    Scenario Outline: In <site>, a home whose price is not set yet says so, in <language>, and has no example of a monthly cost
      When a visitor opens "<address>" on the <site> site
      Then the top of the page says "<price>"
      And the page does not say "<cost>"

      Examples:
        | site    | language | address                           | price               | cost              |
        | Sweden  | English  | /en/property/prislosgatan-6/      | Not set yet         | Monthly cost      |
        | Sweden  | Swedish  | /objekt/prislosgatan-6/           | Inte satt än        | Månadskostnad     |
        | Finland | Finnish  | /fi/kohde/hinnattomankatu-4-c-21/ | Vahvistuu myöhemmin | Kuukausikustannus |
        | Finland | Swedish  | /objekt/hinnattomankatu-4-c-21/   | Inte satt än        | Månadskostnad     |

  @HOME-13
  Rule: Until it is sold, a home's price, a call and a viewing stay in the window while the visitor reads
    A page is ten windows long on a phone, and readers who have made up their minds want to call, not to scroll back.

    Scenario Outline: In the middle of a page in <site>, the price, the call and the viewing are in reach
      Given a visitor with a phone is at "<home>" on the <site> site
      When they follow "Location" in the text
      Then the bar of the home is in the window
      And the bar of the home says "<label>"
      And the bar of the home says "<price>"
      And the link "<call>" leads to "<number>"
      And the bar of the home says "Book a viewing"

      Examples:
        | site    | home                      | label           | price        | call                  | number           |
        | Sweden  | the flat in Kvistgatan    | Asking price    | 4 950 000 kr | Call Tuva Rimstedt    | tel:+46701740606 |
        | Finland | the new flat in Tikkurila | Debt-free price | 222 000 €    | Call Petri Honkasalmi | tel:+35890000004 |

    Scenario: The viewing in reach leads to the form, which signs up for the next announced viewing
      Given it is "24 November 2026, 18:15:00 GMT+1"
      And a visitor with a phone is at "the flat in Kvistgatan" on the Sweden site
      When they follow "Book a viewing" in the bar of the home
      Then the part "Ask or book a viewing" is in the window
      And the form is ready
      And "I want to sign up for a viewing" is chosen
      And the viewing in the form is "Wednesday 2 December, 17:30–18:00"

    Scenario: The viewing in reach is a private one when no announced viewing is left
      Given it is "15 January 2027, 12:00 GMT+1"
      And a visitor with a phone is at "the flat in Kvistgatan" on the Sweden site
      When they follow "Book a viewing" in the bar of the home
      Then "I want to book a private viewing" is chosen

    Scenario: The viewing in reach is chosen in a form that comes late
      Given it is "24 November 2026, 18:15:00 GMT+1"
      And a visitor with a phone is at "the list of homes" on the Sweden site
      And the answer to "/part---contact-form-*.js" is delayed
      And the site takes them to "the flat in Kvistgatan"
      When they follow "Book a viewing" in the bar of the home
      And the delayed answer to "/part---contact-form-*.js" arrives
      Then "I want to sign up for a viewing" is chosen
      And the viewing in the form is "Wednesday 2 December, 17:30–18:00"

    Scenario: Visitors with a phone register their interest in a reserved home, with a question to its agent
      Given a visitor with a phone is at "the reserved flat" on the Sweden site
      When they follow "Register interest" in the bar of the home
      Then "I have a question about this home" is chosen
      And the field "message" of the form holds "I am interested in the home if it becomes available again."

    Scenario: A visitor who writes in the form has the whole window for it
      Given a visitor with a phone is at "the flat in Kvistgatan" on the Sweden site
      And the bar of the home is shown
      When they type "Is the balcony quiet?" in the field "Message"
      Then the bar of the home is not shown

    Scenario: On a desktop, the price and the viewings stay beside the text instead
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they follow "Location" in the text
      Then the bar of the home is not shown
      And the price in reach "4 950 000 kr" is in the window
      And the viewing "Tuesday 24 November, 18:15–19:15" is in the window
      And the link "Book a private viewing" is in the window

    Scenario: A sold home has neither a viewing nor a price to act on
      When a visitor with a phone is at "the sold flat" on the Sweden site
      Then the bar of the home is not shown

  @HOME-11
  Rule: A home's facts come in the order and the words of its market, and say what the home lacks
    Buyers compare the adverts of several agencies line by line, and a fact that is left out looks like one that is hidden.

    Scenario: The facts of a flat come in the order and the words of Swedish adverts
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then below the top the page states, in this order:
        | Bostadstyp               | Lägenhet                   |
        | Upplåtelseform           | Bostadsrätt                |
        | Antal rum                | 2                          |
        | Boarea                   | 56,7 m²                    |
        | Våning                   | 3 av 5                     |
        | Balkong eller uteplats   | Balkong                    |
        | Skick                    | Gott skick                 |
        | Energiklass              | D, 118 kWh per m² och år   |
        | Tillträde                | Enligt överenskommelse     |
        | Utgångspris              | 4 950 000 kr               |
        | Pris per m²              | 87 179 kr/m²               |
        | Avgift                   | 3 456,50 kr/mån            |
        | Driftkostnad             | 6 240 kr/år                |
        | Förening                 | Brf Sältingen 4            |
        | Andelstal                | 2,14 %                     |
        | Pantsatt                 | Ja, lägenheten är pantsatt |
        | Föreningens skattestatus | Äkta bostadsrättsförening  |
        | Byggår                   | 1908                       |
        | Hiss                     | Ja                         |
        | Mark                     | Föreningen äger marken     |
        | Senaste årsredovisning   | 2025                       |

    Scenario: The facts of a flat come in the order and the words of Finnish adverts
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then below the top the page states, in this order:
        | Asuntotyyppi       | Kerrostalo     |
        | Hallintamuoto      | Asunto-osake   |
        | Huoneistoselitelmä | 2h+k           |
        | Asuinpinta-ala     | 50 m²          |
        | Kerros             | 2/6            |
        | Energialuokka      | D2018          |
        | Velaton hinta      | 229 025 €      |
        | Myyntihinta        | 204 025 €      |
        | Velkaosuus         | 25 000 €       |
        | Hoitovastike       | 250,25 €/kk    |
        | Pääomavastike      | 162,50 €/kk    |
        | Yhtiövastike       | 412,75 €/kk    |
        | Vesimaksu          | 24,50 €/hlö/kk |
        | Rakennusvuosi      | 1928           |
        | Tontti             | Oma            |
        | Lunastusoikeus     | Ei             |

    Scenario: A flat without a lift, a balcony and an energy declaration says so
      When a visitor opens "the flat to renovate" on the Sweden site
      Then the page states:
        | Lift               | No                                                        |
        | Balcony or terrace | No                                                        |
        | Energy class       | Missing. The association has no valid energy declaration. |

    Scenario: A Finnish flat without an energy certificate says so
      When a visitor opens "the flat without a certificate" on the Finland site
      Then the page says "Missing. The company has no valid energy certificate."

  @HOME-12
  Rule: Search engines can read the price, size, energy class and status of a home
    A search engine that has to guess these offers a sold home as if it were for sale, or leaves out one that fits.

    Scenario Outline: Search engines read that <home> is <status>
      When a visitor opens "<home>" on the <site> site
      Then search engines read of the home:
        | kind         | Apartment |
        | living area  | <area>    |
        | energy class | <energy>  |
        | price        | <price>   |
        | status       | <status>  |

      Examples:
        | site    | home                   | area  | energy | price    | status   |
        | Sweden  | the flat in Kvistgatan | 56.78 | D      | 4950000  | for sale |
        | Sweden  | the sold flat          | 52    | E      | 5040000  | sold     |
        | Sweden  | the reserved flat      | 134   | D      | 14450000 | reserved |
        | Finland | the flat in Oksakatu   | 50    | D2018  | 229025   | for sale |

    Scenario: Search engines read no price of a home whose price is not set yet
      When a visitor opens "the flat without a price" on the Sweden site
      Then search engines read of the home:
        | kind         | Apartment   |
        | living area  | 49          |
        | energy class |             |
        | price        |             |
        | status       | coming soon |

  @HOME-5
  Rule: A term that not everybody knows opens to show what it means
    First-time buyers have never met a pledge, a debt share or a right of redemption before, and pay for misreading one.

    Scenario: The keyboard opens the meaning of "Velkaosuus"
      Given a visitor is at "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      When they press Enter on the word "Velkaosuus"
      Then they read the meaning "Asunnon osuus taloyhtiön lainasta."

    Scenario: The keyboard opens the meaning of "Andelstal", and Escape closes it
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And they press Enter on the word "Andelstal"
      And they read the meaning "Lägenhetens del av föreningen."
      When they press Escape
      Then the meaning is not shown

    @no-javascript
    Scenario: The meaning of a word can be opened without JavaScript too
      Given a visitor is at "the flat in Oksakatu" on the Finland site
      When they press Enter on the word "Right of redemption"
      Then they read the meaning "The articles may give the company or its shareholders, or the city in a Hitas company, the right"

  @HOME-6 @headline
  Rule: A home is marked as new, coming soon, reserved or sold, and says what it cost before its price changed
    A home that was sold last week wastes a journey, and a buyer who knows of a price cut makes a different offer.

    Scenario: The card and the page of a home mark it as new for its first seven days
      Given it is "21 November 2026, 13:00 GMT+1"
      And a visitor is at "the list of homes" on the Sweden site
      And the card "New semi-detached house with deck, sauna and charging" is marked "New"
      When a visitor opens "the new house" on the Sweden site
      Then the page says "Published 15 November 2026"
      And the top of the page is marked "New"

    Scenario: A home is marked as new before the visitor has touched its page
      Given it is "21 November 2026, 13:00 GMT+1"
      And the visitor touches nothing
      When a visitor opens "the new house" on the Sweden site
      Then the top of the page is marked "New"
      And the page is not interactive

    Scenario: The card and the page of a home no longer mark it as new on the eighth day
      Given it is "22 November 2026, 13:00 GMT+1"
      And a visitor is at "the list of homes" on the Sweden site
      And the card "New semi-detached house with deck, sauna and charging" is not marked "New"
      When a visitor opens "the new house" on the Sweden site
      Then the page says "Published 15 November 2026"
      And the top of the page is not marked "New"

    Scenario: A sold home is never marked as new, whatever date the device shows
      Given it is "11 September 2026, 13:00 GMT+1"
      When a visitor opens "the sold flat" on the Sweden site
      Then the top of the page is not marked "New"

    Scenario: A home whose price was reduced twice shows every price so far
      When a visitor opens "the flat at a lower price" on the Sweden site
      Then the home is labelled "Price reduced"
      And the top of the page says "The price was reduced on 3 November 2026 from 6 100 000 kr: −150 000 kr (−2,5 %)."
      And the table "Price history" reads:
        | 3 November 2026   | 5 950 000 kr | −150 000 kr (−2,5 %) |
        | 28 September 2026 | 6 100 000 kr | −150 000 kr (−2,4 %) |
        | 24 August 2026    | 6 250 000 kr | First price          |

    Scenario: The card of a home says that its price was reduced
      When a visitor opens "the area of Nacka" on the Sweden site
      Then the card "Two-bedroom flat with a sauna and a balcony over the water" says "Price reduced"

    Scenario: A home in Finland says by how much its price was reduced
      When a visitor opens "the Finnish flat at a lower price" on the Finland site
      Then the home is labelled "Price reduced"
      And the top of the page says "The price was reduced on 8 November 2026 from 724 000 €: −25 000 € (−3,5 %)."

    Scenario Outline: A home in Finland that is <status> explains what that means
      When a visitor opens "<home>" on the Finland site
      Then the home is labelled "<status>"
      And the top of the page says "<note>"

      Examples:
        | status      | home                         | note                                                       |
        | Reserved    | the reserved Finnish flat    | A buyer has reserved this home, but the sale is not final. |
        | Coming soon | the Finnish flat coming soon | This home is about to come on the market.                  |

    Scenario: A sold home in Sweden still shows what was asked and what was paid
      When a visitor opens "the sold flat" on the Sweden site
      Then the home is labelled "Sold"
      And the top of the page says "Sold on 14 October 2026 for 5 040 000 kr. The last asking price was 4 890 000 kr."
      And the table "Price history" reads:
        | 14 October 2026   | 5 040 000 kr, final price | +150 000 kr (+3,1 %) |
        | 10 September 2026 | 4 890 000 kr              | First price          |

    Scenario: A sold home in Finland says that its final price is not published
      When a visitor opens "the sold Finnish flat" on the Finland site
      Then the home is labelled "Sold"
      And the top of the page says "Sold on 30 October 2026. The sale price is not published: this is the last price"

  @HOME-20
  Rule: A sold home leads on to homes for sale in its area, and to what homes sold for there
    Who finds a home from an old advert is too late for it, and looks for another like it, or for what it was worth.

    Scenario: A sold home in Sweden leads to homes for sale in its area and to its sold prices
      When a visitor opens "the sold flat" on the Sweden site
      Then the link "Homes for sale in Södermalm" leads to "/en/apartments/?place=sodermalm&status=forSale,upcoming,reserved"
      And the link "Sold prices in Södermalm" leads to "/en/sold-prices/?area=sodermalm#sodermalm"

    Scenario: A sold home in Finland leads to homes for sale in its area and to those sold there
      When a visitor opens "the sold Finnish flat" on the Finland site
      Then the link "Homes for sale in Kallio" leads to "/en/apartments/?place=kallio&status=forSale,upcoming,reserved"
      And the link "Sold homes in Kallio, with their last asking prices" leads to "/en/sold-homes/?area=kallio#kallio"

  @HOME-7
  Rule: Visitors can pass a home on with its address, its price and the agent's phone number
    Few people buy alone: a partner or a parent wants the essentials, and somebody to call, even before they open a link.

    Scenario: "Share" opens the device's own way to share, with the home's address, price and agent
      Given their browser can share
      And a visitor is at "the flat in Oksakatu" on the Finland site
      When they press the button "Share"
      Then they share "https://www.kvistbo-fi.example/en/property/oksakatu-3-a-5/" with this text:
        | Oksakatu 3 A 5, Kallio, Helsinki   |
        | Debt-free price 229 025 €          |
        | Agent Aino Lehtovirta, 09 000 0001 |

    Scenario: "Share" copies the address on a device that cannot share
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they press the button "Share"
      Then the message reads "The link has been copied."
      And "https://www.kvistbo.example/en/property/kvistgatan-12/" has been copied

    Scenario: "Share" shows the address in a browser that does not allow copying
      Given their browser does not allow copying
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they press the button "Share"
      Then the message reads "Copy the address from here: https://www.kvistbo.example/en/property/kvistgatan-12/"

    @no-javascript
    Scenario: Without JavaScript, "E-mail" begins a message about the home
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the link "E-mail" begins a message that says:
        | Kvistgatan 12, Södermalm, Stockholm                    |
        | Asking price 4 950 000 kr                              |
        | Tuva Rimstedt, 070-174 06 06                           |
        | https://www.kvistbo.example/en/property/kvistgatan-12/ |

    Scenario Outline: The preview of a shared link shows a picture, "<title>" and the price
      When a visitor opens "<home>" on the <site> site
      Then the preview of its link shows a picture, "<title>" and "<price>"

      Examples:
        | site    | home                   | title                    | price        |
        | Sweden  | the flat in Kvistgatan | Kvistgatan 12, Södermalm | 4 950 000 kr |
        | Finland | the flat in Oksakatu   | Oksakatu 3 A 5, Kallio   | 229 025 €    |

  @HOME-8
  Rule: A home is printed as a brochure of two A4 pages
    Two pages are one sheet, front and back: people carry it from room to room at a viewing, and lay out several at home.

    Scenario Outline: One of the longest pages of <site> is printed on two A4 pages by "<button>"
      Given a visitor is at "<address>" on the <site> site
      When they print the page with "<button>"
      Then it is printed on 2 A4 pages
      And the paper shows 6 pictures
      And the plan on the paper is at least <plan> mm high
      And the paper shows the text "<fact>"

      Examples:
        | site    | address                       | button            | plan | fact                 |
        | Sweden  | /objekt/villavagen-11/        | Skriv ut broschyr | 100  | Fastighetsbeteckning |
        | Finland | /fi/kohde/lunastuskatu-2-a-8/ | Tulosta esite     | 70   | Tontin lunastusosuus |

  @HOME-17
  Rule: The brochure of a home has its viewings, costs, map, agent and address, and nothing that only serves a screen
    A visitor who has the brochure in the home needs its costs and its agent, and can press no button on paper.

    Scenario: The brochure names the agent and the address of the page, and leaves out what only serves a screen
      Given a visitor is at "the house in Villavägen" on the Sweden site
      And the content "Similar homes" is shown
      And the content "On this page" is shown
      When they print the page with "Print a brochure"
      Then the paper shows the text "The agent"
      And the paper shows the picture "QR code for this page"
      And the paper shows the text "https://www.kvistbo.example/en/property/villavagen-11/"
      And the paper does not show the content "Similar homes"
      And the paper does not show the content "On this page"

    Scenario Outline: The brochure in <site> states when the home is shown and what it costs a month
      Given it is "21 November 2026, 12:00 GMT+1"
      And a visitor is at "<home>" on the <site> site
      When they print the page with "Print a brochure"
      Then it is printed on 2 A4 pages
      And the paper shows the text "<first>" under "Viewings"
      And the paper shows the text "<second>" under "Viewings"
      And the paper shows the text "<cost>" under "Monthly cost"
      And the paper does not show the text "Add to calendar"
      And the logo on the paper is flush with the text

      Examples:
        | site    | home                    | first                              | second                           | cost            |
        | Sweden  | the house in Björkvägen | Monday 23 November, 17:30–18:00    | Tuesday 24 November, 17:00–17:40 | 52 111 kr/month |
        | Finland | the flat in Reimarikatu | Wednesday 25 November, 17:15–18:00 | Sunday 13 December, 13:00–13:45  | 3 083 €/month   |

    Scenario: The brochure shows where the home is, and states what is needed at the purchase
      Given a visitor is at "the house in Björkvägen" on the Sweden site
      When they print the page with "Print a brochure"
      Then it is printed on 2 A4 pages
      And the paper shows the picture "Map of Nacka with a pin at Björkvägen 7"
      And the paper shows the text "Needed when buying" under "Monthly cost"
      And the paper shows the text "2 139 275 kr" under "Monthly cost"
      And the paper does not show the text "Down payment"

    Scenario: A viewing that is over is not on the paper
      Given it is "25 November 2026, 12:00 GMT+1"
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they print the page with "Print a brochure"
      Then the paper shows the text "Wednesday 2 December, 17:30–18:00" under "Viewings"
      And the paper does not show the text "Already held"

    Scenario: The map is on the paper of a visitor who prints from the browser's menu before scrolling to it
      Given a visitor is at "the house in Björkvägen" on the Sweden site
      When they print the page from the browser's menu
      Then the picture "Map of Nacka with a pin at Björkvägen 7" has loaded

    Scenario: The open cookie question takes no room on the paper
      Given a first-time visitor is at "the flat in Nybyggesgatan" on the Sweden site
      And the cookie question "Which cookies may we use?" is shown
      When they print the page with "Print a brochure"
      Then it is printed on 2 A4 pages
