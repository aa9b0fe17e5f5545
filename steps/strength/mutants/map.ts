import type { Mutant } from "../mutant.ts"
import { inModule, inText } from "./changes.ts"

const inAddress = inModule(() => import("../../../src/domain/map/address.ts"))
const inGestures = inModule(() => import("../../../src/visit/map/HomesMap/use-gestures.ts"))
const inHomesMap = inModule(() => import("../../../src/visit/map/HomesMap/HomesMap.island.tsx"))
const inLocation = inModule(() => import("../../../src/visit/map/location.data.ts"))
const inLocationMap = inModule(() => import("../../../src/visit/map/LocationMap/LocationMap.tsx"))
const inMapView = inModule(() => import("../../../src/visit/search/LiveSearch/MapView.tsx"))

export const maps: readonly Mutant[] = [
  inLocation(
    "MAP-1",
    "The map of a home has no text alternative",
    (location) => location.homeLocation,
    (homeLocation) =>
      (...all) => ({ ...homeLocation(...all), alt: "" }),
  ),
  inModule(() => import("../../../src/site/map/locations.ts"))(
    "MAP-1",
    "The map of a home is bright in the dark",
    (locations) => locations.locationSvg,
    (locationSvg) =>
      (...all) =>
        locationSvg(...all).replaceAll(":target ", ":not(*) "),
    { scenarios: "is dark" },
  ),
  inLocation(
    "MAP-2",
    "The map of an area does not say that it shows no borders",
    (location) => location.areaLocation,
    (areaLocation) =>
      (...all) => ({ ...areaLocation(...all), note: null }),
  ),
  inLocationMap(
    "MAP-2",
    "The map of an area does not say which area it shows",
    (map) => map.LocationMap,
    (LocationMap) =>
      ({ location, ...props }) =>
        LocationMap({ ...props, location: { ...location, alt: location.heading } }),
    { site: "fi" },
  ),
  inLocationMap(
    "MAP-3",
    "A street map loads before the visitor chooses it",
    (map) => map.LocationMap,
    (LocationMap) => (props) => {
      if (typeof Image === "function") new Image().src = "https://tile.openstreetmap.org/15/18654/9483.png"
      return LocationMap(props)
    },
    { site: "fi", scenarios: "streets of Kallio" },
  ),
  inLocation(
    "MAP-3",
    "The street map has no pin",
    (location) => location.homeLocation,
    (homeLocation) =>
      (...all) => {
        const { streetMap, ...location } = homeLocation(...all)
        return { ...location, streetMap: { ...streetMap, href: streetMap.href.replace(/\?mlat=[^#]*/, "") } }
      },
  ),
  inAddress(
    "MAP-4",
    "The address loses the view of the map",
    (address) => address.withView,
    (withView) => (query) => withView(query, false),
    { scenarios: "turns into a map" },
  ),
  inModule(() => import("../../../src/visit/search/HomeSearch/ViewSwitch.tsx"))(
    "MAP-4",
    "The map does not give way to the list again",
    (views) => views.ViewSwitch,
    (ViewSwitch) =>
      ({ onChoose, ...props }) =>
        ViewSwitch({ ...props, onChoose: () => onChoose(true) }),
    { scenarios: "the list replaces the map" },
  ),
  inHomesMap(
    "MAP-5",
    "The map shows all homes instead of the results",
    (map) => map.HomesMap,
    (HomesMap) => (props) => HomesMap({ ...props, homes: props.data.price.map((_, home) => home) }),
    { scenarios: "narrower search" },
  ),
  inMapView(
    "MAP-5",
    "The map shows only the results on the first page of the list",
    (view) => view.MapView,
    (MapView) => (props) => {
      const { results } = props.answer
      if (!results) return MapView(props)
      return MapView({
        ...props,
        answer: { ...props.answer, results: { ...results, homes: results.homes.slice(0, 24) } },
      })
    },
    { site: "fi", scenarios: "clears the search" },
  ),
  inMapView(
    "MAP-15",
    "A search that finds nothing shows no close matches on the map",
    (view) => view.MapView,
    (MapView) => (props) => {
      const { results } = props.answer
      return MapView(results ? { ...props, answer: { ...props.answer, results: { ...results, near: [] } } } : props)
    },
    { scenarios: "close matches on" },
  ),
  inModule(() => import("../../../src/domain/map/surroundings.ts"))(
    "MAP-15",
    "A search without homes shows the whole country",
    (map) => map.surroundings,
    (surroundings) => (data) => surroundings(data, []),
    { scenarios: "chosen area" },
  ),
  inModule(() => import("../../../src/visit/map/HomesMap/MapDrawing.tsx"))(
    "MAP-14",
    "The edges of the map cut names",
    (map) => map.MapDrawing,
    (MapDrawing) =>
      ({ size: { width, height }, marks, ...props }) => {
        const ground = MapDrawing({
          ...props,
          size: { width: width + 200, height: height + 200 },
          marks: marks.map((mark) => ({ ...mark, left: mark.left + 100, top: mark.top + 100 })),
        })
        return { ...ground, props: { ...ground.props, width, height, viewBox: `100 100 ${width} ${height}` } }
      },
    { scenarios: "map of Sweden" },
  ),
  inText("src/visit/map/HomesMap/HomesMap.module.css")(
    "MAP-14",
    "The outline of a region's waters shows",
    "clip-path: inset(30px) fill-box",
    "clip-path: none",
    { site: "fi", scenarios: "The sea goes on" },
  ),
  inModule(() => import("../../../src/domain/map/view.ts"))(
    "MAP-13",
    "Zooming in goes to the middle of the window",
    (view) => view.zoomTarget,
    () => (): readonly [number, number] => [0, 0],
  ),
  inModule(() => import("../../../src/domain/map/clusters.ts"))(
    "MAP-6",
    "Homes do not form clusters",
    (clusters) => clusters.clustersOf,
    (clustersOf) => (points, homes, distance) => clustersOf(points, homes, distance / 1000),
    { scenarios: "zooms in on them" },
  ),
  inModule(() => import("../../../src/visit/map/HomesMap/MapPanel.tsx"))(
    "MAP-6",
    "The list of the homes in one building lacks the first of them",
    (panel) => panel.HomesPanel,
    (HomesPanel) => (props) => HomesPanel({ ...props, homes: props.homes.slice(1) }),
    { site: "fi", scenarios: "same building" },
  ),
  inHomesMap(
    "MAP-7",
    "Arrow keys do nothing",
    (map) => map.HomesMap,
    (HomesMap) => (props) => {
      const section = HomesMap(props)
      const onKeyDownCapture = (event: { readonly key: string; readonly stopPropagation: () => void }) => {
        if (event.key.startsWith("Arrow")) event.stopPropagation()
      }
      return { ...section, props: { ...section.props, onKeyDownCapture } }
    },
    { scenarios: "Arrow keys" },
  ),
  inModule(() => import("../../../src/visit/map/HomesMap/MapControls.tsx"))(
    "MAP-7",
    "The buttons do not move the map",
    (controls) => controls.MoveButtons,
    (MoveButtons) => (props) => MoveButtons({ ...props, onMove: () => {} }),
    { scenarios: "brings all results back" },
  ),
  inModule(() => import("../../../src/visit/map/HomesMap/map-files.ts"))(
    "MAP-8",
    "The button to try again does nothing",
    (files) => files.mapFiles,
    (mapFiles) => ({ ...mapFiles, retry: () => {} }),
    { scenarios: "a second try" },
  ),
  inModule(() => import("../../../src/visit/search/HomeSearch/HomeSearch.tsx"))(
    "MAP-8",
    "Every list loads the coordinates of homes",
    (search) => search.HomeSearch,
    (HomeSearch) => (props) => {
      if (typeof document === "object") void fetch("/search/positions.json")
      return HomeSearch(props)
    },
    { scenarios: "loads nothing" },
  ),
  inGestures(
    "MAP-9",
    "A mouse cannot drag the map",
    (gestures) => gestures.useGestures,
    (useGestures) => (target, gestures) => useGestures(target, { ...gestures, onMove: () => {} }),
    { scenarios: "Dragging a marker" },
  ),
  inGestures(
    "MAP-9",
    "The wheel does not scroll the page while it is over the map",
    (gestures) => gestures.useGestures,
    (useGestures) => (target, gestures) => {
      useGestures(target, gestures)
      target.current?.addEventListener("wheel", (event) => event.preventDefault(), { passive: false })
    },
    { scenarios: "The mouse wheel scrolls" },
  ),
  inAddress(
    "MAP-10",
    "A map begins with all results, whatever the address says",
    (address) => address.placeIn,
    () => () => null,
  ),
  inModule(() => import("../../../src/browser/navigation/note-query.ts"))(
    "MAP-10",
    "Each movement of the map is a step of the history",
    (navigation) => navigation.noteQuery,
    () => (query) => {
      if (query !== window.location.search.slice(1))
        window.history.pushState(window.history.state, "", `${window.location.pathname}?${query}`)
    },
    { scenarios: "adds no step" },
  ),
  inMapView(
    "MAP-11",
    "The list beside the map stays as it is",
    (view) => view.MapView,
    (MapView) => (props) => MapView({ ...props, onInView: () => {} }),
    { scenarios: "the part that the visitor moved to" },
  ),
  inHomesMap(
    "MAP-11",
    "The list stays short when the map closes",
    (map) => map.HomesMap,
    (HomesMap) =>
      ({ onInView, ...props }) =>
        HomesMap({ ...props, onInView: (homes) => homes && onInView(homes) }),
    { scenarios: "Without the map" },
  ),
  inModule(() => import("../../../src/domain/map/ring.ts"))(
    "MAP-12",
    "A drawn area has the homes of the rectangle around it",
    (map) => map.surrounds,
    () =>
      (ring, [x, y]) => {
        const isBetween = (value: number, ends: readonly number[]) =>
          value >= Math.min(...ends) && value <= Math.max(...ends)
        return (
          isBetween(
            x,
            ring.map(([x]) => x),
          ) &&
          isBetween(
            y,
            ring.map(([, y]) => y),
          )
        )
      },
    { scenarios: "on the list too" },
  ),
  inModule(() => import("../../../src/visit/map/HomesMap/Drawing.tsx"))(
    "MAP-12",
    "An area needs five corners",
    (drawing) => drawing.DrawingButtons,
    (DrawingButtons) => (props) => DrawingButtons({ ...props, corners: props.corners.length > 4 ? props.corners : [] }),
    { scenarios: "by its corners" },
  ),
]
