import type { wordAnswer as english } from './answers.texts.ts';

const texts: Record<string, string> = {
  'Payment Submitted Successfully!': '¡El pago se envió correctamente!',
  'Transfer Submitted Successfully!': '¡La transferencia se envió correctamente!',
  'The money was moved.': 'Se movió el dinero.',
  'Loan application submitted successfully!': '¡La solicitud de préstamo se envió correctamente!',
  'Your saved application was deleted.': 'Se eliminó su solicitud guardada.',
  'Your loan is paid back in full.': 'Su préstamo está pagado por completo.',
  'Your savings goal is set.': 'Se fijó su meta de ahorro.',
  'Your savings goal was removed.': 'Se quitó su meta de ahorro.',
  'Check Submitted Successfully!': '¡El cheque se envió correctamente!',
  'Your security PIN is set. You will need it for every payment to others.':
    'Su PIN de seguridad está listo. Lo necesitará en cada pago a otros.',
  'We have emailed you a link to choose a new PIN. It works for 15 minutes.':
    'Le enviamos un enlace para elegir otro PIN. Sirve durante 15 minutos.',
  'Your security PIN is off. Your passkeys confirm your payments.':
    'Su PIN de seguridad está desactivado. Sus llaves de acceso confirman sus pagos.',
  'Your new security PIN is set.': 'Su PIN de seguridad nuevo está listo.',
  'The saved search was removed.': 'Se quitó la búsqueda guardada.',
  'Registration successful! Redirecting…': '¡Se registró correctamente! Un momento…',
  'Your password was changed. All other sessions were ended.':
    'Se cambió su contraseña. Se cerraron todas las demás sesiones.',
  'You have read these already.': 'Ya los había leído.',
  'Login successful.': 'Inició sesión.',
  'The session was ended.': 'Se cerró la sesión.',
  'There were no other sessions.': 'No había otras sesiones.',
  'All other sessions were ended.': 'Se cerraron todas las demás sesiones.',
  'Profile submitted successfully!': '¡El perfil se envió correctamente!',
  'Your profile picture was changed.': 'Se cambió su foto de perfil.',
  'Your new email address is confirmed.': 'Su dirección nueva de correo está confirmada.',
  'Two-step sign-in is on. All other sessions were ended.':
    'El inicio de sesión en dos pasos está activado. Se cerraron todas las demás sesiones.',
  'These are your new recovery codes. The old ones no longer work.':
    'Estos son sus códigos de recuperación nuevos. Los anteriores ya no sirven.',
  'Your statement is on its way by email. Please allow 10 minutes, and check your spam folder.':
    'Su estado de cuenta va en camino por correo. Puede tardar 10 minutos; revise su ' +
    'carpeta de correo no deseado.',
  'Two-step sign-in is off.': 'El inicio de sesión en dos pasos está desactivado.',
  'The passkey was added. You can log in with it from now on.':
    'Se agregó la llave de acceso. Desde ahora puede iniciar sesión con ella.',
  'The passkey was removed. It no longer logs you in, and all other sessions were ended.':
    'Se quitó la llave de acceso. Ya no inicia sesión por usted, y se cerraron todas las ' +
    'demás sesiones.',
  'The passkey is confirmed. You can log in with it again.':
    'La llave de acceso está confirmada. Puede iniciar sesión con ella de nuevo.',
};

/** Those that name something. */
const patterns: readonly [RegExp, string][] = [
  [/^Your (?:debit|credit) card is frozen\.$/, 'Su tarjeta está congelada.'],
  [/^Your (?:debit|credit) card is no longer frozen\.$/, 'Su tarjeta ya no está congelada.'],
  [
    /^Your (?:debit|credit) card was deleted\. It no longer works\.$/,
    'Se eliminó su tarjeta. Ya no sirve.',
  ],
  [
    /^The payment for (?<day>.+) to (?<name>.+) is skipped\. .*$/,
    'Se omite el pago a $<name> del $<day>.',
  ],
  [
    /^The recurring bill of (?<name>.+) is stopped\. Nothing more is paid for it\.$/,
    'Se detuvo la factura recurrente de $<name>. No se paga nada más por ella.',
  ],
  [
    /^Saved until (?<day>.+)\. You can finish it here, on any device\.$/,
    'Guardada hasta el $<day>. Puede terminarla aquí, en cualquier dispositivo.',
  ],
  [
    /^All payments to (?<name>.+) are sorted as “(?<category>.+)”\.$/,
    'Se clasificaron todos los pagos a $<name>.',
  ],
  [/^Payments to (?<name>.+) are as they were before\.$/, 'Los pagos a $<name> están como antes.'],
  [
    /^Payment (?<reference>\S+) cancelled\. No money was moved\.$/,
    'Se canceló el pago $<reference>. No se movió dinero.',
  ],
  [
    /^The bill of (?<name>.+) is paused until (?<day>.+)\. The next payment is on (?<next>.+)\.$/,
    'La factura de $<name> está en pausa.',
  ],
  [
    /^The bill of (?<name>.+) is paused\. Nothing is paid until you resume it\.$/,
    'La factura de $<name> está en pausa hasta que usted la reanude.',
  ],
  [
    /^The bill of (?<name>.+) has passed its end date\. Nothing more is paid for it\.$/,
    'La factura de $<name> pasó su fecha final. No se paga nada más por ella.',
  ],
  [/^The bill of (?<name>.+) goes on\. .*$/, 'La factura de $<name> sigue.'],
  [
    /^The payment for .+ to (?<name>.+) is (?<amount>\$[\d,.]+\d)\. Those after it stay at (?<rest>\$[\d,.]+\d)\.$/,
    'El próximo pago a $<name> es de $<amount>. Los siguientes siguen en $<rest>.',
  ],
  [
    /^From .+ on, (?<name>.+) is paid (?<amount>\$[\d,.]+\d) each time, .*$/,
    'Desde ahora se pagan $<amount> cada vez a $<name>.',
  ],
  [
    /^Reported as (?<reference>\S+)\. We answer by (?<day>.+) at the latest\. No money was moved yet\.$/,
    'Recibimos su reclamación $<reference>. Respondemos en diez días hábiles. Aún no se movió dinero.',
  ],
  [
    /^Message sent\. Your reference: (?<reference>.+)$/,
    'Mensaje enviado. Su referencia: $<reference>',
  ],
  [/^(?:One|\d+) notices? (?:is|are) marked as read\.$/, 'Los avisos están marcados como leídos.'],
  [/^Saved as “(?<name>.+)”\.$/, 'Se guardó como «$<name>».'],
];

/** One that is not known stays as the bank said it. */
function answerText(message: string): string {
  const known = texts[message];
  if (known !== undefined) return known;
  const [pattern, said] = patterns.find(([each]) => each.test(message)) ?? [];
  return pattern && said !== undefined ? message.replace(pattern, said) : message;
}

export const wordAnswer: typeof english = (answer) => {
  if (typeof answer === 'object' && answer !== null && 'message' in answer)
    answer.message = answerText(String(answer.message));
};
