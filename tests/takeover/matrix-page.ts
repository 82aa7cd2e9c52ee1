import { customerRows, type CustomerRow } from './customer-rows.ts';
import { operatorRows, staffDoorRows, strangerRows, type NamedRow } from './named-rows.ts';
import type { Got, MoneyOut } from './outcomes.ts';
import { staffRows, type StaffRow } from './staff-rows.ts';

/** The sign in a cell where nothing was got. */
const none = '—';
const bold = (words: string) => (words === none ? none : `**${words}**`);
const listed = (parts: readonly string[]) => (parts.length === 0 ? none : parts.join(', '));

const dollars = (sum: number) => `$${sum.toLocaleString('en-US')}`;

/** The bound of a day, and of one order to a stranger. */
function moneyWords({ toKnown, toNew, held }: MoneyOut): string {
  if (toKnown === 0 && held === 0) return none;
  if (toNew === 'all') return 'all of it';
  if (toKnown === toNew) return `${dollars(toNew)} a day`;
  const known = toKnown === 'all' ? 'all' : `${dollars(toKnown)} a payment`;
  return [
    `${known} to who was paid before`,
    ...(toNew === 0 ? [] : [`${dollars(toNew)} a payment to strangers`]),
    ...(held === 0 ? [] : ['more to strangers leaves a day later, unless the owner cancels it']),
  ].join('; ');
}

const accountWords: Record<Got['account'], string> = { closed: none, read: 'read', used: 'used' };

const all = 'all';
const listedOrAll = (parts: readonly string[], most: number) =>
  parts.length === most ? all : listed(parts);

const cellsOf = ({ account, money, cardNumbers, documents, contact, waysIn, told }: Got) => [
  accountWords[account],
  bold(moneyWords(money)),
  bold(cardNumbers ? 'shown' : none),
  listedOrAll(documents, 3),
  listedOrAll(contact, 5),
  bold(listed(waysIn)),
  told ? 'yes' : none,
];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const customerHead = [
  'The attacker holds',
  'of who has',
  'Account',
  'Money to others',
  'Card numbers',
  'Documents',
  'Contact data',
  'Ways in',
  'Told',
  'The owner',
];

const linesOf = ({ holds, gets, back }: CustomerRow) =>
  gets.map(([of, got]) => row([holds, of.join('; '), ...cellsOf(got), back]));

const staffHead = [
  'The attacker holds',
  'Desk',
  'Credits to a friend',
  'Card numbers',
  'Identity documents',
  'Customers',
  'Colleagues',
  'Hidden from colleagues',
  'Told',
  'The bank',
];

const creditWords: Record<StaffRow['got']['credits'], string> = {
  none,
  'up to the two-person size': 'up to $10,000 a day',
  'any sum': 'any sum',
};

function staffLine({ holds, got, back }: StaffRow): string {
  const { desk, credits, cardNumbers, identityDocuments, customers, colleagues } = got;
  return row([
    holds,
    accountWords[desk],
    bold(creditWords[credits]),
    bold(cardNumbers ? 'shown' : none),
    identityDocuments ? 'opened' : none,
    listed(customers),
    listed(colleagues),
    got.hidden ? bold('yes') : none,
    got.told ? 'colleagues' : none,
    back,
  ]);
}

/** Finds the tests that prove a row of those by name. */
type TestsOf = (tag: string) => readonly { file: string; title: string }[];

const namedLines = (rows: readonly NamedRow[], testsOf: TestsOf) =>
  rows.map(({ holds, gets, back, tag }) => {
    const proofs = testsOf(tag).map(({ file, title }) => `\`${file}\`: ${title}`);
    return row([holds, gets, back, proofs.join('<br>')]);
  });

const table = (head: readonly string[], lines: readonly string[]) =>
  [row(head), row(head.map(() => '---')).replaceAll(' --- ', '---'), ...lines].join('\n');

const namedHead = ['The attacker holds', 'gets', 'The owner', 'Proved by'];

/** The takeover matrix, as `npm run report -- takeover` prints it. */
export const takeoverPage = (testsOf: TestsOf): string => `# Takeover matrix

What an attacker gets who holds one thing, and how the owner gets back.

## From a customer
\`npm test -- takeover\` becomes each attacker against each kind of customer, tries every call of the
bank by every way and proof they have, again with whatever they gained, and compares what left the
bank with these lines: money booked, card numbers in any answer, files opened, and what the bank has
of the customer. Every customer has a password; a PIN, app or passkey is ten days old. *Used* means
what asks for no proof: own transfers, a freeze, a message. *Told* is a mail with “This was not me”.
No line ends in a credit by staff: each attacker is refused by every call of the staff.

${table(customerHead, customerRows.flatMap(linesOf))}

## With what a customer is sent, or sends
${table(namedHead, namedLines(strangerRows, testsOf))}

## From the staff
The same at the desk, of a bank with a case of each kind and an honest colleague of each role:
every call of the staff, a friend's account to credit, a payment of $40,000 to be returned, and an
invitation of themselves. The account is held with all that proves it, unless the line says less.

${table(staffHead, staffRows.map(staffLine))}

Before the desk:

${table(namedHead, namedLines(staffDoorRows, testsOf))}

## On the operator’s side
${table(namedHead, namedLines(operatorRows, testsOf))}
`;
