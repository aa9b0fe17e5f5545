/** Whether a text can be the id of a row, which is a UUID. */
export const isRowId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
