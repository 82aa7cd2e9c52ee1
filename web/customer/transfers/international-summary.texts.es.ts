import type { internationalSummaryTexts as english } from './international-summary.texts.ts';

export const internationalSummaryTexts: typeof english = {
  internationalSummary: {
    details: 'los detalles',
    recipient: 'el destinatario',
    swift: (recipientBank, recipientCountry, recipientSwift) =>
      `${recipientBank}, ${recipientCountry}, SWIFT ${recipientSwift}`,
    iban: (recipientIban) => `IBAN ${recipientIban}`,
    recipientGets: 'El destinatario recibe',
    arrivesWithinHoursAfter: 'Llega en las 24 horas siguientes',
    arrivesWithinHoursBy: (moment) => `Llega en un plazo de 24 horas, a más tardar el ${moment}`,
    youPay: 'Usted paga',
    about: 'Alrededor de ',
    andAFeeOf: (amount, otherAmount) => `${amount} y una comisión de ${otherAmount}`,
    theRateIsTakenOn: 'Usaremos el tipo de cambio de ese día.',
    theRateWasAskedFor: 'Actualizamos el tipo de cambio. Es el mismo.',
    theRateHasChangedYou: (amount, otherAmount) =>
      `El tipo de cambio cambió: ahora paga ${amount} en lugar de ${otherAmount}.`,
    theRateHasChangedGets: (amount, otherAmount) =>
      `El tipo de cambio cambió: el destinatario ahora recibe ${amount} en lugar de ${otherAmount}.`,
    to: 'A',
    from: 'De',
  },
  quoteCountdown: {
    rateHeldFor: (trunc, padStart) => `Tipo de cambio garantizado por ${trunc}:${padStart}`,
    weAreAskingForA: 'Obteniendo otro tipo de cambio…',
  },
};
