import type { ReactNode } from 'react';
import { bankFacts } from '../../config/bank.ts';
import { bankHours } from '../../config/bank-hours.ts';
import { sentence } from '../ui/values/sentence.ts';
import { hoursInSpanish } from '../bank/hours-in-spanish.ts';
import { inBothLanguages } from '../../contract/values/in-both-languages.ts';

/** The contact page, for an operator to edit. */
export const contactContent = inBothLanguages({
  title: { en: 'Contact', es: 'Contacto' },
  description: {
    en: 'Phone, email, hours, a message form that a person reads, and every branch.',
    es:
      'Teléfono, correo electrónico, horario, un formulario que lee una persona y todas las ' +
      'sucursales.',
  },
  heading: { en: 'Talk to a person', es: 'Hable con una persona' },
  lead: {
    en: 'Call, write or come by. We answer messages within one business day.',
    es: 'Llame, escriba o venga. Contestamos los mensajes en un plazo de un día hábil.',
  },
  detailsTitle: { en: 'Contact details', es: 'Datos de contacto' },
  hoursTitle: { en: 'Hours', es: 'Horario' },
  formTitle: { en: 'Send us a message', es: 'Envíenos un mensaje' },
  formLead: {
    en: 'Never write a password, PIN or card number here. We’ll never ask for one.',
    es: 'Nunca escriba aquí una contraseña, un PIN ni un número de tarjeta. Nunca se los pediremos.',
  },
  address: { en: 'Address', es: 'Dirección' },
  copy: { en: 'Copy', es: 'Copiar' },
  copyWhat: {
    en: (what: string) => ` ${what.toLowerCase()}`,
    es: (what: string) => ` ${what.toLowerCase()}`,
  },
  firstName: { en: 'First name', es: 'Nombre' },
  lastName: { en: 'Last name', es: 'Apellido' },
  email: { en: 'Email', es: 'Correo electrónico' },
  phone: { en: 'Phone', es: 'Teléfono' },
  subject: { en: 'Subject', es: 'Asunto' },
  message: { en: 'Message', es: 'Mensaje' },
  leaveEmpty: { en: 'Leave this empty', es: 'Deje esto vacío' },
  missing: {
    en: (label: string) => `${label} is required.`,
    es: (label: string) => `${label}: este dato es obligatorio.`,
  },
  invalidEmail: {
    en: 'Invalid email address.',
    es: 'La dirección de correo electrónico no es válida.',
  },
  noConsent: {
    en: 'Please agree so we can answer you.',
    es: 'Acéptelo, para que podamos contestarle.',
  },
  send: { en: 'Send message', es: 'Enviar el mensaje' },
  footerHours: { en: bankHours.footer, es: hoursInSpanish(bankHours.footer) },
  consent: {
    en: `I agree that ${bankFacts.name} may keep this message to answer it.`,
    es: 'Acepto que el banco guarde lo que escribo aquí para poder contestarme.',
  },
  branchesTitle: { en: 'Featured branches', es: 'Sucursales destacadas' },
  place: { en: 'City or ZIP code', es: 'Ciudad o código postal' },
  openNow: { en: 'Open now', es: 'Abierta ahora' },
  openUntil: {
    en: (time: string) => `Open until ${time} Eastern Time today.`,
    es: (time: string) => `Abierto hoy hasta las ${time}, hora del Este.`,
  },
  opensToday: {
    en: (time: string) => `Opens today at ${time} Eastern Time.`,
    es: (time: string) => `Abre hoy a las ${time}, hora del Este.`,
  },
  opensOn: {
    en: (day: string, time: string) => `Opens ${day} at ${time} Eastern Time.`,
    es: (day: string, time: string) => `Abre el ${day} a las ${time}, hora del Este.`,
  },
  moreBranches: { en: 'More branches', es: 'Más sucursales' },
  noBranch: {
    en: (phone: string) =>
      `No branch matches. Try another city or ZIP code, or call us at ${phone}.`,
    es: (phone: string) =>
      `Ninguna sucursal coincide. Pruebe otra ciudad u otro código postal, o llámenos al ${phone}.`,
  },
  locatorTitle: { en: 'Find a branch', es: 'Encuentre una sucursal' },
  locatorLead: {
    en: 'Search by city or ZIP code, or see who is open now.',
    es: 'Busque por ciudad o código postal, o vea cuáles están abiertas ahora.',
  },
  questionsTitle: { en: 'Before you write', es: 'Antes de escribir' },
  questions: {
    en: [
      {
        question: 'When can I reach support by phone?',
        answer:
          'Mon-Fri 8:00 AM - 8:00 PM and Sat 9:00 AM - 3:00 PM. These are the hours of our ' +
          'phone support; branches and this office keep their own hours.',
      },
      {
        question: 'I forgot my password. What now?',
        answer:
          'Use the link on the login page. We’ll email you a link that works once, for 15 ' +
          'minutes. Support can help if you can’t get to your email.',
      },
      {
        question: 'I don’t recognize a payment.',
        answer:
          'Log in, open it under Transactions and report a problem; under Cards you can freeze a ' +
          'card at once. Then call us right away. We’ll stop what we can and tell you on the call.',
      },
      {
        question: 'How do I change my address?',
        answer:
          'Log in, open Profile and choose Update your details. The new address takes effect ' +
          'once you confirm it.',
      },
    ],
    es: [
      {
        question: '¿Cuándo puedo llamar al servicio al cliente?',
        answer:
          'De lunes a viernes de 8:00 a.m. a 8:00 p.m. y los sábados de 9:00 a.m. a 3:00 p.m. Es el ' +
          'horario de nuestra atención telefónica; las sucursales y esta oficina tienen el suyo.',
      },
      {
        question: 'Olvidé mi contraseña. ¿Y ahora?',
        answer:
          'Use el enlace de la página de inicio de sesión. Le enviaremos por correo electrónico ' +
          'un enlace que sirve una sola vez, durante 15 minutos. Si no puede leer su correo ' +
          'electrónico, nuestro servicio al cliente puede ayudarle.',
      },
      {
        question: 'No reconozco un pago.',
        answer:
          'Inicie sesión, ábralo en Transacciones y reporte un problema; en Tarjetas puede congelar ' +
          'una tarjeta al instante. Luego llámenos de inmediato. Detendremos lo que podamos y se lo ' +
          'diremos en la llamada.',
      },
      {
        question: '¿Cómo cambio mi dirección?',
        answer:
          'Inicie sesión, abra Perfil y elija Actualizar sus datos. La nueva dirección entra en ' +
          'vigor en cuanto usted la confirme.',
      },
    ],
  },
  reference: {
    en: (mark: ReactNode) => sentence('Your reference: ', mark),
    es: (mark: ReactNode) => sentence('Su referencia: ', mark),
  },
  goHome: { en: 'Go to Home', es: 'Ir al inicio' },
  backToForm: { en: 'Back to the form', es: 'Volver al formulario' },
  sentTitle: { en: 'Message sent', es: 'Mensaje enviado' },
  sentText: {
    en: 'Thank you. A person will read your message and answer within one business day.',
    es: 'Gracias. Una persona leerá su mensaje y le contestará en un plazo de un día hábil.',
  },
  notSentTitle: { en: 'Message not sent', es: 'Mensaje no enviado' },
  notSentText: {
    en: 'Nothing was saved. Please go back and fix this; what you typed is still in the form.',
    es: 'No se guardó nada. Vuelva y corrija esto; lo que escribió sigue en el formulario.',
  },
});
