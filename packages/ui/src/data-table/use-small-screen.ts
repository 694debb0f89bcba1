import { SMALL_SCREEN_PX } from '@mijn/domain/limits';
import { useSyncExternalStore } from 'react';

/** A document without a screen, as in a test, has no widths to ask for. */
const small =
  'matchMedia' in globalThis ? globalThis.matchMedia(`(max-width: ${SMALL_SCREEN_PX}px)`) : undefined;

function subscribe(onChange: () => void): () => void {
  small?.addEventListener('change', onChange);
  return () => small?.removeEventListener('change', onChange);
}

/** Whether the phone's layout is used (specification §9). Only one of the two layouts exists at a time. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => small?.matches ?? false);
}
