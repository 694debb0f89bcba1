import type { Attendance } from '@mijn/domain/attendance';
import { ATTENDANCE_REMARK_LENGTH_MAX, GUESTS_MAX } from '@mijn/domain/limits';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { FormSelect } from '../../../shared/forms/choice-fields.tsx';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextArea } from '../../../shared/forms/text-area-field.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useSetAttendanceMutation } from './attendance.endpoints.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.details;

const guestOptions = Array.from({ length: GUESTS_MAX + 1 }, (_, count) => ({
  id: String(count),
  label: texts.guestOptions(count),
}));

interface AttendanceDetailsProps {
  meetingId: string;
  attendance: Pick<Attendance, 'guests' | 'remark'>;
  onClose: () => void;
}

/** A select has texts, which the schema reads as numbers. */
const loadSchema = async () =>
  (await import('@mijn/domain/attendance/contract')).attendanceForm.pick(['guests', 'remark']);

function DetailsDialog({ meetingId, attendance, onClose }: AttendanceDetailsProps) {
  const { id: association_id } = useAssociation();
  const [setAttendance] = useSetAttendanceMutation();
  const [isSaving, setSaving] = useState(false);
  const dispatch = useAppDispatch();
  const draft = useDraft();
  return (
    <DialogForm
      title={texts.title}
      submitLabel={texts.submit}
      isSaving={isSaving}
      onClose={onClose}
      initialValues={{ guests: String(attendance.guests), remark: attendance.remark }}
      labels={{ guests: texts.guests, remark: texts.remark }}
      loadSchema={loadSchema}
      draft={draft}
      save={async ({ guests, remark }) => {
        setSaving(true);
        const body = { guests: Number(guests), remark: remark.trim() };
        const params = { association_id, meeting_id: meetingId };
        const error = errorOf(await setAttendance({ params, body }));
        setSaving(false);
        if (error) return error;
        dispatch(toastShown('success', texts.saved, 'attendance', { about: meetingId }));
        onClose();
        return undefined;
      }}
    >
      <FormSelect name="guests" options={guestOptions} description={texts.guestsHelp} />
      <FormTextArea
        name="remark"
        rows={4}
        maxLength={ATTENDANCE_REMARK_LENGTH_MAX}
        description={texts.remarkHelp}
        isOptional
      />
    </DialogForm>
  );
}

/** Shows the dialog for what a member adds to the choice: guests, and a remark for the chair. */
export function AttendanceDetails(props: AttendanceDetailsProps) {
  return (
    <DraftScope
      form={`attendance/${props.meetingId}`}
      dialog={{ title: texts.title, onClose: props.onClose }}
    >
      <DetailsDialog {...props} />
    </DraftScope>
  );
}
