import { useQuery } from '@tanstack/react-query';
import { bank } from '../../../config/bank.ts';
import { userQuery } from '../../api/user-queries.ts';
import { formatExact } from '../../ui/format-date.ts';
import './statement-head.css';

/** The letterhead of a printed page; the screen does not show it. */
export function StatementHead({ title }: { title: string }) {
  const { data: user } = useQuery(userQuery);
  return (
    <div className="statement-head">
      <div>
        <strong>{bank.name}</strong>
        <br />
        {bank.address} · {bank.phone}
      </div>
      <div className="statement-owner">
        {title}
        <br />
        {user?.username} · printed {formatExact(new Date())}
        <br />
        {location.href}
      </div>
    </div>
  );
}
