import type { ComponentType } from 'react';
import { Suspense, useState } from 'react';
import { latePart, useFetchAhead } from './navigation/late-part.tsx';
import type { Load } from './navigation/part-file.ts';

/** A window of the kit, whose file a page does not wait for. */
function windowOfKit<Props extends { open: boolean }>(
  load: Load<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = latePart(load, { lost: 'window' });
  return function WindowOfKit(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    useFetchAhead(load);
    // Once drawn it stays, so that it closes in its own time and gives the focus back.
    return wasOpened ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

const loadDialog = async () => (await import('../ui/windows/dialog.tsx')).Dialog;

export const Dialog = windowOfKit(loadDialog);

/** For a page whose windows are drawn only when they open. */
export const useDialogAhead = (): void => useFetchAhead(loadDialog);

export const ConfirmDialog = windowOfKit(
  async () => (await import('../ui/windows/confirm-dialog.tsx')).ConfirmDialog,
);
