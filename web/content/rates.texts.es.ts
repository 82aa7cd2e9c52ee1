import { formatUsd } from '../../contract/money.ts';
import type { ratesTexts as english } from './rates.texts.ts';

const amount = (minor: number) => formatUsd(BigInt(minor));

export const ratesTexts: typeof english = {
  savings: (apy) =>
    `Los ahorros ganan hoy un ${apy} APY (rendimiento porcentual anual). La tasa puede cambiar.`,
  deposit: (perDayMinor) => `Depósito de cheques con foto: hasta ${amount(perDayMinor)} al día.`,
  loans: 'Tasa anual de hoy, según su puntaje de crédito',
  loanRange: (lowest, highest) => `${lowest} a ${highest}`,
  apyName: 'APY de los ahorros hoy',
  paymentName: 'por una transferencia local o una factura',
  localName: 'por una transferencia local',
  billName: 'por un pago de factura',
  abroadName: 'por una transferencia internacional',
  loanName: 'la tasa anual más baja de un préstamo hoy',
  figuresTitle: 'Lo que gana, lo que cuesta',
  figuresLead: 'Las cifras de hoy. Las verá otra vez antes de confirmar nada.',
};
