import { describe, expect, test } from 'vitest';
import type { BooksProof } from '../../../contract/staff/books-proof.ts';
import type { Proofs } from '../../api/books-queries.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { booksVerdict } from './books-verdict.ts';

type TrialBalance = Parameters<typeof booksVerdict>[0];

const usd = {
  currency: 'USD' as const,
  debits: 1_212_511n,
  credits: 1_212_511n,
  debitBalances: 9_327_614_446n,
  creditBalances: 9_327_614_446n,
};
const rupees = {
  currency: 'INR' as const,
  debits: 0n,
  credits: 0n,
  debitBalances: 1_250_000n,
  creditBalances: 1_250_000n,
};
const balanceOf = (...totals: TrialBalance['totals']): TrialBalance => ({
  day: '2026-11-26',
  today: '2026-11-26',
  lines: [],
  totals,
  balanced: true,
});
const right: BooksProof = {
  id: '1',
  scope: 'full',
  askedAt: '2026-11-26T07:00:00Z',
  askedBy: { kind: 'system', name: 'nightly' } as never,
  state: 'right',
  findings: [],
  dayFindings: [],
  controlFindings: [],
};
const proven: Proofs = {
  balancedSince: '2026-11-01T07:00:00Z',
  provenAt: '2026-11-26T07:00:00Z',
  provenInFullAt: '2026-11-26T07:00:00Z',
  mayResume: false,
  nextAt: '2026-11-27T07:00:00Z',
  proofs: [right],
};

describe('the verdict on the books', () => {
  test('names one sum for both sides, and when it was checked', () => {
    expect(booksVerdict(balanceOf(usd), proven)).toEqual({
      kind: 'success',
      headline: 'All balanced. $93.3M on each side.',
      detail: `Checked ${formatExact(new Date('2026-11-26T07:00:00Z'))}, every entry.`,
    });
  });

  test('names other currencies that money is in, and a small sum to the cent', () => {
    const small = { ...usd, debitBalances: 4_210n, creditBalances: 4_210n };
    expect(booksVerdict(balanceOf(small, rupees), proven).headline).toBe(
      'All balanced. $42.10 on each side; INR balanced too.',
    );
  });

  test('says by how much which currency is apart, whatever the last check found', () => {
    const verdict = booksVerdict(
      balanceOf(usd, { ...rupees, creditBalances: 1_249_999n, credits: 5n }),
      proven,
    );
    expect([verdict.kind, verdict.headline]).toEqual(['error', 'Not balanced.']);
    expect(verdict.detail).toContain('INR balances are ₹0.01 apart.');
    expect(verdict.detail).toContain('INR debits and credits of the day are ₹0.05 apart.');
  });

  test('is bad while the last check found the ledger wrong, though the totals agree', () => {
    const wrong: BooksProof = {
      ...right,
      state: 'wrong',
      endedAt: '2026-11-26T07:01:00Z',
      findings: [{ promise: 'an account’s balance', count: 3, places: ['account 1010'] }],
    };
    const { balancedSince: _1, provenAt: _2, provenInFullAt: _3, ...rest } = proven;
    const stop = { stoppedAt: '2026-11-26T07:01:00Z', proofId: '1' };
    // One that waits is no answer yet.
    const proofs = { ...rest, stop, proofs: [{ ...right, state: 'waiting' as const }, wrong] };
    expect(booksVerdict(balanceOf(usd), proofs)).toEqual({
      kind: 'error',
      headline: 'The ledger does not add up.',
      detail:
        `The check of ${formatExact(new Date('2026-11-26T07:01:00Z'))} found 1 problem. ` +
        'First, an account’s balance: account 1010. Payments are stopped.',
    });
  });

  test('is no success while payments are stopped, days are wrong, a check could not run, or none ran', () => {
    const stop = { stoppedAt: '2026-11-26T07:01:00Z', proofId: '1' };
    expect(booksVerdict(balanceOf(usd), { ...proven, stop })).toMatchObject({
      kind: 'warning',
      detail: expect.stringContaining('Payments are still stopped.'),
    });
    const badDay = { promise: 'every closed day adds up', places: ['2026-11-20'], count: 1 };
    const badDays = { ...right, dayFindings: [badDay] };
    expect(booksVerdict(balanceOf(usd), { ...proven, proofs: [badDays] })).toMatchObject({
      kind: 'warning',
      detail: expect.stringContaining('wrong: every closed day adds up: 2026-11-20.'),
    });
    const failed = { ...right, state: 'failed' as const, error: 'the connection was lost' };
    expect(booksVerdict(balanceOf(usd), { ...proven, proofs: [failed, right] })).toMatchObject({
      kind: 'warning',
      detail: expect.stringContaining('could not run: the connection was lost.'),
    });
    const { balancedSince: _1, provenAt: _2, provenInFullAt: _3, ...never } = proven;
    expect(booksVerdict(balanceOf(usd), { ...never, proofs: [] })).toMatchObject({
      kind: 'info',
      detail: expect.stringContaining('No entry has been checked yet'),
    });
    expect(booksVerdict(balanceOf(usd), undefined).kind).toBe('info');
  });
});
