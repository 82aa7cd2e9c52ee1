import type { Check } from './check.ts';
import { serverRooms } from './server-rooms.ts';

const page = 'docs/architecture.md';

const rowOf = ({ name, holds }: { name: string; holds: string }) => `| \`${name}\` | ${holds} |`;

export const documentedRooms: Check = {
  rule: 'docs/architecture.md lists the rooms of the server as the walls have them',
  find(tree) {
    const text = tree.get(page);
    if (text === undefined || text.includes(serverRooms.map(rowOf).join('\n'))) return [];
    return [
      {
        file: page,
        line: 1,
        problem: 'its table of rooms is not the one of checks/server-rooms.ts',
        mend: `write these rows: ${serverRooms.map(rowOf).join(' ')}`,
      },
    ];
  },
};
