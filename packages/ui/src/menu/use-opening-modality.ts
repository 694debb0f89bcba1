import { useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria-components';
import type { MenuPartProps } from './use-menu-trigger.ts';

/** The script of a menu loads after the event, and React Aria would take the user for a screen reader, and focus the menu itself. */
export function useOpeningModality(autoFocus: MenuPartProps['autoFocus']): void {
  useLayoutEffect(() => setInteractionModality(autoFocus === true ? 'pointer' : 'keyboard'), [autoFocus]);
}
