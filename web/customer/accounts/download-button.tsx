import { Suspense, useState } from 'react';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { accountsTexts } from './accounts.texts.ts';

const EntriesDialog = latePart(
  async () => (await import('../statements/entries-dialog.tsx')).EntriesDialog,
);

/** Opens the window in which an account's transactions are downloaded. */
export function DownloadButton({ number }: { number: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        compact
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={EntriesDialog.fetchAhead}
        onFocus={EntriesDialog.fetchAhead}
      >
        {accountsTexts.downloadButton.downloadAs}
      </Button>
      <Suspense>
        {open && <EntriesDialog number={number} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
