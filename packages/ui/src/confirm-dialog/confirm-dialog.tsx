import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { texts } from './texts.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The verb: "Uitloggen". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'plain' | 'danger';
  /** While what was confirmed is being done. */
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What Escape does; the same as "no" without it. */
  onEscape?: () => void;
}

/** Asks before something is done. Escape is "no", unless the question says otherwise. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = texts.cancel,
  tone = 'plain',
  isPending = false,
  onConfirm,
  onCancel,
  onEscape = onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onEscape}
      role="alertdialog"
      actions={
        <>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button variant="quiet" isDisabled={isPending} onPress={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
