import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { recentUsersQuery } from '../../api/admin-user-queries.ts';
import { paths } from '../../app/paths.ts';
import { calledName } from '../person-name.tsx';
import './user-list-page.css';

/** Lists the people whom this member of the staff has opened last: one click back to them. */
export function RecentPeople() {
  const { data = [] } = useQuery(recentUsersQuery);
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <nav className="recent-people" aria-labelledby={titleId}>
      <h2 id={titleId}>Recently viewed</h2>
      <ul>
        {data.map((person) => (
          <li key={person._id}>
            <Link to={paths.manageUser(person._id)} title={person.username}>
              {calledName(person)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
