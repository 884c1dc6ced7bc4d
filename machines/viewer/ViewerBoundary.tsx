import { Component, type ReactNode } from 'react';
import { errorText } from '../statechart/graph';
import { Empty } from './components/Empty';

interface ViewerBoundaryProps {
  readonly children: ReactNode;
}

interface ViewerBoundaryState {
  readonly failure: string | undefined;
}

/** Shows the error of a page; the rest of the viewer still works. */
export class ViewerBoundary extends Component<ViewerBoundaryProps, ViewerBoundaryState> {
  override state: ViewerBoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): ViewerBoundaryState {
    return { failure: errorText(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return (
      <Empty role="alert">
        <h1>This page failed</h1>
        <p>{failure}</p>
        <p>
          <a href="#/">Back to the first machine</a>
        </p>
      </Empty>
    );
  }
}
