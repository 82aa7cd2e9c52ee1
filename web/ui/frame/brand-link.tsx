import { Link } from 'wouter';
import { bankFacts } from '../../../config/bank.ts';
import { Mark } from '../../art/mark.tsx';

export function BrandLink({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <Mark />
      <span>{bankFacts.name}</span>
    </Link>
  );
}
