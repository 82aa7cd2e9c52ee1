import { afterEach } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { castPassword, type Person } from '../../fixtures/people.ts';
import { usePassingTime } from './passing-time.ts';
import { turnOn } from './second-factor.ts';
import type { useSharedDesk } from './shared-bank.ts';

export const halfMinute = 30_000;
export const minute = 60_000;

type Who = Pick<Person, 'token'>;

/** The words that tests of two-step sign-in are made of. */
export function useSecondFactor({
  bank,
  ask,
  customer,
  mailsTo,
}: ReturnType<typeof useSharedDesk>) {
  const later = usePassingTime(bank, { begins: 'mid half minute' });
  afterEach(() => {
    bank().bank.config.limits = false;
  });
  const send = (path: string) => (who: Who, body: unknown) =>
    ask(who, 'POST', `/api/users/second-factor/${path}`, body);
  return {
    later,
    login: (
      { username }: Pick<Person, 'username'>,
      code?: string,
      { password = castPassword, headers = {} } = {},
    ): Promise<Answer> =>
      bank().call('POST', '/api/users/login', {
        body: { username, email: username, password, ...(code === undefined ? {} : { code }) },
        headers,
      }),
    begin: (who: Who, body: unknown = {}) => send('begin')(who, body),
    confirm: (who: Who, code: string) => send('confirm')(who, { code }),
    renew: (who: Who, body: unknown = {}) => send('recovery-codes')(who, body),
    remove: send('remove'),
    state: async (who: Who) => (await ask(who, 'GET', '/api/users/second-factor')).body,
    isSignedIn: async (who: Who) => (await ask(who, 'GET', '/api/users/user')).status === 200,
    /** A customer whose sign-in asks for a code. */
    async careful() {
      const who = await customer();
      return { who, ...(await turnOn(bank().call, who)) };
    },
    async trailOf({ id }: Pick<Person, 'id'>): Promise<string[]> {
      const { rows } = await bank().bank.db.query<{ action: string }>(
        'SELECT action FROM audit_event WHERE subject = $1',
        [`user:${id}`],
      );
      return rows.map(({ action }) => action);
    },
    /** Counts the mails of a subject to a person. */
    // Only these jobs: a test that sets the process's clock ahead of the database's may have passed
    // midnight, and no day is closed then.
    mailsOf: async (who: Pick<Person, 'email'>, subject: string) =>
      (await mailsTo(who, { queuedBy: 'email jobs' })).filter((mail) =>
        new RegExp(`^Subject: ${subject}\\r?$`, 'm').test(mail),
      ).length,
  };
}

export const wrongCode = [401, 'WRONG_SIGN_IN_CODE'];
export const codeAsked = [401, 'SECOND_FACTOR_REQUIRED'];
export const successes = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status < 300).length;
export const answered = (answers: readonly Answer[], code: string) =>
  answers.filter(({ body }) => body.code === code).length;
