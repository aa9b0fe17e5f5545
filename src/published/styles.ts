/** Prefix of the file with the styles of every page. */
export const stylesOfEveryPage = "styles-"
