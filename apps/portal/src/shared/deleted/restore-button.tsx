import { Button } from '@mijn/ui/button';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { useKeepFocus } from '@mijn/ui/keep-focus';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useState } from 'react';
import { texts } from './texts.ts';

/** The question before an item is put back, if a restore has more consequences than that the item is there again. */
export interface RestoreQuestion {
  title: string;
  text: string;
  confirmLabel: string;
}

interface RestoreButtonProps {
  name: string;
  question: RestoreQuestion | undefined;
  onRestore: () => Promise<void>;
}

/** Shows the button that puts one item back. The focus then moves to the button of the next row, or to the heading. */
export function RestoreButton({ name, question, onRestore }: RestoreButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const ref = useKeepFocus('row');
  const restore = async () => {
    setAsking(false);
    setPending(true);
    await onRestore();
    setPending(false);
  };
  return (
    <>
      <Button
        ref={ref}
        variant="quiet"
        size="small"
        isPending={isPending}
        onPress={() => (question ? setAsking(true) : void restore())}
      >
        {texts.restore}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {question && (
        <ConfirmDialog
          isOpen={isAsking}
          title={question.title}
          confirmLabel={question.confirmLabel}
          cancelLabel={texts.cancel}
          onConfirm={() => void restore()}
          onCancel={() => setAsking(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
