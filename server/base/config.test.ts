import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment is a bank on this machine [L-332]', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    sandbox: false,
    limits: true,
    publicUrl: 'http://localhost:3000',
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['BANK_SANDBOX', 'yes'],
  ['BANK_RATE_LIMIT', 'none'],
  ['BANK_POLICY', 'strictest'],
  ['BANK_STAFF_SIGN_IN', 'required'],
  ['DATABASE_URL', 'mysql://localhost/bank'],
  ['DATABASE_OWNER_URL', 'mysql://localhost/bank'],
  ['DATABASE_OWNER_URL', 'postgres://owner@localhost/bank'],
  ['SMTP_URL', 'localhost:25'],
  ['BANK_ADMIN_USERNAME', 'the admin'],
  ['BANK_ADMIN_PASSWORD', '12345'],
  ['BANK_ADMIN_EMAIL', 'admin@localhost'],
  ['BANK_TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
  ['BANK_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['BANK_TRUSTED_PROXIES', '0.0.0.0/0'],
  ['BANK_TRUSTED_PROXIES', '10.0.0.1, 128.0.0.0/1'],
  ['BANK_TRUSTED_PROXIES', '::/0'],
  ['BANK_TRUSTED_PROXIES', '::ffff:0:0/96'],
  ['BANK_TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['BANK_PUBLIC_URL', 'bank.example'],
  ['BANK_PUBLIC_URL', 'https://bank.example/path'],
])('%s=%s is refused by name [L-332]', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('proxies are addresses and networks, of both kinds', () => {
  expect(
    readConfig({ BANK_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1 , fd00::/8' }).trustedProxies,
  ).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8']);
});

test.each(['postgres://one,two/bank', 'postgres://one:5432,two:5432/bank'])(
  '%s is refused for its hosts, and the way to have several is named',
  (address) => {
    expect(() => readConfig({ DATABASE_URL: address })).toThrow(
      /^DATABASE_URL must be an address of one host, .* proxy that leads to the leader/,
    );
    expect(() => readConfig({ DATABASE_URL: 'postgres://bank:a,b@one/bank' })).not.toThrow();
  },
);

test('an address by a socket needs a host, and the way to write it is named', () => {
  const asking = (address: string) => () => readConfig({ DATABASE_URL: address });
  for (const address of ['postgresql://bank:p@/bank?host=/run/postgresql', 'postgres:///bank'])
    expect(asking(address)).toThrow(
      /^DATABASE_URL must be an address with a host: .*@localhost\/name\?host=\/run\/postgresql/,
    );
  expect(asking('postgresql://bank:p@localhost/bank?host=/run/postgresql')).not.toThrow();
});

test('an address that a sign in its password breaks is refused for that', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://bank:p/w@one/bank' })).toThrow(
    /^DATABASE_URL must be an address such as .* percent-encoded/,
  );
});

test('addresses of Patroni are a list, and one that is none is named', () => {
  const { patroniUrls } = readConfig({
    BANK_PATRONI_URLS: 'http://10.0.0.1:8008/, https://db2:8008',
  });
  expect(patroniUrls).toEqual(['http://10.0.0.1:8008', 'https://db2:8008']);
  expect(() => readConfig({ BANK_PATRONI_URLS: 'http://10.0.0.1:8008,db2:8008' })).toThrow(
    'BANK_PATRONI_URLS is "http://10.0.0.1:8008,db2:8008", but it must be addresses such as',
  );
});

test('a wrong DATABASE_URL is not repeated, because it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgre://bank:secret@db/bank' })).not.toThrow(/secret/);
});

test.each([{ BANK_SANDBOX: '1' }, { BANK_RATE_LIMIT: 'off' }])(
  'a bank that others reach refuses %o [S-63 L-332]',
  (unsafe) => {
    expect(() => readConfig({ BANK_PUBLIC_URL: 'https://bank.example', ...unsafe })).toThrow(
      'is refused',
    );
    expect(() => readConfig({ BANK_PUBLIC_URL: 'http://127.0.0.1:4000', ...unsafe })).not.toThrow();
  },
);

test('behind https the proxy must be declared: the refusal says what to set [S-63]', () => {
  expect(() => readConfig({ BANK_PUBLIC_URL: 'https://bank.example' })).toThrow(
    /Set BANK_TRUSTED_PROXIES to the address the bank sees the proxy at/,
  );
  expect(
    readConfig({ BANK_PUBLIC_URL: 'https://bank.example', BANK_TRUSTED_PROXIES: '10.0.0.1' })
      .trustedProxies,
  ).toEqual(['10.0.0.1']);
  expect(readConfig({ BANK_PUBLIC_URL: 'http://bank.example' }).trustedProxies).toEqual([]);
});

test('the collector of traces is a web address, and one with a login is refused unrepeated', () => {
  const url = 'http://127.0.0.1:4318/v1/traces';
  expect(readConfig({}).tracesUrl).toBeUndefined();
  expect(readConfig({ BANK_TRACES_URL: url }).tracesUrl).toBe(url);
  for (const wrong of [
    '127.0.0.1:4318',
    'grpc://127.0.0.1:4317',
    'https://me:hidden@otel/v1/traces',
  ])
    expect(() => readConfig({ BANK_TRACES_URL: wrong })).toThrow(
      /^BANK_TRACES_URL must be an address such as http:\/\/127\.0\.0\.1:4318\/v1\/traces, without/,
    );
});

test('rates come by https alone, or from this machine; an address with a login is refused', () => {
  const url = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
  expect(readConfig({}).ratesUrl).toBeUndefined();
  for (const right of [url, 'http://127.0.0.1:8080/daily.xml', 'http://localhost/daily.xml'])
    expect(readConfig({ BANK_RATES_URL: right }).ratesUrl).toBe(right);
  for (const wrong of [
    'on',
    'http://www.ecb.europa.eu/daily.xml',
    'http://127.0.0.1.rates.example/daily.xml',
    'file:///etc/passwd',
    'https://me:hidden@rates.example/daily.xml',
  ])
    expect(() => readConfig({ BANK_RATES_URL: wrong })).toThrow(
      /^BANK_RATES_URL .*must be an https:\/\/ address without a login\.$/,
    );
});
