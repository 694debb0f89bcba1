import { Stack } from '@mijn/ui/stack';
import { countUploads } from '../../features/archive/uploads/upload.ts';
import { useAppSelector } from '../../shared/api/hooks.ts';
import { countDrafts } from '../../shared/drafts/draft-storage.ts';
import { shellTexts } from './texts.ts';

/** What goes with who logs out: drafts, and documents that are being sent (decisions §4). */
export function LeavingNotice() {
  const uploads = useAppSelector(countUploads);
  const drafts = countDrafts();
  return (
    <Stack gap="small">
      {drafts > 0 && <p>{shellTexts.draftsGo(drafts)}</p>}
      {uploads > 0 && <p>{shellTexts.uploadsStop(uploads)}</p>}
    </Stack>
  );
}
