import type { ReactNode } from 'react';

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
