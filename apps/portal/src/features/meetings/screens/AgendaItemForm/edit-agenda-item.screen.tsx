import type { AgendaItem } from '@mijn/domain/agenda';
import type { Meeting } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../../shared/forms/conflict-notice.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useConflict } from '../../../../shared/forms/use-conflict.ts';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useCreateAgendaItemMutation, useUpdateAgendaItemMutation } from '../../agenda/agenda-changes.ts';
import { agendaEndpoints, agendaInput } from '../../agenda-calls.ts';
import { AgendaItemFields } from './agenda-item-fields.tsx';
import { AgendaItemPage } from './agenda-item-page.tsx';
import { OpenedItem } from './opened-item.tsx';
import { SavedItem } from './saved-item.tsx';
import { useBackPath } from './use-back-path.ts';
import { bodyOf, loadSchema, valuesOf } from './agenda-item-values.ts';
import { texts } from './texts.ts';

const { listAgendaItems } = agendaEndpoints.endpoints;

/** Reads the item again, as somebody else saved it. */
function useLatestItem(meetingId: string, itemId: string) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  return async () => {
    const input = agendaInput(association_id, meetingId);
    const outcome = await dispatch(listAgendaItems.initiate(input, { forceRefetch: true, subscribe: false }));
    return { data: outcome.data?.data.find(({ id }) => id === itemId), error: outcome.error };
  };
}

function EditAgendaItem({ meeting, item }: { meeting: Meeting; item: AgendaItem }) {
  const { id: meeting_id, documents } = meeting;
  const params = { association_id: useAssociation().id, meeting_id, item_id: item.id };
  const draft = useDraft();
  const { base, theirs, replaced, version, takeTheirs, outcomeOf } = useConflict(item, {
    draft,
    startVersion: draft.stored?.version ?? item.version,
    fetchLatest: useLatestItem(meeting_id, item.id),
  });
  const [update] = useUpdateAgendaItemMutation();
  const [trigger] = useCreateAgendaItemMutation();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();
  const backPath = useBackPath(meeting_id);
  /** Whether somebody else deleted the item, so that the form adds what was typed as a new one. */
  const [isGone, setGone] = useState(false);
  const saveAgain = async (body: ReturnType<typeof bodyOf>) =>
    isGone
      ? create({ params: { association_id: params.association_id, meeting_id }, body })
      : update({ params, body: { ...body, version: replaced.version } });
  return (
    <Stack>
      {isGone && (
        <Alert tone="warning" title={texts.edit.gone(item.title)} isAnnounced>
          {texts.edit.goneText}
        </Alert>
      )}
      {theirs && !isGone && (
        <ConflictNotice key={theirs.version} texts={texts.conflict} onTakeTheirs={takeTheirs}>
          <SavedItem item={theirs} documents={documents} />
        </ConflictNotice>
      )}
      <PortalForm
        key={base.version}
        initialValues={valuesOf(base)}
        labels={texts.fields}
        loadSchema={loadSchema}
        draft={draft}
        version={version}
        onRestart={takeTheirs}
        save={async (values) => {
          const body = bodyOf(values, documents);
          const error = errorOf(await saveAgain(body));
          if (!isGone && error?.kind === 'response' && error.code === 'not_found') {
            setGone(true);
            return 'unsaved';
          }
          if (error) return outcomeOf(error);
          const said = (isGone ? texts.add : texts.edit).saved(body.title.trim());
          return leaveSaved(backPath, said, 'agenda', item.id);
        }}
      >
        <AgendaItemFields documents={documents} />
        <ButtonRow>
          <SubmitButton>
            {isGone ? texts.edit.addAgain : theirs ? texts.conflict.keepMine : texts.edit.submit}
          </SubmitButton>
          <LinkButton variant="quiet" href={backPath}>
            {texts.cancel}
          </LinkButton>
        </ButtonRow>
      </PortalForm>
    </Stack>
  );
}

/** Shows the form in which the board changes an agenda item (docs/product.md#agenda). */
export function EditAgendaItemScreen() {
  const { itemId = '' } = useParams();
  return (
    <AgendaItemPage title={texts.edit.title}>
      {(meeting) => (
        <OpenedItem key={itemId} meetingId={meeting.id} itemId={itemId}>
          {(item) => (
            <DraftScope form={`agenda/${item.id}`}>
              <EditAgendaItem meeting={meeting} item={item} />
            </DraftScope>
          )}
        </OpenedItem>
      )}
    </AgendaItemPage>
  );
}
