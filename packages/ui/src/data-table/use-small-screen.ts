import { TABLET_PX_MIN } from '@mijn/domain/limits';
import { useSyncExternalStore } from 'react';

/** The maximum width of a phone, in pixels. A zoomed page has a width with decimals. */
const PHONE_PX = TABLET_PX_MIN - 0.02;

/** The maximum width of a tablet, in pixels (inclusive), on which six columns or more are too narrow for their texts. */
const TABLET_PX = 1024;

function screenUpTo(width: number) {
  /** Undefined in an environment without a screen, such as a test. */
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

const screens = { phone: screenUpTo(PHONE_PX), tablet: screenUpTo(TABLET_PX) };

export type SmallScreen = keyof typeof screens;

const unknown = () => undefined;

/**
 * Print always uses the other layout. It is undefined while the screen is unknown: on the server, and until its page has come alive. Both
 * layouts are then rendered, and the style sheet shows one.
 */
export function useSmallScreen(upTo: SmallScreen): boolean | undefined {
  const { subscribe, isShown } = screens[upTo];
  return useSyncExternalStore<boolean | undefined>(subscribe, isShown, unknown);
}
