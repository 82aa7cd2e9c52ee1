import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import './books.css';

const places = {
  balance: { address: paths.trialBalance(), title: 'Trial balance' },
  journal: { address: paths.vouchers(), title: 'Journal' },
  check: { address: paths.booksProof(), title: 'Ledger check' },
  files: { address: paths.achFiles(), title: 'Files' },
};

interface BooksBackProps {
  /** The page it leads to, where that is not the trial balance. */
  to?: keyof typeof places;
}

/** The way back to the whole. */
export function BooksBack({ to = 'balance' }: BooksBackProps) {
  const { address, title } = places[to];
  return (
    <p className="books-back">
      <Link to={address}>
        <Icon name="chevron-left" small />
        {title}
      </Link>
    </p>
  );
}
