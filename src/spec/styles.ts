/** Begins the name of the file of styles that every page has. */
export const stylesOfEveryPage = "styles-"
