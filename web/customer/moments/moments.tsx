import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Moment, MomentKind } from '../../../contract/people/moments.ts';
import { call } from '../../api/client.ts';
import { momentsQuery } from '../../api/moments-query.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { MomentArt } from './moment-art.tsx';
import { momentsTexts as texts } from './moments.texts.ts';
import './moment-card.css';

const isSame = (one: Moment, other: Moment) => one.kind === other.kind && one.about === other.about;

/**
 * The moments that the customer has reached, one card after the other. The bank notes a shown
 * moment at once, so that no device shows it again; here it stays until it is dismissed or the page
 * is left.
 */
export function Moments({ kind }: { kind?: MomentKind }) {
  const queryClient = useQueryClient();
  const toShow = useQuery(momentsQuery).data ?? [];
  const [shown, setShown] = useState<Moment>();
  const [dismissed, setDismissed] = useState<readonly Moment[]>([]);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with its card.
  useFocusOnChange(place, dismissed.length);
  const next = toShow.find(
    (each) =>
      (kind === undefined || each.kind === kind) && !dismissed.some((one) => isSame(one, each)),
  );
  if (shown === undefined && next !== undefined) setShown(next);
  const { mutate: note } = useMutation({
    mutationFn: ({ kind: noted, about }: Moment) =>
      call('POST /api/users/moments/shown', { body: { kind: noted, aboutId: about } }),
    // Where it failed, the card is shown once more: better than never.
    onSuccess: (_, noted) =>
      queryClient.setQueryData(momentsQuery.queryKey, (moments) =>
        moments?.filter((each) => !isSame(each, noted)),
      ),
  });
  useEffect(() => {
    if (shown !== undefined) note(shown);
  }, [shown, note]);
  return (
    <div ref={place} tabIndex={-1} className="moment-place screen-only" role="status">
      {shown !== undefined && (
        <MomentCard
          moment={shown}
          onDismiss={() => {
            setDismissed([...dismissed, shown]);
            setShown(undefined);
          }}
        />
      )}
    </div>
  );
}

export const GoalMoments = () => <Moments kind="goal_reached" />;
export const LoanMoments = () => <Moments kind="loan_paid_back" />;

interface MomentCardProps {
  moment: Moment;
  onDismiss: () => void;
}

/** One thing reached, engraved as a bank card is. */
function MomentCard({ moment, onDismiss }: MomentCardProps) {
  const id = useId();
  const { title, text, more } = wordsOf(moment);
  return (
    <section className="moment lm-night" aria-labelledby={id}>
      <MomentArt kind={moment.kind} />
      <div className="moment-words">
        <p className="moment-title" id={id}>
          {title}
        </p>
        <p className="moment-text">{text}</p>
        {more !== undefined && <p className="moment-more">{more}</p>}
      </div>
      <button type="button" className="icon-button" aria-label={texts.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function wordsOf({ kind, account, name, amount }: Moment) {
  const written = <MoneyText amount={amount} />;
  switch (kind) {
    case 'first_money':
      return {
        title: texts.firstDeposit,
        text: texts.theFirstIsIn(written, wireWordsTexts.ownAccount(account ?? '')),
      };
    case 'loan_paid_back':
      return {
        title: texts.loanPaidBack,
        text: texts.yourLoanIsPaid(written),
        more: texts.nothingIsOwedOn(name ?? ''),
      };
    case 'goal_reached':
      return { title: texts.goalReached, text: texts.youSavedFor(written, name ?? '') };
  }
}
