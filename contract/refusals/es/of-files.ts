import { listOf } from '../../numbers.ts';
import { kindNames } from '../../files.ts';
import type { TextsOf } from '../define.ts';
import type { ofFiles as english } from '../of-files.ts';
import type { RatesFileFault } from '../rates-file-faults.ts';

function faultText({ fault, currency, found }: RatesFileFault): string {
  const texts: Record<RatesFileFault['fault'], string> = {
    'not UTF-8': 'no es texto UTF-8.',
    'document type': 'tiene un tipo de documento, que el archivo diario nunca tiene.',
    'not XML': 'no es XML bien formado.',
    'no rate': `no tiene un tipo de cambio para ${currency}.`,
    'two rates': `tiene más de un tipo de cambio para ${currency}.`,
    'bad rate': `su tipo de cambio para ${currency}, «${found}», no es un decimal positivo.`,
    'other form': 'no tiene la forma de eurofxref-daily.xml.',
    'no day': 'no tiene fecha.',
    'two days': 'tiene más de una fecha. Use el archivo diario.',
    'bad day': `su fecha, «${found}», no es una fecha.`,
    'day to come': `su fecha, ${found}, todavía no ha llegado.`,
    'bad currency': `«${found}» no es una moneda.`,
  };
  return texts[fault];
}

/** Of a file that is sent or asked for, in Spanish. */
export const ofFiles: TextsOf<typeof english> = {
  FILE_DAMAGED: {
    title: 'Archivo dañado',
    message:
      'Este archivo está dañado o incompleto. Tome la foto de nuevo o elija otro archivo. No se ' +
      'guardó nada.',
  },
  FILE_NOT_FOUND: {
    title: 'No se encontró',
    message: 'No existe ese archivo, o este enlace venció.',
  },
  TOO_MANY_FILES: {
    title: 'Demasiados archivos',
    message:
      'Puede enviar como máximo 20 archivos, 50 MB en total, cada 24 horas. No se guardó nada. ' +
      'Inténtelo de nuevo mañana.',
  },
  FILE_TOO_LARGE: {
    title: 'Archivo demasiado grande',
    message: ({ kilobytes }) =>
      'Este archivo es demasiado grande: como máximo ' +
      `${kilobytes === undefined ? '10 MB, y una foto como máximo 40 megapíxeles' : `${kilobytes} KB`}. ` +
      'No se guardó nada.',
  },
  FILE_KIND_REFUSED: {
    title: 'Tipo de archivo no aceptado',
    message: ({ kinds }) =>
      'Aquí no podemos aceptar este tipo de archivo. Elija un archivo ' +
      `${listOf(
        kinds.map((kind) => kindNames[kind]),
        'o',
      )}. No se ` +
      'guardó nada.',
  },
  FILE_ACTIVE: {
    title: 'Archivo activo no aceptado',
    message:
      'Este PDF está protegido o contiene programas, archivos adjuntos o formularios, así que no ' +
      'se puede revisar. Envíe una foto o un escaneo sencillo. No se guardó nada.',
  },
  RATES_FILE_INVALID: {
    title: 'Archivo de tipos de cambio no utilizable',
    message: (params) => `Este archivo no se puede usar: ${faultText(params)} No se guardó nada.`,
  },
};
