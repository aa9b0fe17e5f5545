/** Homes of a site that may have the same picture, because visitors see one site. */
export const homesWithOnePicture = 3

/** Homes that may have the same set of pictures. */
export const homesWithOneSet = 1
