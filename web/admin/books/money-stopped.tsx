import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { stopQuery } from '../../api/books-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { formatExact } from '../../ui/values/format-date.ts';

/** Above every page of the staff while money is stopped. */
export function MoneyStopped() {
  const { data } = useQuery(stopQuery);
  return (
    <Alert kind="error" className="money-stopped">
      {data?.stop && (
        <>
          <strong>Payments are stopped</strong> since {formatExact(new Date(data.stop.stoppedAt))}:
          the ledger check failed. No payment goes through; everything can still be read.{' '}
          <Link to={paths.booksProof()}>See the check</Link>
        </>
      )}
    </Alert>
  );
}
