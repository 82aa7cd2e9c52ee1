/** The bank's home: its banking days begin and end here, on the screen as in the books. */
export const bankTimeZone = 'America/New_York';
