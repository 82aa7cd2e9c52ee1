import { amountText } from '../../refusals/params.ts';
import type { TextsOf } from '../define.ts';
import type { ofChecks as english } from '../of-checks.ts';

/** Of checks, sent and decided, in Spanish. */
export const ofChecks: TextsOf<typeof english> = {
  CHECK_SUBMITTED: '¡El cheque se envió correctamente!',
  CHECK_ACCEPTED: ({ amount }) => `Cheque de ${amountText(amount)} aceptado.`,
  CHECK_READ_ONCE:
    'Una segunda persona tiene que leer el mismo monto. El cheque volvió a la fila, y todavía no ' +
    'se movió dinero.',
  CHECK_RETURNED: 'Cheque devuelto. Su cliente lee por qué.',
  CHECK_DISHONORED: ({ amount, taken, fromUnclaimedFunds, loss }) => {
    const from = fromUnclaimedFunds
      ? 'de los fondos no reclamados: las cuentas del cliente están cerradas'
      : 'de la cuenta del cliente';
    const lost =
      loss === null ? '' : ` ${amountText(loss)} ya se habían gastado y se registran como pérdida.`;
    return (
      `Cheque de ${amountText(amount)} devuelto sin pagar. Se retiraron ${amountText(taken)} ` +
      `${from}.${lost}`
    );
  },
};
