import { type RefObject, useEffect, useEffectEvent } from 'react';
import { onKeyAround, type ViewerActions } from './viewer-keys.ts';

/** In a dialog that just opened, the pages get the focus, so that the arrow keys scroll them. `hasPageKeys` is for a viewer in a page. */
export function useKeysAround(
  viewer: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
  actions: ViewerActions,
  hasPageKeys: boolean,
): void {
  useEffect(() => {
    const dialog = viewer.current?.closest('[role=dialog]');
    if (dialog && dialog === document.activeElement) pages.current?.focus({ preventScroll: true });
  }, [viewer, pages]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { current } = viewer;
    if (!current || (!hasPageKeys && !current.closest('[role=dialog]'))) return;
    onKeyAround(event, current, actions);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
