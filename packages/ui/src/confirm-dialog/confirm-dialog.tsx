import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { texts } from './texts.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences of the action. */
  children?: ReactNode;
  /** The text of the confirm button: a verb, such as "Uitloggen". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'plain' | 'danger';
  /** Whether the confirmed action is still running. */
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called when the user presses Escape. The default is `onCancel`. */
  onEscape?: () => void;
}

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
