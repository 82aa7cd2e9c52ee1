import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '../../../contract/people/users.ts';
import { call, type Answer } from '../../api/client.ts';
import { userQuery } from '../../api/user-queries.ts';
import { TakenDraft } from '../../app/drafts/taken-draft.tsx';
import { useKeptDraft } from '../../app/drafts/use-kept-draft.ts';
import { navigate } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useBackStep } from '../../ui/windows/back-step.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/files/file-drop.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { loadOnce } from '../../app/navigation/part-file.ts';
import { LeavePageQuestion } from '../../app/leave-page-question.tsx';
import { Stepper } from '../../ui/windows/stepper.tsx';
import { UploadProgress } from '../../ui/feedback/upload-progress.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { AboutYouStep } from './about-you-step.tsx';
import { Changes } from './changes.tsx';
import {
  changesOf,
  draftOf,
  formOf,
  stepOf,
  typedIn,
  type PersonalInfoDraft,
} from './personal-info-draft.ts';
import '../../ui/panel.css';
import { personalInfoTexts } from './personal-info.texts.ts';

const texts = personalInfoTexts.personalInfoForm;

const steps = [texts.aboutYou, texts.profilePicture, texts.idDocument];
const pictures = ['JPG', 'PNG', 'WebP'] as const;
const documents = [...pictures, 'PDF'] as const;

const failureWords = {
  refused: texts.failedToSubmitProfile,
  unanswered: texts.anErrorOccurredPleaseTry,
  isSpecified: true,
};

const loadDrafts = loadOnce(() => import('../../app/drafts/kept-drafts.ts'));
const loadErrors = loadOnce(() => import('./first-step-errors.ts'));

async function loadCheck() {
  const { firstStepErrors } = await loadErrors();
  return (draft: PersonalInfoDraft, step: number) => ({
    errors: step === 0 ? firstStepErrors(draft) : {},
    values: draft,
  });
}

/** Three steps, sent once, then locked. */
export function PersonalInfoForm({ user: given }: { user: User }) {
  // The user as the bank knew them when the form opened: loaded again in between, they would be
  // compared with themselves.
  const [user] = useState(given);
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<Answer<'POST /api/users/profile'>>();
  const form = useForm({
    initial: draftOf(user),
    steps: steps.length,
    late: loadCheck,
    send: (draft, { onProgress }) =>
      call('POST /api/users/profile', { form: formOf(draft), onProgress }),
    onSent: async (sent) => {
      setAnswer(sent);
      await queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    stepToMend: (refused) =>
      refused.length === 0 ? undefined : Math.min(...refused.map((name) => stepOf(name))),
  });
  const { fields: draft, step, errors, isBusy } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFiles = draft.profileImage !== undefined || draft.idDocument !== undefined;
  const locked = answer !== undefined;
  const typed = locked ? {} : typedIn(draft, user);
  const place = { userId: user._id, name: 'personal-info' } as const;
  const kept = useKeptDraft({
    ...place,
    typed,
    opensEmpty: true,
    sending: form,
    onTaken: form.edit,
  });
  const becameOfIt = kept.isDoubted ? texts.itMayHaveReachedUs : texts.nothingWasSent;
  const [cannotKeep, setCannotKeep] = useState(false);
  const finishLater = async () => {
    const { keepForLater } = await loadDrafts();
    if (!(await keepForLater(place, typed, kept))) return setCannotKeep(true);
    announceSuccess(`${hasFiles ? texts.keptWithoutPictures : texts.kept} ${becameOfIt}`);
    navigate(paths.dashboard());
  };
  const startOver = () => {
    kept.forget();
    form.startOver();
  };
  const previous = () => form.goTo(step - 1);
  useBackStep(step > 0 && !locked, () => isBusy || previous());
  const change = (chosen: Partial<typeof draft>) => locked || form.edit(chosen);
  return (
    <Form form={form} heading={heading} className="panel panel-body">
      <Stepper steps={steps} current={step} headingRef={heading} headingLevel={2} />
      <Alert kind="error">{failureText(form.failure, failureWords)}</Alert>
      <Alert kind="success">{answer?.message}</Alert>
      <TakenDraft
        shown={kept.taken && !locked}
        words={`${texts.hereIsWhatYouHad} ${becameOfIt}`}
        onStartOver={startOver}
      />
      <Alert kind="warning">{cannotKeep && texts.cannotKeep}</Alert>
      <fieldset disabled={locked || isBusy}>
        <legend className="visually-hidden">{steps[step]}</legend>
        {step === 0 && <AboutYouStep field={form.field} />}
        {step === 1 && (
          <FileDrop
            label={texts.chooseYourProfilePicture}
            name="profileImage"
            kinds={pictures}
            file={draft.profileImage}
            round
            error={errors['profileImage']}
            onFile={(profileImage) => change({ profileImage })}
          />
        )}
        {step === 2 && (
          <>
            <FileDrop
              label={texts.chooseYourIdDocument}
              name="idDocument"
              kinds={documents}
              file={draft.idDocument}
              error={errors['idDocument']}
              onFile={(idDocument) => change({ idDocument })}
            />
            <Changes changes={changesOf(user, draft)} />
          </>
        )}
        {isBusy && hasFiles && <UploadProgress sent={form.uploaded} />}
        <div className="personal-info-foot">
          {!locked &&
            // A draft that cannot be kept is asked about, as on every link away from a form.
            (Object.keys(typed).length === 0 || cannotKeep ? (
              <Link className={buttonClass({ look: 'quiet' })} to={paths.dashboard()}>
                {texts.finishLater}
              </Link>
            ) : (
              <Button
                look="quiet"
                onClick={() => void finishLater().catch(() => setCannotKeep(true))}
              >
                {texts.finishLater}
              </Button>
            ))}
          {step > 0 && (
            <Button look="secondary" disabled={locked} onClick={previous}>
              {texts.previous}
            </Button>
          )}
          <Button type="submit" disabled={locked} busy={isBusy} busyLabel={texts.submitting}>
            {step === steps.length - 1 ? texts.submit : texts.next}
          </Button>
        </div>
      </fieldset>
      <LeavePageQuestion typed={!locked && form.isTouched} />
      {locked && <Submitted pendingEmail={answer.pendingEmail} email={user.email} />}
    </Form>
  );
}

function Submitted({ pendingEmail, email }: { pendingEmail: string | null; email: string }) {
  return (
    <div className="personal-info-done">
      {pendingEmail !== null && (
        <p>{texts.weEmailedALinkTo(<strong>{pendingEmail}</strong>, email)}</p>
      )}
      <Link className={buttonClass()} to={paths.profile()}>
        {texts.goToYourProfile}
      </Link>
    </div>
  );
}
