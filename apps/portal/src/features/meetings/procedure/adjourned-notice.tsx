import type { Adjournment } from '@mijn/domain/procedure';
import { Alert } from '@mijn/ui/alert';
import { texts } from './texts.ts';

/** Says that the meeting is adjourned, and when it goes on. */
export const AdjournedNotice = ({ adjournment }: { adjournment: Adjournment }) => (
  <Alert tone="info" title={texts.adjourned.title} isAnnounced>
    {texts.adjourned.since(adjournment)}
  </Alert>
);
