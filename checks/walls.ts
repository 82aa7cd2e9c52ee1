/** A part of oxlint's `no-restricted-imports`: what may not be imported, and the mend. */
export interface Wall {
  /** Without looking ahead: oxlint ignores an expression that it cannot read. */
  regex?: string;
  /** As in .gitignore; the later ones take back. */
  group?: string[];
  importNames?: string[];
  message: string;
}

/** The walls of a folder, or of one file, with those of the folders around it. */
export interface Place {
  /** Ends with `/` for a folder. */
  at: string;
  walls: Wall[];
}

export const climb = '^(?:\\.{1,2}/)+';
export const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;
export const folders = (names: readonly string[]) => `${climb}${oneOf(names)}/`;

/** The rooms of the house and what each may import. */
export const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  config: ['config', 'contract'],
  server: ['server', 'contract', 'config'],
  web: ['web', 'contract', 'config'],
  fixtures: ['fixtures', 'server', 'contract', 'config'],
};
const house = [...Object.keys(mayImport), 'scripts', 'tests', 'bench', 'checks'];

/** A test may use the cast and the tests' own helpers, whatever its neighbor may import. */
export const ofTests = ['tests', 'fixtures', 'scripts'];

export function roomWall(room: string, also: readonly string[] = []): Wall {
  const allowed = mayImport[room] ?? house;
  const closed = house.filter((name) => !allowed.includes(name) && !also.includes(name));
  return {
    // The pages have folders of such names too, but none that is two floors up.
    regex: room === 'web' ? `^(?:\\.\\./){2,}${oneOf(closed)}/` : folders(closed),
    message: `${room}/ may import only ${allowed.join(', ')}; what both need belongs in contract/.`,
  };
}
