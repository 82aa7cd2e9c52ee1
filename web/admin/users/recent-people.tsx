import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { recentUsersQuery } from '../../api/admin-user-queries.ts';
import { paths } from '../../app/paths.ts';
import './recent-people.css';

/** Whom this member of the staff has opened last: one click back to them. */
export function RecentPeople() {
  const { data = [] } = useQuery(recentUsersQuery);
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <nav className="recent-people" aria-labelledby={titleId}>
      <h2 id={titleId}>Opened last</h2>
      <ul>
        {data.map(({ _id, username }) => (
          <li key={_id}>
            <Link to={paths.manageUser(_id)}>{username}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
