import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '../../../contract/users.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { useBackStep } from '../../ui/back-step.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { LeavePageQuestion } from '../../ui/leave-page-question.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { UploadProgress } from '../../ui/upload-progress.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { AboutYouStep } from './about-you-step.tsx';
import { Changes } from './changes.tsx';
import { changesOf, isChanged } from './personal-info-draft.ts';
import { usePersonalInfo } from './use-personal-info.ts';
import '../../ui/panel.css';

const steps = ['About you', 'Profile picture', 'ID document'];
const pictures = ['JPG', 'PNG', 'WebP'] as const;
const documents = [...pictures, 'PDF'] as const;

export function PersonalInfoForm({ user: given }: { user: User }) {
  // What the bank knew when the form was opened: asked again in between, it would compare with
  // itself.
  const [user] = useState(given);
  const {
    draft,
    step,
    isLastStep,
    errors,
    returns,
    failure,
    busy,
    uploaded,
    answer,
    edit,
    forward,
    back,
  } = usePersonalInfo(user);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ step, returns });
  useDocumentTitle('Personal information', failure !== undefined || Object.keys(errors).length > 0);
  useEffect(() => {
    if (before.current.returns !== returns) focusFirstInvalid();
    else if (before.current.step !== step) heading.current?.focus();
    before.current = { step, returns };
  }, [step, returns]);
  const hasFiles = draft.profileImage !== undefined || draft.idDocument !== undefined;
  const locked = answer !== undefined;
  useBackStep(step > 0 && !locked, () => busy || back());
  return (
    <form
      className="panel personal-info-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        forward();
      }}
    >
      <Stepper steps={steps} current={step} headingRef={heading} headingLevel={2} />
      <Alert kind="error">{failure}</Alert>
      <Alert kind="success">{answer?.message}</Alert>
      <fieldset disabled={locked || busy}>
        <legend className="visually-hidden">{steps[step]}</legend>
        {step === 0 && <AboutYouStep draft={draft} errors={errors} onEdit={edit} />}
        {step === 1 && (
          <FileDrop
            label="Choose your profile picture"
            name="profileImage"
            kinds={pictures}
            file={draft.profileImage}
            round
            error={errors['profileImage']}
            onFile={(profileImage) => edit({ profileImage })}
          />
        )}
        {step === 2 && (
          <>
            <FileDrop
              label="Choose your ID document"
              name="idDocument"
              kinds={documents}
              file={draft.idDocument}
              error={errors['idDocument']}
              onFile={(idDocument) => edit({ idDocument })}
            />
            <Changes changes={changesOf(user, draft)} />
          </>
        )}
        {busy && hasFiles && <UploadProgress sent={uploaded} />}
        <div className="personal-info-foot">
          {!locked && (
            <Link className={buttonClass({ look: 'quiet' })} to={paths.dashboard()}>
              Not now
            </Link>
          )}
          {step > 0 && (
            <Button look="secondary" disabled={locked} onClick={back}>
              Previous
            </Button>
          )}
          <Button type="submit" disabled={locked} busy={busy} busyLabel="Submitting...">
            {isLastStep ? 'Submit' : 'Next'}
          </Button>
        </div>
      </fieldset>
      <LeavePageQuestion typed={!locked && isChanged(user, draft)} />
      {locked && <Submitted pendingEmail={answer.pendingEmail} email={user.email} />}
    </form>
  );
}

function Submitted({ pendingEmail, email }: { pendingEmail: string | null; email: string }) {
  return (
    <div className="personal-info-done">
      {pendingEmail !== null && (
        <p>
          We emailed a link to <strong>{pendingEmail}</strong>. Until you open it, we keep writing
          to {email}.
        </p>
      )}
      <Link className={buttonClass()} to={paths.profile()}>
        Go to your profile
      </Link>
    </div>
  );
}
