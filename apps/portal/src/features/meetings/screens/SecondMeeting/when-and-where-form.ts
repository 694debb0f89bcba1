import { texts } from './texts.ts';

/** What the board fills in about when and where a second meeting is. */
export interface WhenAndWhereValues {
  [field: string]: string;
  meeting_day: string;
  start_time: string;
  location: string;
  online_url: string;
}

/** What a form with `WhenAndWhere` says of its fields and faults. */
export const whenAndWhere = {
  labels: texts.fields,
  missingTexts: texts.missing,
  fieldOfCode: { second_meeting_day: 'meeting_day' },
  loadSchema: async () => (await import('@mijn/domain/second-meetings/contract')).secondMeetingForm,
} as const;
