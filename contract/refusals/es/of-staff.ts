import { formatsOf } from '../../format.ts';
import type { CaseOutcome } from '../case-outcomes.ts';
import type { TextsOf } from '../define.ts';
import type { ofStaff as english } from '../of-staff.ts';
import { amountText } from '../params.ts';
import { standingWords } from './standings.ts';

const { day: dayText, moment, plural } = formatsOf('es-US');

const timeAgo = (minutes: number) =>
  minutes === 0
    ? 'ahora mismo'
    : `hace ${plural(minutes, { one: '# minuto', other: '# minutos' })}`;

const outcomes: Record<CaseOutcome, string> = {
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

/** Of the staff’s work, in Spanish. */
export const ofStaff: TextsOf<typeof english> = {
  ADMIN_NOT_SUSPENDABLE: {
    title: 'No permitido',
    message: 'No se puede suspender a los administradores',
  },
  ADMIN_NOT_DELETABLE: {
    title: 'No permitido',
    message: 'Aquí no se puede eliminar a los administradores. No se cambió nada.',
  },
  ADMIN_NOT_FUNDABLE: {
    title: 'No permitido',
    message: 'Los administradores no tienen cuentas que acreditar. No se movió dinero.',
  },
  ADMIN_SIGN_IN_NOT_CHANGEABLE: {
    title: 'No permitido',
    message:
      'La verificación en dos pasos de un administrador la quita un operador, en el servidor. No ' +
      'se cambió nada.',
  },
  TWO_STEPS_REQUIRED: {
    title: 'Se requiere la verificación en dos pasos',
    message:
      'El personal de este banco inicia sesión con un código. Active primero la verificación en ' +
      'dos pasos.',
  },
  OWN_PROPOSAL: {
    title: 'Se necesita una segunda persona',
    message: 'Este crédito lo propuso usted. No se movió dinero. Pida a un colega que lo apruebe.',
  },
  SECOND_PERSON_NEEDED: {
    title: 'Se necesita una segunda persona',
    message: ({ above }) =>
      `Este préstamo lo aprobó usted y, por encima de ${amountText(above)}, otra persona hace ` +
      'el desembolso. No se movió dinero. Pídaselo a un colega.',
  },
  OWN_REOPENING: {
    title: 'Se necesita una segunda persona',
    message:
      'La reapertura de estos días la propuso usted. No se cambió nada. Pida a un colega que la ' +
      'apruebe.',
  },
  REOPENING_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguna reapertura tiene este identificador. No se cambió nada.',
  },
  REOPENING_DECIDED: {
    title: 'Ya decidido',
    message: ({ decision }) =>
      `Esta reapertura ya está ${decision === 'approved' ? 'aprobada' : 'rechazada'}. No se ` +
      'cambió nada ahora.',
  },
  REOPENING_WAITS: {
    title: 'Reapertura en espera',
    message: ({ by }) =>
      `${by} propuso reabrir días, y eso espera a una segunda persona. No se cambió nada. Decida ` +
      'eso primero.',
  },
  DAY_NOT_CLOSED: {
    title: 'Día no cerrado',
    message: ({ day }) => `${day} no es un día cerrado. No se cambió nada.`,
  },
  DAY_DETACHED: {
    title: 'Día separado',
    message: ({ day }) =>
      `El mes del ${day} está separado y sigue cerrado. No se cambió nada. Pida primero a quien ` +
      'administra el servidor que vuelva a incorporarlo.',
  },
  USER_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ningún usuario tiene este identificador.',
  },
  BOOK_ACCOUNT_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Los libros no tienen ninguna cuenta con este identificador.',
  },
  JOURNAL_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Los libros no tienen ningún asiento con este identificador.',
  },
  JOB_NOT_FOUND: {
    title: 'No se encontró',
    message: 'El banco no tiene ninguna tarea con este nombre. No se ejecutó nada.',
  },
  ROW_NOT_SET_ASIDE: {
    title: 'No apartado',
    message: 'Este registro ya no está apartado: otra ejecución lo procesó. No se cambió nada.',
  },
  CASE_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ningún caso tiene este identificador. No se cambió nada.',
  },
  OWN_PERSON: {
    title: 'La misma persona',
    message: 'El personal no decide sobre sí mismo. No se cambió nada. Pídaselo a un colega.',
  },
  OPEN_BUSINESS: {
    title: 'Asuntos pendientes',
    message:
      'Este usuario tiene un préstamo, un pago o un cheque en revisión, o un pago reportado sin ' +
      'respuesta, así que la cuenta todavía no se puede eliminar.',
  },
  CASE_NOT_TAKEN: {
    title: 'Caso sin tomar',
    message: 'Por el momento nadie tiene este caso. No se cambió nada. Tómelo primero.',
  },
  CASE_JUST_TAKEN: {
    title: 'Caso recién tomado',
    message: 'Acaba de tomar un caso. Lo encuentra entre los suyos. No se tomó un segundo.',
  },
  CASE_HELD: {
    title: 'Caso en manos de otra persona',
    message: ({ holder, minutes }) =>
      `${holder} trabaja en este caso y lo abrió ${timeAgo(minutes)}. No se cambió nada.`,
  },
  CASE_DECIDED: {
    title: 'Caso decidido',
    message: ({ by, outcome, at, isOwn }) =>
      `${isOwn ? 'Esto ya lo decidió usted' : `${by} se adelantó`}: este caso ya está ` +
      `${outcomes[outcome]}, desde el ${moment(at)}, hora de Nueva York. No se cambió nada ahora.`,
  },
  TAKE_OVER_UNEXPLAINED: {
    title: 'Falta el motivo',
    message: ({ holder, minutes }) =>
      `${holder} abrió este caso ${timeAgo(minutes)}. Para tomarlo ahora, diga por qué. No se ` +
      'cambió nada.',
  },
  PROOF_UNDER_WAY: {
    title: 'Ya en curso',
    message: ({ by }) => `${by} pidió una revisión del libro mayor y está en curso. Espérela.`,
  },
  NOT_STOPPED: {
    title: 'No detenido',
    message: 'Los pagos no están detenidos, o alguien los reanudó antes. No se cambió nada.',
  },
  BOOKS_NOT_PROVEN: {
    title: 'Revisión del libro mayor no superada',
    message:
      'La revisión del libro mayor no se ha superado desde que se detuvieron los pagos. Los pagos ' +
      'siguen detenidos. Haga primero la revisión.',
  },
  JOB_UNDER_WAY: {
    title: 'Ya en curso',
    message: ({ by }) => `${by} inició esta tarea y está en curso. Espérela.`,
  },
  DOCUMENT_REPLACED: {
    title: 'Documento reemplazado',
    message:
      'El cliente envió otro documento u otro nombre desde que usted lo abrió. No se cambió nada. ' +
      'Revise el nuevo.',
  },
  LOAN_NOT_APPROVED: {
    title: 'Préstamo no aprobado',
    message: 'Este préstamo no está aprobado, así que no se puede desembolsar. No se movió dinero.',
  },
  LOAN_DISBURSED: {
    title: 'Préstamo ya desembolsado',
    message: ({ by, at }) =>
      `${by} se adelantó: este préstamo ya se desembolsó, el ${moment(at)}, hora de Nueva York. ` +
      'No se movió dinero otra vez.',
  },
  CHECK_NOT_ACCEPTED: {
    title: 'Cheque no aceptado',
    message: 'Este cheque no se aceptó, así que no hay nada que retirar. No se movió dinero.',
  },
  CUSTOMER_SUSPENDED: {
    title: 'Cliente suspendido',
    message: 'Este cliente está suspendido. No se movió dinero. Levante primero la suspensión.',
  },
  CUSTOMER_FROZEN: {
    title: 'Cliente congelado',
    message:
      'Este cliente nos dijo que un cambio no fue suyo, y quizás no ordenó este pago. No se movió ' +
      'dinero. Pregúntele, o rechace el pago: quien pagó recibe el dinero de vuelta.',
  },
  PAYEE_CLOSED: {
    title: 'Cuenta del destinatario cerrada',
    message:
      'La cuenta a la que va este pago se cerró. No se movió dinero. Rechace el pago: quien pagó ' +
      'recibe el dinero de vuelta.',
  },
  NOT_RETURNABLE: {
    title: 'No se puede devolver',
    message: ({ status }) =>
      `Este pago no se puede devolver: está ${standingWords(status)}. No se movió dinero.`,
  },
  DAY_AHEAD: {
    title: 'Día futuro',
    message: ({ today }) => `Este día del banco no ha comenzado. Hoy es ${dayText(today)}.`,
  },
  AMOUNT_NOT_CONFIRMED: {
    title: 'Monto sin confirmar',
    message:
      'Este no es el monto que escribió el cliente. Escríbalo una segunda vez. No se movió dinero.',
  },
  CHECK_ABOVE_LIMIT: {
    title: 'Cheque por encima del límite',
    message: ({ left }) =>
      'Según los límites para cheques, este puede ser de como máximo ' +
      `${amountText(left)}. No se movió dinero. Devuélvalo por estar por encima del límite.`,
  },
};
