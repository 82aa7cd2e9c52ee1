import type { ComponentType } from 'react';
import { use } from 'react';
import { type Load, type PartFile, partFile } from './load-part.ts';
import { type Lost, PartFailures } from './part-failures.tsx';

/**
 * A part that is fetched when it is first shown. A load that fails is tried again, at once where
 * the tab is older than the bank's pages; then the failure stays in the part's own place, as does
 * one of its drawing: the page around it, on which a payment may be half typed, stays.
 */
export const lazyPart = <Props extends object>(
  load: Load<ComponentType<Props>>,
  lost: Lost = 'said',
): ComponentType<Props> => ownsItsFailure(partFile(load), lost);

/** The same for a window, which has no place on the page. */
export const lazyWindow = <Props extends object>(
  load: Load<ComponentType<Props>>,
): ComponentType<Props> => ownsItsFailure(partFile(load), 'window');

/** The file of a page, which is fetched ahead; the frame around it says that it failed. */
export const lazyPage = (load: Load<{ Page: ComponentType }>): ComponentType =>
  onceLoaded(partFile(async () => (await load()).Page));

/** Draws the part of a file, or says in its place what went wrong. */
export function ownsItsFailure<Props extends object>(
  file: PartFile<ComponentType<Props>>,
  lost: Lost,
): ComponentType<Props> {
  const Part = onceLoaded(file);
  return function LazyPart(props: Props) {
    return (
      <PartFailures file={file} lost={lost} {...waysOut(props)}>
        <Part {...props} />
      </PartFailures>
    );
  };
}

/** The calls by which the owner of a window hears that it is closed, and whether it is open. */
function waysOut(props: { open?: boolean; onClose?: () => void; onCancel?: () => void }) {
  return { open: props.open ?? true, onClose: props.onClose ?? props.onCancel };
}

function onceLoaded<Props extends object>(
  file: PartFile<ComponentType<Props>>,
): ComponentType<Props> {
  return function LoadedPart(props: Props) {
    const Part = file.part ?? use(file.wait());
    return <Part {...props} />;
  };
}
