import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { SavedSearch } from '../../../contract/money/saved-searches.ts';
import { call } from '../../api/client.ts';
import { savedSearchesQuery } from '../../api/transfer-queries.ts';
import { paths } from '../../app/paths.ts';
import { useBankDay } from '../../bank/use-bank-day.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { paramsOf, type ListFilter } from './list-filter.ts';
import { SaveSearch } from './save-search.tsx';
import { filterOfSaved, filterText } from './saved-filter.ts';
import './transaction-filters.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.savedSearches;

const addressOf = ({ filter }: SavedSearch, today: CalendarDay) =>
  `${paths.transactions()}?${new URLSearchParams(paramsOf(filterOfSaved(filter, today)))}`;

const failureWords = {
  refused: texts.theSavedSearchCouldNot,
  unanswered: texts.weCouldNotFindOut,
};

/** The searches that a customer repeats, by name. */
export function SavedSearches({ filter }: { filter: ListFilter }) {
  const today = useBankDay();
  const amountText = useAmountText();
  const queryClient = useQueryClient();
  const searches = useQuery(savedSearchesQuery);
  const place = useRef<HTMLDivElement>(null);
  const [timesRemoved, setTimesRemoved] = useState(0);
  // The button that had the focus is gone with its search.
  useFocusOnChange(place, timesRemoved);
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /api/transfers/searches/{id}', { params: { id } }),
    onSuccess: ({ message }) => announceSuccess(message),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
      setTimesRemoved((times) => times + 1);
    },
  });
  const list = searches.data ?? [];
  return (
    <div className="transaction-fold saved-searches screen-only">
      <LoadFailed text={texts.yourSavedSearchesCouldNot} query={searches} />
      <Alert kind="error">{remove.error && failureText(remove.error, failureWords)}</Alert>
      <div ref={place} tabIndex={-1} role="group" aria-label={texts.savedSearches}>
        {list.length > 0 && (
          <ul>
            {list.map((search) => (
              <li key={search._id}>
                <span className="saved-search">
                  <Link to={addressOf(search, today)}>{search.name}</Link>
                  <span className="muted small">
                    <TextWithAmounts text={filterText(search.filter, amountText)} />
                  </span>
                </span>
                <Button
                  look="quiet"
                  compact
                  busy={remove.isPending && remove.variables === search._id}
                  onClick={() => remove.mutate(search._id)}
                >
                  {texts.remove(<span className="visually-hidden"> {search.name}</span>)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <SaveSearch filter={filter} />
    </div>
  );
}
