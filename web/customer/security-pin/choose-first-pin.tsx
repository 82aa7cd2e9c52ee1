import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { pinChoice } from '../../../contract/approvals.ts';
import { call } from '../../api/client.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { ProofFields } from '../../app/two-step/proof-fields.tsx';
import { useFreshForm } from '../../app/two-step/use-fresh-form.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.chooseFirstPin;

const twice = z.extend(pinChoice, { again: z.string() }).check(
  z.refine(({ securityPin, again }) => securityPin === again, {
    error: texts.theTwoPinsAreNot,
    path: ['again'],
  }),
);

/**
 * Chooses the first PIN ahead of the first payment, so that the day with a limit begins now. It is
 * proven as it is in the payment.
 */
export function ChooseFirstPin({ onChosen }: { onChosen: (answer: string) => void }) {
  const queryClient = useQueryClient();
  const [pins, setPins] = useState({ securityPin: '', again: '' });
  const [shown, setShown] = useState(false);
  const { data: wanted } = useQuery(pinStateQuery);
  const { form, alert, factor, asksPassword } = useFreshForm({
    schema: twice,
    ...(wanted ? { wanted } : {}),
    send: async ({ again: _again, ...body }, passkey) => {
      const { message } = await call('POST /api/approvals/pin', { body: { ...body, ...passkey } });
      onChosen(message);
      await queryClient.invalidateQueries(pinStateQuery);
    },
  });
  const field = (label: string, name: 'securityPin' | 'again', hint?: string) => (
    <PinField
      label={label}
      hint={hint}
      name={name}
      shown={shown}
      value={pins[name]}
      error={form.errors[name]}
      onChange={({ currentTarget: { value } }) =>
        setPins((current) => ({ ...current, [name]: value }))
      }
    />
  );
  return (
    <Form form={form} method="post">
      <Alert kind="error">{alert}</Alert>
      {field(
        texts.newSecurityPin,
        'securityPin',
        wanted?.off ? securityPinTexts.choosePin.fourDigitsForHoursYou : texts.youHaveNoPinYet,
      )}
      {field(texts.newSecurityPinAgain, 'again')}
      <p>
        <Button look="secondary" compact aria-pressed={shown} onClick={() => setShown(!shown)}>
          {texts.pin(shown ? texts.hide : texts.show)}
        </Button>
      </p>
      <ProofFields factor={factor} asksPassword={asksPassword} errors={form.errors} />
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.settingPin}>
        {texts.setPin}
      </Button>
    </Form>
  );
}
