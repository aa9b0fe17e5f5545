/** Homes of a site that may have the same picture, because visitors see one site. */
export const homesWithOnePicture = 3
