import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/db/database.ts';
import { findBalances, findEntries } from '../../server/ledger/balances.ts';
import { closeAccounts, lockOwnerAccounts } from '../../server/ledger/accounts.ts';
import { placeHold, releaseHold } from '../../server/ledger/holds.ts';
import type { Lane } from '../../server/ledger/lane.ts';
import { grantOneUse } from '../../server/ledger/one-use.ts';
import type { Leg, PostingPlan, PostOutcome, Precondition } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/post.ts';
import { requireApprovals, setSuspended } from '../../server/ledger/owners.ts';
import {
  hashOf,
  idOf,
  openPeople,
  planOf,
  staffFunding,
  type LedgerPerson,
} from '../support/ledger-people.ts';
import { LedgerModel, notBelowZero } from './ledger-model.ts';
import type { DrawnRequest, DrawnStep } from './ledger-steps.ts';

const startMinor = 300n;
const peopleCount = 5;
const now = Temporal.Instant.from('2026-11-21T12:00:00Z');

/**
 * Plays drawn steps on the real ledger and on the model at once; `play` answers what each of them
 * said.
 */
export class LedgerRun {
  readonly #db: Database;
  readonly #lane: Lane;
  readonly #people: LedgerPerson[];
  readonly #name = randomUUID();
  readonly #holds: { id: string; accountId: string; remaining: bigint }[] = [];
  readonly #posted: { id: string; legs: Leg[]; reversed: boolean }[] = [];
  readonly model = new LedgerModel();

  constructor(db: Database, lane: Lane, people: LedgerPerson[]) {
    this.#db = db;
    this.#lane = lane;
    this.#people = people;
    this.model.openAccount(staffFunding, null);
    for (const { ownerId, accountId } of people) {
      this.model.openOwner(ownerId);
      this.model.openAccount(accountId, 0n);
      this.model.post(
        planOf([
          { accountId: staffFunding, amountMinor: -startMinor },
          { accountId, amountMinor: startMinor },
        ]),
      );
    }
  }

  static async open(db: Database, lane: Lane): Promise<LedgerRun> {
    return new LedgerRun(
      db,
      lane,
      await openPeople(
        db,
        Array.from({ length: peopleCount }, () => startMinor),
      ),
    );
  }

  async play(step: DrawnStep): Promise<{ real: unknown; model: unknown }> {
    switch (step.kind) {
      case 'post':
        return await this.#post(step.requests, step.through);
      case 'suspend': {
        const owner = this.model.owner(this.#person(step.person).ownerId);
        const changes = owner.suspended !== step.suspended;
        owner.suspended = step.suspended;
        return {
          real: await this.#db.tx((tx) =>
            setSuspended(tx, this.#person(step.person).ownerId, step.suspended),
          ),
          model: changes,
        };
      }
      case 'requireApprovals':
        this.model.owner(this.#person(step.person).ownerId).approvalRequired = true;
        return {
          real: await this.#db.tx((tx) => requireApprovals(tx, this.#person(step.person).ownerId)),
          model: undefined,
        };
      case 'grant':
        return await this.#grant(this.#person(step.person));
      case 'hold':
        return await this.#hold(this.#person(step.person).accountId, step.amountMinor);
      case 'release':
        return await this.#release(step.hold, step.amountMinor);
      case 'close':
        return await this.#close(this.#person(step.person));
    }
  }

  /**
   * Balances, money on hold, numbers and every entry, as the database and as the model have them.
   * The bank's own account is shared by all runs and left out.
   */
  async states(): Promise<{ real: unknown; model: unknown }> {
    const real = [];
    const model = [];
    for (const { accountId, ownerId } of this.#people) {
      const [balance] = await findBalances(this.#db, [accountId]);
      const entries = (await findEntries(this.#db, accountId, 1n, 1_000_000n)).toReversed();
      const { rows } = await this.#db.query<{ seq: bigint }>(
        'SELECT seq FROM activity WHERE owner_id = $1 ORDER BY seq',
        [ownerId],
      );
      real.push({
        posted: balance?.postedMinor,
        held: balance?.heldMinor,
        count: balance?.entryCount,
        entries: entries.map(({ seq, amountMinor, balanceAfterMinor }) => [
          seq,
          amountMinor,
          balanceAfterMinor,
        ]),
        activity: rows.map(({ seq }) => seq),
      });
      const account = this.model.account(accountId);
      model.push({
        posted: this.model.balance(accountId),
        held: account.held,
        count: BigInt(account.entries.length),
        entries: account.entries.map(({ amountMinor, balanceAfterMinor }, index) => [
          BigInt(index + 1),
          amountMinor,
          balanceAfterMinor,
        ]),
        activity: Array.from({ length: this.model.owner(ownerId).activityCount }, (_, index) =>
          BigInt(index + 1),
        ),
      });
    }
    return { real, model };
  }

  async #post(
    requests: readonly DrawnRequest[],
    through: 'lane' | 'transaction',
  ): Promise<{ real: PostOutcome[]; model: PostOutcome[] }> {
    const plans = requests.map((request) => this.#planOf(request));
    const model = plans.map((plan) => this.model.post(plan));
    const real =
      through === 'lane'
        ? await Promise.all(plans.map((plan) => this.#lane.post(plan)))
        : await this.#db.tx((tx) => postWithin(tx, plans));
    for (const [index, plan] of plans.entries()) {
      if (model[index]?.kind === 'posted' && plan.journal)
        this.#posted.push({
          id: plan.claimId,
          legs: plan.journal.legs,
          reversed: plan.journal.reverses !== undefined,
        });
    }
    return { real, model };
  }

  #planOf(request: DrawnRequest): PostingPlan {
    const claim = {
      claimId: idOf(`${this.#name} ${request.claim}`),
      payloadHash: hashOf(`${request.variant}`),
      requestId: `request ${request.claim}`,
    };
    if (request.conditions.includes('refuse')) {
      const { journal: _, ...plan } = planOf([], {
        ...claim,
        refuse: { code: request.forced ? 'DEBITED_ACCOUNT_INVALID' : 'FORBIDDEN' },
      });
      return plan;
    }
    const original = request.reverses === undefined ? undefined : this.#posted[request.reverses];
    if (original && !original.reversed) {
      // Marked when planned: a journal is reversed once only, and a refused reversal is not tried
      // again here.
      original.reversed = true;
      return planOf(
        original.legs.map(({ accountId, amountMinor }) => ({
          accountId,
          amountMinor: -amountMinor,
          forced: true,
        })),
        { ...claim, claimId: randomUUID(), stamp: { kind: 'reversal', reverses: original.id } },
      );
    }
    return planOf(this.#legsOf(request), {
      ...claim,
      preconditions: this.#preconditionsOf(request),
      activities: request.listed
        ? [{ ...this.#person(request.payee), transferId: claim.claimId }]
        : [],
    });
  }

  #legsOf({ payer, payee, third, amountMinor, forced }: DrawnRequest): Leg[] {
    const debited = payer === peopleCount ? staffFunding : this.#person(payer).accountId;
    const debit: Leg = {
      accountId: debited,
      amountMinor: -amountMinor,
      ...(forced && { forced: true }),
    };
    if (third === undefined || amountMinor < 2n)
      return [debit, { accountId: this.#person(payee).accountId, amountMinor }];
    return [
      { accountId: this.#person(third).accountId, amountMinor: 1n },
      debit,
      { accountId: this.#person(payee).accountId, amountMinor: amountMinor - 1n },
    ];
  }

  #preconditionsOf({ conditions, payee, amountMinor }: DrawnRequest): Precondition[] {
    const { ownerId } = this.#person(payee);
    const made: Record<DrawnRequest['conditions'][number], Precondition[]> = {
      active: [{ kind: 'owner_active', ownerId, otherwise: 'ACCOUNT_SUSPENDED' }],
      unsigned: [{ kind: 'no_approval_needed', ownerId, otherwise: 'APPROVAL_REQUIRED' }],
      counter: [
        {
          kind: 'counter',
          id: idOf(`${this.#name} counter ${payee}`),
          add: amountMinor,
          max: 150n,
          otherwise: 'DAILY_LIMIT',
        },
      ],
      oneUse: [
        {
          kind: 'one_use',
          id: idOf(`${this.#name} one ${payee}`),
          digest: hashOf('right'),
          otherwise: 'APPROVAL_REQUIRED',
        },
      ],
      wrongOneUse: [
        {
          kind: 'one_use',
          id: idOf(`${this.#name} one ${payee + 1}`),
          digest: hashOf('wrong'),
          otherwise: 'WRONG_PIN',
        },
      ],
      refuse: [],
    };
    return conditions.flatMap((condition) => made[condition]);
  }

  async #grant(person: LedgerPerson): Promise<{ real: unknown; model: unknown }> {
    const id = idOf(`${this.#name} one ${this.#people.indexOf(person)}`);
    this.model.oneUses.set(id, { digest: hashOf('right'), spent: false });
    await this.#db.tx((tx) =>
      grantOneUse(tx, {
        id,
        ownerId: person.ownerId,
        digest: hashOf('right'),
        expiresAt: Temporal.Now.instant().add({ hours: 1 }),
      }),
    );
    return { real: undefined, model: undefined };
  }

  async #hold(accountId: string, amountMinor: bigint): Promise<{ real: unknown; model: unknown }> {
    const account = this.model.account(accountId);
    if (account.closed) return { real: undefined, model: undefined };
    const id = randomUUID();
    const available = this.model.available(accountId);
    const model = available < amountMinor ? notBelowZero(available) : undefined;
    if (model === undefined) {
      account.held += amountMinor;
      this.#holds.push({ id, accountId, remaining: amountMinor });
    }
    return {
      real: await this.#db.tx((tx) =>
        placeHold(tx, { id, accountId, amountMinor, kind: 'card', placedAt: now, expiresAt: now }),
      ),
      model,
    };
  }

  async #release(index: number, atMostMinor: bigint): Promise<{ real: unknown; model: unknown }> {
    const hold = this.#holds[index];
    if (!hold) return { real: undefined, model: undefined };
    const released = hold.remaining < atMostMinor ? hold.remaining : atMostMinor;
    hold.remaining -= released;
    this.model.account(hold.accountId).held -= released;
    return {
      real: await this.#db.tx((tx) => releaseHold(tx, hold.id, atMostMinor)),
      model: released,
    };
  }

  async #close({ ownerId, accountId }: LedgerPerson): Promise<{ real: unknown; model: unknown }> {
    const account = this.model.account(accountId);
    const isEmpty = this.model.balance(accountId) === 0n && account.held === 0n;
    account.closed ||= isEmpty;
    const real = await this.#db
      .tx(async (tx) => {
        await lockOwnerAccounts(tx, ownerId);
        await closeAccounts(tx, ownerId);
      })
      .then(
        () => 'closed',
        (error: Error) => /account_closed_is_empty/.exec(error.message)?.[0] ?? error,
      );
    return { real, model: isEmpty ? 'closed' : 'account_closed_is_empty' };
  }

  #person(number: number): LedgerPerson {
    return this.#people[number] as LedgerPerson;
  }
}
