/** Homes of a site that may have the same picture, because visitors see one site. */
export const homesWithOnePicture = 3

/** Homes in a row of the list that begin with different pictures: more than any screen shows. */
export const homesInARow = 12
