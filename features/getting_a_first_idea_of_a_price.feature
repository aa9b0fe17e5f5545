Feature: Getting a first idea of a price

  Before sellers let anybody into their home, they want to know roughly what it may be worth. The page for sellers answers with a
  range, says how it was worked out and what it does not know, and never pretends to be a valuation.

  Background:
    Given these addresses:
      | name                                  | address                |
      | Sweden's page for sellers in Swedish  | /salja-med-oss/        |
      | Sweden's page for sellers in English  | /en/selling-with-us/   |
      | Finland's page for sellers in Finnish | /fi/myy-kotisi/        |
      | Finland's page for sellers in Swedish | /salj-din-bostad/      |
      | Finland's page for sellers in English | /en/selling-your-home/ |

  @ESTIMATE-1 @headline
  Rule: A first idea of a price is a range, worked out from what comparable sold flats cost per square metre
    A single figure would look like knowledge. What flats nearby went for is all that there is, and they differ. So the range is
    the middle half of what they cost per square metre, times the size.

    Scenario Outline: <rooms> and <size> m² in <area> may be worth <range>
      Given a visitor is at "<site>'s page for sellers in <language>" on the <site> site
      When they ask what a flat of "<rooms>" and "<size>" m² in "<area>" may be worth
      Then the range of prices is "<range>"

      Examples: Five flats of about the same size were sold, or more
        | site    | language | area   | rooms      | size | range                          |
        | Sweden  | Swedish  | Malmö  | 2 rum      | 57   | 1 950 000 kr till 2 350 000 kr |
        | Finland | Finnish  | Kallio | 2 huonetta | 50   | 260 000 € – 295 000 €          |

    Scenario: Fewer than five flats of about the same size were sold, so that all in the area count, and the answer says so
      Given a visitor is at "Sweden's page for sellers in Swedish" on the Sweden site
      When they ask what a flat of "2 rum" and "56" m² in "Malmö" may be worth
      Then the range of prices is "2 000 000 kr till 2 300 000 kr"
      And the page says "vi använder alla 8 som såldes 2025–2026"

  @ESTIMATE-2
  Rule: A first idea of a price says how it was worked out, and what it does not know
    Whoever knows where a figure comes from can judge it, and is not disappointed by the valuation.

    Scenario: The range in Sweden says in Swedish how it was worked out, and from which sales
      Given a visitor is at "Sweden's page for sellers in Swedish" on the Sweden site
      When they ask what a flat of "2 rum" and "57" m² in "Malmö" may be worth
      Then the page says:
        | 5 lägenheter i Malmö av ungefär samma storlek                         |
        | högst ett rum färre eller fler) såldes 2025–2026.                     |
        | 5 % åt vardera hållet från medianen: 35 070–40 735 kr/m² gånger 57 m² |

    Scenario: The range in Finland says in Finnish how it was worked out
      Given a visitor is at "Finland's page for sellers in Finnish" on the Finland site
      When they ask what a flat of "2 huonetta" and "50" m² in "Kallio" may be worth
      Then the page says "5 % mediaanin kummallekin puolelle: 5 292–5 880 €/m² kertaa 50 m²"

    Scenario Outline: The page for sellers in <site> says in <language> what the calculation does not know
      When a visitor opens "<site>'s page for sellers in <language>" on the <site> site
      Then the page says "<unknown>"

      Examples:
        | site    | language | unknown                                                                      |
        | Sweden  | Swedish  | Uträkningen tar inte hänsyn till skick, utsikt, våning, balkong, planlösning |
        | Sweden  | English  | The calculation leaves out condition, view, floor, balcony, layout           |
        | Finland | Finnish  | Laskelmassa ei oteta huomioon kuntoa, näkymää, kerrosta, parveketta          |
        | Finland | Swedish  | Uträkningen tar inte hänsyn till skick, utsikt, våning, balkong, planlösning |
        | Finland | English  | The calculation leaves out condition, view, floor, balcony, layout           |

  @ESTIMATE-3
  Rule: With fewer than five sold flats, the range surrounds a published price; without one, there is no range
    A guess from two sales would be worse than none, and saying so is what makes the other ranges believable. The range is then
    15 % around the published price.

    Scenario: Too few flats were sold in Nacka, so the range is 15 % around a published price, and the answer says so
      Given a visitor is at "Sweden's page for sellers in Swedish" on the Sweden site
      When they ask what a flat of "2 rum" and "57" m² in "Nacka" may be worth
      Then the range of prices is "3 200 000 kr till 4 350 000 kr"
      And the page says "i Nacka har vi sålt för få lägenheter för att jämföra (4)."
      And the page says "med 15 % åt båda hållen: 56 383–76 283 kr/m²."

    Scenario: Too few flats were sold in Kalasatama, so the range is around the published price of flats of that size
      Given a visitor is at "Finland's page for sellers in Finnish" on the Finland site
      When they ask what a flat of "1 huone" and "50,5" m² in "Kalasatama" may be worth
      Then the range of prices is "390 000 € – 535 000 €"
      And the page says "9 156 €/m², sinun asuntosi kokoisten keskihinta postinumeroalueella 00540"

    Scenario: Too few flats were sold in Uppsala and no price is published, so there is no range, as the answer says
      Given a visitor is at "Sweden's page for sellers in Swedish" on the Sweden site
      When they ask what a flat of "2 rum" and "57" m² in "Uppsala" may be worth
      Then the page says:
        | där har vi sålt 3 lägenheter de senaste två åren, och för området finns ingen publicerad siffra. |
      And the page has no range of prices

  @ESTIMATE-4
  Rule: A field that makes no sense says what to enter, and hides the range until it is corrected
    An old range beside new numbers would be the wrong answer with all the looks of the right one.

    Scenario: A size of "stor" is marked as wrong in Swedish, and the range goes
      Given a visitor is at "Sweden's page for sellers in Swedish" on the Sweden site
      And they ask what a flat of "2 rum" and "57" m² in "Solna" may be worth
      And the page has a range of prices
      When they write "stor" in the field "Boarea i m²"
      Then the field "Boarea i m²" is marked as wrong: "Skriv boarean som ett tal mellan 10 och 400, till exempel 56,5."
      And the page has no range of prices

    Scenario: A size above 400 m² is marked as wrong in the words of Finland's Swedish, until it is corrected
      Given a visitor is at "Finland's page for sellers in Swedish" on the Finland site
      And they ask what a flat of "2 rum" and "401" m² in "Berghäll" may be worth
      And the field "Boyta i m²" is marked as wrong: "Skriv boytan som ett tal mellan 10 och 400, till exempel 56,5."
      When they write "400" in the field "Boyta i m²"
      Then the field "Boyta i m²" is not marked as wrong
      And the page has a range of prices

    Scenario: A size below 10 m² is marked as wrong in Finnish, until it is corrected
      Given a visitor is at "Finland's page for sellers in Finnish" on the Finland site
      And they ask what a flat of "2 huonetta" and "9,9" m² in "Kallio" may be worth
      And the field "Asuinpinta-ala neliöinä" is marked as wrong: "lukuna väliltä 10–400, esimerkiksi 56,5."
      When they write "10" in the field "Asuinpinta-ala neliöinä"
      Then the field "Asuinpinta-ala neliöinä" is not marked as wrong
      And the page has a range of prices

    Scenario: Each field that is left empty says what to enter, and the first one has the focus
      Given a visitor is at "Sweden's page for sellers in English" on the Sweden site
      When they press the button "Show the price range"
      Then the drop-down "Area" is marked as wrong: "Choose the area that the flat is in."
      And the field "Living area in m²" is marked as wrong: "Enter the living area as a number from 10 to 400, such as 56,5."
      And the drop-down "Number of rooms" is marked as wrong: "Choose how many rooms the flat has."
      And the focus is on the drop-down "Area"
      And the page meets WCAG 2.2 AA

  @ESTIMATE-7
  Rule: Without JavaScript, a table shows an example of a price in each area
    Nobody should miss the prices for want of a calculator.

    @no-javascript
    Scenario: Sweden's page has an example of each area without JavaScript, and no field that does nothing
      When a visitor opens "Sweden's page for sellers in English" on the Sweden site
      Then the table "For example, two rooms and 55 m²" reads:
        | Gothenburg  | 3 450 000 kr to 4 050 000 kr 7 sold flats       |
        | Kungsholmen | 5 300 000 kr to 6 200 000 kr 8 sold flats       |
        | Malmö       | 2 000 000 kr to 2 250 000 kr 8 sold flats       |
        | Nacka       | 3 100 000 kr to 4 200 000 kr A published figure |
        | Södermalm   | 5 150 000 kr to 5 750 000 kr 7 sold flats       |
        | Solna       | 3 250 000 kr to 3 800 000 kr 5 sold flats       |
        | Uppsala     | no range Too few sold, no published figure      |
        | Vasastaden  | 5 450 000 kr to 6 050 000 kr 5 sold flats       |
      And the button "Show the price range" is not shown

    @no-javascript
    Scenario: Finland's page has an example of each area without JavaScript
      When a visitor opens "Finland's page for sellers in Finnish" on the Finland site
      Then the table "Esimerkkinä kaksio, 55 m²" reads:
        | Etu-Töölö         | 385 000 € – 430 000 € 5 myytyä asuntoa    |
        | Herttoniemenranta | 245 000 € – 280 000 € 5 myytyä asuntoa    |
        | Jätkäsaari        | 370 000 € – 415 000 € 5 myytyä asuntoa    |
        | Kalasatama        | 370 000 € – 505 000 € Tilaston keskihinta |
        | Kallio            | 305 000 € – 345 000 € 8 myytyä asuntoa    |
        | Kamppi–Ruoholahti | 375 000 € – 420 000 € 5 myytyä asuntoa    |
        | Lauttasaari       | 325 000 € – 370 000 € 6 myytyä asuntoa    |
        | Munkkiniemi       | 330 000 € – 375 000 € 5 myytyä asuntoa    |
        | Taka-Töölö        | 370 000 € – 415 000 € 5 myytyä asuntoa    |
        | Tapiola           | 265 000 € – 365 000 € Tilaston keskihinta |
        | Tikkurila         | 210 000 € – 240 000 € 6 myytyä asuntoa    |
        | Vuosaari          | 130 000 € – 180 000 € Tilaston keskihinta |

  @ESTIMATE-6
  Rule: The request for a valuation takes over the flat that a seller has described, unless they wrote a message themselves
    Nobody likes to enter the same thing twice, or to lose what they wrote.

    Scenario: The message of the request describes the flat in Swedish
      Given a visitor is at "Sweden's page for sellers in Swedish" on the Sweden site
      And they ask what a flat of "2 rum" and "56,5" m² in "Malmö" may be worth
      And the page has a range of prices
      When they go on to the valuation
      Then the message of the request is "Min lägenhet: Malmö, 56,5 m², 2 rum."

    Scenario: A message that the seller has written stays
      Given a visitor is at "Sweden's page for sellers in English" on the Sweden site
      And they ask what a flat of "2 rooms" and "57" m² in "Malmö" may be worth
      And the page has a range of prices
      And they write "The view is the best of it." in the field "Message"
      When they go on to the valuation
      Then the message of the request is "The view is the best of it."
