import type { TextsOf } from '../define.ts';
import type { ofInsight as english } from '../of-insight.ts';

/** Of a month of one's money, in Spanish. */
export const ofInsight: TextsOf<typeof english> = {
  NO_PAYEE_TO_SORT: {
    title: 'Nada que clasificar',
    message:
      'Solo se puede clasificar un pago suyo a otra persona o a una empresa. No se cambió nada.',
  },
  NO_PAYEE_TO_NAME: {
    title: 'Nadie a quien dar un apodo',
    message:
      'Solo puede dar un apodo a una persona o a una empresa a la que usted haya hecho un pago. ' +
      'No se cambió nada.',
  },
  MONTH_OUT_OF_REACH: {
    title: 'Mes fuera de alcance',
    message: ({ first, last }) => `Elija un mes desde ${first} hasta ${last}, el mes en curso.`,
  },
};
