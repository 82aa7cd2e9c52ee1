import { brand } from '../../config/bank.ts';
import { sentence } from '../ui/values/sentence.ts';
import { contactContent } from './contact-content.texts.es.ts';
import { servicesContent } from './services-content.texts.es.ts';
import type { siteContent as english } from './site-content.texts.ts';

export const siteContent: typeof english = {
  insured: 'Depósitos asegurados hasta $250,000',
  claim: 'Soluciones bancarias seguras e innovadoras desde 2005.',
  copyright: (name) => `© 2025 ${name}. Todos los derechos reservados.`,
  footerServices: [
    { name: 'Banca personal', to: 'personal' },
    { name: 'Banca de negocios', to: 'business' },
    { name: 'Préstamos', to: 'loans' },
    { name: 'Inversiones', to: 'wealth' },
    { name: 'Seguros', to: 'insurance' },
  ],
  policies: ['Términos del servicio', 'Política de privacidad', 'Política de cookies'],
  cardBrands: ['Visa', 'MasterCard', 'Discover', 'American Express', 'Verve'],
  social: [
    { name: 'LinkedIn', mark: 'in', address: '' },
    { name: 'Facebook', mark: 'f', address: '' },
    { name: 'X', mark: 'x', address: '' },
    { name: 'YouTube', mark: 'yt', address: '' },
  ],

  home: {
    title: 'Banca sencilla, segura e inteligente',
    description:
      'Cuentas, transferencias, facturas y tarjetas en una vista clara. Un banco de Nueva York ' +
      'desde 2005.',
    since: 'Nueva York, desde 2005',
    lead:
      'Cuentas, transferencias, facturas y tarjetas en una vista clara. Siempre sabe cómo está su ' +
      'dinero y qué ocurre después.',
    featuresTitle: 'Banca sin sorpresas',
    featuresLead:
      'Cada comisión y cada fecha antes de que usted confirme. Cuatro cosas que cuidamos todos ' +
      'los días.',
    features: [
      {
        icon: 'shield',
        title: 'Seguridad por costumbre',
        text:
          'Cada transferencia pide su PIN de cuatro dígitos, y cada sesión termina cuando usted lo ' +
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
    services: [
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
    counters: [
      { before: '', value: 20, after: '+', label: 'años de banca' },
      { before: '', value: 500, after: 'K', label: 'clientes' },
      { before: '', value: 30, after: '+', label: 'sucursales' },
      { before: '$', value: 50, after: 'M', label: 'en activos' },
    ],
    testimonials: [
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
    joinTitle: 'Cuando usted quiera',
    ourServices: 'Nuestros servicios',
    allServices: 'Todos los servicios',
    learnMore: (about, title) => sentence('Más información', about(` sobre ${title}`)),
    headline: (marked) => sentence('Banca sencilla, segura ', marked('e inteligente')),
    logIn: 'Iniciar sesión',
    openAccount: 'Abrir una cuenta',
    seeServices: 'Ver nuestros servicios',
    numbers: (name) => `${name} en cifras`,
    testimonialsTitle: 'Lo que dicen los clientes',
    join: 'Empezar ahora',
    joinLead:
      'Elija un nombre de usuario, denos su correo electrónico, elija una contraseña. Ese es todo ' +
      'el formulario.',
  },

  services: servicesContent,
  about: {
    title: 'Quiénes somos',
    description:
      'La historia del banco desde 2005, lo que valora, quién lo dirige y cómo se protegen los ' +
      'depósitos.',
    heading: 'Un banco tranquilo, desde 2005',
    lead:
      'Fundado en Moor Slip por personas que habían pasado demasiado tiempo explicando los estados ' +
      'de cuenta de otros bancos.',
    storyTitle: 'Nuestra historia',
    story: [
      'Abrimos en 2005 con una ventanilla, once clientes y una regla que sigue colgada junto a la ' +
        'puerta: si un cliente tiene que preguntar qué significa una línea, la línea está mal.',
      'El nombre viene del ave: lark es alondra. Una alondra sube derecha desde el páramo, ' +
        'cantando, a la vista de todos. Así creemos que debe viajar un pago: a la vista, del ' +
        'primer segundo al último.',
      'Hoy más de 500,000 clientes usan nuestra banca en línea y nuestras más de 100 sucursales. ' +
        'La ventanilla de Moor Slip sigue ahí. La regla también.',
    ],
    milestonesLabel: 'De 2005 a hoy',
    milestones: [
      { year: '2005', text: 'Una ventanilla en Moor Slip' },
      { year: '2009', text: 'Primera sucursal fuera de Manhattan' },
      { year: '2014', text: 'Banca en línea para todos' },
      { year: '2019', text: 'Transferencias internacionales en seis monedas' },
      { year: '2025', text: '500,000 clientes, más de 100 sucursales' },
    ],
    findBranch: 'Buscar una sucursal',
    seeServices: 'Ver lo que ofrecemos',
    writeToUs: 'Escríbanos',
    openAccount: 'Abrir una cuenta',
    figures: [
      { value: '2005', label: 'el año en que abrimos' },
      { value: '500,000', label: 'clientes' },
      { value: '100+', label: 'sucursales' },
    ],
    valuesTitle: 'Lo que nos exigimos',
    values: [
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
    leadersTitle: 'Equipo directivo',
    leaders: [
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
    securityTitle: 'Seguridad y cumplimiento',
    security: [
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

  contact: contactContent,

  notFound: {
    title: 'Página no encontrada',
    heading: 'Esta página voló',
    back: 'Volver',
    home: 'Ir al inicio',
    text:
      'Es posible que la dirección haya cambiado, o que nunca fuera nuestra. Su dinero está ' +
      'donde estaba.',
  },
};
