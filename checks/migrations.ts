import type { Check } from './check.ts';
import { filesWhere } from './tree.ts';

const folder = 'server/db/migrations/';

export const migrations: Check = {
  rule: 'migrations are numbered from 0001 without gaps',
  find: (tree) =>
    filesWhere(tree, (file) => file.startsWith(folder)).flatMap(([file], index) => {
      const expected = String(index + 1).padStart(4, '0');
      const name = file.slice(folder.length);
      if (/^\d{4}-[a-z0-9-]+\.sql$/.test(name) && name.startsWith(expected)) return [];
      return [
        { file, problem: `expected ${expected}-name.sql here`, mend: 'give the newest migration the next free number; one that has shipped keeps its own' },
      ];
    }),
};
