import type { Database } from '../../server/db/database.ts';

const insertUsers = `INSERT INTO users (id, username, username_key, email, email_key, password_hash,
  role, full_name, phone, created_at)
  SELECT md5('person' || n)::uuid, 'person.' || n, 'person.' || n, 'p' || n || '@mail.example',
    'p' || n || '@mail.example', '', 'user',
    (ARRAY['Alice', 'Bruno', 'Carla', 'Dmitri', 'Maya', 'Ines', 'Kofi',
      'Ruth'])[1 + n % 8] || ' ' ||
      (ARRAY['Okafor', 'Reyes', 'Brandt', 'Samuelsen', 'Caldera', 'Mensah', 'Alvarez', 'Mori',
        'Whelan', 'Ames'])[1 + n / 8 % 10],
    '(212) 555-' || lpad((n % 10000)::text, 4, '0'),
      '2016-01-01'::timestamptz + n * interval '10 minutes'
    FROM generate_series($1::int, $2::int) AS n`;

const insertAccounts = `INSERT INTO customer_account (account_id, user_id, number, kind, opened_at)
  SELECT md5(kind || n)::uuid, md5('person' || n)::uuid,
    (100000000 + n::bigint * 1543 % 250000000 + place * 250000000)::text, kind, now()
    FROM generate_series($1::int, $2::int) AS n, (VALUES ('checking', 0), ('savings', 1),
      ('investment', 2)) AS kinds (kind, place)`;

/**
 * Brings a bank from `before` people to `after`, as registration leaves them, but in few
 * statements. The database is opened as its owner.
 */
export async function addPeople(db: Database, before: number, after: number): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('ALTER TABLE users DISABLE TRIGGER users_are_found');
    await tx.query('ALTER TABLE customer_account DISABLE TRIGGER accounts_are_found');
    await tx.query('DROP INDEX person_search_by_part');
    await tx.query(insertUsers, [before + 1, after]);
    await tx.query(insertAccounts, [before + 1, after]);
    await tx.query(
      `INSERT INTO person_search (user_id, created_at, found_by)
        SELECT u.id, u.created_at, person_found_by(u) FROM users u WHERE NOT EXISTS (SELECT
        FROM person_search s WHERE s.user_id = u.id)`,
    );
    await tx.query('UPDATE person_count SET living = (SELECT count(*) FROM person_search)');
    await tx.query(
      'CREATE INDEX person_search_by_part ON person_search USING gin (found_by gin_trgm_ops)',
    );
    await tx.query('ALTER TABLE users ENABLE TRIGGER users_are_found');
    await tx.query('ALTER TABLE customer_account ENABLE TRIGGER accounts_are_found');
  });
  await db.query('VACUUM ANALYZE users, customer_account, person_search');
}
