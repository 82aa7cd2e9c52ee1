import type { Answer } from '../../fixtures/bank-client.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { useBankPerTest } from './payments.ts';

/**
 * As `useBankPerTest`, with the few words tests of transfers abroad are made of. Alice sends,
 * unless another token says otherwise.
 */
export function useTransfersAbroad() {
  const words = useBankPerTest();
  const { bank, cast } = words;
  return {
    ...words,
    send: (
      body: unknown,
      headers: Record<string, string> = {},
      token = cast().alice.token,
    ): Promise<Answer> =>
      bank().call('POST', '/api/transfers/international', { token, body, headers }),
    quoteFor: async (
      amount = 100,
      currency = 'EUR',
      token = cast().alice.token,
    ): Promise<Answer['body']> =>
      (await bank().call('GET', `/api/fx/quote?amount=${amount}&currency=${currency}`, { token }))
        .body,
    quoteForTotal: async (total: number, currency = 'EUR'): Promise<Answer['body']> =>
      (
        await bank().call('GET', `/api/fx/quote?total=${total}&currency=${currency}`, {
          token: cast().alice.token,
        })
      ).body,
    later: () => new Date(Date.now() + 3 * 86_400_000).toISOString(),
    /** The balance of one of the bank's own accounts, in minor units. */
    async ownBalance(...account: Parameters<typeof bankAccountId>): Promise<bigint> {
      const { rows } = await bank().bank.db.query<{ posted: bigint }>(
        'SELECT posted FROM account WHERE id = $1',
        [bankAccountId(...account)],
      );
      return rows[0]?.posted ?? 0n;
    },
  };
}
