import type { ApiError } from '@mijn/api';
import { Button, type ButtonProps } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { errorText } from '../api/error-text.ts';
import { errorOf } from '../api/error-of.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { toastShown } from '../store/toasts.slice.ts';

export interface AskedActionProps<Data> extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'aria-label'
> {
  label: string;
  title: string;
  confirmLabel: string;
  tone?: 'danger';
  run: () => Promise<{ data?: Data; error?: unknown }>;
  onDone?: (data: Data | undefined) => void;
  /** Returns what a failure means here. The default is the text of its code. */
  failureText?: (error: ApiError) => string;
  /** Returns whether the dialog says all that the action needs. The dialog stays open until it does. */
  isComplete?: () => boolean;
  children: ReactNode;
}

export function AskedAction<Data>({
  label,
  run,
  onDone,
  failureText = errorText,
  isComplete,
  title,
  confirmLabel,
  tone,
  children,
  ...button
}: AskedActionProps<Data>) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const dispatch = useAppDispatch();
  const confirm = async () => {
    if (isComplete?.() === false) return;
    setPending(true);
    const outcome = await run();
    const error = errorOf(outcome);
    setPending(false);
    setAsking(false);
    if (error) dispatch(toastShown('danger', failureText(error), 'question', { about: title }));
    else onDone?.(outcome.data);
  };
  return (
    <>
      <Button {...button} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirmLabel={confirmLabel}
        {...(tone && { tone })}
        isPending={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
