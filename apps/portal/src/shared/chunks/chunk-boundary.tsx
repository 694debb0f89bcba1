import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { ErrorState } from '@mijn/ui/error-state';
import { PlainPage } from '@mijn/ui/page';
import { Help } from '../brand/help.tsx';
import { releaseInput } from '../shell/held-input.ts';
import { shellTexts } from '../shell/texts.ts';
import { usePageHeading } from '../shell/use-page-heading.ts';
import { SCREEN_MISSING } from '../shell/screen-missing.ts';
import { ChunkError, type ChunkErrorType } from './load-chunk.ts';

interface FailedScreenProps {
  type: ChunkErrorType;
  /** Shows the screen again. Its script loads once more. */
  onOnline: () => void;
}

function FailedScreen({ type, onOnline }: FailedScreenProps) {
  const { title, ...explanations } = shellTexts.chunkFailed;
  const showAgain = useEffectEvent(onOnline);
  useEffect(() => {
    if (type === 'other') return undefined;
    if (type === 'missing') window.dispatchEvent(new Event(SCREEN_MISSING));
    const listen = () => showAgain();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [type]);
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
    return type === null ? (
      this.props.children
    ) : (
      <FailedScreen type={type} onOnline={() => this.setState({ type: null })} />
    );
  }
}
