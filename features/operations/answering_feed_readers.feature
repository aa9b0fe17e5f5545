Feature: Answering feed readers

  Feed readers fetch the feed of a search for years, and tell their owner only what the site answers.

  @FEED-3
  Rule: A request for a feed that does not exist is answered with a sentence that says why
    A bare error number does not tell whether to correct the address or to give up.

    Scenario Outline: A feed reader that asks for <mistake> gets an explanation
      When a feed reader asks the <site> site for "/api/homes-feed<parameters>"
      Then the answer is <status>, with the sentence "<sentence>"

      Examples:
        | mistake            | site    | parameters            | status | sentence                                                    |
        | no language        | Sweden  |                       | 400    | language must be one of sv, en: add it to the address.      |
        | a foreign language | Sweden  | ?language=fi          | 400    | language must be one of sv, en: add it to the address.      |
        | a page called two  | Finland | ?language=fi&page=two | 400    | page must be a whole number from 1: mend it in the address. |
        | homes of Norway    | Norway  | ?language=nb          | 404    | This site has no homes to search.                           |
