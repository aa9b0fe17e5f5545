/**
 * Widths of a picture's files, up to 2× of the widest column. Phones take the second: a card on one of 412 pixels is 379 wide, 663 of
 * its screen's; a column of a wide screen takes the third.
 */
export const pictureWidths = [400, 672, 800, 1200] as const
