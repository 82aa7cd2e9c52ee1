/** Why an identity document is refused, as the customer reads it. */
export const documentRefusals = {
  UNREADABLE: 'The picture is not sharp or bright enough to read.',
  INCOMPLETE: 'A part of the document is missing from the picture.',
  NAME_DIFFERS: 'The name on the document is not the name in your details.',
  EXPIRED: 'The document has expired.',
  KIND_NOT_TAKEN:
    'We cannot take this kind of document. Please send a passport, a driver’s license or ' +
    'another government ID with your picture.',
  PICTURE_DIFFERS: 'We could not recognize you on the document’s picture.',
  NOT_GENUINE: 'We could not make sure that the document is genuine.',
} as const;

export type DocumentRefusal = keyof typeof documentRefusals;

export const documentRefusalCodes = Object.keys(documentRefusals) as [
  DocumentRefusal,
  ...DocumentRefusal[],
];
