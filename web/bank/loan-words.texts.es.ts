import { plural } from '../ui/values/plural.ts';
import type { loanWordsTexts as english } from './loan-words.texts.ts';

export const loanWordsTexts: typeof english = {
  loanWords: {
    months: (count) => plural(count, { one: '# mes', other: '# meses' }),
    years: (count) => plural(count, { one: '# año', other: '# años' }),
    inReview: 'En revisión',
    paidOut: 'Desembolsado',
    weveReceivedYour: 'Recibimos su solicitud y la revisaremos a continuación.',
    ourStaffAreLookingAt: 'Estamos revisando su solicitud.',
    yourLoanIsApprovedThe:
      'Su préstamo está aprobado. El siguiente paso es enviar el dinero a su cuenta de cheques.',
    weCouldNotApproveThis: 'No pudimos aprobar este préstamo.',
    theMoneyIsInYour: 'El dinero está en su cuenta de cheques. Usted lo paga mes a mes.',
    youHavePaidThisLoan: 'Usted ya pagó este préstamo.',
    submitted: 'Enviada',
    approved: 'Aprobada',
    declined: 'Rechazada',
    repaid: 'Pagado',
  },
};
