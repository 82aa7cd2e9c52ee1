import * as z from 'zod/mini';
import { defineAnswers, defineRefusals, withParams } from './define.ts';
import { nameParam } from './params.ts';

const doubts = {
  jump: 'a rate is more than 20% away from the one before',
  older: 'it is older than the rates the bank has',
  correction: 'the bank has other rates of that day',
};

const doubtsInSpanish = {
  jump: 'una tasa difiere más del 20% de la anterior',
  older: 'es más antiguo que las tasas que tiene el banco',
  correction: 'el banco tiene otras tasas de esa fecha',
};

/** Of the bank’s policies and rates. */
export const refusalsOfPolicies = defineRefusals({
  RATES_DOUBTFUL: withParams({
    params: { reasons: z.array(z.enum(['jump', 'older', 'correction'])) },
    status: 409,
    title: { en: 'Rates in doubt', es: 'Tasas en duda' },
    message: {
      en: ({ reasons }) =>
        `Please look at this file again and confirm it: ${reasons.map((reason) => doubts[reason]).join('; ')}. Nothing was saved.`,
      es: ({ reasons }) =>
        'Revise este archivo otra vez y confírmelo: ' +
        `${reasons.map((reason) => doubtsInSpanish[reason]).join('; ')}. No se guardó nada.`,
    },
  }),
  POLICY_CHANGED: withParams({
    params: { by: nameParam },
    status: 409,
    title: { en: 'Policy changed', es: 'La política cambió' },
    message: {
      en: ({ by }) =>
        `${by} has changed this policy since you opened it. Nothing was changed. Please look at ` +
        'it again.',
      es: ({ by }) =>
        `${by} cambió esta política desde que usted la abrió. No se cambió nada. Revísela otra vez.`,
    },
  }),
  POLICY_UNCHANGED: {
    status: 409,
    title: { en: 'Nothing to change', es: 'Nada que cambiar' },
    message: {
      en: 'This is what is in force at that moment anyway. Nothing was changed.',
      es: 'Eso es lo que de todos modos rige en ese momento. No se cambió nada.',
    },
  },
  CHANGE_NOT_PLANNED: {
    status: 409,
    title: { en: 'Not planned any more', es: 'Ya no está previsto' },
    message: {
      en: 'This change is in force already, or somebody withdrew it. Nothing was changed.',
      es: 'Este cambio ya está en vigor, o alguien lo retiró. No se cambió nada.',
    },
  },
  EFFECTIVE_DATE_INVALID: {
    status: 422,
    title: { en: 'Date not possible', es: 'Fecha no posible' },
    message: {
      en:
        'A change comes into force at once, or later within two years; never in the past. Nothing ' +
        'was changed.',
      es:
        'Un cambio entra en vigor de inmediato, o más tarde dentro de dos años; nunca en el pasado. ' +
        'No se cambió nada.',
    },
    field: 'effectiveFrom',
  },
  PROPOSAL_WAITS: withParams({
    params: { by: nameParam },
    status: 409,
    title: { en: 'Proposal waits', es: 'Hay una propuesta en espera' },
    message: {
      en: ({ by }) =>
        `${by} has proposed a change of this policy, which waits for a second person. Nothing was ` +
        'changed. Please decide that first.',
      es: ({ by }) =>
        `${by} propuso un cambio de esta política, que espera a una segunda persona. No se ` +
        'cambió nada. Decida primero sobre ese cambio.',
    },
  }),
  PROPOSAL_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No proposal with this ID waits: it was decided already. Nothing was changed.',
      es: 'Ninguna propuesta en espera tiene este identificador: ya se decidió. No se cambió nada.',
    },
  },
  OWN_POLICY_PROPOSAL: {
    status: 403,
    title: { en: 'Second person needed', es: 'Se necesita una segunda persona' },
    message: {
      en:
        'You proposed this change yourself. Nothing was changed. Please ask a colleague to approve ' +
        'it.',
      es: 'Este cambio lo propuso usted. No se cambió nada. Pida a un colega que lo apruebe.',
    },
  },
  LOOSENED_TOO_SOON: {
    status: 422,
    title: { en: 'Too soon', es: 'Demasiado pronto' },
    message: {
      en:
        'This loosens what guards the bank’s money, which takes a whole day at the earliest, so that ' +
        'your colleagues can see it coming. Nothing was changed. Please choose a later moment.',
      es:
        'Lo que protege el dinero del banco se afloja con un día entero de anticipación ' +
        'como mínimo, para que sus colegas lo vean venir. No se cambió nada.',
    },
    field: 'effectiveFrom',
  },
  WITHDRAWN_TOO_LATE: {
    status: 422,
    title: { en: 'Too late to withdraw', es: 'Demasiado tarde para retirar' },
    message: {
      en:
        'In less than a day this change makes a guard of the bank’s money stricter, so it cannot be ' +
        'withdrawn. Nothing was changed. Please plan what was before for a day ahead instead.',
      es:
        'En menos de un día este cambio hace más estricto lo que protege el dinero del banco, así que ' +
        'no se puede retirar. No se cambió nada. Prevea lo que había antes para dentro de un día.',
    },
  },
});

/** Of the bank’s policies. */
export const answersOfPolicies = defineAnswers({
  POLICY_SET: { message: { en: 'Policy changed.', es: 'Se cambió la política.' } },
  POLICY_PLANNED: { message: { en: 'Change planned.', es: 'Cambio planeado.' } },
  POLICY_PROPOSED: {
    message: {
      en: 'Proposed. A colleague has to approve it.',
      es: 'Propuesto. Un colega tiene que aprobarlo.',
    },
  },
  POLICY_APPROVED: { message: { en: 'Change approved.', es: 'Cambio aprobado.' } },
  POLICY_WITHDRAWN: { message: { en: 'Change withdrawn.', es: 'Cambio retirado.' } },
});
