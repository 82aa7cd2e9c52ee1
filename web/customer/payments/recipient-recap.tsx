import type { ReactNode } from 'react';
import { Monogram } from '../../ui/frame/monogram.tsx';
import { ChangeLink } from './summary.tsx';
import './payment-end.css';
import { paymentsTexts } from './payments.texts.ts';

const texts = paymentsTexts.recipientRecap;

interface RecipientRecapProps {
  name: string;
  bank?: string;
  /** Goes back to where they were entered; undefined where they were typed a moment ago. */
  onChange?: (() => void) | undefined;
  /** Where exactly the money goes. */
  children: ReactNode;
}

/** The recipient as entered, in sight while the customer chooses the amount. */
export function RecipientRecap({ name, bank, onChange, children }: RecipientRecapProps) {
  return (
    <div className="recap">
      <Monogram name={name} />
      <div className="recap-text">
        <strong>{name}</strong>
        {bank !== undefined && <span className="muted">{bank}</span>}
        <span className="muted">{children}</span>
      </div>
      {onChange && <ChangeLink what={texts.recipient} onPress={onChange} />}
    </div>
  );
}
