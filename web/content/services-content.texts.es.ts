import { bankFacts } from '../../config/bank.ts';
import type { servicesContent as english } from './services-content.texts.ts';

export const servicesContent: typeof english = {
  title: 'Servicios',
  description:
    'Cuentas personales y de negocios, gestión patrimonial, banca digital, préstamos, hipotecas ' +
    'y seguros.',
  heading: 'Seis maneras de cuidar el dinero',
  lead: 'Un conjunto de cuentas y precios claros. Tome lo que necesite y deje el resto.',
  label: 'Nuestros servicios',
  categories: [
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
  questionsTitle: 'Preguntas frecuentes',
  questions: [
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
  contact: 'Contáctenos',
  contactTitle: '¿No sabe cuál le conviene?',
  contactLead: 'Cuéntenos qué quiere hacer. Una persona lee cada mensaje.',
};
