import { LoadError } from '@settlement-help/ui/internal';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Failure } from './Failure.tsx';

export interface ErrorBoundaryProps {
  frame?: ((failure: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
}

/** Error boundary for one screen; the shell around it keeps working. Give it the screen's path as its `key`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (error: unknown): ErrorBoundaryState => ({ error });

  override state: ErrorBoundaryState = { error: null };

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // Only in the console, so that nothing about a person leaves the device.
    console.error(`A screen failed:${componentStack}`, error);
  }

  /** Renders the screen again. Code that failed to load is loaded first. */
  retry = async () => {
    const { error } = this.state;
    if (error instanceof LoadError) await error.retry();
    this.setState({ error: null });
  };

  override render() {
    const { frame = (failure) => failure, children } = this.props;
    if (this.state.error === null) return children;
    return frame(<Failure onRetry={this.retry} />);
  }
}
