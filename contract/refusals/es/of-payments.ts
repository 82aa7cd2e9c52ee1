import { formatsOf } from '../../format.ts';
import type { TextsOf } from '../define.ts';
import type { ofPayments as english } from '../of-payments.ts';
import { amountText } from '../params.ts';
import { standingWords } from './standings.ts';

const { day, count } = formatsOf('es-US');

/** Of orders, accounts and their rules, in Spanish. */
export const ofPayments: TextsOf<typeof english> = {
  ACCOUNT_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Usted no tiene ninguna cuenta con este número.',
  },
  STATEMENT_NOT_FOUND: {
    title: 'No se encontró',
    message: 'No hay un estado de cuenta de este mes.',
  },
  TRANSFER_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguna transacción tiene este identificador.',
  },
  SEARCH_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguna de sus búsquedas guardadas tiene este identificador. No se cambió nada.',
  },
  SCHEDULE_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ninguna de sus facturas recurrentes tiene este identificador. No se cambió nada.',
  },
  LOAN_NOT_FOUND: {
    title: 'No se encontró',
    message: 'Ningún préstamo tiene este identificador. No se cambió nada.',
  },
  LOAN_NOT_RUNNING: {
    title: 'Nada que pagar',
    message: 'Este préstamo no se está pagando ahora. No se movió dinero.',
  },
  PAYOFF_CHANGED: {
    title: 'El monto cambió',
    message: ({ amount }) =>
      `Para liquidar este préstamo hoy se necesitan ${amountText(amount)}. No se movió ` +
      'dinero. Revise el nuevo monto para liquidar.',
  },
  SEARCH_NAME_TAKEN: {
    title: 'Nombre en uso',
    message:
      'Usted tiene otra búsqueda guardada con este nombre. No se cambió nada. Elija otro ' +
      'nombre o quite primero la otra.',
  },
  SEARCHES_FULL: {
    title: 'Demasiadas búsquedas guardadas',
    message: 'Usted tiene 20 búsquedas guardadas. Quite una primero. No se cambió nada.',
  },
  NOT_SCHEDULED: {
    title: 'Ya no está programado',
    message: ({ status }) =>
      `Este pago no se puede cancelar: ya está ${standingWords(status)}. No se cambió nada.`,
  },
  SCHEDULE_OVER: {
    title: 'Factura recurrente terminada',
    message: 'Esta factura recurrente ya terminó. No se cambió nada.',
  },
  DATE_NOT_NEXT: {
    title: 'No es la próxima fecha',
    message: ({ next }) =>
      `Esa fecha ya no es la próxima: el próximo pago es el ${day(next)}. No se cambió nada.`,
  },
  SCHEDULE_PAUSED: {
    title: 'Factura en pausa',
    message: 'Esta factura recurrente está en pausa. No se cambió nada. Reanúdela primero.',
  },
  SCHEDULE_NOT_BEGUN: {
    title: 'El primer pago está en espera',
    message:
      'El primer pago de esta factura todavía espera su fecha. No se cambió nada. Cancele ese ' +
      'pago, o ponga la factura en pausa después de que se haga.',
  },
  PAUSE_NOT_AHEAD: {
    title: 'Pausa demasiado corta',
    message:
      'Elija una fecha después de hoy y como máximo dentro de un año, o ninguna. No se cambió ' +
      'nada.',
  },
  PAUSE_PAST_END: {
    title: 'Pausa después del final',
    message: ({ end }) =>
      `La factura termina el ${day(end)} y después de la pausa no se pagaría nada. No se cambió ` +
      'nada. Elija una fecha anterior o detenga la factura.',
  },
  END_BEFORE_NEXT: {
    title: 'Fecha final demasiado temprana',
    message: ({ next }) =>
      `Terminaría antes de su próximo pago, el ${day(next)}. No se cambió nada. Elija una fecha ` +
      'posterior o detenga la factura.',
  },
  FEE_CHANGED: {
    title: 'La comisión cambió',
    message: ({ fee }) =>
      `La comisión ahora es de ${amountText(fee)}. No se movió dinero. Revise el total y ` +
      'confírmelo de nuevo.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Fondos insuficientes',
    message: ({ available }) => `Fondos insuficientes. Saldo disponible: ${amountText(available)}.`,
  },
  DEBITED_ACCOUNT_INVALID: {
    title: 'Cuenta no utilizable',
    message:
      'La cuenta de la que sale el dinero debe ser una de sus propias cuentas abiertas. No se ' +
      'movió dinero.',
  },
  OWN_ACCOUNT_INVALID: {
    title: 'Cuenta no utilizable',
    message: 'Ambas cuentas deben ser suyas y estar abiertas. No se movió dinero.',
  },
  SAME_ACCOUNT: {
    title: 'La misma cuenta',
    message: 'El dinero volvería a la cuenta de la que sale. No se movió dinero.',
  },
  DEPOSIT_ACCOUNT_INVALID: {
    title: 'Cuenta no utilizable',
    message: 'Un cheque se deposita en una de sus propias cuentas abiertas. No se guardó nada.',
  },
  CHECK_LIMIT: {
    title: 'Límite de cheques',
    message: ({ left }) =>
      `Por ahora puede depositar ${amountText(left)} más por foto. Su cheque no se envió; ` +
      'llévelo a una sucursal.',
  },
  TOO_FAR_AHEAD: {
    title: 'Fecha demasiado lejana',
    message:
      'La fecha de la transferencia puede ser como máximo dentro de un año. No se movió dinero.',
  },
  SCHEDULED_LIMIT: {
    title: 'Demasiados pagos programados',
    message: ({ max }) =>
      `Usted tiene ${count(max)} pagos en espera de su fecha y no puede haber más. No se ` +
      'movió dinero. Cancele uno de ellos, o haga este pago en su fecha.',
  },
  RECURRING_BILLS_LIMIT: {
    title: 'Demasiadas facturas recurrentes',
    message: ({ max }) =>
      `Usted tiene ${count(max)} facturas recurrentes y no puede haber más. No se movió dinero. ` +
      'Detenga una de ellas, o pague esta una sola vez.',
  },
  STATEMENT_TOO_LONG: {
    title: 'Estado de cuenta demasiado largo',
    message:
      'Este mes tiene más transacciones de las que caben en un estado de cuenta en PDF. ' +
      'Descárguelo en CSV.',
  },
  END_DATE_TOO_EARLY: {
    title: 'Fecha final demasiado temprana',
    message: 'La fecha final es anterior al primer pago. No se movió dinero.',
  },
  RECURRING_LIMIT: {
    title: 'Límite de facturas recurrentes',
    message: ({ max }) =>
      'Mientras no tenga un PIN de seguridad de más de 24 horas, una factura recurrente puede ' +
      `ser de hasta ${amountText(max)}. No se movió dinero. Páguela una sola vez, o elija un ` +
      'PIN y prográmela un día después.',
  },
  DAILY_LIMIT: {
    title: 'Límite diario',
    message: ({ max }) =>
      'Mientras no tenga un PIN de seguridad de más de 24 horas, puede pagar a otras personas ' +
      `hasta ${amountText(max)} al día. No se movió dinero.`,
  },
  LOAN_NOT_OFFERED: {
    title: 'Préstamo no disponible',
    message:
      'Por el momento no tenemos un préstamo para este propósito con este puntaje de crédito. ' +
      'No se envió nada. Comuníquese con nosotros.',
  },
  APPLICATIONS_LIMIT: {
    title: 'Demasiadas solicitudes',
    message: ({ max }) =>
      `Todavía estamos revisando ${count(max)} de sus solicitudes de préstamo. No se envió ` +
      'nada y no se movió dinero. Espere una decisión y luego vuelva a solicitarlo.',
  },
  ACCOUNT_CLOSED: {
    title: 'Cuenta cerrada',
    message: 'Esta cuenta está cerrada. No se movió dinero.',
  },
  TOO_MANY_PAYMENTS: {
    title: 'Demasiados pagos',
    message:
      'Demasiados pagos en poco tiempo. No se movió dinero. Espere un minuto e inténtelo de nuevo.',
  },
  MONEY_STOPPED: {
    title: 'Pagos detenidos',
    message:
      'Todos los pagos están detenidos mientras el banco revisa sus libros. No se movió ' +
      'dinero. Aún puede consultar sus cuentas; inténtelo de nuevo más tarde.',
  },
  CLOCK_WRONG: {
    title: 'Hora incorrecta',
    message:
      'La hora del banco no es correcta, así que esto no se puede registrar ahora. No se movió ' +
      'dinero. Inténtelo de nuevo en un minuto.',
  },
};
