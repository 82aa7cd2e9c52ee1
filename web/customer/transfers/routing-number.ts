import { bankFacts } from '../../../config/bank.ts';
import { fitsCheckDigit } from '../../../contract/values/routing-number.ts';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.routingNumber;

/**
 * The first two digits that the American Bankers Association gives out: government and Federal
 * Reserve districts (00 to 12), thrift institutions (21 to 32), electronic transactions (61 to 72)
 * and traveler's checks (80). Source: ABA Routing Number Policy, as read on 2026-11-28.
 */
const givenOut = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
] as const;

/** Nine zeros fit range and check digit, and belong to no one. */
function isGivenOut(routing: string): boolean {
  const start = Number(routing.slice(0, 2));
  return (
    routing !== '000000000' && givenOut.some(([first, last]) => start >= first && start <= last)
  );
}

/** Worth a second look, never a refusal: the bank accepts any nine digits. */
export function routingWarning(routing: string): string | undefined {
  if (
    routing.length !== 9 ||
    routing === bankFacts.routingNumber ||
    (isGivenOut(routing) && fitsCheckDigit(routing))
  )
    return undefined;
  return texts.thisNumberDoesNotLook;
}

/**
 * Says which bank has the number. It never says whether a person has the account with it before the
 * payment: decision "no word about an account before it is paid".
 */
export function routingHint(routing: string): string {
  return routing === bankFacts.routingNumber
    ? `${bankFacts.name}. ${insideText}`
    : texts.nineDigitsAtTheBottom;
}

const insideText = texts.ifThisAccountIsWith;

const ownName = bankFacts.name.split(' ')[0]?.toLowerCase() ?? '';

/** Bank and routing number that do not belong together: worth a second look, never a refusal. */
export function bankWarning(bankName: string, routing: string): string | undefined {
  const named = bankName.trim().toLowerCase();
  if (
    routing.length !== 9 ||
    named === '' ||
    named.includes(ownName) === (routing === bankFacts.routingNumber)
  )
    return undefined;
  return routing === bankFacts.routingNumber
    ? texts.theRoutingNumberBelowIs(bankFacts.name)
    : texts.sRoutingNumberIsPlease(bankFacts.name, bankFacts.routingNumber);
}

interface Arrival {
  routing: string;
  /** It goes to another account of the same customer. */
  isOwn: boolean;
  later: boolean;
}

/** When the money is there, as far as that can be promised. */
export function arrivalText({ routing, isOwn, later }: Arrival): string {
  if (isOwn) return later ? texts.arrivesAtThatTime : texts.arrivesAtOnce;
  if (routing !== bankFacts.routingNumber)
    return later ? texts.arrivesWithinHoursAfter : texts.arrivesWithinHours;
  return later ? texts.arrivesAtThatTimeIf : insideText;
}
