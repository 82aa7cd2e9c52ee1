import type { Weakness } from '../../../contract/weaknesses.ts';
import type { Bank } from '../../bank.ts';
import { isLoopback, type Config } from '../../base/config.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { loginWeakness } from './login-weakness.ts';

/** Whether other machines reach this bank: by its public address, or at the port itself. */
function isReachable({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): boolean {
  return !isLoopback(new URL(publicUrl).hostname) || !(isLoopback(host) || host === '::1');
}

/**
 * What is not safe in how a bank that others reach is set up: in its settings, and in its database,
 * where staff change it while the bank runs.
 */
export async function findWeaknesses({
  config,
  db,
  clock,
}: Pick<Bank, 'config' | 'db' | 'clock'>): Promise<Weakness[]> {
  if (!isReachable(config)) return [];
  const { aboveMinor } = await readPolicy(db, 'twoPeople', clock.businessNow());
  const found = [
    plainHttp(config),
    passwordAlone(config),
    aboveMinor === null ? oneAlone : undefined,
    plainMail(config),
    plainDatabase(config),
  ];
  return [...found, await loginWeakness(db)].filter((weakness) => weakness !== undefined);
}

const oneAlone: Weakness = {
  problem: 'One person of the staff alone can credit any amount.',
  mend:
    'Set “Two-person threshold” under Policies, after adding a second admin: npm run bank -- ' +
    'admin add USERNAME EMAIL.',
};

function plainHttp({ publicUrl, host }: Config): Weakness | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return undefined;
  const mend =
    'Put a proxy with https in front, set BANK_PUBLIC_URL to its https address and ' +
    'BANK_TRUSTED_PROXIES to the proxy’s own, and let only the proxy reach the port.';
  if (isLoopback(hostname))
    return {
      problem:
        `The bank listens at ${host}: other machines may reach it over plain http, where ` +
        'passwords can be read on the way.',
      mend,
    };
  return {
    problem:
      `People reach the bank over plain http at ${publicUrl}: passwords and payments can be ` +
      'read and changed on the way.',
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
