import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Dialog } from '@mijn/ui/dialog';

const texts = {
  title: 'U schrijft dit al in een ander tabblad',
  text: 'U kunt uw tekst in één tabblad tegelijk aanpassen. Met “Hier verder” staat uw tekst hier. Er gaat niets verloren.',
  takeOver: 'Hier verder',
  startNew: 'Zonder die tekst verder',
} as const;

export interface DraftElsewhereProps {
  newLabel?: string | undefined;
  dialog?: { title: string; onClose: () => void } | undefined;
  onTakeOver: () => void;
  onStartNew: () => void;
}

export function DraftElsewhere({
  newLabel = texts.startNew,
  dialog,
  onTakeOver,
  onStartNew,
}: DraftElsewhereProps) {
  const notice = (
    <Alert
      tone="info"
      title={texts.title}
      isAnnounced
      actions={
        <>
          <Button size="small" onPress={onTakeOver}>
            {texts.takeOver}
          </Button>
          <Button size="small" variant="quiet" onPress={onStartNew}>
            {newLabel}
          </Button>
        </>
      }
    >
      {texts.text}
    </Alert>
  );
  if (!dialog) return notice;
  return (
    <Dialog title={dialog.title} isOpen onClose={dialog.onClose}>
      {notice}
    </Dialog>
  );
}
