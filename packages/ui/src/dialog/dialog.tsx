import { type ReactNode, useState } from 'react';
import { lazyPart, useIntent, usePreload } from '../lazy-part/lazy-part.tsx';
import { useOpener } from './use-opener.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * `drawer` is at the right side, over the full height. `wide` is for reading a page. `palette` is near the top, with its own close button,
   * and only screen readers get its title. On a phone, these three fill the screen.
   */
  look?: 'box' | 'drawer' | 'wide' | 'palette';
  /** The role. `alertdialog` is for a question that must be answered: a click outside the dialog does not close it. */
  role?: 'dialog' | 'alertdialog';
  actions?: ReactNode;
  children: ReactNode;
}

const dialogWindow = lazyPart('dialog', async () => (await import('./dialog-window.tsx')).DialogWindow);

/** The focus returns to the previous element when the dialog closes. The script of the window loads when the dialog first opens. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  const opener = useOpener(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened && <dialogWindow.Component {...props} opener={opener} />;
}

export const useDialogIntent = () => useIntent(dialogWindow);

export const useDialogPreload = () => usePreload(dialogWindow);
