import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.receiptLink;

/** The way to the receipt of a payment. */
export function ReceiptLink({ id }: { id: string }) {
  return (
    <Link className="lone-link" to={paths.receipt(id)}>
      {texts.viewReceipt}
    </Link>
  );
}
