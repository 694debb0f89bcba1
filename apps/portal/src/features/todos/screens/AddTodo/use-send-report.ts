import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { errorOfThrown } from '../../../../shared/api/failures.ts';
import { attachmentsPlace } from '../../../../shared/attachments/use-attachments.ts';
import type { SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { useIdempotencyKey } from '../../../../shared/forms/use-idempotency-key.ts';
import { toFormPhoto } from '../../../../shared/photos/form-photos.ts';
import { areUnderWay, filesSent, withSent } from '../../../../shared/photos/photos-sent.ts';
import { refusedPhotos } from '../../../../shared/photos/refused-photos.ts';
import { endPhotos, placeOf } from '../../../../shared/photos/upload-photos.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { type RootState, useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { selectUploadsOf } from '../../../../shared/uploads/uploads.slice.ts';
import { useSendWhenBack } from '../../../../shared/uploads/use-send-when-back.ts';
import { sendReport } from '../../reports.endpoints.ts';
import { todoPath } from '../../todos.paths.ts';
import { type ReportValues, toBody } from './report-values.ts';
import { texts } from './texts.ts';

/** Why a report that its author has sent is not on the server yet. */
type Wait = 'files' | 'files_failed' | undefined;

/** Sends a report with its photos and its video: it waits for those that are being sent, and for a connection that is away. */
export function useSendReport(draftKey: string) {
  const { id: association_id } = useAssociation();
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { send, stalledBy } = useSendWhenBack();
  const [wait, setWait] = useState<Wait>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  /** The values as they are now: the author can go on while photos are being sent. */
  const latestRef = useRef<ReportValues>(undefined);

  const videoPlace = attachmentsPlace(draftKey, 'video_id');
  const places = [placeOf(draftKey), videoPlace];

  const bodyOf = (values: ReportValues) => {
    const photos = withSent(store.getState(), draftKey, values.photos);
    const videos = selectUploadsOf(store.getState(), videoPlace);
    const isUnsent =
      photos.some((entry) => toFormPhoto(entry).isUpload) || videos.some(({ state }) => state === 'failed');
    if (isUnsent) return undefined;
    // The values get the id of a video that was sent a moment later.
    const video_id = videos.find(({ storedId }) => storedId !== undefined)?.storedId ?? values.video_id;
    return toBody({ ...values, photos, video_id });
  };
  const save = async (values: ReportValues): Promise<SaveOutcome> => {
    setWait(areUnderWay(store.getState(), places) ? 'files' : undefined);
    try {
      const todo = await send(async (signal) => {
        await filesSent(store, places, signal);
        const body = bodyOf(latestRef.current ?? values);
        if (!body) return undefined;
        setWait(undefined);
        return dispatch(sendReport({ association_id, body, idempotencyKey: keyOf(body), signal }));
      });
      if (!todo) {
        setWait('files_failed');
        return 'unsaved';
      }
      dispatch(endPhotos(draftKey));
      const reference = todo.reported_reference ?? todo.internal_reference;
      dispatch(toastShown('success', texts.sent(reference), 'report', { about: todo.id }));
      void navigate(todoPath(todo.id), { replace: true });
      return undefined;
    } catch (thrown) {
      setWait(undefined);
      const error = errorOfThrown(thrown);
      const unusable = refusedPhotos(error);
      if (unusable.length === 0) return error;
      setRefused(unusable);
      return 'unsaved';
    }
  };
  return { save, wait, stalledBy, refused, latestRef };
}
