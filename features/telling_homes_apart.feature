Feature: Telling homes apart

  A buyer looks at forty homes in an evening and remembers them by their pictures: the one with the green kitchen, the
  one with the tiled stove. Pictures that come again make homes look alike, and buyers stop believing what they see.

  Background:
    Given these addresses:
      | name              | address         |
      | the list of homes | /en/apartments/ |

  @PICTURE-1 @headline
  Rule: A picture is in at most three homes of a site, and no two homes have the same pictures
    A bathroom that a buyer has seen in another home makes them doubt every other picture.

    Scenario Outline: The <count> homes of <site> differ in their pictures
      When a visitor looks at the pictures of all <count> homes on the <site> site
      Then no picture is in more than 3 of the homes
      And no two of the homes have the same pictures

      Examples:
        | site    | count |
        | Sweden  | 53    |
        | Finland | 42    |

  @PICTURE-2
  Rule: The first picture of a house shows the house, and that of a flat a room or its balcony
    A block of flats looks the same from the street whichever flat is for sale; of a house, buyers want to see the house first.

    Scenario: The card of each flat shows a room or a balcony
      Given a visitor is at "/en/apartments/?type=apartment" on the Sweden site
      When they go on to the end of the list
      Then the results say "43 homes"
      And each of the homes begins with a picture of "living, kitchen, dining, bedroom, balcony"

    Scenario Outline: In <site>, the card of each <kind> shows the house
      When a visitor opens "/en/apartments/?type=<type>" on the <site> site
      Then the results say "<found>"
      And each of the homes begins with a picture of "<files>"

      Examples:
        | site    | kind                | type         | found   | files    |
        | Sweden  | terraced house      | rowHouse     | 5 homes | rowhouse |
        | Finland | semi-detached house | semiDetached | 1 home  | modern   |

  @PICTURE-3
  Rule: Of any 12 homes that follow each other in the list, no two begin with the same picture
    On a wide screen a dozen homes may be in view at once, and two cards with the same picture look like the same home twice.

    Scenario Outline: No two of 12 homes in a row of the list of <site> begin with the same picture
      Given a visitor is at "the list of homes" on the <site> site
      When they go on to the end of the list
      Then the page shows <count> different homes
      And no two of 12 homes in a row begin with the same picture

      Examples:
        | site    | count |
        | Sweden  | 53    |
        | Finland | 42    |
