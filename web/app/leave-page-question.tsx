import { useState } from 'react';
import { ConfirmDialog } from './dialog.tsx';
import { useLeaveGuard } from '../ui/windows/leave-guard.ts';
import { leavePageQuestionTexts } from './app.texts.ts';

const texts = leavePageQuestionTexts.leavePageQuestion;

/**
 * For a form of a page with something `typed` in it: Back or a link asks once before it takes the
 * page away, and the tab is not closed unasked.
 */
export function LeavePageQuestion({ typed }: { typed: boolean }) {
  const [asked, setAsked] = useState<{ goOn: () => void }>();
  useLeaveGuard(typed, (goOn) => (asked ? goOn() : setAsked({ goOn })));
  // The form was sent while the question stood: the next text that is typed gets its own question.
  if (asked !== undefined && !typed) setAsked(undefined);
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={texts.leaveThisPage}
      confirmLabel={texts.leavePage}
      busyLabel={texts.leaving}
      cancelLabel={texts.keepEditing}
      busy={false}
      onConfirm={() => asked?.goOn()}
      onCancel={() => setAsked(undefined)}
      // A person who goes back once more while the question is open means it.
      onBack={() => asked?.goOn()}
    >
      <p>{texts.whatYouEnteredAndHave}</p>
    </ConfirmDialog>
  );
}
