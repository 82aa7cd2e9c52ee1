import { extractText, getDocumentProxy } from 'unpdf';
import type { CardBrand } from '../../contract/money/cards.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import type { Bank } from '../../server/bank.ts';
import { cardCode } from '../../server/money/cards/card-number.ts';

/** The secrets that no answer may hold: the number of a card, and its code. */
export interface CardSecret {
  cardId: string;
  number: string;
  code: string;
}

interface Row {
  id: string;
  holderId: string;
  brand: CardBrand;
  sealed: Buffer;
  expiresOn: string;
  codeKey: string;
}

/**
 * Number and code of every card that the bank has issued, deleted ones too: opened by its own key,
 * since a new card may never have been shown.
 */
export async function allCardSecrets({
  db,
  secrets,
}: Pick<Bank, 'db' | 'secrets'>): Promise<CardSecret[]> {
  const { rows } = await db.query<Row>(
    `SELECT id, user_id AS "holderId", brand, number_sealed AS sealed, expires_on AS "expiresOn",
       hash_key AS "codeKey" FROM card`,
  );
  return rows.map(({ id, holderId, sealed, ...printed }) => {
    const number = secrets.unseal('card-number', sealed, `card:${id}:${holderId}`).toString();
    return { cardId: id, number, code: cardCode(secrets, { ...printed, number }) };
  });
}

/** Every value in a JSON answer, however deep. */
function* leavesOf(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) yield value;
  else for (const inner of Object.values(value)) yield* leavesOf(inner);
}

async function textOf({ bytes, headers }: Answer): Promise<string> {
  if (!String(headers['content-type']).startsWith('application/pdf')) return bytes.toString();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text;
}

/**
 * Finds the secrets that an answer of any kind holds: JSON, CSV, the text of a PDF, headers. A
 * number is found however its groups are kept apart; a code after its name, or where it is alone in
 * a field of an answer that names its card. Elsewhere the same digits are an account of the books.
 */
export async function cardsIn(
  answer: Answer,
  secrets: readonly CardSecret[],
): Promise<CardSecret[]> {
  const text = `${await textOf(answer)}\n${JSON.stringify(answer.headers)}`;
  const digits = text.replaceAll(/(?<=\d)[\s.-](?=\d)/g, '');
  const named = new Set(
    [...text.matchAll(/\b(?:cvv|cvc)\W{1,4}(\d{3,4})\b/gi)].map(([, code]) => code),
  );
  const values = new Set(leavesOf(answer.body));
  return secrets.filter(
    ({ cardId, number, code }) =>
      digits.includes(number) || named.has(code) || (values.has(code) && text.includes(cardId)),
  );
}
