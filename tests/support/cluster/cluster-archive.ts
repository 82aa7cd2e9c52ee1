import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { debianMachine } from '../../../scripts/bank/cluster/plan-cluster.ts';
import { findPatroni } from '../../../scripts/test/find-patroni.ts';
import { findPostgres } from '../../../scripts/test/find-postgres.ts';
import { postgresOwner } from '../postgres-owner.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import type { DatabaseNode } from './database-node.ts';

const shell = promisify(execFile);
/** It wants a program that shows differences, which is not on each machine and not needed here. */
const patronictl =
  'import sys, types; sys.modules["ydiff"] = types.ModuleType("ydiff"); ' +
  'sys.modules["ydiff"].markup_to_pager = sys.modules["ydiff"].PatchStream = None; ' +
  'from patroni.ctl import ctl; ctl()';

/** Where the plan puts pgBackRest's files, seen from the folder of the database. */
const planned = '../etc/pgbackrest';

/** An empty repository of pgBackRest, for all machines of a cluster. */
export function makeArchive() {
  const owner = postgresOwner();
  const root = mkdtempSync(join(tmpdir(), 'larkmoor-archive-'));
  const place = (name: string) => {
    const path = join(root, name);
    mkdirSync(path, { recursive: true });
    if (owner) chownSync(path, owner.uid, owner.gid);
    return path;
  };
  place('.');
  // Folders that each machine has of its own elsewhere; the rest is as it is planned.
  const places = {
    PGBACKREST_REPO1_PATH: place('repository'),
    PGBACKREST_LOG_PATH: place('log'),
    PGBACKREST_LOCK_PATH: place('lock'),
    PGBACKREST_SPOOL_PATH: place('spool'),
  };
  const given = Object.entries(places).map(([name, value]) => `${name}=${value}`);
  const files = `PGBACKREST_CONFIG="$PWD/${planned}/pgbackrest.conf" PGBACKREST_CONFIG_INCLUDE_PATH="$PWD/${planned}/conf.d"`;
  const { archiveCommand } = debianMachine('any', '10.0.0.1', '17');
  return {
    root,
    places,
    /** The planned one, with the places of this repository. */
    command: `${files} ${given.join(' ')} ${archiveCommand}`,
  };
}

/** Makes the first backup of a cluster that was started with the command of this archive. */
export async function archiveCluster(
  cluster: DatabaseCluster,
  { root, places }: ReturnType<typeof makeArchive>,
) {
  const owner = postgresOwner();
  /** Runs a program on a machine as the user of its database. */
  const run = async ({ machine }: DatabaseNode, program: string, ...args: string[]) => {
    const env = {
      ...places,
      PATH: `${findPostgres()}:${process.env['PATH']}`,
      PGBACKREST_CONFIG: join(machine.dataDir, planned, 'pgbackrest.conf'),
      PGBACKREST_CONFIG_INCLUDE_PATH: join(machine.dataDir, planned, 'conf.d'),
      PGBACKREST_PG1_PORT: String(machine.databasePort),
      PGBACKREST_PG1_SOCKET_PATH: machine.socketDir,
      PGBACKREST_PG1_USER: 'postgres',
      PGHOST: machine.socketDir,
      PGPORT: String(machine.databasePort),
      PGUSER: 'postgres',
      ...findPatroni()?.env,
    };
    return (await shell(program, args, { ...owner, cwd: dirname(machine.dataDir), env })).stdout;
  };
  const pgbackrest = (node: DatabaseNode, ...args: string[]) =>
    run(node, 'pgbackrest', '--stanza=larkmoor', ...args);
  const leads = await leaderOf(cluster);
  await pgbackrest(leads, 'stanza-create');
  await pgbackrest(leads, '--type=full', 'backup');

  return {
    /** Asks what the backups' unit asks on a machine before it begins. @returns 0 to go on. */
    async unitBegins(node: DatabaseNode): Promise<number> {
      const asked = run(node, '/bin/sh', '-c', readCondition());
      return await asked.then(
        () => 0,
        ({ code }: { code: number }) => code,
      );
    },
    /** Until the log of now has left the leader. */
    async kept(): Promise<void> {
      await pgbackrest(await leaderOf(cluster), 'check');
    },
    /**
     * On a machine whose Patroni is stopped; PostgreSQL recovers alone and is stopped again.
     * @param target the moment or the name, as pgBackRest is given it.
     */
    async restore(node: DatabaseNode, ...target: string[]): Promise<void> {
      const { dataDir, socketDir } = node.machine;
      await pgbackrest(node, '--delta', ...target, '--target-action=promote', 'restore');
      // Its settings are of the machine that was backed up; these are of this one, where elsewhere
      // all three have the same.
      const own = `-c unix_socket_directories=${socketDir} -c hba_file=${dataDir}/pg_hba.conf -c ident_file=${dataDir}/pg_ident.conf`;
      const options = `-c listen_addresses='' -c synchronous_standby_names='' ${own}`;
      const log = join(root, 'log', 'alone');
      await run(node, 'pg_ctl', '-D', dataDir, '-w', '-l', log, '-o', options, 'start').catch(
        () => {
          throw new Error(`It does not recover: ${readFileSync(log, 'utf8').slice(-2_000)}`);
        },
      );
      const isRecovering = () => run(node, 'psql', '-Atc', 'SELECT pg_is_in_recovery()');
      while ((await isRecovering()).trim() === 't')
        await new Promise((resolve) => setTimeout(resolve, 200));
      await run(node, 'pg_ctl', '-D', dataDir, '-w', '-m', 'fast', 'stop');
    },
    /**
     * `patronictl remove`: etcd forgets who led and who had every payment. It asks for the leader
     * that died, too, for some seconds.
     */
    async forget(node: DatabaseNode, led: DatabaseNode): Promise<void> {
      const file = join(dirname(node.machine.dataDir), 'etc/patroni/config.yml');
      await run(
        node,
        'sh',
        '-c',
        `printf 'larkmoor\\nYes I am aware\\n${led.machine.name}\\n' | python3 -c '${patronictl}' --config-file ${file} remove larkmoor`,
      );
    },
  };
}

async function leaderOf(cluster: DatabaseCluster): Promise<DatabaseNode> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('Nobody leads.');
  return leader;
}

function readCondition(): string {
  const unit = join(import.meta.dirname, '../../../deploy/larkmoor-backup@.service');
  const [, script] =
    /^ExecCondition=\/bin\/sh -c '([^']*)'$/m.exec(readFileSync(unit, 'utf8')) ?? [];
  if (script === undefined) throw new Error(`${unit} asks nothing.`);
  return script;
}
