import * as z from 'zod/mini';
import { fileKinds, kindNames, nameKinds } from '../values/files.ts';
import { listOf } from '../values/numbers.ts';
import { defineRefusals, withParams } from './define.ts';
import { countParam } from './params.ts';
import { ratesFileFault, type RatesFileFault } from './rates-file-faults.ts';

function faultText({ fault, currency, found }: RatesFileFault): string {
  const texts: Record<RatesFileFault['fault'], string> = {
    'not UTF-8': 'it is not UTF-8 text.',
    'document type': 'it has a document type, which the daily file never has.',
    'not XML': 'it is no well-formed XML.',
    'no rate': `it has no rate for ${currency}.`,
    'two rates': `it has more than one rate for ${currency}.`,
    'bad rate': `its rate for ${currency}, “${found}”, is no positive decimal.`,
    'other form': 'it has not the form of eurofxref-daily.xml.',
    'no day': 'it has no day.',
    'two days': 'it has more than one day. Please take the daily file.',
    'bad day': `its day, “${found}”, is no day.`,
    'day to come': `its day, ${found}, is still to come.`,
    'bad currency': `“${found}” is no currency.`,
  };
  return texts[fault];
}

function faultTextInSpanish({ fault, currency, found }: RatesFileFault): string {
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

/** Of a file that is sent or asked for. */
export const refusalsOfFiles = defineRefusals({
  FILE_DAMAGED: {
    status: 400,
    title: { en: 'File damaged', es: 'Archivo dañado' },
    message: {
      en:
        'This file is damaged or incomplete. Please take the picture again or choose another ' +
        'file. Nothing was stored.',
      es:
        'Este archivo está dañado o incompleto. Tome la foto de nuevo o elija otro archivo. No se ' +
        'guardó nada.',
    },
  },
  FILE_NOT_FOUND: {
    status: 404,
    title: { en: 'Not found', es: 'No se encontró' },
    message: {
      en: 'There is no such file, or this address has expired.',
      es: 'No existe ese archivo, o este enlace venció.',
    },
  },
  TOO_MANY_FILES: {
    status: 409,
    title: { en: 'Too many files', es: 'Demasiados archivos' },
    message: {
      en:
        'You can send at most 20 files, 50 MB together, in 24 hours. Nothing was stored. Please ' +
        'try again tomorrow.',
      es:
        'Puede enviar como máximo 20 archivos, 50 MB en total, cada 24 horas. No se guardó nada. ' +
        'Inténtelo de nuevo mañana.',
    },
  },
  FILE_TOO_LARGE: withParams({
    params: { kilobytes: z.optional(countParam) },
    status: 413,
    title: { en: 'File too large', es: 'Archivo demasiado grande' },
    message: {
      en: ({ kilobytes }) =>
        'This file is too large: at most ' +
        `${kilobytes === undefined ? '10 MB, and a picture at most 40 megapixels' : `${kilobytes} KB`}. ` +
        'Nothing was stored.',
      es: ({ kilobytes }) =>
        'Este archivo es demasiado grande: como máximo ' +
        `${kilobytes === undefined ? '10 MB, y una foto como máximo 40 megapíxeles' : `${kilobytes} KB`}. ` +
        'No se guardó nada.',
    },
  }),
  FILE_KIND_REFUSED: withParams({
    params: { kinds: z.array(z.enum([...fileKinds, 'xml', 'ach'])) },
    status: 415,
    title: { en: 'Kind of file refused', es: 'Tipo de archivo no aceptado' },
    message: {
      en: ({ kinds }) =>
        `We can’t take this kind of file here. Please choose a ${nameKinds(kinds)} file. ` +
        'Nothing was stored.',
      es: ({ kinds }) =>
        'Aquí no podemos aceptar este tipo de archivo. Elija un archivo ' +
        `${listOf(
          kinds.map((kind) => kindNames[kind]),
          'o',
        )}. No se ` +
        'guardó nada.',
    },
  }),
  FILE_ACTIVE: {
    status: 415,
    title: { en: 'Active file refused', es: 'Archivo activo no aceptado' },
    message: {
      en:
        'This PDF is protected or holds scripts, attachments or forms, so it cannot be checked. ' +
        'Please send a picture or a plain scan. Nothing was stored.',
      es:
        'Este PDF está protegido o contiene programas, archivos adjuntos o formularios, así que no ' +
        'se puede revisar. Envíe una foto o un escaneo sencillo. No se guardó nada.',
    },
  },
  FILE_TOO_LONG: withParams({
    params: { pages: countParam },
    status: 413,
    title: { en: 'Too many pages', es: 'Demasiadas páginas' },
    message: {
      en: ({ pages }) =>
        `This PDF has more than ${pages} pages. Please send only the pages that matter, or send it ` +
        'in parts. Nothing was stored.',
      es: ({ pages }) =>
        `Este PDF tiene más de ${pages} páginas. Envíe solo las páginas que importan, o envíelo en ` +
        'partes. No se guardó nada.',
    },
  }),
  FILE_TOO_SLOW: {
    status: 422,
    title: { en: 'File takes too long to open', es: 'El archivo tarda demasiado en abrirse' },
    message: {
      en:
        'This file takes too long to open. Please take a photo of what it shows, or save it again ' +
        'as a simple PDF, for example with “Print to PDF”. Nothing was stored.',
      es:
        'Este archivo tarda demasiado en abrirse. Tome una foto de lo que muestra, o guárdelo de ' +
        'nuevo como un PDF sencillo, por ejemplo con «Imprimir en PDF». No se guardó nada.',
    },
  },
  RATES_FILE_INVALID: withParams({
    params: ratesFileFault,
    status: 422,
    title: { en: 'File of rates not usable', es: 'Archivo de tipos de cambio no utilizable' },
    message: {
      en: (params) => `This file cannot be used: ${faultText(params)} Nothing was saved.`,
      es: (params) =>
        `Este archivo no se puede usar: ${faultTextInSpanish(params)} No se guardó nada.`,
    },
    field: 'file',
  }),
});
