import { wordDevice } from '../../../contract/people/device-name.texts.es.ts';
import { bankFacts } from '../../../config/bank.ts';
import { formatsOf } from '../../../contract/values/format.ts';
import { canceledLines, type contactNoticesTexts as english } from './contact-notices.texts.ts';
import { mailTexts } from './mail.texts.es.ts';

const { hello, notYou } = mailTexts;
const { moment, plural } = formatsOf('es-US');

export const contactNoticesTexts: typeof english = {
  profileParts: {
    fullName: 'nombre',
    phone: 'número de teléfono',
    address: 'dirección',
    profileImage: 'foto de perfil',
    idDocument: 'documento de identidad',
  },
  profileChanged: (parts) => ({
    title: 'Se cambió su información personal',
    said: [`Esto se cambió en su información personal: ${parts.join(', ')}.`],
    mailOnly: [notYou],
  }),
  newDevice: ({ kind, device, place, at }) => ({
    title: 'Nuevo inicio de sesión en su cuenta',
    said: [
      (kind === 'browser'
        ? 'Alguien inició sesión en su cuenta desde un dispositivo que no habíamos visto antes:\n'
        : 'Alguien inició sesión en su cuenta con un programa que no podemos reconocer:\n') +
        `${wordDevice(device)}, red ${place}\n${moment(at.toString())} (Nueva York)`,
    ],
    mailOnly: [
      'Si fue usted, no tiene que hacer nada.',
      notYou,
      'También puede cerrar esa sesión y elegir una contraseña nueva.',
      ...(kind === 'browser'
        ? []
        : ['De un programa que conserva la cookie de su inicio de sesión avisamos una sola vez.']),
    ],
    action: 'Ver dónde tiene sesiones abiertas',
  }),
  emailChange: (username) => ({
    subject: 'Confirme su nueva dirección de correo electrónico',
    paragraphs: [
      hello(username),
      'Usted nos pidió que usemos esta dirección de ahora en adelante. Abra el enlace en un ' +
        'dispositivo donde tenga la sesión iniciada; sirve una sola vez, durante quince minutos.',
      'Si no fue usted, no haga nada: esta dirección no se usará.',
    ],
    action: 'Confirmar esta dirección',
  }),
  confirmEmail: {
    subject: 'Confirme su correo electrónico',
    paragraphs: [
      'Hola:',
      `Se abrió una cuenta en ${bankFacts.name} con esta dirección de correo electrónico. Si ` +
        'la abrió usted, le damos la bienvenida; confirme que recibió este correo electrónico. ' +
        'El enlace sirve una sola vez, durante 72 horas. Si no tiene la sesión iniciada, pide ' +
        'la contraseña de su cuenta.',
      `Si usted no abrió una cuenta en ${bankFacts.name}, no use ese enlace. Use el segundo ` +
        `enlace para congelar esa cuenta, o llámenos al ${bankFacts.phone}.`,
    ],
    action: 'Confirmar su correo electrónico',
    alarm: 'Yo no abrí esta cuenta',
  },
  emailChangeAsked: (masked) => ({
    title: 'Se pidió una nueva dirección de correo electrónico',
    said: [
      `Alguien, probablemente usted, nos pidió escribir a ${masked} y ya no a esta dirección. ` +
        'Nada cambia hasta que se abra el enlace que enviamos allí.',
    ],
    mailOnly: [notYou],
  }),
  emailChanged: (masked) => ({
    title: 'Se cambió su dirección de correo electrónico',
    said: [`De ahora en adelante escribiremos a ${masked}, y ya no a la dirección anterior.`],
    mailOnly: [notYou],
  }),
  ordersCancelled: (cancelled) => ({
    title: 'Se cancelaron sus pagos programados',
    said: [
      plural(cancelled, {
        one: 'Cancelamos # transferencia programada o factura recurrente.',
        other: 'Cancelamos # pagos, entre transferencias programadas y facturas recurrentes.',
      }),
      'Usted eligió una contraseña nueva por correo electrónico, y esa dirección nunca se ' +
        'había confirmado, así que otra persona pudo haberlos programado. Si eran suyos, ' +
        'prográmelos de nuevo.',
    ],
  }),
  frozen: (canceled) => ({
    title: 'Los pagos de su cuenta están congelados',
    said: [
      'Usted nos dijo que un cambio, o la cuenta, no era suyo. Los pagos están congelados, se ' +
        'cerró la sesión en todos los demás dispositivos, y no se puede entrar con la contraseña ' +
        'anterior ni con una llave de acceso.',
      ...(canceled.length === 0
        ? []
        : [
            'Cancelamos estos pagos y facturas, que se pidieron o se aumentaron en los tres días ' +
              `anteriores y no habían salido:\n${canceledLines(canceled, ' (factura recurrente)')}\nLo que ya se había cobrado por ellos ` +
              'está de nuevo en su cuenta. Si alguno era suyo, prográmelo de nuevo cuando haya ' +
              'descongelado la cuenta.',
          ]),
    ],
    mailOnly: [
      'Enviamos un enlace para elegir una contraseña nueva a la dirección de su cuenta. ' +
        'Cuando la haya elegido, puede iniciar sesión y descongelar la cuenta con su PIN de ' +
        'seguridad, su aplicación o su llave de acceso, si los tenía al menos tres días antes ' +
        'de congelarla. Si no, llámenos: la descongelaremos cuando hayamos comprobado que es ' +
        'usted. Después revise sus pagos programados y cancele los que usted no programó.',
      'Si usted nunca abrió esta cuenta, no elija ninguna contraseña. Llámenos y la cerraremos.',
      `Si falta dinero, llámenos de inmediato al ${bankFacts.phone}.`,
    ],
  }),
  freezeLifted: (canceled) => ({
    title: 'Su cuenta ya no está congelada',
    said: [
      'Se descongeló la cuenta. Puede hacer pagos y cambios de nuevo.',
      ...(canceled === 0
        ? []
        : [
            'Lo que cancelamos cuando la congeló sigue cancelado. Sus pagos programados anteriores ' +
              'siguen en pie.',
          ]),
    ],
    mailOnly: [notYou],
  }),
  addressInUse: {
    subject: 'Su dirección de correo electrónico ya está en uso',
    paragraphs: [
      'Hola:',
      'Alguien nos pidió usar esta dirección para otra cuenta. Ya pertenece a una cuenta, así que ' +
        'no se cambió nada.',
      'Si fue usted, use otra dirección, o inicie sesión en la cuenta que tiene esta.',
    ],
  },
};
