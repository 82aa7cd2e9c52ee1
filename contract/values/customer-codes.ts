/** The codes of customers' accounts in the chart of accounts, one for each kind. */
export const customerCodes = ['2110', '2120', '2130'] as const;

export type CustomerCode = (typeof customerCodes)[number];
