import { LETTERS_CODE_LENGTH } from '@mijn/domain/limits';
import { errorOf } from '../../../shared/api/error-of.ts';
import { DialogForm } from '../../../shared/forms/dialog-form.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { usePostLettersMutation } from './convocation-calls.ts';
import { texts as allTexts } from './texts.ts';

const { letters: texts } = allTexts;

interface LettersFormProps {
  params: { association_id: string; meeting_id: string; convocation_id: string };
  /** How many letters there are. */
  count: number;
  onClose: () => void;
}

const loadSchema = async () => (await import('@mijn/domain/convocations/contract')).postedLettersForm;

/** Records letters as posted. The code on the first page says which letters they are: others can be due by the time they are posted. */
export function LettersForm({ params, count, onClose }: LettersFormProps) {
  const [post, { isLoading }] = usePostLettersMutation();
  const dispatch = useAppDispatch();
  return (
    <DialogForm
      title={texts.title(count)}
      submitLabel={texts.confirm}
      isSaving={isLoading}
      onClose={onClose}
      notice={<p>{texts.text}</p>}
      initialValues={{ code: '' }}
      labels={{ code: texts.code }}
      loadSchema={loadSchema}
      draft={null}
      save={async (body) => {
        const error = errorOf(await post({ params, body }));
        if (error) return error;
        dispatch(toastShown('success', texts.done(count), 'agenda'));
        onClose();
        return undefined;
      }}
    >
      <FormTextField
        name="code"
        description={texts.codeHelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LETTERS_CODE_LENGTH}
      />
    </DialogForm>
  );
}
