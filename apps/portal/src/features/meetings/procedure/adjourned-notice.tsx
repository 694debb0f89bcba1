import type { Adjournment } from '@mijn/domain/procedure';
import { Alert } from '@mijn/ui/alert';
import { adjournedTexts } from './adjourned-texts.ts';

/** Says that the meeting is adjourned, and when it goes on. */
export const AdjournedNotice = ({ adjournment }: { adjournment: Adjournment }) => (
  <Alert tone="info" title={adjournedTexts.title} isAnnounced>
    {adjournedTexts.since(adjournment)}
  </Alert>
);
