import { useEffect, useState } from "react"
import type { HomeFile } from "../../build/home-files.ts"
import { homeFileOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"

/** A home as the site has it now; `gone` where it has it no more, `away` where the site cannot be asked. */
export type Found = HomeFile | "gone" | "away"

const asked = new Map<string, Promise<Found>>()

const ask = async (path: string): Promise<Found> => {
  const answer = await fetch(path)
  if (answer.status === 404 || answer.status === 410) return "gone"
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as HomeFile
}

/** The file at a path, asked for once a visit; what was not there is asked for again. */
export const homeFileAt = (path: string): Promise<Found> => {
  const found =
    asked.get(path) ??
    ask(path)
      .catch(() => "away" as const)
      .then((file) => {
        if (typeof file === "string") asked.delete(path)
        return file
      })
  asked.set(path, found)
  return found
}

/** Homes as the site has them now, by their ids; those that are still asked for are not among them. */
export const useHomeFiles = (language: Language, ids: readonly string[]): ReadonlyMap<string, Found> => {
  const [found, setFound] = useState<ReadonlyMap<string, Found>>(new Map())
  const list = ids.join(",")
  useEffect(() => {
    let isWanted = true
    const askAll = () => {
      for (const id of list === "" ? [] : list.split(","))
        void homeFileAt(homeFileOf(language, id)).then(
          (file) => isWanted && setFound((others) => new Map(others).set(id, file)),
        )
    }
    askAll()
    addEventListener("online", askAll)
    return () => {
      isWanted = false
      removeEventListener("online", askAll)
    }
  }, [list, language])
  return found
}
