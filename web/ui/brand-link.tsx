import { Link } from 'react-router';
import { Mark } from '../art/mark.tsx';

export function BrandLink({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <Mark />
      <span>Larkmoor Bank</span>
    </Link>
  );
}
