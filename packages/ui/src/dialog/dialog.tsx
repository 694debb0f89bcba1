import { type ReactNode, useState } from 'react';
import { lazyPart, useIntent, usePreload } from '../lazy-part/lazy-part.tsx';
import { useOpener } from './use-opener.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * The layout. `drawer` is at the right side of the screen, over the full height. `wide` is for reading: as
   * high as the viewport, and wide enough for a page. `palette` is near the top of the screen: its content has the
   * field at its top and its own close button, and only screen readers get the title. On a phone, these three fill
   * the screen.
   */
  look?: 'box' | 'drawer' | 'wide' | 'palette';
  /** The role. `alertdialog` is for a question that must be answered: a click outside the dialog does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The buttons at the bottom of the dialog, which are always in view. */
  actions?: ReactNode;
  children: ReactNode;
}

const dialogWindow = lazyPart('dialog', async () => (await import('./dialog-window.tsx')).DialogWindow);

/**
 * Shows a dialog over the page. The focus moves into the dialog, and returns to the
 * previous element when the dialog closes. The script of the window loads when the dialog first opens.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  const opener = useOpener(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened && <dialogWindow.Component {...props} opener={opener} />;
}

/** Returns the handlers of a button that opens a dialog: its script loads when the user shows intent. */
export const useDialogIntent = () => useIntent(dialogWindow);

/** Returns a function that loads the script of dialogs, so that a dialog opens at once, also without a network. */
export const useDialogPreload = () => usePreload(dialogWindow);
