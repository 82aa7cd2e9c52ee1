import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { SavedApplication as Saved } from '../../../contract/money/saved-applications.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { savedApplicationQuery } from '../../api/loan-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import '../../ui/feedback/feedback.css';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.savedApplication;

interface SavedApplicationProps {
  /** The form is empty, so that the saved application would replace nothing. */
  offered: boolean;
  /** Saving the typed form would replace the saved application. */
  replaced: boolean;
  busy: boolean;
  onContinue: (saved: Saved) => void;
  onRemove: () => void;
}

/** Offers an empty form what was saved to be finished later. */
export function SavedApplication({
  offered,
  replaced,
  busy,
  onContinue,
  onRemove,
}: SavedApplicationProps) {
  const query = useQuery(savedApplicationQuery);
  const saved = query.data;
  return (
    <>
      <LoadFailed text={texts.whetherYouSavedAn} query={query} />
      <Alert kind="info">
        {offered && saved && (
          <div className="try-again">
            <p>
              {texts.youSavedAnApplicationOn(
                formatExact(new Date(saved.savedAt)),
                writtenDay(saved.keptUntil),
              )}
            </p>
            <div className="try-again-next">
              <Button
                look="secondary"
                compact
                disabled={busy}
                onClick={andFocusTheForm(() => onContinue(saved))}
              >
                {texts.continueIt}
              </Button>
              <Button look="quiet" compact disabled={busy} onClick={andFocusTheForm(onRemove)}>
                {texts.deleteIt}
              </Button>
            </div>
          </div>
        )}
        {replaced &&
          saved &&
          texts.youSavedAnotherApplication(formatExact(new Date(saved.savedAt)))}
      </Alert>
    </>
  );
}

/** The buttons go with what they decide. */
const andFocusTheForm =
  (decide: () => void) =>
  ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    form?.querySelector<HTMLElement>('input, select')?.focus();
    decide();
  };
