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
    cancelThePaymentTo: (hidden, recipientName) =>
      sentence('Cancelar', hidden(sentence(' el pago a ', recipientName))),
  },
  comingPayments: {
    aClosedAccount: 'una cuenta cerrada',
  },
};
