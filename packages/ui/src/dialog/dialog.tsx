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
   * `drawer`: from the right, over the full height; `wide`: for reading, as high as the window and wide enough for a
   * page. On a phone both are the whole screen.
   */
  look?: 'box' | 'drawer' | 'wide';
  /** `alertdialog` for a question that must be answered: a click beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons at the bottom, always in view. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A window over the page. The focus goes into it, and back to where it was when it closes. */
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
