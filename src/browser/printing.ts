/** Loads the lazy pictures of the page, which a visitor who prints may not have scrolled to. */
export const loadPictures = (): HTMLImageElement[] => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main > :first-child img")]
  for (const picture of pictures) picture.loading = "eager"
  return pictures
}
