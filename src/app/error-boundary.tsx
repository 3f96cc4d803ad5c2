import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

/** Keeps an error in one screen from breaking the whole page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { thrown?: { error: unknown } }> {
  override state: { thrown?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    return this.state.thrown ? <CrashScreen thrown={this.state.thrown.error} /> : this.props.children;
  }
}
