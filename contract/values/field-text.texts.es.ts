import type { fieldText as english } from './field-text.texts.ts';

const texts: Record<string, string> = {
  'Account number must be exactly 9 digits.':
    'El número de cuenta debe tener exactamente 9 dígitos.',
  'Amount must be a number with at most two decimals, such as 45.67.':
    'El monto debe ser un número con dos decimales como máximo, por ejemplo 45.67.',
  'Please sign again.': 'Firme de nuevo.',
  'Please give your security PIN or sign with a passkey.':
    'Indique su PIN de seguridad o firme con una llave de acceso.',
  'Too easy to guess. Avoid sequences, repeats, years and patterns on the keypad.':
    'Es demasiado fácil de adivinar. Evite secuencias, repeticiones, años y dibujos en el teclado.',
  'Password is required': 'La contraseña es obligatoria',
  'Password is required.': 'La contraseña es obligatoria.',
  'Must be text.': 'Debe ser texto.',
  'Control characters are not allowed.': 'No se permiten caracteres de control.',
  'The start date can’t be after the end date.':
    'La fecha inicial no puede ser posterior a la final.',
  'Repeat can only be monthly.': 'Repetir solo puede ser mensual.',
  'For can only be others.': 'For solo puede ser others.',
  'Please choose at least one account.': 'Elija al menos una cuenta.',
  'Please choose at most 20 accounts.': 'Elija como máximo 20 cuentas.',
  'A date must be whole seconds since 1970, such as 1796000000.':
    'Una fecha debe ser un número entero de segundos desde 1970, por ejemplo 1796000000.',
  'account must be an account number.': 'account debe ser un número de cuenta.',
  'bom must be true or false.': 'bom debe ser true o false.',
  'Amount due is required.': 'El monto a pagar es obligatorio.',
  'Amount must be greater than 0.': 'El monto debe ser mayor que 0.',
  'Please say which moment it is.': 'Indique de qué momento se trata.',
  'Please say when it ends, or null for never.': 'Indique cuándo termina, o null para nunca.',
  'One payment alone has no end date.': 'Un solo pago no tiene fecha final.',
  'Please choose how often the bill comes.': 'Elija cada cuánto llega la factura.',
  'Biller name is required.': 'El nombre de la empresa es obligatorio.',
  'Biller account number is required.': 'El número de cuenta con la empresa es obligatorio.',
  'Bills are paid in USD.': 'Las facturas se pagan en USD.',
  'Please enter a valid date and time.': 'Ingrese una fecha y hora válidas.',
  'Account to debit must be exactly 9 digits.':
    'La cuenta de la que sale el dinero debe tener exactamente 9 dígitos.',
  'Payment type must be One-Time or Recurring.': 'El tipo de pago debe ser One-Time o Recurring.',
  'Only a recurring payment has a frequency.': 'Solo un pago recurrente tiene frecuencia.',
  'Only a recurring payment has an end date.': 'Solo un pago recurrente tiene fecha final.',
  'Card type must be credit or debit.': 'El tipo de tarjeta debe ser credit o debit.',
  'Masked can only be true.': 'Masked solo puede ser true.',
  'Please give one of these: security PIN, code, passkey or password.':
    'Indique uno de estos: PIN de seguridad, código, llave de acceso o contraseña.',
  'Subject is required.': 'El asunto es obligatorio.',
  'Message is required.': 'El mensaje es obligatorio.',
  'A further message has no subject.': 'Un mensaje posterior no lleva asunto.',
  'Please say up to which notice, or about what.': 'Diga hasta qué aviso, o sobre qué.',
  'Please give no oldest notice with what notices are about.':
    'Con el tema de los avisos no se indica el aviso más antiguo.',
  'Amount must be a number with at most two decimals.':
    'El monto debe ser un número con dos decimales como máximo.',
  'Amount can be at most 999,999,999.99.': 'El monto puede ser de 999,999,999.99 como máximo.',
  'Amount can have at most two decimals.': 'El monto puede tener dos decimales como máximo.',
  'Amount must be a number.': 'El monto debe ser un número.',
  'Please add a picture of the front of your check.': 'Agregue una foto del frente de su cheque.',
  'Please add a picture of the back of your check.': 'Agregue una foto del reverso de su cheque.',
  'Tell us what happened.': 'Cuéntenos qué ocurrió.',
  'Transfer amount is required.': 'El monto de la transferencia es obligatorio.',
  'Please give the amount or the total, not both.': 'Indique el monto o el total, no ambos.',
  'Please give the amount like 1250.50, with at most two decimals.':
    'Indique el monto como 1250.50, con dos decimales como máximo.',
  'Search text can have at most 100 characters.':
    'El texto de búsqueda puede tener 100 caracteres como máximo.',
  'Please enter a valid date.': 'Ingrese una fecha válida.',
  'Unknown ID.': 'Identificador desconocido.',
  'This link is not valid.': 'Este enlace no es válido.',
  'Please write the month like 2026-11.': 'Escriba el mes como 2026-11.',
  'SWIFT/BIC code must be 8 or 11 characters.': 'El código SWIFT/BIC debe tener 8 u 11 caracteres.',
  'IBAN must be 15-34 alphanumeric characters.':
    'El IBAN debe tener de 15 a 34 caracteres alfanuméricos.',
  "Recipient's name is required.": 'El nombre del destinatario es obligatorio.',
  'Bank name is required.': 'El nombre del banco es obligatorio.',
  'Country is required.': 'El país es obligatorio.',
  'Transfer type must be Personal or Business.':
    'El tipo de transferencia debe ser Personal o Business.',
  'Routing number must be exactly 9 digits.': 'El número de ruta debe tener exactamente 9 dígitos.',
  'Please choose en, es, or browser for the language of your browser. Nothing was changed.':
    'Elija en, es, o browser para el idioma de su navegador. No se cambió nada.',
  'Loan amount is required': 'El monto del préstamo es obligatorio',
  'Loan amount must be a number with at most two decimals.':
    'El monto del préstamo debe ser un número con dos decimales como máximo.',
  'Loan amount must be greater than 0.': 'El monto del préstamo debe ser mayor que 0.',
  'Loan amount can be at most 999,999,999.99.':
    'El monto del préstamo puede ser de 999,999,999.99 como máximo.',
  'Purpose is required': 'El propósito es obligatorio',
  'Term is required': 'El plazo es obligatorio',
  'Income is required': 'El ingreso anual es obligatorio',
  'Income must be a number with at most two decimals.':
    'El ingreso anual debe ser un número con dos decimales como máximo.',
  'Income must be 0 or more.': 'El ingreso anual debe ser 0 o más.',
  'Income can be at most 999,999,999.99.':
    'El ingreso anual puede ser de 999,999,999.99 como máximo.',
  'Employment status is required': 'La situación laboral es obligatoria',
  'Credit score is required': 'El puntaje de crédito es obligatorio',
  'Notes must be text.': 'Las notas deben ser texto.',
  'Amount is required.': 'El monto es obligatorio.',
  'This email cannot be turned off: it is owed to you, or keeps your account safe. Nothing was changed.':
    'Este correo electrónico no se puede desactivar: se lo debemos, o protege su cuenta. No ' +
    'se cambió nada.',
  'Please say whether you want this email: true or false.':
    'Indique si desea este correo electrónico: true o false.',
  'First name is required.': 'El nombre es obligatorio.',
  'Last name is required.': 'El apellido es obligatorio.',
  'Email is required.': 'El correo electrónico es obligatorio.',
  'Invalid email address.': 'La dirección de correo electrónico no es válida.',
  'Please agree, so that we may answer you.': 'Acéptelo, para que podamos contestarle.',
  'Code is required.': 'El código es obligatorio.',
  'A code has six digits, a recovery code four groups of four.':
    'Un código tiene seis dígitos; un código de recuperación, cuatro grupos de cuatro.',
  'The code has six digits.': 'El código tiene seis dígitos.',
  'Choose the account to move money from.': 'Elija la cuenta de la que sale el dinero.',
  'Choose the account to move money to.': 'Elija la cuenta a la que va el dinero.',
  'Name is required.': 'El nombre es obligatorio.',
  'This answer of the browser cannot be read.': 'Esta respuesta del navegador no se puede leer.',
  'Please confirm your password.': 'Confirme su contraseña.',
  'Passwords do not match.': 'Las contraseñas no coinciden.',
  'Full name is required.': 'El nombre completo es obligatorio.',
  'Phone is required.': 'El teléfono es obligatorio.',
  'Please choose a picture.': 'Elija una foto.',
  'There is nothing to save yet.': 'Aún no hay nada que guardar.',
  'Please type the amount like 45.67.': 'Escriba el monto como 45.67.',
  'Type must be credit or debit.': 'El tipo debe ser credit o debit.',
  'There is nothing to save: please search or filter first.':
    'No hay nada que guardar: primero busque o filtre.',
  'The lowest amount can’t be higher than the highest.':
    'El monto mínimo no puede ser mayor que el máximo.',
  'Please name your goal.': 'Póngale un nombre a su meta.',
  'Please enter an amount.': 'Ingrese un monto.',
  'Please choose a month.': 'Elija un mes.',
  'Please choose a year.': 'Elija un año.',
  'This address is not valid.': 'Esta dirección no es válida.',
  'Term must be a whole number, as in the offer.':
    'El plazo debe ser un número entero, como en la oferta.',
  'Rate must be a whole number, as in the offer.':
    'La tasa debe ser un número entero, como en la oferta.',
  'Annual percentage rate must be a whole number, as in the offer.':
    'La tasa de porcentaje anual debe ser un número entero, como en la oferta.',
  'Page must be a whole number from 1.': 'La página debe ser un número entero desde 1.',
  'PIN must be exactly 4 digits.': 'El PIN debe tener exactamente 4 dígitos.',
  'New password is required.': 'La contraseña nueva es obligatoria.',
  'Current password is required.': 'La contraseña actual es obligatoria.',
  'Password must be at least 6 characters': 'La contraseña debe tener al menos 6 caracteres',
  'Password must be at least 6 characters.': 'La contraseña debe tener al menos 6 caracteres.',
  'Username is required.': 'El nombre de usuario es obligatorio.',
  'Username must be at least 3 characters long.':
    'El nombre de usuario debe tener al menos 3 caracteres.',
  'Username can have at most 40 characters.':
    'El nombre de usuario puede tener 40 caracteres como máximo.',
  'Username can have letters, digits, dot, dash and underscore.':
    'El nombre de usuario puede tener letras, dígitos, punto, guion y guion bajo.',
  'loginIdentifier or email is required':
    'El nombre de usuario o el correo electrónico es obligatorio',
  'Please choose a password without your name, your address or the bank’s name.':
    'Elija una contraseña sin su nombre, su dirección ni el nombre del banco.',
  'This password is known to attackers. Please choose another.':
    'Los atacantes conocen esta contraseña. Elija otra.',
  'Please choose a password you have not used just now.':
    'Elija una contraseña que no haya usado hace un momento.',
  'Please choose a date after today.': 'Elija una fecha posterior a hoy.',
  'Your password is too short to be asked for alone. Please choose a longer one first. Nothing was changed.':
    'Su contraseña es demasiado corta para pedirla sola. Elija primero una más larga. No se cambió nada.',
  'Please give a code of your authenticator app: your password alone does not show card numbers.':
    'Indique un código de su aplicación de autenticación: su contraseña sola no muestra los números de las tarjetas.',
  'A search can be read up to its 10,000th row. Please narrow it down, for example by date.':
    'Una búsqueda se puede leer hasta la fila 10,000. Acótela, por ejemplo por fecha.',
  'The idempotency key must be 1 to 255 visible ASCII characters.':
    'La clave de idempotencia debe tener de 1 a 255 caracteres ASCII visibles.',
  'This number cannot be taken exactly.': 'Este número no se puede tomar con exactitud.',
  'Invalid input': 'Dato no válido',
  'Unknown field.': 'Campo desconocido.',
  'The body must be a JSON object.': 'El cuerpo debe ser un objeto JSON.',
  'This file is empty.': 'Este archivo está vacío.',
  'This text is too long.': 'Este texto es demasiado largo.',
  'This field was sent more than once.': 'Este campo se envió más de una vez.',
  'This must be a file.': 'Esto debe ser un archivo.',
};

const names: Record<string, string> = {
  Payments: 'Los pagos',
  Frequency: 'La frecuencia',
  Term: 'El plazo',
  Purpose: 'El propósito',
  'Employment status': 'La situación laboral',
  'Credit score': 'El puntaje de crédito',
  Limit: 'El límite',
  Type: 'El tipo',
  Status: 'El estado',
  Category: 'La categoría',
};
const name = (word: string) => names[word] ?? word;

/** Texts that name a limit, or the words that are taken. */
const patterns: [RegExp, (...parts: string[]) => string][] = [
  [/^At most ([\d,]+) characters\.$/, (most) => `${most} caracteres como máximo.`],
  [
    /^Password can have at most (\d+) characters\.$/,
    (most) => `La contraseña puede tener ${most} caracteres como máximo.`,
  ],
  [
    /^Password must be at least (\d+) characters long\.$/,
    (least) => `La contraseña debe tener al menos ${least} caracteres.`,
  ],
  [
    /^(.+) must be one of:? (.+)\.$/,
    (word = '', words) => `${name(word)}: elija uno de estos valores: ${words}.`,
  ],
  [
    /^(.+) must be a whole number from (\S+) to (\S+)\.$/,
    (word = '', from, to) => `${name(word)} debe ser un número entero de ${from} a ${to}.`,
  ],
  [
    /^Missed must be a whole number of seconds up to (\d+)\.$/,
    (most) => `Missed debe ser un número entero de segundos, ${most} como máximo.`,
  ],
  [
    /^The bank of a bill is always (.+)\.$/,
    (bank) => `El banco de una factura es siempre ${bank}.`,
  ],
  [/^(.+) is required\.$/, (word = '') => `${name(word)}: este dato es obligatorio.`],
  [/^(.+) is not readable\.$/, (word = '') => `${name(word)} no se puede leer.`],
];

/** An unknown text stays as it is: an operator's own, or one that is Spanish already. */
export const fieldText: typeof english = (text) => {
  const known = texts[text];
  if (known !== undefined) return known;
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(text);
    if (found) return say(...found.slice(1));
  }
  return text;
};
