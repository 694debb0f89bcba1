import { TABLET_PX_MIN } from '@mijn/domain/limits';
import { useSyncExternalStore } from 'react';

/** The maximum width of a phone, in pixels. A zoomed page has a width with decimals. */
const PHONE_PX = TABLET_PX_MIN - 0.02;

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

const screens = { phone: screenUpTo(PHONE_PX), tablet: screenUpTo(TABLET_PX) };

export type SmallScreen = keyof typeof screens;

const unknown = () => undefined;

/**
 * Returns whether the layout for small screens is used. Print always uses the other layout. Returns undefined while the
 * screen is unknown: on the server, and until the page of the server has come alive. Both layouts are then rendered, and
 * the style sheet shows one. Otherwise one is rendered.
 */
export function useSmallScreen(upTo: SmallScreen): boolean | undefined {
  const { subscribe, isShown } = screens[upTo];
  return useSyncExternalStore<boolean | undefined>(subscribe, isShown, unknown);
}
