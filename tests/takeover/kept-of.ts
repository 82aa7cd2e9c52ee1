import type { TestBank } from '../support/test-bank.ts';
import type { Victim } from './make-victim.ts';
import type { ContactPart, WayIn } from './outcomes.ts';

export interface Kept {
  contact: Record<ContactPart, string>;
  waysIn: Record<WayIn, string>;
}

/** Reads a customer's contact details and ways in, as the bank has them now. */
export async function keptOf({ bank }: TestBank, { who }: Victim): Promise<Kept> {
  const { rows } = await bank.db.query<Record<ContactPart | WayIn, string | null>>(
    `SELECT email, phone, address, full_name AS name,
      id_document::text AS "identity document", password_hash AS password,
      (SELECT pin_hash FROM security_pin WHERE user_id = u.id)
        || coalesce(pin_off_since::text, '') AS "PIN",
      (SELECT id::text FROM authenticator_app WHERE user_id = u.id AND confirmed_at IS NOT NULL)
        AS app,
      (SELECT string_agg(id::text, ',' ORDER BY id) FROM passkey WHERE user_id = u.id) AS passkey
     FROM users u WHERE id = $1`,
    [who.id],
  );
  const row = rows[0];
  const pick = <Name extends ContactPart | WayIn>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, row?.[name] ?? ''])) as Record<Name, string>;
  return {
    contact: pick('email', 'phone', 'address', 'name', 'identity document'),
    waysIn: pick('password', 'PIN', 'app', 'passkey'),
  };
}
