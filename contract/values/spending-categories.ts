/** The categories our own form offers. The call takes any other short word too. */
export const billCategories = [
  'Utilities',
  'Rent',
  'Subscriptions',
  'Tuition',
  'Insurance',
  'Others',
] as const;

/** The purposes that a customer can give a payee. The first ones are those of bills. */
export const spendingCategories = [
  ...billCategories,
  'Groceries',
  'Eating out',
  'Transportation',
  'Health',
  'Shopping',
  'Travel',
  'Family and friends',
  'Savings and investing',
  'Taxes',
] as const;

export type SpendingCategory = (typeof spendingCategories)[number];

/** Payments to a payee that its customer has not sorted. */
export const unsorted = 'unsorted';

/** The rhythms in which something seems to come; none of it is a fact. */
export const rhythms = ['weekly', 'every two weeks', 'monthly'] as const;

export type Rhythm = (typeof rhythms)[number];
