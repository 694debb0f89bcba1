import { MAIN_ID } from '@mijn/ui/page';
import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Returns whether the page fills the screen, and a function that changes it; undefined on a device that cannot do that. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(
    follow,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isPossible = useSyncExternalStore(
    follow,
    () => document.fullscreenEnabled,
    () => false,
  );
  const toggle = async (): Promise<void> => {
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
      // A button with the focus of the keyboard stays in sight. The next Tab reaches it again.
      if (!isFull) document.getElementById(MAIN_ID)?.focus();
    } catch {
      // A browser may refuse it. The page stays as it is.
    }
  };
  return { isFull, toggle: isPossible ? () => void toggle() : undefined };
}
