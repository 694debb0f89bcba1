import { SMALL_SCREEN_PX } from '@mijn/domain/limits';
import { useSyncExternalStore } from 'react';

/**
 * The maximum width of a tablet, in pixels (inclusive). On such a screen a table with six
 * columns or more is too narrow for its texts.
 */
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

const screens = { phone: screenUpTo(SMALL_SCREEN_PX), tablet: screenUpTo(TABLET_PX) };

export type SmallScreen = keyof typeof screens;

const isUnknown = () => undefined;

/**
 * Returns whether the layout for small screens is used (specification §9). Print always uses the other
 * layout. Only one of the two layouts is rendered at a time, except in a page that a server renders: there the size
 * of the screen is undefined, both layouts are rendered, and the style sheet shows one of them.
 */
export function useSmallScreen(upTo: SmallScreen): boolean | undefined {
  const { subscribe, isShown } = screens[upTo];
  return useSyncExternalStore<boolean | undefined>(subscribe, isShown, isUnknown);
}
