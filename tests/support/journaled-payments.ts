import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Call } from '../../fixtures/bank-client.ts';
import { localTransferBody, type Customer } from '../../fixtures/people.ts';

/** The payers, the payee, and how fast they pay. */
export interface Load {
  call: Call;
  payers: readonly Customer[];
  payee: Customer;
  /** Starts this many payments a second (open loop); without it `clients` pay one by one. */
  perSecond?: number;
  clients?: number;
}

/** The answers to a client, which writes down each order before it sends it. */
export interface PaymentJournal {
  /** Keys in the order of their confirmation. */
  confirmed: string[];
  ordered: string[];
  /** Other answers to payments, by kind: each is asked again under its key. */
  errors: Record<string, number>;
  readErrors: Record<string, number>;
  reads: number;
  /** Longest time without a confirmed payment, and without a page that could be read. */
  secondsWithoutPayment: number;
  secondsWithoutReading: number;
  slowestReadSeconds: number;
}

export interface RunningLoad {
  confirmed(): number;
  /** Waits for `count` more confirmed payments; false after a minute without them. */
  more(count: number): Promise<boolean>;
  /** Orders nothing new, asks until each outcome is known, and tells. */
  stop(): Promise<PaymentJournal>;
}

const pauseMs = 100;
const readEveryMs = 100;
const patienceMs = 120_000;

export function startLoad({ call, payers, payee, perSecond, clients = 1 }: Load): RunningLoad {
  const folder = mkdtempSync(join(tmpdir(), 'larkmoor-journal-'));
  const file = join(folder, 'orders');
  const confirmed: string[] = [];
  const errors: Record<string, number> = {};
  const readErrors: Record<string, number> = {};
  const paymentGap = watchGap();
  const readingGap = watchGap();
  let [reads, slowestReadMs, over, stopped, turn] = [0, 0, false, false, 0];
  const underWay = new Set<Promise<void>>();

  const pay = async (key: string, payer: Customer): Promise<Answer> =>
    await call('POST', '/api/transfers/local', {
      token: payer.token,
      body: localTransferBody(payer, { name: 'Perry', account: payee.checking.number }, 1, {
        reference: key,
      }),
      headers: { 'idempotency-key': key },
    });

  async function order(): Promise<void> {
    const key = randomUUID();
    const payer = payers[turn++ % payers.length] as Customer;
    appendFileSync(file, `${key}\n`);
    for (const until = Date.now() + patienceMs; ; await wait(pauseMs)) {
      const trouble = await pay(key, payer).then(whatIsWrong(201), brokenBy);
      if (trouble === undefined) break;
      errors[trouble] = (errors[trouble] ?? 0) + 1;
      // For staff to look into: no client waits for that.
      stopped ||= trouble.endsWith('MONEY_STOPPED');
      if (stopped || Date.now() > until) return;
    }
    confirmed.push(key);
    paymentGap.seen();
  }

  async function read(): Promise<void> {
    const startedMs = performance.now();
    const payer = payers[reads % payers.length] as Customer;
    reads += 1;
    const trouble = await call('GET', '/api/transfers/transactions', { token: payer.token }).then(
      whatIsWrong(200),
      brokenBy,
    );
    slowestReadMs = Math.max(slowestReadMs, performance.now() - startedMs);
    if (trouble === undefined) readingGap.seen();
    else readErrors[trouble] = (readErrors[trouble] ?? 0) + 1;
  }

  const follow = (work: Promise<void>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const everyMs = async (ms: number, act: () => Promise<void>) => {
    for (let next = performance.now(); !over; next += ms) {
      follow(act());
      await wait(Math.max(0, next + ms - performance.now()));
    }
  };
  const oneByOne = async () => {
    while (!over && !stopped) await order();
  };
  const all = [
    everyMs(readEveryMs, read),
    ...(perSecond === undefined
      ? Array.from({ length: clients }, oneByOne)
      : [everyMs(1000 / perSecond, order)]),
  ];

  return {
    confirmed: () => confirmed.length,
    async more(count) {
      const enough = confirmed.length + count;
      const until = Date.now() + 60_000;
      while (confirmed.length < enough && Date.now() < until && !stopped) await wait(50);
      return confirmed.length >= enough;
    },
    async stop() {
      over = true;
      await Promise.all(all);
      await Promise.all(underWay);
      const ordered = readFileSync(file, 'utf8').trim().split('\n');
      rmSync(folder, { recursive: true });
      return {
        confirmed,
        ordered,
        errors,
        readErrors,
        reads,
        secondsWithoutPayment: paymentGap.seconds(),
        secondsWithoutReading: readingGap.seconds(),
        slowestReadSeconds: slowestReadMs / 1000,
      };
    },
  };
}

/** Says why an answer is not the wanted one; undefined where it is. */
const whatIsWrong =
  (wanted: number) =>
  ({ status, body }: Answer): string | undefined =>
    status === wanted ? undefined : `${status} ${String(body?.code ?? '')}`.trim();

/** No answer came. */
const brokenBy = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message;

/** Longest time between two of them. */
function watchGap(): { seen(): void; seconds(): number } {
  let [last, longest] = [performance.now(), 0];
  return {
    seen() {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    },
    seconds: () => longest / 1000,
  };
}
