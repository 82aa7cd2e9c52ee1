import { settingNames } from '../base/config.ts';

/** A name counts as mistyped while at most this many letters of it differ. */
const mostDifferent = 4;

/** Counts the letters that must be put in, left out or changed to make one word the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, known] of [...other].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === known ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Lists the settings under the bank's prefix that the bank does not read, one sentence each: an
 * operator would take a mistyped setting for one that is on.
 */
export function unknownSettings(env: Record<string, string | undefined>): string[] {
  const unknown = Object.keys(env).filter(
    (name) => name.startsWith('BANK_') && !settingNames.includes(name),
  );
  return unknown.toSorted().map((name) => {
    const [nearest] = settingNames
      .map((known) => ({ known, distance: editDistance(name, known) }))
      .toSorted((a, b) => a.distance - b.distance);
    const meant =
      nearest && nearest.distance <= mostDifferent ? ` Did you mean ${nearest.known}?` : '';
    return `${name} is set, and the bank has no setting of this name: it does nothing.${meant}`;
  });
}
