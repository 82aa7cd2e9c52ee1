import { bankFacts } from '../../config/bank.ts';
import { inBothLanguages } from '../../contract/values/in-both-languages.ts';
import type { Policy } from '../../contract/values/policy.ts';
import { formatUsd } from '../../contract/values/money.ts';

interface Category {
  id: 'personal' | 'business' | 'wealth' | 'digital' | 'loans' | 'insurance';
  title: string;
  text: string;
  bullets: string[];
  /** The rate or fee of today: a mark that the server fills, or a text. */
  fact: string;
  /** The way for a visitor who wants it. */
  door: { label: string; to: string };
}

/** The services page, for an operator to edit; the server puts the fees of the moment in. */
export const servicesContent = inBothLanguages({
  title: { en: 'Services', es: 'Servicios' },
  description: {
    en:
      'Personal and business accounts, wealth management, digital banking, loans, mortgages and ' +
      'insurance.',
    es:
      'Cuentas personales y de negocios, gestión patrimonial, banca digital, préstamos, hipotecas ' +
      'y seguros.',
  },
  heading: { en: 'Six ways we look after money', es: 'Seis maneras de cuidar el dinero' },
  lead: {
    en: 'One set of accounts, clear prices. Take what you need and leave the rest.',
    es: 'Un conjunto de cuentas y precios claros. Tome lo que necesite y deje el resto.',
  },
  label: { en: 'Our services', es: 'Nuestros servicios' },
  categories: {
    en: [
      {
        id: 'personal',
        title: 'Personal',
        text: 'The accounts a household runs on.',
        bullets: [
          'Checking with every payment and deposit in one list',
          'Savings that earn interest every day',
          'One debit and one credit card, shown or hidden by you',
          'Statements by email in about 10 minutes',
        ],
        fact: '{{savingsFact}}',
        door: { label: 'Open an account', to: '/register' },
      },
      {
        id: 'business',
        title: 'Business',
        text: 'Built for day-to-day business.',
        bullets: [
          'Business transfers with your own reference',
          'Bills and rent paid once or on a schedule',
          'International transfers in six currencies',
          'A branch manager who answers the phone',
        ],
        fact: '{{feesAnswer}}',
        door: { label: 'Ask about business accounts', to: '/contact' },
      },
      {
        id: 'wealth',
        title: 'Wealth Management',
        text: 'Patient plans for money that can wait.',
        bullets: [
          'Investment accounts next to your savings',
          'Retirement and education planning',
          'Fees named before you agree to them',
        ],
        fact: 'Investments are not insured, are not guaranteed by the bank and may lose value.',
        door: { label: 'Ask about investing', to: '/contact' },
      },
      {
        id: 'digital',
        title: 'Digital',
        text: 'Your whole bank, online.',
        bullets: [
          'Balances, transfers, bills and cards in one view',
          'Mobile check deposit from two photos',
          'A security PIN on every payment to others',
          'Works with a keyboard, a screen reader and a small phone',
        ],
        fact: '{{depositFact}}',
        door: { label: 'Log in to your accounts', to: '/login' },
      },
      {
        id: 'loans',
        title: 'Loans & Mortgages',
        text: 'Every figure shown before you apply.',
        bullets: [
          'Personal, home, auto and education loans',
          'The monthly payment before you apply',
          'A decision with its reasons',
          'Pay it off early whenever you like',
        ],
        fact: '{{loanFacts}}',
        door: { label: 'Apply for a loan', to: '/user/loans' },
      },
      {
        id: 'insurance',
        title: 'Insurance',
        text: 'Coverage that’s easy to explain at the kitchen table.',
        bullets: ['Home and belongings', 'Auto and travel', 'Life and disability'],
        fact: '',
        door: { label: 'Ask about insurance', to: '/contact' },
      },
    ] as Category[],
    es: [
      {
        id: 'personal',
        title: 'Personal',
        text: 'Las cuentas con las que funciona un hogar.',
        bullets: [
          'Cuenta de cheques con todos los pagos y depósitos en una lista',
          'Ahorros que generan intereses cada día',
          'Una tarjeta de débito y una de crédito, que usted muestra u oculta',
          'Estados de cuenta por correo electrónico en unos 10 minutos',
        ],
        fact: '{{savingsFact}}',
        door: { label: 'Abrir una cuenta', to: '/register' },
      },
      {
        id: 'business',
        title: 'Negocios',
        text: 'Hecho para el día a día de un negocio.',
        bullets: [
          'Transferencias de negocios con su propia referencia',
          'Facturas y renta, una vez o de forma programada',
          'Transferencias internacionales en seis monedas',
          'Un gerente de sucursal que contesta el teléfono',
        ],
        fact: '{{feesAnswer}}',
        door: { label: 'Hablar de su negocio', to: '/contact' },
      },
      {
        id: 'wealth',
        title: 'Gestión patrimonial',
        text: 'Planes con calma para el dinero que puede esperar.',
        bullets: [
          'Cuentas de inversión junto a sus ahorros',
          'Planes para la jubilación y los estudios',
          'Comisiones que se dicen antes de que usted las acepte',
        ],
        fact: 'Las inversiones no están aseguradas, el banco no las garantiza y pueden perder valor.',
        door: { label: 'Preguntar por las inversiones', to: '/contact' },
      },
      {
        id: 'digital',
        title: 'Digital',
        text: 'Todo su banco, en línea.',
        bullets: [
          'Saldos, transferencias, facturas y tarjetas en una sola vista',
          'Depósito de cheques con dos fotos del celular',
          'Un PIN de seguridad en cada pago a otras personas',
          'Funciona con teclado, con lector de pantalla y en un celular pequeño',
        ],
        fact: '{{depositFact}}',
        door: { label: 'Iniciar sesión en sus cuentas', to: '/login' },
      },
      {
        id: 'loans',
        title: 'Préstamos e hipotecas',
        text: 'Todas las cifras a la vista antes de presentar la solicitud.',
        bullets: [
          'Préstamos personales, de vivienda, de auto y de estudios',
          'El pago mensual, antes de presentar la solicitud',
          'Una decisión con sus motivos',
          'Pago anticipado cuando usted quiera',
        ],
        fact: '{{loanFacts}}',
        door: { label: 'Solicitar un préstamo', to: '/user/loans' },
      },
      {
        id: 'insurance',
        title: 'Seguros',
        text: 'Coberturas fáciles de explicar en la mesa de la cocina.',
        bullets: ['Vivienda y pertenencias', 'Auto y viajes', 'Vida e incapacidad'],
        fact: '',
        door: { label: 'Preguntar por los seguros', to: '/contact' },
      },
    ],
  },
  questionsTitle: { en: 'Questions people ask', es: 'Preguntas frecuentes' },
  questions: {
    en: [
      {
        question: 'How do I open an account?',
        answer:
          'Register with a username, an email address and a password. Checking, savings and ' +
          'investment accounts are opened for you right away.',
      },
      {
        question: 'How long does a transfer take?',
        answer:
          `Between accounts at ${bankFacts.name} the money arrives right away. Local transfers ` +
          'to other banks are processed within 24 hours.',
      },
      {
        question: 'What does a transfer cost?',
        answer: '{{feesAnswer}}',
      },
      { question: 'Is my money insured?', answer: 'Deposits are insured up to $250,000.' },
      {
        question: 'Which currencies can I send?',
        answer:
          'US dollars, euros, British pounds, Australian dollars, Canadian dollars and Indian ' +
          'rupees.',
      },
    ],
    es: [
      {
        question: '¿Cómo abro una cuenta?',
        answer:
          'Regístrese con un nombre de usuario, un correo electrónico y una contraseña. Sus ' +
          'cuentas de cheques, de ahorros y de inversión se abren de inmediato.',
      },
      {
        question: '¿Cuánto tarda una transferencia?',
        answer:
          `Entre cuentas de ${bankFacts.name} el dinero llega de inmediato. Las transferencias ` +
          'locales a otros bancos se procesan en un plazo de 24 horas.',
      },
      {
        question: '¿Cuánto cuesta una transferencia?',
        answer: '{{feesAnswer}}',
      },
      {
        question: '¿Está asegurado mi dinero?',
        answer: 'Los depósitos están asegurados hasta $250,000.',
      },
      {
        question: '¿Qué monedas puedo enviar?',
        answer:
          'Dólares estadounidenses, euros, libras esterlinas, dólares australianos, dólares ' +
          'canadienses y rupias indias.',
      },
    ],
  },
  contact: { en: 'Contact us', es: 'Contáctenos' },
  contactTitle: { en: 'Not sure which one fits?', es: '¿No sabe cuál le conviene?' },
  contactLead: {
    en: 'Tell us what you are trying to do. A person reads every message.',
    es: 'Cuéntenos qué quiere hacer. Una persona lee cada mensaje.',
  },
});

const cost = (minor: number) => (minor === 0 ? 'is free' : `costs ${formatUsd(BigInt(minor))}`);
const costInSpanish = (minor: number) =>
  minor === 0 ? 'es gratis' : `cuesta ${formatUsd(BigInt(minor))}`;

/** Words the fees of transfers now, in a sentence or two. */
export const feesAnswer = inBothLanguages({
  en: ({ localMinor, billMinor, internationalMinor }: Policy<'fees'>): string => {
    const atHome =
      localMinor === 0 && billMinor === 0
        ? 'Local transfers and bill payments are free.'
        : `A local transfer ${cost(localMinor)}, and a bill payment ${cost(billMinor)}.`;
    return `${atHome} An international transfer ${cost(internationalMinor)}, shown before you confirm.`;
  },
  es: ({ localMinor, billMinor, internationalMinor }: Policy<'fees'>): string => {
    const atHome =
      localMinor === 0 && billMinor === 0
        ? 'Las transferencias locales y los pagos de facturas son gratis.'
        : `Una transferencia local ${costInSpanish(localMinor)}, y un pago de factura ${costInSpanish(billMinor)}.`;
    return (
      `${atHome} Una transferencia internacional ${costInSpanish(internationalMinor)}, y verá el costo ` +
      'antes de confirmar.'
    );
  },
});

const amount = (minor: number) => formatUsd(BigInt(minor));

/** The rates and fees of today, as the public pages say them. Each percentage comes in written. */
export const ratesTexts = inBothLanguages({
  savings: {
    en: (apy: string) =>
      `Savings earn ${apy} APY (annual percentage yield) today. The rate can change.`,
    es: (apy: string) =>
      `Los ahorros ganan hoy un ${apy} APY (rendimiento porcentual anual). La tasa puede cambiar.`,
  },
  deposit: {
    en: (perDayMinor: number) => `Check deposit by photo: up to ${amount(perDayMinor)} a day.`,
    es: (perDayMinor: number) =>
      `Depósito de cheques con foto: hasta ${amount(perDayMinor)} al día.`,
  },
  loans: {
    en: 'Annual rate today, by credit score',
    es: 'Tasa anual de hoy, según su puntaje de crédito',
  },
  loanRange: {
    en: (lowest: string, highest: string) => `${lowest} to ${highest}`,
    es: (lowest: string, highest: string) => `${lowest} a ${highest}`,
  },
  /** Short: each is shown next to its name. */
  apyName: { en: 'APY on savings today', es: 'APY de los ahorros hoy' },
  paymentName: {
    en: 'for a local transfer or a bill',
    es: 'por una transferencia local o una factura',
  },
  localName: { en: 'for a local transfer', es: 'por una transferencia local' },
  billName: { en: 'for a bill payment', es: 'por un pago de factura' },
  abroadName: { en: 'for an international transfer', es: 'por una transferencia internacional' },
  loanName: { en: 'loan rates from, today', es: 'la tasa anual más baja de un préstamo hoy' },
  figuresTitle: { en: 'What it earns, what it costs', es: 'Lo que gana, lo que cuesta' },
  figuresLead: {
    en: 'Today’s figures. You see them again before you confirm anything.',
    es: 'Las cifras de hoy. Las verá otra vez antes de confirmar nada.',
  },
});
