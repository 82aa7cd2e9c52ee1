import { climb, oneOf, type Place, roomWall, type Wall } from './walls.ts';

const noNode: Wall = {
  regex: '^node:',
  message: 'A browser has no Node: do it in scripts/ at build, or in server/.',
};
export const spanish: Wall = {
  regex: '\\.texts\\.es\\.ts$',
  message: 'Import NOUN.texts.ts: the build puts the language of the reader in.',
};
const lazyAlone: Wall = {
  regex: '^react$',
  importNames: ['lazy'],
  message: 'It breaks the page when it is asked for offline: load it by `latePart`.',
};
export const ownKey: Wall = {
  regex: '/idempotency-key\\.ts$',
  importNames: ['makeIdempotencyKey'],
  message:
    'After a lost answer another key pays twice: take the key that `useForm` hands to `send`.',
};
const ofWeb = [roomWall('web'), noNode, spanish, lazyAlone, ownKey];

const screens = ['app', 'customer', 'admin', 'site'];
const ofPages = (names: readonly string[], message: string): Wall => ({
  regex: `${climb}(?:web/)?${oneOf(names)}/`,
  message,
});
const noQueries = (message: string): Wall => ({ regex: '^@tanstack/react-query', message });
const ofContract = (allowed: readonly string[], message: string): Wall => ({
  group: ['**/contract/**', ...allowed.map((name) => `!**/contract/values/${name}.ts`)],
  message,
});

// A form tells a refusal from a lost answer, and sends again under the same key.
const ofForm = 'A form shows what it is given: take the call as `send`.';
const ofKit = 'The kit shows what it is given: take data and callbacks as props.';
const ofBoth = 'What both areas need belongs in web/ui or web/app.';

export const webPlaces: Place[] = [
  { at: 'web/', walls: ofWeb },
  {
    at: 'web/ui/',
    walls: [
      ...ofWeb,
      noQueries(ofKit),
      ofPages(['bank', 'api', ...screens], ofKit),
      // Money, numbers, days and languages, which are no noun of a bank.
      ofContract(
        [
          'bank-zone',
          'calendar-day',
          'exact-moment',
          'fold-digits',
          'in-both-languages',
          'locale.texts',
          'money',
          'numbers',
          'share-of',
        ],
        ofKit,
      ),
    ],
  },
  {
    at: 'web/ui/form/',
    walls: [
      ...ofWeb,
      noQueries(ofForm),
      ofPages(['bank', ...screens], ofForm),
      {
        group: ['../**/api/**', '!**/api/failures.ts', '!**/api/idempotency-key.ts'],
        message: ofForm,
      },
      ofContract(['field-text.texts.es', 'field-text.texts', 'in-both-languages'], ofForm),
    ],
  },
  {
    at: 'web/art/',
    walls: [
      ...ofWeb,
      ofPages(['api', 'ui', ...screens], 'Drawings know nothing but their own shapes.'),
    ],
  },
  {
    at: 'web/api/',
    walls: [
      ...ofWeb,
      ofPages(['ui', ...screens], 'The client answers data; screens decide what to show.'),
    ],
  },
  { at: 'web/customer/', walls: [...ofWeb, ofPages(['admin', 'site'], ofBoth)] },
  { at: 'web/admin/', walls: [...ofWeb, ofPages(['customer', 'site'], ofBoth)] },
];
