/**
 * Unread notices are counted up to here: a badge shows “99+”. It is apart from the calls, so that
 * the first view of the app does not load the schemas of their answers.
 */
export const mostUnread = 100;
