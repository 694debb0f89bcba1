import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { type ReactNode, useEffect, useRef } from 'react';

interface ConflictNoticeProps {
  texts: { title: string; kept: string; takeTheirs: string };
  onTakeTheirs: () => void;
  children: ReactNode;
}

/** Shows that someone else saved first, and how to continue. The notice takes the focus, so that the user sees it. */
export function ConflictNotice({ texts, onTakeTheirs, children }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        tone="warning"
        title={texts.title}
        isAnnounced
        actions={
          <Button variant="quiet" size="small" onPress={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        }
      >
        <Stack gap="small">
          <p>{texts.kept}</p>
          {children}
        </Stack>
      </Alert>
    </div>
  );
}
