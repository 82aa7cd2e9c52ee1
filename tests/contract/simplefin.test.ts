import { expect, test } from 'vitest';
import { makeFeed } from '../support/feeds.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, customer } = useSharedDesk();

test('a claim is taken whatever type a program gives to the nothing that it sends', async () => {
  for (const type of [undefined, '', 'application/x-www-form-urlencoded', 'application/json']) {
    const { secret } = await makeFeed(bank(), await customer());
    const { status, body, headers } = await bank().call('POST', `/simplefin/claim/${secret}`, {
      headers: { 'content-length': '0', ...(type !== undefined && { 'content-type': type }) },
    });
    expect([type, status, headers['content-type']]).toEqual([
      type,
      200,
      'text/plain; charset=utf-8',
    ]);
    // The address alone: a program takes all of it.
    expect(body).toMatch(/^http:\/\/[0-9a-f-]{36}:[\w-]{43}@localhost:3000\/simplefin$/);
  }
});
