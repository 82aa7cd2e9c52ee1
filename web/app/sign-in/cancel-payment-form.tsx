import { cancelByLinkBody } from '../../../contract/money/delayed-orders.ts';
import { call } from '../../api/client.ts';
import { MailedLinkForm } from './mailed-link-form.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** Cancels the payment that a mail tells about. */
export const CancelPaymentForm = () => (
  <MailedLinkForm
    schema={cancelByLinkBody}
    send={(body) => call('POST /api/transfers/cancel-by-link', { body })}
    button={signInTexts.cancelPayment.button}
    busy={signInTexts.cancelPayment.busy}
  />
);
