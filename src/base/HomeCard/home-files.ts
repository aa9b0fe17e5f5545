import { useEffect, useState } from "react"
import { loadOnce } from "../../browser/remote.ts"
import { homeFileOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import type { HomeFile } from "./home-file.data.ts"

/** A home's current file; `gone` if the site has deleted it, `away` if the request fails. */
export type HomeFileResult = HomeFile | "gone" | "away"

/** An object, because browsers would download a helper of Babel for a subclass of Error. */
const missingHome = new Error("the home is gone")

/** File at a path, loaded once per document, and again if it was missing or failed. */
export const loadHomeFile = loadOnce(async (path: string): Promise<HomeFile> => {
  const response = await fetch(path)
  if (response.status === 404 || response.status === 410) throw missingHome
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as HomeFile
})

const homeFileAt = (path: string): Promise<HomeFileResult> =>
  loadHomeFile(path).catch((error: unknown) => (error === missingHome ? "gone" : "away"))

/** Current files of homes, by id; files that are still loading are absent. */
export const useHomeFiles = (language: Language, ids: readonly string[]): ReadonlyMap<string, HomeFileResult> => {
  const [files, setFiles] = useState<ReadonlyMap<string, HomeFileResult>>(new Map())
  const list = ids.join(",")
  useEffect(() => {
    let isCurrent = true
    const loadAll = () => {
      for (const id of list === "" ? [] : list.split(","))
        void homeFileAt(homeFileOf(language, id)).then(
          (file) => isCurrent && setFiles((previous) => new Map(previous).set(id, file)),
        )
    }
    loadAll()
    addEventListener("online", loadAll)
    return () => {
      isCurrent = false
      removeEventListener("online", loadAll)
    }
  }, [list, language])
  return files
}
