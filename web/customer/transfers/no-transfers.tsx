import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';

/** Why the list is empty, and what to do next. */
export function NoTransfers({ search, filtered = false }: { search: string; filtered?: boolean }) {
  if (search !== '')
    return (
      <EmptyState
        title={`Nothing matches “${search}”`}
        reason="Try a name, an amount, a reference or a status."
      />
    );
  if (filtered)
    return (
      <EmptyState
        title="Nothing matches these filters"
        reason="Choose other days, other amounts, another account or another status."
      />
    );
  return (
    <EmptyState
      title="No transactions yet"
      reason="Money you send and receive will appear here. Have your pay sent to your account, or deposit a check."
      action={
        <Link className={buttonClass({ look: 'secondary', compact: true })} to={paths.deposit()}>
          Deposit money
        </Link>
      }
    />
  );
}
