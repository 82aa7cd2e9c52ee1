import type { ComponentProps } from 'react';
import { contactContent } from '../../content/contact-content.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';

const texts = contactContent;

/**
 * Posts as a form without script; with it, the enhancement script sends JSON and shows the answer
 * in place.
 */
export function ContactForm() {
  return (
    <div className="contact-form-panel">
      <h2>{texts.formTitle}</h2>
      <p className="muted">{texts.formLead}</p>
      <form method="post" action="/contact" data-contact-form="">
        <div role="alert" />
        <template>
          <Icon name="alert" />
        </template>
        <div className="field-row">
          <ContactField
            label={texts.firstName}
            name="firstName"
            dir="auto"
            autoComplete="given-name"
            maxLength={80}
            required
          />
          <ContactField
            label={texts.lastName}
            name="lastName"
            dir="auto"
            autoComplete="family-name"
            maxLength={80}
            required
          />
        </div>
        <div className="field-row">
          <ContactField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <ContactField
            label={texts.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            optional
          />
        </div>
        <ContactField label={texts.subject} name="subject" dir="auto" maxLength={140} required />
        <Field label={texts.message}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              name="message"
              dir="auto"
              rows={6}
              maxLength={4000}
              required
              data-missing={texts.missing(texts.message)}
            />
          )}
        </Field>
        {/* People never see this field; programs that fill every field mark themselves by it. */}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {texts.leaveEmpty}
            <input name="leaveEmpty" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="field consent">
          <label className="checkbox">
            <input
              type="checkbox"
              name="privacyConsent"
              value="true"
              required
              data-missing={texts.noConsent}
            />
            <span>{texts.consent}</span>
          </label>
        </div>
        <Button type="submit" large>
          {texts.send}
        </Button>
      </form>
    </div>
  );
}

/** A text field that carries its own error text for the enhancement script. */
function ContactField(props: ComponentProps<typeof TextField>) {
  const errors = {
    'data-missing': texts.missing(props.label),
    ...(props.type === 'email' && { 'data-invalid': texts.invalidEmail }),
  };
  return <TextField {...props} {...errors} />;
}
