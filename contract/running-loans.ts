/** By itself, so that the page of it loads no schema. */
export const runningLoansPerPage = 50;
