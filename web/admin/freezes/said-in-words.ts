/** Where a customer said “This was not me”, as staff read it. */
export const saidInWords = {
  mail: 'by the link of an email',
  session: 'while logged in',
};
