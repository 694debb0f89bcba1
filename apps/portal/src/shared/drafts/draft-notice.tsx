import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import type { FileName } from './draft.ts';
import { texts } from './texts.ts';

interface DraftNoticeProps {
  /** ISO date-time. */
  savedAt: string;
  /** The files of the draft that have not been chosen again. */
  missing: readonly FileName[];
  onRestart: () => void;
}

/** Says that a form shows a draft, and offers to begin anew. */
export function DraftNotice({ savedAt, missing, onRestart }: DraftNoticeProps) {
  return (
    <Alert
      tone="info"
      title={texts.title(savedAt)}
      actions={
        <Button variant="quiet" size="small" onPress={onRestart}>
          {texts.restart}
        </Button>
      }
    >
      {missing.length > 0 ? texts.files(missing) : undefined}
    </Alert>
  );
}
