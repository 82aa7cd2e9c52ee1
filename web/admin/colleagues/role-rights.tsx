import {
  rightNames,
  rights,
  staffRoleNames,
  staffRoles,
  type Right,
  type StaffRole,
} from '../../../contract/values/rights.ts';
import { Icon } from '../../ui/icon.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';

/** By role, what it allows now. */
export type RightsOf = Record<StaffRole, readonly Right[]>;

/** A line for each right, a column for each role. */
export function RoleRights({ rightsOf }: { rightsOf: RightsOf }) {
  return (
    <DataTable
      caption="Rights by role"
      className="role-rights"
      columns={columnsOf(rightsOf)}
      rows={rightNames}
      rowKey={(right) => right}
      empty={neverEmpty}
    />
  );
}

const columnsOf = (rightsOf: RightsOf): readonly Column<Right>[] => [
  { name: 'right', title: 'Right', cell: (right) => rights[right] },
  ...staffRoleNames.map((role) => ({
    name: role,
    title: staffRoles[role],
    cell: (right: Right) => {
      const has = rightsOf[role].includes(right);
      return (
        <span className={has ? 'role-has' : 'role-lacks'}>
          {has && <Icon name="check" small />}
          <span className="role-word" aria-hidden="true">
            {staffRoles[role]}
          </span>
          <span className="visually-hidden">{has ? 'Yes' : 'No'}</span>
        </span>
      );
    },
  })),
];
