import { Suspense, useState } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import type { AskedMove } from './own-transfer-draft.ts';
import { ownTransfersTexts } from './own-transfers.texts.ts';

const texts = ownTransfersTexts.moveMoneyButton;

const MoveMoneyDialog = latePart(
  async () => (await import('./move-money-dialog.tsx')).MoveMoneyDialog,
  { lost: 'window' },
);

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
  return (
    <>
      {shown && (
        <Button
          look="secondary"
          compact
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          onPointerEnter={MoveMoneyDialog.fetchAhead}
          onFocus={MoveMoneyDialog.fetchAhead}
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
