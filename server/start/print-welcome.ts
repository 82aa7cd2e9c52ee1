import { bank as facts } from '../../config/bank.ts';
import type { Bank } from '../bank.ts';
import type { FirstAdmin } from '../people/users/first-admin.ts';

const meaning = {
  'power-loss': 'what is confirmed survives power loss',
  'process-crash': 'what is confirmed survives a crash of the server, not of the machine',
} as const;

interface Welcome {
  firstAdmin: FirstAdmin | undefined;
  /** What is not as it should be, a sentence or two each. */
  warnings: readonly string[];
}

/**
 * What an operator needs to know when the bank is ready. The generated password stands here and
 * nowhere else, unless the output is kept as a log: it opens only its own change.
 */
export function printWelcome(
  { config, db, secrets }: Bank,
  { firstAdmin, warnings }: Welcome,
): void {
  const lines = [
    `${facts.name} is open at ${config.publicUrl}`,
    '  data        ' +
      (config.databaseUrl === undefined
        ? config.dataDir
        : `PostgreSQL (${new URL(config.databaseUrl).host}${new URL(config.databaseUrl).pathname})`),
    `  durability  ${db.durability}: ${meaning[db.durability]}`,
    `  key         ${config.keyFile} (${secrets.fingerprint()}) - keep a copy apart from the data`,
    ...(config.sandbox ? ['  sandbox     on: business time can be moved'] : []),
    ...(config.limits ? [] : ['  limits      off: for load tests only']),
  ];
  if (firstAdmin) {
    const password =
      firstAdmin.generatedPassword === undefined
        ? 'as set in BANK_ADMIN_PASSWORD'
        : `${firstAdmin.generatedPassword}   (shown this once; it must be changed at the first ` +
          'login)';
    lines.push(`  first admin ${firstAdmin.username}`, `  password    ${password}`);
  }
  lines.push(...warnings.map((warning) => `  WARNING     ${warning}`));
  console.log(lines.join('\n'));
}
