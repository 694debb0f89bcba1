import { PERSON_NAME_LENGTH_MAX, SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import type { Presence } from '@mijn/domain/presence';
import { Stack } from '@mijn/ui/stack';
import { Suggestions } from '@mijn/ui/suggestions';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx';
import { FormTextField, useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useAskedWords } from '../../use-asked-words.ts';
import { useListAttendeesQuery, useSetOfficersMutation } from '../../voting/ballot-calls.ts';
import { texts } from './texts.ts';

interface OfficersFormProps {
  params: { association_id: string; meeting_id: string };
  officers: Presence['officers'];
  onClose: () => void;
}

/** The number of names that a search suggests: one more letter is quicker than a longer list. */
const SUGGESTED_MAX = 4;
const SEARCHED_MIN = 2;

const loadSchema = async () => (await import('@mijn/domain/presence/contract')).officersForm;

/** Asks for a name, and suggests those of members with the letters that were typed. */
function NameField({ name, params }: Pick<OfficersFormProps, 'params'> & { name: 'chair' | 'minute_taker' }) {
  const { value, onChange } = useFormFieldProps(name);
  const q = useAskedWords(value.trim().slice(0, SEARCH_TEXT_LENGTH_MAX));
  const isAsked = q.length >= SEARCHED_MIN;
  const { data } = useListAttendeesQuery(
    isAsked ? { params, query: { q, per_page: SUGGESTED_MAX } } : skipToken,
  );
  const names = new Set(isAsked ? data?.data.flatMap((person) => person.name ?? []) : []);
  return (
    <Stack gap="small">
      <FormTextField name={name} autoComplete="off" maxLength={PERSON_NAME_LENGTH_MAX} isOptional />
      {names.size > 0 && (
        <Suggestions
          label={texts.found}
          options={[...names].map((one) => ({ id: one, label: one }))}
          chosenId={names.has(value.trim()) ? value.trim() : null}
          onChoose={onChange}
        />
      )}
    </Stack>
  );
}

function OfficersDialog({ params, officers, onClose }: OfficersFormProps) {
  const [setOfficers] = useSetOfficersMutation();
  const [isSaving, setSaving] = useState(false);
  const dispatch = useAppDispatch();
  const draft = useDraft();
  return (
    <DialogForm
      title={texts.title}
      submitLabel={texts.submit}
      isSaving={isSaving}
      onClose={onClose}
      initialValues={{ chair: officers.chair ?? '', minute_taker: officers.minute_taker ?? '' }}
      labels={{ chair: texts.chair, minute_taker: texts.minute_taker }}
      loadSchema={loadSchema}
      draft={draft}
      notice={texts.help}
      save={async ({ chair, minute_taker }) => {
        setSaving(true);
        const error = errorOf(await setOfficers({ params, body: { chair, minute_taker } }));
        setSaving(false);
        if (error) return error;
        dispatch(toastShown('success', texts.saved, 'attendance', { about: params.meeting_id }));
        onClose();
        return undefined;
      }}
    >
      <NameField name="chair" params={params} />
      <NameField name="minute_taker" params={params} />
    </DialogForm>
  );
}

/** Shows the dialog in which the board says who chairs, and who takes the minutes. */
export function OfficersForm(props: OfficersFormProps) {
  return (
    <DraftScope
      form={`officers/${props.params.meeting_id}`}
      dialog={{ title: texts.title, onClose: props.onClose }}
    >
      <OfficersDialog {...props} />
    </DraftScope>
  );
}
