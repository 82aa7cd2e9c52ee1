/** The most connected apps of one customer. */
export const mostFeeds = 10;
/** The most days, from today, that an app can be connected for. */
export const mostFeedDays = 366;
/** The hours in which an app has to use its setup token. */
export const setupHours = 24;
