import type { Meeting } from '@mijn/domain/meetings';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useCreateAgendaItemMutation } from '../../agenda/agenda-changes.ts';
import { meetingPath } from '../../meetings.paths.ts';
import { AgendaItemFields } from './agenda-item-fields.tsx';
import { AgendaItemPage } from './agenda-item-page.tsx';
import { bodyOf, EMPTY, loadSchema } from './agenda-item-values.ts';
import { texts } from './texts.ts';

function AddAgendaItem({ meeting: { id: meeting_id, documents } }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const [trigger] = useCreateAgendaItemMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  return (
    <PortalForm
      initialValues={EMPTY}
      labels={texts.fields}
      loadSchema={loadSchema}
      draft={draft}
      save={async (values) => {
        const body = bodyOf(values, documents);
        const params = { association_id, meeting_id };
        const error = errorOf(await create({ params, body }));
        return error ?? leaveSaved(meetingPath(meeting_id), texts.add.saved(body.title.trim()), 'agenda');
      }}
    >
      <AgendaItemFields documents={documents} />
      <ButtonRow>
        <SubmitButton>{texts.add.submit}</SubmitButton>
        <LinkButton variant="quiet" href={meetingPath(meeting_id)}>
          {texts.cancel}
        </LinkButton>
      </ButtonRow>
    </PortalForm>
  );
}

/** Shows the board the form for a new agenda item (docs/product.md#agenda). */
export function AddAgendaItemScreen() {
  const { meetingId = '' } = useParams();
  return (
    <AgendaItemPage title={texts.add.title}>
      {(meeting) => (
        <DraftScope form={`agenda/${meetingId}/new`} newLabel={texts.add.another}>
          <AddAgendaItem meeting={meeting} />
        </DraftScope>
      )}
    </AgendaItemPage>
  );
}
