import { Alert } from '@mijn/ui/alert';
import { holdTexts } from './texts.ts';

/** Says that the connection is lost, and that what is on the screen may have changed. */
export const LostConnection = ({ isLost }: { isLost: boolean }) =>
  isLost && (
    <Alert tone="warning" title={holdTexts.lost.title} isAnnounced>
      {holdTexts.lost.text}
    </Alert>
  );
