import { Component, type ReactNode } from 'react';
import { ErrorState } from '@mijn/ui/error-state';
import { PlainPage } from '@mijn/ui/page';
import { Help } from '../brand/help.tsx';
import { releaseInput } from '../shell/held-input.ts';
import { shellTexts } from '../shell/texts.ts';
import { usePageHeading } from '../shell/use-page-heading.ts';
import { ChunkError, type ChunkErrorType } from './load-chunk.ts';

function FailedScreen({ type }: { type: ChunkErrorType }) {
  const { title, ...explanations } = shellTexts.chunkFailed;
  return (
    <PlainPage title={title} headingRef={usePageHeading(title)}>
      <ErrorState onRetry={() => window.location.reload()}>
        {explanations[type]} <Help />
      </ErrorState>
    </PlainPage>
  );
}

interface ChunkBoundaryState {
  type: ChunkErrorType | null;
}

export class ChunkBoundary extends Component<{ children: ReactNode }, ChunkBoundaryState> {
  override state: ChunkBoundaryState = { type: null };

  static getDerivedStateFromError(error: unknown): ChunkBoundaryState {
    return { type: error instanceof ChunkError ? error.type : 'other' };
  }

  /** Lets the button of the error work in a page that the server drew. */
  override componentDidCatch(): void {
    releaseInput();
  }

  override render() {
    const { type } = this.state;
    return type === null ? this.props.children : <FailedScreen type={type} />;
  }
}
