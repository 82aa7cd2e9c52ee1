import type { ErrorInfo, ReactNode } from 'react';
import { Component } from 'react';
import { forgetFailedParts, PartNotLoaded } from './part-file.ts';
import { FailedPage } from './failed-page.tsx';
import { noteFailure } from './watch-client-errors.ts';

interface PageFailuresProps {
  /** Another address is another try. */
  address: string;
  /** The page has no frame around it. */
  whole?: boolean;
  children: ReactNode;
}

interface PageFailuresState {
  address: string;
  failure: unknown;
  /** The times the person has asked for the page again. */
  tries: number;
}

/**
 * Takes the place of a page that could not be drawn or loaded, and leaves the frame around it.
 * React catches such failures in classes only.
 */
export class PageFailures extends Component<PageFailuresProps, PageFailuresState> {
  override state: PageFailuresState = { address: this.props.address, failure: undefined, tries: 0 };

  static getDerivedStateFromProps(
    { address }: PageFailuresProps,
    before: PageFailuresState,
  ): PageFailuresState | null {
    return address === before.address ? null : { address, failure: undefined, tries: 0 };
  }

  /** After it is drawn: a page that is drawn once more while it loads must know that it failed. */
  override componentDidUpdate({ address }: PageFailuresProps): void {
    if (address !== this.props.address) forgetFailedParts();
  }

  static getDerivedStateFromError(failure: unknown): Pick<PageFailuresState, 'failure'> {
    return { failure };
  }

  override componentDidCatch(failure: unknown, { componentStack }: ErrorInfo): void {
    const kind = failure instanceof PartNotLoaded ? 'file' : 'page';
    noteFailure(kind, failure, componentStack ?? '');
  }

  readonly #refresh = () => {
    const { failure, tries } = this.state;
    // Some browsers never ask again for a file that did not come: those need the whole document,
    // as does a page that cannot be drawn.
    if (!(failure instanceof PartNotLoaded) || tries > 0) return location.reload();
    forgetFailedParts();
    this.setState({ failure: undefined, tries: tries + 1 });
  };

  override render(): ReactNode {
    if (this.state.failure === undefined) return this.props.children;
    return <FailedPage whole={this.props.whole ?? false} onRefresh={this.#refresh} />;
  }
}
