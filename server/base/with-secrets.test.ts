import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkmoor-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test('a setting that holds a password is read from the file that is named instead', () => {
  expect(
    readConfig({
      DATABASE_URL: 'postgres://server@localhost/bank',
      DATABASE_OWNER_URL_FILE: fileWith('postgres://owner:of-tables@localhost/bank\n'),
    }).databaseOwnerUrl,
  ).toBe('postgres://owner:of-tables@localhost/bank');
  expect(readConfig({ SMTP_URL_FILE: fileWith('smtp://localhost') }).smtpUrl).toBe(
    'smtp://localhost',
  );
  expect(
    readConfig({ BANK_ADMIN_PASSWORD_FILE: fileWith('two words, and a space at the end \r\n') })
      .admin.password,
  ).toBe('two words, and a space at the end');
});

test.each(['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL', 'BANK_ADMIN_PASSWORD'])(
  '%s_FILE beside the setting itself, without a value or without a file is refused by name',
  (name) => {
    const given = `${name}_FILE`;
    expect(() => readConfig({ [name]: 'one', [given]: fileWith('two') })).toThrow(
      `${name} and ${given} are both set.`,
    );
    expect(() => readConfig({ [given]: fileWith('\n') })).toThrow(/_FILE is ".*", which is empty/);
    expect(() => readConfig({ [given]: fileWith('a\nb') })).toThrow(
      /_FILE is ".*", but a value is/,
    );
    expect(() => readConfig({ [given]: join(folder, 'none') })).toThrow(
      `${given} is "${join(folder, 'none')}", which cannot be read (ENOENT).`,
    );
    expect(() => readConfig({ [given]: folder })).toThrow(/which cannot be read \(EISDIR\)/);
  },
);

test('what a file holds is not repeated where it is wrong, because it is a password', () => {
  expect(() => readConfig({ DATABASE_URL_FILE: fileWith('postgre://bank:hidden@db') })).toThrow(
    /^DATABASE_URL must be an address that starts with postgres/,
  );
});
