import type { FunctionComponent } from 'react';
import { Suspense, useState } from 'react';
import { type LatePart, latePart, useFetchAhead } from './navigation/late-part.tsx';

/** A window of the kit, whose file a page does not wait for. */
function windowOfKit<Props extends { open: boolean }>(
  Part: LatePart<Props>,
): FunctionComponent<Props> {
  return function WindowOfKit(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    useFetchAhead(Part.fetchAhead);
    // Once drawn it stays, so that it closes in its own time and gives the focus back.
    return wasOpened ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

const LateDialog = latePart(async () => (await import('../ui/windows/dialog.tsx')).Dialog, {
  lost: 'window',
});

export const Dialog = windowOfKit(LateDialog);

/** For a page whose windows are drawn only when they open. */
export const useDialogAhead = (): void => useFetchAhead(LateDialog.fetchAhead);

export const ConfirmDialog = windowOfKit(
  latePart(async () => (await import('../ui/windows/confirm-dialog.tsx')).ConfirmDialog, {
    lost: 'window',
  }),
);
