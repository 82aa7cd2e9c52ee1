import type { ReactNode } from 'react';
import { brand } from '../../config/bank.ts';
import { sentence } from '../ui/values/sentence.ts';
import type { IconName } from '../art/icons.tsx';
import { inBothLanguages } from '../../contract/values/in-both-languages.ts';

interface Feature {
  icon: IconName;
  title: string;
  text: string;
}

interface Service {
  id: 'personal' | 'business' | 'loans';
  title: string;
  text: string;
}

/**
 * Every claim and text of the public pages, for an operator to edit. Name, address, phone, hours
 * and branches come from `config/bank.ts`. Figures that differ between pages (30+ and 100+
 * branches) are given so by the specification, each in its own place.
 */
export const siteContent = inBothLanguages({
  /** The one sentence about it; investments are not. */
  insured: { en: 'Deposits insured up to $250,000', es: 'Depósitos asegurados hasta $250,000' },
  claim: {
    en: 'Providing secure and innovative banking solutions since 2005.',
    es: 'Soluciones bancarias seguras e innovadoras desde 2005.',
  },
  copyright: {
    en: (name: string) => `© 2025 ${name}. All rights reserved.`,
    es: (name: string) => `© 2025 ${name}. Todos los derechos reservados.`,
  },
  footerServices: {
    en: [
      { name: 'Personal Banking', to: 'personal' },
      { name: 'Business Banking', to: 'business' },
      { name: 'Loans', to: 'loans' },
      { name: 'Investments', to: 'wealth' },
      { name: 'Insurance', to: 'insurance' },
    ],
    es: [
      { name: 'Banca personal', to: 'personal' },
      { name: 'Banca de negocios', to: 'business' },
      { name: 'Préstamos', to: 'loans' },
      { name: 'Inversiones', to: 'wealth' },
      { name: 'Seguros', to: 'insurance' },
    ],
  },
  policies: {
    en: ['Terms of Service', 'Privacy Policy', 'Cookie Policy'],
    es: ['Términos del servicio', 'Política de privacidad', 'Política de cookies'],
  },
  cardBrands: {
    en: ['Visa', 'MasterCard', 'Discover', 'American Express', 'Verve'],
    es: ['Visa', 'MasterCard', 'Discover', 'American Express', 'Verve'],
  },
  /** A mark becomes a link as soon as it has an address. */
  social: {
    en: [
      { name: 'LinkedIn', mark: 'in', address: '' },
      { name: 'Facebook', mark: 'f', address: '' },
      { name: 'X', mark: 'x', address: '' },
      { name: 'YouTube', mark: 'yt', address: '' },
    ],
    es: [
      { name: 'LinkedIn', mark: 'in', address: '' },
      { name: 'Facebook', mark: 'f', address: '' },
      { name: 'X', mark: 'x', address: '' },
      { name: 'YouTube', mark: 'yt', address: '' },
    ],
  },

  home: {
    title: {
      en: 'Banking Made Simple, Secure, and Smart',
      es: 'Banca sencilla, segura e inteligente',
    },
    description: {
      en: 'Accounts, transfers, bills and cards in one clear view. A New York bank since 2005.',
      es:
        'Cuentas, transferencias, facturas y tarjetas en una vista clara. Un banco de Nueva York ' +
        'desde 2005.',
    },
    since: { en: 'New York, since 2005', es: 'Nueva York, desde 2005' },
    lead: {
      en:
        'Accounts, transfers, bills and cards in one clear view. You always know where your money ' +
        'is, and what happens next.',
      es:
        'Cuentas, transferencias, facturas y tarjetas en una vista clara. Siempre sabe cómo está su ' +
        'dinero y qué ocurre después.',
    },
    featuresTitle: { en: 'Banking without surprises', es: 'Banca sin sorpresas' },
    featuresLead: {
      en: 'Every fee and date before you confirm. Four things we look after every day.',
      es:
        'Cada comisión y cada fecha antes de que usted confirme. Cuatro cosas que cuidamos todos ' +
        'los días.',
    },
    features: {
      en: [
        {
          icon: 'shield',
          title: 'Secure by habit',
          text:
            'Sending money asks for your PIN or passkey, and every session ends when you say so. ' +
            'Deposits are insured up to $250,000.',
        },
        {
          icon: 'send',
          title: 'Money that moves in a day',
          text:
            'Local transfers are processed within 24 hours. Send abroad in USD, EUR, GBP, AUD, ' +
            'CAD or INR.',
        },
        {
          icon: 'card',
          title: 'Two cards, one view',
          text: 'Show or hide your card numbers any time.',
        },
        {
          icon: 'statement',
          title: 'Statements without the wait',
          text: 'Ask for an E-Statement and it is in your inbox in about 10 minutes.',
        },
      ] as Feature[],
      es: [
        {
          icon: 'shield',
          title: 'Seguridad por costumbre',
          text:
            'Enviar dinero pide su PIN o su llave de acceso, y cada sesión termina cuando usted lo ' +
            'dice. Los depósitos están asegurados hasta $250,000.',
        },
        {
          icon: 'send',
          title: 'Dinero que llega en un día',
          text:
            'Las transferencias locales se procesan en un plazo de 24 horas. Envíe al ' +
            'extranjero en USD, EUR, GBP, AUD, CAD o INR.',
        },
        {
          icon: 'card',
          title: 'Dos tarjetas, una vista',
          text: 'Muestre u oculte los números de sus tarjetas cuando quiera.',
        },
        {
          icon: 'statement',
          title: 'Estados de cuenta sin espera',
          text:
            'Pida un estado de cuenta electrónico y lo tendrá en su correo electrónico en unos 10 ' +
            'minutos.',
        },
      ],
    },
    services: {
      en: [
        {
          id: 'personal',
          title: 'Personal Banking',
          text: 'Checking and savings accounts, with balances, bills and cards on one screen.',
        },
        {
          id: 'business',
          title: 'Business Banking',
          text: 'Accounts and transfers built for day-to-day business.',
        },
        {
          id: 'loans',
          title: 'Loans & Mortgages',
          text: 'Personal, home, auto and education loans, with every figure shown before you apply.',
        },
      ] as Service[],
      es: [
        {
          id: 'personal',
          title: 'Banca personal',
          text: 'Cuentas de cheques y de ahorros, con saldos, facturas y tarjetas en una pantalla.',
        },
        {
          id: 'business',
          title: 'Banca de negocios',
          text: 'Cuentas y transferencias hechas para el día a día de un negocio.',
        },
        {
          id: 'loans',
          title: 'Préstamos e hipotecas',
          text:
            'Préstamos personales, de vivienda, de auto y de estudios, con todas las cifras a ' +
            'la vista antes de presentar la solicitud.',
        },
      ],
    },
    counters: {
      en: [
        { before: '', value: 20, after: '+', label: 'years of banking' },
        { before: '', value: 500, after: 'K', label: 'customers' },
        { before: '', value: 30, after: '+', label: 'branches' },
        { before: '$', value: 50, after: 'M', label: 'in assets' },
      ],
      es: [
        { before: '', value: 20, after: '+', label: 'años de banca' },
        { before: '', value: 500, after: 'K', label: 'clientes' },
        { before: '', value: 30, after: '+', label: 'sucursales' },
        { before: '$', value: 50, after: 'M', label: 'en activos' },
      ],
    },
    testimonials: {
      en: [
        {
          quote:
            'I moved my rent, my savings and my sister’s tuition here. It took one lunch break.',
          name: 'Helena Brandt',
          detail: 'Customer since 2014',
        },
        {
          quote:
            'The transfer screen tells me what will happen before it happens. That is all I ever ' +
            'wanted from a bank.',
          name: 'Kofi Mensah',
          detail: 'Business Banking',
        },
        {
          quote:
            `My mother, who is 74, paid her first bill online with ${brand.shortName}. She called me to say ` +
            'it was “pleasant”.',
          name: 'Ruth Alvarez',
          detail: 'Customer since 2009',
        },
      ],
      es: [
        {
          quote:
            'Traje aquí mi renta, mis ahorros y la matrícula de mi hermana. Me bastó la hora ' +
            'del almuerzo.',
          name: 'Helena Brandt',
          detail: 'Cliente desde 2014',
        },
        {
          quote:
            'La pantalla de transferencias me dice qué va a pasar antes de que pase. Es todo lo que ' +
            'siempre quise de un banco.',
          name: 'Kofi Mensah',
          detail: 'Banca de negocios',
        },
        {
          quote:
            `Mi madre, que tiene 74 años, pagó su primera factura en línea con ${brand.shortName}. Me llamó ` +
            'para decirme que fue «agradable».',
          name: 'Ruth Alvarez',
          detail: 'Cliente desde 2009',
        },
      ],
    },
    joinTitle: { en: 'Ready when you are', es: 'Cuando usted quiera' },
    ourServices: { en: 'Our services', es: 'Nuestros servicios' },
    allServices: { en: 'All services', es: 'Todos los servicios' },
    learnMore: {
      en: (about: (text: string) => ReactNode, title: string) =>
        sentence('Learn more', about(` about ${title}`)),
      es: (about: (text: string) => ReactNode, title: string) =>
        sentence('Más información', about(` sobre ${title}`)),
    },
    headline: {
      en: (marked: (text: string) => ReactNode) =>
        sentence('Banking Made Simple, Secure, ', marked('and Smart')),
      es: (marked: (text: string) => ReactNode) =>
        sentence('Banca sencilla, segura ', marked('e inteligente')),
    },
    logIn: { en: 'Log In', es: 'Iniciar sesión' },
    openAccount: { en: 'Open an account', es: 'Abrir una cuenta' },
    seeServices: { en: 'See our services', es: 'Ver nuestros servicios' },
    numbers: {
      en: (name: string) => `${name} in numbers`,
      es: (name: string) => `${name} en cifras`,
    },
    testimonialsTitle: { en: 'What customers say', es: 'Lo que dicen los clientes' },
    join: { en: 'Get Started Now', es: 'Empezar ahora' },
    joinLead: {
      en: 'Pick a username, give us your email, choose a password. That’s the whole form.',
      es:
        'Elija un nombre de usuario, denos su correo electrónico, elija una contraseña. Ese es todo ' +
        'el formulario.',
    },
  },

  about: {
    title: { en: 'About Us', es: 'Quiénes somos' },
    description: {
      en:
        'The story of the bank since 2005, what it values, who leads it and how deposits are ' +
        'protected.',
      es:
        'La historia del banco desde 2005, lo que valora, quién lo dirige y cómo se protegen los ' +
        'depósitos.',
    },
    heading: { en: 'A quiet bank, since 2005', es: 'Un banco tranquilo, desde 2005' },
    lead: {
      en: 'Founded on Moor Slip by people who had spent too long explaining other banks’ statements.',
      es:
        'Fundado en Moor Slip por personas que habían pasado demasiado tiempo explicando los estados ' +
        'de cuenta de otros bancos.',
    },
    storyTitle: { en: 'Our story', es: 'Nuestra historia' },
    story: {
      en: [
        'We opened in 2005 with one counter, eleven customers and a rule that still hangs by the ' +
          'door: if a customer has to ask what a line means, the line is wrong.',
        'The name comes from the bird. A lark climbs straight up from the moor, singing, where ' +
          'everyone can see it. That is how we think a payment should travel: in the open, from ' +
          'the first second to the last.',
        'Today more than 500,000 customers bank with us online and in 100+ branches. The counter ' +
          'on Moor Slip is still there. So is the rule.',
      ],
      es: [
        'Abrimos en 2005 con una ventanilla, once clientes y una regla que sigue colgada junto a la ' +
          'puerta: si un cliente tiene que preguntar qué significa una línea, la línea está mal.',
        'El nombre viene del ave: lark es alondra. Una alondra sube derecha desde el páramo, ' +
          'cantando, a la vista de todos. Así creemos que debe viajar un pago: a la vista, del ' +
          'primer segundo al último.',
        'Hoy más de 500,000 clientes usan nuestra banca en línea y nuestras más de 100 sucursales. ' +
          'La ventanilla de Moor Slip sigue ahí. La regla también.',
      ],
    },
    milestonesLabel: { en: 'From 2005 to today', es: 'De 2005 a hoy' },
    milestones: {
      en: [
        { year: '2005', text: 'One counter on Moor Slip' },
        { year: '2009', text: 'First branch outside Manhattan' },
        { year: '2014', text: 'Online banking for everyone' },
        { year: '2019', text: 'International transfers in six currencies' },
        { year: '2025', text: '500,000 customers, 100+ branches' },
      ],
      es: [
        { year: '2005', text: 'Una ventanilla en Moor Slip' },
        { year: '2009', text: 'Primera sucursal fuera de Manhattan' },
        { year: '2014', text: 'Banca en línea para todos' },
        { year: '2019', text: 'Transferencias internacionales en seis monedas' },
        { year: '2025', text: '500,000 clientes, más de 100 sucursales' },
      ],
    },
    findBranch: { en: 'Find a branch', es: 'Buscar una sucursal' },
    seeServices: { en: 'See what we offer', es: 'Ver lo que ofrecemos' },
    writeToUs: { en: 'Write to us', es: 'Escríbanos' },
    openAccount: { en: 'Open an account', es: 'Abrir una cuenta' },
    figures: {
      en: [
        { value: '2005', label: 'the year we opened' },
        { value: '500,000', label: 'customers' },
        { value: '100+', label: 'branches' },
      ],
      es: [
        { value: '2005', label: 'el año en que abrimos' },
        { value: '500,000', label: 'clientes' },
        { value: '100+', label: 'sucursales' },
      ],
    },
    valuesTitle: { en: 'What we hold ourselves to', es: 'Lo que nos exigimos' },
    values: {
      en: [
        {
          title: 'Clarity',
          text:
            'Every amount, fee and date is on the screen before you confirm, in words a tired ' +
            'person understands.',
        },
        {
          title: 'Care',
          text: 'We treat a $12 question like a $12,000 one. Both are somebody’s money.',
        },
        {
          title: 'Steadiness',
          text: 'We would rather be right tomorrow than first today. Our books balance every second.',
        },
        {
          title: 'Openness',
          text:
            'When something goes wrong we say what happened, whether money moved, and what comes ' +
            'next.',
        },
      ],
      es: [
        {
          title: 'Claridad',
          text:
            'Cada monto, comisión y fecha está en la pantalla antes de que usted confirme, en ' +
            'palabras que entiende una persona cansada.',
        },
        {
          title: 'Cuidado',
          text: 'Tratamos una pregunta de $12 como una de $12,000. Las dos son dinero de alguien.',
        },
        {
          title: 'Constancia',
          text: 'Preferimos acertar mañana a ser los primeros hoy. Nuestros libros cuadran cada segundo.',
        },
        {
          title: 'Transparencia',
          text: 'Cuando algo sale mal decimos qué ocurrió, si se movió dinero y qué viene después.',
        },
      ],
    },
    leadersTitle: { en: 'Leadership team', es: 'Equipo directivo' },
    leaders: {
      en: [
        {
          name: 'Marian Oduya',
          role: 'Chief Executive Officer',
          text: 'Opened the first counter and still works it one morning a month.',
        },
        {
          name: 'Daniel Feld',
          role: 'Chief Financial Officer',
          text: 'Reads the balance sheet aloud to check that it makes sense.',
        },
        {
          name: 'Priya Raman',
          role: 'Chief Technology Officer',
          text: 'Built the ledger, and the alarms that never had to ring.',
        },
        {
          name: 'Tomás Herrera',
          role: 'Head of Customer Care',
          text: 'Answers the hardest letters by hand.',
        },
      ],
      es: [
        {
          name: 'Marian Oduya',
          role: 'Directora ejecutiva',
          text: 'Abrió la primera ventanilla y todavía la atiende una mañana al mes.',
        },
        {
          name: 'Daniel Feld',
          role: 'Director financiero',
          text: 'Lee el balance en voz alta para comprobar que tiene sentido.',
        },
        {
          name: 'Priya Raman',
          role: 'Directora de tecnología',
          text: 'Construyó el libro mayor, y las alarmas que nunca tuvieron que sonar.',
        },
        {
          name: 'Tomás Herrera',
          role: 'Director de atención al cliente',
          text: 'Contesta a mano las cartas más difíciles.',
        },
      ],
    },
    securityTitle: { en: 'Security and compliance', es: 'Seguridad y cumplimiento' },
    security: {
      en: [
        {
          icon: 'shield',
          title: 'Insured deposits',
          text: 'Each depositor’s money is insured up to $250,000.',
        },
        {
          icon: 'lock',
          title: 'Secure log-in',
          text: 'We can’t read your password, and paying anyone takes your PIN or your passkey, too.',
        },
        {
          icon: 'scales',
          title: 'A record of every transaction',
          text: 'Every transaction is recorded twice and can’t be altered.',
        },
        {
          icon: 'check',
          title: 'Checked from outside',
          text:
            'Our books are audited every year, and staff actions leave a trail that staff ' +
            'cannot change.',
        },
      ] as Feature[],
      es: [
        {
          icon: 'shield',
          title: 'Depósitos asegurados',
          text: 'El dinero de cada depositante está asegurado hasta $250,000.',
        },
        {
          icon: 'lock',
          title: 'Inicio de sesión seguro',
          text:
            'Las contraseñas se guardan solo como códigos que no se pueden revertir, y un pago ' +
            'a otras personas requiere además su PIN de seguridad.',
        },
        {
          icon: 'scales',
          title: 'Libros que cuadran',
          text: 'Cada transacción se registra dos veces y no se puede alterar.',
        },
        {
          icon: 'check',
          title: 'Con auditoría externa',
          text:
            'Nuestros libros se auditan cada año, y lo que hace el personal queda en un ' +
            'registro que el personal no puede cambiar.',
        },
      ],
    },
  },

  notFound: {
    title: { en: 'Page not found', es: 'Página no encontrada' },
    heading: { en: 'This page has flown', es: 'Esta página voló' },
    back: { en: 'Go Back', es: 'Volver' },
    home: { en: 'Go to Home', es: 'Ir al inicio' },
    text: {
      en: 'The address may have changed, or it was never one of ours. Your money is where it was.',
      es:
        'Es posible que la dirección haya cambiado, o que nunca fuera nuestra. Su dinero está ' +
        'donde estaba.',
    },
  },
});
