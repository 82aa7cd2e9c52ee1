import type { ReactNode } from 'react';
import { Component } from 'react';
import { ErrorPage } from '../error-page.tsx';

interface RenderFailuresProps {
  address: string;
  children: ReactNode;
}

interface RenderFailuresState {
  address: string;
  failed: boolean;
}

/**
 * Stands in for a page that could not be drawn or loaded; another page is another try. React
 * catches such failures in classes only.
 */
export class RenderFailures extends Component<RenderFailuresProps, RenderFailuresState> {
  override state: RenderFailuresState = { address: this.props.address, failed: false };

  static getDerivedStateFromProps(
    { address }: RenderFailuresProps,
    before: RenderFailuresState,
  ): RenderFailuresState | null {
    return address === before.address ? null : { address, failed: false };
  }

  static getDerivedStateFromError(): Pick<RenderFailuresState, 'failed'> {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
