/**
 * Widths of picture files, up to 2× of the widest column. A phone of 412 pixels takes 672 (its cards are 379 wide,
 * 663 device pixels), and a column of a wide viewport takes 800.
 */
export const pictureWidths = [400, 672, 800, 1200] as const
