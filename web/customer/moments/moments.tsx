import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Moment, MomentKind } from '../../../contract/people/moments.ts';
import { call } from '../../api/client.ts';
import { momentsQuery } from '../../api/moments-query.ts';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { MomentCard } from './moment-card.tsx';

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
