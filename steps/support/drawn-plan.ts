import type { Page } from "playwright"
import { PropertyScreen } from "../screens/property.ts"
import type { SiteWorld } from "./world.ts"

type Label = { readonly room: string; readonly text: string; readonly isInside: boolean }

/** Balconies and terraces are no living area. */
const outdoors = /^(balcony|terrace)/

/** Measures the drawing of a floor plan, opened as a document of its own. */
class DrawnPlan {
  readonly #drawing: Page

  constructor(drawing: Page) {
    this.#drawing = drawing
  }

  /** The texts of rooms, and whether all corners of a text are in its room. */
  labels(): Promise<Label[]> {
    return this.#drawing.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>("text[data-room]")].map((label) => {
        const room = label.dataset.room ?? ""
        const path = document.querySelector<SVGPathElement>(`path[data-room="${room}"]`)
        const { left, right, top, bottom } = label.getBoundingClientRect()
        const toPath = path?.getScreenCTM()?.inverse()
        const corners = [left, right].flatMap((x) => [top, bottom].map((y) => new DOMPoint(x, y)))
        const isInside = corners.every((corner) => toPath && path?.isPointInFill(corner.matrixTransform(toPath)))
        return { room, text: label.textContent, isInside }
      }),
    )
  }

  doorCount(): Promise<number> {
    return this.#drawing.locator("path.d").count()
  }

  /** The texts of rooms whose letters lie on the leaf of a door or on the arc that it swings through. */
  crossedByDoors(): Promise<string[]> {
    return this.#drawing.evaluate(() => {
      const points = [...document.querySelectorAll<SVGPathElement>("path.d")].flatMap((door) => {
        const toWindow = door.getScreenCTM() ?? new DOMMatrix()
        const length = door.getTotalLength()
        return Array.from({ length: 101 }, (_, step) =>
          door.getPointAtLength((length * step) / 100).matrixTransform(toWindow),
        )
      })
      return [...document.querySelectorAll<SVGTextElement>("text[data-room]")]
        .filter((label) => {
          const { left, right, top, bottom } = label.getBoundingClientRect()
          // A line of text is higher than its letters by a sixth above and below.
          const space = (bottom - top) / 6
          return points.some(({ x, y }) => x > left && x < right && y > top + space && y < bottom - space)
        })
        .map(({ dataset, textContent }) => `${dataset.room}: ${textContent}`)
    })
  }

  /** Sum of the areas in m² that the rooms indoors state. */
  async indoorArea(): Promise<number> {
    return (await this.#statedAreas()).reduce((sum, { area }) => sum + area, 0)
  }

  async #statedAreas(): Promise<{ room: string; area: number }[]> {
    const areas = (await this.labels()).filter(({ room, text }) => text.endsWith("m²") && !outdoors.test(room))
    return areas.map(({ room, text }) => ({ room, area: Number(text.replace(",", ".").replace(/\s*m²$/, "")) }))
  }

  /** Each room indoors with a stated area in m², and the area that its walls enclose in the drawing, whose unit is 1 cm. */
  async sizes(): Promise<{ room: string; stated: number; drawn: number }[]> {
    const drawn = await this.#drawing.locator("path[data-room]").evaluateAll((rooms) =>
      Object.fromEntries(
        (rooms as SVGPathElement[]).map((room) => {
          const shape = document.createElementNS(room.namespaceURI, "path") as SVGPathElement
          const areas = (room.getAttribute("d") ?? "").split(/(?=M)/).map((part) => {
            shape.setAttribute("d", part)
            const step = shape.getTotalLength() / 1000
            const points = Array.from({ length: 1001 }, (_, index) => shape.getPointAtLength(index * step))
            const twice = points
              .slice(1)
              .map(({ x, y }, index) => x * (points[index]?.y ?? 0) - (points[index]?.x ?? 0) * y)
            return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2 / 10_000
          })
          return [room.dataset.room ?? "", areas.reduce((sum, area) => sum + area, 0)]
        }),
      ),
    )
    const stated = await this.#statedAreas()
    return stated.map(({ room, area }) => ({ room, stated: area, drawn: drawn[room] ?? 0 }))
  }

  topOf(text: string): Promise<number> {
    return this.#drawing.getByText(text, { exact: true }).evaluate((label) => label.getBoundingClientRect().top)
  }

  /** Outer width and depth of the first storey, in metres. */
  async measures(): Promise<number[]> {
    const texts = await this.#drawing.locator("text.a:not([data-room])").allTextContents()
    return texts.map((text) => Number(text.replace(",", ".").replace(/\s*m$/, "")))
  }

  /** Kinds of the furniture that stands in a room. */
  piecesIn(room: string): Promise<string[]> {
    return this.#drawing.locator(`path[data-room="${room}"]`).evaluate((path) => {
      const { left, right, top, bottom } = path.getBoundingClientRect()
      return [...document.querySelectorAll<SVGGElement>("[data-piece]")]
        .filter((piece) => {
          const box = piece.getBoundingClientRect()
          const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
          return x > left && x < right && y > top && y < bottom
        })
        .map(({ dataset }) => dataset.piece ?? "")
    })
  }

  /** The eighth of the compass that a part of the drawing is on, seen from the middle of a room, by the arrow of north. */
  directionOf(part: string, room: string): Promise<string | undefined> {
    return this.#drawing.evaluate(
      ([part, room]) => {
        const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
        const [own, other] = [boxOf(`path[data-room="${room}"]`), boxOf(part)]
        const across = (other.left + other.right - own.left - own.right) / own.width
        const down = (other.top + other.bottom - own.top - own.bottom) / own.height
        const isBeside = Math.abs(across) > Math.abs(down)
        const turned = isBeside ? (across > 0 ? 90 : 270) : down > 0 ? 180 : 0
        const { b = 0, a = 1 } = document.querySelector<SVGGraphicsElement>("[data-north]")?.getScreenCTM() ?? {}
        const eighth = Math.round((turned - (Math.atan2(b, a) * 180) / Math.PI) / 45)
        const names = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"]
        return names[(eighth + 16) % 8]
      },
      [part, room] as const,
    )
  }

  arrowCount(): Promise<number> {
    return this.#drawing.locator("[data-north]").count()
  }

  /** The numbers of pictures, in their order, each with the room that it is in. */
  async pictureNumbers(): Promise<{ number: string; room: string }[]> {
    const marks = (await this.labels()).filter(({ text }) => /^\d+$/.test(text))
    return marks
      .map(({ text, room }) => ({ number: text, room }))
      .toSorted((one, other) => Number(one.number) - Number(other.number))
  }

  windowTop(room: string): Promise<number> {
    return this.#drawing
      .locator(`[data-window="${room}"]`)
      .first()
      .evaluate((path) => path.getBoundingClientRect().top)
  }
}

/** Opens the drawing of the plan on the visitor's page. */
export const openDrawnPlan = async (world: SiteWorld): Promise<DrawnPlan> => {
  const src = await new PropertyScreen(world.page).drawing.getAttribute("src")
  const drawing = await world.context.newPage()
  await drawing.goto(world.origin + src)
  return new DrawnPlan(drawing)
}
