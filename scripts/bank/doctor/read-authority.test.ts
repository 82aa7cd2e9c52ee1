import { expect, test } from 'vitest';
import { readAuthority } from './read-authority.ts';

const named = (file: string) =>
  readAuthority(`postgres://bank@db.example/larkmoor?sslmode=verify-full&sslrootcert=${file}`);

test('an authority whose file is missing ends no look of the doctor', () => {
  expect(named('/nowhere/authority.pem')).toBeUndefined();
  expect(named(import.meta.filename)).toContain('readAuthority');
  expect(readAuthority('postgres://bank@db.example/larkmoor')).toBeUndefined();
});
