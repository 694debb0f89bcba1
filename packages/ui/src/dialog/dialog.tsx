import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/button.tsx';
import { DialogBody } from './dialog-body.tsx';
import styles from './dialog.module.css';
import { texts } from './texts.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /**
   * The layout. `drawer` is at the right side of the screen, over the full height. `wide` is for reading: as
   * high as the viewport, and wide enough for a page. On a phone, both fill the screen.
   */
  look?: 'box' | 'drawer' | 'wide';
  /**
   * The role. `alertdialog` is for a question that must be answered: a
   * click outside the dialog does not close it.
   */
  role?: 'dialog' | 'alertdialog';
  /** The buttons at the bottom of the dialog, which are always in view. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a dialog over the page. The focus moves into the dialog, and returns to the
 * previous element when the dialog closes.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  look = 'box',
  role = 'dialog',
  actions,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
      className={styles['overlay'] ?? ''}
      data-look={look}
    >
      <Modal className={styles['modal'] ?? ''} data-look={look}>
        <AriaDialog className={styles['dialog'] ?? ''} role={role}>
          <header className={styles['header']}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {role === 'dialog' && <IconButton icon={mdiClose} label={texts.close} onPress={onClose} />}
          </header>
          <DialogBody label={title}>{children}</DialogBody>
          {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
