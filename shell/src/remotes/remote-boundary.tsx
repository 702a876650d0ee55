import { Component, type ReactNode } from 'react';

type Props = {
  remote: string;
  children: ReactNode;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onFailure: (error: unknown) => void;
  /** Called before the children are rendered again. */
  onRetry: () => void;
};
type State = { failure: { error: unknown } | null };

/**
 * Confines the failure of a remote to its own part of the page: the header, the cart and the other
 * pages stay usable.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } });

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error);
  }

  private readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      <div data-boundary={this.props.remote}>{this.props.fallback(failure.error, this.retry)}</div>
    );
  }
}
