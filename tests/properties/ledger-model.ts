import { usdParam } from '../../contract/words/params.ts';
import { claimsKey, type RefusalCode, type TextParams } from '../../contract/calls/errors.ts';
import type { PostingPlan, PostOutcome, Precondition } from '../../server/ledger/plan.ts';

interface ModelAccount {
  /** Null for the bank's own: no limit. */
  limit: 0n | null;
  held: bigint;
  closed: boolean;
  /** Amount and balance after each entry, in order: what `entry` must hold. */
  entries: { amountMinor: bigint; balanceAfterMinor: bigint }[];
}

interface ModelOwner {
  suspended: boolean;
  frozen: boolean;
  approvalRequired: boolean;
  activityCount: number;
}

interface ModelClaim {
  payloadHash: string;
  outcome: PostOutcome;
}

/** A forced booking can leave less than nothing available; people are then shown zero. */
export const notBelowZero = (minor: bigint) => (minor < 0n ? 0n : minor);

type Refused = { code: RefusalCode; params: TextParams };

/**
 * The ledger as it is meant to work, as simple as possible: one request at a time, everything in
 * maps. The suites compare the real one with it.
 */
export class LedgerModel {
  readonly accounts = new Map<string, ModelAccount>();
  readonly owners = new Map<string, ModelOwner>();
  readonly oneUses = new Map<string, { digest: string; spent: boolean }>();
  readonly counters = new Map<string, bigint>();
  readonly claims = new Map<string, ModelClaim>();

  openAccount(id: string, limit: 0n | null): void {
    this.accounts.set(id, { limit, held: 0n, closed: false, entries: [] });
  }

  openOwner(id: string): void {
    this.owners.set(id, {
      suspended: false,
      frozen: false,
      approvalRequired: false,
      activityCount: 0,
    });
  }

  balance(accountId: string): bigint {
    return this.account(accountId).entries.at(-1)?.balanceAfterMinor ?? 0n;
  }

  available(accountId: string): bigint {
    return this.balance(accountId) - this.account(accountId).held;
  }

  account(id: string): ModelAccount {
    return this.accounts.get(id) as ModelAccount;
  }

  owner(id: string): ModelOwner {
    return this.owners.get(id) as ModelOwner;
  }

  post(plan: PostingPlan): PostOutcome {
    const known = this.claims.get(plan.claimId);
    if (known) return replayOf(known, plan);
    const refused = this.#refusalOf(plan);
    const outcome: PostOutcome = refused
      ? { kind: 'refused', ...refused, requestId: plan.requestId, replayed: false }
      : { kind: 'posted', answer: plan.answer };
    if (!refused) this.#book(plan);
    if (!refused || claimsKey(refused.code))
      this.claims.set(plan.claimId, { payloadHash: plan.payloadHash, outcome });
    return outcome;
  }

  find(plan: PostingPlan): PostOutcome | undefined {
    const known = this.claims.get(plan.claimId);
    return known && replayOf(known, plan);
  }

  #refusalOf({ refuse, preconditions, journal }: PostingPlan): Refused | undefined {
    if (refuse) return { code: refuse.code, params: refuse.params ?? {} };
    const broken = preconditions.find((precondition) => !this.#holds(precondition));
    if (broken)
      return {
        code: broken.otherwise,
        params: {
          ...(broken.kind === 'counter' && { max: usdParam(broken.max) }),
          ...('params' in broken && broken.params),
        },
      };
    const legs = journal?.legs ?? [];
    if (legs.some(({ accountId }) => this.account(accountId).closed))
      return { code: 'ACCOUNT_CLOSED', params: {} };
    for (const { accountId, amountMinor, forced } of legs) {
      const { limit } = this.account(accountId);
      if (amountMinor >= 0n || limit === null) continue;
      const after =
        this.balance(accountId) +
        legs.reduce((sum, leg) => (leg.accountId === accountId ? sum + leg.amountMinor : sum), 0n);
      const floor = forced ? 0n : this.account(accountId).held;
      if (after < floor)
        return {
          code: 'INSUFFICIENT_FUNDS',
          params: { available: usdParam(notBelowZero(this.available(accountId))) },
        };
    }
    return undefined;
  }

  #holds(precondition: Precondition): boolean {
    switch (precondition.kind) {
      case 'owner_active':
        return !this.owner(precondition.ownerId).suspended;
      case 'owner_not_frozen':
        return !this.owner(precondition.ownerId).frozen;
      case 'no_approval_needed':
        return !this.owner(precondition.ownerId).approvalRequired;
      case 'one_use': {
        const row = this.oneUses.get(precondition.id);
        return row !== undefined && !row.spent && row.digest === precondition.digest;
      }
      case 'counter':
        return (this.counters.get(precondition.id) ?? 0n) + precondition.add <= precondition.max;
      case 'never':
        return false;
      case 'pin_signs':
      case 'passkey_signs':
        throw new Error('No history signs: tests/contract/signed-payments.test.ts does.');
    }
  }

  #book({ preconditions, journal, activities }: PostingPlan): void {
    for (const precondition of preconditions) {
      if (precondition.kind === 'counter')
        this.counters.set(
          precondition.id,
          (this.counters.get(precondition.id) ?? 0n) + precondition.add,
        );
      if (precondition.kind === 'one_use')
        (this.oneUses.get(precondition.id) as { spent: boolean }).spent = true;
    }
    for (const { accountId, amountMinor } of journal?.legs ?? []) {
      this.account(accountId).entries.push({
        amountMinor,
        balanceAfterMinor: this.balance(accountId) + amountMinor,
      });
    }
    for (const { ownerId } of activities) this.owner(ownerId).activityCount += 1;
  }
}

function replayOf({ payloadHash, outcome }: ModelClaim, plan: PostingPlan): PostOutcome {
  if (payloadHash !== plan.payloadHash) return { kind: 'conflict' };
  if (outcome.kind === 'refused') return { ...outcome, replayed: true };
  return { kind: 'replayed', answer: plan.answer };
}
