import { useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria-components';
import type { MenuPartProps } from './use-menu-trigger.ts';

/**
 * Tells React Aria whether the keyboard or a pointer opened a menu. The script of a menu loads after that event, and
 * React Aria would take the user for a screen reader, and focus the menu instead of its first entry.
 */
export function useOpeningModality(autoFocus: MenuPartProps['autoFocus']): void {
  useLayoutEffect(() => setInteractionModality(autoFocus === true ? 'pointer' : 'keyboard'), [autoFocus]);
}
