import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts';
import { DatabaseUnavailableError } from '../../db/errors.ts';
import { createSessionReader } from './session-reader.ts';

let testBank: TestBank;

beforeAll(async () => {
  testBank = await openTestBank();
});

afterAll(() => testBank.close());

/** What a standby answers to who would change something. */
function refusedByStandby(): Error {
  const cause = new pg.DatabaseError('cannot set transaction read-write mode', 0, 'error');
  cause.code = '25006';
  return new DatabaseUnavailableError('The database only reads.', { cause });
}

test('reading costs a standby no refused time stamp with each request', async () => {
  const { bank, freshToken, cast } = testBank;
  const token = await freshToken(cast.alice);
  await bank.db.query(`UPDATE session SET last_seen_at = last_seen_at - interval '5 minutes'`);
  let refused = 0;
  const db = {
    ...bank.db,
    query: bank.db.query.bind(bank.db),
    lookUp: bank.db.lookUp.bind(bank.db),
    tx: () => {
      refused += 1;
      return Promise.reject(refusedByStandby());
    },
  };
  const sessions = createSessionReader({ ...bank, db });
  for (let times = 0; times < 20; times += 1)
    expect((await sessions.read(token, { isUse: true }))?.userId).toBe(cast.alice.id);
  expect(refused).toBe(1);
});
