import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from './error-page.tsx';

interface RenderFailuresProps {
  /** Another page is another try. */
  address: string;
  children: ReactNode;
}

/** Stands in for a page that could not be drawn or loaded. React catches such failures in classes only. */
export class RenderFailures extends Component<RenderFailuresProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: RenderFailuresProps): void {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
