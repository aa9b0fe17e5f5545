import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type FloorPlan, isOutdoors } from "../../content/schema/floor-plan.ts"
import type { Listing } from "../../content/schema.ts"
import { type FurnishedStorey, fittedOut } from "./fit-out.ts"
import { drawnFurniture } from "./furniture.ts"
import { innerArea, type Rectangle } from "./rooms.ts"

type Home = Pick<Listing, "type"> & { readonly id: string; readonly floorPlan: FloorPlan }

const homes = ["se", "fi"].flatMap((market) => {
  const folder = join("features/sample", market, "listings")
  return readdirSync(folder).flatMap((file): Home[] => {
    const home = JSON.parse(readFileSync(join(folder, file), "utf8"))
    return home.floorPlan ? [{ ...home, id: `${market} ${file}` }] : []
  })
})

/** Where the rooms of each kind lie, in quarters of the home, whichever way it is mirrored. */
const arrangementOf = (storeys: readonly FurnishedStorey[]): string => {
  const written = (isMirrored: boolean) =>
    storeys
      .map(({ storey }) => {
        const rooms = [...storey].filter(([room]) => !isOutdoors(room))
        const width = Math.max(...rooms.map(([, [x, , wide]]) => x + wide))
        const depth = Math.max(...rooms.map(([, [, y, , deep]]) => y + deep))
        return rooms
          .map(([{ kind }, [x, y, wide, deep]]) => {
            const across = (x + wide / 2) / width
            return `${kind} ${Math.round(4 * (isMirrored ? 1 - across : across))} ${Math.round((4 * (y + deep / 2)) / depth)}`
          })
          .toSorted()
          .join()
      })
      .join("; ")
  return [written(false), written(true)].toSorted()[0] ?? ""
}

const overlap = (a: readonly number[], b: readonly number[]) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = a
  const [otherLeft = 0, otherTop = 0, otherRight = 0, otherBottom = 0] = b
  return Math.min(right, otherRight) - Math.max(left, otherLeft) > 1 &&
    Math.min(bottom, otherBottom) - Math.max(top, otherTop) > 1
    ? `${a.join(" ")} on ${b.join(" ")}`
    : undefined
}

describe.each(homes)("$id", ({ type, floorPlan }) => {
  const storeys = fittedOut(type, floorPlan)

  test("has each room in its record's size", () => {
    for (const { storey, walls } of storeys)
      for (const [room, rectangle] of storey) {
        const area = innerArea(
          rectangle,
          walls.filter((wall) => wall.room === room),
        )
        if (!isOutdoors(room)) expect(Math.abs(area - room.area) / room.area).toBeLessThan(0.03)
      }
    expect(storeys.flatMap(({ storey }) => [...storey.keys()]).length).toBe(floorPlan.rooms.length)
  })

  test("leads from its entrance or its stairs to every room", () => {
    storeys.forEach(({ storey, doors }, level) => {
      const rooms = [...storey.keys()]
      const reached = new Set(rooms.filter(({ kind, open }) => open || kind === (level === 0 ? "hall" : "landing")))
      for (const _ of rooms)
        for (const { room, other } of doors)
          if (other && (reached.has(room) || reached.has(other))) reached.add(room).add(other)
      expect(rooms.filter((room) => !reached.has(room)).map(({ id }) => id)).toEqual([])
      expect(doors.filter(({ other }) => !other).length).toBe(level === 0 ? 1 : 0)
    })
  })

  test("has windows where its rooms face", () => {
    for (const { storey, windows } of storeys)
      for (const room of storey.keys()) {
        const sides = windows.filter((window) => window.room === room).map(({ side }) => side)
        if (["living", "bedroom", "dining", "office"].includes(room.kind)) expect(sides).not.toEqual([])
        if (room.faces) expect(new Set(sides)).toEqual(new Set([room.faces === "street" ? "north" : "south"]))
        if (room.fittings?.includes("window")) expect(sides).not.toEqual([])
      }
  })

  test("has what its record names, and no furniture on other furniture", () => {
    for (const { storey, furniture, stairs } of storeys) {
      const pieces = furniture.map((piece) => ({
        ...piece,
        ...drawnFurniture(
          piece,
          (piece.kind === "stairs" && stairs?.rectangle) || (storey.get(piece.room) as Rectangle),
        ),
      }))
      for (const room of storey.keys()) {
        const kinds = pieces
          .filter((piece) => piece.room === room)
          .map(({ kind }) => kind.replace("smallIsland", "island"))
        for (const fitting of room.fittings ?? []) if (fitting !== "window") expect(kinds).toContain(fitting)
        if (room.kind === "bedroom") expect(kinds.some((kind) => /bed$/i.test(kind))).toBe(true)
      }
      const overlaps = pieces.flatMap((piece, index) =>
        pieces.slice(index + 1).flatMap((other) => overlap(piece.box, other.box) ?? []),
      )
      expect(overlaps).toEqual([])
    }
  })
})

test("the homes are laid out in many ways", () => {
  const arrangements = homes.map(({ type, floorPlan }) => arrangementOf(fittedOut(type, floorPlan)))
  expect(new Set(arrangements).size).toBeGreaterThan(50)
})

test("rooms for which there is no floor are an error that names one of them", () => {
  const rooms: FloorPlan["rooms"] = [
    { kind: "living", area: 15 },
    { kind: "hall", area: 3 },
    { kind: "bathroom", area: 1.6, fittings: ["bath", "shower", "washer"] },
  ]
  expect(() => fittedOut("apartment", { rooms })).toThrow("bathroom")
})
