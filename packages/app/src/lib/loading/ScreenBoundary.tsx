import type { LazyFailureProps } from '@settlement-help/ui';
import { Component, type ComponentType, type ReactNode } from 'react';
import { ScreenFailure } from './ScreenFailure.tsx';

export interface ScreenBoundaryProps {
  /** Stands in the place of a screen with a fault. @default ScreenFailure */
  failed?: ComponentType<LazyFailureProps>;
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
    const { failed: Failed = ScreenFailure, children } = this.props;
    if (!this.state.hasFailed) return children;
    return <Failed isPending={false} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
