/** The first one that is safe. */
const oldestPatroni = '3.0.3';

/**
 * Says why this Patroni must not run a bank's database; undefined where it may. Before 3.0.3 a
 * leader that stood still and wakes overwrites the key of the new one, and both go on.
 */
export function patroniFault(version: string): string | undefined {
  return isOlder(version, oldestPatroni)
    ? `Patroni ${version} loses confirmed payments in a split brain.`
    : undefined;
}

export const patroniMend =
  `Install Patroni ${oldestPatroni} or newer on each machine, the leader’s last; Debian 13 has ` +
  '4.0.7, Debian 12’s 3.0.2 is too old.';

function isOlder(version: string, other: string): boolean {
  const [a, b] = [version, other].map((text) => text.split('.').map((part) => parseInt(part, 10)));
  for (const [place, wanted] of (b ?? []).entries()) {
    const found = a?.[place] ?? 0;
    if (found !== wanted) return found < wanted;
  }
  return false;
}
