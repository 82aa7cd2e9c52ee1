import { Suspense, useState } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import { fetchAhead } from '../../app/navigation/part-file.ts';
import { Button } from '../../ui/button.tsx';
import type { AskedMove } from './own-transfer-draft.ts';
import { ownTransfersTexts } from './own-transfers.texts.ts';

const texts = ownTransfersTexts.moveMoneyButton;

const load = async () => (await import('./move-money-dialog.tsx')).MoveMoneyDialog;
const MoveMoneyDialog = latePart(load, { lost: 'window' });

interface MoveMoneyButtonProps {
  label?: string;
  asked?: AskedMove;
  /** The button goes once there is nothing to move; the window it opened stays. */
  shown?: boolean;
}

/** Opens the window in which money is moved between own accounts. */
export function MoveMoneyButton({
  label = texts.moveMoney,
  asked,
  shown = true,
}: MoveMoneyButtonProps) {
  const [open, setOpen] = useState(false);
  const reach = () => fetchAhead(load);
  return (
    <>
      {shown && (
        <Button
          look="secondary"
          compact
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          onPointerEnter={reach}
          onFocus={reach}
        >
          {label}
        </Button>
      )}
      <Suspense>
        {open && <MoveMoneyDialog asked={asked} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
