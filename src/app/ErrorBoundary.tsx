import { Component, type ReactNode } from 'react';
import { describeError, type ErrorDescription, ErrorScreen } from './ErrorScreen';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A change of this value clears the error. The app passes the path, so every navigation leaves the error screen. */
  readonly resetKey: string;
  /** Called when the error screen is in the document. */
  readonly onError?: (() => void) | undefined;
}

interface ErrorBoundaryState {
  readonly error: ErrorDescription | undefined;
}

/** Shows the application error screen for errors in rendering and for a page that fails to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: describeError(error) };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override componentDidUpdate(previous: ErrorBoundaryProps, { error }: ErrorBoundaryState): void {
    // Not an error that came with the new value: its page would throw it once more.
    if (error && previous.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <ErrorScreen error={error} /> : this.props.children;
  }
}
