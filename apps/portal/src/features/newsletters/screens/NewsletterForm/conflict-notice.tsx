import type { Newsletter } from '@mijn/domain/newsletters';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useRef } from 'react';
import { texts } from './texts.ts';

interface ConflictNoticeProps {
  theirs: Newsletter;
  onTakeTheirs: () => void;
}

/**
 * Shows that someone else saved the newsletter first, with the newsletter as it is now. The notice takes the
 * focus, so that the user sees it.
 */
export function ConflictNotice({ theirs, onTakeTheirs }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const files = [theirs.pdf, ...theirs.attachments].map(({ name }) => name);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone="warning"
        title={texts.conflict.title}
        isAnnounced
        actions={
          <Button variant="quiet" size="small" onPress={onTakeTheirs}>
            {texts.conflict.takeTheirs}
          </Button>
        }
      >
        <Stack gap="small">
          <p>{texts.conflict.kept}</p>
          <p>
            {texts.conflict.theirs} <strong>{theirs.subject}</strong> ({files.join(', ')})
          </p>
          {theirs.summary !== null && <p>{theirs.summary}</p>}
        </Stack>
      </Alert>
    </div>
  );
}
