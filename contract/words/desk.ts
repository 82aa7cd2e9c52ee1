import * as z from 'zod/mini';
import { formatsOf } from '../values/format.ts';
import { type CaseOutcome, caseOutcomes } from './case-outcomes.ts';
import { defineRefusals, withParams } from './define.ts';
import { amountParam, amountText, countParam, momentParam, nameParam } from './params.ts';

const { moment, plural } = formatsOf('en-US');
const { moment: momentInSpanish, plural: pluralInSpanish } = formatsOf('es-US');

const minutesAgo = (minutes: number) =>
  minutes === 0 ? 'just now' : `${plural(minutes, { one: '# minute', other: '# minutes' })} ago`;

const timeAgoInSpanish = (minutes: number) =>
  minutes === 0
    ? 'ahora mismo'
    : `hace ${pluralInSpanish(minutes, { one: '# minuto', other: '# minutos' })}`;

const outcomesInSpanish: Record<CaseOutcome, string> = {
  approved: 'aprobado',
  declined: 'rechazado',
  accepted: 'aceptado',
  refused: 'no aceptado',
  returned: 'devuelto',
  'returned unpaid': 'devuelto sin pagar',
  dishonored: 'devuelto por el otro banco',
  corrected: 'corregido',
  ended: 'terminado',
  answered: 'respondido',
  closed: 'cerrado',
  replaced: 'reemplazado',
};

/** Of cases: who has one, and what they may do with it. */
export const refusalsOfDesk = defineRefusals({
  OWN_PROPOSAL: {
    status: 403,
    title: { en: 'Second person needed', es: 'Se necesita una segunda persona' },
    message: {
      en: 'You proposed this yourself. No money was moved. Please ask a colleague to approve it.',
      es: 'Lo propuso usted. No se movió dinero. Pida a un colega que lo apruebe.',
    },
  },
  SECOND_PERSON_NEEDED: withParams({
    params: { above: amountParam },
    status: 403,
    title: { en: 'Second person needed', es: 'Se necesita una segunda persona' },
    message: {
      en: ({ above }) =>
        `You approved this loan yourself, and above ${amountText(above)} ` +
        'somebody else pays out. No money was moved. Please ask a colleague.',
      es: ({ above }) =>
        `Este préstamo lo aprobó usted y, por encima de ${amountText(above)}, otra persona hace ` +
        'el desembolso. No se movió dinero. Pídaselo a un colega.',
    },
  }),
  GIVEN_AT_ONCE: {
    status: 409,
    title: { en: 'Given at once', es: 'Acreditado al mismo tiempo' },
    message: {
      en:
        'Another credit of yours was posted at this moment, or a colleague came who can agree, and ' +
        'this is more than one person gives alone on a day. No money was moved. Please send it ' +
        'again: it then waits for a second person.',
      es:
        'En este momento se registró otro crédito suyo, o llegó un colega que puede aprobarlo, y ' +
        'esto supera lo que una persona da sola en un día. No se movió dinero. Envíelo otra vez: ' +
        'entonces esperará a una segunda persona.',
    },
  },
  NOT_YET_TWO: withParams({
    params: { at: momentParam },
    status: 403,
    title: { en: 'Not yet two people', es: 'Todavía no son dos personas' },
    message: {
      en: ({ at }) =>
        'You and the person who began this do not count as two people yet: less than a day ago one ' +
        'of you brought in the other, or somebody brought in both. Nothing was changed, and no ' +
        `money was moved. Please ask another colleague, or wait until ${moment(at)}, New York time.`,
      es: ({ at }) =>
        'Usted y la persona que empezó esto todavía no cuentan como dos personas: hace menos de un ' +
        'día una de las dos trajo a la otra, o alguien trajo a ambas. No se cambió nada ni se movió ' +
        `dinero. Pídaselo a otro colega o espere hasta el ${momentInSpanish(at)}, hora de Nueva York.`,
    },
  }),
  CASE_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'No case has this ID. Nothing was changed.',
      es: 'Ningún caso tiene este identificador. No se cambió nada.',
    },
  },
  OWN_PERSON: {
    status: 409,
    title: { en: 'Own person', es: 'La misma persona' },
    message: {
      en: 'Staff do not decide about themselves. Nothing was changed. Please ask a colleague.',
      es: 'El personal no decide sobre sí mismo. No se cambió nada. Pídaselo a un colega.',
    },
  },
  OPEN_BUSINESS: {
    status: 409,
    title: { en: 'Open business', es: 'Asuntos pendientes' },
    message: {
      en:
        'This user has a loan, a debt, a payment or check in review, or a reported payment ' +
        'without an answer, so the account cannot be deleted yet.',
      es:
        'Este usuario tiene un préstamo, una deuda, un pago o un cheque en revisión, o un pago ' +
        'reportado sin respuesta, así que la cuenta todavía no se puede eliminar.',
    },
  },
  CASE_NOT_TAKEN: {
    status: 409,
    title: { en: 'Case not taken', es: 'Caso sin tomar' },
    message: {
      en: 'No one holds this case at present. Nothing was changed. Please take it first.',
      es: 'Por el momento nadie tiene este caso. No se cambió nada. Tómelo primero.',
    },
  },
  CASE_JUST_TAKEN: {
    status: 409,
    title: { en: 'Case just taken', es: 'Caso recién tomado' },
    message: {
      en: 'You took a case a moment ago. You’ll find it under Yours. No second one was taken.',
      es: 'Acaba de tomar un caso. Lo encuentra entre los suyos. No se tomó un segundo.',
    },
  },
  CASE_HELD: withParams({
    params: { holder: nameParam, minutes: countParam },
    status: 409,
    title: { en: 'Case held', es: 'Caso en manos de otra persona' },
    message: {
      en: ({ holder, minutes }) =>
        `${holder} works on this case and opened it ${minutesAgo(minutes)}. Nothing was changed.`,
      es: ({ holder, minutes }) =>
        `${holder} trabaja en este caso y lo abrió ${timeAgoInSpanish(minutes)}. No se cambió nada.`,
    },
  }),
  CASE_DECIDED: withParams({
    params: {
      by: nameParam,
      outcome: z.enum(caseOutcomes),
      at: momentParam,
      isOwn: z.optional(z.boolean()),
    },
    status: 409,
    title: { en: 'Case decided', es: 'Caso decidido' },
    message: {
      en: ({ by, outcome, at, isOwn }) =>
        `${isOwn ? 'You have decided this yourself' : `${by} was first`}: this case is ${outcome} ` +
        `already, since ${moment(at)}, New York time. Nothing was changed now.`,
      es: ({ by, outcome, at, isOwn }) =>
        `${isOwn ? 'Esto ya lo decidió usted' : `${by} se adelantó`}: este caso ya está ` +
        `${outcomesInSpanish[outcome]}, desde el ${momentInSpanish(at)}, hora de Nueva York. No se cambió nada ahora.`,
    },
  }),
  TAKE_OVER_UNEXPLAINED: withParams({
    params: { holder: nameParam, minutes: countParam },
    status: 409,
    title: { en: 'Take-over unexplained', es: 'Falta el motivo' },
    message: {
      en: ({ holder, minutes }) =>
        `${holder} opened this case ${minutesAgo(minutes)}. To take it over now, please say why. ` +
        'Nothing was changed.',
      es: ({ holder, minutes }) =>
        `${holder} abrió este caso ${timeAgoInSpanish(minutes)}. Para tomarlo ahora, diga por qué. No se ` +
        'cambió nada.',
    },
    field: 'reason',
  }),
});
