import type { Weakness } from '../../../contract/staff/weaknesses.ts';
import type { Bank } from '../../bank.ts';
import type { Clock } from '../../base/clock.ts';
import { type Config } from '../../base/config.ts';
import { isLoopback } from '../../base/is-loopback.ts';
import type { Database } from '../../db/database.ts';
import { outboxOf } from '../../services/mail/outbox.ts';
import { haveTwoPeople, needTwo } from '../../people/users/second-person.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';

/** Says whether other machines reach this bank: by its public address, or at the port itself. */
function isReachable({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  return !isLoopback(new URL(publicUrl).hostname) || !(isLoopback(host) || host === '::1');
}

/**
 * Finds what is not safe in the set-up of a bank that others reach: in its settings, and in its
 * database, where staff change it while the bank runs.
 */
export async function findWeaknesses({
  config,
  db,
  clock,
}: Pick<Bank, 'config' | 'db'> & { clock: Pick<Clock, 'businessNow' | 'now'> }): Promise<
  Weakness[]
> {
  if (!isReachable(config)) return [];
  const { aboveMinor } = await readPolicy(db, 'twoPeople', clock.businessNow());
  const isOneAlone = aboveMinor === null && !(await haveTwoPeople(db, 'approve-credits'));
  const found = [
    plainHttp(config),
    passwordAlone(config),
    isOneAlone ? oneAlone : await managerAlone(db, { clock }),
    noMailServer(config),
    plainMail(config),
    plainDatabase(config),
  ];
  return [...found, await loginWeakness(db)].filter((weakness) => weakness !== undefined);
}

const oneAlone: Weakness = {
  problem: 'One person of the staff alone can credit any amount.',
  mend:
    'Invite a colleague who approves credits, under Colleagues: from then on $10,000.00 is the ' +
    'most that one person gives alone. “Two-person rule” under Policy changes it.',
};

/**
 * Where the staff itself does not need two people, who brings people in makes the second person of
 * their own credits: a day later, and seen by all.
 */
async function managerAlone(
  db: Database,
  bank: { clock: Pick<Clock, 'businessNow' | 'now'> },
): Promise<Weakness | undefined> {
  if (await needTwo(db, bank, 'manage-colleagues')) return undefined;
  return {
    problem:
      'One manager alone can make the second person: whoever they invite or give a role approves ' +
      'their credits after 24 hours.',
    mend:
      'Make a second colleague a manager, under Colleagues, and let “Policy and staff ' +
      'changes” need two people, under Policy. Invitations and roles then wait for both.',
  };
}

const onTheWay =
  'Anyone in the same network reads passwords, PINs, codes and sessions on the way, changes ' +
  'payments, and logs in as customers and staff. Nothing in the bank can prevent that.';

function plainHttp({ publicUrl, host }: Config): Weakness | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return undefined;
  const mend =
    'Put a proxy with https in front, set BANK_PUBLIC_URL to its https address and ' +
    'BANK_TRUSTED_PROXIES to the proxy’s own, and let only the proxy reach the port.';
  if (isLoopback(hostname))
    return {
      problem: `The bank listens at ${host}: other machines may reach it over plain http. ${onTheWay}`,
      mend,
    };
  return {
    problem: `People reach the bank over plain http at ${publicUrl}. ${onTheWay}`,
    mend,
  };
}

function passwordAlone({ staffNeedTwoSteps }: Config): Weakness | undefined {
  if (staffNeedTwoSteps) return undefined;
  return {
    problem: 'Staff can log in with a password alone.',
    mend: 'Set BANK_STAFF_SIGN_IN=two-step.',
  };
}

function noMailServer({ smtpUrl, ...config }: Config): Weakness | undefined {
  if (smtpUrl !== undefined) return undefined;
  return {
    problem:
      'No mail leaves the bank: statements, links for a new password and warnings that the pages ' +
      `call emailed are files in ${outboxOf(config)}.`,
    mend: 'Set SMTP_URL to the address of a mail server.',
  };
}

function plainMail({ smtpUrl }: Config): Weakness | undefined {
  if (smtpUrl === undefined) return undefined;
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === 'smtps:' || isNear(hostname) || searchParams.get('requireTLS') === 'true')
    return undefined;
  return {
    problem:
      `Email goes to ${hostname} without TLS where somebody on the way takes it off: emails ` +
      'hold links and statements.',
    mend: 'Set SMTP_URL to smtps://…, or add ?requireTLS=true to it.',
  };
}

function plainDatabase({ databaseUrl }: Config): Weakness | undefined {
  if (databaseUrl === undefined) return undefined;
  const { hostname, searchParams } = new URL(databaseUrl);
  if (isNear(hostname) || searchParams.get('sslmode') === 'verify-full') return undefined;
  return {
    problem: `The database at ${hostname} is reached without proof that it is the one, or without TLS.`,
    mend:
      'Add ?sslmode=verify-full to DATABASE_URL, with &sslrootcert=FILE where the certificate ' +
      'is of your own authority.',
  };
}

/**
 * This machine, or a name without a dot, which only the network of containers on one machine knows.
 */
function isNear(hostname: string): boolean {
  return isLoopback(hostname) || !/[.:]/.test(hostname);
}

interface Login {
  name: string;
  isSuperuser: boolean;
  ownsTables: boolean;
}

/**
 * Finds what the login of DATABASE_URL may do beyond serving. The server works as the role
 * larkmoor_app, but a statement takes it back to its login, whose rights alone stop an attacker who
 * runs SQL or code in its place. Nothing on the embedded engine, where the data folder is the wall.
 */
export async function loginWeakness(
  db: Pick<Database, 'engine' | 'query'>,
): Promise<Weakness | undefined> {
  if (db.engine === 'embedded') return undefined;
  const { rows } = await db.query<Login>(
    `SELECT session_user::text AS name, EXISTS (SELECT FROM pg_roles WHERE rolname = session_user
      AND rolsuper) AS "isSuperuser",
            EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace
              AND relkind IN ('r', 'p')
                    AND pg_has_role(session_user, relowner, 'MEMBER')) AS "ownsTables"`,
  );
  const [login] = rows;
  if (!login || (!login.isSuperuser && !login.ownsTables)) return undefined;
  const power = login.isSuperuser ? 'is a superuser of PostgreSQL' : 'owns the tables of the bank';
  return {
    problem:
      `The login ${login.name} of DATABASE_URL ${power}: with it, entries and the audit trail ` +
      'can be changed.',
    mend:
      'Let deploy/postgres-roles.sql make a login that only serves, put it into DATABASE_URL, ' +
      'and keep the owner’s in DATABASE_OWNER_URL for npm run bank -- migrate.',
  };
}
