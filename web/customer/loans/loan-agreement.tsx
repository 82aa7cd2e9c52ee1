import { brand } from '../../../config/bank.ts';
import type { Loan } from '../../../contract/money/loans.ts';
import { callForFile } from '../../api/client.ts';
import { useDownload } from '../../app/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanAgreement;

/** The terms of a loan as a file, to read before it is accepted and to keep afterwards. */
export function LoanAgreement({ loan: { _id, reference, offer } }: { loan: Loan }) {
  const { busy, failure, save } = useDownload();
  return (
    <>
      <Button
        look="secondary"
        compact={offer === null}
        busy={busy}
        keepsFocus
        onClick={() =>
          void save(`${brand.fileName}-${reference.toLowerCase()}.pdf`, () =>
            callForFile('GET /api/loans/{id}/agreement.pdf', { params: { id: _id } }),
          )
        }
      >
        <Icon name="download" />
        <span>
          {offer ? texts.readTheAgreement : texts.agreement}
          <span className="visually-hidden"> {reference}</span>
        </span>
      </Button>
      <Alert kind="error">{failure}</Alert>
    </>
  );
}
