Feature: Following an address

  Addresses are printed on brochures, read out on the phone and kept for years. They say where they lead, in the
  visitor's language, and forgive what people leave out: a prefix, or the slash at the end.

  @ROUTE-16
  Rule: A page answers at its slug in each language and at its short addresses, and nowhere else
    Two addresses of one page divide its place in search results, and guesses that happen to work hide broken links.

    Scenario: A home answers at its slug in each language and at its short addresses
      When a visitor tries these addresses:
        | site    | address                      | which is          |
        | Finland | /fi/kohde/oksakatu-3-a-5/    | the Finnish page  |
        | Finland | /en/property/oksakatu-3-a-5/ | the English page  |
        | Finland | /objekt/oksakatu-3-a-5/      | the Swedish page  |
        | Finland | /kohde/oksakatu-3-a-5        | short for Finnish |
        | Finland | /property/oksakatu-3-a-5     | short for English |
        | Finland | /objekt/oksakatu-3-a-5       | short for Swedish |
      Then each of them answers with status 200

    Scenario: Pages of the Finland site are not found by any other address
      When a visitor tries these addresses:
        | site    | address                        | which is                                  |
        | Finland | /fi/blogi/                     | a translation of "blog", but not its slug |
        | Finland | /blogg/                        | the slug that the blog has in Sweden      |
        | Finland | /en/asunnot/                   | a Finnish slug with the English prefix    |
        | Finland | /en/asuinaluevertailu/         | a Finnish slug with the English prefix    |
        | Finland | /en/kohde/oksakatu-3-a-5/      | a Finnish slug with the English prefix    |
        | Finland | /fi/privacy/                   | an English slug with the Finnish prefix   |
        | Finland | /fi/areas/                     | an English slug with the Finnish prefix   |
        | Finland | /fi/property/oksakatu-3-a-5/   | an English slug with the Finnish prefix   |
        | Finland | /fi/houses/kallion-kuusenoksa/ | an English slug with the Finnish prefix   |
        | Finland | /sv/hitas/                     | Swedish with a prefix                     |
        | Finland | /toimialueet/                  | Finnish without its prefix                |
        | Finland | /neighbourhoods/               | English without its prefix                |
        | Finland | /listings/                     | the developers' name of a route           |
        | Finland | /en/listings/                  | the developers' name of a route           |
        | Finland | /lead_contact_request_thanks/  | the developers' name of a route           |
        | Finland | /property/                     | a short address without a home            |
        | Finland | /kohde/oksakatu-3-a-5/kuvat/   | a short address with something after it   |
        | Finland | /fi/kohde/ei-ole/              | a home that does not exist                |
        | Finland | /fi/talot/ei-ole/              | a house that does not exist               |
        | Finland | /fi/talot/                     | a list of houses, which does not exist    |
        | Finland | /fi/agents/aino-lehtovirta/    | an English slug with the Finnish prefix   |
        | Finland | /fi/valittajat/ei-ole/         | an agent who does not exist               |
      Then each of them answers with status 404

    Scenario: Pages of the Sweden site are not found by any other address
      When a visitor tries these addresses:
        | site   | address                   | which is                               |
        | Sweden | /blog/                    | English without its prefix             |
        | Sweden | /privacy/                 | English without its prefix             |
        | Sweden | /areas/                   | English without its prefix             |
        | Sweden | /en/blogg/                | a Swedish slug with the English prefix |
        | Sweden | /en/bostader/             | a Swedish slug with the English prefix |
        | Sweden | /en/objekt/kvistgatan-12/ | a Swedish slug with the English prefix |
        | Sweden | /objekt/finns-inte/       | a home that does not exist             |
        | Sweden | /agents/                  | English without its prefix             |
        | Sweden | /maklare/finns-inte/      | an agent who does not exist            |
      Then each of them answers with status 404

    Scenario: Pages of the Norway site are not found by any other address
      When a visitor tries these addresses:
        | site   | address             | which is                                 |
        | Norway | /no/                | the country's code, which is no prefix   |
        | Norway | /nb/bostader/       | a Swedish slug with the Norwegian prefix |
        | Norway | /nb/ikke/index.html | the file of a page that does not exist   |
      Then each of them answers with status 404

    Scenario Outline: A fragment that names no place, as in <address>, leaves the page as it is
      Given a visitor is at "<address>" on the <site> site
      When they change the language to Swedish
      Then they are at "<Swedish address>"
      And the browser has made 0 full page loads

      Examples:
        | site    | address                      | Swedish address |
        | Sweden  | /en/contact/#100%            | /kontakt/       |
        | Finland | /fi/tietoa-kvistbosta/#h%E4n | /om-kvistbo/    |
        | Norway  | /nb/#%C3                     | /               |

  @ROUTE-17 @headline
  Rule: A shortened address takes visitors and search engines to the one full address of the page
    Search engines would otherwise list the same home twice, and put neither page high.

    Scenario Outline: The short address <short> redirects to the page's canonical address
      When a visitor opens "<short>" on the <site> site
      Then they were redirected with status 301
      And they are at "<address>"
      And the page's canonical address is "<origin><address>"

      Examples:
        | site    | short                      | address                        | origin                         |
        | Finland | /kohde/oksakatu-3-a-5      | /fi/kohde/oksakatu-3-a-5/      | https://www.kvistbo-fi.example |
        | Finland | /kohde/oksakatu-3-a-5/     | /fi/kohde/oksakatu-3-a-5/      | https://www.kvistbo-fi.example |
        | Finland | /houses/kallion-kuusenoksa | /en/houses/kallion-kuusenoksa/ | https://www.kvistbo-fi.example |
        | Sweden  | /property/kvistgatan-12    | /en/property/kvistgatan-12/    | https://www.kvistbo.example    |

    Scenario Outline: The short address <short> in <site>, which names nothing, shows the not-found page in <language>
      When a visitor opens "<short>" on the <site> site
      Then the status is 404
      And they see the page "<heading>" in <language>

      Examples:
        | site    | short              | heading          | language |
        | Finland | /kohde/ei-ole      | Sivua ei löydy   | Finnish  |
        | Finland | /houses/not-there  | Page not found   | English  |
        | Sweden  | /objekt/finns-inte | Sidan finns inte | Swedish  |

    Scenario: A short address in a text leads to the full address too
      Given a visitor is at "/en/about-kvistbo/" on the Sweden site
      When they follow "Kvistgatan 12" in the text
      Then they are at "/en/property/kvistgatan-12/"

  @ROUTE-24
  Rule: A home that comes back under another id is still found: its former addresses redirect permanently to its page
    Links in mails, in chats and on other sites outlive the number that a home has in the agency's system.

    Scenario Outline: The former address <former> leads to the home's page in its language
      When a visitor opens "<former>" on the <site> site
      Then they were redirected with status 301
      And they are at "<address>"

      Examples:
        | site    | former                           | address                      |
        | Sweden  | /objekt/kvistgatan-12-1303/      | /objekt/kvistgatan-12/       |
        | Sweden  | /en/property/kvistgatan-12-1303  | /en/property/kvistgatan-12/  |
        | Finland | /fi/kohde/oksakatu-3-a/          | /fi/kohde/oksakatu-3-a-5/    |

  @ROUTE-18
  Rule: Every page's address is in small letters with a slash at the end, and other spellings redirect to it
    With one form only, search engines, statistics and caches count a page once.

    Scenario Outline: On the <site> site, <given> redirects to the address with a slash
      When a visitor opens "<given>" on the <site> site
      Then they were redirected with status 301
      And they are at "<address>"

      Examples: Pages, with and without a language prefix
        | site    | given       | address      |
        | Sweden  | /bostader   | /bostader/   |
        | Finland | /fi/asunnot | /fi/asunnot/ |

      Examples: Capitals, and what follows a link in a text
        | site    | given              | address      |
        | Sweden  | /Bostader          | /bostader/   |
        | Finland | /fi/asunnot/%22%3E | /fi/asunnot/ |

      Examples: The file of a page, as copies of a site name it
        | site    | given                            | address                   |
        | Finland | /kohde/oksakatu-3-a-5/index.html | /fi/kohde/oksakatu-3-a-5/ |
        | Norway  | /nb/index.html                   | /nb/                      |

      Examples: A search, which is not lost on the way
        | site   | given             | address            |
        | Sweden | /bostader?rooms=2 | /bostader/?rooms=2 |

    Scenario: The not-found page goes on to the page that its address means, if the host has repaired nothing
      Given the site's host answers "/EN/Apartments/?rooms=2" with the not-found page
      When a visitor opens "/EN/Apartments/?rooms=2" on the Sweden site
      Then they are at "/en/apartments/?rooms=2"
      And they see the page "Homes for sale" in English

    Scenario Outline: Every link to a page of the <site> site ends in a slash
      When a visitor opens "<address>" on the <site> site
      Then every link to a page ends in a slash, here and on the site's other pages

      Examples:
        | site    | address      |
        | Sweden  | /            |
        | Finland | /fi/asunnot/ |
        | Norway  | /            |
