import type { ReactNode } from 'react';
import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import { beforeStop } from '../../ui/values/before-stop.ts';
import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

type Wrap = (text: ReactNode) => ReactNode;

export const scheduledTexts = inBothLanguages({
  changeFailureWords: {
    nothingWasChangedPleaseTry: {
      en: 'Nothing was changed. Please try again.',
      es: 'No se cambió nada. Inténtelo de nuevo.',
    },
    networkErrorWeCouldNot: {
      en:
        'Network error. We could not find out whether it was changed. Please close this ' +
        'window and look at the list.',
      es: 'Error de red. No pudimos saber si se cambió. Cierre esta ventana y revise la lista.',
    },
  },
  comingShort: {
    asThingsStandYourIs: {
      en: (account: string | number, amount: string | number) =>
        `Right now your ${account} is ${amount} short for this, and it would be declined.`,
      es: (account: string | number, amount: string | number) =>
        `En este momento, a su ${account} le faltan ${amount} para este pago, y se rechazaría.`,
    },
  },
  scheduledOrder: {
    from: { en: 'From', es: 'De' },
    everyMonth: { en: 'Every month, until you cancel it', es: 'Cada mes, hasta que lo cancele' },
  },
  cancelButton: {
    cancelThePaymentTo: {
      en: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Cancel', hidden(sentence(' the payment to ', recipientName))),
      es: (hidden: Wrap, recipientName: ReactNode) =>
        sentence('Cancelar', hidden(sentence(' el pago a ', recipientName))),
    },
    cancelTheMove: {
      en: (hidden: Wrap, name: ReactNode) =>
        sentence('Cancel', hidden(sentence(' the transfer: ', name))),
      es: (hidden: Wrap, name: ReactNode) =>
        sentence('Cancelar', hidden(sentence(' la transferencia: ', name))),
    },
    until: {
      en: (moment: string | number) => `Can be canceled until ${moment}.`,
      es: (moment: string | number) => `Se puede cancelar hasta ${beforeStop(moment)}.`,
    },
    minutesMore: {
      en: (count: number) =>
        plural(count, {
          one: 'Can be canceled for # more minute.',
          other: 'Can be canceled for # more minutes.',
        }),
      es: (count: number) =>
        plural(count, {
          one: 'Se puede cancelar durante # minuto más.',
          other: 'Se puede cancelar durante # minutos más.',
        }),
    },
    minutesLeftFor: {
      en: (count: number, recipientName: string) =>
        plural(count, {
          one: `# minute left to cancel the payment to ${recipientName}.`,
          other: `# minutes left to cancel the payment to ${recipientName}.`,
        }),
      es: (count: number, recipientName: string) =>
        plural(count, {
          one: `Queda # minuto para cancelar el pago a ${recipientName}.`,
          other: `Quedan # minutos para cancelar el pago a ${recipientName}.`,
        }),
    },
    itsMinutesAreOver: {
      en: 'Its 30 minutes are over: it can no longer be canceled.',
      es: 'Pasaron sus 30 minutos: ya no se puede cancelar.',
    },
    itsTimeHasCome: {
      en: 'Its time has come: it can no longer be canceled.',
      es: 'Llegó su hora: ya no se puede cancelar.',
    },
    cancelThisPayment: { en: 'Cancel this payment?', es: '¿Cancelar este pago?' },
    toIsDueOnNo: {
      en: (amount: ReactNode, recipientName: ReactNode, moment: ReactNode) =>
        sentence(
          amount,
          ' to ',
          recipientName,
          ' is due on ',
          moment,
          '. No money has moved yet, and none will.',
        ),
      es: (amount: ReactNode, recipientName: ReactNode, moment: ReactNode) =>
        sentence(
          amount,
          ' a ',
          recipientName,
          ' está programado para el ',
          moment,
          '. Aún no se ha movido dinero, y no se moverá.',
        ),
    },
    moveIsDueOn: {
      en: (amount: ReactNode, moment: ReactNode) =>
        sentence(
          amount,
          ' between your accounts is due on ',
          moment,
          '. No money has moved yet, and none will, now or in later months.',
        ),
      es: (amount: ReactNode, moment: ReactNode) =>
        sentence(
          amount,
          ' entre sus cuentas está programado para el ',
          moment,
          '. Aún no se ha movido dinero, y no se moverá, ni ahora ni en los meses siguientes.',
        ),
    },
    wasTaken: {
      en: (amount: ReactNode, recipientName: ReactNode, cost: ReactNode) =>
        sentence(
          amount,
          ' to ',
          recipientName,
          ' is on its way. If you cancel it now, all it cost is back in your account at once: ',
          cost,
          ', any fee included.',
        ),
      es: (amount: ReactNode, recipientName: ReactNode, cost: ReactNode) =>
        sentence(
          amount,
          ' a ',
          recipientName,
          ' está en camino. Si lo cancela ahora, todo lo que costó vuelve a su cuenta de inmediato: ',
          cost,
          ', con toda comisión.',
        ),
    },
    cancelPayment: { en: 'Cancel payment', es: 'Cancelar el pago' },
    keepIt: { en: 'Keep it', es: 'Conservar' },
    cancelling: { en: 'Canceling...', es: 'Cancelando...' },
  },
  comingWords: {
    loanPayment: {
      en: (reference: string) => `Loan payment ${reference}`,
      es: (reference: string) => `Pago del préstamo ${reference}`,
    },
    interestSoFar: {
      en: 'Interest earned so far this month',
      es: 'Intereses ganados hasta hoy este mes',
    },
    onItsWay: {
      en: (name: string) => `${name}, on its way`,
      es: (name: string) => `${name}, en camino`,
    },
    check: {
      en: (reference: string) => `Check ${reference}`,
      es: (reference: string) => `Cheque ${reference}`,
    },
    becauseBanksAreClosedOn: {
      en: (day: string) => `because banks are closed on ${day}`,
      es: (day: string) => `porque los bancos están cerrados el ${day}`,
    },
    overdueSince: {
      en: (day: string) => `overdue since ${day}`,
      es: (day: string) => `vencido desde el ${day}`,
    },
    from: {
      en: (account: string) => `from ${account}`,
      es: (account: string) => `de su ${account}`,
    },
    to: { en: (account: string) => `to ${account}`, es: (account: string) => `a su ${account}` },
    fromTo: {
      en: (from: string, to: string) => `from ${from} to ${to}`,
      es: (from: string, to: string) => `de su ${from} a su ${to}`,
    },
  },
});
