import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react"
import { useLoaded } from "../../../browser/create-loader.ts"
import { noteQuery } from "../../../browser/navigation/note-query.ts"
import { formatCount } from "../../../domain/count-text.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { withPlace } from "../../../domain/map/address.ts"
import { closeUp, farthest, fitView, nearest, zoomTarget, zoomView } from "../../../domain/map/view.ts"
import { arePositionsOf, type HomesData, idsOf } from "../../../domain/search/homes.ts"
import type { HomesMapData } from "../homes-map.data.ts"
import { DrawingButtons, DrawingSheet, windowOf } from "./Drawing.tsx"
import * as styles from "./HomesMap.module.css"
import { MapAreas } from "./MapAreas.tsx"
import { MoveButtons, ZoomButtons } from "./MapControls.tsx"
import { MapDrawing } from "./MapDrawing.tsx"
import { HomePanel, HomesPanel } from "./MapPanel.tsx"
import { type MapFiles, mapFiles } from "./map-files.ts"
import { useClusters } from "./use-clusters.ts"
import { useDrawing } from "./use-drawing.ts"
import { useGestures } from "./use-gestures.ts"
import { fitPaddingPx, placeOf, useMapView } from "./use-map-view.ts"
import { nameOfCluster, nameOfHome, shortPrice, wholePrice } from "./words.ts"

export type HomesMapProps = {
  readonly map: HomesMapData
  readonly data: HomesData
  /** Indexes of the shown homes in the lists of the data. */
  readonly homes: readonly number[]
  /** Homes of the chosen area, which the map shows whole if the search found no homes. */
  readonly around: readonly number[]
  /** Whether the shown homes almost fit, because none fits. */
  readonly areNear: boolean
  /** Corners of the drawn area that the homes are in: latitude and longitude by turns. */
  readonly area: readonly number[]
  /** Gets the homes in view if the visitor moved the map, for the list beside it; null if all homes count. */
  readonly onInView: (homes: ReadonlySet<number> | null) => void
  /** Gets the corners of an area that the visitor drew. */
  readonly onDraw: (area: readonly number[]) => void
}

/** Milliseconds without a movement after which the address and the list follow the map. */
const settleMs = 250
/** Windows that have the list beside the map; HomeSearch.module.css has the same. */
const listBeside = "(min-width: 70rem)"

const arrowDirections: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type LoadedProps = HomesMapProps & { readonly files: MapFiles }

const LoadedMap = ({ map, data, homes, around, areNear, area, onInView, onDraw, files }: LoadedProps) => {
  const { words } = map
  const { geometry, positions } = files
  const frame = useRef<HTMLDivElement>(null)
  /** Pressed homes: one, or several at one place. */
  const [selection, setSelection] = useState<readonly number[]>([])
  const [hint, setHint] = useState<"hint" | "wheelHint" | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const { ids, streets } = useMemo(
    () => ({ ids: idsOf(data), streets: positions.streets.split("\n") }),
    [data, positions],
  )
  const names = useMemo(() => geometry.areas.map(({ name }) => name), [geometry])
  const pointsOf = (subset: readonly number[]) =>
    subset.map((home) => ({ x: positions.x[home] ?? 0, y: positions.y[home] ?? 0 }))
  const { size, view, isMoved, move: updateView, fitAll, fitTo } = useMapView(frame, geometry, homes, around, pointsOf)
  const areOnePoint = (subset: readonly number[]) =>
    pointsOf(subset).every(({ x, y }, _, [first]) => x === first?.x && y === first.y)
  useEffect(
    () => setSelection((selection) => (selection.every((home) => homes.includes(home)) ? selection : [])),
    [homes],
  )

  useGestures(frame, {
    onMove: (dx, dy) =>
      updateView((view) => ({ ...view, x: view.x + dx * view.perPixel, y: view.y + dy * view.perPixel })),
    onZoom: (factor, around) => zoom(factor, around),
    onPassing: setHint,
  })
  useEffect(() => {
    if (!hint) return
    const timer = setTimeout(() => setHint(null), 2000)
    return () => clearTimeout(timer)
  }, [hint])

  const move = ([right, down]: readonly [number, number]) =>
    updateView((view) => ({
      ...view,
      x: view.x + (right * size.width * view.perPixel) / 4,
      y: view.y + (down * size.height * view.perPixel) / 4,
    }))
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrowDirections[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (direction) move(direction)
    else if (event.key === "+" || event.key === "=") zoom(0.5)
    else if (event.key === "-") zoom(2)
    else return
    event.preventDefault()
  }

  const onScreen = useClusters(positions, homes, view, size)
  /** Closer than this, the map has no further detail and no homes that would separate. */
  const minPerPixel = onScreen.some((cluster) => !areOnePoint(cluster.homes)) ? nearest : closeUp
  const inView = onScreen.flatMap((cluster) => cluster.homes)
  const zoom = (factor: number, pointer?: readonly [number, number]) =>
    updateView((view) => {
      const lowerLimit = Math.min(minPerPixel, view.perPixel)
      // The middle of the window may have no home, so a closer look at it would be empty.
      const target = pointer ?? (factor < 1 ? zoomTarget(pointsOf(inView), view) : undefined)
      return zoomView(view, Math.max(lowerLimit, Math.min(farthest(geometry, size), view.perPixel * factor)), target)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the homes in view follow from the view
  useEffect(() => {
    if (!view) return
    const timer = setTimeout(() => {
      noteQuery(withPlace(window.location.search, isMoved ? placeOf(geometry, view) : null))
      onInView(isMoved && !areNear && window.matchMedia(listBeside).matches ? new Set(inView) : null)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [view, isMoved, homes])
  useEffect(() => () => onInView(null), [onInView])

  const openCluster = (cluster: readonly number[], mark: HTMLElement) => {
    opener.current = mark
    const next = fitView(pointsOf(cluster), size, fitPaddingPx)
    const isNearest = view !== null && view.perPixel <= nearest * 1.01
    if (isNearest || areOnePoint(cluster)) return setSelection(cluster)
    setSelection([])
    // Zooms in by one step at least, because a smaller change would look like none.
    if (next) updateView((view) => ({ ...next, perPixel: Math.min(next.perPixel, view.perPixel / 2) }))
    frame.current?.focus({ preventScroll: true })
  }
  const close = () => {
    setSelection([])
    const mark = opener.current?.isConnected ? opener.current : frame.current
    mark?.focus({ preventScroll: true })
  }

  const drawing = useDrawing(geometry.origin, view?.perPixel ?? 1, onDraw)
  const priceOf = (home: number) => data.price[home] ?? null
  const nameOf = (home: number, price = wholePrice(map, priceOf(home))) => nameOfHome(map, streets[home] ?? "", price)
  const [openedHome] = selection
  return (
    <>
      <div className={styles.map}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are places */}
        <div
          ref={frame}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its arrow keys move the map
          tabIndex={0}
          aria-label={`${words.label}. ${words.keys}`}
          className={styles.frame}
          onKeyDown={onKeyDown}
        >
          {view && <MapDrawing geometry={geometry} view={view} size={size} marks={onScreen} area={area} />}
          {onScreen.map(({ homes: cluster, left, top }) => {
            const [home = 0] = cluster
            const isOpen = selection.length > 0 && cluster.includes(openedHome ?? -1)
            const isOne = cluster.length === 1
            return (
              <button
                key={ids[home]}
                type="button"
                className={isOne ? styles.pin : styles.cluster}
                style={{ left, top }}
                aria-expanded={isOpen}
                aria-label={
                  isOne ? nameOf(home, shortPrice(map, priceOf(home))) : nameOfCluster(map, data, names, cluster)
                }
                data-sold={isOne && data.status[home] === 3 ? true : undefined}
                data-many={cluster.length > 9 || undefined}
                onClick={(event) => openCluster(cluster, event.currentTarget)}
              >
                <span>{isOne ? shortPrice(map, priceOf(home)) : formatCount(cluster.length)}</span>
              </button>
            )
          })}
          {homes.length === 0 && <p className={styles.none}>{words.none}</p>}
          {hint && (
            <p className={styles.hint} aria-hidden="true">
              {words[hint]}
            </p>
          )}
        </div>
        <ZoomButtons
          words={words}
          nearest={view !== null && view.perPixel <= minPerPixel * 1.01}
          farthest={view !== null && view.perPixel >= farthest(geometry, size) * 0.99}
          onZoom={zoom}
          onFit={fitAll}
        />
        {view && drawing.corners && (
          <DrawingSheet
            hint={words.drawHint}
            view={view}
            size={size}
            corners={drawing.corners}
            onCorner={drawing.addCorner}
            onLine={drawing.finish}
          />
        )}
        {selection.length === 1 && openedHome !== undefined && (
          <HomePanel map={map} id={ids[openedHome] ?? ""} name={nameOf(openedHome)} onClose={close} />
        )}
        {selection.length > 1 && (
          <HomesPanel
            map={map}
            label={areOnePoint(selection) ? words.listed : words.near}
            homes={selection.map((home) => ({ id: ids[home] ?? "", name: nameOf(home) }))}
            onClose={close}
          />
        )}
      </div>
      <div className={styles.below}>
        <p role="status" className={styles.inView}>
          {areNear
            ? words.almost
            : fillIn(words.inView, { count: formatCount(inView.length), all: formatCount(homes.length) })}
        </p>
        {view && drawing.corners ? (
          <DrawingButtons
            words={words}
            corners={drawing.corners}
            onDone={drawing.finish}
            inView={windowOf(view, size)}
            onCancel={drawing.cancel}
          />
        ) : (
          <button ref={drawing.button} type="button" className="chip" onClick={drawing.begin}>
            {words.draw}
          </button>
        )}
        <MoveButtons words={words} onMove={move} />
      </div>
      <MapAreas words={words} language={map.language} names={names} areas={data.area} homes={homes} onShow={fitTo} />
      <p className={styles.sources}>
        {words.sources} {geometry.sources.map(({ name }) => name).join(", ")}
      </p>
    </>
  )
}

/** The found homes on the market's map, with its contents in words beside it. */
export const HomesMap = (props: HomesMapProps) => {
  const loaded = useLoaded(mapFiles, props.map.geometry)
  const files = loaded && (arePositionsOf(props.data, loaded.positions) ? loaded : null)
  const { words } = props.map
  return (
    <section aria-label={words.label} className={styles.section}>
      {files ? (
        <LoadedMap {...props} files={files} />
      ) : (
        <div className={styles.waiting}>
          {files === null ? (
            <p role="alert">
              {words.failed}{" "}
              <button type="button" onClick={mapFiles.retry}>
                {words.retry}
              </button>
            </p>
          ) : (
            <p role="status">{words.loading}</p>
          )}
        </div>
      )}
    </section>
  )
}
