import { notMeBody } from '../../../contract/people/not-me.ts';
import { call } from '../../api/client.ts';
import { MailedLinkForm } from './mailed-link-form.tsx';
import { signInTexts } from './sign-in.texts.ts';

/** Says with the link of a security mail that it was another person. */
export const NotMeForm = () => (
  <MailedLinkForm
    schema={notMeBody}
    send={(body) => call('POST /api/users/not-me', { body })}
    button={signInTexts.notMe.button}
    busy={signInTexts.notMe.busy}
  />
);
