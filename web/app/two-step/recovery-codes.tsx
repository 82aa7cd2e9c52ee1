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

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/**
 * The recovery codes, this one time: to copy, print or download. Who leaves without having kept
 * them is asked once.
 */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const made = `Recovery codes of ${bankFacts.name}, made on ${formatLongDay(new Date())}. Each works once.`;
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
      title="Your recovery codes"
      closeButton={false}
      initialFocus={list}
      onClose={leave}
    >
      <div className="dialog-body recovery-codes">
        <p className="recovery-codes-made">{made}</p>
        <p>
          Without your phone, each of these codes logs you in once. They are shown only now: keep
          them where you keep other secrets.
        </p>
        <ol ref={list} tabIndex={-1} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="two-step-actions">
          <CopyButton text={codes.join('\n')} what="recovery codes" look="secondary" />
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
            Download
          </Button>
          <Button look="secondary" compact onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </Button>
        </div>
        <Checkbox
          label="I have kept them"
          checked={kept}
          onChange={(event) => {
            setKept(event.currentTarget.checked);
            setAsking(false);
          }}
        />
      </div>
      {asking ? (
        <LeaveQuestion
          question="Close without keeping them?"
          stayLabel="Go back"
          returnTo={list}
          onStay={() => setAsking(false)}
          onLeave={leave}
        />
      ) : (
        <div className="dialog-foot">
          <Button onClick={leave}>Done</Button>
        </div>
      )}
    </Dialog>
  );
}
