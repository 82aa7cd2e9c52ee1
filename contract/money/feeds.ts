import * as z from 'zod/mini';
import { setupHours } from '../values/feed-limits.ts';
import { dayField, idField, nineDigits, oneOf, textField } from '../values/fields.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { proofRefusals, strongestProof } from '../people/own-proof.ts';

/** A program that reads some accounts of a customer, over the SimpleFIN protocol. */
const feed = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** The numbers of the accounts that it reads. */
  accounts: z.array(z.string()),
  /** The last day on which it reads. */
  endsOn: z.string(),
  createdAt: z.string(),
  /** The end of the time in which its setup token can be used. */
  setupUntil: z.string(),
  /** When its setup token was used; null: not yet. */
  claimedAt: z.nullable(z.string()),
  lastReadAt: z.nullable(z.string()),
  reads: z.number(),
});

export type Feed = z.infer<typeof feed>;

export const newFeed = z.object({
  name: textField({ required: 'Name is required.', max: 40 }),
  accounts: z
    .array(
      nineDigits('Account number must be exactly 9 digits.'),
      'Please choose at least one account.',
    )
    .check(
      z.minLength(1, 'Please choose at least one account.'),
      z.maxLength(20, 'Please choose at most 20 accounts.'),
    ),
  endsOn: dayField(),
});

export const listFeedsRoute = defineRoute({
  method: 'GET',
  path: '/api/users/feeds',
  who: 'customer',
  summary: 'The apps that read accounts of the signed-in customer, the newest first.',
  answers: { 200: z.strictObject({ feeds: z.array(feed) }) },
  refusals: [],
});

export const makeFeedRoute = defineRoute({
  method: 'POST',
  path: '/api/users/feeds',
  who: 'active-customer',
  summary:
    'Connects an app, which reads posted entries of these own accounts up to the end day and does ' +
    `nothing else. Its setup token is answered once and works once, for ${setupHours} hours.`,
  body: z.extend(strongestProof, newFeed.shape),
  example: { name: 'Household budget', accounts: ['416927142'], endsOn: '2027-03-31' },
  answers: { 201: saying(['FEED_MADE'], { feed, setupToken: z.string() }) },
  refusals: ['FEED_END_INVALID', 'ACCOUNT_NOT_FOUND', 'FEEDS_FULL', ...proofRefusals],
  leaves: ['feed.made'],
});

export const endFeedRoute = defineRoute({
  method: 'DELETE',
  path: '/api/users/feeds/{id}',
  who: 'customer',
  summary: 'Ends the connection of an app, on every server at once.',
  params: z.object({ id: idField }),
  answers: { 200: saying(['FEED_ENDED']) },
  refusals: ['FEED_NOT_FOUND'],
  leaves: ['feed.ended'],
});

/** The versions of the SimpleFIN protocol, as its own calls name them. */
const protocolVersions = ['1.0', '2.0'] as const;

export const getFeedInfoRoute = defineRoute({
  method: 'GET',
  path: '/simplefin/info',
  who: 'anyone',
  summary: 'The versions of the SimpleFIN protocol that the bank speaks.',
  answers: { 200: z.strictObject({ versions: z.array(z.enum(protocolVersions)) }) },
  refusals: [],
});

export const claimFeedRoute = defineRoute({
  method: 'POST',
  path: '/simplefin/claim/{token}',
  who: 'anyone',
  summary:
    'SimpleFIN: answers the access URL of a connected app, with its user and password, once. The ' +
    'address with its token is what a setup token is the base64 text of.',
  params: z.object({ token: z.string() }),
  answers: {},
  download: ['text/plain; charset=utf-8'],
  refusals: ['TOO_MANY_TRIES', 'SETUP_TOKEN_INVALID'],
  leaves: ['feed.claimed'],
});

const secondsError = 'A date must be whole seconds since 1970, such as 1796000000.';

/** Up to the year 2969: every day that the database knows. */
const seconds = z.optional(
  z.pipe(
    z.string(secondsError).check(z.regex(/^[0-9]{1,10}$|^[12][0-9]{10}$/, secondsError)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number(),
    ),
  ),
);

const accountsAsked = z.optional(
  z.union([z.string(), z.array(z.string())], 'account must be an account number.'),
);

const asked = z
  .object({
    'start-date': seconds,
    'end-date': seconds,
    account: accountsAsked,
    'balances-only': z.optional(oneOf(['0', '1'], 'balances-only')),
    version: z.optional(oneOf(['1', '2'], 'version')),
  })
  .check(
    z.refine(({ 'start-date': start, 'end-date': end }) => (start ?? 0) <= (end ?? Infinity), {
      error: 'The start date can’t be after the end date.',
      path: ['start-date'],
      when: ({ issues }) => issues.length === 0,
    }),
  );

export const readFeedRoute = defineRoute({
  method: 'GET',
  path: '/simplefin/accounts',
  who: 'anyone',
  summary:
    'SimpleFIN: balances and posted entries of the accounts of a connected app, which names itself ' +
    'by Basic authentication. start-date (counts) and end-date (does not) are seconds, account is ' +
    'a number and may be said again, balances-only=1 leaves entries out, version=2 answers in the ' +
    'form of SimpleFIN 2.0. pending changes nothing.',
  query: asked,
  answers: {},
  download: ['application/json; charset=utf-8'],
  refusals: ['TOO_MANY_TRIES', 'FEED_REFUSED'],
});
