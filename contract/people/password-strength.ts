/**
 * Counts the characters of a password that say something new: those that repeat or continue the one
 * before (aaa, 1234, fed) do not count, a pattern that comes again counts once, and a number counts
 * half. It knows no words: `fingerprintOf` knows the passwords that people choose most.
 */
export function effortOf(password: string): number {
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const isNew = (code: number, index: number) =>
    index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1;
  const pairs = new Set(codes.slice(1).map((code, index) => `${codes[index]} ${code}`));
  const effort = Math.min(codes.filter(isNew).length, pairs.size + 1);
  return /^\d+$/.test(password) ? Math.ceil(effort / 2) : effort;
}

/** From which effort on a password is called so. */
export const leastEffort = { fair: 10, good: 14, strong: 18 } as const;

/**
 * Tells whether a password is in a list that does not hold the passwords themselves: FNV-1a of it in
 * lower case, 24 bits of it as six hexadecimal digits. Of a hundred thousand other passwords some
 * three are taken for one of five hundred.
 */
export function fingerprintOf(password: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(password.toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return ((hash ^ (hash >>> 24)) & 0xff_ffff).toString(16).padStart(6, '0');
}

/**
 * Says whether a password holds a name of its owner, which a guesser who knows them tries first:
 * names below four letters say too little.
 */
export function hasNameOf(password: string, names: readonly (string | undefined)[]): boolean {
  return names.some(
    (name) =>
      name !== undefined && name.length >= 4 && password.toLowerCase().includes(name.toLowerCase()),
  );
}
