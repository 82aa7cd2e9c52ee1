import { bankFacts } from '../../../config/bank.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { formatsOf } from '../../../contract/values/format.ts';
import type { LoanDisclosure } from '../../../contract/money/loan-disclosure.ts';
import { decimalText, formatUsd } from '../../../contract/values/money.ts';
import type { Factor } from '../../../contract/values/step-up.ts';
import { textFromInstant } from '../../base/clock.ts';
import { stateOf } from '../loans/loan-offer.ts';
import { loanReference, type LoanRow } from '../loans/loans-store.ts';
import { agreementTexts as spanish } from './agreement.texts.es.ts';
import { agreementTexts as english } from './agreement.texts.ts';
import { type LetterOf, letterPdf, type LetterRow, rowsTable } from './letter-pdf.ts';
import type { Pdf } from './pdf.ts';

const textsIn = { en: english, es: spanish };
const formats = { en: formatsOf('en-US'), es: formatsOf('es-US') };

/** `5.99%` from basis points, which are hundredths as cents are. */
const percent = (bps: number) => `${decimalText(BigInt(bps))}%`;

interface Agreement {
  loan: LoanRow;
  disclosure: LoanDisclosure;
  /** The number of the Checking Account that the loan is paid into, and from. */
  checking: string;
  /** Undefined before it is accepted, and for a loan that was paid out before loans were offered. */
  acceptedWith: Factor | undefined;
  /** Undefined before the money is paid out. */
  firstDueOn: CalendarDay | undefined;
}

/** The figures and terms of 12 CFR 1026.18, each with the words that the law gives it. */
function rowsOf(
  { loan, disclosure, checking, firstDueOn }: Agreement,
  { holder, language }: LetterOf,
): LetterRow[] {
  const texts = textsIn[language];
  const account = checking.slice(-4);
  return [
    { name: texts.creditor, value: `${bankFacts.name}\n${bankFacts.address}` },
    { name: texts.borrower, value: holder },
    { name: texts.apr, value: `${percent(disclosure.aprBps)}\n${texts.aprMeans}` },
    {
      name: texts.financeCharge,
      value: `${formatUsd(disclosure.financeChargeMinor)}\n${texts.financeChargeMeans}`,
    },
    {
      name: texts.amountFinanced,
      value: `${formatUsd(disclosure.amountFinancedMinor)}\n${texts.amountFinancedMeans(account)}`,
    },
    {
      name: texts.totalOfPayments,
      value: `${formatUsd(disclosure.totalOfPaymentsMinor)}\n${texts.totalOfPaymentsMeans}`,
    },
    { name: texts.interest, value: texts.fixed(percent(loan.rateBps)) },
    {
      name: texts.schedule,
      value: [
        ...disclosure.payments.map(({ count, amountMinor }) =>
          texts.payments(count, formatUsd(amountMinor)),
        ),
        firstDueOn === undefined
          ? texts.firstAfterPayout
          : texts.firstOn(formats[language].longDay(firstDueOn)),
        `${texts.monthly}. ${texts.howPaid(account)}`,
      ].join('\n'),
    },
    { name: texts.late, value: texts.noLateCharge },
    { name: texts.prepayment, value: texts.noPenalty },
    { name: texts.security, value: texts.unsecured },
  ];
}

/** The state of the offer, in one or two sentences. */
function standingOf(
  { loan, acceptedWith }: Agreement,
  { language }: Pick<LetterOf, 'language'>,
): string[] {
  const texts = textsIn[language];
  const { longDay, moment } = formats[language];
  const state = stateOf(loan);
  if (state === 'lapsed' || state === 'turned_down') return [texts.notAccepted];
  const offered =
    state === 'approved' && loan.offeredUntil !== null
      ? [texts.accept, texts.offeredUntil(longDay(loan.offeredUntil))]
      : [];
  const accepted =
    loan.acceptedAt !== null && acceptedWith !== undefined
      ? [texts.acceptedOn(moment(textFromInstant(loan.acceptedAt)), texts.factors[acceptedWith])]
      : [];
  const paidOut =
    loan.disbursedAt === null ? [] : [texts.paidOutOn(moment(textFromInstant(loan.disbursedAt)))];
  return [...offered, ...accepted, ...paidOut];
}

/** The agreement of a loan, tagged, with what has become of it. */
export function agreementPdf(agreement: Agreement, of: LetterOf): Promise<Pdf> {
  const texts = textsIn[of.language];
  const reference = loanReference(agreement.loan.id);
  return letterPdf({
    ...of,
    title: texts.title,
    subject: texts.subject(reference, of.holder),
    before: texts.lead(reference, of.holder, bankFacts.name),
    table: rowsTable(rowsOf(agreement, of)),
    after: [...standingOf(agreement, of), texts.questions(bankFacts.phone)],
  });
}
