import { deepStrictEqual } from 'node:assert';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../server/db/database.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import type { JournalPlan, Leg, PostingPlan, Precondition } from '../../server/ledger/plan.ts';
import {
  hashOf,
  idOf,
  openPeople,
  planOf,
  staffFunding,
  type LedgerPerson,
} from '../support/ledger-people.ts';
import { LedgerModel, notBelowZero } from './ledger-model.ts';
import { modelState, realState } from './ledger-states.ts';
import type { DrawnRequest, DrawnStep } from './ledger-steps.ts';

/** A journal that was posted, for later steps to undo. */
interface Original {
  id: string;
  legs: Leg[];
  reversed: boolean;
}

const startMinor = 300n;
const peopleCount = 5;
const now = Temporal.Instant.from('2026-11-21T12:00:00Z');

/**
 * Plays drawn steps on the real ledger and on the model at once; `play` answers what each of them
 * said.
 */
export class LedgerRun {
  readonly #db: Database;
  readonly #ledger: Ledger;
  readonly #people: LedgerPerson[];
  readonly #name = randomUUID();
  readonly #holds: { id: string; accountId: string; remaining: bigint }[] = [];
  readonly #posted: Original[] = [];
  readonly model = new LedgerModel();

  constructor(db: Database, ledger: Ledger, people: LedgerPerson[]) {
    this.#db = db;
    this.#ledger = ledger;
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

  static async open(db: Database, ledger: Ledger): Promise<LedgerRun> {
    const balances = Array.from({ length: peopleCount }, () => startMinor);
    return new LedgerRun(db, ledger, await openPeople(db, balances, ledger));
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
            this.#ledger.setSuspended(tx, this.#person(step.person).ownerId, step.suspended),
          ),
          model: changes,
        };
      }
      case 'requireApprovals':
        this.model.owner(this.#person(step.person).ownerId).approvalRequired = true;
        return {
          real: await this.#db.tx((tx) =>
            this.#ledger.requireApprovals(tx, this.#person(step.person).ownerId),
          ),
          model: undefined,
        };
      case 'grant':
        return await this.#grant(this.#person(step.person));
      case 'hold':
        return await this.#hold(this.#person(step.person).accountId, step.amountMinor);
      case 'release':
        return await this.#release(step.hold, step.amountMinor);
      case 'releaseAll':
        return await this.#releaseAll(this.#person(step.person));
      case 'close':
        return await this.#close(this.#person(step.person));
    }
  }

  /**
   * Asks the ledger and the model for each person's state. It leaves out the bank's own account,
   * which all runs share.
   */
  async states(): Promise<{ real: unknown; model: unknown }> {
    const real = [];
    for (const person of this.#people) real.push(await realState(this.#ledger, this.#db, person));
    return { real, model: this.#people.map((person) => modelState(this.model, person)) };
  }

  async #post(
    requests: readonly DrawnRequest[],
    through: 'groupCommit' | 'transaction',
  ): Promise<{ real: unknown; model: unknown }> {
    const plans: PostingPlan[] = [];
    for (const request of requests) plans.push(await this.#planOf(request));
    const model = plans.map((plan) => this.model.post(plan));
    const real =
      through === 'groupCommit'
        ? await Promise.all(plans.map((plan) => this.#ledger.post(plan)))
        : await this.#db.tx((tx) => this.#ledger.postWithin(tx, plans));
    for (const [index, plan] of plans.entries()) {
      if (model[index]?.kind === 'posted' && plan.journal)
        this.#posted.push({
          id: plan.claimId,
          legs: plan.journal.legs,
          reversed: plan.journal.reverses !== undefined,
        });
    }
    const [last] = plans.slice(-1);
    return {
      real: [...real, last && (await this.#ledger.find(last))],
      model: [...model, last && this.model.find(last)],
    };
  }

  async #planOf(request: DrawnRequest): Promise<PostingPlan> {
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
    if (original && !original.reversed) return await this.#reversalOf(original);
    return planOf(this.#legsOf(request), {
      ...claim,
      preconditions: this.#preconditionsOf(request),
      activities: request.listed
        ? [{ ...this.#person(request.payee), transferId: claim.claimId }]
        : [],
    });
  }

  async #reversalOf(original: Original): Promise<PostingPlan> {
    // Marked when planned: a journal is reversed once only, and a refused reversal is not tried
    // again here.
    original.reversed = true;
    const { journal, ...plan } = planOf(oppositeOf(original.legs), {
      stamp: { kind: 'reversal', reverses: original.id },
    });
    const { legs: _, reverses: __, reference: ___, ...stamp } = journal as JournalPlan;
    const made = await this.#ledger.reversalPlan(this.#db, original.id, { ...plan, ...stamp });
    deepStrictEqual(made.journal, journal);
    return made;
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
      this.#ledger.grantOneUse(tx, {
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
        this.#ledger.placeHold(tx, {
          id,
          accountId,
          amountMinor,
          kind: 'card',
          placedAt: now,
          expiresAt: now,
        }),
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
      real: await this.#db.tx((tx) => this.#ledger.releaseHold(tx, hold.id, atMostMinor)),
      model: released,
    };
  }

  async #releaseAll({ ownerId, accountId }: LedgerPerson) {
    for (const hold of this.#holds) if (hold.accountId === accountId) hold.remaining = 0n;
    this.model.account(accountId).held = 0n;
    await this.#db.tx(async (tx) => {
      await this.#ledger.lockOwnerAccounts(tx, ownerId);
      await this.#ledger.releaseHoldsOf(tx, ownerId);
    });
    return { real: undefined, model: undefined };
  }

  async #close({ ownerId, accountId }: LedgerPerson): Promise<{ real: unknown; model: unknown }> {
    const account = this.model.account(accountId);
    const isEmpty = this.model.balance(accountId) === 0n && account.held === 0n;
    account.closed ||= isEmpty;
    const real = await this.#db
      .tx(async (tx) => {
        await this.#ledger.lockOwnerAccounts(tx, ownerId);
        await this.#ledger.closeAccounts(tx, ownerId);
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

const oppositeOf = (legs: readonly Leg[]): Leg[] =>
  legs.map(({ accountId, amountMinor }) => ({
    accountId,
    amountMinor: -amountMinor,
    forced: true,
  }));
