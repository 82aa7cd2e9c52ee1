import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { TryAgain } from '../../ui/feedback/try-again.tsx';
import { whenInSight } from '../when-in-sight.ts';
import { type PartFile, PartNotLoaded } from './part-file.ts';
import { LostWindow } from './lost-window.tsx';
import { navigationTexts } from './navigation.texts.ts';
import { noteFailure } from './watch-client-errors.ts';

const texts = navigationTexts.partFailures;

/**
 * The substitute of a part that did not come: words in its place, or over the page for a window;
 * and nothing for a decoration, or for what works unseen. Of a page the frame around it says so.
 */
export type Lost = 'said' | 'window' | 'nothing' | 'page';

interface PartFailuresProps {
  file: PartFile<unknown>;
  lost: Lost;
  /** Of a window that stays drawn while it is closed. */
  open: boolean;
  onClose: (() => void) | undefined;
  children: ReactNode;
}

interface PartFailuresState {
  failure: Error | undefined;
  /** It failed since it is here: the place of its words stays, and takes the focus after them. */
  hasFailed: boolean;
}

/**
 * Keeps the failure of a part in the part's own place, and asks for its file again: at once when
 * the person presses, and else by itself, ever slower. React catches such failures in classes only.
 */
export class PartFailures extends Component<PartFailuresProps, PartFailuresState> {
  override state: PartFailuresState = { failure: undefined, hasFailed: false };

  #stopAsking: (() => void) | undefined;

  static getDerivedStateFromError(thrown: unknown): PartFailuresState {
    const failure = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { failure, hasFailed: true };
  }

  override componentDidCatch(thrown: unknown, { componentStack }: ErrorInfo): void {
    const isLost = thrown instanceof PartNotLoaded;
    noteFailure(isLost ? 'file' : 'page', thrown, componentStack ?? '');
    const { file, lost } = this.props;
    // A window that opens minutes after it was asked for would be in the way; a part that cannot be
    // drawn would fail again.
    if (isLost && lost !== 'window') this.#stopAsking = askLater(async () => this.#show(file.ask));
  }

  override componentWillUnmount(): void {
    this.#stopAsking?.();
    if (this.state.failure !== undefined) this.props.file.forget();
  }

  async #show(load: () => Promise<unknown>): Promise<void> {
    await load();
    this.#stopAsking?.();
    this.setState({ failure: undefined });
  }

  readonly #tryAgain = async () => {
    // It says that it failed already.
    await this.#show(this.props.file.load).catch(() => undefined);
  };

  override render(): ReactNode {
    const { failure, hasFailed } = this.state;
    const { lost, open, onClose, children } = this.props;
    return (
      <>
        {hasFailed && lost === 'said' && (
          <TryAgain query={{ ...answered, error: failure ?? null, refetch: this.#tryAgain }}>
            {() => <p>{texts.thisPartCouldNotBe}</p>}
          </TryAgain>
        )}
        {failure && lost === 'window' && open && (
          <LostWindow onTryAgain={this.#tryAgain} onClose={onClose} />
        )}
        {failure === undefined && children}
      </>
    );
  }
}

const answered = { isPending: false, isPlaceholderData: false, isFetchedAfterMount: true };

const firstPauseMs = 5_000;
const longestPauseMs = 5 * 60_000;

/**
 * Asks again and again until it is answered: after 5 s, then each time after twice as long, at most
 * 5 min, and only while the page is in sight. Tabs that are open during an outage must not beat on
 * a server that is getting up.
 * @returns the way to give it up.
 */
function askLater(ask: () => Promise<unknown>): () => void {
  let isOver = false;
  let stop: () => void;
  const plan = (pauseMs: number) => {
    const again = () => plan(Math.min(2 * pauseMs, longestPauseMs));
    const tryNow = () => void ask().catch(() => isOver || again());
    const timer = setTimeout(() => (stop = whenInSight(tryNow)), pauseMs);
    stop = () => clearTimeout(timer);
  };
  plan(firstPauseMs);
  return () => {
    isOver = true;
    stop();
  };
}
