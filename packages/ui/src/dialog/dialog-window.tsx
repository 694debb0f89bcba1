import { mdiClose } from '@mdi/js';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DialogBody } from './dialog-body.tsx';
import type { DialogProps } from './dialog-props.ts';
import styles from './dialog.module.css';
import { texts } from './texts.ts';

interface DialogWindowProps extends DialogProps {
  opener: Element | null;
}

export function DialogWindow({
  title,
  isOpen,
  onClose,
  look = 'box',
  role = 'dialog',
  actions,
  children,
  opener,
}: DialogWindowProps) {
  const heading = (
    <Heading slot="title" level={2}>
      {title}
    </Heading>
  );
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
          {look === 'palette' ? (
            <VisuallyHidden>{heading}</VisuallyHidden>
          ) : (
            <header className={styles['header']}>
              {heading}
              {role === 'dialog' && <IconButton icon={mdiClose} label={texts.close} onPress={onClose} />}
            </header>
          )}
          <DialogBody label={title} opener={opener}>
            {children}
          </DialogBody>
          {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
