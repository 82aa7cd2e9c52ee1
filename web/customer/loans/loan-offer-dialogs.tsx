import { useQueryClient } from '@tanstack/react-query';
import type { LoanOffer } from '../../../contract/money/loan-offers.ts';
import type { Loan } from '../../../contract/money/loans.ts';
import { call } from '../../api/client.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.loanOffers;

/** A loan that its customer can accept. */
export type OfferedLoan = Loan & { offer: LoanOffer };

export interface OfferProps {
  loan: OfferedLoan;
  onAnswered: (answer: string) => void;
}

interface AnswerProps extends OfferProps {
  onClose: () => void;
}

/** Shows the bank's answer in the place of the offer, and reads the loans again. */
function useAnswer({ onAnswered, onClose }: AnswerProps, send: () => Promise<{ message: string }>) {
  const queryClient = useQueryClient();
  return useDeed(async () => {
    onAnswered((await send()).message);
    onClose();
    await queryClient.invalidateQueries({ queryKey: ['loans'] });
  });
}

/** Says the accepted terms in one sentence; the bank asks for the proof. */
export function AcceptDialog(props: AnswerProps) {
  const { loan, onClose } = props;
  const { offer, loanAmount, loanTerm, rateBps } = loan;
  const form = useAnswer(props, () =>
    call('POST /api/loans/{id}/accept', {
      params: { id: loan._id },
      body: { amount: loanAmount, loanTerm, rateBps, aprBps: offer.aprBps },
    }),
  );
  return (
    <FormDialog
      title={texts.acceptThisLoan}
      form={form}
      confirmLabel={texts.acceptAmount(moneyText(loanAmount))}
      busyLabel={texts.accepting}
      look="primary"
      onCancel={onClose}
    >
      <p>
        {texts.youAgreeToRepay(
          <strong>{moneyText(offer.totalOfPayments)}</strong>,
          moneyText(loanAmount),
          moneyText(offer.financeCharge),
          percentText(offer.aprBps),
        )}
      </p>
      <p className="muted small">{texts.theMoneyComesAfter}</p>
    </FormDialog>
  );
}

/** Asks once more before the offer is over. */
export function TurnDownDialog(props: AnswerProps) {
  const { loan, onClose } = props;
  const form = useAnswer(props, () =>
    call('POST /api/loans/{id}/turn-down', { params: { id: loan._id } }),
  );
  return (
    <FormDialog
      title={texts.turnThisLoanDown}
      form={form}
      confirmLabel={texts.turnDown}
      busyLabel={texts.turningDown}
      look="danger"
      onCancel={onClose}
    >
      <p>{texts.itCostsNothing}</p>
    </FormDialog>
  );
}
