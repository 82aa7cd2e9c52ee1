import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { cardCode } from '../../server/money/cards/card-number.ts';
import type { StoredCard } from '../../server/money/cards/cards-store.ts';
import type { TestBank } from '../support/test-bank.ts';
import { isTo, notMePage, secretsIn } from './mailboxes.ts';
import type { Victim } from './make-victim.ts';
import type { DocumentKind, Got } from './outcomes.ts';
import type { Kept } from './kept-of.ts';
import type { Haul, Heard } from './rob-customer.ts';

/** The names of what differed at any moment: a later change may have brought it back. */
const changed = <Name extends string>(
  before: Record<Name, string>,
  moments: readonly Record<Name, string>[],
) =>
  (Object.keys(before) as Name[]).filter((name) =>
    moments.some((moment) => moment[name] !== before[name]),
  );

/** The numbers and codes of all cards of a person, deleted ones too. */
async function cardSecrets({ bank }: TestBank, { who }: Victim): Promise<RegExp> {
  const { rows } = await bank.db.query<StoredCard>(
    `SELECT id, user_id AS "userId", card_type AS "cardType", brand,
      number_sealed AS "numberSealed", expires_on AS "expiresOn", hash_key AS "codeKey"
     FROM card WHERE user_id = $1`,
    [who.id],
  );
  const secrets = rows.flatMap((card) => {
    const place = `card:${card.id}:${card.userId}`;
    const number = bank.secrets.unseal('card-number', card.numberSealed, place).toString();
    return [number, `"cvv":"${cardCode(bank.secrets, { ...card, number })}"`];
  });
  return new RegExp(secrets.join('|'));
}

const isFile = ({ answer }: Heard) =>
  answer.status === 200 && !String(answer.headers['content-type']).includes('json');

function documentsIn(heard: readonly Heard[], victim: Victim): DocumentKind[] {
  const opened = heard.filter(isFile);
  const isIn = (id: string) => opened.some(({ path }) => path.includes(id));
  const isExport = ({ name, path }: Heard) =>
    (api[name as keyof typeof api] as Route).download !== undefined &&
    !path.startsWith('/api/files/');
  return [
    ...(isIn(victim.identityDocument) ? (['identity document'] as const) : []),
    ...(isIn(victim.things.file) ? (['check pictures'] as const) : []),
    ...(opened.some(isExport) ? (['statements'] as const) : []),
  ];
}

/** To sign out, and to ask the bank for help, is what anybody with a token may do. */
const harmless = new Set(['logoutUser', 'writeToBank', 'freezeAccount']);

function accountIn(heard: readonly Heard[]): Got['account'] {
  const let_in = heard.filter(({ name, answer }) => {
    const { who } = api[name as keyof typeof api] as Route;
    return answer.status < 300 && who !== 'anyone' && who !== 'admin';
  });
  const wrote = let_in.filter(
    ({ name }) => (api[name as keyof typeof api] as Route).method !== 'GET' && !harmless.has(name),
  );
  return wrote.length > 0 ? 'used' : let_in.length > 0 ? 'read' : 'closed';
}

interface Found {
  haul: Haul;
  before: Kept;
  mails: readonly string[];
}

/** Compares what was heard and what the bank has now with what it had before. */
export async function whatWasGot(
  testBank: TestBank,
  victim: Victim,
  { haul: { heard, money, moments }, before, mails }: Found,
): Promise<Got> {
  const secrets = await cardSecrets(testBank, victim);
  return {
    account: accountIn(heard),
    money,
    cardNumbers: heard.some(({ answer }) => secrets.test(answer.bytes.toString())),
    documents: documentsIn(heard, victim),
    contact: changed(
      before.contact,
      moments.map(({ contact }) => contact),
    ),
    waysIn: changed(
      before.waysIn,
      moments.map(({ waysIn }) => waysIn),
    ),
    told: mails.some(
      (mail) =>
        isTo(mail, victim.who.email) && secretsIn(mail).some(({ page }) => page === notMePage),
    ),
  };
}
