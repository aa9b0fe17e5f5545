Feature: Deciding on a home

  Between liking a home and going to see it stand a few questions: when can it be seen, who shows it, what
  would it cost a month, what else is there, and what state is the house in. The page answers them.

  @VISIT-1
  Rule: A viewing can be put into a calendar until it begins; one that is over is not offered, and the page says how to book

    Scenario Outline: The first of three viewings <when>
      Given it is "<time>"
      When a visitor opens "/objekt/bjorkvagen-7/" on the Sweden site
      Then the viewings are, in this order:
        | måndag 23 november, 17:30–18:00  | <first>                |
        | tisdag 24 november, 17:00–17:40  | Lägg till i kalendern  |
        | tisdag 1 december, 17:30–18:00   | Lägg till i kalendern  |

      Examples:
        | when                     | time                      | first                 |
        | has not begun            | 2026-11-23T17:29:59+01:00 | Lägg till i kalendern |
        | has just begun           | 2026-11-23T17:30:00+01:00 | Pågår nu              |
        | is about to end          | 2026-11-23T17:59:59+01:00 | Pågår nu              |
        | is over                  | 2026-11-23T18:00:00+01:00 | Har redan varit       |

    Scenario: A viewing begins and ends while the page is open
      Given the clock is stopped at "2026-11-24T18:14:00+01:00"
      And a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      When 60 seconds pass
      Then the viewing "tisdag 24 november, 18:15–19:15" says "Pågår nu"
      When 3600 seconds pass
      Then the viewing "tisdag 24 november, 18:15–19:15" says "Har redan varit"
      And the viewing "onsdag 2 december, 17:30–18:00" says "Lägg till i kalendern"

    Scenario Outline: No viewing is left, in <language>
      Given it is "2027-01-15T12:00:00Z"
      When a visitor opens "<address>" on the <site> site
      Then the viewings are not shown
      And the page says "<none>"
      And the link "<book>" leads to "#contact"

      Examples:
        | language | site    | address                       | none                                 | book                   |
        | Swedish  | Sweden  | /objekt/kvistgatan-12/        | Ingen visning är planerad just nu.   | Boka en privat visning |
        | Finnish  | Finland | /fi/kohde/oksakatu-3-a-14/    | Esittelyä ei ole juuri nyt sovittu.  | Varaa yksityisesittely |
        | English  | Finland | /en/property/oksakatu-3-a-14/ | No viewing is planned at the moment. | Book a private viewing |

    Scenario: A home that is sold is not shown any more
      When a visitor opens "/en/property/vindspelsgatan-6/" on the Sweden site
      Then the page says "The home has been sold and is no longer shown."
      And the viewings are not shown
      And the link "Book a private viewing" is not shown

    @no-javascript
    Scenario: Without JavaScript
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the viewings are, in this order:
        | tisdag 24 november, 18:15–19:15 | Lägg till i kalendern |
        | onsdag 2 december, 17:30–18:00  | Lägg till i kalendern |

  @VISIT-2
  Rule: The calendar entry of a viewing is right in every time zone and speaks the language of the page

    Scenario Outline: A viewing in <site>, in <language>
      Given a visitor is at "<page>" on the <site> site
      Then the calendar entry of "<viewing>" is a file with one event:
        | name        | <name>     |
        | begins      | <begins>   |
        | ends        | <ends>     |
        | place       | <place>    |
        | coordinates | <where>    |
        | address     | <address>  |
        | identity    | <identity> |
        | stamp       | <stamp>    |
      And the calendar entry of "<viewing>" describes it: "<says>"
      And the page tells search engines of the event "<name>" from "<begins>" to "<ends>"

      Examples:
        | language | site    | page                       | viewing                                   | name                      | begins               | ends                 | place                              | where          | address                                                  | identity                                                | stamp                | says                                |
        | Swedish  | Sweden  | /objekt/kvistgatan-12/     | tisdag 24 november, 18:15–19:15           | Visning: Kvistgatan 12    | 2026-11-24T17:15:00Z | 2026-11-24T18:15:00Z | Kvistgatan 12, 118 20 Stockholm    | 59.313;18.048  | https://www.kvistbo.example/objekt/kvistgatan-12/        | kvistgatan-12-20261124T171500Z@www.kvistbo.example      | 2026-10-03T00:00:00Z | Mäklare: Tuva Rimstedt              |
        | Finnish  | Finland | /fi/kohde/oksakatu-3-a-14/ | sunnuntai 29. marraskuuta klo 12.00–12.45 | Esittely: Oksakatu 3 A 14 | 2026-11-29T10:00:00Z | 2026-11-29T10:45:00Z | Oksakatu 3 A 14, 00530 Helsinki    | 60.183;24.9527 | https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-14/ | oksakatu-3-a-14-20261129T100000Z@www.kvistbo-fi.example | 2026-11-18T00:00:00Z | Välittäjä: Mikael Sandås            |
        | Swedish  | Finland | /objekt/oksakatu-3-a-14/   | söndag 29 november, 12:00–12:45           | Visning: Oksakatu 3 A 14  | 2026-11-29T10:00:00Z | 2026-11-29T10:45:00Z | Oksakatu 3 A 14, 00530 Helsingfors | 60.183;24.9527 | https://www.kvistbo-fi.example/objekt/oksakatu-3-a-14/   | oksakatu-3-a-14-20261129T100000Z@www.kvistbo-fi.example | 2026-11-18T00:00:00Z | Trea med balkong mot en lummig gård |

  @VISIT-3
  Rule: The page names the broker of the home, and calls and messages to them are one click away

    Scenario Outline: The broker of a home in <site>
      When a visitor opens "<page>" on the <site> site
      Then the section "<heading>" says "<name>"
      And the link "<number>" leads to "<call>"
      And the link "<mail>" begins a message to "<mail>" about "<subject>"

      Examples:
        | site    | page                          | heading   | name          | number | call | mail | subject |
        | Sweden  | /objekt/kvistgatan-12/        | Mäklaren  | Tuva Rimstedt | 070-174 06 06 | tel:+46701740606 | tuva.rimstedt@kvistbo.example | Fråga om Kvistgatan 12, Södermalm, Stockholm |
        | Finland | /fi/kohde/oksakatu-3-a-14/    | Välittäjä | Mikael Sandås | 09 000 0002 | tel:+35890000002 | mikael.sandas@kvistbo-fi.example | Kysymys kohteesta Oksakatu 3 A 14, Kallio, Helsinki |

  @VISIT-4
  Rule: Every home that can be bought says in whole euros or kronor what it would cost a month and what is needed to buy it, taxes included, by a dated example whose parts add up and whose assumptions are told

    @no-javascript
    Scenario: A flat in Sweden: interest and amortisation of the loan, the fee to its öre, and a twelfth of the running cost
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the monthly cost "Månadskostnad" adds up:
        | Ränta, första månaden | 12 272 kr        |
        | Amortering            | 7 013 kr         |
        | Avgift                | 3 456,50 kr      |
        | Driftkostnad          | 520 kr           |
        | Per månad             | 23 262 kr/mån    |
      And the section "Månadskostnad" states:
        | Kontantinsats    | 15 %         |
        | Ränta            | 3,5 %        |
        | Amortering per år | 2 %         |
        | Lån              | 4 207 500 kr |
        | Behövs vid köpet | 742 500 kr   |
      And the section "Månadskostnad" says "Ett räkneexempel från november 2026, inget erbjudande. Skattelättnader är inte medräknade."
      And the controls in the section "Månadskostnad" are not shown

    Scenario: A flat in Finland: from the selling price, since the share of the company's loan is paid in the charge
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the monthly cost "Kuukausikustannus" adds up:
        | Korko, ensimmäinen kuukausi    | 506 €         |
        | Lyhennys, ensimmäinen kuukausi | 362 €         |
        | Hoitovastike                   | 250,25 €      |
        | Pääomavastike                  | 162,50 €      |
        | Vesimaksu                      | 49 €          |
        | Sähkö ja kotivakuutus          | 50 €          |
        | Kuukaudessa                    | 1 380 €/kk    |
      And the contents lead to "Kuukausikustannus"
      And the section "Kuukausikustannus" states:
        | Laina | 173 421 € |
      And the section "Kuukausikustannus" says "samaa lainaa ei lasketa kahdesti"

    Scenario: A house in Finland: what its advert says that it costs is counted once, and a year's cost in twelve parts
      When a visitor opens "/en/property/majavakuja-6/" on the Finland site
      Then the monthly cost "Monthly cost" adds up:
        | Interest, first month         | 1 609 €          |
        | Repayment, first month        | 1 153 €          |
        | Property tax                  | 52 €             |
        | Water and sewerage            | 68 €             |
        | Electricity, heating included | 115 €            |
        | Per month                     | 2 997 €/month    |

    Scenario: A cost in another currency, which not everybody pays, stands apart from the sum
      When a visitor opens "/objekt/oresundsgatan-8/" on the Sweden site
      Then the section "Månadskostnad" says "Tillkommer, och ingår inte i summan"
      And the section "Månadskostnad" states:
        | Garageplats i Köpenhamn (tillval) | 950,50 DKK/mån |

    Scenario: A house in Sweden: the property fee at the year's ceiling, and what the law adds to the price
      When a visitor opens "/objekt/havskattsvagen-11/" on the Sweden site
      Then the monthly cost "Månadskostnad" adds up:
        | Ränta, första månaden | 22 189 kr     |
        | Amortering            | 12 679 kr     |
        | Driftkostnad          | 4 133 kr      |
        | Fastighetsavgift      | 869 kr        |
        | Per månad             | 39 870 kr/mån |
      And the section "Månadskostnad" states:
        | Lån              | 7 607 500 kr |
        | Lagfart          | 135 075 kr   |
        | Nya pantbrev     | 52 515 kr    |
        | Behövs vid köpet | 1 530 090 kr |
      And the page states:
        | Pantbrev | 5 på sammanlagt 5 000 000 kr |

    Scenario: A house in Sweden whose deeds nearly cover the loan, taxed in whole thousands
      When a visitor opens "/en/property/sjomarkesvagen-22/" on the Sweden site
      Then the section "Monthly cost" states:
        | Loan               | 10 965 000 kr |
        | Title registration | 194 325 kr    |
        | New mortgage deeds | 67 675 kr     |
        | Needed when buying | 2 197 000 kr  |

    Scenario: A house built in 2014 pays no property fee, and the page says why
      When a visitor opens "/objekt/bjorkvagen-7/" on the Sweden site
      Then the section "Månadskostnad" says "Småhus som är byggda 2012 eller senare är befriade från kommunal fastighetsavgift i 15 år, så här räknas ingen."
      And the section "Månadskostnad" does not say "Fastighetsavgift"

    Scenario Outline: Transfer tax in Finland, on <what>
      When a visitor opens "<address>" on the Finland site
      Then the section "<section>" states:
        | <tax>    | <amount> |
        | <needed> | <sum>    |

      Examples:
        | what                                      | address                      | section           | tax              | amount   | needed                | sum      |
        | the debt-free price of shares             | /fi/kohde/oksakatu-3-a-5/    | Kuukausikustannus | Varainsiirtovero | 3 435 €  | Ostettaessa tarvitaan | 34 039 € |
        | the price of a house                      | /en/property/majavakuja-6/   | Monthly cost      | Transfer tax     | 19 470 € | Needed when buying    | 116 820 € |

    Scenario: A home that is sold has no monthly cost
      When a visitor opens "/objekt/vindspelsgatan-6/" on the Sweden site
      Then the section "Månadskostnad" is not shown

  @VISIT-5
  Rule: Visitors reckon the monthly cost with figures of their own, which stay on their device for every home until they reset them

    Scenario: Figures of the visitor's own, here and at the next home
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they press the button "Räkna med egna siffror"
      And they write "4,5" in the field "Ränta"
      Then the section "Månadskostnad" says "26 768 kr/mån"
      When they write "20" in the field "Kontantinsats"
      And they write "1" in the field "Amortering per år"
      Then the monthly cost "Månadskostnad" adds up:
        | Ränta, första månaden | 14 850 kr        |
        | Amortering            | 3 300 kr         |
        | Avgift                | 3 456,50 kr      |
        | Driftkostnad          | 520 kr           |
        | Per månad             | 22 127 kr/mån    |
      And the page meets WCAG 2.2 AA
      When a visitor opens "/en/property/bjorkvagen-7/" on the Sweden site
      Then the section "Monthly cost" states:
        | Down payment       | 20 %         |
        | Interest rate      | 4,5 %        |
        | Repayment per year | 1 %          |
        | Loan               | 9 996 000 kr |
      When they press the button "Use your own figures"
      And they press the button "Back to the example"
      Then the section "Monthly cost" states:
        | Interest rate | 3,5 % |
      When they reload the page
      Then the section "Monthly cost" states:
        | Interest rate | 3,5 % |

    Scenario: On a phone, what it comes to stays in view from the first figure to the last
      Given their window is 320 pixels wide and 400 high
      And a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they press the button "Räkna med egna siffror"
      Then each field of the section "Månadskostnad" can be filled in with the sum in view

    Scenario: Figures about one home stay with it
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they press the button "Räkna med egna siffror"
      And they write "4 000 000 kr" in the field "Köpesumma"
      And they write "75 000" in the field "Engångskostnader vid köpet"
      Then the section "Månadskostnad" states:
        | Lån              | 3 400 000 kr |
        | Behövs vid köpet | 675 000 kr   |
      And the section "Månadskostnad" does not say "Lagfart"
      When a visitor opens "/objekt/bjorkvagen-7/" on the Sweden site
      Then the section "Månadskostnad" states:
        | Lån | 10 620 750 kr |

    Scenario: A share of the company's loan that is paid off with the home is in the price and not in the charge
      Given a visitor is at "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      When they press the button "Laske omilla luvuillasi"
      And they choose "Maksan sen pois kaupan yhteydessä"
      Then the monthly cost "Kuukausikustannus" adds up:
        | Korko, ensimmäinen kuukausi    | 568 €         |
        | Lyhennys, ensimmäinen kuukausi | 407 €         |
        | Hoitovastike                   | 250,25 €      |
        | Vesimaksu                      | 49 €          |
        | Sähkö ja kotivakuutus          | 50 €          |
        | Kuukaudessa                    | 1 324 €/kk    |
      And the section "Kuukausikustannus" states:
        | Varainsiirtovero | 3 435 € |

    Scenario Outline: "<typed>" as <field>: <sentence>
      Given a visitor is at "<address>" on the <site> site
      When they press the button "<change>"
      And they write "<typed>" in the field "<field>"
      Then the field "<field>" is marked as wrong: "<sentence>"

      Examples:
        | site    | address                      | change                  | field             | typed       | sentence                                                      |
        | Sweden  | /objekt/kvistgatan-12/       | Räkna med egna siffror  | Ränta             | 100,1       | Skriv ett tal från 0 till 100, till exempel 4,5.              |
        | Sweden  | /objekt/kvistgatan-12/       | Räkna med egna siffror  | Köpesumma         | 4.950       | Skriv ett belopp i siffror, till exempel 4 500 eller 4 500,50. |
        | Finland | /fi/kohde/oksakatu-3-a-5/    | Laske omilla luvuillasi | Laina-aika, vuosia | 0          | Kirjoita vuosien määrä kokonaislukuna väliltä 1–60.           |
        | Finland | /en/property/oksakatu-3-a-5/ | Use your own figures    | People            | 1,5         | Enter a whole number of people from 0 to 20.                  |

    Scenario Outline: "<typed>" is taken as <field>
      Given a visitor is at "<address>" on the <site> site
      When they press the button "<change>"
      And they write "<typed>" in the field "<field>"
      Then the field "<field>" is not marked as wrong

      Examples:
        | site    | address                      | change                  | field             | typed       |
        | Sweden  | /objekt/kvistgatan-12/       | Räkna med egna siffror  | Ränta             | 100         |
        | Sweden  | /objekt/kvistgatan-12/       | Räkna med egna siffror  | Ränta             | 4.5         |
        | Sweden  | /objekt/kvistgatan-12/       | Räkna med egna siffror  | Köpesumma         | 4.950.000   |

    Scenario Outline: A device with <state>
      Given their device has kept '<kept>' as "cost-assumptions"
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the section "Månadskostnad" states:
        | Ränta | <interest> |

      Examples:
        | state                          | kept                            | interest |
        | figures of an earlier visit    | {"interest":6,"years":30}       | 6 %      |
        | figures that nobody can have   | {"interest":600,"persons":"ja"} | 3,5 %    |
        | something that is not ours     | [[1                             | 3,5 %    |

    Scenario: A browser that stores nothing says so
      Given their browser refuses local storage
      And a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they press the button "Räkna med egna siffror"
      And they write "4,5" in the field "Ränta"
      Then the section "Månadskostnad" says "26 768 kr/mån"
      And the section "Månadskostnad" says "Dina siffror kunde inte sparas på den här enheten."

  @VISIT-6
  Rule: The page leads to the three homes for sale that are most like this one, and says how they were chosen

    Scenario Outline: Homes like one in <site>
      When a visitor opens "<address>" on the <site> site
      Then the section "<heading>" says "<note>"
      And the section "<heading>" shows, in this order:
        | <first>  |
        | <second> |
        | <third>  |

      Examples:
        | site    | address                   | heading                | note                                       | first | second | third |
        | Sweden  | /objekt/kvistgatan-12/    | Liknande bostäder      | Närmast i pris, storlek och antal rum      | Tvåa med öppet kök och balkong i västerläge | Tvåa vid kajen med bastu och sjöutsikt | Liten, välplanerad tvåa en trappa upp |
        | Finland | /fi/kohde/oksakatu-3-a-5/ | Samankaltaisia koteja | lähimpänä hinnaltaan, kooltaan ja huoneluvultaan | Uudiskohteen saunallinen kaksio, valmis syyskuussa 2027 | Ensimmäisen kerroksen kaksio nurmikon reunassa | Päätyasunto, jossa on ikkunoita kahteen suuntaan |

    Scenario: From a home that is sold to others that are not
      When a visitor opens "/objekt/vindspelsgatan-6/" on the Sweden site
      Then the section "Liknande bostäder" shows 3 homes
      And none of the homes in the section "Liknande bostäder" says "Såld"

  @VISIT-7
  Rule: The page shows the homes that the visitor has viewed before on this device, the latest first, until they clear them

    Scenario: Homes viewed before, in the language of the page, without the one on the screen
      Given a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      And they go on to "/objekt/bjorkvagen-7/"
      And they go on to "/objekt/sextantgatan-10/"
      When they go on to "/en/property/kvistgatan-12/"
      And they scroll to the foot of the page
      Then the section "Recently viewed" shows, in this order:
        | Top-floor one-room flat in a functionalist block |
        | Detached house at the edge of the woods, with sauna and study |

    Scenario: Six at most
      Given their device has kept '["almanacksgatan-18","angslupsgatan-29","ankarsmedsgatan-31","aspilsgatan-17","barometergatan-5","batdragsgatan-3","betesmarksvagen-33"]' as "recently-viewed"
      And a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they scroll to the foot of the page
      Then the section "Senast visade" shows 6 homes

    Scenario: A home that is gone goes from the list without a word
      Given their device has kept '["finns-inte","bjorkvagen-7"]' as "recently-viewed"
      And "/homes/sv/finns-inte.json" answers 404
      And a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they scroll to the foot of the page
      Then the section "Senast visade" shows 1 homes
      And the device keeps '["kvistgatan-12","bjorkvagen-7"]' as "recently-viewed"

    Scenario: Cleared
      Given their device has kept '["bjorkvagen-7"]' as "recently-viewed"
      And a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they scroll to the foot of the page
      And they press the button "Rensa listan"
      Then the page says "Listan är rensad."
      And the section "Senast visade" is not shown
      And the device keeps nothing as "recently-viewed"

    Scenario Outline: A device with <state> shows no list
      Given their device has kept '<kept>' as "recently-viewed"
      And a visitor is at "/objekt/kvistgatan-12/" on the Sweden site
      When they scroll to the foot of the page
      Then the section "Senast visade" is not shown
      And no card of a home was asked for

      Examples:
        | state                      | kept              |
        | this home alone            | ["kvistgatan-12"] |
        | something that is not ours | {"../..": [       |

    Scenario: Nothing is loaded for it before the visitor comes near
      Given their device has kept '["bjorkvagen-7"]' as "recently-viewed"
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then no card of a home was asked for

  @VISIT-8
  Rule: What the housing company or association means for the buyer stands in plain sentences beside its facts and its repairs, and what it says of the building is not said of the home again

    Scenario: A leased plot in Finland, in each language by its own name
      When a visitor opens "/en/property/trossikelankatu-9-c-41/" on the Finland site
      Then the section "The housing company" says "The lease of the plot ends in 2060."
      And the section "The housing company" says "Owner of the plot: City of Helsinki."
      When a visitor opens "/objekt/trossikelankatu-9-c-41/" on the Finland site
      Then the section "Bostadsbolaget" says "Tomten ägs av Helsingfors stad."

    Scenario: A company with a plot of its own and a loan
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the section "Taloyhtiö" says "Yhtiö omistaa tonttinsa, joten tontista ei makseta vuokraa."
      And the section "Taloyhtiö" says "Yhtiöllä on lainaa 960 000 €, keskimäärin 20 870 € asuntoa kohti."
      And the section "Taloyhtiö" says "Tämän asunnon osuus lainasta on 25 000 €, 500 €/m²."
      And the section "Taloyhtiö" states:
        | Rakennusvuosi | 1928        |
        | Hissi         | Kyllä       |
        | Lämmitys      | Kaukolämpö  |
      And below the top the page states "Rakennusvuosi, Hissi, Lämmitys" once
      And the section "Taloyhtiö" says "Linjasaneeraus 2016"
      And the contents lead to "Taloyhtiö"

    Scenario: An association in Sweden
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the section "Bostadsrättsföreningen" says "Föreningen äger marken, så ingen tomträttsavgäld betalas."
      And the section "Bostadsrättsföreningen" says "Fönsterrenovering 2028"
      And the section "Bostadsrättsföreningen" states:
        | Hiss | Ja |
      And below the top the page states "Byggår, Hiss, Uppvärmning" once
      And the contents lead to "Bostadsrättsföreningen"

    Scenario: A house of one's own belongs to none
      When a visitor opens "/objekt/bjorkvagen-7/" on the Sweden site
      Then the section "Bostadsrättsföreningen" is not shown
      And below the top the page states "Byggår, Uppvärmning" once
