import type { Message } from '@mijn/domain/messages';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { MessageText } from '@mijn/ui/message-feed';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { ConflictNotice } from '../../../../shared/forms/conflict-notice.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useOpened } from '../../../../shared/forms/use-opened.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MissingPage } from '../../../../shared/shell/resource-page.tsx';
import { useGetMessageQuery } from '../../messages.endpoints.ts';
import { messagesPath } from '../../messages.paths.ts';
import { MessageFormPage } from './message-form-page.tsx';
import { MessageFields, valuesOf } from './message-fields.tsx';
import { texts } from './texts.ts';
import { useEditMessage } from './use-edit-message.ts';

const loadSchema = async () => (await import('@mijn/domain/messages/contract')).messageForm.omit(['notify']);

const { notify: _, ...labels } = texts.fields;

function EditMessage({ message }: { message: Message }) {
  const draft = useDraft();
  const { base, theirs, version, takeTheirs, save } = useEditMessage(message, draft);
  return (
    <Stack>
      {theirs && (
        <ConflictNotice key={theirs.version} texts={texts.conflict} onTakeTheirs={takeTheirs}>
          <p>
            <strong>{theirs.subject}</strong>
          </p>
          <MessageText text={theirs.text} />
        </ConflictNotice>
      )}
      <PortalForm
        key={base.version}
        initialValues={valuesOf(base)}
        labels={labels}
        loadSchema={loadSchema}
        save={save}
        draft={draft}
        version={version}
        onRestart={takeTheirs}
      >
        <MessageFields attached={base.attachments} />
        <ButtonRow>
          <SubmitButton>{theirs ? texts.conflict.keepMine : texts.edit.submit}</SubmitButton>
          <LinkButton variant="quiet" href={messagesPath}>
            {texts.cancel}
          </LinkButton>
        </ButtonRow>
      </PortalForm>
    </Stack>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Stack>
        <Skeleton height="4.5rem" shape="block" />
        <Skeleton height="16rem" shape="block" />
        <Skeleton width="8rem" height="3rem" shape="block" />
      </Stack>
    </SkeletonGroup>
  );
}

/** Shows the form in which the author or the board edits a message (docs/product.md#bulletin-board). */
export function EditMessageScreen() {
  const { id: association_id } = useAssociation();
  const { bulletinBoardId = '' } = useParams();
  const params = { association_id, message_id: bulletinBoardId };
  const query = useGetMessageQuery({ params });
  const opened = useOpened(query);

  const isForbidden = opened !== undefined && !opened.may_edit;
  if (isNotFound(query) || isForbidden) {
    return (
      <MissingPage
        title={texts.edit.title}
        drawing="documents"
        {...(isForbidden
          ? { missing: texts.edit.forbidden, reason: texts.edit.forbiddenReason }
          : { missing: texts.edit.missing })}
        back={{ label: texts.back, href: messagesPath }}
      />
    );
  }
  return (
    <MessageFormPage title={texts.edit.title}>
      {opened ? (
        <DraftScope form={`bulletin/edit-${opened.id}`}>
          <EditMessage message={opened} />
        </DraftScope>
      ) : (
        <QueryState query={query} failure={texts.edit.failed} skeleton={<FormSkeleton />}>
          {() => <FormSkeleton />}
        </QueryState>
      )}
    </MessageFormPage>
  );
}
