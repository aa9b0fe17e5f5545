import type { Mutant } from "../mutant.ts"
import { at, inSource, page, says } from "./changes.ts"

const kvistgatan = page("/en/property/kvistgatan-12/")

export const maps: readonly Mutant[] = [
  {
    rule: "MAP-1",
    change: "The map of a home is missing",
    site: "se",
    delivery: [{ in: /^\/media\/maps\//, replace: "<svg", with: "<sgv" }],
  },
  {
    rule: "MAP-1",
    change: "The map of a home is bright in the dark",
    site: "se",
    delivery: [{ in: /^\/media\/maps\//, replace: ":target ", with: ":not(*) " }],
    scenarios: "is dark",
  },
  {
    rule: "MAP-1",
    change: "The map of a home has no text alternative",
    site: "se",
    delivery: [says(/Map of Södermalm, Stockholm with a pin at Kvistgatan 12/, "Map", kvistgatan)],
  },
  {
    rule: "MAP-2",
    change: "The note below a Finnish map is in English",
    site: "fi",
    delivery: [
      says(
        "Ympyrä näyttää alueen keskikohdan, ei sen rajoja.",
        "The circle marks the middle of the area, not its borders.",
      ),
    ],
  },
  {
    rule: "MAP-2",
    change: "The map of an area passes for an address",
    site: "se",
    delivery: [
      says(/Cirkeln visar områdets mitt, inte dess gränser\./, "Här ligger bostäderna.", page("/omraden/sodermalm/")),
    ],
  },
  {
    rule: "MAP-3",
    change: "A street map loads before the visitor chooses it",
    site: "se",
    delivery: [
      {
        in: /\/property\/kvistgatan-12\/$/,
        replace: "</main>",
        with: '<img src="https://tile.openstreetmap.org/16/36053/19276.png" alt=""></main>',
      },
      { in: /\/$/, header: "content-security-policy", replace: "img-src 'self'", with: "img-src 'self' https:" },
    ],
  },
  {
    rule: "MAP-3",
    change: "The street map receives a referrer",
    site: "fi",
    delivery: [says(/noopener noreferrer/, "noopener", /./)],
  },
  {
    rule: "MAP-3",
    change: "The street map has no pin",
    site: "se",
    delivery: [says(/\?mlat=59\.313(&amp;|&|\\u0026)mlon=18\.048/, "", kvistgatan)],
  },
  {
    rule: "MAP-4",
    change: "The address loses the view of the map",
    site: "se",
    source: {
      file: "src/domain/map/address.ts",
      replace: "isMap ? [",
      with: 'isMap && mapView === "" ? [',
    },
    scenarios: "turns into a map",
  },
  {
    rule: "MAP-4",
    change: "On a phone, the list is still below the map",
    site: "se",
    source: {
      file: "src/components/search/HomeSearch/HomeSearch.module.css",
      replace: '.body[data-view="map"]:not([data-empty]) .list {\n  display: none;',
      with: '.body[data-view="map"]:not([data-empty]) .list {\n  display: block;',
    },
    scenarios: "replaces the list",
  },
  {
    rule: "MAP-5",
    change: "The map shows all homes instead of the results",
    site: "se",
    source: {
      file: "src/components/search/LiveSearch/MapView.tsx",
      replace: "homes={areNear ? near : results.homes}",
      with: "homes={index.ids.map((_, home) => home)}",
    },
  },
  {
    rule: "MAP-5",
    change: "A change of the search leads back to the list",
    site: "fi",
    source: {
      file: "src/components/search/LiveSearch/use-form.ts",
      replace: "withView(next, showsMap(window.location.search))",
      with: "next",
    },
    scenarios: "clears the search",
  },
  inSource("src/components/search/LiveSearch/MapView.tsx")(
    "MAP-15",
    "A search that finds nothing shows no close matches on the map",
    "results !== undefined && results.near.length > 0",
    "false",
    { scenarios: "close matches on" },
  ),
  inSource("src/components/search/LiveSearch/MapView.tsx")(
    "MAP-15",
    "A search without homes shows no part of the map",
    "results?.homes.length === 0",
    "results?.homes.length === -1",
    { scenarios: "chosen area" },
  ),
  inSource("src/components/map/HomesMap/MapDrawing.tsx")(
    "MAP-14",
    "The edges of the map cut names",
    "!isWithin(box, size) || ",
    "",
    { scenarios: "map of Sweden" },
  ),
  inSource("src/components/map/HomesMap/HomesMap.module.css")(
    "MAP-14",
    "The outline of a region's waters shows",
    "clip-path: inset(30px) fill-box",
    "clip-path: none",
    { site: "fi", scenarios: "The sea goes on" },
  ),
  inSource("src/components/map/HomesMap/HomesMap.tsx")(
    "MAP-13",
    "Zooming in goes to the middle of the window",
    "factor < 1 ? zoomTarget(pointsOf(inView), view) : undefined",
    "undefined",
  ),
  inSource("src/domain/map/view.ts")(
    "MAP-13",
    "Zooming in goes away from the nearest home",
    "[(2 * (nearestPoint.x - x)) / perPixel,",
    "[(2 * (x - nearestPoint.x)) / perPixel,",
  ),
  inSource("src/components/map/HomesMap/use-clusters.ts")(
    "MAP-6",
    "Homes do not form clusters",
    "minMarkDistancePx = 64",
    "minMarkDistancePx = 1e-9",
  ),
  {
    rule: "MAP-6",
    change: "The card of a home leads to another home",
    site: "se",
    delivery: [
      {
        in: at("/homes/en/lotsflaggsgatan-15.json"),
        replace: "/en/property/lotsflaggsgatan-15/",
        with: "/en/property/kvistgatan-12/",
      },
    ],
    scenarios: "marker of one home",
  },
  inSource("src/components/map/HomesMap/HomesMap.tsx")(
    "MAP-7",
    "Arrow keys do nothing",
    "ArrowRight:",
    "ArrowSideways:",
  ),
  inSource("src/components/map/HomesMap/MapPanel.tsx")("MAP-7", "Escape does not close the card", '"Escape"', '"F12"'),
  inSource("src/components/map/HomesMap/HomesMap.tsx")(
    "MAP-8",
    "The button to try again does nothing",
    "onClick={mapFiles.retry}",
    "onClick={() => {}}",
    { scenarios: "a second try" },
  ),
  {
    rule: "MAP-8",
    change: "Every list loads the coordinates of homes",
    site: "se",
    delivery: [
      {
        in: /\/apartments\/$/,
        replace: "</head>",
        with: '<link rel="preload" as="fetch" href="/search/positions.json" crossorigin></head>',
      },
    ],
    scenarios: "loads nothing",
  },
  inSource("src/components/map/HomesMap/use-gestures.ts")(
    "MAP-9",
    "The wheel always zooms",
    "!event.ctrlKey",
    "!event.isTrusted",
  ),
  inSource("src/components/map/HomesMap/use-gestures.ts")(
    "MAP-9",
    "Two fingers do nothing",
    'addEventListener("touchmove"',
    'addEventListener("touchstop"',
  ),
  inSource("src/components/map/HomesMap/use-gestures.ts")(
    "MAP-9",
    "A mouse cannot drag the map",
    'addEventListener("pointermove"',
    'addEventListener("pointerstop"',
  ),
  inSource("src/components/map/HomesMap/use-map-view.ts")(
    "MAP-10",
    "A map begins with all results, whatever the address says",
    "if (!place) return fitAll()",
    "if (place !== undefined) return fitAll()",
  ),
  inSource("src/components/map/HomesMap/HomesMap.tsx")(
    "MAP-10",
    "All results in view keep the last place in the address",
    "isMoved ? placeOf(geometry, view) : null",
    "placeOf(geometry, view)",
    { scenarios: "leave no place" },
  ),
  inSource("src/domain/map/address.ts")(
    "MAP-10",
    "A place is five times as near",
    "lat, lon, scale }",
    "lat, lon, scale: 5 * scale }",
    {
      scenarios: "same part",
    },
  ),
  {
    rule: "MAP-10",
    change: "Each movement of the map is a step of the history",
    site: "se",
    source: {
      file: "src/browser/navigation/note-query.ts",
      replace: 'window.history.replaceState(window.history.state, "", `${',
      with: 'window.history.pushState(window.history.state, "", `${',
    },
    scenarios: "adds no step",
  },
  inSource("src/components/map/HomesMap/HomesMap.tsx")(
    "MAP-11",
    "The list beside the map stays as it is",
    "isMoved && !areNear && window.matchMedia",
    "!isMoved && window.matchMedia",
  ),
  inSource("src/components/map/HomesMap/HomesMap.tsx")(
    "MAP-11",
    "The list stays short when the map closes",
    "useEffect(() => () => onInView(null), [onInView])",
    "useEffect(() => () => onInView(new Set(inView)), [onInView])",
    { scenarios: "Without the map" },
  ),
  inSource("src/components/search/LiveSearch/Foot.tsx")(
    "MAP-11",
    "A part of the map without homes says nothing",
    "list.total === 0 &&",
    "list.total < 0 &&",
    { scenarios: "says so" },
  ),
  inSource("src/domain/map/ring.ts")(
    "MAP-12",
    "A drawn area has the homes of the rectangle around it",
    "isInside = !isInside",
    "isInside = true",
    { scenarios: "on the list too" },
  ),
  inSource("src/components/map/HomesMap/Drawing.tsx")(
    "MAP-12",
    "An area needs five corners",
    "corners.length > 2",
    "corners.length > 4",
    { scenarios: "by its corners" },
  ),
  inSource("src/domain/search/criteria.ts")(
    "MAP-12",
    "An area needs no third corner",
    "numbers.length >= 6",
    "numbers.length >= 4",
    { scenarios: "three corners" },
  ),
  {
    rule: "MAP-12",
    change: "A filter that the visitor chooses forgets the drawn area",
    site: "se",
    source: {
      file: "src/components/search/LiveSearch/form.ts",
      replace: "place: current.place, within: current.within",
      with: "place: current.place, within: []",
    },
  },
  {
    rule: "MAP-12",
    change: "The area is called by its English name in Swedish",
    site: "se",
    delivery: [says("Ritat område", "Drawn area")],
    scenarios: "on the list too",
  },
  {
    rule: "MAP-12",
    change: "The feed of a drawn area has a home outside it",
    site: "se",
    delivery: [
      { in: at("/api/homes-feed"), replace: "/en/property/saldstigen-4/", with: "/en/property/kvistgatan-12/" },
    ],
    scenarios: "feed",
  },
]
