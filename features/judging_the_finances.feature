Feature: Judging the finances

  Whoever buys a flat also buys a part of its association's or company's debts, savings and worn-out pipes. Since 2023,
  Swedish associations must publish the same key figures; few buyers read an annual report, and fewer know what it means
  for what they pay each month.

  Background:
    Given these addresses:
      | name                            | address                                                                   |
      | the house in Björkvägen         | /en/property/bjorkvagen-7/                                                |
      | the new flat in Nybyggesgatan   | /en/property/nybyggesgatan-3/                                             |
      | the flat without debt           | /en/property/oksakatu-3-b-17/                                             |
      | the flat of a debt-free company | /en/property/lainattomankatu-7-a-14/                                      |
      | two flats and a house           | /en/favourites/?compare=kvistgatan-12,renoveringsgrand-3,bjorkvagen-7     |
      | three flats in Finland          | /fi/suosikit/?compare=oksakatu-3-a-5,remonttitie-8-a-6,reimarikatu-8-b-41 |
      | the flat without accounts       | /en/property/tilittomankuja-2-a-3/                                        |
      | the house in Omakotikuja        | /en/property/omakotikuja-6/                                               |

  @FINANCE-1 @headline
  Rule: The page of a home states the key figures of its association or company, with their year
    Of two flats at the same price, one may be in a building with ten times the debt. Figures per square metre can be compared.

    Scenario: An association in Sweden has the seven key figures of its annual report, in their words
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then the section "Föreningens ekonomi" says "Ur årsredovisningen för 2025"
      And the section "Föreningens ekonomi" states:
        | Årsavgift per m²                   | 705 kr/m²   |
        | Skuldsättning per m²               | 5 183 kr/m² |
        | Skuldsättning per m² bostadsrätt   | 5 462 kr/m² |
        | Sparande per m²                    | 205 kr/m²   |
        | Räntekänslighet                    | 7,7 %       |
        | Energikostnad per m²               | 177 kr/m²   |
        | Årsavgifternas andel av intäkterna | 79 %        |
      And the contents lead to "Föreningens ekonomi"

    Scenario: A company in Finland has its loans, this home's share and charges, and the years of its report on repairs
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the section "Taloyhtiön talous" says "tilinpäätöksestä 2025"
      And the section "Taloyhtiön talous" states:
        | Yhtiölaina neliöltä      | 419 €/m²           |
        | Velkaosuus neliöltä      | 500 €/m²           |
        | Hoitovastike neliöltä    | 5,01 €/m²/kk       |
        | Pääomavastike neliöltä   | 3,25 €/m²/kk       |
        | Selvitys kunnossapidosta | Vuosille 2026–2030 |
      And the contents lead to "Taloyhtiön talous"

    Scenario: The Swedish page of a home in Finland has the words of Finland's Swedish
      When a visitor opens "/objekt/oksakatu-3-a-5/" on the Finland site
      Then the section "Bolagets ekonomi" states:
        | Bolagets lån per m²               | 419 €/m²           |
        | Skuldandel per m²                 | 500 €/m²           |
        | Skötselvederlag per m²            | 5,01 €/m²/mån      |
        | Finansieringsvederlag per m²      | 3,25 €/m²/mån      |
        | Redogörelse för underhållsbehovet | För åren 2026–2030 |

    Scenario Outline: A <house> has no association or company, and so no such figures
      When a visitor opens "<house>" on the <site> site
      Then the section "<finances>" is not shown

      Examples:
        | site    | house                    | finances                   |
        | Sweden  | the house in Björkvägen  | The association’s finances |
        | Finland | the house in Omakotikuja | The company’s finances     |

  @FINANCE-2
  Rule: A key figure that is not known is stated as not known
    A figure that is left out without a word looks like one that the seller hides, or like a fault of the page.

    Scenario: An association that has not stated its energy cost
      When a visitor opens "/objekt/renoveringsgrand-3/" on the Sweden site
      Then the section "Föreningens ekonomi" states:
        | Sparande per m²      | 87 kr/m²       |
        | Energikostnad per m² | Uppgift saknas |

    Scenario: The association of a building that is not ready has no figures yet
      When a visitor opens "the new flat in Nybyggesgatan" on the Sweden site
      Then the section "The association’s finances" says "There are no key figures yet."
      And the section "The association’s finances" states:
        | Debt per m²          | Not known |
        | Interest sensitivity | Not known |

    Scenario: A company whose board has not reported which repairs are needed
      When a visitor opens "/fi/kohde/remonttitie-8-a-6/" on the Finland site
      Then the section "Taloyhtiön talous" states:
        | Yhtiölaina neliöltä      | 72 €/m²     |
        | Selvitys kunnossapidosta | Ei tiedossa |

    Scenario: A company whose accounts are not known still has the charges of the home
      When a visitor opens "the flat without accounts" on the Finland site
      Then the section "The company’s finances" states:
        | Company loans per m²      | Not known       |
        | Maintenance charge per m² | 5,20 €/m²/month |

  @FINANCE-3
  Rule: Each key figure opens to show what it means for the buyer
    A number of kronor per square metre says nothing to people who buy their first home.

    Scenario Outline: The keyboard opens what "<word>" means for the buyer
      Given a visitor is at "<address>" on the <site> site
      When they press Enter on the word "<word>"
      Then they read the meaning "<meaning>"

      Examples:
        | site    | address                     | word                     | meaning                        |
        | Sweden  | /objekt/kvistgatan-12/      | Skuldsättning per m²     | delade på husets hela yta      |
        | Sweden  | /en/property/kvistgatan-12/ | Energy cost per m²       | Heating, electricity and water |
        | Finland | /fi/kohde/oksakatu-3-a-5/   | Selvitys kunnossapidosta | viitenä seuraavana vuonna      |

  @FINANCE-4
  Rule: The page says what one percentage point more of interest adds to the home's monthly fee, and what that assumes
    An association's loans become dearer for its members as surely as their own do, but no bank tells them.

    Scenario Outline: One percentage point more costs "<amount>"
      When a visitor opens "<address>" on the <site> site
      Then the page says "<amount>"
      And the page says "<assumption>"

      Examples:
        | site    | address                      | amount                  | assumption                                               |
        | Sweden  | /objekt/kvistgatan-12/       | Omkring 259 kr/mån mer  | andelstalet, 2,14 %, av föreningens lån på 14 550 000 kr |
        | Sweden  | /en/property/kvistgatan-12/  | About 259 kr/month more | 2,14 % of the association’s loans of 14 550 000 kr       |
        | Finland | /fi/kohde/oksakatu-3-a-5/    | Noin 21 €/kk lisää      | asunnon velkaosuudesta 25 000 €                          |
        | Finland | /objekt/oksakatu-3-a-5/      | Omkring 21 €/mån mer    | bostadens skuldandel på 25 000 €                         |
        | Finland | /en/property/oksakatu-3-a-5/ | About 21 €/month more   | this home’s debt share of 25 000 €                       |

    Scenario Outline: <home> costs nothing more
      When a visitor opens "<home>" on the Finland site
      Then the section "The company’s finances" says "<reason>"

      Examples:
        | home                            | reason                                                  |
        | the flat without debt           | Nothing: this home has no share of the company’s loans. |
        | the flat of a debt-free company | Nothing: the company has no loans.                      |

    Scenario: An association whose loans are not known has no such amount
      When a visitor opens "the new flat in Nybyggesgatan" on the Sweden site
      Then the section "The association’s finances" says "It cannot be calculated until the association’s loans are known."

  @FINANCE-5
  Rule: The comparison of favourites states each home's key figures, and which is best where lower is plainly better
    A flat whose fee is lowest may belong to the association with the largest debts, and that shows only side by side.

    Scenario: Debt and interest sensitivity are best where they are lowest; savings and what is not known are not judged
      When a visitor opens "two flats and a house" on the Sweden site
      Then the comparison includes:
        |                                           | Kvistgatan 12      | Renoveringsgränd 3   | Björkvägen 7   |
        | Debt per m²                               | 5 183 kr/m² lowest | 7 122 kr/m²          | does not apply |
        | Savings per m²                            | 205 kr/m²          | 87 kr/m²             | does not apply |
        | Interest sensitivity                      | 7,7 % lowest       | 8,5 %                | does not apply |
        | Energy cost per m²                        | 177 kr/m²          | Not known            | does not apply |
        | If interest rises by one percentage point | +259 kr/month      | +231 kr/month lowest | does not apply |
      And the comparison says of "Repairs planned":
        | Kvistgatan 12      | Window refurbishment, 2028                          |
        | Renoveringsgränd 3 | Window refurbishment, 2027; Roof to be relaid, 2030 |
        | Björkvägen 7       | does not apply                                      |

    Scenario: Homes in Finland are compared by their companies' loans, and by the report on needed repairs
      When a visitor opens "three flats in Finland" on the Finland site
      Then the comparison includes:
        |                                         | Oksakatu 3 A 5     | Remonttitie 8 A 6 | Reimarikatu 8 B 41 |
        | Yhtiölaina neliöltä                     | 419 €/m²           | 72 €/m² alhaisin  | 1 579 €/m²         |
        | Velkaosuus neliöltä                     | 500 €/m²           | 0 €/m² alhaisin   | 1 800 €/m²         |
        | Jos korko nousee yhden prosenttiyksikön | +21 €/kk           | +0 €/kk alhaisin  | +112 €/kk          |
        | Selvitys kunnossapidosta                | Vuosille 2026–2030 | Ei tiedossa       | Vuosille 2026–2030 |

  @FINANCE-6
  Rule: The brochure states the key figures, and what one percentage point more of interest costs, on its two pages
    A couple at the kitchen table with three brochures decides between associations too.

    Scenario Outline: A home printed with "<button>" states "<figure>" and "<amount>"
      Given a visitor is at "<address>" on the <site> site
      When they print the page with "<button>"
      Then it is printed on 2 A4 pages
      And the paper shows the text "<figure>"
      And the paper shows the text "<amount>"

      Examples:
        | site    | address                          | button            | figure      | amount                            |
        | Sweden  | /objekt/kvistgatan-12/           | Skriv ut broschyr | 5 183 kr/m² | Omkring 259 kr/mån mer i avgift   |
        | Finland | /en/property/reimarikatu-8-b-41/ | Print a brochure  | 1 579 €/m²  | About 112 €/month more in charges |

  @FINANCE-7
  Rule: The documents that the law requires open from the page of their home, in the language of that law
    Agents send these papers on request, and a buyer who has to ask decides a week later, or does not ask.

    Scenario Outline: The link "<link>" opens a document in Swedish
      When a visitor opens "<address>" on the Sweden site
      Then the link "<link>" opens a PDF:
        | title    | <title>         |
        | language | sv-SE           |
        | pages    | <pages>         |
        | tagged   | yes             |
        | type     | application/pdf |

      Examples:
        | address                     | link                                      | title                                | pages |
        | /objekt/kvistgatan-12/      | Årsredovisning 2025 (PDF, 2 sidor, 27 kB) | Årsredovisning 2025, Brf Sältingen 4 | 2     |
        | /en/property/kvistgatan-12/ | Statutes (PDF, 2 pages, 20 kB)            | Stadgar, Brf Sältingen 4             | 2     |
        | /objekt/villavagen-11/      | Energideklaration (PDF, 1 sida, 21 kB)    | Energideklaration, Villavägen 11     | 1     |

    Scenario Outline: The link "<link>" opens a document in Finnish
      When a visitor opens "<address>" on the Finland site
      Then the link "<link>" opens a PDF:
        | title    | <title>         |
        | language | fi-FI           |
        | pages    | <pages>         |
        | tagged   | yes             |
        | type     | application/pdf |

      Examples:
        | address                      | link                                    | title                                         | pages |
        | /fi/kohde/oksakatu-3-a-5/    | Yhtiöjärjestys (PDF, 2 sivua, 17 kt)    | Yhtiöjärjestys, Asunto Oy Kallion Kuusenoksa  | 2     |
        | /objekt/oksakatu-3-a-5/      | Energicertifikat (PDF, 1 sida, 21 kB)   | Energiatodistus, Asunto Oy Kallion Kuusenoksa | 1     |
        | /en/property/oksakatu-3-a-5/ | Energy certificate (PDF, 1 page, 21 kB) | Energiatodistus, Asunto Oy Kallion Kuusenoksa | 1     |

    Scenario Outline: On the <site> site, the documents of "<address>" are under "<heading>"
      When a visitor opens "<address>" on the <site> site
      Then the content "<heading>" is shown

      Examples:
        | site    | address                      | heading              |
        | Sweden  | /objekt/kvistgatan-12/       | Handlingar           |
        | Sweden  | /en/property/kvistgatan-12/  | Documents in Swedish |
        | Finland | /fi/kohde/oksakatu-3-a-5/    | Asiakirjat           |
        | Finland | /objekt/oksakatu-3-a-5/      | Handlingar på finska |
        | Finland | /en/property/oksakatu-3-a-5/ | Documents in Finnish |

    Scenario: A document is in the language of its law on the pages of other languages too
      When a visitor opens "/objekt/oksakatu-3-a-5/" on the Finland site
      Then page 1 of the PDF behind "Energicertifikat (PDF, 1 sida, 21 kB)" says:
        | Lämmitys Kaukolämpö                  |
        | Todistus laadittu 14. syyskuuta 2021 |

    Scenario: The chapters of a document are bookmarks
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then the PDF behind "Isännöitsijäntodistus (PDF, 2 sivua, 24 kt)" has these bookmarks:
        | Todistus                 |
        | Vastikkeet ja velkaosuus |
        | Yhtiön talous            |
        | Rakennus ja tontti       |
        | Korjaukset               |

    Scenario: An association whose energy cost is not known has no annual report, and a house of its own has no statutes
      When a visitor opens "/objekt/renoveringsgrand-3/" on the Sweden site
      Then the page says "Stadgar (PDF, 2 sidor, 20 kB)"
      And the page does not say "Årsredovisning 2025 (PDF"
      When a visitor opens "/objekt/villavagen-11/" on the Sweden site
      Then the page says "Energideklaration (PDF, 1 sida, 21 kB)"
      And the page does not say "Stadgar (PDF"

    Scenario: A home whose energy class is missing has no energy certificate
      When a visitor opens "/fi/kohde/remonttitie-8-a-6/" on the Finland site
      Then the page says "Yhtiöjärjestys (PDF, 2 sivua, 17 kt)"
      And the page does not say "Energiatodistus (PDF"

  @FINANCE-8
  Rule: A document states the figures of the page, agrees with itself, and says on each page that it is fictional
    A report that differs from the page, or does not add up, is worse than none; and nobody may take an invented one for real.

    Scenario: The annual report of an association in Sweden
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then page 1 of the PDF behind "Årsredovisning 2025 (PDF, 2 sidor, 27 kB)" says:
        | Påhittad handling. Föreningen, huset och alla siffror är uppdiktade |
        | Kvistgatan 12, 118 20 Stockholm byggdes 1908 och har 38 bostäder    |
        | Skuldsättning per m² 5 183 kr/m²                                    |
        | Sparande per m² 205 kr/m²                                           |
        | Räntekänslighet 7,7 %                                               |
        | Planerat underhåll: Fönsterrenovering 2028.                         |
        | Brf Sältingen 4 · påhittad handling · sida 1 av 2                   |
      And page 2 of the PDF behind "Årsredovisning 2025 (PDF, 2 sidor, 27 kB)" says:
        | Årsavgifter 1 879 010                             |
        | Summa intäkter 2 371 485                          |
        | Avskrivningar −266 665                            |
        | Årets resultat 309 528                            |
        | Skulder till kreditinstitut 14 550 000            |
        | Summa tillgångar 40 662 208                       |
        | Summa eget kapital och skulder 40 662 208         |
        | Brf Sältingen 4 · påhittad handling · sida 2 av 2 |

    Scenario: The statutes of an association in Sweden
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then page 1 of the PDF behind "Stadgar (PDF, 2 sidor, 20 kB)" says:
        | Föreningen och stadgarna är uppdiktade            |
        | Föreningens namn är Brf Sältingen 4.              |
        | Styrelsen har sitt säte i Stockholm.              |
        | Brf Sältingen 4 · påhittad handling · sida 1 av 2 |
      And page 2 of the PDF behind "Stadgar (PDF, 2 sidor, 20 kB)" says:
        | 13 § Upplösning                                   |
        | Brf Sältingen 4 · påhittad handling · sida 2 av 2 |

    Scenario: The energy declaration of a building in Sweden, whose class is that of its figure
      When a visitor opens "/objekt/kvistgatan-12/" on the Sweden site
      Then page 1 of the PDF behind "Energideklaration (PDF, 1 sida, 21 kB)" says:
        | Energiklass D                                     |
        | Energiprestanda 118 kWh per m² och år             |
        | Krav på en ny byggnad 90 kWh per m² och år        |
        | Energiprestanda som andel av kravet 131 %         |
        | C 68–90 D, det här huset 91–121 E 122–162         |
        | Byte till LED-belysning med närvarostyrning 1 %   |
        | Brf Sältingen 4 · påhittad handling · sida 1 av 1 |

    Scenario: The manager's certificate of a home in Finland
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then page 1 of the PDF behind "Isännöitsijäntodistus (PDF, 2 sivua, 24 kt)" says:
        | Keksitty asiakirja. Yhtiö, asunto ja kaikki luvut on keksitty |
        | Hoitovastike 250,25 €/kk                                      |
        | Pääomavastike 162,50 €/kk                                     |
        | Velkaosuus 5. marraskuuta 2026 25 000 €                       |
        | Yhtiön lainat 960 000 €                                       |
        | Yhtiölaina neliöltä 419 €/m²                                  |
        | Asunto Oy Kallion Kuusenoksa · keksitty asiakirja · sivu 1/2  |
      And page 2 of the PDF behind "Isännöitsijäntodistus (PDF, 2 sivua, 24 kt)" says:
        | Julkisivun kunnostus 2029–2030                               |
        | kunnossapitotarveselvitys: Vuosille 2026–2030                |
        | Asunto Oy Kallion Kuusenoksa · keksitty asiakirja · sivu 2/2 |

    Scenario: The articles of association of a company in Finland
      When a visitor opens "/en/property/oksakatu-3-a-5/" on the Finland site
      Then page 1 of the PDF behind "Articles of association (PDF, 2 pages, 17 kB)" says:
        | Yhtiön toiminimi on Asunto Oy Kallion Kuusenoksa, ja sen kotipaikka on Helsinki. |
        | rakennusta, jossa on 46 asuinhuoneistoa, sekä hallita omistamaansa tonttia       |
        | Tontin pinta-ala on 1 240 m².                                                    |
        | yhteenlaskettu pinta-ala on 2 289,5 m²                                           |
        | Kukaan ei voi lunastaa osakkeita ostajalta kaupan jälkeen.                       |
        | Asunto Oy Kallion Kuusenoksa · keksitty asiakirja · sivu 1/2                     |

    Scenario: The energy certificate of a building in Finland, whose parts add up to its E-number
      When a visitor opens "/fi/kohde/oksakatu-3-a-5/" on the Finland site
      Then page 1 of the PDF behind "Energiatodistus (PDF, 1 sivu, 21 kt)" says:
        | Energialuokka D2018                                          |
        | Kaukolämpö, 228 kWh/m² × 0,5 114                             |
        | Sähkö, 30 kWh/m² × 1,2 36                                    |
        | E-luku 150                                                   |
        | D, tämä rakennus 131–160                                     |
        | Yhteisten tilojen valaistus led-valaisimiin 1 %              |
        | Asunto Oy Kallion Kuusenoksa · keksitty asiakirja · sivu 1/1 |

  @FINANCE-9
  Rule: The page of a house in Finland states its company's loans per m² and its report on repairs, with years
    Whoever would live in a certain building looks at the building first, and its loans belong to every home in it.

    Scenario: The page of a house in Finnish
      When a visitor opens "/fi/talot/kallion-kuusenoksa/" on the Finland site
      Then the fact "Yhtiölaina neliöltä" reads "419 €/m², tilinpäätös 2025"
      And the fact "Selvitys kunnossapidosta" reads "Vuosille 2026–2030"

    Scenario: The page of a house in English
      When a visitor opens "/en/houses/jatkasaaren-majakka/" on the Finland site
      Then the fact "Company loans per m²" reads "1 579 €/m², accounts for 2025"
      And the fact "Maintenance needs report" reads "For 2026–2030"

    Scenario: The page of a house has the words of Finland's Swedish
      When a visitor opens "/hus/kallion-kuusenoksa/" on the Finland site
      Then the fact "Bolagets lån per m²" reads "419 €/m², bokslutet 2025"
      And the fact "Redogörelse för underhållsbehovet" reads "För åren 2026–2030"

  @FINANCE-10
  Rule: Search engines leave out the documents of homes, and find their pages
    An invented report among the results of a search engine has lost the page that says so.

    Scenario Outline: A document in <site> asks search engines to leave it out, and its page and its pictures do not
      When a visitor opens "<address>" on the <site> site
      Then search engines are asked to leave out the file behind "<link>"
      And search engines are not asked to leave out the page or its pictures

      Examples:
        | site    | address                   | link                                      |
        | Sweden  | /objekt/kvistgatan-12/    | Årsredovisning 2025 (PDF, 2 sidor, 27 kB) |
        | Finland | /fi/kohde/oksakatu-3-a-5/ | Yhtiöjärjestys (PDF, 2 sivua, 17 kt)      |
