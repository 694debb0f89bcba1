import { useOwnSearch } from '../../../../shared/session/association-context.ts';
import { holdPath, meetingPath } from '../../meetings.paths.ts';

/** Returns the path of the page to which a form about an agenda item leads back: that from which the board opened it. */
export function useBackPath(meetingId: string): string {
  const { search } = useOwnSearch();
  return search.get('van') === 'leiden' ? holdPath(meetingId) : meetingPath(meetingId);
}
