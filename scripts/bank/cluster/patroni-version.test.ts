import { expect, test } from 'vitest';
import { patroniFault } from './patroni-version.ts';

test('a Patroni that loses confirmed payments is refused by name, a safe one is not', () => {
  for (const version of ['3.0.2', '2.1.7', '3.0', '3.0.2-1'])
    expect(patroniFault(version)).toBe(
      `Patroni ${version} loses confirmed payments in a split brain.`,
    );
  for (const version of ['3.0.3', '3.1.0', '3.0.10', '4.0.7', '10.0.0'])
    expect(patroniFault(version)).toBeUndefined();
});
