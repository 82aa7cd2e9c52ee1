import { postJson } from '../../api/post-json.ts';
import { enhanceContactTexts } from './enhance.texts.ts';
import { clearError, errorIcon, findErrors, showError } from './field-errors.ts';

interface Answer {
  reference?: string;
  message?: string;
  fields?: Record<string, string>;
}

/**
 * Sends the message without leaving the page and shows its reference, or what is wrong, in place.
 * The visitor's text is never lost.
 */
export function enhanceContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
  const alert = form?.querySelector('[role=alert]');
  const button = form?.querySelector('button');
  if (!form || !alert || !button) return;
  const label = button.textContent;
  const { title } = document;
  const nameWindow = (failed: boolean) => {
    document.title = failed ? enhanceContactTexts.errorTitle(title) : title;
  };

  const fail = (message: string) => {
    const box = document.createElement('p');
    box.className = 'alert alert-error';
    box.tabIndex = -1;
    box.append(errorIcon(), message);
    alert.replaceChildren(box);
    nameWindow(true);
    // The button may lie a long way below the message.
    box.focus();
  };

  const succeed = (reference: string) => {
    const text = document.createElement('p');
    text.className = 'alert alert-success';
    text.role = 'status';
    text.tabIndex = -1;
    text.textContent = enhanceContactTexts.sent(reference);
    form.replaceWith(text);
    nameWindow(false);
    text.focus();
  };

  const send = async () => {
    const { privacyConsent, ...message } = Object.fromEntries(new FormData(form));
    const { ok, answer: body } = await postJson('/api/messages', {
      ...message,
      privacyConsent: privacyConsent === 'true',
    });
    const answer = body as Answer;
    if (ok && answer.reference !== undefined) return succeed(answer.reference);
    fail(answer.message ?? enhanceContactTexts.networkError);
    const fields = answer.fields ?? {};
    const wrong = [...form.querySelectorAll<HTMLInputElement>('[name]')].filter(
      ({ name }) => name in fields,
    );
    for (const control of wrong) showError(control, fields[control.name] ?? '');
    wrong[0]?.focus();
  };

  form.noValidate = true;
  form.addEventListener('input', (event) => {
    clearError(event.target as HTMLInputElement);
    alert.replaceChildren();
    nameWindow(form.querySelector('[aria-invalid]') !== null);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const errors = findErrors(form);
    for (const [control, text] of errors) showError(control, text);
    const [wrong] = errors.keys();
    nameWindow(wrong !== undefined);
    if (wrong) return wrong.focus();
    button.disabled = true;
    button.textContent = enhanceContactTexts.sending;
    await send().catch(() => fail(enhanceContactTexts.networkError));
    button.disabled = false;
    button.textContent = label;
  });
}
