import { define } from './define.ts';

/** Of a file that is sent or asked for. */
export const ofFiles = define({
  FILE_DAMAGED: {
    status: 400,
    title: 'File damaged',
    message:
      'This file is damaged or incomplete. Please take the picture again or choose another ' +
      'file. Nothing was stored.',
  },
  FILE_NOT_FOUND: {
    status: 404,
    title: 'Not found',
    message: 'There is no such file, or this address has expired.',
  },
  TOO_MANY_FILES: {
    status: 409,
    title: 'Too many files',
    message:
      'You can send at most 20 files, 50 MB together, in 24 hours. Nothing was stored. Please ' +
      'try again tomorrow.',
  },
  FILE_TOO_LARGE: {
    status: 413,
    title: 'File too large',
    message: ({ kilobytes }) =>
      'This file is too large: at most ' +
      `${kilobytes === undefined ? '10 MB, and a picture at most 40 megapixels' : `${kilobytes} KB`}. ` +
      'Nothing was stored.',
  },
  FILE_KIND_REFUSED: {
    status: 415,
    title: 'Kind of file refused',
    message: (params) =>
      `This file is not one we can take here. Please choose a ${params['kinds']} file. Nothing ` +
      'was stored.',
  },
  FILE_ACTIVE: {
    status: 415,
    title: 'Active file refused',
    message:
      'This PDF is protected or holds scripts, attachments or forms, so it cannot be checked. ' +
      'Please send a picture or a plain scan. Nothing was stored.',
  },
  RATES_FILE_INVALID: {
    status: 422,
    title: 'File of rates not usable',
    message: ({ reason }) => `This file cannot be used: ${reason} Nothing was saved.`,
    field: 'file',
  },
});
