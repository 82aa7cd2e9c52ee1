import { formatsOf } from '../../../contract/values/format.ts';
import { formatUsd } from '../../../contract/values/money.ts';
import { bankingDayOf } from '../../base/clock.ts';
import { mailTexts } from '../../services/mail/mail.texts.es.ts';
import type { CheckHoldRow } from './check-holds-store.ts';
import type { checkNoticesTexts as english, TakenBack } from './check-notices.texts.ts';

const { day } = formatsOf('es-US');
const mailOnly = [mailTexts.notYou];

function whenFree(holds: readonly CheckHoldRow[]): string {
  if (holds.length === 0) return 'Ya está disponible.';
  const free = holds
    .filter(({ freeMinor }) => freeMinor > 0n)
    .map(({ freeMinor, availableOn }) => `${formatUsd(freeMinor)} el ${day(availableOn)}`);
  return free.length === 0
    ? 'Cubre otro cheque que fue devuelto sin pagar.'
    : `Disponible: ${free.join(' y ')}.`;
}

function takenBack({ amountMinor, takenMinor }: TakenBack, from: string): string {
  if (takenMinor === 0n) return `No quedaba nada en ${from} que se pudiera retirar.`;
  return takenMinor === amountMinor
    ? `Se retiró el monto completo de ${from}.`
    : `Se retiraron ${formatUsd(takenMinor)}, todo lo que quedaba, de ${from}.`;
}

const sentOn = (sentAt: Temporal.Instant) => day(bankingDayOf(sentAt));

export const checkNoticesTexts: typeof english = {
  takenFromAccount: (taken) => takenBack(taken, 'su cuenta'),
  takenFromUnclaimed: (taken) => takenBack(taken, 'los fondos no reclamados'),
  accepted: ({ amountMinor, account, holds }) => ({
    title: 'Se aceptó su cheque',
    said: [
      `Aceptamos su cheque de ${formatUsd(amountMinor)}. Está en su cuenta terminada en ` +
        `${account.slice(-4)}. ${whenFree(holds)}`,
      'Guarde el cheque en papel hasta que todo el dinero esté disponible y después destrúyalo.',
    ],
    mailOnly,
  }),
  returned: ({ sentAt, statedMinor, reason }) => ({
    title: 'Se devolvió su cheque',
    said: [
      'No pudimos aceptar el ' +
        `${statedMinor === null ? 'cheque' : `cheque de ${formatUsd(statedMinor)}`} que envió el ` +
        `${sentOn(sentAt)}. ${reason}`,
      'No se movió dinero.',
    ],
    mailOnly,
  }),
  dishonored: ({ account, sentAt, reason, ...taken }) => ({
    title: 'Su cheque fue devuelto sin pagar',
    said: [
      `El cheque de ${formatUsd(taken.amountMinor)} que envió el ${sentOn(sentAt)} fue devuelto ` +
        `sin pagar. ${reason}`,
      `${takenBack(taken, `su cuenta terminada en ${account.slice(-4)}`)} No hay ninguna comisión.`,
      'Pida a la persona que hizo el cheque que le pague de otra manera.',
    ],
    mailOnly,
  }),
};
