import { Link } from 'wouter';
import { useAddress } from '../../app/navigation/address.ts';
import type { Role } from '../../../contract/people/users.ts';
import './user-sheet.css';

const partsOf = {
  user: {
    overview: 'Overview',
    transactions: 'Transactions',
    cards: 'Cards',
    loans: 'Loans',
    checks: 'Checks',
    corrections: 'Corrections',
    sessions: 'Sessions',
    audit: 'Audit',
  },
  admin: { overview: 'Overview', sessions: 'Sessions', audit: 'Audit' },
} as const satisfies Record<Role, Record<string, string>>;

export type SheetPartName = keyof typeof partsOf.user;

const isPartOf = (role: Role, name: string | null): name is SheetPartName =>
  name !== null && name in partsOf[role];

/** The part of the sheet that an address asks for. */
export const readPart = (role: Role, name: string | null): SheetPartName =>
  isPartOf(role, name) ? name : 'overview';

/** The parts of a person's sheet, each with an address of its own. */
export function SheetNav({
  role,
  username,
  current,
}: {
  role: Role;
  username: string;
  current: SheetPartName;
}) {
  const { pathname } = useAddress();
  return (
    <nav className="sheet-nav" aria-label={`About ${username}`}>
      <ul>
        {Object.entries(partsOf[role]).map(([name, title]) => (
          <li key={name}>
            <Link
              to={name === 'overview' ? pathname : `${pathname}?part=${name}`}
              replace
              aria-current={name === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
