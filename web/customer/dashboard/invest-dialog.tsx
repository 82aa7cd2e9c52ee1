import { bankFacts } from '../../../config/bank.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { QuickDialogProps } from './quick-dialog.ts';

/** Investing begins with a talk: the way to support. */
export function InvestDialog({ onClose }: QuickDialogProps) {
  return (
    <Dialog open narrow title="Invest" onClose={onClose}>
      <div className="dialog-body">
        <p>
          Our team sets up investments with you. Tell us how much and for how long; we reply the
          next business day.
        </p>
        <p className="muted small">
          Nothing is bought and no money is moved by writing to us. Investments can lose value and
          are not insured.
        </p>
      </div>
      <div className="dialog-foot">
        <a className={buttonClass()} href={`mailto:${bankFacts.supportEmail}?subject=Investing`}>
          <Icon name="mail" />
          Contact support
        </a>
      </div>
    </Dialog>
  );
}
