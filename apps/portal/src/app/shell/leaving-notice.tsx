import { Stack } from '@mijn/ui/stack';
import { countUploads } from '../../shared/uploads/upload.ts';
import { useAppSelector } from '../../shared/api/hooks.ts';
import { countDrafts, ownerOf } from '../../shared/drafts/draft-storage.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { shellTexts } from './texts.ts';

/** Shows what the user loses by logging out: drafts, and documents that are being uploaded (decisions §4). */
export function LeavingNotice() {
  const uploads = useAppSelector(countUploads);
  const { user } = useSession();
  const drafts = countDrafts(user ? ownerOf(user) : undefined);
  return (
    <Stack gap="small">
      {drafts > 0 && <p>{shellTexts.draftsGo(drafts)}</p>}
      {uploads > 0 && <p>{shellTexts.uploadsStop(uploads)}</p>}
    </Stack>
  );
}
