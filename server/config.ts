import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { basename, dirname, resolve } from 'node:path';
import { registration } from '../contract/users.ts';

/** Everything the environment decides, parsed once at the start. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The login that owns the tables, where it is another than the one that serves: migrations, backups and restores use it. */
  databaseOwnerUrl: string | undefined;
  admin: { username: string | undefined; email: string | undefined; password: string | undefined };
  sandbox: boolean;
  /** Off for load tests: no request, velocity or daily-amount limits. */
  limits: boolean;
  strictPasswords: boolean;
  /** Staff do nothing before two-step sign-in is on for them. */
  staffNeedTwoSteps: boolean;
  keyFile: string;
  smtpUrl: string | undefined;
  /** The origin people type, without a trailing slash. */
  publicUrl: string;
  /** Addresses whose `X-Forwarded-For` is believed; nobody's by default. */
  trustedProxies: string[];
  /** Where figures for Prometheus are read; nowhere by default. */
  metrics: { host: string; port: number } | undefined;
  /** How long the bank goes on serving after SIGTERM, with health saying 503, so that a proxy turns elsewhere first. */
  drainMs: number;
  cores: number;
  logLevel: string;
}

/** A wrong value in the environment: names the variable, what it holds and what it may hold. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

function read(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function refuse(name: string, value: string, allowed: string): never {
  throw new ConfigError(`${name} is "${value}", but it must be ${allowed}.`);
}

function oneOf(env: Environment, name: string, allowed: readonly string[]): string | undefined {
  const value = read(env, name);
  if (value !== undefined && !allowed.includes(value)) refuse(name, value, allowed.map((word) => `"${word}"`).join(' or '));
  return value;
}

function readWhole(env: Environment, name: string, most: number): number | undefined {
  const value = read(env, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,5}$/.test(value) || Number(value) > most) refuse(name, value, `a whole number from 0 to ${most}`);
  return Number(value);
}

const lastPort = 65_535;

function readMetrics(env: Environment): Config['metrics'] {
  const port = readWhole(env, 'BANK_METRICS_PORT', lastPort);
  const host = read(env, 'BANK_METRICS_HOST') ?? '127.0.0.1';
  return port === undefined ? undefined : { port, host };
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const value = read(env, name);
  if (value === undefined) return undefined;
  // The value may hold a password, so the refusal does not repeat it.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
  return value;
}

/** Whether an address means this very machine. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function readPublicUrl(env: Environment, port: number): string {
  const value = readUrl(env, 'BANK_PUBLIC_URL', ['http:', 'https:']);
  if (value === undefined) return `http://localhost:${port}`;
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash) refuse('BANK_PUBLIC_URL', value, 'an origin without a path, such as https://bank.example');
  return url.origin;
}

/** The first admin signs in by the same rules as everybody, so a name or password that could never sign in is refused here; neither is repeated. */
function readAdmin(env: Environment): Config['admin'] {
  const { username, email, password } = registration.shape;
  const admin = { username: read(env, 'BANK_ADMIN_USERNAME'), email: read(env, 'BANK_ADMIN_EMAIL'), password: read(env, 'BANK_ADMIN_PASSWORD') };
  if (admin.username !== undefined && !username.safeParse(admin.username).success)
    throw new ConfigError('BANK_ADMIN_USERNAME must be 3 to 40 letters, digits, dots, dashes or underscores.');
  if (admin.email !== undefined && !email.safeParse(admin.email).success) throw new ConfigError('BANK_ADMIN_EMAIL must be an email address.');
  if (admin.password !== undefined && !password.safeParse(admin.password).success) throw new ConfigError('BANK_ADMIN_PASSWORD must have 6 to 128 characters.');
  return admin;
}

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** How many bits a network of proxies names: in a wider one lives half the world, and who is taken for a proxy says which address they count as. */
function bitsOfNetwork(address: string): { least: number; most: number } | undefined {
  if (isIP(address) === 4) return { least: 8, most: 32 };
  if (isIP(address) !== 6) return undefined;
  // All of IPv4 lies in one network of IPv6.
  return { least: /^[0:]*:ffff:/i.test(address) ? 104 : 7, most: 128 };
}

/** An address, or a network as `10.0.0.0/8` or by name. */
function isAddress(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  const [address = '', bits = '128', ...rest] = text.split('/');
  const named = bitsOfNetwork(address);
  if (!named || rest.length > 0 || !/^\d{1,3}$/.test(bits)) return false;
  return !text.includes('/') || (Number(bits) >= named.least && Number(bits) <= named.most);
}

/** This process speaks http alone, so an https address says that a proxy is in front, and everybody would count as that proxy in the limits. */
function readProxies(env: Environment, publicUrl: string): string[] {
  const addresses = (read(env, 'BANK_TRUSTED_PROXIES') ?? '').split(',').map((address) => address.trim());
  const given = addresses.filter((address) => address !== '');
  const wrong = given.find((address) => !isAddress(address));
  if (wrong !== undefined) refuse('BANK_TRUSTED_PROXIES', wrong, 'IP addresses or networks such as 10.0.0.0/8 and none wider, with commas between them');
  if (given.length === 0 && publicUrl.startsWith('https:'))
    throw new ConfigError(
      `BANK_PUBLIC_URL is ${publicUrl}, so a proxy stands in front, and BANK_TRUSTED_PROXIES does not name it. Without it all people have the proxy's address, and twenty wrong passwords keep everybody out. Set BANK_TRUSTED_PROXIES to the address the bank sees the proxy at: 127.0.0.1 on this machine, or a network such as 10.0.0.0/8.`,
    );
  return given;
}

function readDatabase(env: Environment): Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'> {
  const databaseUrl = readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const databaseOwnerUrl = readUrl(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']);
  if (databaseUrl === undefined && databaseOwnerUrl !== undefined)
    throw new ConfigError('DATABASE_OWNER_URL is set, and DATABASE_URL is not. Set DATABASE_URL to the same database with the login that serves.');
  return { databaseUrl, databaseOwnerUrl };
}

function readPlaces(env: Environment): Pick<Config, 'dataDir' | 'keyFile'> {
  const dataDir = resolve(read(env, 'BANK_DATA_DIR') ?? './data');
  return { dataDir, keyFile: resolve(read(env, 'BANK_KEY_FILE') ?? `${dirname(dataDir)}/${basename(dataDir)}.key`) };
}

/** The folder and the file that the environment names, even where other settings are wrong. */
export function namedPlaces(env: Environment): string[] {
  return Object.values(readPlaces(env));
}

/** @throws {ConfigError} naming the first wrong value. */
export function readConfig(env: Environment): Config {
  const port = readWhole(env, 'PORT', lastPort) ?? 3000;
  const publicUrl = readPublicUrl(env, port);
  const sandbox = oneOf(env, 'BANK_SANDBOX', ['0', '1']) === '1';
  const limits = oneOf(env, 'BANK_RATE_LIMIT', ['on', 'off']) !== 'off';
  if (!isLoopback(new URL(publicUrl).hostname)) {
    if (sandbox) throw new ConfigError(`BANK_SANDBOX=1 is refused with the public address ${publicUrl}: a bank that others reach keeps real time.`);
    if (!limits) throw new ConfigError(`BANK_RATE_LIMIT=off is refused with the public address ${publicUrl}: a bank that others reach keeps its limits.`);
  }
  return {
    port,
    host: read(env, 'HOST') ?? '127.0.0.1',
    ...readPlaces(env),
    ...readDatabase(env),
    admin: readAdmin(env),
    sandbox,
    limits,
    strictPasswords: oneOf(env, 'BANK_POLICY', ['strict']) === 'strict',
    staffNeedTwoSteps: oneOf(env, 'BANK_STAFF_SIGN_IN', ['password', 'two-step']) === 'two-step',
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    publicUrl,
    trustedProxies: readProxies(env, publicUrl),
    metrics: readMetrics(env),
    drainMs: (readWhole(env, 'BANK_DRAIN_SECONDS', 300) ?? 0) * 1000,
    cores: availableParallelism(),
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent']) ?? 'info',
  };
}
