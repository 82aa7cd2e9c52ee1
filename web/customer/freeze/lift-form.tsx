import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { useDeed } from '../../app/use-deed.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { freezeTexts } from './freeze.texts.ts';

/** Ends the freeze with the factor that is older than what is in doubt. */
export function LiftForm() {
  const texts = freezeTexts.lift;
  const queryClient = useQueryClient();
  const form = useDeed(async () => {
    announceSuccess((await call('POST /api/users/freeze/lift', { body: {} })).message);
    await queryClient.invalidateQueries();
  });
  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failure)}</Alert>
      <p>
        {texts.check((text) => (
          <Link to={paths.payBills()}>{text}</Link>
        ))}
      </p>
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
    </Form>
  );
}
