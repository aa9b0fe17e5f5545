Feature: Writing a phone number

  Somebody who wants to be called back should be. One wrong digit or country, and they wait for a call that never
  comes: so a number can be written the way its owner always writes it, from any country of the world.

  Background:
    Given these addresses:
      | name                        | address                    |
      | the contact page in Swedish | /kontakt/                  |
      | the contact page in Finnish | /fi/yhteydenotto/          |
      | the contact page in English | /en/contact/               |
      | the countries in Swedish    | /contact/countries.sv.json |
      | the countries in English    | /contact/countries.en.json |
      | the form's script           | /part---contact-form-*.js  |

  @LEAD-6
  Rule: A phone number can be written as at home or with its dialling code, which chooses its country
    Several countries share a dialling code, such as +1 or +358, and the agent must know where a call will go.

    Scenario: A number that begins with a dialling code chooses its country, and the choice is announced; other text stays
      Given a visitor is at "the contact page in English" on the Sweden site
      When they type "070-174 ext. 6" as their phone number
      Then the phone number is shown as "070-174 ext. 6"
      And these numbers choose their countries, each announced as "The country is now …":
        | number              | country                      | shown            |
        | +358 40 123 4567    | Finland (+358)               | +358 40 1234567  |
        | 00358 18 12345      | Åland Islands (+358)         | +358 18 12345    |
        | +46 (0)70-174 06 05 | Sweden (+46)                 | +46 70 174 06 05 |
        | +47 79 02 12 34     | Svalbard and Jan Mayen (+47) | +47 79 02 12 34  |
        | +47 22 12 34 56     | Norway (+47)                 | +47 22 12 34 56  |
        | +1 876 555 0123     | Jamaica (+1)                 | +1 876 555 0123  |
        | +39 06 698 12345    | Vatican City (+39)           | +39 06 6981 2345 |

    Scenario: A number stays as it is written when the countries cannot be fetched
      Given a visitor is at "the contact page in English" on the Sweden site
      And "the countries in English" answers 500
      When they type "+358 40 123 4567" as their phone number
      Then the phone number is shown as "+358 40 123 4567"
      And the country of the phone number is "Sweden (+46)"
      And they see no error

    Scenario: A number written before the form's script has loaded is shown with its dialling code
      Given the answer to "the form's script" is delayed
      And a visitor is at "the contact page in English" on the Sweden site
      And they type "070-174 06 05" as their phone number
      When the delayed scripts arrive
      Then the phone number is shown as "+46 70 174 06 05"

  @LEAD-7
  Rule: A number written as at home belongs to the site's own country, until the visitor chooses another
    Hardly anybody writes a dialling code at home, and the same digits may reach a stranger in another country.

    Scenario Outline: "<number>", written on the <site> site in <language>, is a number of <country>
      Given a visitor is at "the contact page in <language>" on the <site> site
      When they type "<number>" as their phone number
      Then the phone number is shown as "<shown>"
      And the country of the phone number is "<country>"

      Examples:
        | site    | language | number        | country       | shown            |
        | Sweden  | Swedish  | 070-174 06 05 | Sverige (+46) | +46 70 174 06 05 |
        | Finland | Finnish  | 040 123 4567  | Suomi (+358)  | +358 40 1234567  |

    Scenario: A number that is already written follows the country that the visitor chooses
      Given a visitor is at "the contact page in English" on the Sweden site
      And they type "040 123 4567" as their phone number
      When they choose the country "Finland +358" by writing "finl"
      Then the phone number is shown as "+358 40 1234567"

    @no-javascript
    Scenario: Without scripts, the form of the Finland site names Finland, and has no search for countries
      When a visitor opens "the contact page in Finnish" on the Finland site
      Then the country of the phone number is "Suomi (+358)"
      And the search for a country is not shown

  @LEAD-8
  Rule: A country is found by its name, its code or its dialling code
    There are 251 countries and territories to choose from, and people look for their own in different ways.

    Scenario: All 251 countries are listed in Swedish, and fetched once, when the visitor needs them
      Given a visitor is at "the contact page in Swedish" on the Sweden site
      And the browser did not ask for "the countries in Swedish"
      And they type "+46701740605" as their phone number
      When they open the list of countries
      Then the list has 251 countries, from "Afghanistan" to "Östtimor +670"
      And the browser asked for "the countries in Swedish" 1 time

    Scenario: Countries are found by the beginning of a word, with or without accents
      When a visitor opens "the contact page in Swedish" on the Sweden site
      Then these countries are found:
        | written     | found                                                                             |
        | sv          | Svalbard och Jan Mayen +47, Sverige +46, El Salvador +503                         |
        | aland       | Åland +358                                                                        |
        | Österr      | Österrike +43                                                                     |
        | no          | Nordkorea +850, Nordmakedonien +389, Nordmarianerna +1, Norfolkön +672, Norge +47 |
        | gb          | Storbritannien +44                                                                |
        | +47         | Norge +47, Svalbard och Jan Mayen +47, Bouvetön +47                               |
        | 00358       | Finland +358, Åland +358                                                          |
        | sankt lucia | S:t Lucia +1                                                                      |
      And no country is found for "Atlantis", and a message says "Inget land heter så."

    Scenario: On a narrow screen, the open list of countries is accessible, and a country is chosen by keyboard
      Given their window is 320 pixels wide and 640 high
      And a visitor is at "the contact page in English" on the Finland site
      And they open the list of countries
      And the page meets WCAG 2.2 AA
      When they look for "swe" in the country
      And they press ArrowDown
      And they press Enter
      Then the country of the phone number is "Sweden (+46)"

  @LEAD-9
  Rule: On the Swedish site, a number that may be Finnish is read as Swedish, and the visitor is asked
    Many people in Sweden keep a Finnish mobile number. A wrong guess calls a stranger, and the question costs one click.

    Scenario: The visitor is asked in Swedish if "040 123 4567", a landline in Sweden or a mobile in Finland, is Finnish
      Given a visitor is at "the contact page in Swedish" on the Sweden site
      When they type "040 123 4567" as their phone number
      Then the phone number is shown as "+46 40 123 45 67"
      And the note below the phone number says "Är det ett finskt nummer? Ja, +358 40 1234567"
      And no element on the page has moved
      And the page meets WCAG 2.2 AA

    Scenario: One click turns a number that may be Swedish or Finnish into a Finnish one
      Given a visitor is at "the contact page in English" on the Sweden site
      And they type "046-123456" as their phone number
      When they press the button "Yes, +358 46 123456"
      Then the phone number is shown as "+358 46 123456"
      And the country of the phone number is "Finland (+358)"
      And they are not asked about the country

    Scenario: Nothing is asked about a number that fits one country only, even after a question about another number
      Given a visitor is at "the contact page in English" on the Sweden site
      When they type "046-123456" as their phone number
      Then the note below the phone number says "Is it a Finnish number? Yes, +358 46 123456"
      And they are not asked about the country of any of these numbers:
        | number           | shown            | why                          |
        | +46 40 123 45 67 | +46 40 123 45 67 | it has a dialling code       |
        | 070-174 06 05    | +46 70 174 06 05 | no Finnish number is like it |
        | 08-123 456 78    | +46 8 123 456 78 | no mobile in Finland has 08  |

  @LEAD-10
  Rule: On the Finnish site, a number that looks Swedish is read as Finnish, and the visitor is asked
    Swedes look for homes in Finland too, and 070 begins numbers in both countries: a wrong guess calls nobody at all.

    Scenario: The visitor is asked in Finnish if "070-174 06 05", a mobile in Sweden, is Swedish
      Given a visitor is at "the contact page in Finnish" on the Finland site
      When they type "070-174 06 05" as their phone number
      Then the phone number is shown as "+358 70 1740605"
      And the note below the phone number says "Onko se ruotsalainen numero? Kyllä, +46 70 174 06 05"
      And no element on the page has moved

    Scenario: One click turns a number that looks Swedish into a Swedish one
      Given a visitor is at "the contact page in Swedish" on the Finland site
      And they type "073-174 06 05" as their phone number
      And the note below the phone number says "Är det ett svenskt nummer? Ja, +46 73 174 06 05"
      When they press the button "Ja, +46 73 174 06 05"
      Then the phone number is shown as "+46 73 174 06 05"
      And the country of the phone number is "Sverige (+46)"

    Scenario: Nothing is asked about a number that is no mobile in Sweden, even after a question about one that is
      Given a visitor is at "the contact page in English" on the Finland site
      When they type "0761740605" as their phone number
      Then the note below the phone number says "Is it a Swedish number? Yes, +46 76 174 06 05"
      And they are not asked about the country of any of these numbers:
        | number        | shown           | why                                   |
        | 040 123 4567  | +358 40 1234567 | nearly every mobile in Finland has 04 |
        | 070-174 06    | +358 7017406    | two digits too few for Sweden         |
        | 075-174 06 05 | +358 75 1740605 | no mobile in Sweden has 075           |

  @LEAD-11
  Rule: Whoever writes eight digits without a first zero, as Norwegians do, is asked if the number is Norwegian
    A Norwegian mobile has the digits of a landline in Malmö or Helsinki, and the agent would call there.

    Scenario Outline: The visitor is asked on the <site> site in <language> if "<number>" is Norwegian
      Given a visitor is at "the contact page in <language>" on the <site> site
      When they type "<number>" as their phone number
      Then the phone number is shown as "<own>"
      And the note below the phone number says "<question>"

      Examples:
        | site    | language | number      | own             | question                                           |
        | Sweden  | Swedish  | 40 12 34 56 | +46 40 12 34 56 | Är det ett norskt nummer? Ja, +47 40 12 34 56      |
        | Finland | Finnish  | 91 23 45 67 | +358 9 1234567  | Onko se norjalainen numero? Kyllä, +47 91 23 45 67 |

    Scenario: One click turns a number into a Norwegian one
      Given a visitor is at "the contact page in English" on the Sweden site
      And they type "40 12 34 56" as their phone number
      And the note below the phone number says "Is it a Norwegian number? Yes, +47 40 12 34 56"
      When they press the button "Yes, +47 40 12 34 56"
      Then the phone number is shown as "+47 40 12 34 56"
      And the country of the phone number is "Norway (+47)"

    Scenario: Nothing is asked about a number that no Norwegian writes so
      When a visitor opens "the contact page in English" on the Sweden site
      Then they are not asked about the country of any of these numbers:
        | number       | shown            | why                      |
        | 08-12 34 56  | +46 8 12 34 56   | it begins with a zero    |
        | 8 123 456 78 | +46 8 123 456 78 | it has nine digits       |
        | 11 12 34 56  | +46 11 12 34 56  | no number in Norway fits |
