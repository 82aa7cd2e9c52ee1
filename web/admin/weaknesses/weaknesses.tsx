import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import '../users/user-list-page.css';

/**
 * On the first page of the staff: what is not safe in how the bank is set up, until it is mended.
 */
export function Weaknesses() {
  const { data } = useQuery({
    queryKey: ['admin', 'weaknesses'],
    queryFn: ({ signal }) => call('GET /api/admin/weaknesses', { signal }),
  });
  const weaknesses = data?.weaknesses ?? [];
  return (
    <Alert kind="warning">
      {weaknesses.length > 0 && (
        <>
          <strong>This bank is not set up safely.</strong>
          <ul className="weaknesses">
            {weaknesses.map(({ problem, mend }) => (
              <li key={problem}>
                {problem} {mend}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
