import { PictureLibrary, pictureCache } from "./media.ts"

/**
 * Encodes picture files when a browser asks for them, because `npm start` builds without encoding.
 * @param root folder of the content
 * @returns the place of the file at a path of the site, or undefined if no picture has such a file
 */
export const picturesWhenAsked = (root: string, cache = pictureCache) => {
  const library = new PictureLibrary(root)
  const running = new Map<string, Promise<string | undefined>>()
  return (path: string): Promise<string | undefined> => {
    const file = running.get(path) ?? library.encodeAt(path, cache).finally(() => running.delete(path))
    running.set(path, file)
    return file
  }
}
