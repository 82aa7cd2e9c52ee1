import { Link, useLocation } from 'wouter';
import { bankFacts } from '../../../config/bank.ts';
import { Mark } from '../../art/mark.tsx';
import { markOfPlace } from './mark-of-place.ts';

export function BrandLink({ to }: { to: string }) {
  const [pathname] = useLocation();
  return (
    <Link className="brand" to={to} aria-current={markOfPlace(pathname, { to, end: true })}>
      <Mark />
      <span>{bankFacts.name}</span>
    </Link>
  );
}
