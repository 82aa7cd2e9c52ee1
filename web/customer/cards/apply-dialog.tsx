import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CardType } from '../../../contract/values/card-types.ts';
import { cardBrands } from '../../../contract/money/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { readSession } from '../../api/session.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { BusyPanel } from '../../ui/feedback/busy-panel.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { wait } from '../payments/wait.ts';
import { keepBrand, readBrand } from './card-brand.ts';
import { typeNames } from './card-words.ts';
import { applyDialogTexts } from './cards.texts.ts';

const texts = applyDialogTexts.applyDialog;

/** Long enough to read what is going on. */
const leastBusyMs = 1500;

const loggedOut = new Error(texts.pleaseLogIn);

/** Says whether the text of a failure needs no words before it. */
const isSaidAlone = (failure: unknown) =>
  failure === loggedOut || (failure instanceof Refused && failure.code === 'CARD_EXISTS');

interface ApplyDialogProps {
  /** The slot it was opened from. */
  openedFor: CardType;
  /** `hidden`: its number is shown for a proof alone. */
  onIssued: (type: CardType, hidden: boolean) => void;
  onClose: () => void;
}

/** Type, brand, and the card is issued. */
export function ApplyDialog({ openedFor, onIssued, onClose }: ApplyDialogProps) {
  const queryClient = useQueryClient();
  // It may have been issued although no answer came, or elsewhere.
  const lookAgain = () => queryClient.invalidateQueries(cardsQuery);
  const form = useForm({
    initial: { cardType: openedFor, brand: readBrand(openedFor) },
    check: (body) => (readSession() === undefined ? { failure: loggedOut } : { values: body }),
    send: async (body) => {
      const [{ masked = false }] = await Promise.all([
        call('POST /api/card/generate', { body }),
        wait(leastBusyMs),
      ]);
      return { ...body, masked };
    },
    onSent: async ({ cardType, brand, masked }) => {
      keepBrand(cardType, brand);
      await lookAgain();
      onIssued(cardType, masked);
    },
    onFailed: () => void lookAgain(),
  });
  const { fields, failure } = form;
  const place = useRef<HTMLDivElement>(null);
  const busy = form.phase !== 'editing';
  const chooseType = (cardType: CardType) => form.edit({ cardType, brand: readBrand(cardType) });

  return (
    <Dialog open title={texts.applyForACard} closeButton={!busy} onClose={() => busy || onClose()}>
      {busy ? (
        <Processing />
      ) : (
        <Form form={form} heading={place} className="wizard-form">
          <div className="dialog-body card-application" ref={place} tabIndex={-1}>
            <p className="muted">{texts.chooseATypeThenA}</p>
            <Alert kind="error">
              {failure !== undefined && (
                <>
                  {!isSaidAlone(failure) && <p>{texts.failedToGenerateCard}</p>}
                  <p>{failureText(failure)}</p>
                </>
              )}
            </Alert>
            <SegmentedField
              label={texts.cardType}
              name="cardType"
              choices={[typeNames.debit, typeNames.credit]}
              chosen={typeNames[fields.cardType]}
              onChoose={(choice) => chooseType(choice === typeNames.debit ? 'debit' : 'credit')}
            />
            <SelectField label={texts.cardBrand} choices={cardBrands} {...form.field('brand')} />
          </div>
          <div className="dialog-foot">
            <Button type="submit">{texts.getMyCard}</Button>
          </div>
        </Form>
      )}
    </Dialog>
  );
}

function Processing() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="wizard-panel">
      <BusyPanel message={texts.processingYourCard} />
    </div>
  );
}
