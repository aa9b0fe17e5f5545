import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inSearch = inModule(() => import("../../../src/domain/search/search.ts"))
const inSearchText = inModule(() => import("../../../src/domain/search/search-text.ts"))
const inMisspelling = inModule(() => import("../../../src/domain/search/text/misspelling.ts"))
const inTypedNumber = inModule(() => import("../../../src/domain/typed-number.ts"))
const inListings = inModule(() => import("../../../src/visit/search/listings.data.ts"))
const inForm = inModule(() => import("../../../src/visit/search/LiveSearch/form.ts"))
const inMoreHomes = inModule(() => import("../../../src/visit/search/LiveSearch/MoreHomes.tsx"))
const inHomeSearch = inModule(() => import("../../../src/visit/search/HomeSearch/HomeSearch.tsx"))
const inSearchFilters = inModule(() => import("../../../src/visit/search/SearchFilters/SearchFilters.tsx"))
const inPlaceField = inModule(() => import("../../../src/visit/search/SearchFilters/PlaceField.tsx"))
const inCombobox = inModule(() => import("../../../src/base/Combobox/Combobox.tsx"))
const inStyles = inText("src/visit/search/HomeSearch/HomeSearch.module.css")

export const search: readonly Mutant[] = [
  inListings(
    "SEARCH-1",
    "A page of results has 20 homes",
    (listings) => listings.pageSize,
    (pageSize) => (pageSize - 4) as typeof pageSize,
  ),
  inMoreHomes(
    "SEARCH-1",
    "No more homes load near the end of the list",
    (more) => more.MoreHomes,
    (MoreHomes) => (props) =>
      MoreHomes({
        ...props,
        onMore: (isPressed) => {
          if (isPressed) props.onMore(isPressed)
        },
      }),
    { scenarios: "close to the end" },
  ),
  inSearch(
    "SEARCH-2",
    "A home at exactly the highest price does not fit",
    (domain) => domain.search,
    (search) => (index, criteria, now) => {
      const { most } = criteria.price
      return search(index, most ? { ...criteria, price: { ...criteria.price, most: most - 1 } } : criteria, now)
    },
    { scenarios: "Price" },
  ),
  inModule(() => import("../../../src/visit/search/SearchFilters/ChoiceField.tsx"))(
    "SEARCH-2",
    "A choice does not change the numbers of the other filters",
    (field) => field.ChoiceField,
    (ChoiceField) => (props) => ChoiceField({ ...props, counts: undefined }),
    { scenarios: "changes the numbers" },
  ),
  inPlaceField(
    "SEARCH-3",
    "The search finds places by letters in the middle of their names",
    (field) => field.PlaceField,
    (PlaceField) => (props) => {
      const places = props.search.places.map((place) => ({
        ...place,
        names: place.names.flatMap((name) => Array.from(name, (_, start) => name.slice(start))),
      }))
      return PlaceField({ ...props, search: { ...props.search, places } })
    },
  ),
  inForm(
    "SEARCH-3",
    "A second place replaces the first",
    (form) => form.withPlaceToggled,
    (withPlaceToggled) => (criteria, id) => withPlaceToggled({ ...criteria, place: [] }, id),
  ),
  inPlaceField(
    "SEARCH-21",
    "Places are suggested by their names, whatever the accents",
    (field) => field.PlaceField,
    (PlaceField) => (props) => {
      const places = props.search.places.map((place) => ({
        ...place,
        names: place.names.map((name) => name.normalize("NFD").replace(/[\u0300-\u036f]/g, "")),
      }))
      return PlaceField({ ...props, search: { ...props.search, places } })
    },
    { scenarios: "before Solna" },
  ),
  inCombobox(
    "SEARCH-23",
    "A place that was typed does not count when the visitor leaves the field",
    (combobox) => combobox.Combobox,
    (Combobox) => (props) => Combobox({ ...props, isMultiple: false }),
    { scenarios: "only suggestion" },
  ),
  inCombobox(
    "SEARCH-23",
    "A chosen place is removed when the visitor leaves the field with its name",
    (combobox) => combobox.Combobox,
    (Combobox) => (props) => Combobox({ ...props, isChosen: () => false }),
    { scenarios: "stays chosen" },
  ),
  inSearchText(
    "SEARCH-19",
    "Postcodes find nothing",
    (text) => text.textTest,
    (textTest) => (index, bits, text) => {
      const areas = index.data.areas.map((area) => ({ ...area, codes: "" }))
      return textTest({ ...index, data: { ...index.data, areas } }, bits, text)
    },
    { scenarios: "118 20" },
  ),
  inModule(() => import("../../../src/domain/search/text/forms.ts"))(
    "SEARCH-19",
    "A name with an ending is not recognised",
    (forms) => forms.baseForms,
    (baseForms) => (word) => baseForms(word, []),
    { site: "fi", scenarios: "Helsingissä" },
  ),
  inMisspelling(
    "SEARCH-20",
    "A word with swapped letters finds nothing",
    (misspelling) => misspelling.isMisspelled,
    (isMisspelled) => (word, other, edits) =>
      isMisspelled(word, other, edits) && [...word].sort().join() !== [...other].sort().join(),
    { scenarios: "similar spelling" },
  ),
  inMisspelling(
    "SEARCH-20",
    "Three letters are enough to guess",
    (misspelling) => misspelling.isMisspelled,
    (isMisspelled) => (word, other, edits) => isMisspelled(`${word}.`, `${other}.`, edits),
    { scenarios: "finds nothing" },
  ),
  inModule(() => import("../../../src/visit/search/LiveSearch/FilterChips.tsx"))(
    "SEARCH-4",
    "Removing a filter does not move the focus",
    (chips) => chips.FilterChips,
    (FilterChips) => (props) =>
      FilterChips({
        ...props,
        onSearch: (criteria) => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          props.onSearch(criteria)
        },
      }),
  ),
  inForm(
    "SEARCH-4",
    "Clearing the search does not clear the form",
    (form) => form.writeForm,
    (writeForm) => (form, criteria, onlyEmpty) => {
      if (onlyEmpty) writeForm(form, criteria, onlyEmpty)
    },
    { scenarios: "empties the form" },
  ),
  inModule(() => import("../../../src/visit/search/LiveSearch/NoHomes.tsx"))(
    "SEARCH-13",
    "Filters whose removal finds nothing are offered too",
    (none) => none.NoHomes,
    (NoHomes) => (props) => {
      const offered = Object.entries(props.without).map(([filter, count]) => [filter, Math.max(count, 1)])
      return NoHomes({ ...props, without: Object.fromEntries(offered) as typeof props.without })
    },
    { scenarios: "comes first" },
  ),
  inModule(() => import("../../../src/visit/search/search.data.ts"))(
    "SEARCH-13",
    "A filter does not show the number of homes without it",
    (search) => search.searchForm,
    (searchForm) => (edition) => {
      const form = searchForm(edition)
      return { ...form, words: { ...form.words, without: form.words.without.replace(" ({found})", "") } }
    },
  ),
  inModule(() => import("../../../src/domain/search/near-matches.ts"))(
    "SEARCH-18",
    "Only two homes are close matches",
    (near) => near.nearMatches,
    (nearMatches) => (data, criteria, misses) => nearMatches(data, criteria, misses).slice(0, 2),
    { scenarios: "nearest in price" },
  ),
  inModule(() => import("../../../src/domain/search/miss-text.ts"))(
    "SEARCH-18",
    "A close match does not say how much it costs above the highest price",
    (miss) => miss.missText,
    (missText) => (search, criteria, active, data, match) =>
      missText(search, criteria, active, { ...data, price: [] }, match),
    { scenarios: "nearest in price" },
  ),
  inSearch(
    "SEARCH-5",
    "The list shows the dearest homes first instead of the cheapest",
    (domain) => domain.search,
    (search) => (index, criteria, now) =>
      search(index, criteria.sort === "cheapest" ? { ...criteria, sort: "dearest" } : criteria, now),
  ),
  inModule(() => import("../../../src/visit/search/LiveSearch/LiveSearch.island.tsx"))(
    "SEARCH-5",
    "The list does not say how it is sorted at first",
    (live) => live.LiveSearch,
    (LiveSearch) => (props) => LiveSearch({ ...props, page: { ...props.page, order: "" } }),
  ),
  inModule(() => import("../../../src/visit/search/LiveSearch/use-form.ts"))(
    "SEARCH-6",
    "Each letter is an entry in the history",
    (form) => form.ask,
    (ask) => (criteria) => ask(criteria, "push"),
    { scenarios: "letter by letter" },
  ),
  inModule(() => import("../../../src/browser/navigation/query.ts"))(
    "SEARCH-6",
    "The language switch loses the search",
    (query) => query.useKeptQuery,
    () => () => "",
    { site: "fi", scenarios: "in another language" },
  ),
  inForm(
    "SEARCH-7",
    "An error in a range removes the range from the search",
    (form) => form.readForm,
    (readForm) => (form, current, search) => readForm(form, { ...current, price: {} }, search),
  ),
  inModule(() => import("../../../src/visit/search/SearchFilters/RangeField.tsx"))(
    "SEARCH-7",
    "A number that makes no sense shows no error",
    (field) => field.RangeField,
    (RangeField) => (props) => RangeField({ ...props, error: undefined }),
  ),
  inModule(() => import("../../../src/browser/hydration/lazy-hydration.ts"))(
    "SEARCH-8",
    "The search loads with the page",
    (hydration) => hydration.hydrateOnDemand,
    (hydrateOnDemand) => (load) => {
      void load()
      return hydrateOnDemand(load)
    },
    { scenarios: "first choice" },
  ),
  inModule(() => import("../../../src/browser/create-loader.ts"))(
    "SEARCH-8",
    "A search that fails to load seems to load for ever, without any homes",
    (loader) => loader.createLoader,
    (createLoader) => (loadValue) =>
      createLoader((key) => loadValue(key).catch(() => new Promise<never>(() => undefined))),
    { scenarios: "fails to load, the list stays" },
  ),
  inSearchFilters(
    "SEARCH-9",
    "The button below the filters does not lead to the results",
    (filters) => filters.SearchFilters,
    (SearchFilters) => (props) => SearchFilters({ ...props, onShow: () => undefined }),
    { scenarios: "On a phone, the first home" },
  ),
  inModule(() => import("../../../src/visit/search/HomeSearch/ViewSwitch.tsx"))(
    "SEARCH-9",
    "The keyboard does not reach the button for the list",
    (view) => view.ViewSwitch,
    (ViewSwitch) => (props) => {
      const group = ViewSwitch(props)
      const [list, space, map] = group.props.children
      const children = [{ ...list, props: { ...list.props, tabIndex: -1 } }, space, map]
      return { ...group, props: { ...group.props, children } }
    },
    { scenarios: "in reading order" },
  ),
  inModule(() => import("../../../src/visit/search/LiveSearch/search.ts"))(
    "SEARCH-14",
    "More homes load as soon as the list is ready, also while its end is in view",
    (live) => live.startSearch,
    (startSearch) => (options) => {
      options.stores.growth.set({ ...options.stores.list.get(), isPressed: false })
      return startSearch(options)
    },
    { scenarios: "before the list is ready" },
  ),
  inMoreHomes(
    "SEARCH-14",
    "The list trusts an outdated position on the page",
    (more) => more.MoreHomes,
    (MoreHomes) => (props) => {
      const more = MoreHomes(props)
      const observe = (form: HTMLFormElement) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            const below = (entry?.boundingClientRect.top ?? 0) - window.innerHeight
            if (below >= 450 && below < 900) props.onMore(false)
          },
          { rootMargin: "0px 0px 900px" },
        )
        if (props.isLive && !props.isSearching) observer.observe(form)
        return () => observer.disconnect()
      }
      return { ...more, props: { ...more.props, ref: observe } }
    },
    { scenarios: "slow browser" },
  ),
  inModule(() => import("../../../src/visit/search/HomeResults/HomeResults.tsx"))(
    "SEARCH-10",
    "A card replaces a larger placeholder",
    (results) => results.HomeResults,
    (HomeResults) => (props) =>
      HomeResults({
        ...props,
        homes: props.homes.map((home) => (home.card ? { ...home, key: `coming ${home.key}` } : home)),
      }),
    { scenarios: "load slowly" },
  ),
  inMoreHomes(
    "SEARCH-10",
    "The focus is lost when the search replaces the link to more homes",
    (more) => more.MoreHomes,
    (MoreHomes) => (props) => ({ ...MoreHomes(props), key: String(props.isLive) }),
    { scenarios: "focus stays" },
  ),
  inHomeSearch(
    "SEARCH-11",
    "The buttons List and Map stand between the number of homes and the homes",
    (search) => search.HomeSearch,
    (HomeSearch) => (props) => {
      const search = HomeSearch(props)
      const [form, head, results] = search.props.children
      const children = [form, { ...head, props: { ...head.props, className: undefined } }, results]
      return { ...search, props: { ...search.props, children } }
    },
    { scenarios: "in a window 1280" },
  ),
  inStyles(
    "SEARCH-11",
    "The line with the number is as high as several fields",
    '"form count count" auto',
    '"form count count" 12rem',
    { scenarios: "an empty result" },
  ),
  inSearchFilters(
    "SEARCH-22",
    "The form scrolls away with the first homes",
    (filters) => filters.SearchFilters,
    (SearchFilters) => (props) => {
      const form = SearchFilters(props)
      return { ...form, props: { ...form.props, className: undefined } }
    },
    { scenarios: "1024" },
  ),
  inText("src/visit/search/SearchFilters/SearchFilters.module.css")(
    "SEARCH-22",
    "The end of a high form can only be reached at the end of the list",
    "max-height: 100vh;\n    overflow-y: auto;",
    "",
    { scenarios: "1024" },
  ),
  inText("src/visit/search/SearchFilters/SearchFilters.tsx")(
    "SEARCH-25",
    "More filters open below the end of the window",
    'more.current.scrollIntoView({ block: "nearest" })',
    "more.current.focus()",
  ),
  inSearchFilters(
    "SEARCH-24",
    "The first stop in the form leaves the focus in the form",
    (filters) => filters.SearchFilters,
    (SearchFilters) => (props) => SearchFilters({ ...props, onShow: () => undefined }),
  ),
  inHomeSearch(
    "SEARCH-12",
    "A link to a search shows all homes until the visitor uses the form",
    (search) => search.HomeSearch,
    (HomeSearch) => (props) => HomeSearch({ ...props, search: { ...props.search, names: [] } }),
    { scenarios: "scripts of the page have loaded" },
  ),
  inStyles("SEARCH-12", "Homes stay hidden if no scripts load", "reveal 0s 8s forwards", "reveal 0s 90s forwards", {
    scenarios: "never load",
  }),
  inHomeSearch(
    "SEARCH-15",
    "Without JavaScript, the list does not say that it cannot search",
    (search) => search.HomeSearch,
    (HomeSearch) => (props) => {
      const words = { ...props.search.words, noScript: "" }
      return HomeSearch({ ...props, search: { ...props.search, words } })
    },
  ),
  inListings(
    "SEARCH-15",
    "The second page of the list does not say that it cannot search",
    (listings) => listings.listingsPages,
    (listingsPages) => (content) =>
      listingsPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          const { toSearch } = version.page
          return { ...version, page: { ...version.page, toSearch: toSearch && { ...toSearch, noScript: "" } } }
        },
      })),
    { scenarios: "/bostader/2/" },
  ),
  inSearch(
    "SEARCH-16",
    "The filter for Hitas leaves out no home",
    (domain) => domain.search,
    (search) => (index, criteria, now) =>
      search(index, { ...criteria, has: criteria.has.filter((must) => must !== "hitas") }, now),
    { site: "fi", scenarios: "The filter for Hitas" },
  ),
  inSearchText(
    "SEARCH-16",
    "The word hitas finds homes with a sauna",
    (text) => text.textTest,
    (textTest) => (index, bits, text) => textTest(index, bits, text.replace("hitas", "sauna")),
    { site: "fi", scenarios: "The word" },
  ),
  inTypedNumber(
    "SEARCH-17",
    "Thousands are read as millions",
    (typed) => typed.typedPrice,
    (typedPrice) => (text) => typedPrice(text.replace("tkr", "mkr")),
    { scenarios: "950 tkr" },
  ),
  inTypedNumber(
    "SEARCH-17",
    "A price without a word is read in thousands",
    (typed) => typed.typedPrice,
    (typedPrice) => (text) => typedPrice(/\d$/.test(text) ? `${text} t` : text),
    { scenarios: "6,5. as the highest price" },
  ),
]
