Feature: Writing a telephone number

  Somebody who wants to be called back should be. One digit or one country wrong, and they wait for a call that
  never comes: so a number can be written the way its owner always writes it, from any country of the world.

  @LEAD-6
  Rule: A telephone number can be written as at home or with its dial code, and the country that it belongs to is chosen by name, code or number

    Scenario Outline: At "<address>" a number is taken to be of <country> until the visitor says otherwise
      When a visitor opens "<address>" on the <site> site
      Then the country of the phone number is "<country>"
      When they type "<number>" as their phone number
      Then the phone number is shown as "<shown>"
      And the country of the phone number is "<country>"
      And the browser asked for "<file>" 1 time
      When they open the list of countries
      Then the list has <count> countries, from "<first>" to "<last>"

      Examples:
        | site    | address           | country         | number         | shown            | count | first       | last           | file                       |
        | Sweden  | /kontakt/         | Sverige (+46)   | 070-174 06 05  | +46 70 174 06 05 | 251   | Afghanistan | Östtimor +670  | /contact/countries.sv.json |
        | Sweden  | /en/contact/      | Sweden (+46)    | 46701740605    | +46 70 174 06 05 | 251   | Afghanistan | Zimbabwe +263  | /contact/countries.en.json |
        | Finland | /fi/yhteydenotto/ | Suomi (+358)    | 040 123 4567   | +358 40 1234567  | 251   | Afganistan  | Zimbabwe +263  | /contact/countries.fi.json |
        | Finland | /kontakt/         | Finland (+358)  | (09) 123 456   | +358 9 123456    | 251   | Afghanistan | Östtimor +670  | /contact/countries.sv.json |
        | Finland | /en/contact/      | Finland (+358)  | 40 123 4567    | +358 40 1234567  | 251   | Afghanistan | Zimbabwe +263  | /contact/countries.en.json |

    Scenario: Countries are found by a name, a code or a dial code, whatever accents
      When a visitor opens "/kontakt/" on the Sweden site
      Then the browser did not ask for "/contact/countries.sv.json"
      And these countries are found:
        | written     | found                                                                   |
        | sv          | Svalbard och Jan Mayen +47, Sverige +46, El Salvador +503               |
        | aland       | Åland +358                                                              |
        | Österr      | Österrike +43                                                           |
        | no          | Nordkorea +850, Nordmakedonien +389, Nordmarianerna +1, Norfolkön +672, Norge +47 |
        | gb          | Storbritannien +44                                                      |
        | +47         | Norge +47, Svalbard och Jan Mayen +47, Bouvetön +47                     |
        | 00358       | Finland +358, Åland +358                                                |
        | sankt lucia | S:t Lucia +1                                                            |
      And no country is found for "Atlantis", and "Inget land heter så." is told

    Scenario: With the keyboard, on a narrow screen
      Given their window is 320 pixels wide and 640 high
      And a visitor is at "/fi/yhteydenotto/" on the Finland site
      When they open the list of countries
      Then the page meets WCAG 2.2 AA
      When they look for "ruo" in the country
      And they press ArrowDown
      And they press Enter
      Then the country of the phone number is "Ruotsi (+46)"

    Scenario: A number that says its country chooses it, aloud
      When a visitor opens "/en/contact/" on the Sweden site
      Then these numbers choose their countries:
        | number              | country                      | message                                          | shown            |
        | +358 40 123 4567    | Finland (+358)               | The country is now Finland (+358).               | +358 40 1234567  |
        | 00358 18 12345      | Åland Islands (+358)         | The country is now Åland Islands (+358).         | +358 18 12345    |
        | +46 (0)70-174 06 05 | Sweden (+46)                 | The country is now Sweden (+46).                 | +46 70 174 06 05 |
        | +47 79 02 12 34     | Svalbard and Jan Mayen (+47) | The country is now Svalbard and Jan Mayen (+47). | +47 79 02 12 34  |
        | +47 22 12 34 56     | Norway (+47)                 | The country is now Norway (+47).                 | +47 22 12 34 56  |
        | +44 1481 723123     | Guernsey (+44)               | The country is now Guernsey (+44).               | +44 1481 723123  |
        | +44 20 7946 0958    | United Kingdom (+44)         | The country is now United Kingdom (+44).         | +44 20 7946 0958 |
        | +1 876 555 0123     | Jamaica (+1)                 | The country is now Jamaica (+1).                 | +1 876 555 0123  |
        | +1 416 555 0123     | Canada (+1)                  | The country is now Canada (+1).                  | +1 416 555 0123  |
        | +1 212 555 0123     | United States (+1)           | The country is now United States (+1).           | +1 212 555 0123  |
        | +7 701 123 4567     | Kazakhstan (+7)              | The country is now Kazakhstan (+7).              | +7 701 123 4567  |
        | +7 495 123 45 67    | Russia (+7)                  | The country is now Russia (+7).                  | +7 495 123 45 67 |
        | +39 06 698 12345    | Vatican City (+39)           | The country is now Vatican City (+39).           | +39 06 6981 2345 |

    Scenario: A number written as at home belongs to the country that is chosen at last
      When a visitor opens "/kontakt/" on the Sweden site
      And they type "040 123 4567" as their phone number
      Then the phone number is shown as "+46 40 123 45 67"
      And no element on the page has moved
      When they choose the country "Finland +358" by writing "finl"
      Then the phone number is shown as "+358 40 1234567"

    Scenario Outline: <number> fits a Swedish landline and a Finnish mobile, so the visitor is asked at once, in <language>
      When a visitor opens "<address>" on the Sweden site
      And they type "<number>" as their phone number
      Then the phone number is shown as "<swedish>"
      And the note below the telephone number says "<question>"
      And the page meets WCAG 2.2 AA
      When they press the button "<answer>"
      Then the phone number is shown as "<finnish>"
      And the country of the phone number is "<answer>"
      And they are not asked about the country

      Examples:
        | language | address      | number       | swedish          | question                                         | answer         | finnish         |
        | Swedish  | /kontakt/    | 040 123 4567 | +46 40 123 45 67 | Vi läser numret som svenskt. Är det finskt?      | Finland (+358) | +358 40 1234567 |
        | English  | /en/contact/ | 046-123456   | +46 46 12 34 56  | We read this as a Swedish number. Is it Finnish? | Finland (+358) | +358 46 123456  |

    Scenario Outline: Nothing is asked of <number>, <why>
      When a visitor opens "<address>" on the <site> site
      And they type "<number>" as their phone number
      Then the phone number is shown as "<shown>"
      And they are not asked about the country

      Examples:
        | number           | why                              | site    | address           | shown            |
        | 070-174 06 05    | which no Finnish number is like  | Sweden  | /kontakt/         | +46 70 174 06 05 |
        | 08-123 456 78    | which is no mobile in Finland    | Sweden  | /kontakt/         | +46 8 123 456 78 |
        | +46 40 123 45 67 | which says its country           | Sweden  | /kontakt/         | +46 40 123 45 67 |
        | 040 123 4567     | on the Finnish site              | Finland | /fi/yhteydenotto/ | +358 40 1234567  |

    Scenario: A number that was asked about gives way to one that says its country
      When a visitor opens "/kontakt/" on the Sweden site
      And they type "040 123 4567" as their phone number
      And they type "+47 22 12 34 56" as their phone number
      Then they are not asked about the country

    Scenario: What is no number stays as it is written
      When a visitor opens "/kontakt/" on the Sweden site
      And they type "070-174 ankn. 6" as their phone number
      Then the phone number is shown as "070-174 ankn. 6"

    Scenario: The countries cannot be fetched
      Given a visitor is at "/kontakt/" on the Sweden site
      And "/contact/countries.sv.json" answers 500
      When they type "+358 40 123 4567" as their phone number
      Then the phone number is shown as "+358 40 123 4567"
      And the country of the phone number is "Sverige (+46)"
      And they see no error

    @no-javascript
    Scenario Outline: At "<address>" without JavaScript
      When a visitor opens "<address>" on the <site> site
      Then the country of the phone number is "<country>"
      And the search for a country is not shown

      Examples:
        | site    | address           | country       |
        | Sweden  | /kontakt/         | Sverige (+46) |
        | Finland | /fi/yhteydenotto/ | Suomi (+358)  |
