import { bankHours } from '../../config/bank-hours.ts';
import { branchHoursTexts } from '../bank/branch-hours.texts.es.ts';
import { hoursInSpanish } from '../bank/hours-in-spanish.ts';
import { sentence } from '../ui/values/sentence.ts';
import type { contactContent as english } from './contact-content.texts.ts';

export const contactContent: typeof english = {
  title: 'Contacto',
  description:
    'Teléfono, correo electrónico, horario, un formulario que lee una persona y todas las ' +
    'sucursales.',
  heading: 'Hable con una persona',
  lead: 'Llame, escriba o venga. Contestamos los mensajes en un plazo de un día hábil.',
  detailsTitle: 'Datos de contacto',
  hoursTitle: 'Horario',
  formTitle: 'Envíenos un mensaje',
  formLead:
    'Nunca escriba aquí una contraseña, un PIN ni un número de tarjeta. Nunca se los pediremos.',
  address: 'Dirección',
  copy: 'Copiar',
  copyWhat: (what) => ` ${what.toLowerCase()}`,
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  subject: 'Asunto',
  message: 'Mensaje',
  website: 'Sitio web',
  missing: (label) => `${label}: este dato es obligatorio.`,
  invalidEmail: 'La dirección de correo electrónico no es válida.',
  noConsent: 'Acéptelo, para que podamos contestarle.',
  send: 'Enviar el mensaje',
  footerHours: hoursInSpanish(bankHours.footer, branchHoursTexts),
  consent: 'Acepto que el banco guarde lo que escribo aquí para poder contestarme.',
  branchesTitle: 'Sucursales destacadas',
  place: 'Ciudad o código postal',
  openNow: 'Abierta ahora',
  openUntil: (time) => `Abierto hoy hasta las ${time}, hora del Este.`,
  opensToday: (time) => `Abre hoy a las ${time}, hora del Este.`,
  opensOn: (day, time) => `Abre el ${day} a las ${time}, hora del Este.`,
  moreBranches: 'Más sucursales',
  noBranch: (phone) =>
    `Ninguna sucursal coincide. Pruebe otra ciudad u otro código postal, o llámenos al ${phone}.`,
  locatorTitle: 'Encuentre una sucursal',
  locatorLead: 'Busque por ciudad o código postal, o vea cuáles están abiertas ahora.',
  questionsTitle: 'Antes de escribir',
  questions: [
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
      answer: 'Llámenos de inmediato. Detendremos lo que podamos y se lo diremos en la llamada.',
    },
    {
      question: '¿Cómo cambio mi dirección?',
      answer:
        'Inicie sesión, abra Perfil y elija Actualizar sus datos. La nueva dirección entra en ' +
        'vigor en cuanto usted la confirme.',
    },
  ],
  reference: (mark) => sentence('Su referencia: ', mark),
  goHome: 'Ir al inicio',
  backToForm: 'Volver al formulario',
  sentTitle: 'Mensaje enviado',
  sentText: 'Gracias. Una persona leerá su mensaje y le contestará en un plazo de un día hábil.',
  notSentTitle: 'Mensaje no enviado',
  notSentText: 'No se guardó nada. Vuelva y corrija esto; lo que escribió sigue en el formulario.',
};
