import type { TextsOf } from '../define.ts';
import type { ofPolicies as english } from '../of-policies.ts';

const doubts = {
  jump: 'una tasa difiere más del 20% de la anterior',
  older: 'es más antiguo que las tasas que tiene el banco',
  correction: 'el banco tiene otras tasas de esa fecha',
};

/** Of the bank’s policies and rates, in Spanish. */
export const ofPolicies: TextsOf<typeof english> = {
  RATES_DOUBTFUL: {
    title: 'Tasas en duda',
    message: ({ reasons }) =>
      'Revise este archivo otra vez y confírmelo: ' +
      `${reasons.map((reason) => doubts[reason]).join('; ')}. No se guardó nada.`,
  },
  POLICY_CHANGED: {
    title: 'La política cambió',
    message: ({ by }) =>
      `${by} cambió esta política desde que usted la abrió. No se cambió nada. Revísela otra vez.`,
  },
  POLICY_UNCHANGED: {
    title: 'Nada que cambiar',
    message: 'Eso es lo que de todos modos rige en ese momento. No se cambió nada.',
  },
  CHANGE_NOT_PLANNED: {
    title: 'Ya no está previsto',
    message: 'Este cambio ya está en vigor, o alguien lo retiró. No se cambió nada.',
  },
  EFFECTIVE_DATE_INVALID: {
    title: 'Fecha no posible',
    message:
      'Un cambio entra en vigor de inmediato, o más tarde dentro de dos años; nunca en el pasado. ' +
      'No se cambió nada.',
  },
  PROPOSAL_WAITS: {
    title: 'Hay una propuesta en espera',
    message: ({ by }) =>
      `${by} propuso un cambio de esta política, que espera a una segunda persona. No se ` +
      'cambió nada. Decida primero sobre ese cambio.',
  },
  PROPOSAL_NOT_FOUND: {
    title: 'No se encontró',
    message:
      'Ninguna propuesta en espera tiene este identificador: ya se decidió. No se cambió nada.',
  },
  OWN_POLICY_PROPOSAL: {
    title: 'Se necesita una segunda persona',
    message: 'Este cambio lo propuso usted. No se cambió nada. Pida a un colega que lo apruebe.',
  },
  LOOSENED_TOO_SOON: {
    title: 'Demasiado pronto',
    message:
      'La regla de las dos personas se afloja con un día entero de anticipación ' +
      'como mínimo, para que sus colegas lo vean venir. No se cambió nada.',
  },
  WITHDRAWN_TOO_LATE: {
    title: 'Demasiado tarde para retirar',
    message:
      'En menos de un día este cambio hace más estricto el monto que requiere dos personas, así ' +
      'que no se puede retirar. No se cambió nada. Prevea el monto anterior para dentro de un día.',
  },
};
