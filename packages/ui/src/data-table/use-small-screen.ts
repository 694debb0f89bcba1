import { SMALL_SCREEN_PX } from '@mijn/domain/limits';
import { useSyncExternalStore } from 'react';

/** Up to this width a table of six columns or more is too narrow for its words. */
const TABLET_PX = 1024;

function screenUpTo(width: number) {
  /** A document without a screen, as in a test, has no widths to ask for. */
  const query =
    'matchMedia' in globalThis ? globalThis.matchMedia(`screen and (max-width: ${width}px)`) : undefined;
  return {
    subscribe: (onChange: () => void) => {
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    isShown: () => query?.matches ?? false,
  };
}

const screens = { phone: screenUpTo(SMALL_SCREEN_PX), tablet: screenUpTo(TABLET_PX) };

export type SmallScreen = keyof typeof screens;

/** Whether the phone's layout is used (specification §9), never on paper. Only one of the two layouts exists at a time. */
export function useSmallScreen(upTo: SmallScreen): boolean {
  const { subscribe, isShown } = screens[upTo];
  return useSyncExternalStore(subscribe, isShown);
}
