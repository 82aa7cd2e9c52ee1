import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { ComingMovement } from '../../../contract/money/coming.ts';
import type { Insight } from '../../../contract/money/insight.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { upperFirst } from '../../ui/values/upper-first.ts';
import { scheduledTexts } from './scheduled.texts.ts';

const texts = scheduledTexts.comingWords;

type Sides = Pick<ComingMovement, 'payer' | 'receiver'>;
type Named = Sides & Pick<ComingMovement, 'name'> & { kind: Insight['toCome'][number]['by'] };

/** A movement to come by its name in a list: whom it goes to, its origin, or both own accounts. */
export function comingName({ kind, name, payer, receiver }: Named): string {
  if (payer && receiver) return upperFirst(comingAccounts({ payer, receiver }));
  if (kind === 'loan payment') return texts.loanPayment(name);
  if (kind === 'interest') return texts.interestSoFar;
  if (kind === 'deposit') return texts.onItsWay(name);
  return kind === 'check' ? texts.check(name) : name;
}

type Dated = Pick<Named, 'kind'> & Pick<ComingMovement, 'day' | 'plannedDay'>;

/** Says why a movement is not made on the day that was asked for; undefined where it is. */
export function movedDayText({ kind, day, plannedDay }: Dated): string | undefined {
  if (plannedDay >= day) return undefined;
  const planned = writtenDay(plannedDay);
  if (kind === 'loan payment') return texts.overdueSince(planned);
  return kind === 'recurring bill' ? texts.becauseBanksAreClosedOn(planned) : undefined;
}

/** The own account of a movement, in the middle of a sentence; both, where it is between two. */
export function comingAccounts({ payer, receiver }: Sides): string {
  const [from, to] = [payer, receiver].map((type) => type && wireWordsTexts.ownAccount(type));
  if (from && to) return texts.fromTo(from, to);
  return from ? texts.from(from) : texts.to(to ?? '');
}
