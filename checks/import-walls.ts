import type { OxlintOverride } from 'oxlint';
import {
  compositionRoots,
  knowNoBank,
  knowTheBank,
  manifestType,
  type Room,
  serverRooms,
} from './server-rooms.ts';
import {
  climb,
  folders,
  mayImport,
  ofTests,
  oneOf,
  type Place,
  roomWall,
  type Wall,
} from './walls.ts';
import { ownKey, spanish, webPlaces } from './web-walls.ts';

const downwards = (order: readonly string[]) =>
  `It is above this folder: import downwards only (${order.join(' < ')}); move the shared part down or call it from above.`;

export const contractRooms = ['values', 'words', 'calls', 'people', 'money', 'staff'];

const contractPlaces = contractRooms.map((room, floor): Place => {
  const above = contractRooms.slice(floor + 1);
  return {
    at: `contract/${room}/`,
    walls: [
      roomWall('contract'),
      {
        group: ['*', '!zod/mini', '!.*/**'],
        message: 'contract/ is pure and small: zod/mini only.',
      },
      {
        regex: `${climb}(?:contract/|api\\.ts$${above.length > 0 ? `|${oneOf(above)}/` : ''})`,
        message: downwards([...contractRooms, 'api.ts']),
      },
    ],
  };
});

const ledgerEngine: Wall = {
  regex: `${climb}(?:server/)?ledger/postgresql/`,
  message: 'Only the ledger and server/start know the engine: ask `bank.ledger`.',
};

const mailAlone: Wall = {
  regex: '/queue-mail\\.ts$',
  message: 'Tell a customer by queueNotice; a mail to others is named in checks/import-walls.ts.',
};

const roots: Wall = {
  regex: `${climb}(?:${oneOf(compositionRoots)}\\.ts$|start/)`,
  message: 'A composition root imports and is not imported: hand the thing in as an argument.',
};

/** A manifest says what its noun brings; the list of nouns alone imports it. */
const manifests: Wall = {
  regex: `(?:^|/)${manifestType}\\.ts$`,
  message: 'Only server/nouns.ts knows the manifests: hand the thing in as an argument.',
};
/** In a manifest: that of another noun, but not the type of all. */
const otherManifests: Wall = { ...manifests, regex: `(?:^|/)[\\w-]+/${manifestType}\\.ts$` };

const fromTheRoot: Wall = {
  regex: `${climb}server/`,
  message: 'Write the path from this folder: the walls read it.',
};

/** A folder of a room imports its own floor and those below. */
function floorWalls({ name, floors = [] }: Room, floor: number): Wall[] {
  const above = floors.slice(floor + 1).flat();
  const order = floors.map((folder) => folder.join(', '));
  return above.length === 0
    ? []
    : [{ regex: `${climb}(?:${name}/)?${oneOf(above)}/`, message: downwards(order) }];
}

const ofServer = [roomWall('server'), mailAlone];

function serverPlaces(room: Room, index: number): Place[] {
  const { name, floors } = room;
  const above = serverRooms.slice(index + 1).map((higher) => higher.name);
  const walls = [
    ...ofServer,
    ...(name === 'ledger' ? [] : [ledgerEngine]),
    roots,
    manifests,
    fromTheRoot,
    { regex: folders(above), message: downwards(serverRooms.map((one) => one.name)) },
  ];
  if (knowNoBank.has(name))
    return [
      { at: `server/${name}/`, walls: [...walls, noBank('\\.\\./')] },
      // A folder of the room may have a file of that name above it: `server/db/session.ts`.
      { at: `server/${name}/*/`, walls: [...walls, noBank('(?:\\.\\./){2,}')] },
    ];
  return floors === undefined
    ? [{ at: `server/${name}/`, walls }]
    : floors.flatMap((floor, number) =>
        floor.map((folder) => ({
          at: `server/${name}/${folder}/`,
          walls: [...walls, ...floorWalls(room, number)],
        })),
      );
}

const noBank = (way: string): Wall => ({
  regex: `^${way}${oneOf(knowTheBank)}\\.ts$`,
  message: 'The rooms up to the ledger know no request and no bank: take the values as arguments.',
});

/** `bank.ts`, `context.ts` and `session.ts` serve every room above the ledger. */
const aboveServices = serverRooms
  .slice(serverRooms.findIndex(({ name }) => name === 'services') + 1)
  .map(({ name }) => name);

const serverRoot: Place[] = [
  { at: 'server/', walls: [...ofServer, ledgerEngine] },
  { at: 'server/start/', walls: ofServer },
  ...knowTheBank.map((name) => ({
    at: `server/${name}.ts`,
    walls: [
      ...ofServer,
      ledgerEngine,
      roots,
      manifests,
      { regex: folders(aboveServices), message: downwards(serverRooms.map((room) => room.name)) },
    ],
  })),
];

const places: Place[] = [
  { at: 'contract/', walls: [roomWall('contract')] },
  ...contractPlaces,
  { at: 'config/', walls: [roomWall('config')] },
  { at: 'fixtures/', walls: [roomWall('fixtures')] },
  { at: 'scripts/', walls: [ledgerEngine] },
  ...serverRoot.slice(0, 1),
  ...serverRooms.filter(({ name }) => name !== 'start').flatMap(serverPlaces),
  ...serverRoot.slice(1),
  ...webPlaces,
];

/** Files that a wall does not hold, and why. */
const exceptions: { at: string; not: Wall; because: string }[] = [
  { at: 'server/services/mail/queue-notice.ts', not: mailAlone, because: 'mails of notices' },
  { at: 'server/people/users/mail-colleagues.ts', not: mailAlone, because: 'to the staff' },
  { at: 'server/people/colleagues/open-proposals.ts', not: mailAlone, because: 'to the staff' },
  { at: 'server/people/users/tell-staff.ts', not: mailAlone, because: 'to the staff' },
  { at: 'server/staff/messages/send-message.ts', not: mailAlone, because: 'to our own support' },
  { at: 'server/staff/messages/end-message.ts', not: mailAlone, because: 'to a visitor' },
  { at: 'web/ui/form/use-form.ts', not: ownKey, because: 'hands the key to `send`' },
];

const wallsAt = (file: string): Wall[] =>
  places.findLast(({ at }) => (at.endsWith('/') ? file.startsWith(at) : file === at))?.walls ?? [];

// oxlint reads no further once a group takes an import back, so groups come last.
const override = (files: string[], walls: Wall[]): OxlintOverride => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: walls.toSorted((a, b) => Number('group' in a) - Number('group' in b)) },
    ],
  },
});

/** The walls as overrides of oxlint, in which the last one that names a file holds alone. */
export const importWalls = [
  ...places.map(({ at, walls }) => override([at.endsWith('/') ? `${at}**` : at], walls)),
  ...exceptions.map(({ at, not }) =>
    override(
      [at],
      wallsAt(at).filter((wall) => wall !== not),
    ),
  ),
  ...places
    .filter(({ walls }) => walls.includes(manifests))
    .map(({ at, walls }) =>
      override(
        [`${at}**/${manifestType}.ts`],
        walls.map((wall) => (wall === manifests ? otherManifests : wall)),
      ),
    ),
  ...webPlaces.map(({ at, walls }) =>
    override(
      [`${at}**/*.texts.ts`],
      walls.filter((wall) => wall !== spanish),
    ),
  ),
  ...Object.keys(mayImport).map((room) =>
    override([`${room}/**/*.test.ts`, `${room}/**/*.test.tsx`], [roomWall(room, ofTests)]),
  ),
];
