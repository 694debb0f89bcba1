import { meetingsOf } from '@mijn/api/meetings';
import type { AttachedFile } from '@mijn/domain/files';
import { useMemo } from 'react';
import { useConnection } from '../../shared/api/connection-context.ts';

/** The addresses of the files about the meetings of an association. */
export function useMeetingAddresses(associationId: string) {
  const meetings = meetingsOf(useConnection());
  return useMemo(() => {
    const paramsOf = (meetingId: string) => ({ association_id: associationId, meeting_id: meetingId });
    const documentOf = (meetingId: string, { id }: Pick<AttachedFile, 'id'>) => ({
      ...paramsOf(meetingId),
      document_id: id,
    });
    return {
      /** The meeting as a file for a calendar. */
      calendarOf: (meetingId: string) => meetings.downloadCalendar({ params: paramsOf(meetingId) }),
      /** All documents of the meeting, which the browser streams to disk. */
      zipOf: (meetingId: string) => meetings.downloadZip({ params: paramsOf(meetingId) }),
      /** A document to save. */
      downloadOf: (meetingId: string, file: Pick<AttachedFile, 'id'>) =>
        meetings.downloadDocument({ params: documentOf(meetingId, file) }),
      /** A document to look at. */
      viewOf: (meetingId: string, file: Pick<AttachedFile, 'id'>) =>
        meetings.downloadDocument({
          params: documentOf(meetingId, file),
          query: { disposition: 'inline' },
        }),
      thumbnailOf: (meetingId: string, file: Pick<AttachedFile, 'id' | 'has_thumbnail'>) =>
        file.has_thumbnail ? meetings.getThumbnail({ params: documentOf(meetingId, file) }) : undefined,
    };
  }, [meetings, associationId]);
}
