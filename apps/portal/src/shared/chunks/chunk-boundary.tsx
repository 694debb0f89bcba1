import { Component, type ReactNode } from 'react';
import { ErrorState } from '@mijn/ui/error-state';
import { shellTexts } from '../shell/texts.ts';
import { ChunkError, type ChunkErrorType } from './load-chunk.ts';

interface ChunkBoundaryState {
  type: ChunkErrorType | null;
}

/** Stands in for a screen that did not load or that broke, and offers the way to recover: loading the page again. */
export class ChunkBoundary extends Component<{ children: ReactNode }, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { type: null };

  static getDerivedStateFromError(error: unknown): ChunkBoundaryState {
    return { type: error instanceof ChunkError ? error.type : 'other' };
  }

  override render() {
    const { type } = this.state;
    if (type === null) return this.props.children;
    const { title, ...explanations } = shellTexts.chunkFailed;
    return (
      <ErrorState title={title} onRetry={() => window.location.reload()}>
        {explanations[type]}
      </ErrorState>
    );
  }
}
