import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useDownload } from '../../app/use-download.ts';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.receiptPdfButton;

/** The receipt as a file to keep or to send on. */
export function ReceiptPdfButton({ id }: { id: string }) {
  const { busy, failure, save } = useDownload();
  const ask = () => callForFile('GET /api/transfers/{id}/receipt.pdf', { params: { id } });
  return (
    <>
      <Button
        look="secondary"
        compact
        busy={busy}
        keepsFocus
        onClick={() => void save(`${brand.fileName}-receipt-${id.slice(0, 8)}.pdf`, ask)}
      >
        <Icon name="download" />
        <span>
          {texts.downloadReceiptAsPdf((text) => (
            <span className="visually-hidden">{text}</span>
          ))}
        </span>
      </Button>
      <Alert kind="error">{failure}</Alert>
    </>
  );
}
