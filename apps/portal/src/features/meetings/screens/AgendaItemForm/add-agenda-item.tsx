import type { Meeting } from '@mijn/domain/meetings';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useCreateAgendaItemMutation } from '../../agenda/agenda-changes.ts';
import { AgendaItemFields } from './agenda-item-fields.tsx';
import { type AgendaItemValues, bodyOf, EMPTY, loadSchema } from './agenda-item-values.ts';
import { useBackPath } from './use-back-path.ts';
import { texts } from './texts.ts';

interface AddAgendaItemProps {
  meeting: Meeting;
  initialValues?: AgendaItemValues;
  /** The id of the item that the new one comes directly behind; undefined for the last place. */
  afterId?: string;
}

/** Shows the form for a new agenda item. */
export function AddAgendaItem({ meeting, initialValues = EMPTY, afterId }: AddAgendaItemProps) {
  const { id: meeting_id, documents } = meeting;
  const { id: association_id } = useAssociation();
  const [trigger] = useCreateAgendaItemMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  const backPath = useBackPath(meeting_id);
  return (
    <PortalForm
      initialValues={initialValues}
      labels={texts.fields}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        const body = { ...bodyOf(values, documents), ...(afterId !== undefined && { after_id: afterId }) };
        const params = { association_id, meeting_id };
        const error = errorOf(await create({ params, body }));
        return error ?? leaveSaved(backPath, texts.add.saved(body.title.trim()), 'agenda');
      }}
    >
      <AgendaItemFields documents={documents} />
      <ButtonRow>
        <SubmitButton>{texts.add.submit}</SubmitButton>
        <LinkButton variant="quiet" href={backPath}>
          {texts.cancel}
        </LinkButton>
      </ButtonRow>
    </PortalForm>
  );
}
