import { bank } from '../../../config/bank.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { QuickDialogProps } from './quick-dialog.ts';

/** Investing begins with a talk: the way to support. */
export function InvestDialog({ onClose }: QuickDialogProps) {
  return (
    <Dialog open narrow title="Invest" onClose={onClose}>
      <div className="dialog-body">
        <p>
          Investments are opened and changed together with a person. Write what you have in mind, such as an amount and for how long, and we answer on the next
          business day.
        </p>
        <p className="muted small">Nothing is bought and no money is moved by writing to us. Investments can lose value and are not insured.</p>
      </div>
      <div className="dialog-foot">
        <a className={buttonClass()} href={`mailto:${bank.supportEmail}?subject=Investing`}>
          <Icon name="mail" />
          Contact support
        </a>
      </div>
    </Dialog>
  );
}
