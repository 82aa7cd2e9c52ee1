import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { EntriesFields } from './entries-fields.tsx';
import { entriesFieldsTexts as texts } from './statements.texts.ts';
import { useEntriesDownload } from './use-entries-download.ts';

interface EntriesDialogProps {
  /** The account's number. */
  number: string;
  onClose: () => void;
}

/** The transactions of one account as a file for another program. */
export function EntriesDialog({ number, onClose }: EntriesDialogProps) {
  const entries = useEntriesDownload();
  return (
    <Dialog open title={texts.downloadTransactions} onClose={onClose}>
      <div className="dialog-body">
        <EntriesFields {...entries} />
        <p className="muted small">
          {texts.statementsAsPdf((text) => (
            <Link to={paths.statements()}>{text}</Link>
          ))}
        </p>
      </div>
      <div className="dialog-foot">
        <Button look="secondary" onClick={onClose}>
          {texts.close}
        </Button>
        <Button
          busy={entries.busy}
          busyLabel={texts.downloading}
          disabled={entries.isWrongWay}
          onClick={() => void entries.download(number)}
        >
          {texts.download}
        </Button>
      </div>
    </Dialog>
  );
}
