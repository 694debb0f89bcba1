import { PERSON_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import type { MinutesOffice } from '@mijn/domain/minutes';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useSignMinutesMutation } from '../../minutes/minutes-calls.ts';
import { texts as minutesTexts } from './texts.ts';

const texts = minutesTexts.sign.paper;

interface PaperSignatureFormProps {
  params: { association_id: string; meeting_id: string };
  office: MinutesOffice;
  version: number;
  /** The name that the board recorded at the meeting; null if it did not. */
  recorded: string | null;
  onClose: () => void;
}

const loadSchema = async () => (await import('@mijn/domain/minutes/contract')).paperSignatureForm;

function PaperDialog({ params, office, version, recorded, onClose }: PaperSignatureFormProps) {
  const dispatch = useAppDispatch();
  const draft = useDraft();
  const [sign, { isLoading }] = useSignMinutesMutation();
  return (
    <DialogForm
      title={texts.title[office]}
      submitLabel={texts.save}
      isSaving={isLoading}
      onClose={onClose}
      notice={<p>{texts.text}</p>}
      initialValues={{ paper_name: recorded ?? '' }}
      labels={texts.fields}
      loadSchema={loadSchema}
      draft={draft}
      save={async ({ paper_name }) => {
        const error = errorOf(await sign({ params, body: { version, office, paper_name } }));
        if (error) return error;
        dispatch(toastShown('success', texts.saved, 'agenda'));
        onClose();
        return undefined;
      }}
    >
      <FormTextField name="paper_name" autoComplete="off" maxLength={PERSON_NAME_LENGTH_MAX} />
    </DialogForm>
  );
}

/** Shows the dialog in which the board says who signed the minutes on paper. */
export function PaperSignatureForm(props: PaperSignatureFormProps) {
  const { params, office, onClose } = props;
  return (
    <DraftScope
      form={`minutes-paper/${params.meeting_id}/${office}`}
      dialog={{ title: texts.title[office], onClose }}
    >
      <PaperDialog {...props} />
    </DraftScope>
  );
}
