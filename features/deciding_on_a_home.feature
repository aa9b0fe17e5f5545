Feature: Deciding on a home

  Between liking a home and going to see it there are a few questions: when can it be seen, who shows it, what would it
  cost a month, what else is there, and what state is the building in. The page of the home answers them.

  Background:
    Given these addresses:
      | name                          | address                         |
      | the flat in Kvistgatan        | /en/property/kvistgatan-12/     |
      | the same flat in Swedish      | /objekt/kvistgatan-12/          |
      | the house in Björkvägen       | /en/property/bjorkvagen-7/      |
      | the same house in Swedish     | /objekt/bjorkvagen-7/           |
      | the one-room flat in Swedish  | /objekt/kommandegatan-10/       |
      | the house in Villavägen       | /en/property/villavagen-11/     |
      | the house in Pantbrevsvägen   | /en/property/pantbrevsvagen-22/ |
      | the flat by the Sound         | /en/property/kopenhamnsgatan-8/ |
      | the new flat in Nybyggesgatan | /en/property/nybyggesgatan-3/   |
      | the sold flat                 | /en/property/saldstigen-4/      |
      | the flat in Oksakatu          | /en/property/oksakatu-3-a-5/    |
      | the larger flat in Oksakatu   | /en/property/oksakatu-3-a-14/   |
      | the house in Omakotikuja      | /en/property/omakotikuja-6/     |
      | the hitas flat                | /en/property/hitaskatu-9-c-41/  |
      | the home page                 | /en/                            |
      | the favourites                | /en/favourites/                 |
      | the contact form below        | #contact                        |
      | the cards of other homes      | /homes/*/*.json                 |

  @VISIT-1 @headline
  Rule: A viewing can be added to a calendar until it begins
    Buyers go to several viewings in a weekend, and one in their own calendar is one that they do not miss.

    Scenario: Each of three viewings can be added to a calendar in the last second before the first begins
      Given it is "23 November 2026, 17:29:59 GMT+1"
      When a visitor opens "the house in Björkvägen" on the Sweden site
      Then the viewings are, in this order:
        | Monday 23 November, 17:30–18:00  | Sign up | Add to calendar |
        | Tuesday 24 November, 17:00–17:40 | Sign up | Add to calendar |
        | Tuesday 1 December, 17:30–18:00  | Sign up | Add to calendar |

    Scenario: A viewing begins while the page is open
      Given the clock is stopped at "24 November 2026, 18:14 GMT+1"
      And a visitor opens "the flat in Kvistgatan" on the Sweden site
      When 60 seconds pass
      Then the viewing "Tuesday 24 November, 18:15–19:15" says "On now"

    @no-javascript
    Scenario: Without JavaScript, every viewing can be added to a calendar
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the viewings are, in this order:
        | Tuesday 24 November, 18:15–19:15  | Sign up | Add to calendar |
        | Wednesday 2 December, 17:30–18:00 | Sign up | Add to calendar |

  @VISIT-9
  Rule: A viewing that is over says so and is not offered
    People who travel to a viewing that is over lose an evening, and blame the agency.

    Scenario: The first of three viewings says "Already held" when it is at its end
      Given it is "23 November 2026, 18:00:00 GMT+1"
      When a visitor opens "the house in Björkvägen" on the Sweden site
      Then the viewings are, in this order:
        | Monday 23 November, 17:30–18:00  |         | Already held    |
        | Tuesday 24 November, 17:00–17:40 | Sign up | Add to calendar |
        | Tuesday 1 December, 17:30–18:00  | Sign up | Add to calendar |

    Scenario: A viewing that is over says so in view of a visitor who touches nothing
      Given it is "24 November 2026, 19:15:00 GMT+1"
      And their window is 1440 pixels wide and 1000 high
      And the visitor touches nothing
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the viewing "Tuesday 24 November, 18:15–19:15" says "Already held"

    Scenario: A viewing is on until its last second, and ends while the page is open
      Given the clock is stopped at "24 November 2026, 19:13:59 GMT+1"
      And a visitor opens "the flat in Kvistgatan" on the Sweden site
      And 60 seconds pass
      And the viewing "Tuesday 24 November, 18:15–19:15" says "On now"
      When 60 seconds pass
      Then the viewing "Tuesday 24 November, 18:15–19:15" says "Already held"
      And the viewing "Wednesday 2 December, 17:30–18:00" says "Add to calendar"

  @VISIT-10
  Rule: A home with no viewing left says so, and offers a private viewing unless it is sold or reserved
    A buyer who finds no date must not conclude that the home is gone: homes are also shown and sold between viewings.

    Scenario: A home with no viewing left says so, with a link to book a private one
      Given it is "15 January 2027, 12:00 GMT+1"
      When a visitor opens "/fi/kohde/oksakatu-3-a-14/" on the Finland site
      Then the viewings are not shown
      And the page says "Esittelyä ei ole juuri nyt sovittu."
      And the link "Varaa yksityisesittely" leads to "the contact form below"

    Scenario Outline: A reserved home in <site> takes interest in place of a private viewing, in <language>
      When a visitor opens "<address>" on the <site> site
      Then the page says "<reserved>"
      And the link "<private>" is not shown

      Examples:
        | site    | language | address                       | reserved                               | private                |
        | Sweden  | Swedish  | /objekt/bokadgatan-2/         | hör av sig om affären inte blir av.    | Boka en privat visning |
        | Finland | Finnish  | /fi/kohde/varattukatu-9-b-11/ | ottaa yhteyttä, jos kauppa ei toteudu. | Varaa yksityisesittely |

    Scenario Outline: A home for which no viewing is announced says so in <language>
      When a visitor opens "<address>" on the Sweden site
      Then the page says "<none>"

      Examples:
        | language | address                    | none                                 |
        | Swedish  | /objekt/bokadgatan-2/      | Ingen visning är planerad just nu.   |
        | English  | /en/property/bokadgatan-2/ | No viewing is planned at the moment. |

    Scenario: A sold home is no longer shown, and has no link to book a viewing
      When a visitor opens "the sold flat" on the Sweden site
      Then the page says "The home has been sold and is no longer shown."
      And the viewings are not shown
      And the link "Book a private viewing" is not shown

  @VISIT-2
  Rule: A viewing's calendar entry speaks the page's language, is right in every time zone and replaces an earlier one
    Sweden and Finland are an hour apart, and some buyers live abroad: an entry that is an hour off makes them miss the viewing.
    So does one that stays where it was when the viewing moves.

    Scenario: A viewing in Sweden has a calendar entry with its time in UTC, its place and its agent
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the calendar entry of "Tuesday 24 November, 18:15–19:15" is a file with one event:
        | name         | Viewing: Kvistgatan 12                                 |
        | begins       | 2026-11-24T17:15:00Z                                   |
        | ends         | 2026-11-24T18:15:00Z                                   |
        | place        | Kvistgatan 12, 118 20 Stockholm                        |
        | coordinates  | 59.313;18.048                                          |
        | address      | https://www.kvistbo.example/en/property/kvistgatan-12/ |
        | id           | kvistgatan-12-1@www.kvistbo.example                    |
        | last changed | 2026-10-03T00:00:00Z                                   |
        | version      | 20729                                                  |
      And the calendar entry of "Tuesday 24 November, 18:15–19:15" describes it: "Agent: Tuva Rimstedt"

    Scenario: A viewing in Finland has a calendar entry in Finnish
      When a visitor opens "/fi/kohde/oksakatu-3-a-14/" on the Finland site
      Then the calendar entry of "sunnuntai 29. marraskuuta klo 12.00–12.45" is a file with one event:
        | name         | Esittely: Oksakatu 3 A 14                                |
        | begins       | 2026-11-29T10:00:00Z                                     |
        | ends         | 2026-11-29T10:45:00Z                                     |
        | place        | Oksakatu 3 A 14, 00530 Helsinki                          |
        | coordinates  | 60.183;24.9527                                           |
        | address      | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-14/ |
        | id           | oksakatu-3-a-14-1@www.kvistbo-fi.example                 |
        | last changed | 2026-11-18T00:00:00Z                                     |
        | version      | 20775                                                    |
      And the calendar entry of "sunnuntai 29. marraskuuta klo 12.00–12.45" describes it: "Välittäjä: Mikael Sandås"

    Scenario: The Swedish calendar entry of a viewing in Finland names the city in Swedish
      When a visitor opens "/objekt/oksakatu-3-a-14/" on the Finland site
      Then the calendar entry of "söndag 29 november, 12:00–12:45" is a file with one event:
        | name         | Visning: Oksakatu 3 A 14                                |
        | begins       | 2026-11-29T10:00:00Z                                    |
        | ends         | 2026-11-29T10:45:00Z                                    |
        | place        | Oksakatu 3 A 14, 00530 Helsingfors                      |
        | coordinates  | 60.183;24.9527                                          |
        | address      | https://www.kvistbo-fi.example/objekt/oksakatu-3-a-14/  |
        | id           | oksakatu-3-a-14-1@www.kvistbo-fi.example                |
        | last changed | 2026-11-18T00:00:00Z                                    |
        | version      | 20775                                                   |
      And the calendar entry of "söndag 29 november, 12:00–12:45" describes it: "Trea med balkong mot en lummig gård"

    Scenario Outline: Search engines learn when the event "<name>" begins and ends
      When a visitor opens "<address>" on the <site> site
      Then the page tells search engines of the event "<name>" from "<begins>" to "<ends>"

      Examples:
        | site    | address                     | name                      | begins               | ends                 |
        | Sweden  | /en/property/kvistgatan-12/ | Viewing: Kvistgatan 12    | 2026-11-24T17:15:00Z | 2026-11-24T18:15:00Z |
        | Finland | /fi/kohde/oksakatu-3-a-14/  | Esittely: Oksakatu 3 A 14 | 2026-11-29T10:00:00Z | 2026-11-29T10:45:00Z |

  @VISIT-3
  Rule: The page names the agent of the home, and a call or a message to them is one click away
    People want to know whom they will meet before they write or call about the largest purchase of their lives.

    Scenario: A click calls or writes to the agent of a home in Sweden
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "The agent" says "Tuva Rimstedt"
      And the link "070-174 06 06" leads to "tel:+46701740606"
      And the link "tuva.rimstedt@kvistbo.example" begins a message about "Question about Kvistgatan 12, Södermalm, Stockholm"

    Scenario: A click calls or writes to the agent of a home in Finland
      When a visitor opens "the larger flat in Oksakatu" on the Finland site
      Then the section "The agent" says "Mikael Sandås"
      And the link "09 000 0002" leads to "tel:+35890000002"
      And the link "mikael.sandas@kvistbo-fi.example" begins a message about "Question about Oksakatu 3 A 14, Kallio, Helsinki"

  @VISIT-4 @headline
  Rule: Every home with a price has an example of its monthly cost, whose parts add up to whole amounts
    Agents in Sweden must offer a calculation of living costs, and homes of one price can differ by thousands a month.

    @no-javascript
    Scenario: A flat in Sweden costs interest, repayment, the fee and a twelfth of the yearly running cost
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the monthly cost "Monthly cost" adds up:
        | Interest, first month | 12 272 kr       |
        | Repayment             | 7 013 kr        |
        | Monthly fee           | 3 456,50 kr     |
        | Running cost          | 520 kr          |
        | Per month             | 23 262 kr/month |
      And the controls in the section "Monthly cost" are not shown

    Scenario: The loan for a flat in Finland covers the selling price alone, because the charge pays off the debt share
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the monthly cost "Monthly cost" adds up:
        | Interest, first month          | 506 €         |
        | Repayment, first month         | 362 €         |
        | Maintenance charge             | 250,25 €      |
        | Financing charge               | 162,50 €      |
        | Water charge                   | 49 €          |
        | Electricity and home insurance | 50 €          |
        | Per month                      | 1 380 €/month |
      And the section "Monthly cost" says "the same loan is not counted twice"
      And the contents lead to "Monthly cost"

    Scenario: Each cost in the advert of a house in Finland counts once, a yearly one as a twelfth
      When a visitor opens "the house in Omakotikuja" on the Finland site
      Then the table "Monthly cost" reads:
        | Interest, first month         | 1 609 € |
        | Repayment, first month        | 1 153 € |
        | Property tax                  | 52 €    |
        | Water and sewerage            | 68 €    |
        | Electricity, heating included | 115 €   |
      And the section "Monthly cost" says "Per month 2 997 €/month"

    Scenario: A house in Sweden costs the municipal property fee, up to the ceiling of the year
      When a visitor opens "the house in Villavägen" on the Sweden site
      Then the table "Monthly cost" reads:
        | Interest, first month  | 22 189 kr |
        | Repayment              | 12 679 kr |
        | Running cost           | 4 133 kr  |
        | Municipal property fee | 869 kr    |
      And the section "Monthly cost" says "Per month 39 870 kr/month"

    Scenario: A sold home has no monthly cost
      When a visitor opens "the sold flat" on the Sweden site
      Then the section "Monthly cost" is not shown

  @VISIT-11
  Rule: The example of the monthly cost also states what the buyer must pay at once, taxes included
    First-time buyers are often surprised by taxes and fees that fall due before they have paid a month.

    Scenario: A flat in Sweden costs nothing at once but its down payment
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "Monthly cost" states:
        | Down payment       | 15 %         |
        | Loan               | 4 207 500 kr |
        | Needed when buying | 742 500 kr   |

    Scenario Outline: A house in Sweden also costs title registration, and new mortgage deeds beyond the <existing>
      When a visitor opens "<house>" on the Sweden site
      Then the section "Monthly cost" states:
        | Loan               | <loan>         |
        | Title registration | <registration> |
        | New mortgage deeds | <deeds>        |
        | Needed when buying | <needed>       |
      And the page states:
        | Mortgage deeds | <existing> |

      Examples: Deeds for two thirds of the loan, and for nearly all, whose tax counts whole thousands
        | house                       | existing                 | loan          | registration | deeds     | needed       |
        | the house in Villavägen     | 5 totalling 5 000 000 kr | 7 607 500 kr  | 135 075 kr   | 52 515 kr | 1 530 090 kr |
        | the house in Pantbrevsvägen | 5 totalling 7 600 000 kr | 10 965 000 kr | 194 325 kr   | 67 675 kr | 2 197 000 kr |

    Scenario Outline: The transfer tax in Finland is a share of <what>
      When a visitor opens "<home>" on the Finland site
      Then the section "Monthly cost" states:
        | Loan               | <loan>   |
        | Transfer tax       | <tax>    |
        | Needed when buying | <needed> |

      Examples:
        | what                      | home                     | loan      | tax      | needed    |
        | the debt-free share price | the flat in Oksakatu     | 173 421 € | 3 435 €  | 34 039 €  |
        | the price of a house      | the house in Omakotikuja | 551 650 € | 19 470 € | 116 820 € |

  @VISIT-12
  Rule: The example of the monthly cost is dated, and says what it assumes and what it leaves out
    Interest rates and taxes change; a sum without its date and assumptions could be taken for an offer.

    Scenario: The example states its date, its interest rate and its repayment
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "Monthly cost" states:
        | Down payment       | 15 %  |
        | Interest rate      | 3,5 % |
        | Repayment per year | 2 %   |
      And the section "Monthly cost" says "An example from November 2026, not an offer. Tax relief is left out."

    Scenario: The example for a house from 2014 says why it includes no property fee
      When a visitor opens "the house in Björkvägen" on the Sweden site
      Then the section "Monthly cost" says "Houses built in 2012 or later are exempt from the municipal property fee"
      And the section "Monthly cost" does not say "Municipal property fee"

  @VISIT-13
  Rule: A cost that not every buyer pays is stated beside the monthly cost, and not added to it
    A garage in the sum would make the home look dearer to people without a car, and exchange rates change daily.

    Scenario Outline: The sum does not include the optional "<cost>"
      When a visitor opens "<home>" on the Sweden site
      Then the section "Monthly cost" says "Not included in the sum"
      And the section "Monthly cost" says "<sum>"
      And the section "Monthly cost" states:
        | <cost> | <amount> |

      Examples:
        | home                          | cost                                   | amount           | sum             |
        | the flat by the Sound         | Parking space in Copenhagen (optional) | 950,50 DKK/month | 20 713 kr/month |
        | the new flat in Nybyggesgatan | Garage space with charging (optional)  | 1 650 kr/month   | 17 470 kr/month |

  @VISIT-5
  Rule: Visitors can calculate the monthly cost with their own figures
    What a household can pay depends on its own savings and its bank.

    Scenario: The monthly cost follows the visitor's own interest, down payment and repayment
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they press the button "Use your own figures"
      When they write "4,5" in the field "Interest rate"
      And they write "20" in the field "Down payment"
      And they write "1" in the field "Repayment per year"
      Then the monthly cost "Monthly cost" adds up:
        | Interest, first month | 14 850 kr       |
        | Repayment             | 3 300 kr        |
        | Monthly fee           | 3 456,50 kr     |
        | Running cost          | 520 kr          |
        | Per month             | 22 127 kr/month |
      And the page meets WCAG 2.2 AA

    Scenario: On a phone, the sum stays in view from the first field to the last
      Given their window is 320 pixels wide and 400 high
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they press the button "Use your own figures"
      Then each field of the section "Monthly cost" can be filled in with the sum in view

    Scenario: The visitor's own price and one-off costs count, and title registration follows the tax value where that is higher
      Given a visitor is at "the house in Villavägen" on the Sweden site
      And they press the button "Use your own figures"
      When they write "4 000 000 kr" in the field "Purchase price"
      And they write "75 000" in the field "One-off costs when buying"
      Then the section "Monthly cost" states:
        | Loan               | 3 400 000 kr |
        | Title registration | 80 025 kr    |
        | Needed when buying | 755 025 kr   |

    Scenario: A debt share that the buyer pays off is in the price and not in the charge
      Given a visitor is at "the flat in Oksakatu" on the Finland site
      And they press the button "Use your own figures"
      When they choose "I pay it off when buying"
      Then the monthly cost "Monthly cost" adds up:
        | Interest, first month          | 568 €         |
        | Repayment, first month         | 407 €         |
        | Maintenance charge             | 250,25 €      |
        | Water charge                   | 49 €          |
        | Electricity and home insurance | 50 €          |
        | Per month                      | 1 324 €/month |
      And the section "Monthly cost" states:
        | Transfer tax | 3 435 € |

  @VISIT-17
  Rule: The visitor's own figures for any home, such as the interest rate, are kept on the device until reset
    Typing the figures of one's own bank again for every home is tiresome, and a price belongs to one home alone.

    Scenario: The visitor's own figures apply to the next home too, and the price of one home to that home alone
      Given a visitor is at "the same flat in Swedish" on the Sweden site
      And they press the button "Räkna med egna siffror"
      And they write "4,5" in the field "Ränta"
      And they write "20" in the field "Kontantinsats"
      And they write "1" in the field "Amortering per år"
      And they write "4 000 000 kr" in the field "Köpesumma"
      And the page says "3 200 000 kr"
      When a visitor opens "the house in Björkvägen" on the Sweden site
      Then the section "Monthly cost" states:
        | Down payment       | 20 %         |
        | Interest rate      | 4,5 %        |
        | Repayment per year | 1 %          |
        | Loan               | 9 996 000 kr |

    Scenario: "Back to the example" resets the visitor's figures for good
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they press the button "Use your own figures"
      And they write "4,5" in the field "Interest rate"
      And they press the button "Back to the example"
      And the section "Monthly cost" says "23 262 kr/month"
      When they reload the page
      Then the section "Monthly cost" states:
        | Interest rate | 3,5 % |

    Scenario Outline: A device that stores figures <stored> calculates with an interest rate of <interest>
      Given their device stores figures <stored>
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "Monthly cost" states:
        | Interest rate | <interest> |

      Examples:
        | stored                     | interest |
        | of an earlier visit at 6 % | 6 %      |
        | that are not possible      | 3,5 %    |
        | that cannot be read        | 3,5 %    |

    Scenario: A browser that stores nothing still calculates, and says that the figures are not kept
      Given their browser refuses local storage
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they press the button "Use your own figures"
      When they write "4,5" in the field "Interest rate"
      Then the section "Monthly cost" says "26 768 kr/month"
      And the section "Monthly cost" says "Your figures could not be kept on this device."

  @VISIT-15
  Rule: A figure that is not possible is marked, with what to enter instead
    A figure that is read wrongly gives a precise but wrong sum, and people set their highest bid by it.

    Scenario Outline: "<typed>" as the visitor's own "<field>" is marked as wrong
      Given a visitor is at "<home>" on the <site> site
      And they press the button "Use your own figures"
      When they write "<typed>" in the field "<field>"
      Then the field "<field>" is marked as wrong: "<sentence>"

      Examples:
        | site    | home                   | field          | typed | sentence                                               |
        | Sweden  | the flat in Kvistgatan | Purchase price | 4.950 | Enter an amount in figures, such as 4 500 or 4 500,50. |
        | Finland | the flat in Oksakatu   | People         | 1,5   | Enter a whole number of people from 0 to 20.           |

    Scenario: An interest rate of 100,1 is marked as wrong until it is 100
      Given a visitor is at "the flat in Kvistgatan" on the Sweden site
      And they press the button "Use your own figures"
      And they write "100,1" in the field "Interest rate"
      And the field "Interest rate" is marked as wrong: "Enter a number from 0 to 100, such as 4,5."
      When they write "100" in the field "Interest rate"
      Then the field "Interest rate" is not marked as wrong

  @VISIT-6
  Rule: The page leads to the three homes for sale that are most alike, and says how they were chosen
    Most visitors do not buy the first home they like, and an unexplained choice looks like the agency's own interest.

    Scenario: The flat in Kvistgatan has three similar homes for sale in Stockholm
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "Similar homes" says "Homes for sale with a similar price, size and number of rooms"
      And the section "Similar homes" shows, in this order:
        | One-bedroom flat with an open kitchen and a west-facing balcony    |
        | One-bedroom flat by the quay, with a sauna and a view of the water |
        | Small, well-planned one-bedroom flat on the first floor            |

    Scenario: The flat in Oksakatu has three similar homes for sale in and around Helsinki
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the section "Similar homes" says "Homes for sale with a similar price, size and number of rooms"
      And the section "Similar homes" shows, in this order:
        | New-build one-bedroom flat with sauna, ready September 2027 |
        | Ground-floor flat at the edge of the lawn                   |
        | End flat with windows on two sides                          |

    Scenario: A sold home leads to three homes that are not sold
      When a visitor opens "the sold flat" on the Sweden site
      Then the section "Similar homes" shows 3 homes
      And the section "Similar homes" does not say "Sold"

  @VISIT-7
  Rule: The page shows the latest six homes that the visitor has viewed on this device, until they clear the list
    People remember a kitchen rather than an address, and want to find the home of an earlier evening again.

    Scenario: Homes viewed before are shown in the language of the page, without the one on the screen
      Given a visitor is at "the same flat in Swedish" on the Sweden site
      And they open the page "the same house in Swedish"
      And they open the page "the one-room flat in Swedish"
      And they open the page "the flat in Kvistgatan"
      When they scroll to the foot of the page
      Then the section "Recently viewed" shows, in this order:
        | Top-floor studio in a functionalist block                     |
        | Detached house at the edge of the woods, with sauna and study |

    Scenario: Of seven viewed homes, the latest six are shown
      Given the visitor has viewed these homes:
        | Almanacksgatan 18  |
        | Ängslupsgatan 29   |
        | Bokadgatan 2       |
        | Aspilsgatan 17     |
        | Barometergatan 5   |
        | Nybyggesgatan 3    |
        | Betesmarksvägen 33 |
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they scroll to the foot of the page
      Then the section "Recently viewed" shows, in this order:
        | Two-bedroom 1906 flat, open fire and courtyard balcony   |
        | 1960s two-bedroom flat, glazed balcony facing the park   |
        | Grand five-room flat with dining room and three bedrooms |
        | One-bedroom flat near the river with a tiled stove       |
        | Small, well-planned one-bedroom flat on the first floor  |
        | New one-bedroom flat with balcony, ready spring 2027     |

    Scenario: A viewed home that has left the site disappears from the list without a message
      Given the visitor has viewed these homes:
        | Bortagatan 1 |
        | Björkvägen 7 |
      And a visitor opens "the flat in Kvistgatan" on the Sweden site, where "Bortagatan 1" is not a home
      When they scroll to the foot of the page
      Then the section "Recently viewed" shows 1 home
      And their viewed homes are "Kvistgatan 12, Björkvägen 7"

    Scenario: The viewed homes load near their list, and "Clear the list" removes them from the page and from the device
      Given the visitor has viewed these homes:
        | Björkvägen 7 |
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      And the browser did not ask for "the cards of other homes"
      And they scroll to the foot of the page
      When they press the button "Clear the list"
      Then the page says "The list has been cleared."
      And the section "Recently viewed" is not shown
      And their device keeps no viewed homes

    Scenario: A visitor who has viewed no other home sees no list of viewed homes
      Given the visitor has viewed these homes:
        | Kvistgatan 12 |
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they scroll to the foot of the page
      Then the section "Recently viewed" is not shown
      And the browser did not ask for "the cards of other homes"

    Scenario: A list of viewed homes that cannot be read is not shown
      Given their device stores viewed homes that cannot be read
      And a visitor is at "the flat in Kvistgatan" on the Sweden site
      When they scroll to the foot of the page
      Then the section "Recently viewed" is not shown
      And the browser did not ask for "the cards of other homes"

  @VISIT-18
  Rule: The home page and the favourites show the viewed homes too
    A visitor who returns the next day begins there, and seldom remembers the way to a home.

    Scenario Outline: <page> shows the homes that the visitor has viewed
      Given the visitor has viewed these homes:
        | Kvistgatan 12 |
        | Björkvägen 7  |
      And a visitor is at "<page>" on the Sweden site
      When they scroll to the <part>
      Then the section "Recently viewed" shows, in this order:
        | Dual-aspect one-bedroom flat with a courtyard balcony         |
        | Detached house at the edge of the woods, with sauna and study |

      Examples:
        | page           | part                         |
        | the home page  | section "Where we have homes" |
        | the favourites | foot of the page             |

    Scenario: The home page does not count as a viewed home
      Given the visitor has viewed these homes:
        | Björkvägen 7 |
      And a visitor is at "the home page" on the Sweden site
      When they scroll to the section "Where we have homes"
      Then the section "Recently viewed" shows 1 home
      And their viewed homes are "Björkvägen 7"

  @VISIT-8
  Rule: Plain sentences say what the housing company or association means for the buyer, beside its facts and repairs
    Buyers also take on the loans, the land lease and the repairs of the building, which few can read from an annual report.

    Scenario: A company in Finland on a leased plot says who owns the plot and when the lease ends
      When a visitor opens "the hitas flat" on the Finland site
      Then the section "The housing company" says "The lease of the plot ends in 2060."
      And the section "The housing company" says "Owner of the plot: City of Helsinki."

    Scenario: The owner of a leased plot has its Swedish name on a page in Swedish
      When a visitor opens "/objekt/hitaskatu-9-c-41/" on the Finland site
      Then the section "Bostadsbolaget" says "Tomten ägs av Helsingfors stad."

    Scenario: A company in Finland says what its loans mean for this home
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the section "The housing company" says:
        | The company owns its plot, so no ground rent is paid.             |
        | The company has loans of 960 000 €, on average 20 870 € per home. |
        | This home’s share of the loans is 25 000 €, 500 €/m².             |
        | Pipe renovation 2016                                              |
      And the contents lead to "The housing company"

    Scenario: An association in Sweden says that no ground rent is paid, and which repairs it plans
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "The housing association" says:
        | The association owns the land, so no ground rent is paid. |
        | Window refurbishment, 2028                                |
      And the contents lead to "The housing association"

  @VISIT-14
  Rule: Below the top of the page, the facts of the building are stated once, with its company or association
    A fact that is stated twice is one day corrected in one place only, and readers cannot tell which is right.

    Scenario: The facts of a building in Finland are stated with its company alone
      When a visitor opens "the flat in Oksakatu" on the Finland site
      Then the section "The housing company" states:
        | Year built | 1928             |
        | Lift       | Yes              |
        | Heating    | District heating |
      And below the top the page states "Year built, Lift, Heating" once

    Scenario: The facts of a building in Sweden are stated with its association alone
      When a visitor opens "the flat in Kvistgatan" on the Sweden site
      Then the section "The housing association" states:
        | Lift | Yes |
      And below the top the page states "Year built, Lift, Heating" once

    Scenario: A house without an association states its year and heating once, with its own facts
      When a visitor opens "the house in Björkvägen" on the Sweden site
      Then the section "The housing association" is not shown
      And below the top the page states "Year built, Heating" once
