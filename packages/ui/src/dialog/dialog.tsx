import { useState } from 'react';
import { lazyPart, useIntent, usePreload } from '../lazy-part/lazy-part.tsx';
import { useOpener } from './use-opener.ts';
import type { DialogProps } from './dialog-props.ts';

const dialogWindow = lazyPart('dialog', async () => (await import('./dialog-window.tsx')).DialogWindow, {
  isOverlay: true,
});

/** The focus returns to the previous element when the dialog closes. The script of the window loads when the dialog first opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  const opener = useOpener(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened && <dialogWindow.Component {...props} opener={opener} />;
}

export const useDialogIntent = () => useIntent(dialogWindow);

export const useDialogPreload = () => usePreload(dialogWindow);
