/** Makes e-mail addresses comparable in any letter case. */
export const foldCase = (email: string): string => email.normalize("NFC").toLowerCase()
