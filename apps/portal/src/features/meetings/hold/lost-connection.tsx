import { Alert } from '@mijn/ui/alert';
import { holdTexts } from './texts.ts';

interface LostConnectionProps {
  isLost: boolean;
  /** Whether a ballot was open at last, which the board may believe to have closed. */
  isBallotOpen?: boolean;
}

/** Says that the connection is lost, and that what is on the screen may have changed. */
export const LostConnection = ({ isLost, isBallotOpen = false }: LostConnectionProps) =>
  isLost && (
    <Alert tone="warning" title={holdTexts.lost.title} isAnnounced>
      {isBallotOpen && `${holdTexts.lost.open} `}
      {holdTexts.lost.text}
    </Alert>
  );
