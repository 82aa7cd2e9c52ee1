import { useQuery } from '@tanstack/react-query';
import { bank } from '../../../config/bank.ts';
import { userQuery } from '../../api/user-queries.ts';
import { formatExact } from '../../ui/format-date.ts';
import './statement-head.css';

/** The letterhead of the printed list; the screen does not show it. */
export function StatementHead() {
  const { data: user } = useQuery(userQuery);
  return (
    <div className="statement-head">
      <div>
        <strong>{bank.name}</strong>
        <br />
        {bank.address} · {bank.phone}
      </div>
      <div className="statement-owner">
        Statement of transactions
        <br />
        {user?.username} · printed {formatExact(new Date())}
        <br />
        {location.href}
      </div>
    </div>
  );
}
