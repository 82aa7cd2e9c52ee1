import { plural } from '../../ui/values/plural.ts';
import { sentence } from '../../ui/values/sentence.ts';
import type { scheduledTexts as english } from './scheduled.texts.ts';

export const scheduledTexts: typeof english = {
  cancelling: {
    cancelThisPayment: '¿Cancelar este pago?',
    toIsDueOnNo: (amount, recipientName, moment) =>
      sentence(
        amount,
        ' a ',
        recipientName,
        ' está programado para el ',
        moment,
        '. Aún no se ha movido dinero, y no se moverá.',
      ),
    cancelPayment: 'Cancelar el pago',
    keepIt: 'Conservar',
    cancelling: 'Cancelando...',
  },
  changeFailureWords: {
    nothingWasChangedPleaseTry: 'No se cambió nada. Inténtelo de nuevo.',
    networkErrorWeCouldNot:
      'Error de red. No pudimos saber si se cambió. Cierre esta ventana y revise la lista.',
  },
  comingShort: {
    asThingsStandYourIs: (account, amount) =>
      `En este momento, a su ${account} le faltan ${amount} para este pago, y se rechazaría.`,
  },
  scheduledOrder: {
    from: 'De',
  },
  cancelButton: {
    cancelThePaymentTo: (hidden, recipientName) =>
      sentence('Cancelar', hidden(sentence(' el pago a ', recipientName))),
    until: (moment) => `Se puede cancelar hasta ${moment}.`,
    minutesMore: (count) =>
      plural(count, {
        one: 'Se puede cancelar durante # minuto más.',
        other: 'Se puede cancelar durante # minutos más.',
      }),
    minutesLeftFor: (count, recipientName) =>
      plural(count, {
        one: `Queda # minuto para cancelar el pago a ${recipientName}.`,
        other: `Quedan # minutos para cancelar el pago a ${recipientName}.`,
      }),
    itsTimeHasCome: 'Llegó su hora: ya no se puede cancelar.',
  },
  comingPayments: {
    aClosedAccount: 'una cuenta cerrada',
  },
};
