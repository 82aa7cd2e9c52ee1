import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { profileTexts } from './profile.texts.ts';

const texts = profileTexts.edit;

/** The time for which the button works before it answers. */
const delayMs = 5000;

type Stage = 'idle' | 'busy' | 'refused';

/** After five seconds the answer may be below the visible part of the page. */
const bringIntoSight = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' });

/**
 * As specified: it works for five seconds and changes nothing. The form that really changes the
 * details is next to it.
 */
export function EditProfile() {
  const [stage, setStage] = useState<Stage>('idle');
  useEffect(() => {
    if (stage !== 'busy') return undefined;
    const timer = setTimeout(() => setStage('refused'), delayMs);
    return () => clearTimeout(timer);
  }, [stage]);
  return (
    <>
      <Button
        look="secondary"
        busy={stage === 'busy'}
        busyLabel={texts.busy}
        onClick={() => setStage('busy')}
      >
        {texts.button}
      </Button>
      <Alert kind="error" className="profile-refusal">
        {stage === 'refused' && (
          <>
            <p>{texts.refused}</p>
            <Link
              ref={bringIntoSight}
              className="lone-link"
              to={paths.profile()}
              onClick={() => setStage('idle')}
            >
              {texts.back}
            </Link>
          </>
        )}
      </Alert>
    </>
  );
}
