import { staffRoleNames, type StaffRole } from '../../contract/values/rights.ts';
import { registration } from '../../contract/people/users.ts';
import { readConfig } from '../../server/base/config.ts';
import { openBank } from '../../server/start/open-bank.ts';
import { addAdmin, resetAdmin } from '../../server/people/users/recover-admin.ts';
import { refuseWithoutBank } from './open-bank-database.ts';
import { UsageError } from './usage-error.ts';

const usage =
  'Usage: npm run bank -- admin add USERNAME EMAIL [ROLE], or npm run bank -- admin reset ' +
  `USERNAME. ROLE is one of ${staffRoleNames.join(', ')}; without it, manager.`;

/**
 * Lets staff in again: a new admin, or a new password for one. An embedded bank must be stopped for
 * it; PostgreSQL may go on.
 */
export async function run(args: string[]): Promise<void> {
  const [verb, username, email, role] = args;
  const adds = verb === 'add' && (args.length === 3 || args.length === 4);
  if (username === undefined || !(adds || (verb === 'reset' && args.length === 2)))
    throw new UsageError(usage);
  const newAdmin = adds ? { ...readNewAdmin(username, email), ...readRole(role) } : undefined;

  const config = readConfig(process.env);
  refuseWithoutBank(config);
  const bank = await openBank({ ...config, logLevel: 'warn' });
  const password = await (newAdmin ? addAdmin(bank, newAdmin) : resetAdmin(bank, username)).finally(
    () => bank.close(),
  );
  if (password === undefined)
    throw new UsageError(
      newAdmin
        ? 'This username or email is taken. Nothing was changed.'
        : `No admin is called ${username}. Nothing was changed.`,
    );
  console.log(
    `${username} can sign in with\n  password    ${password}   (shown this once; it must be ` +
      'changed at the first sign-in)',
  );
}

function readRole(given: string | undefined): { staffRole?: StaffRole } {
  if (given === undefined) return {};
  const staffRole = staffRoleNames.find((role) => role === given);
  if (staffRole === undefined) throw new UsageError(usage);
  return { staffRole };
}

function readNewAdmin(
  username: string,
  email: string | undefined,
): { username: string; email: string } {
  const wanted = registration.safeParse({ username, email, password: 'chosen below' });
  if (!wanted.success)
    throw new UsageError(wanted.error.issues.map(({ message }) => message).join('\n'));
  return { username: wanted.data.username, email: wanted.data.email };
}
