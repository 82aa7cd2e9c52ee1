import { countryNamer } from '../../ui/values/format-names.ts';
import { internationalTransferWizardTexts } from './international-transfer-wizard.texts.ts';

const texts = internationalTransferWizardTexts.bankCodes;

const nameCountry = countryNamer();

/** The English name of a two-letter country code, if it is one. */
function countryOf(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? nameCountry(code) : undefined;
}

const swiftShape = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const swiftCountry = (swift: string): string | undefined =>
  countryOf(swiftShape.exec(swift)?.[1] ?? '');

/** Where the bank is, as its code says. */
export function swiftHint(swift: string): string {
  const country = swiftCountry(swift);
  return country === undefined ? texts.orCharactersOnThe : texts.aBankIn(country);
}

/** Worth a second look, never a refusal. */
export function swiftWarning(swift: string): string | undefined {
  if ((swift.length !== 8 && swift.length !== 11) || swiftCountry(swift) !== undefined)
    return undefined;
  return texts.thisDoesNotLookLike;
}

/** Whether the check digits of an IBAN fit (ISO 7064, mod 97). */
export function fitsCheckDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((character) => parseInt(character, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

/**
 * Worth a second look, never a refusal: wrong check digits, or a country other than that of the
 * SWIFT code.
 */
export function ibanWarning(iban: string, swift: string): string | undefined {
  if (iban.length < 15) return undefined;
  if (!fitsCheckDigits(iban)) return texts.theCheckDigitsOfThis;
  const [bank, account] = [swiftCountry(swift), countryOf(iban.slice(0, 2))];
  if (bank === undefined || account === undefined || bank === account) return undefined;
  return texts.theIbanIsOfThe(account, bank);
}

const usual =
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IT JP LT LU LV MT MX NL NO NZ PL PT RO SE SG SI SK US ZA';

/** Countries offered while typing; any other may be typed too. */
export const offeredCountries: readonly string[] = usual
  .split(' ')
  .flatMap((code) => countryOf(code) ?? [])
  .toSorted();
