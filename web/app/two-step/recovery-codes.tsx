import { useRef, useState } from 'react';
import { bankFacts, brand } from '../../../config/bank.ts';
import { keepFile } from '../../api/keep-file.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../dialog.tsx';
import { formatLongDay } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { LeaveQuestion } from '../../ui/windows/leave-question.tsx';
import { useLeaveGuard } from '../../ui/windows/leave-guard.ts';
import { twoStepTexts } from './two-step.texts.ts';
import { Row } from '../../ui/layout/row.tsx';

const texts = twoStepTexts.recoveryCodes;

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/**
 * The recovery codes, this one time: to copy, print or download. A person who leaves without having
 * kept them is asked once.
 */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const [madeAt] = useState(() => new Date());
  const made = texts.recoveryCodesOfMadeOn(bankFacts.name, formatLongDay(madeAt));
  const file = `${made}\n\n${codes.join('\n')}\n`;
  const mayGo = kept || asking;
  const leave = () => {
    if (mayGo) onClose();
    else setAsking(true);
  };
  useLeaveGuard(!kept, leave);
  return (
    <Dialog
      open
      title={texts.yourRecoveryCodes}
      closeButton={false}
      initialFocus={list}
      onClose={leave}
    >
      <div className="dialog-body recovery-codes">
        <p className="recovery-codes-made">{made}</p>
        <p>{texts.withoutYourPhoneEachOf}</p>
        <ol ref={list} tabIndex={-1} aria-label={texts.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Row gap={12} className="two-step-actions">
          <CopyButton text={codes.join('\n')} what={texts.theCodes} look="secondary" />
          <Button
            look="secondary"
            compact
            onClick={() =>
              keepFile(
                new Blob([file], { type: 'text/plain' }),
                `${brand.fileName}-recovery-codes.txt`,
              )
            }
          >
            <Icon name="download" />
            {texts.download}
          </Button>
          <Button look="secondary" compact onClick={() => window.print()}>
            <Icon name="print" />
            {texts.print}
          </Button>
        </Row>
        <Checkbox
          label={texts.iHaveKeptThem}
          checked={kept}
          onChange={(event) => {
            setKept(event.currentTarget.checked);
            setAsking(false);
          }}
        />
      </div>
      {asking ? (
        <LeaveQuestion
          question={texts.closeWithoutKeepingThem}
          stayLabel={texts.goBack}
          returnTo={list}
          onStay={() => setAsking(false)}
          onLeave={leave}
        />
      ) : (
        <div className="dialog-foot">
          <Button onClick={leave}>{texts.done}</Button>
        </div>
      )}
    </Dialog>
  );
}
