import { availableParallelism } from 'node:os';
import { basename, dirname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { registration } from '../../contract/people/users.ts';
import { isAddressOrNetwork } from './address-or-network.ts';
import { ConfigError } from './config-error.ts';
import { isLoopback } from './is-loopback.ts';
import {
  addressWith,
  areWebAddresses,
  collectorAddress,
  databaseAddress,
  given,
  oneOf,
  setting,
  sourceAddress,
  splitAddresses,
  wholeBetween,
  wholeFromOneTo,
  wholeUpTo,
} from './kinds-of-settings.ts';
import { type Environment, withSecrets } from './with-secrets.ts';

const port = wholeUpTo(65_535);

/** Every name the bank reads, with what it may hold. */
const environment = z.object({
  PORT: port,
  HOST: given,
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_URL_FILE: given,
  DATABASE_OWNER_URL_FILE: given,
  DATABASE_STANDBY_URL_FILE: given,
  DATABASE_STANDBY_URL: databaseAddress,
  BANK_DATABASE_CONNECTIONS: wholeBetween(8, 500),
  BANK_MIGRATE: oneOf('on', 'off'),
  SMTP_URL: addressWith('smtp:', 'smtps:'),
  SMTP_URL_FILE: given,
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  BANK_DATA_DIR: given,
  BANK_KEY_FILE: given,
  BANK_PUBLIC_URL: addressWith('http:', 'https:'),
  BANK_TRUSTED_PROXIES: given,
  BANK_SANDBOX: oneOf('0', '1'),
  BANK_RATE_LIMIT: oneOf('on', 'off'),
  BANK_POLICY: oneOf('strict'),
  BANK_STAFF_SIGN_IN: oneOf('password', 'two-step'),
  BANK_METRICS_PORT: port,
  BANK_METRICS_HOST: given,
  BANK_TRACES_URL: collectorAddress,
  BANK_RATES_URL: sourceAddress,
  BANK_PATRONI_URLS: setting(
    z.string().check(z.refine(areWebAddresses, 'addresses such as http://10.0.0.1:8008')),
  ),
  BANK_DRAIN_SECONDS: wholeUpTo(300),
  BANK_PATIENCE_SECONDS: wholeUpTo(60),
  BANK_BACKUP_DIR: given,
  BANK_BACKUP_NOTES_DIR: given,
  BANK_BACKUP_HOURS: wholeFromOneTo(720),
  BANK_BACKUP_KEEP: wholeFromOneTo(1_000),
  BANK_BACKUP_DAYS: wholeFromOneTo(3_650),
  // The first admin signs in by the rules of registration: what could never sign in is refused.
  BANK_ADMIN_USERNAME: setting(
    z
      .string()
      .check(
        fits(registration.shape.username, '3 to 40 letters, digits, dots, dashes or underscores'),
      ),
  ),
  BANK_ADMIN_EMAIL: setting(z.string().check(fits(registration.shape.email, 'an email address'))),
  BANK_ADMIN_PASSWORD: setting(
    z.string().check(fits(registration.shape.password, 'a password of 6 to 128 characters')),
  ),
  BANK_ADMIN_PASSWORD_FILE: given,
});

type Settings = z.output<typeof environment>;

export const settingNames = Object.keys(environment.shape);

/** Their values may hold a password, or are one, so no refusal repeats them. */
const isSecret = (name: string) => /^(DATABASE_|SMTP_|BANK_(ADMIN|TRACES|RATES)_)/.test(name);

function fits(schema: z.ZodMiniType, allowed: string) {
  return z.refine<string>((text) => schema.safeParse(text).success, allowed);
}

function refuse(name: string, value: string | undefined, allowed: string): never {
  if (isSecret(name)) throw new ConfigError(`${name} must be ${allowed}.`);
  throw new ConfigError(`${name} is "${value?.trim()}", but it must be ${allowed}.`);
}

function parse(env: Environment): Settings {
  const parsed = environment.safeParse(env);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  return refuse(name, env[name], issue?.message ?? 'another value');
}

/** Everything the environment decides, parsed once at the start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /**
   * The login that owns the tables, where it is another than the one that serves: migrations,
   * backups and restores use it.
   */
  databaseOwnerUrl: string | undefined;
  /** A streaming standby of it, or a proxy in front of several: what may be read is read there. */
  databaseStandbyUrl: string | undefined;
  /** The most connections that this server takes, over all kinds of work. */
  databaseConnections: number | undefined;
  /** Off: the start changes no table, and is refused where one is lacking. */
  migrates: boolean;
  admin: { username: string | undefined; email: string | undefined; password: string | undefined };
  sandbox: boolean;
  /** Off for load tests: no request, velocity or daily-amount limits. */
  limits: boolean;
  /** Stricter than the specification: long passwords, and little before an ID is accepted. */
  strict: boolean;
  /** Staff do nothing before two-step sign-in is on for them. */
  staffNeedTwoSteps: boolean;
  keyFile: string;
  smtpUrl: string | undefined;
  /** The origin people type, without a trailing slash. */
  publicUrl: string;
  /** Addresses whose `X-Forwarded-For` is believed; none by default. */
  trustedProxies: string[];
  /** Where figures for Prometheus are read; nowhere by default. */
  metrics: { host: string; port: number } | undefined;
  /** Where spans are sent as OTLP over HTTP; nowhere by default. */
  tracesUrl: string | undefined;
  /** Where the daily file of exchange rates is fetched; nowhere by default. */
  ratesUrl: string | undefined;
  /** Where Patroni answers on each machine of the database, for the doctor. */
  patroniUrls: string[];
  /**
   * Milliseconds for which the bank goes on serving after SIGTERM, with health saying 503, so that
   * a proxy turns elsewhere first.
   */
  drainMs: number;
  /** Milliseconds that requests wait for a database that is away, as during a failover. */
  patienceMs: number;
  /** The folder of the note how the last backup went; the data folder by default. */
  backupNotesDir: string;
  /** When an embedded bank backs itself up, and how much of that is kept; never by default. */
  backups: { folder: string; hours: number; keep: number; days: number } | undefined;
  cores: number;
  logLevel: string;
}

function readPublicUrl({ BANK_PUBLIC_URL: value, PORT }: Settings): string {
  if (value === undefined) return `http://localhost:${PORT ?? 3000}`;
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash)
    refuse('BANK_PUBLIC_URL', value, 'an origin without a path, such as https://bank.example');
  return url.origin;
}

/**
 * This process speaks http alone, so an https address says that a proxy is in front, and everybody
 * would count as that proxy in the limits.
 */
function readProxies(settings: Settings, publicUrl: string): string[] {
  const addresses = (settings.BANK_TRUSTED_PROXIES ?? '')
    .split(',')
    .map((address) => address.trim());
  const proxies = addresses.filter((address) => address !== '');
  const wrong = proxies.find((address) => !isAddressOrNetwork(address));
  if (wrong !== undefined)
    refuse(
      'BANK_TRUSTED_PROXIES',
      wrong,
      'IP addresses or networks such as 10.0.0.0/8 and none wider, with commas between them',
    );
  if (proxies.length === 0 && publicUrl.startsWith('https:'))
    throw new ConfigError(
      `BANK_PUBLIC_URL is ${publicUrl}, so a proxy stands in front, and BANK_TRUSTED_PROXIES ` +
        'does not name it. ' +
        "Without it all people have the proxy's address, and twenty wrong passwords keep " +
        'everybody out. Set BANK_TRUSTED_PROXIES to the address the bank sees the proxy at: ' +
        '127.0.0.1 on this machine, or a network such as 10.0.0.0/8.',
    );
  return proxies;
}

function placesOf({
  BANK_DATA_DIR,
  BANK_KEY_FILE,
}: Pick<Settings, 'BANK_DATA_DIR' | 'BANK_KEY_FILE'>): Pick<Config, 'dataDir' | 'keyFile'> {
  const dataDir = resolve(BANK_DATA_DIR ?? './data');
  return {
    dataDir,
    keyFile: resolve(BANK_KEY_FILE ?? `${dirname(dataDir)}/${basename(dataDir)}.key`),
  };
}

/** The folder and the file that the environment names, even where other settings are wrong. */
export function namedPlaces({ BANK_DATA_DIR, BANK_KEY_FILE }: Environment): string[] {
  return Object.values(placesOf(parse({ BANK_DATA_DIR, BANK_KEY_FILE })));
}

function refuseUnsafe({ BANK_SANDBOX, BANK_RATE_LIMIT }: Settings, publicUrl: string): void {
  if (isLoopback(new URL(publicUrl).hostname)) return;
  if (BANK_SANDBOX === '1')
    throw new ConfigError(
      `BANK_SANDBOX=1 is refused with the public address ${publicUrl}: a bank that others reach ` +
        'keeps real time.',
    );
  if (BANK_RATE_LIMIT === 'off')
    throw new ConfigError(
      `BANK_RATE_LIMIT=off is refused with the public address ${publicUrl}: a bank that others ` +
        'reach keeps its limits.',
    );
}

function readBackups(settings: Settings): Config['backups'] {
  const { BANK_BACKUP_DIR: folder } = settings;
  if (folder === undefined) return undefined;
  return {
    folder: resolve(folder),
    hours: settings.BANK_BACKUP_HOURS ?? 24,
    keep: settings.BANK_BACKUP_KEEP ?? 14,
    days: settings.BANK_BACKUP_DAYS ?? 30,
  };
}

/** @throws {ConfigError} naming the first wrong value. */
export function readConfig(env: Environment): Config {
  const settings = parse(withSecrets(env));
  const publicUrl = readPublicUrl(settings);
  refuseUnsafe(settings, publicUrl);
  const {
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseOwnerUrl,
    DATABASE_STANDBY_URL: databaseStandbyUrl,
  } = settings;
  if (databaseUrl === undefined && settings.BANK_MIGRATE === 'off')
    throw new ConfigError(
      'BANK_MIGRATE=off is for PostgreSQL, where npm run bank -- migrate runs apart: an embedded ' +
        'bank migrates at its start.',
    );
  if (databaseUrl === undefined && databaseOwnerUrl !== undefined)
    throw new ConfigError(
      'DATABASE_OWNER_URL is set, and DATABASE_URL is not. Set DATABASE_URL to the same ' +
        'database with the login that serves.',
    );
  if (databaseStandbyUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError(
      'DATABASE_STANDBY_URL is set, and DATABASE_URL is not: an embedded bank has no standby.',
    );
  if (databaseStandbyUrl !== undefined && databaseStandbyUrl === databaseUrl)
    throw new ConfigError(
      'DATABASE_STANDBY_URL and DATABASE_URL are the same: set it to a standby, or unset it.',
    );
  const metricsPort = settings.BANK_METRICS_PORT;
  const places = placesOf(settings);
  return {
    port: settings.PORT ?? 3000,
    host: settings.HOST ?? '127.0.0.1',
    ...places,
    databaseUrl,
    databaseOwnerUrl,
    databaseStandbyUrl,
    databaseConnections: settings.BANK_DATABASE_CONNECTIONS,
    migrates: settings.BANK_MIGRATE !== 'off',
    admin: {
      username: settings.BANK_ADMIN_USERNAME,
      email: settings.BANK_ADMIN_EMAIL,
      password: settings.BANK_ADMIN_PASSWORD,
    },
    sandbox: settings.BANK_SANDBOX === '1',
    limits: settings.BANK_RATE_LIMIT !== 'off',
    strict: settings.BANK_POLICY === 'strict',
    staffNeedTwoSteps: settings.BANK_STAFF_SIGN_IN === 'two-step',
    smtpUrl: settings.SMTP_URL,
    publicUrl,
    trustedProxies: readProxies(settings, publicUrl),
    metrics:
      metricsPort === undefined
        ? undefined
        : { port: metricsPort, host: settings.BANK_METRICS_HOST ?? '127.0.0.1' },
    tracesUrl: settings.BANK_TRACES_URL,
    ratesUrl: settings.BANK_RATES_URL,
    patroniUrls: splitAddresses(settings.BANK_PATRONI_URLS ?? ''),
    drainMs: (settings.BANK_DRAIN_SECONDS ?? 0) * 1000,
    patienceMs: (settings.BANK_PATIENCE_SECONDS ?? 8) * 1000,
    backupNotesDir: resolve(settings.BANK_BACKUP_NOTES_DIR ?? places.dataDir),
    backups: readBackups(settings),
    cores: availableParallelism(),
    logLevel: settings.LOG_LEVEL ?? 'info',
  };
}
