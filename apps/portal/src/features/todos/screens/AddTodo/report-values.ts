import { type ReportForm, subjectOfReport } from '@mijn/domain/reports';
import { storedPhotos } from '../../../../shared/photos/form-photos.ts';

/** The values of the form of a report. Each entry of `photos` is a `FormPhoto`, and `video_id` is empty without a video. */
export type ReportValues = {
  text: string;
  subject: string;
  place: string;
  photos: readonly string[];
  video_id: string;
};

export const NEW_REPORT: ReportValues = {
  text: '',
  subject: '',
  place: '',
  photos: [],
  video_id: '',
};

/** Returns the subject after a change of the text. It follows the text until its author has changed it. */
export const followingSubject = (
  { text, subject }: Pick<ReportValues, 'text' | 'subject'>,
  next: string,
): string => (subject === subjectOfReport(text) ? subjectOfReport(next) : subject);

/** Returns the report to send, with the photos and the video that are on the server. */
export const toBody = ({ text, subject, place, photos, video_id }: ReportValues): ReportForm => ({
  text: text.trim(),
  subject: subject.trim(),
  place: place.trim(),
  photos: storedPhotos(photos),
  video_id: video_id === '' ? null : video_id,
});
