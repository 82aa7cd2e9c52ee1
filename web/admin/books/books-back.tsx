import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';

/** The way back to the whole. */
export function BooksBack() {
  return (
    <p className="books-back">
      <Link to={paths.trialBalance()}>
        <Icon name="chevron-left" small />
        Trial balance
      </Link>
    </p>
  );
}
