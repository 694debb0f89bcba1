import type { Message } from '@mijn/domain/bulletin';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { MessageText } from '@mijn/ui/message-feed';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useRef } from 'react';
import { texts } from './texts.ts';

interface ConflictNoticeProps {
  theirs: Message;
  onTakeTheirs: () => void;
}

/**
 * Shows that someone else saved the message first, with the message as it is now. The notice takes the focus,
 * so that the user sees it.
 */
export function ConflictNotice({ theirs, onTakeTheirs }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
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
            <strong>{theirs.subject}</strong>
          </p>
          <MessageText text={theirs.text} />
        </Stack>
      </Alert>
    </div>
  );
}
