import { formatUsd } from '../../contract/money.ts';
import type { feesAnswer as english } from './fees-answer.texts.ts';

const cost = (minor: number) => (minor === 0 ? 'es gratis' : `cuesta ${formatUsd(BigInt(minor))}`);

export const feesAnswer: typeof english = ({ localMinor, billMinor, internationalMinor }) => {
  const atHome =
    localMinor === 0 && billMinor === 0
      ? 'Las transferencias locales y los pagos de facturas son gratis.'
      : `Una transferencia local ${cost(localMinor)}, y un pago de factura ${cost(billMinor)}.`;
  return (
    `${atHome} Una transferencia internacional ${cost(internationalMinor)}, y verá el costo ` +
    'antes de confirmar.'
  );
};
