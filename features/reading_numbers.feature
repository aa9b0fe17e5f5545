Feature: Reading numbers

  A price that is read wrongly is worse than none. Numbers look the same in every language of
  the sites, and no home is shown cheaper or larger than it is by a stroke of rounding.

  @FORMAT-1
  Rule: Numbers follow the Finnish locale in every language

    Scenario Outline: In <language>
      When a visitor opens "<address>" on the <site> site
      Then the page states "<number>", where ⍽ is a no-break space

      Examples:
        | site    | language  | address                      | number     |
        | Sweden  | Swedish   | /objekt/kvistgatan-12/       | 3⍽456,50   |
        | Sweden  | English   | /en/property/kvistgatan-12/  | 3⍽456,50   |
        | Sweden  | English   | /en/property/bjorkvagen-7/   | 12⍽495⍽000 |
        | Finland | Finnish   | /fi/kohde/oksakatu-3-a-5/    | 229⍽025    |
        | Finland | English   | /en/property/oksakatu-3-a-5/ | 229⍽025    |
        | Norway  | Norwegian | /nb/                         | 49⍽900     |

  @FORMAT-2
  Rule: Numbers have two fraction digits unless something else is asked for, and whole amounts of money have none

    Scenario: A monthly cost has two
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the page states:
        | Vesimaksu | 24,50 €/hlö/kk |

    Scenario: A whole fee has none
      When a visitor opens "/nb/" on the Norway site
      Then the page says "fast pris per salg: 49 900 kr"

    Scenario: A whole monthly fee has none
      When a visitor opens "/objekt/almanacksgatan-18/" on the Sweden site
      Then the page states:
        | Avgift | 4 171 kr/mån |

    Scenario: An advert's price is asked for without
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the page states:
        | Velaton hinta | 229 025 € |

  @FORMAT-3
  Rule: Values are rounded half away from zero on their decimal digits, or cut where rounding is off

    Scenario: 250,25 € for 50 m² is 5,005 € per m², and rounds up
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the page states:
        | Hoitovastike neliöltä | 5,01 €/m²/kk |

    Scenario: 229 025 € for 50 m² is 4 580,5 € per m², and rounds up
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the page states:
        | Neliöhinta | 4 581 €/m² |

    Scenario Outline: <price> kr for <area> m² is <exact> kr per m², and rounds <way>
      When a visitor opens "<address>" on the Sweden site
      Then the page states:
        | Pris per m² | <shown> |

      Examples:
        | address                | price      | area  | exact     | way  | shown        |
        | /objekt/bjorkvagen-7/  | 12 495 000 | 167   | 74 820,36 | down | 74 820 kr/m² |
        | /objekt/kvistgatan-12/ | 4 950 000  | 56,78 | 87 178,58 | up   | 87 179 kr/m² |

    Scenario Outline: A living area is cut: <exact> m² is never shown as more
      When a visitor opens "<address>" on the <site> site
      Then the page states:
        | <label> | <shown> |

      Examples:
        | site    | address                 | exact  | label          | shown    |
        | Sweden  | /objekt/kvistgatan-12/  | 56,78  | Boarea         | 56,7 m²  |
        | Finland | /fi/kohde/majavakuja-6/ | 132,59 | Asuinpinta-ala | 132,5 m² |

  @FORMAT-4
  Rule: The currency's symbol follows the amount after one ordinary space

    Scenario Outline: <currency>
      When a visitor opens "<address>" on the <site> site
      Then the page states "<amount>", where ⍽ is a no-break space

      Examples:
        | currency | site    | address                      | amount       |
        | SEK      | Sweden  | /objekt/kvistgatan-12/       | 4⍽950⍽000 kr |
        | SEK      | Sweden  | /en/property/kvistgatan-12/  | 4⍽950⍽000 kr |
        | EUR      | Finland | /fi/kohde/oksakatu-3-a-5/    | 229⍽025 €    |
        | EUR      | Finland | /en/property/oksakatu-3-a-5/ | 229⍽025 €    |
        | NOK      | Norway  | /nb/                         | 49⍽900 kr    |

  @FORMAT-5
  Rule: A currency without a symbol of its own is shown by its code

    Scenario: A parking space that is let in Danish kroner
      When a visitor opens "/en/property/oresundsgatan-8/" on the Sweden site
      Then the page states:
        | Parking space in Copenhagen (optional) | 950,50 DKK/month |

  @FORMAT-6
  Rule: Links to the site's own production origin become paths; every other address stays as it is

    Scenario: An article links to the site by its full address
      When a visitor opens "/blogg/sa-kanner-du-igen-en-falsk-annons/" on the Sweden site
      Then the link "våra bostäder" leads to "/bostader/"
      And the link "Solna" leads to "/omraden/?via=blogg#solna"

    Scenario Outline: <why>
      When a visitor opens "/blogg/sa-kanner-du-igen-en-falsk-annons/" on the Sweden site
      Then the link "<link>" leads to "<address>"

      Examples:
        | why                                | link                               | address                                                          |
        | Our host at another port           | www.kvistbo.example:8443           | https://www.kvistbo.example:8443/bostader/                       |
        | Our host without encryption        | http://www.kvistbo.example         | http://www.kvistbo.example/                                      |
        | Our own site in another market     | Kvistbo i Finland                  | https://www.kvistbo-fi.example/                                  |

    Scenario Outline: The false address "<address>" is shown, and cannot be followed
      When a visitor opens "<article>" on the Sweden site
      Then "<address>" is on the page, and is no link

      Examples:
        | article                                           | address                            |
        | /blogg/sa-kanner-du-igen-en-falsk-annons/         | www.kvistbo.example.nyahem.example |
        | /blogg/sa-kanner-du-igen-en-falsk-annons/         | www.kvistbo.example@nyahem.example |
        | /en/blog/how-to-spot-a-fake-advert/               | www.kvistbo.example@nyahem.example |

    Scenario: The other market's site has its own origin
      When a visitor opens "/fi/tietoa-kvistbosta/" on the Finland site
      Then the link "www.kvistbo-fi.example/fi/asunnot" leads to "/fi/asunnot/"
