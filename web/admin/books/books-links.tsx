import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import './books.css';

/** The other pages of the books, which the menu has no room for. */
const pages = [
  [paths.balanceSheet(), 'Balance sheet'],
  [paths.incomeStatement(), 'Income statement'],
  [paths.vouchers(), 'Journal'],
  [paths.periods(), 'Periods'],
  [paths.reconciliation(), 'Reconciliation'],
  [paths.unclaimedFunds(), 'Unclaimed funds'],
  [paths.achFiles(), 'Files'],
] as const;

/** The way from the trial balance to the other pages of the books. */
export function BooksLinks() {
  return (
    <nav aria-label="Books" className="books-choice">
      {pages.map(([address, title]) => (
        <Link key={address} className="lone-link" to={address}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
