/**
 * The 249 countries of ISO 3166-1 (Debian's `iso-codes` 4.15, read on 2026-11-28), and Kosovo's XK,
 * which SWIFT and the IBAN registry use. A namer of regions knows more: groups (EU), former
 * countries (SU) and codes for tests (XB), so it cannot tell whether a code is one.
 */
const countries =
  /^(?:AD|AE|AF|AG|AI|AL|AM|AO|AQ|AR|AS|AT|AU|AW|AX|AZ|BA|BB|BD|BE|BF|BG|BH|BI|BJ|BL|BM|BN|BO|BQ|BR|BS|BT|BV|BW|BY|BZ|CA|CC|CD|CF|CG|CH|CI|CK|CL|CM|CN|CO|CR|CU|CV|CW|CX|CY|CZ|DE|DJ|DK|DM|DO|DZ|EC|EE|EG|EH|ER|ES|ET|FI|FJ|FK|FM|FO|FR|GA|GB|GD|GE|GF|GG|GH|GI|GL|GM|GN|GP|GQ|GR|GS|GT|GU|GW|GY|HK|HM|HN|HR|HT|HU|ID|IE|IL|IM|IN|IO|IQ|IR|IS|IT|JE|JM|JO|JP|KE|KG|KH|KI|KM|KN|KP|KR|KW|KY|KZ|LA|LB|LC|LI|LK|LR|LS|LT|LU|LV|LY|MA|MC|MD|ME|MF|MG|MH|MK|ML|MM|MN|MO|MP|MQ|MR|MS|MT|MU|MV|MW|MX|MY|MZ|NA|NC|NE|NF|NG|NI|NL|NO|NP|NR|NU|NZ|OM|PA|PE|PF|PG|PH|PK|PL|PM|PN|PR|PS|PT|PW|PY|QA|RE|RO|RS|RU|RW|SA|SB|SC|SD|SE|SG|SH|SI|SJ|SK|SL|SM|SN|SO|SR|SS|ST|SV|SX|SY|SZ|TC|TD|TF|TG|TH|TJ|TK|TL|TM|TN|TO|TR|TT|TV|TW|TZ|UA|UG|UM|US|UY|UZ|VA|VC|VE|VG|VI|VN|VU|WF|WS|XK|YE|YT|ZA|ZM|ZW)$/;

export const isCountry = (code: string): boolean => countries.test(code);

/**
 * The length of an IBAN by country: the registry of SWIFT for ISO 13616, as kept by ibantools
 * 4.5.4 (read on 2026-11-28), and Burundi, Djibouti, the Falkland Islands, Honduras and Mongolia,
 * which that table lacks or holds for unregistered.
 */
const lengths: readonly (readonly [number, RegExp])[] = [
  [15, /^(?:NO)$/],
  [16, /^(?:BE)$/],
  [18, /^(?:DK|FI|FK|FO|GL|NL|SD)$/],
  [19, /^(?:MK|SI)$/],
  [20, /^(?:AT|BA|EE|KZ|LT|LU|MN|XK)$/],
  [21, /^(?:CH|HR|LI|LV)$/],
  [22, /^(?:BG|BH|CR|DE|GB|GE|IE|ME|RS|VA)$/],
  [23, /^(?:AE|GI|IL|IQ|OM|SO|TL)$/],
  [24, /^(?:AD|CZ|ES|MD|PK|RO|SA|SE|SK|TN|VG)$/],
  [25, /^(?:LY|PT|ST)$/],
  [26, /^(?:IS|TR)$/],
  [27, /^(?:BI|DJ|FR|GR|IT|MC|MR|SM)$/],
  [28, /^(?:AL|AZ|BY|CY|DO|GT|HN|HU|LB|NI|PL|SV)$/],
  [29, /^(?:BR|EG|PS|QA|UA)$/],
  [30, /^(?:JO|KW|MU|YE)$/],
  [31, /^(?:MT|SC)$/],
  [32, /^(?:LC)$/],
  [33, /^(?:RU)$/],
];

/** @returns the number of characters of this country's IBANs; undefined where there are none. */
export const ibanLength = (country: string): number | undefined =>
  lengths.find(([, ofLength]) => ofLength.test(country))?.[0];

/** Territories whose banks give out IBANs of another country, by that registry. */
const ibanCountries: readonly (readonly [string, RegExp])[] = [
  ['FR', /^(?:BL|GF|GP|MF|MQ|NC|PF|PM|RE|TF|WF|YT)$/],
  ['GB', /^(?:GG|IM|JE)$/],
  ['FI', /^(?:AX)$/],
];

/** The country whose letters the IBANs of a bank begin with: `FR` for a bank on Réunion. */
export const ibanCountryOf = (country: string): string =>
  ibanCountries.find(([, territories]) => territories.test(country))?.[0] ?? country;
