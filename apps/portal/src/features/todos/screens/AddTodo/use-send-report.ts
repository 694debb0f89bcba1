import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { errorOfThrown } from '../../../../shared/api/failures.ts';
import type { SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { useIdempotencyKey } from '../../../../shared/forms/use-idempotency-key.ts';
import { toFormPhoto } from '../../../../shared/photos/form-photos.ts';
import { arePhotosUnderWay, photosSent, withSent } from '../../../../shared/photos/photos-sent.ts';
import { refusedPhotos } from '../../../../shared/photos/refused-photos.ts';
import { endPhotos } from '../../../../shared/photos/upload-photos.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { type RootState, useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useSendWhenBack } from '../../../../shared/uploads/use-send-when-back.ts';
import { sendReport } from '../../reports.endpoints.ts';
import { todoPath } from '../../todos.paths.ts';
import { type ReportValues, toBody } from './report-values.ts';
import { texts } from './texts.ts';

/** Why a report that its author has sent is not on the server yet. */
type Wait = 'photos' | 'photos_failed' | undefined;

/** Sends a report with its photos: it waits for those that are being sent, and for a connection that is away. */
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

  const bodyOf = (values: ReportValues) => {
    const photos = withSent(store.getState(), draftKey, values.photos);
    return photos.some((entry) => toFormPhoto(entry).isUpload) ? undefined : toBody({ ...values, photos });
  };
  const save = async (values: ReportValues): Promise<SaveOutcome> => {
    setWait(arePhotosUnderWay(store.getState(), draftKey) ? 'photos' : undefined);
    try {
      const todo = await send(async (signal) => {
        await photosSent(store, draftKey, signal);
        const body = bodyOf(latestRef.current ?? values);
        if (!body) return undefined;
        setWait(undefined);
        return dispatch(sendReport({ association_id, body, idempotencyKey: keyOf(body), signal }));
      });
      if (!todo) {
        setWait('photos_failed');
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
