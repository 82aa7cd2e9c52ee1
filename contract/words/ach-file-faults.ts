import * as z from 'zod/mini';
import type { Language } from '../values/language.ts';

/** The two texts that a fault is about. */
interface At {
  /** The text of the file, or the figure that it gives. */
  found: string;
  /** The text or figure that belongs there. */
  wanted: string;
}

type Sentence = Record<Language, (at: At) => string>;

const differs = (en: string, es: string): Sentence => ({
  en: ({ found, wanted }) => `${en} ${found}, and it comes to ${wanted}.`,
  es: ({ found, wanted }) => `${es} ${found}, y el resultado es ${wanted}.`,
});

/**
 * Every fault for which an ACH file is refused, as it is said. A fault of a sum names the control
 * record that gives it.
 */
const sentences = {
  'not text': {
    en: ({ found }) => `“${found}” is no character of an ACH file.`,
    es: ({ found }) => `«${found}» no es un carácter de un archivo ACH.`,
  },
  'short line': {
    en: ({ found }) => `the line has ${found} characters; a record has 94.`,
    es: ({ found }) => `la línea tiene ${found} caracteres; un registro tiene 94.`,
  },
  'long line': {
    en: () => 'the line goes on after 94 characters.',
    es: () => 'la línea continúa después de 94 caracteres.',
  },
  'unknown record': {
    en: ({ found }) => `“${found}” begins no record.`,
    es: ({ found }) => `«${found}» no inicia ningún registro.`,
  },
  'out of order': {
    en: ({ found, wanted }) => `a record ${found} is where only ${wanted} may follow.`,
    es: ({ found, wanted }) => `hay un registro ${found} donde solo puede seguir ${wanted}.`,
  },
  'cut off': {
    en: () => 'it ends before its file control record.',
    es: () => 'termina antes de su registro de control de archivo.',
  },
  'after the end': {
    en: () => 'after the file control record only lines of nines may follow.',
    es: () => 'después del registro de control de archivo solo pueden seguir líneas de nueves.',
  },
  'not digits': {
    en: ({ found }) => `“${found}” must be digits.`,
    es: ({ found }) => `«${found}» debe ser solo dígitos.`,
  },
  'not a day': {
    en: ({ found }) => `“${found}” is no day.`,
    es: ({ found }) => `«${found}» no es una fecha.`,
  },
  'not a time': {
    en: ({ found }) => `“${found}” is no time of day.`,
    es: ({ found }) => `«${found}» no es una hora.`,
  },
  'left blank': {
    en: () => 'a field that must be filled in is blank.',
    es: () => 'un campo obligatorio está en blanco.',
  },
  'other value': {
    en: ({ found, wanted }) => `it reads “${found}” where “${wanted}” must be.`,
    es: ({ found, wanted }) => `hay «${found}» donde debe estar «${wanted}».`,
  },
  'other bank': {
    en: ({ found, wanted }) => `it is for the routing number ${found}; ours is ${wanted}.`,
    es: ({ found, wanted }) => `es para el número de ruta ${found}; el nuestro es ${wanted}.`,
  },
  'check digit': {
    en: ({ found }) => `the last digit of the routing number ${found} does not fit the others.`,
    es: ({ found }) => `el último dígito del número de ruta ${found} no corresponde a los demás.`,
  },
  'entry class': {
    en: ({ found, wanted }) => `batches of class ${found} are not taken; ${wanted} are.`,
    es: ({ found, wanted }) => `no se aceptan lotes de clase ${found}; se aceptan ${wanted}.`,
  },
  'entry code': {
    en: ({ found }) => `entries with the transaction code ${found} are not taken here.`,
    es: ({ found }) => `aquí no se aceptan entradas con el código de transacción ${found}.`,
  },
  'wrong side': {
    en: ({ found, wanted }) => `an entry ${found} is in a batch ${wanted}.`,
    es: ({ found, wanted }) => `hay una entrada ${found} en un lote ${wanted}.`,
  },
  'no amount': {
    en: () => 'the entry has no amount.',
    es: () => 'la entrada no tiene monto.',
  },
  'has an amount': {
    en: ({ found }) => `an entry that moves no money has the amount ${found}.`,
    es: ({ found }) => `una entrada que no mueve dinero tiene el monto ${found}.`,
  },
  'other addenda': {
    en: ({ found, wanted }) => `an addenda record ${found} is where ${wanted} must be.`,
    es: ({ found, wanted }) => `hay un registro de adenda ${found} donde debe estar ${wanted}.`,
  },
  'trace order': {
    en: ({ found, wanted }) => `the trace number ${found} does not come after ${wanted}.`,
    es: ({ found, wanted }) => `el número de rastreo ${found} no sigue a ${wanted}.`,
  },
  'batch order': {
    en: ({ found, wanted }) => `the batch number ${found} does not come after ${wanted}.`,
    es: ({ found, wanted }) => `el número de lote ${found} no sigue a ${wanted}.`,
  },
  'no entries': {
    en: () => 'the batch has no entries.',
    es: () => 'el lote no tiene entradas.',
  },
  'no batches': {
    en: () => 'the file has no batches.',
    es: () => 'el archivo no tiene lotes.',
  },
  'batch records': differs(
    'the batch control counts the records',
    'el control de lote cuenta los registros',
  ),
  'batch hash': differs('the batch control has the hash', 'el control de lote tiene el hash'),
  'batch debits': differs('the batch control has debits of', 'el control de lote tiene débitos de'),
  'batch credits': differs(
    'the batch control has credits of',
    'el control de lote tiene créditos de',
  ),
  'file batches': differs(
    'the file control counts the batches',
    'el control de archivo cuenta los lotes',
  ),
  'file blocks': differs(
    'the file control counts the blocks',
    'el control de archivo cuenta los bloques',
  ),
  'file records': differs(
    'the file control counts the records',
    'el control de archivo cuenta los registros',
  ),
  'file hash': differs('the file control has the hash', 'el control de archivo tiene el hash'),
  'file debits': differs(
    'the file control has debits of',
    'el control de archivo tiene débitos de',
  ),
  'file credits': differs(
    'the file control has credits of',
    'el control de archivo tiene créditos de',
  ),
} satisfies Record<string, Sentence>;

export type AchFaultName = keyof typeof sentences;

/** A fault with its place: line and column from 1, both of the first character that is wrong. */
export const achFileFault = {
  fault: z.enum(Object.keys(sentences) as [AchFaultName, ...AchFaultName[]]),
  line: z.int(),
  column: z.int(),
  found: z.optional(z.string()),
  wanted: z.optional(z.string()),
};

export type AchFileFault = z.infer<z.ZodMiniObject<typeof achFileFault, z.core.$strict>>;

/** `Line 5, column 8: the file control counts the blocks 000007, and it comes to 1.` */
export function achFaultText(
  { fault, line, column, found = '', wanted = '' }: AchFileFault,
  language: Language,
): string {
  const place =
    language === 'es' ? `Línea ${line}, columna ${column}` : `Line ${line}, column ${column}`;
  return `${place}: ${sentences[fault][language]({ found, wanted })}`;
}
