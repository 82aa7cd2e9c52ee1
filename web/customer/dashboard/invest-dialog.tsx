import { bankFacts } from '../../../config/bank.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { QuickDialogProps } from './quick-dialog.ts';
import { investDialogTexts } from './dashboard.texts.ts';

const texts = investDialogTexts.investDialog;

/** Investing begins with a talk: the way to support. */
export function InvestDialog({ onClose }: QuickDialogProps) {
  return (
    <Dialog open narrow title={texts.invest} onClose={onClose}>
      <div className="dialog-body">
        <p>{texts.ourTeamSetsUpInvestments}</p>
        <p className="muted small">{texts.nothingIsBoughtAndNo}</p>
      </div>
      <div className="dialog-foot">
        <a className={buttonClass()} href={`mailto:${bankFacts.supportEmail}?subject=Investing`}>
          <Icon name="mail" />
          {texts.contactSupport}
        </a>
      </div>
    </Dialog>
  );
}
