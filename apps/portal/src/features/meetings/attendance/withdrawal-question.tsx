import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { useState } from 'react';
import { texts as allTexts } from './texts.ts';
import type { useAttendance } from './use-attendance.ts';

const texts = allTexts.withdrawal;

export interface WithdrawalQuestionProps extends Pick<
  ReturnType<typeof useAttendance>,
  'confirm' | 'cancel'
> {
  /** Who votes for the member, if the page knows. */
  holder?: string | undefined;
}

/** Asks a member with a proxy who comes after all, or stays away, whether the proxy is withdrawn. */
export function WithdrawalQuestion({ confirm, cancel, holder }: WithdrawalQuestionProps) {
  const [isPending, setPending] = useState(false);
  const withdraw = async () => {
    setPending(true);
    await confirm();
  };
  return (
    <ConfirmDialog
      isOpen
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void withdraw()}
      onCancel={cancel}
    >
      {holder === undefined ? texts.textWithoutName : texts.text(holder)}
    </ConfirmDialog>
  );
}
