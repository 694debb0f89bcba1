import { dutchTime, formatTime } from '@mijn/domain/formats';
import { useEffect, useState } from 'react';
import { readDraft } from '../../../../shared/drafts/draft-storage.ts';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { placeOf } from '../../../../shared/photos/upload-photos.ts';
import { useAppSelector } from '../../../../shared/store/hooks.ts';
import { isUnderWay } from '../../../../shared/uploads/upload.ts';
import { selectUploadsOf } from '../../../../shared/uploads/uploads.slice.ts';
import { texts } from './texts.ts';

/** Returns when the draft was kept last, and that photos are still being sent. Undefined without a draft. */
export function useDraftNote(draftKey: string): string | undefined {
  const values = useFormValues();
  const [savedAt, setSavedAt] = useState<string>();
  const uploads = useAppSelector((state) => selectUploadsOf(state, placeOf(draftKey)));
  useEffect(() => {
    // The form has stored its values by now: its effect comes before this one.
    setSavedAt(readDraft(draftKey)?.savedAt);
  }, [draftKey, values]);
  if (savedAt === undefined) return undefined;
  const saved = texts.draft(formatTime(dutchTime(savedAt)));
  const count = uploads.filter(isUnderWay).length;
  return count === 0 ? saved : `${saved} ${texts.photosGoOn(count)}`;
}
