import { dutchTime, formatTime } from '@mijn/domain/formats';
import type { Adjournment } from '@mijn/domain/procedure';

const clock = (moment: string): string => formatTime(dutchTime(moment));

export const adjournedTexts = {
  title: 'De vergadering is geschorst',
  since: ({ adjourned_at, resumes_at }: Adjournment) =>
    resumes_at === null
      ? `Sinds ${clock(adjourned_at)}.`
      : `Sinds ${clock(adjourned_at)}. Wij gaan verder om ${clock(resumes_at)}.`,
} as const;
