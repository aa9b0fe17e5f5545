Feature: Publishing content

  Agents and editors write homes, pages and articles as files, and a check tells them within seconds what is wrong. What the
  check accepts is on the site after the next build, and no developer is needed for it.

  @PUBLISH-1
  Rule: A home, a page or an article that is written by the rules needs no developer
    New homes come every day, and a question from a buyer should be answered on the site the same day.

    Scenario: An editor writes a new page
      Given an editor has written "se/pages/moving.sv.md":
        """
        ---
        title: Att flytta
        description: Vad som är bra att göra i veckan före en flytt.
        slug: att-flytta
        updated: 2026-11-20
        ---

        Packa köket sist.
        """
      And an editor has written "se/pages/moving.en.md":
        """
        ---
        title: Moving
        description: What is good to do in the week before you move.
        slug: moving-house
        updated: 2026-11-20
        ---

        Pack the kitchen last.
        """
      When they check what they have written
      Then all of it is accepted:
        | se/pages/moving.sv.md |
        | se/pages/moving.en.md |

    Scenario: An agent changes the number of rooms of a home
      Given an agent has written "fi/listings/oksakatu-3-a-5.json" anew, with "rooms" as "2.5"
      When they check what they have written
      Then all of it is accepted:
        | fi/listings/oksakatu-3-a-5.json |

  @PUBLISH-2
  Rule: What breaks a rule is refused before it is on the site, with the field and what it must be
    A home with a wrong price or no picture costs the agency more than a day without it.

    Scenario Outline: A home whose "<field>" is <value> is refused
      Given an agent has written "fi/listings/oksakatu-3-a-5.json" anew, with "<field>" as '<value>'
      When they check what they have written
      Then it is refused with "<problem>"

      Examples:
        | field        | value           | problem                                                     |
        | rooms        | 2.3             | rooms: must be a whole number of rooms, or end in .5        |
        | livingArea   | -1              | livingArea: Too small: expected number to be >0             |
        | pictures     | []              | pictures: Too small: expected array to have >=4 items       |
        | description  | {"fi": "Hyvä."} | description.sv: is missing                                  |
        | agent       | "nobody"        | agent: names an unknown agent                             |
        | area         | "atlantis"      | area: names an unknown area                                 |
        | status       | "gone"          | status: Invalid option                                                 |
        | askingPrice  | 200000          | askingPrice: is not a field of this record                  |

    Scenario: A page that lacks a language of its market is refused
      Given an editor has written "se/pages/moving.sv.md":
        """
        ---
        title: Att flytta
        description: Vad som är bra att göra i veckan före en flytt.
        slug: att-flytta
        updated: 2026-11-20
        ---

        Packa köket sist.
        """
      When they check what they have written
      Then it is refused with "moving.en.md: (file): is missing: every text exists in every language of its market"

    Scenario: A page without a title is refused
      Given an editor has written "se/pages/moving.sv.md":
        """
        Packa köket sist.
        """
      When they check what they have written
      Then it is refused with "(file): must start with front matter"

  @PUBLISH-3
  Rule: A home whose facts, text or pictures contradict its floor plan is refused, with what contradicts it
    A buyer who finds a shower where the text has a bathtub trusts neither, nor the agency.

    Scenario Outline: A home whose "<field>" contradicts its floor plan is refused, with what it says
      Given an agent has written "fi/listings/oksakatu-3-a-5.json" anew, with "<field>" as '<value>'
      When they check what they have written
      Then it is refused with '<problem>'

      Examples:
        | field      | value                                            | problem                                |
        | headline   | {"fi": "Amme", "sv": "Tvåa", "en": "Flat"}       | headline.fi: says "Amme", and the floor |
        | headline   | {"fi": "Koti", "sv": "Sovrum på 15 m²", "en": "Flat"} | headline.sv: says "Sovrum på 15 m²" |
        | livingArea | 60                                               | floorPlan: has rooms of 48.6 m²        |
        | headline   | {"fi": "Koti", "sv": "Vardagsrum mot norr", "en": "Flat"} | no living that faces north |

      Examples: A kitchen with an island in the picture
        | field    | value                                                              | problem                         |
        | pictures | ["living-02.jpg", "kitchen-17.jpg", "bath-13.jpg", "hall-01.jpg"] | otherwise than the floor plan: island |
