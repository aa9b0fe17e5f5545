/** Messages that strangers can cause a mailbox in a day (UTC): receipts, and requests to confirm an alert. */
export const dailyMessages = 3
