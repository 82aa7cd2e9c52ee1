import { countryName } from '../../ui/values/country-names.ts';
import { ibanCountryOf, ibanLength, isCountry } from './country-codes.ts';
import { internationalTransferWizardTexts } from './international.texts.ts';

const texts = internationalTransferWizardTexts.bankCodes;

const nameOf = (country: string): string => countryName(country) ?? country;

/**
 * Since ISO 9362:2014 the first four may be digits, too; the form is that of ISO 20022
 * (BICFIDec2014Identifier).
 */
const swiftShape = /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** The two letters of the country that a SWIFT code names, if they are one. */
function swiftCountry(swift: string): string | undefined {
  const country = swiftShape.exec(swift)?.[1];
  return country !== undefined && isCountry(country) ? country : undefined;
}

/** Where the bank is, as its code says. */
export function swiftHint(swift: string): string {
  const country = swiftCountry(swift);
  return country === undefined ? texts.orCharactersOnThe : texts.aBankIn(nameOf(country));
}

/** Worth a second look, never a refusal. */
export function swiftWarning(swift: string): string | undefined {
  if ((swift.length !== 8 && swift.length !== 11) || swiftCountry(swift) !== undefined)
    return undefined;
  return texts.thisDoesNotLookLike;
}

/** @returns true where an IBAN's check digits fit: 02 to 98 (ISO 13616), by ISO 7064, mod 97. */
export function fitsCheckDigits(iban: string): boolean {
  const checkDigits = /^[A-Z]{2}(\d{2})[A-Z0-9]+$/.exec(iban)?.[1];
  if (checkDigits === undefined || checkDigits < '02' || checkDigits > '98') return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((character) => parseInt(character, 36))
    .join('');
  return BigInt(digits) % 97n === 1n;
}

/**
 * Worth a second look, never a refusal: wrong check digits, another length than its country has, a
 * country without IBANs, or another country than that of the SWIFT code.
 */
export function ibanWarning(iban: string, swift: string): string | undefined {
  if (iban.length < 15) return undefined;
  if (!fitsCheckDigits(iban)) return texts.theCheckDigitsOfThis;
  const account = iban.slice(0, 2);
  const length = ibanLength(account);
  if (length === undefined)
    return isCountry(account) ? texts.hasNoIbans(nameOf(account)) : texts.theCheckDigitsOfThis;
  if (iban.length !== length) return texts.hasAnotherLength(nameOf(account), length, iban.length);
  const bank = swiftCountry(swift);
  if (bank === undefined || ibanCountryOf(bank) === account) return undefined;
  return texts.theIbanIsOfThe(nameOf(account), nameOf(bank));
}

const usual =
  'AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IT JP LT LU LV MT MX NL NO NZ PL PT RO SE SG SI SK US ZA';

/** Countries offered while typing; any other may be typed too. */
export const offeredCountries: readonly string[] = usual.split(' ').map(nameOf).toSorted();
