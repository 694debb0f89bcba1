import { mdiSendOutline } from '@mdi/js';
import { AGENDA_TEXT_LENGTH_MAX, SUBJECT_LENGTH_MAX, WORDING_LENGTH_MAX } from '@mijn/domain/limits';
import { SubmitButton } from '@mijn/ui/form';
import { lazyPart } from '@mijn/ui/lazy-part';
import { SendBar } from '@mijn/ui/send-bar';
import { Stack } from '@mijn/ui/stack';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { FormTextField } from '../../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { FormTextArea } from '../../../../shared/forms/text-area-field.tsx';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { resolutionPath, resolutionsPath } from '../../meetings.paths.ts';
import { useCreateWrittenResolutionMutation } from '../../written-resolutions/resolution-calls.ts';
import { EverybodyNote } from '../../written-resolutions/everybody-note.tsx';
import { texts as allTexts } from '../../written-resolutions/texts.ts';

const texts = allTexts.form;

// The calendar is heavy, and the day is the last thing that is asked.
const { Component: LastDayField } = lazyPart(
  'last-day-field',
  async () => (await import('./last-day-field.tsx')).LastDayField,
);

const loadSchema = async () =>
  (await import('@mijn/domain/written-resolutions/contract')).writtenResolutionForm;

const EMPTY = { title: '', wording: '', explanation: '', last_day: '' };

function ResolutionForm() {
  const { id: association_id } = useAssociation();
  const [trigger] = useCreateWrittenResolutionMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  return (
    <PortalForm
      initialValues={EMPTY}
      labels={texts.fields}
      missingTexts={texts.missing}
      fieldOfCode={{ resolution_day: 'last_day' }}
      loadSchema={loadSchema}
      draft={draft}
      save={async (body) => {
        const outcome = await create({ params: { association_id }, body });
        if (outcome.data === undefined) return errorOf(outcome);
        return leaveSaved(resolutionPath(outcome.data.id), texts.saved, 'agenda', outcome.data.id);
      }}
    >
      <Stack>
        <EverybodyNote />
        <FormTextField name="title" maxLength={SUBJECT_LENGTH_MAX} />
        <FormTextArea name="wording" maxLength={WORDING_LENGTH_MAX} description={texts.wordingHelp} />
        <FormTextArea name="explanation" maxLength={AGENDA_TEXT_LENGTH_MAX} isOptional />
        <LastDayField />
        <p>{texts.next}</p>
      </Stack>
      <SendBar>
        <SubmitButton icon={mdiSendOutline} pendingLabel={texts.saving}>
          {texts.save}
        </SubmitButton>
      </SendBar>
    </PortalForm>
  );
}

/** Lets the board ask all owners to decide outside a meeting (docs/product.md#written-resolutions). */
export function AddWrittenResolutionScreen() {
  return (
    <FormPage
      title={allTexts.add}
      texts={{ back: allTexts.title, readOnly: texts.readOnly }}
      listPath={resolutionsPath}
    >
      <DraftScope form="written-resolution">
        <ResolutionForm />
      </DraftScope>
    </FormPage>
  );
}
