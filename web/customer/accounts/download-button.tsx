import { Suspense, useState } from 'react';
import { lazyWindow } from '../../app/navigation/lazy-part.tsx';
import { fetchAhead } from '../../app/navigation/load-part.ts';
import { Button } from '../../ui/button.tsx';
import { accountsTexts } from './accounts.texts.ts';

const load = async () => (await import('../statements/entries-dialog.tsx')).EntriesDialog;
const EntriesDialog = lazyWindow(load);

/** Opens the window in which an account's transactions are downloaded. */
export function DownloadButton({ number }: { number: string }) {
  const [open, setOpen] = useState(false);
  const reach = () => fetchAhead(load);
  return (
    <>
      <Button
        look="secondary"
        compact
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={reach}
        onFocus={reach}
      >
        {accountsTexts.downloadButton.downloadAs}
      </Button>
      <Suspense>
        {open && <EntriesDialog number={number} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
