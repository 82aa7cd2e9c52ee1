import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts';
import { DatabaseUnavailableError, OutcomeUnknownError } from '../../db/errors.ts';
import { createSessionReader } from './session-reader.ts';

let testBank: TestBank;

beforeAll(async () => {
  testBank = await openTestBank();
});

afterAll(() => testBank.close());

/** The error of a standby for a caller who would change something. */
function refusedByStandby(): Error {
  const cause = new pg.DatabaseError('cannot set transaction read-write mode', 0, 'error');
  cause.code = '25006';
  return new DatabaseUnavailableError('The database only reads.', { cause });
}

/** The error for a caller who asks for a connection while all are in use. */
const poolIsFull = () =>
  new DatabaseUnavailableError('The database cannot be reached', {
    cause: new Error('timeout exceeded when trying to connect'),
  });

const answerIsLost = () => new OutcomeUnknownError('The answer was lost.');

test.each([
  ['on a standby', refusedByStandby],
  ['while all connections are in use', poolIsFull],
  ['when its answer is lost', answerIsLost],
])(
  'a time stamp that cannot be written %s stops no reading, and is not tried with each request',
  async (_where, failure) => {
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
        return Promise.reject(failure());
      },
    };
    const sessions = createSessionReader({ ...bank, db });
    for (let times = 0; times < 20; times += 1)
      expect((await sessions.read(token, { isUse: true }))?.userId).toBe(cast.alice.id);
    expect(refused).toBe(1);
  },
);
