import { sentence } from '../../ui/values/sentence.ts';
import type { comingUpPanelTexts as english } from './coming-up-panel.texts.ts';

export const comingUpPanelTexts: typeof english = {
  comingUpPanel: {
    comingUp: 'Próximamente',
    couldNotBeLoaded: 'No se pudieron cargar sus próximos pagos.',
    nothingYet: (link) =>
      sentence(
        'No hay nada programado. Aquí aparecen los pagos que programe. ',
        link('Programar una factura'),
      ),
    scheduled: 'Programados',
    andMoreAfterThese: (count) => `Y ${count} más después de estos.`,
    pending: 'Pendientes',
    ofShown: (length, total) => `Se muestran ${length} de ${total}.`,
    on: (day) => `el ${day}`,
    balanceAfter: (account, amount) => sentence('En la ', account, ' quedan después: ', amount),
    isShortOfItWill: (account, amount) =>
      sentence(
        'A la ',
        account,
        ' le faltan ',
        amount,
        ': este pago no se hará si usted no agrega dinero.',
      ),
  },
};
