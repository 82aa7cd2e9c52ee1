import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { proofsQuery } from '../../api/books-queries.ts';
import type { Answer } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { booksVerdict } from './books-verdict.ts';

/** The verdict on the books, above the figures that it sums up. */
export function VerdictLine({
  balance,
}: {
  balance: Answer<'GET /api/admin/books/trial-balance'>;
}) {
  const { data, error } = useQuery(proofsQuery);
  if (data === undefined && !error) return null;
  const { kind, headline, detail } = booksVerdict(balance, data);
  return (
    <Alert kind={kind} className="books-verdict">
      <strong>{headline}</strong> {detail} <Link to={paths.booksProof()}>Ledger check</Link>
    </Alert>
  );
}
