import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import type { HomesMapData } from "../../build/pages/homes-map.ts"
import { filled } from "../../domain/filled.ts"
import { clustersOf } from "../../domain/map/clusters.ts"
import {
  closeUp,
  farthest,
  fitted,
  nearest,
  perPixelAt,
  type Size,
  stepOf,
  type View,
  withinPlane,
  zoomed,
} from "../../domain/map/view.ts"
import { type HomesData, idsOf } from "../../domain/search/homes.ts"
import * as styles from "./HomesMap.module.css"
import { MapAreas } from "./MapAreas.tsx"
import { MoveButtons, ZoomButtons } from "./MapControls.tsx"
import { MapDrawing } from "./MapDrawing.tsx"
import { HomePanel, HomesPanel } from "./MapPanel.tsx"
import { useGestures } from "./use-gestures.ts"
import { type MapFiles, useMapFiles } from "./use-map-files.ts"
import { nameOfCluster, nameOfHome, shortPrice, wholePrice, written } from "./words.ts"

export type HomesMapProps = {
  readonly map: HomesMapData
  readonly data: HomesData
  /** Places of the homes to be shown, in the lists of the data. */
  readonly homes: readonly number[]
}

/** Pixels between the middles of two marks: each is a target for a finger. */
const apart = 64
/** Pixels between the marks and the edges, where all are shown. */
const room = 56
/** Pixels that the buttons take on the right. */
const beside = 40

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type LoadedProps = HomesMapProps & { readonly files: MapFiles }

const LoadedMap = ({ map, data, homes, files: { geometry, positions } }: LoadedProps) => {
  const { words } = map
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [view, setView] = useState<View | null>(null)
  /** What was pressed: one home, or several at one place. */
  const [opened, setOpened] = useState<readonly number[]>([])
  const [hint, setHint] = useState<"hint" | "wheelHint" | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const { ids, streets } = useMemo(
    () => ({ ids: idsOf(data), streets: positions.streets.split("\n") }),
    [data, positions],
  )
  const names = useMemo(() => geometry.areas.map(({ name }) => name), [geometry])
  const pointsOf = (some: readonly number[]) =>
    some.map((home) => ({ x: positions.x[home] ?? 0, y: positions.y[home] ?? 0 }))

  const limited = (next: View) => withinPlane(next, geometry, size)
  const change = (next: (view: View) => View) => setView((view) => view && limited(next(view)))
  const areOnePoint = (some: readonly number[]) =>
    pointsOf(some).every(({ x, y }, _, [first]) => x === first?.x && y === first.y)
  const show = (some: readonly number[]) => {
    const next = fitted(pointsOf(some), { ...size, width: size.width - beside }, room)
    if (!next) return
    const perPixel = Math.max(closeUp, next.perPixel)
    setView(limited({ x: next.x + (beside / 2) * perPixel, y: next.y, perPixel }))
  }

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      // Out of sight it has none, and stays what it was.
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // The map goes where the homes are that were just found; where there are none, it stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size that changes is not another search
  useEffect(() => {
    if (size.width > 0) show(homes)
  }, [homes, size.width > 0])
  useEffect(() => setOpened((opened) => (opened.every((home) => homes.includes(home)) ? opened : [])), [homes])

  useGestures(frame, {
    onMove: (dx, dy) => change((view) => ({ ...view, x: view.x + dx * view.perPixel, y: view.y + dy * view.perPixel })),
    onZoom: (factor, around) => zoom(factor, around),
    onPassing: setHint,
  })
  useEffect(() => {
    if (!hint) return
    const timer = setTimeout(() => setHint(null), 2000)
    return () => clearTimeout(timer)
  }, [hint])

  const move = ([right, down]: readonly [number, number]) =>
    change((view) => ({
      ...view,
      x: view.x + (right * size.width * view.perPixel) / 4,
      y: view.y + (down * size.height * view.perPixel) / 4,
    }))
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (arrow) move(arrow)
    else if (event.key === "+" || event.key === "=") zoom(0.5)
    else if (event.key === "-") zoom(2)
    else return
    event.preventDefault()
  }

  const step = view && stepOf(view.perPixel)
  // Gathered are the homes of the window and of what is around it, so that a small move changes nothing.
  const reach = step === null ? 1 : Math.max(size.width, size.height) * perPixelAt(step)
  const [column, row] = [Math.floor((view?.x ?? 0) / reach), Math.floor((view?.y ?? 0) / reach)]
  const clusters = useMemo(() => {
    if (step === null) return []
    const isNear = (value = 0, place: number) => Math.abs(value - (place + 0.5) * reach) < 1.6 * reach
    const near = homes.filter((home) => isNear(positions.x[home], column) && isNear(positions.y[home], row))
    return clustersOf(positions, near, apart * perPixelAt(step))
  }, [positions, homes, step, reach, column, row])
  const onScreen = view
    ? clusters.flatMap((cluster) => {
        const left = size.width / 2 + (cluster.x - view.x) / view.perPixel
        const top = size.height / 2 + (cluster.y - view.y) / view.perPixel
        return left > 0 && top > 0 && left < size.width && top < size.height ? [{ ...cluster, left, top }] : []
      })
    : []
  /** Nearer than that there is nothing more to see: no ground, and no homes that would part. */
  const closest = onScreen.some((cluster) => !areOnePoint(cluster.homes)) ? nearest : closeUp
  const zoom = (factor: number, around?: readonly [number, number]) =>
    change((view) => {
      const least = Math.min(closest, view.perPixel)
      return zoomed(view, Math.max(least, Math.min(farthest(geometry, size), view.perPixel * factor)), around)
    })
  const inView = onScreen.reduce((sum, cluster) => sum + cluster.homes.length, 0)

  const press = (cluster: readonly number[], mark: HTMLElement) => {
    opener.current = mark
    const next = fitted(pointsOf(cluster), size, room)
    const isNearest = view !== null && view.perPixel <= nearest * 1.01
    if (isNearest || areOnePoint(cluster)) return setOpened(cluster)
    setOpened([])
    // At least one step nearer, or the press would seem to do nothing.
    if (next && view) setView(limited({ ...next, perPixel: Math.min(next.perPixel, view.perPixel / 2) }))
    frame.current?.focus({ preventScroll: true })
  }
  const close = () => {
    setOpened([])
    const mark = opener.current?.isConnected ? opener.current : frame.current
    mark?.focus({ preventScroll: true })
  }

  const priceOf = (home: number) => data.price[home] ?? 0
  const nameOf = (home: number, price = wholePrice(map, priceOf(home))) => nameOfHome(map, streets[home] ?? "", price)
  const [openedHome] = opened
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
          {view && <MapDrawing geometry={geometry} view={view} size={size} marks={onScreen} />}
          {onScreen.map(({ homes: cluster, left, top }) => {
            const [home = 0] = cluster
            const isOpen = opened.length > 0 && cluster.includes(openedHome ?? -1)
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
                onClick={(event) => press(cluster, event.currentTarget)}
              >
                <span>{isOne ? shortPrice(map, priceOf(home)) : written(cluster.length)}</span>
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
          nearest={view !== null && view.perPixel <= closest * 1.01}
          farthest={view !== null && view.perPixel >= farthest(geometry, size) * 0.99}
          onZoom={zoom}
          onFit={() => show(homes)}
        />
        {opened.length === 1 && openedHome !== undefined && (
          <HomePanel map={map} id={ids[openedHome] ?? ""} name={nameOf(openedHome)} onClose={close} />
        )}
        {opened.length > 1 && (
          <HomesPanel
            map={map}
            label={areOnePoint(opened) ? words.listed : words.near}
            homes={opened.map((home) => ({ id: ids[home] ?? "", name: nameOf(home) }))}
            onClose={close}
          />
        )}
      </div>
      <div className={styles.below}>
        <p role="status" className={styles.inView}>
          {filled(words.inView, { count: written(inView), all: written(homes.length) })}
        </p>
        <MoveButtons words={words} onMove={move} />
      </div>
      <MapAreas words={words} names={names} areas={data.area} homes={homes} onShow={show} />
      <p className={styles.sources}>
        {words.sources} {geometry.sources.map(({ name }) => name).join(", ")}
      </p>
    </>
  )
}

/** The homes that were found, on the market's own map, and beside it what it shows in words. */
export const HomesMap = ({ map, data, homes }: HomesMapProps) => {
  const { files, failed, retry } = useMapFiles(map.geometry)
  const { words } = map
  return (
    <section aria-label={words.label} className={styles.section}>
      {files ? (
        <LoadedMap map={map} data={data} homes={homes} files={files} />
      ) : (
        <div className={styles.waiting}>
          {failed ? (
            <p role="alert">
              {words.failed}{" "}
              <button type="button" onClick={retry}>
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
