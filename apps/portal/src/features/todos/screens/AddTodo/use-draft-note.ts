import { dutchTime, formatTime } from '@mijn/domain/formats';
import { useSyncExternalStore } from 'react';
import { attachmentsPlace } from '../../../../shared/attachments/use-attachments.ts';
import { readDraft } from '../../../../shared/drafts/draft-storage.ts';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { placeOf } from '../../../../shared/photos/upload-photos.ts';
import { useAppSelector } from '../../../../shared/store/hooks.ts';
import { isUnderWay } from '../../../../shared/uploads/upload.ts';
import { selectUploadsOf } from '../../../../shared/uploads/uploads.slice.ts';
import { texts } from './texts.ts';

/** Follows the drafts that other tabs write. The form itself renders with each change of its values. */
function followDrafts(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Returns when the draft was kept last, and what is still being sent. Undefined without a draft. */
export function useDraftNote(draftKey: string): string | undefined {
  // Renders with each change, after which the draft is read again.
  useFormValues();
  const savedAt = useSyncExternalStore(
    followDrafts,
    () => readDraft(draftKey)?.savedAt,
    () => undefined,
  );
  const photos = useAppSelector((state) => selectUploadsOf(state, placeOf(draftKey)));
  const videos = useAppSelector((state) => selectUploadsOf(state, attachmentsPlace(draftKey, 'video_id')));
  if (savedAt === undefined) return undefined;
  const count = photos.filter(isUnderWay).length;
  return [
    texts.draft(formatTime(dutchTime(savedAt))),
    ...(count === 0 ? [] : [texts.photosGoOn(count)]),
    ...(videos.some(isUnderWay) ? [texts.videoGoesOn] : []),
  ].join(' ');
}
