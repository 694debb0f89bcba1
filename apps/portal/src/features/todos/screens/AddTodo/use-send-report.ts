import type { ApiError } from '@mijn/api';
import type { ReportForm } from '@mijn/domain/reports';
import type { Todo } from '@mijn/domain/todos';
import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { errorOfThrown } from '../../../../shared/api/failures.ts';
import { attachmentsPlace } from '../../../../shared/attachments/use-attachments.ts';
import type { DraftHandle } from '../../../../shared/drafts/draft-handle.ts';
import type { SaveOutcome } from '../../../../shared/forms/portal-form.tsx';
import { toFormPhoto } from '../../../../shared/photos/form-photos.ts';
import { areUnderWay, filesSent, withSent } from '../../../../shared/photos/photos-sent.ts';
import { refusedPhotos } from '../../../../shared/photos/refused-photos.ts';
import { endPhotos, placeOf } from '../../../../shared/photos/upload-photos.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { type RootState, useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { selectUploadsOf } from '../../../../shared/uploads/uploads.slice.ts';
import { useSendWhenBack } from '../../../../shared/uploads/use-send-when-back.ts';
import { findReport, sendReport } from '../../reports.endpoints.ts';
import { todoPath } from '../../todos.paths.ts';
import { type ReportValues, toBody } from './report-values.ts';
import { texts } from './texts.ts';

/** Why a report that its author has sent is not on the server yet. */
type Wait = 'files' | 'files_failed' | undefined;

const referenceOf = ({ reported_reference, internal_reference }: TodoReferences): string =>
  reported_reference ?? internal_reference;

type TodoReferences = Pick<Todo, 'internal_reference'> & { reported_reference?: string | null | undefined };

/** Returns the id of the report that the server has taken with the same key before, with other photos or another subject. */
function idOfTaken(error: ApiError): string | undefined {
  const id = error.kind === 'response' && error.code === 'validation_failed' && error.params?.['created_id'];
  return typeof id === 'string' ? id : undefined;
}

/** A report that an earlier attempt has made, of which the response was lost. */
interface SentBefore {
  id: string;
  /** Undefined if the report can't be read now. */
  reference: string | undefined;
}

/** Sends a report with its photos and its video: it waits for those that are being sent, and for a connection that is away. */
export function useSendReport(draft: DraftHandle) {
  const { key: draftKey } = draft;
  const { id: association_id } = useAssociation();
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { send, stalledBy } = useSendWhenBack();
  const [wait, setWait] = useState<Wait>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [sentBefore, setSentBefore] = useState<SentBefore>();
  /** The values as they are now: the author can go on while files are being sent. */
  const valuesRef = useRef<ReportValues>(undefined);

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
    setSentBefore(undefined);
    /** What the first attempt sends. It may have arrived although its response was lost, so that the others send the same. */
    let body: ReportForm | undefined;
    try {
      const todo = await send(async (signal) => {
        await filesSent(store, places, signal);
        body ??= bodyOf(valuesRef.current ?? values);
        if (!body) return undefined;
        setWait(undefined);
        // Another text or place is another report, which has a key of its own.
        const idempotencyKey = draft.keyOf([body.text, body.place]);
        return dispatch(sendReport({ association_id, body, idempotencyKey, signal }));
      });
      if (!todo) {
        setWait('files_failed');
        return 'unsaved';
      }
      const isWhole = JSON.stringify(bodyOf(valuesRef.current ?? values)) === JSON.stringify(body);
      dispatch(endPhotos(draftKey));
      const sent = isWhole ? texts.sent : texts.sentAsItWas;
      dispatch(toastShown('success', sent(referenceOf(todo)), 'report', { about: todo.id }));
      void navigate(todoPath(todo.id), { replace: true });
      return undefined;
    } catch (thrown) {
      setWait(undefined);
      const error = await errorOfThrown(thrown);
      const id = idOfTaken(error);
      if (id !== undefined) {
        const todo = await dispatch(findReport(association_id, id)).catch(() => undefined);
        setSentBefore({ id, reference: todo && referenceOf(todo) });
        return 'unsaved';
      }
      const unusable = refusedPhotos(error);
      if (unusable.length === 0) return error;
      setRefused(unusable);
      return 'unsaved';
    }
  };
  return { save, wait, stalledBy, refused, sentBefore, valuesRef };
}
