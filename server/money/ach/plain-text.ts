/** Letters that no accent is taken off from: they are written as people do without them. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/**
 * The text in the characters that an ACH file may have: accents are taken off, and what has no
 * ASCII form becomes a question mark.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/[^\x20-\x7e]/gu, (letter) => {
    const plain = spelled[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return /^[\x20-\x7e]+$/.test(plain) ? plain : /^\p{M}$/u.test(letter) ? '' : '?';
  });
