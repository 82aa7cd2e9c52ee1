import type { Check } from './check.ts';
import { filesWhere, type Tree } from './tree.ts';

const decisionIndex = 'docs/decisions/README.md';

export const numberedMigrations = numbered('migrations', 'server/db/migrations', 'sql');
export const numberedDecisions = numbered('decisions', 'docs/decisions', 'md');

/** A decision that no topic names is found by its number only, so newcomers do not find it. */
export const indexedDecisions: Check = {
  rule: 'docs/decisions/README.md lists every decision, once, under the page’s own number',
  find(tree) {
    const decisions = filesIn(tree, 'docs/decisions');
    if (decisions.length === 0) return [];
    const listed = [
      ...(tree.get(decisionIndex) ?? '').matchAll(
        /^- \[(\d{4})\]\(((\d{4})-[a-z0-9-]+\.md)\): \S/gm,
      ),
    ];
    return decisions.flatMap(([file]) => {
      const lines = listed.filter(([, , name]) => file === `docs/decisions/${name}`);
      if (lines.length === 1 && lines[0]?.[1] === lines[0]?.[3]) return [];
      return [
        {
          file,
          problem: `${decisionIndex} has ${lines.length} lines for it, or another number`,
          mend: 'add "- [NUMBER](FILE): what was decided" under its topic, once',
        },
      ];
    });
  },
};

const filesIn = (tree: Tree, folder: string) =>
  filesWhere(tree, (file) => file.startsWith(`${folder}/`) && file !== decisionIndex);

function numbered(what: string, folder: string, ending: string): Check {
  const name = new RegExp(`^${folder}/(\\d{4})-[a-z0-9-]+\\.${ending}$`);
  return {
    rule: `${what} are numbered from 0001 without gaps`,
    find: (tree) =>
      filesIn(tree, folder).flatMap(([file], index) => {
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
