import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PinField } from '../../ui/fields/pin-field.tsx';
import { loadPinChecks } from './load-pin-checks.ts';
import { securityPinTexts } from './security-pin.texts.ts';

const texts = securityPinTexts.chooseFirstPin;

/**
 * Chooses the first PIN ahead of the first payment, so that the day with a limit begins now.
 */
export function ChooseFirstPin({ onChosen }: { onChosen: (answer: string) => void }) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(false);
  const { data: wanted } = useQuery(pinStateQuery);
  const form = useForm({
    initial: { securityPin: '', again: '' },
    late: async () => (await loadPinChecks()).checkFirstPin,
    send: async ({ securityPin }) => {
      onChosen((await call('POST /api/approvals/pin', { body: { securityPin } })).message);
      await queryClient.invalidateQueries(pinStateQuery);
    },
  });
  const field = (label: string, name: 'securityPin' | 'again', hint?: string) => (
    <PinField label={label} hint={hint} shown={shown} {...form.field(name)} />
  );
  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failureForAlert)}</Alert>
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
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.settingPin}>
        {texts.setPin}
      </Button>
    </Form>
  );
}
