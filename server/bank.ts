import type { Ledger } from './ledger/ledger.ts';
import type { ClockSkew } from './services/clock/clock-skew.ts';
import type { SandboxClock } from './services/clock/sandbox-clock.ts';
import type { Config } from './base/config.ts';
import type { SessionReader } from './session.ts';
import type { AuthorizedDatabase } from './db/authorized-database.ts';
import type { Database } from './db/database.ts';
import type { StandbyReads } from './db/standby/open-standby.ts';
import type { Inspector } from './services/files/inspector.ts';
import type { Log } from './base/log.ts';
import type { Secrets } from './base/sealing/secrets.ts';
import type { Traces } from './services/traces/traces.ts';

/**
 * The parts that live as long as the process: made once by the composition root, handed to
 * everything, global nowhere.
 */
export interface Bank {
  config: Config;
  db: Database;
  /** Counts tries and requests, also those of a person who may write nothing any more. */
  counters: Database;
  /** The reads that a standby may answer. */
  standby: StandbyReads;
  /**
   * A second way to the same books, for a long read outside the pool: on a standby where there is
   * one, unless the leader's own disk is what is asked about. The caller closes it.
   */
  openSnapshot(options?: { onLeader: boolean }): Promise<Database>;
  ledger: Ledger;
  clock: SandboxClock;
  clockSkew: ClockSkew;
  log: Log;
  /** None unless the configuration names a collector of them. */
  traces: Traces | undefined;
  secrets: Secrets;
  inspector: Inspector;
  sessions: SessionReader;
  /**
   * Aborted when the process is about to end: health says so, and long jobs stop between two rows.
   */
  stopping: AbortSignal;
}

/** The bank as a signed-in person has it: what they write, they still may when it is written. */
export interface BankOfPerson extends Bank {
  db: AuthorizedDatabase;
}
