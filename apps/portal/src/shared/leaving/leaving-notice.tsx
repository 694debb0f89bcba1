import { Stack } from '@mijn/ui/stack';
import { useAppSelector } from '../store/hooks.ts';
import { countDrafts, ownerOf } from '../drafts/draft-storage.ts';
import { useSession } from '../session/use-session.ts';
import { uploadsUnderWay } from '../uploads/upload.ts';
import { uploadCounts, useUploadsOfOtherTabs } from '../uploads/uploads-of-tabs.ts';
import { texts } from './texts.ts';

export function LeavingNotice() {
  const uploads = useAppSelector((state) => state.uploads);
  const elsewhere = useUploadsOfOtherTabs();
  const { user } = useSession();
  const drafts = countDrafts(user ? ownerOf(user) : undefined);
  return (
    <Stack gap="small">
      {drafts > 0 && <p>{texts.draftsGo(drafts)}</p>}
      {uploadCounts(uploadsUnderWay(uploads)).map((sent) => (
        <p key={sent.words.one}>{texts.uploadsStop(sent)}</p>
      ))}
      {elsewhere.map(({ tab, ...sent }) => (
        <p key={tab + sent.words.one}>{texts.uploadsStopElsewhere(sent)}</p>
      ))}
    </Stack>
  );
}
