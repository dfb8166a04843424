import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { ScreenFailure } from './ScreenFailure.tsx';

export interface ScreenBoundaryProps {
  /** Surrounds the message. @default nothing */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
}

/** Keeps a fault to the screen that has it, so that what surrounds it stays usable. Its `key` is the screen's. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  static getDerivedStateFromError = (): State => ({ hasFailed: true });

  override state: State = { hasFailed: false };

  override render() {
    const { frame: Frame = Fragment, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Frame>
        <ScreenFailure onRetry={() => this.setState({ hasFailed: false })} />
      </Frame>
    );
  }
}
