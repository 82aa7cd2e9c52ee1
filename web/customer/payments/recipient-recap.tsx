import type { ReactNode } from 'react';
import { Monogram } from '../../ui/frame/monogram.tsx';
import './recipient-recap.css';

interface RecipientRecapProps {
  name: string;
  bank?: string;
  /** Where exactly the money goes. */
  children: ReactNode;
}

/** What was entered about the recipient, in sight while the amount is chosen. */
export function RecipientRecap({ name, bank, children }: RecipientRecapProps) {
  return (
    <div className="recap">
      <Monogram name={name} />
      <div className="recap-text">
        <strong>{name}</strong>
        {bank !== undefined && <span className="muted">{bank}</span>}
        <span className="muted">{children}</span>
      </div>
    </div>
  );
}
