import type { Check } from './check.ts';
import { filesWhere } from './tree.ts';

export const numberedMigrations = numbered('migrations', 'server/db/migrations', 'sql');
export const numberedDecisions = numbered('decisions', 'docs/decisions', 'md');

function numbered(what: string, folder: string, ending: string): Check {
  const name = new RegExp(`^${folder}/(\\d{4})-[a-z0-9-]+\\.${ending}$`);
  return {
    rule: `${what} are numbered from 0001 without gaps`,
    find: (tree) =>
      filesWhere(tree, (file) => file.startsWith(`${folder}/`)).flatMap(([file], index) => {
        const expected = String(index + 1).padStart(4, '0');
        if (name.exec(file)?.[1] === expected) return [];
        return [
          {
            file,
            problem: `expected ${expected}-name.${ending} here`,
            mend: 'give the newest the next free number; one that others have seen keeps its own',
          },
        ];
      }),
  };
}
