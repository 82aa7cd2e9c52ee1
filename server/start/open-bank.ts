import type { Bank } from '../bank.ts';
import { verifyKeys } from './verify-keys.ts';
import { watchClockSkew } from '../services/clock/clock-skew.ts';
import type { Config } from '../base/config.ts';
import type { PooledDatabase, Queryable } from '../db/database.ts';
import { openSnapshot, type DatabasePlace } from '../db/open-snapshot.ts';
import { noStandby, openStandby, type StandbyReads } from '../db/standby/open-standby.ts';
import { shareConnections, usualConnections } from '../db/share-connections.ts';
import { seedReferenceRates } from '../money/exchange/reference-rates-store.ts';
import { createInspector } from '../services/files/inspector.ts';
import { createLedger } from '../ledger/postgresql/create-ledger.ts';
import type { Traces } from '../services/traces/traces.ts';
import { openConfirmedPayments, type ConfirmedPayments } from '../ledger/confirmed-payments.ts';
import { stopOnLostPayments } from '../staff/books/stop-on-lost-payments.ts';
import type { NewConnection } from '../db/new-connection.ts';
import { beginToOpen } from './begin-to-open.ts';
import { createLog, type Log } from '../base/log.ts';
import { openClock } from '../services/clock/sandbox-clock.ts';
import { openSecrets } from '../base/sealing/secrets.ts';
import { createSessionReader } from '../people/second-factor/session-reader.ts';
import { answerAgain } from '../money/transfers/order-answer.ts';
import { countUsers } from '../people/users/users-store.ts';
import { MigrationError } from '../db/errors.ts';
import { describeRestore, findUnconfirmedRestore } from '../db/restored-to-a-moment.ts';

/** Often enough for health to know within seconds, seldom enough to cost nothing. */
const pulseMs = 1_000;

export interface OpenBank extends Bank {
  db: PooledDatabase;
  /** From now on the bank is about to end; it goes on serving until `close`. */
  beginStop(): void;
  close(): Promise<void>;
}

/**
 * Puts a bank together around an open, migrated database. `place` is where that is, if not where
 * the configuration says; `confirmedPayments` remembers what is confirmed.
 */
export async function openBankOn(
  db: PooledDatabase,
  config: Config,
  {
    place = config,
    standby = noStandby,
    confirmedPayments,
    log = createLog(config.logLevel),
    traces,
  }: {
    place?: DatabasePlace;
    standby?: StandbyReads;
    confirmedPayments?: ConfirmedPayments;
    log?: Log;
    traces?: Traces | undefined;
  } = {},
): Promise<OpenBank> {
  const clockSkew = await watchClockSkew(db, log);
  const clock = await openClock(db, config.sandbox, clockSkew.nowMs);
  const secrets = openSecrets(config.keyFile, (await countUsers(db)) === 0, (text) =>
    log.error(text),
  );
  await verifyKeys(db, secrets, config);
  await seedReferenceRates(db);
  const ledger = createLedger(db, {
    outagePatienceMs: config.patienceMs,
    // The embedded engine would write to the disk each second; it asks when it is asked.
    pulseMs: db.engine === 'postgresql' ? pulseMs : undefined,
    answerAgain: (id, kept) => answerAgain(db, id, kept),
    ...(confirmedPayments && {
      onConfirmed: (claimId, plan) => confirmedPayments.confirmed(claimId, plan),
    }),
  });
  const inspector = createInspector({ folders: [config.dataDir], files: [config.keyFile] });
  const stop = new AbortController();
  return {
    config,
    db,
    counters: db,
    standby,
    openSnapshot: ({ onLeader } = { onLeader: false }) =>
      (onLeader ? noStandby : standby).openSnapshot(() => openSnapshot(db, place)),
    ledger,
    clock,
    clockSkew,
    log,
    traces,
    secrets,
    inspector,
    sessions: createSessionReader({ config, db, clock }),
    stopping: stop.signal,
    beginStop: () => stop.abort(),
    async close() {
      clock.stop();
      clockSkew.stop();
      await inspector.close();
      await ledger.close();
      await confirmedPayments?.close();
      await db.close();
      await traces?.close();
    },
  };
}

/**
 * Opens the bank that the configuration names, brings its database to this version and takes the
 * folder's lock.
 * @param opening of its database, where that has begun already.
 */
export async function openBank(config: Config, opening = beginToOpen(config)): Promise<OpenBank> {
  const { dataDir } = config;
  const { log } = opening;
  const warn = (text: string) => log.warn(text);
  const db = await opening.db;
  let open = db;
  try {
    const confirmedPayments = await openConfirmedPayments(dataDir, warn);
    const refuse = db.engine === 'embedded' ? undefined : refuseRestored(log);
    await refuse?.(db);
    const { standby, ...read } = await openReads(db, config, log);
    open = read.db;
    const traces = await openTracesTo(config.tracesUrl, log);
    const bank = await openBankOn(open, config, { standby, confirmedPayments, log, traces });
    const stop = stopOnLostPayments(bank, confirmedPayments);
    const look = async (connection: NewConnection) => {
      await refuse?.(connection);
      await stop(connection);
    };
    opening.lookAtLater(look);
    await look(db);
    return bank;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** Loaded only where a collector is named: a bank without one has nothing of it. */
async function openTracesTo(url: string | undefined, log: Log): Promise<Traces | undefined> {
  if (url === undefined) return undefined;
  const { openTraces } = await import('../services/traces/open-traces.ts');
  return openTraces(url, log);
}

/** The database as it is read: by a standby too, where the configuration names one. */
async function openReads(
  db: PooledDatabase,
  { databaseStandbyUrl, databaseConnections = usualConnections }: Config,
  log: Log,
): Promise<{ db: PooledDatabase; standby: StandbyReads }> {
  if (databaseStandbyUrl === undefined) return { db, standby: noStandby };
  return await openStandby(db, {
    standbyUrl: databaseStandbyUrl,
    connections: shareConnections(databaseConnections).reading,
    listener: {
      unread: (why, reason) =>
        log.warn({ why, reason }, 'the standby is not read: the leader answers alone'),
      read: (afterSeconds) => log.warn({ afterSeconds }, 'the standby is read again'),
    },
  });
}

/**
 * Looks whether PostgreSQL was restored to a moment without an operator's word, before a server
 * uses it: a running one meets it at its next connection.
 * @throws {MigrationError} with what to do.
 */
function refuseRestored(log: Bank['log']): (connection: Queryable) => Promise<void> {
  let told = 0;
  return async (connection) => {
    const restore = await findUnconfirmedRestore(connection);
    if (!restore) return;
    // Once for each restore, however many connections are tried.
    if (restore.timeline !== told)
      log.error(restore, 'THIS DATABASE WAS RESTORED TO A MOMENT: it is not used yet');
    told = restore.timeline;
    throw new MigrationError(describeRestore(restore));
  };
}
