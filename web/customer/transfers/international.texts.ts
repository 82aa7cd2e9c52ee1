import { inBothLanguages } from '../../../contract/values/in-both-languages.ts';

export const internationalDetailsStepTexts = inBothLanguages({
  internationalDetailsStep: {
    youSend: { en: 'You send', es: 'Usted envía' },
    inUsDollarsWithThe: { en: 'In US dollars, with the fee.', es: 'En dólares, con la comisión.' },
    amount: { en: 'Amount', es: 'Monto' },
    whatTheRecipientGets: { en: 'What the recipient gets.', es: 'Lo que recibe el destinatario.' },
    currency: { en: 'Currency', es: 'Moneda' },
    inWhichItArrives: { en: 'The currency it arrives in.', es: 'La moneda en la que llega.' },
  },
});

export const internationalSummaryTexts = inBothLanguages({
  internationalSummary: {
    details: { en: 'details', es: 'los detalles' },
    recipient: { en: 'recipient', es: 'el destinatario' },
    swift: {
      en: (recipientBank: string | number, place: string, recipientSwift: string | number) =>
        `${recipientBank}, ${place}, SWIFT ${recipientSwift}`,
      es: (recipientBank: string | number, place: string, recipientSwift: string | number) =>
        `${recipientBank}, ${place}, SWIFT ${recipientSwift}`,
    },
    iban: {
      en: (recipientIban: string | number) => `IBAN ${recipientIban}`,
      es: (recipientIban: string | number) => `IBAN ${recipientIban}`,
    },
    recipientGets: { en: 'Recipient gets', es: 'El destinatario recibe' },
    arrivesWithinHoursAfter: {
      en: 'Arrives within 24 hours after that',
      es: 'Llega en las 24 horas siguientes',
    },
    arrivesWithinHoursBy: {
      en: (moment: string | number) => `Arrives within 24 hours, by ${moment}`,
      es: (moment: string | number) => `Llega en un plazo de 24 horas, a más tardar el ${moment}`,
    },
    youPay: { en: 'You pay', es: 'Usted paga' },
    about: { en: 'About ', es: 'Alrededor de ' },
    andAFeeOf: {
      en: (amount: string | number, otherAmount: string | number) =>
        `${amount} and a fee of ${otherAmount}`,
      es: (amount: string | number, otherAmount: string | number) =>
        `${amount} y una comisión de ${otherAmount}`,
    },
    theRateIsTakenOn: {
      en: 'We’ll use that day’s rate.',
      es: 'Usaremos el tipo de cambio de ese día.',
    },
    theRateWasAskedFor: {
      en: 'We refreshed the rate. It’s the same.',
      es: 'Actualizamos el tipo de cambio. Es el mismo.',
    },
    theRateHasChangedYou: {
      en: (amount: string | number, otherAmount: string | number) =>
        `The rate has changed: you now pay ${amount} instead of ${otherAmount}.`,
      es: (amount: string | number, otherAmount: string | number) =>
        `El tipo de cambio cambió: ahora paga ${amount} en lugar de ${otherAmount}.`,
    },
    theRateHasChangedGets: {
      en: (amount: string | number, otherAmount: string | number) =>
        `The rate has changed: the recipient now gets ${amount} instead of ${otherAmount}.`,
      es: (amount: string | number, otherAmount: string | number) =>
        `El tipo de cambio cambió: el destinatario ahora recibe ${amount} en lugar de ${otherAmount}.`,
    },
    to: { en: 'To', es: 'A' },
    from: { en: 'From', es: 'De' },
  },
  quoteCountdown: {
    rateHeldFor: {
      en: (trunc: string | number, padStart: string | number) =>
        `Rate held for ${trunc}:${padStart}`,
      es: (trunc: string | number, padStart: string | number) =>
        `Tipo de cambio garantizado por ${trunc}:${padStart}`,
    },
    weAreAskingForA: { en: 'Getting a new rate…', es: 'Obteniendo otro tipo de cambio…' },
  },
});

export const internationalTransferWizardTexts = inBothLanguages({
  bankCodes: {
    orCharactersOnThe: {
      en: '8 or 11 characters, on the recipient’s statement.',
      es: '8 u 11 caracteres; están en el estado de cuenta del destinatario.',
    },
    aBankIn: {
      en: (country: string | number) => `A bank in ${country}.`,
      es: (country: string | number) => `Un banco en ${country}.`,
    },
    thisDoesNotLookLike: {
      en: 'This does not look like a SWIFT/BIC code. Please compare it with the recipient’s.',
      es: 'No parece un código SWIFT/BIC. Compárelo con el del destinatario.',
    },
    theCheckDigitsOfThis: {
      en: 'This IBAN doesn’t look right. Please compare it with the recipient’s.',
      es: 'Este IBAN no parece correcto. Compárelo con el del destinatario.',
    },
    hasNoIbans: {
      en: (country: string) =>
        `No IBANs are registered for ${country}. Please compare it with the recipient’s.`,
      es: (country: string) =>
        `No hay códigos IBAN registrados para ${country}. Compárelo con el del destinatario.`,
    },
    hasAnotherLength: {
      en: (country: string, length: number, typed: number) =>
        `An IBAN from ${country} has ${length} characters; this one has ${typed}. Please compare it ` +
        'with the recipient’s.',
      es: (country: string, length: number, typed: number) =>
        `Un IBAN de ${country} tiene ${length} caracteres; este tiene ${typed}. Compárelo con el del ` +
        'destinatario.',
    },
    theIbanIsOfThe: {
      en: (account: string | number, bank: string | number) =>
        `The IBAN is from ${account}, the SWIFT code from ${bank}. Please compare both with ` +
        'the recipient’s.',
      es: (account: string | number, bank: string | number) =>
        `El IBAN es de ${account} y el código SWIFT de ${bank}. Compare ambos con los del ` +
        'destinatario.',
    },
  },
  internationalRecipientStep: {
    recentRecipients: { en: 'Recent recipients', es: 'Destinatarios recientes' },
    recipientsName: { en: "Recipient's name", es: 'Nombre del destinatario' },
    accountNumber: { en: 'Account number', es: 'Número de cuenta' },
    bankName: { en: 'Bank name', es: 'Nombre del banco' },
    swiftBicCode: { en: 'SWIFT/BIC code', es: 'Código SWIFT/BIC' },
    iban: { en: 'IBAN', es: 'IBAN' },
    toLettersAndDigitsWith: {
      en: '15 to 34 letters and digits, with or without spaces.',
      es: 'De 15 a 34 letras y dígitos, con espacios o sin ellos.',
    },
    town: { en: 'Town or city', es: 'Ciudad o localidad' },
    country: { en: 'Country', es: 'País' },
  },
  internationalTransferWizard: {
    securityPin: { en: 'Security PIN', es: 'PIN de seguridad' },
    thePriceIsOnIts: {
      en: 'The price isn’t here yet. No money was moved. Please submit again in a moment.',
      es: 'Aún no tenemos el precio. No se movió dinero. Vuelva a enviar en un momento.',
    },
    internationalTransfer: { en: 'International Transfer', es: 'Transferencia internacional' },
    submitTransfer: { en: 'Submit Transfer', es: 'Enviar la transferencia' },
    recipient: { en: 'Recipient', es: 'Destinatario' },
    details: { en: 'Details', es: 'Detalles' },
  },
});
