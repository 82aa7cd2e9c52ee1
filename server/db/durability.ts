import type { Durability, Queryable } from './database.ts';

interface Settings {
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  standbys: string;
}

const settingsSql = `SELECT current_setting('fsync') AS fsync,
  current_setting('full_page_writes') AS "fullPageWrites",
  current_setting('synchronous_commit') AS "synchronousCommit",
  current_setting('synchronous_standby_names') AS standbys`;

export interface DurabilityWatch {
  /** The durability that the newest connection found. */
  readonly current: Durability;
  /** Looks at what a connection leads to: after a failover that is another server. */
  look(db: Queryable): Promise<void>;
}

/** @param warn hears of each setting that weakens a promise, once while it does. */
export function watchDurability(warn: (text: string) => void): DurabilityWatch {
  let current: Durability = 'process-crash';
  let weak: readonly string[] = [];
  return {
    get current() {
      return current;
    },
    async look(db) {
      const { rows } = await db.query<Settings>(settingsSql);
      const settings = rows[0] as Settings;
      const before = weak;
      weak = weakSettings(settings);
      current = durabilityOf(settings, weak);
      for (const name of weak.filter((each) => !before.includes(each)))
        warn(
          `PostgreSQL runs with ${name} = off: money that was confirmed can be lost with the ` +
            'machine. Switch it on.',
        );
    },
  };
}

function weakSettings({ fsync, fullPageWrites, synchronousCommit }: Settings): string[] {
  return [
    fsync === 'off' ? 'fsync' : '',
    fullPageWrites === 'off' ? 'full_page_writes' : '',
    synchronousCommit === 'off' ? 'synchronous_commit' : '',
  ].filter(Boolean);
}

/** With `local` a commit does not wait for the standbys that are named. */
function durabilityOf({ synchronousCommit, standbys }: Settings, weak: readonly string[]) {
  if (weak.length > 0) return 'process-crash';
  return standbys !== '' && synchronousCommit !== 'local' ? 'machine-loss' : 'power-loss';
}
