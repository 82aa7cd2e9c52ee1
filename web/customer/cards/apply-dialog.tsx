import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CardBrand, CardType } from '../../../contract/cards.ts';
import { cardBrands } from '../../../contract/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { readSession } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyPanel } from '../../ui/busy-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { wait } from '../payments/wait.ts';
import { keepBrand, readBrand } from './card-brand.ts';
import { typeNames } from './card-words.ts';

/** Long enough to read what is going on. */
const leastBusyMs = 1500;

interface Failure {
  text: string;
  detail?: string;
}

function failureOf(problem: unknown): Failure {
  if (problem instanceof Refused && problem.code === 'CARD_EXISTS')
    return { text: problem.message };
  return {
    text: 'Failed to generate card.',
    ...(problem instanceof Error && problem.message !== '' ? { detail: problem.message } : {}),
  };
}

interface ApplyDialogProps {
  /** The slot it was opened from. */
  openedFor: CardType;
  onIssued: (type: CardType) => void;
  onClose: () => void;
}

/** Type, brand, and the card is issued. */
export function ApplyDialog({ openedFor, onIssued, onClose }: ApplyDialogProps) {
  const queryClient = useQueryClient();
  const [type, setType] = useState(openedFor);
  const [brand, setBrand] = useState(() => readBrand(openedFor));
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  useDocumentTitle('Cards', failure !== undefined);

  const chooseType = (chosen: CardType) => {
    setType(chosen);
    setBrand(readBrand(chosen));
    setFailure(undefined);
  };

  const generate = async () => {
    if (readSession() === undefined)
      return setFailure({ text: 'Please log in to generate a card.' });
    setFailure(undefined);
    setBusy(true);
    try {
      await Promise.all([
        call('POST /api/card/generate', { body: { cardType: type, brand } }),
        wait(leastBusyMs),
      ]);
      keepBrand(type, brand);
      await queryClient.invalidateQueries(cardsQuery);
      onIssued(type);
    } catch (problem) {
      setFailure(failureOf(problem));
      setBusy(false);
      // It may have been issued all the same, or elsewhere.
      void queryClient.invalidateQueries(cardsQuery);
    }
  };

  return (
    <Dialog open title="Apply for a card" closeButton={!busy} onClose={() => busy || onClose()}>
      {busy ? (
        <Processing />
      ) : (
        <form
          noValidate
          className="wizard-form"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void generate();
          }}
        >
          <div className="dialog-body card-application">
            <p className="muted">
              Choose a type, then a brand. Your card is ready in a few seconds.
            </p>
            <Alert kind="error">
              {failure && (
                <>
                  <p>{failure.text}</p>
                  {failure.detail !== undefined && <p>{failure.detail}</p>}
                </>
              )}
            </Alert>
            <SegmentedField
              label="Card type"
              name="cardType"
              choices={[typeNames.debit, typeNames.credit]}
              chosen={typeNames[type]}
              onChoose={(choice) => chooseType(choice === typeNames.debit ? 'debit' : 'credit')}
            />
            <SelectField
              label="Card brand"
              name="brand"
              choices={cardBrands}
              value={brand}
              onChange={(event) => {
                setBrand(event.currentTarget.value as CardBrand);
                setFailure(undefined);
              }}
            />
          </div>
          <div className="dialog-foot">
            <Button type="submit">Get my card</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Processing() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="wizard-panel">
      <BusyPanel message="Processing your card application, please wait..." />
    </div>
  );
}
