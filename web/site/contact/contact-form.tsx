import { siteContent } from '../../content/site-content.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactField } from './contact-field.tsx';

const { formTitle, formLead, consent } = siteContent.contact;

/**
 * Posts as a form without script; with it, the enhancement script sends JSON and shows the answer
 * in place.
 */
export function ContactForm() {
  return (
    <div className="contact-form-panel">
      <h2>{formTitle}</h2>
      <p className="muted">{formLead}</p>
      <form method="post" action="/contact" data-contact-form="">
        <div role="alert" />
        <template>
          <Icon name="alert" />
        </template>
        <div className="field-row">
          <ContactField
            label="First name"
            name="firstName"
            dir="auto"
            autoComplete="given-name"
            maxLength={80}
            required
          />
          <ContactField
            label="Last name"
            name="lastName"
            dir="auto"
            autoComplete="family-name"
            maxLength={80}
            required
          />
        </div>
        <div className="field-row">
          <ContactField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <ContactField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            optional
          />
        </div>
        <ContactField label="Subject" name="subject" dir="auto" maxLength={140} required />
        <Field label="Message">
          {(control) => (
            <textarea
              {...control}
              className="input"
              name="message"
              dir="auto"
              rows={6}
              maxLength={4000}
              required
              data-missing="Message is required."
            />
          )}
        </Field>
        {/* People never see this field; programs that fill every field give themselves away. */}
        <div className="visually-hidden" aria-hidden="true">
          <label>
            Website
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="field consent">
          <label className="checkbox">
            <input
              type="checkbox"
              name="privacyConsent"
              value="true"
              required
              data-missing="Please agree, so that we may answer you."
            />
            <span>{consent}</span>
          </label>
        </div>
        <Button type="submit" className="button-large">
          Send message
        </Button>
      </form>
    </div>
  );
}
