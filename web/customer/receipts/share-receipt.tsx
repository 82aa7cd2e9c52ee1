import { useContext, useRef, useState } from 'react';
import { brand } from '../../../config/bank.ts';
import type { OwnAccount } from '../../../contract/money/transfer-words.ts';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { callForFile } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { receiptText } from './receipt-text.ts';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.shareReceipt;

const pdf = { type: 'application/pdf' };

/** Where a file cannot be shared, none is fetched. */
const takesFiles = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'receipt.pdf', pdf)] });

interface ShareReceiptProps {
  receipt: TransferReceipt;
  own: readonly OwnAccount[];
}

/**
 * Hands the receipt to another app as a file, or as text: never as an address. Where amounts are
 * hidden it is text without them. Both leave out the details that are no business of others. A
 * browser that shares nothing copies the text.
 */
export function ShareReceipt({ receipt, own }: ShareReceiptProps) {
  const isHidden = useContext(AmountsHidden);
  const text = receiptText(receipt, own, useAmountText());
  const fetched = useRef<File>(undefined);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ kind: 'info' | 'error'; text: string }>();
  const hiddenLine = isHidden && texts.amountsStayHidden;
  if (!('share' in navigator))
    return (
      <>
        <CopyButton look="secondary" what={texts.receipt} text={text} />
        <Alert kind="info">{hiddenLine}</Alert>
      </>
    );

  const fetchFile = async () => {
    const { _id: id } = receipt;
    const blob = await callForFile('GET /api/transfers/{id}/receipt.pdf', {
      params: { id },
      query: { for: 'others' },
    });
    return (fetched.current = new File(
      [blob],
      `${brand.fileName}-receipt-${id.slice(0, 8)}.pdf`,
      pdf,
    ));
  };
  const share = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      await navigator.share(
        !isHidden && takesFiles() ? { files: [fetched.current ?? (await fetchFile())] } : { text },
      );
    } catch (problem) {
      const name = problem instanceof DOMException ? problem.name : '';
      // The press was too long ago when the file had come: the next one has it at hand.
      if (name === 'NotAllowedError' && fetched.current)
        setSaid({ kind: 'info', text: texts.theReceiptIsReadyPress });
      else if (name !== 'AbortError') setSaid({ kind: 'error', text: texts.itCouldNotBeShared });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="secondary" compact busy={busy} keepsFocus onClick={() => void share()}>
        <Icon name="share" />
        <span>
          {texts.share((hidden) => (
            <span className="visually-hidden">{hidden}</span>
          ))}
        </span>
      </Button>
      {/* One region each: one that changes its role is not read out. */}
      <Alert kind="error">{said?.kind === 'error' && said.text}</Alert>
      <Alert kind="info">{said?.kind === 'info' ? said.text : hiddenLine}</Alert>
    </>
  );
}
