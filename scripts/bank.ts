/*
 * npm run bank -- COMMAND [ARGUMENTS]: what an operator does to the bank that the environment names
 * (BANK_DATA_DIR or DATABASE_URL).
 */
import '../server/start/keep-compiled-code.ts';
import { resolve } from 'node:path';
import { namedPlaces } from '../server/base/config.ts';
import { operatorMessage } from '../server/start/operator-message.ts';

interface Command {
  file: string;
  usage: string;
}

const commands: Record<string, Command> = {
  ach: {
    file: './bank/ach.ts',
    usage:
      'ach             in FOLDER|FILE takes files of the ACH network, out FOLDER [NAME] writes those that ' +
      'go back; list, check FILE…, sample FILE ' +
      'ACCOUNT AMOUNT',
  },
  admin: {
    file: './bank/admin.ts',
    usage:
      'admin           adds an admin (add USERNAME EMAIL), or gives one a new password (reset ' +
      'USERNAME)',
  },
  key: {
    file: './bank/key.ts',
    usage: 'key             status, add, use, drop: changes what seals card numbers and files',
  },
  evidence: {
    file: './bank/evidence.ts',
    usage:
      'evidence ORDER  what proves who signed an order, as a file that others can verify (FILE)',
  },
  export: {
    file: './bank/export.ts',
    usage: 'export journal  FORMAT FILE [FROM [TO]]: all journals for hledger, Ledger or Beancount',
  },
  backup: {
    file: './bank/backup.ts',
    usage:
      'backup FILE     writes the whole bank to FILE, while it runs (--schedule: a bank on ' +
      'PostgreSQL to BANK_BACKUP_DIR, again and again)',
  },
  backups: {
    file: './bank/backups.ts',
    usage:
      'backups         after a backup by pgBackRest: notes the newest one, for the doctor and the ' +
      'alerts',
  },
  cluster: {
    file: './bank/cluster.ts',
    usage:
      'cluster         plan HOST HOST HOST: writes what three machines need to be one database',
  },
  doctor: {
    file: './bank/doctor.ts',
    usage:
      'doctor          looks at everything and says what is not in order, and what to do (--json; ' +
      '--note for its alerts)',
  },
  drill: {
    file: './bank/drill.ts',
    usage:
      'drill           restores the newest backup of pgBackRest beside the bank, proves and ' +
      'removes it (--anchor FILE)',
  },
  migrate: {
    file: './bank/migrate.ts',
    usage:
      'migrate         brings the database to this version, as its owner, before the servers start',
  },
  months: {
    file: './bank/months.ts',
    usage:
      'months          list, detach YYYY-MM, attach YYYY-MM: takes old months of entries out of the ' +
      'proofs, and back',
  },
  rates: {
    file: './bank/rates.ts',
    usage:
      'rates FILE      books the daily file of the European Central Bank (--confirmed after a ' +
      'second look)',
  },
  recovered: {
    file: './bank/recovered.ts',
    usage:
      'recovered       after PostgreSQL was restored to a moment: proves it, and withdraws what ' +
      'opened it then (--prove-later, --anchor FILE)',
  },
  restore: { file: './bank/restore.ts', usage: 'restore FILE    fills an empty bank from FILE' },
  source: {
    file: './bank/source.ts',
    usage: 'source PLACE    the line of our sources that a place of a browser’s error stands for',
  },
  verify: {
    file: './bank/verify.ts',
    usage:
      'verify          proves the books and the trail, and names every wrong place (--anchor FILE)',
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  const { run } = (await import(command.file)) as { run: (args: string[]) => Promise<void> };
  await run(args).catch((error: unknown) => {
    // Mistakes of the operator's: one line, no stack.
    const places = [...namedPlaces(process.env), ...args.map((arg) => resolve(arg))].flatMap(
      (place) => [place, `${place}.unfinished`],
    );
    console.error(operatorMessage(error, places) ?? error);
    process.exitCode = 1;
  });
} else {
  console.error(
    [
      'Usage: npm run bank -- COMMAND',
      ...Object.values(commands).map(({ usage }) => `  ${usage}`),
    ].join('\n'),
  );
  process.exitCode = 1;
}
