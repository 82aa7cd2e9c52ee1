import type { ComponentType, FunctionComponent } from 'react';
import { Suspense, use, useEffect, useState } from 'react';
import { readSession } from '../../api/session.ts';
import { fetchAhead, type Load, type PartFile, partFile } from './part-file.ts';
import { type Lost, PartFailures } from './part-failures.tsx';

/** When what the first view asks for has come. */
export const backgroundAfterMs = 3_000;

export type LatePart<Props extends object> = FunctionComponent<Props> & {
  /** Fetches its file before it is shown, for a person who reaches for it. */
  fetchAhead: () => void;
};

interface PartSetting {
  /** Its substitute where its file does not come, or it cannot be drawn. */
  lost?: Lost;
  /**
   * Of a part of a signed-in page that the first view can do without: it is fetched that late, and
   * while the bank is out of reach again, ever slower.
   */
  afterMs?: number;
  /** Such a part is shown at once after the first time: each page draws its place again. */
  again?: boolean;
}

/**
 * A part with a file of its own, which is fetched when it is first shown. A load that fails is
 * tried again, at once where the tab is older than the bank's pages; then the failure stays in the
 * part's own place, as does one of its drawing: the page around it, on which a payment may be half
 * typed, stays.
 */
export function latePart<Props extends object>(
  load: Load<ComponentType<Props>>,
  { lost = 'said', afterMs, again = false }: PartSetting = {},
): LatePart<Props> {
  const file = partFile(load);
  const Part = lost === 'page' ? onceLoaded(file) : ownsItsFailure(file, lost);
  return Object.assign(afterMs === undefined ? Part : onceDue(file, Part, { afterMs, again }), {
    fetchAhead: () => fetchAhead(load),
  });
}

/** Draws the part of a file, or says in its place what went wrong. */
function ownsItsFailure<Props extends object>(
  file: PartFile<ComponentType<Props>>,
  lost: Lost,
): FunctionComponent<Props> {
  const Part = onceLoaded(file);
  return function OwnPart(props: Props) {
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
): FunctionComponent<Props> {
  return function LoadedPart(props: Props) {
    const Part = file.part ?? use(file.wait());
    return <Part {...props} />;
  };
}

function onceDue<Props extends object>(
  file: PartFile<unknown>,
  Part: ComponentType<Props>,
  { afterMs, again }: Required<Pick<PartSetting, 'afterMs' | 'again'>>,
): FunctionComponent<Props> {
  return function DuePart(props: Props) {
    const [isDue, setDue] = useState(again && file.part !== undefined);
    useEffect(() => {
      // Also when it did not come: then it says so, and asks again.
      const fetchPart = () => file.ask().finally(() => setDue(true));
      const timer = setTimeout(() => void fetchPart().catch(() => undefined), afterMs);
      return () => clearTimeout(timer);
    }, []);
    return (
      isDue &&
      readSession() !== undefined && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    );
  };
}

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches parts once the person is at the page: they are there before a press, mostly. */
export function useFetchAhead(fetch: () => void): void {
  useEffect(() => {
    const begun = new AbortController();
    const fetchOnce = () => {
      begun.abort();
      fetch();
    };
    for (const sign of signsOfLife) addEventListener(sign, fetchOnce, { signal: begun.signal });
    return () => begun.abort();
  }, [fetch]);
}
