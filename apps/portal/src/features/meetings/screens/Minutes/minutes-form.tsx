import { MINUTES_LENGTH_MAX } from '@mijn/domain/limits';
import type { MeetingMinutes } from '@mijn/domain/minutes';
import { Alert } from '@mijn/ui/alert';
import { MessageText } from '@mijn/ui/message-feed';
import { useState } from 'react';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../../shared/forms/conflict-notice.tsx';
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx';
import { FormTextArea } from '../../../../shared/forms/text-area-field.tsx';
import { useConflict } from '../../../../shared/forms/use-conflict.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { readMinutes, useSetMinutesMutation } from '../../minutes/minutes-calls.ts';
import { texts as minutesTexts } from './texts.ts';

const texts = minutesTexts.edit;

interface MinutesFormProps {
  params: { association_id: string; meeting_id: string };
  minutes: MeetingMinutes;
  onClose: () => void;
}

const loadSchema = async () => (await import('@mijn/domain/minutes/contract')).minutesForm;

function MinutesDialog({ params, minutes, onClose }: MinutesFormProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft();
  // The edited text stays as it was when the dialog opened, also when the minutes are fetched again.
  const [opened] = useState(minutes);
  const { base, theirs, replaced, takeTheirs, outcomeOf } = useConflict(opened, {
    draft,
    startVersion: draft.stored?.version ?? opened.version,
    fetchLatest: async () => dispatch(readMinutes({ params })),
  });
  const [setMinutes, { isLoading }] = useSetMinutesMutation();
  return (
    <DialogForm
      title={texts.title}
      submitLabel={theirs ? texts.conflict.keepMine : texts.save}
      isSaving={isLoading}
      onClose={onClose}
      notice={
        <>
          {theirs && (
            <ConflictNotice key={theirs.version} texts={texts.conflict} onTakeTheirs={takeTheirs}>
              <MessageText text={theirs.text} />
            </ConflictNotice>
          )}
          {minutes.signatures.length > 0 && <Alert tone="warning" title={texts.voids} />}
          <p>{texts.help}</p>
        </>
      }
      formKey={base.version}
      initialValues={{ text: base.text }}
      labels={texts.fields}
      loadSchema={loadSchema}
      draft={draft}
      version={base.version}
      onRestart={takeTheirs}
      save={async ({ text }) => {
        const error = errorOf(await setMinutes({ params, body: { text, version: replaced.version } }));
        if (error) return outcomeOf(error);
        dispatch(toastShown('success', texts.saved, 'agenda'));
        onClose();
        return undefined;
      }}
    >
      <FormTextArea name="text" rows={20} maxLength={MINUTES_LENGTH_MAX} />
    </DialogForm>
  );
}

/** Shows the dialog in which the board corrects the minutes. */
export function MinutesForm(props: MinutesFormProps) {
  const { params, onClose } = props;
  return (
    <DraftScope form={`minutes/${params.meeting_id}`} dialog={{ title: texts.title, onClose }}>
      <MinutesDialog {...props} />
    </DraftScope>
  );
}
