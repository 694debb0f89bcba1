import { Stack } from '@mijn/ui/stack';
import { isUnderWay, selectAllUploads } from '../../shared/uploads/upload.ts';
import { useAppSelector } from '../../shared/api/hooks.ts';
import { countDrafts } from '../../shared/drafts/draft-storage.ts';
import { shellTexts } from './texts.ts';

/** Shows what the user loses by logging out: drafts, and files that are being uploaded (decisions §4). */
export function LeavingNotice() {
  const uploads = useAppSelector(selectAllUploads).filter(isUnderWay);
  const [first, ...others] = uploads;
  const isOneKind = others.every(({ kind }) => kind === first?.kind);
  const drafts = countDrafts();
  return (
    <Stack gap="small">
      {drafts > 0 && <p>{shellTexts.draftsGo(drafts)}</p>}
      {first && <p>{shellTexts.uploadsStop(uploads.length, isOneKind ? first.words : shellTexts.files)}</p>}
    </Stack>
  );
}
