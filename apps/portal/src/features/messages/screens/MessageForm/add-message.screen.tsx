import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../../shared/drafts/use-draft.tsx';
import { FormCheckbox } from '../../../../shared/forms/checkbox-field.tsx';
import { PortalForm } from '../../../../shared/forms/portal-form.tsx';
import { useCreate } from '../../../../shared/forms/use-create.ts';
import { useLeaveSaved } from '../../../../shared/forms/use-leave-saved.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { texts as mailTexts } from '../../../../shared/mails/texts.ts';
import { useCountMessageRecipientsQuery } from '../../messages.endpoints.ts';
import { useCreateMessageMutation } from './message-form.endpoints.ts';
import { messagesPath } from '../../messages.paths.ts';
import { MessageFormPage } from './message-form-page.tsx';
import { MessageFields, type MessageValues } from './message-fields.tsx';
import { texts } from './texts.ts';

const loadSchema = async () => (await import('@mijn/domain/messages/contract')).messageForm;

const EMPTY: MessageValues & { notify: boolean } = { subject: '', text: '', attachments: [], notify: false };

function NotifyField() {
  const { id: association_id } = useAssociation();
  const { data } = useCountMessageRecipientsQuery({ params: { association_id } });
  const description = data ? mailTexts.recipients(data.recipients) : texts.notifyHelp;
  return <FormCheckbox name="notify" description={description} />;
}

function AddMessage() {
  const { id: association_id } = useAssociation();
  const [trigger] = useCreateMessageMutation();
  const draft = useDraft();
  const create = useCreate(trigger, draft);
  const leaveSaved = useLeaveSaved();

  return (
    <PortalForm
      initialValues={EMPTY}
      labels={texts.fields}
      loadSchema={loadSchema}
      draft={draft}
      save={async ({ attachments, ...values }) => {
        const body = { ...values, attachments: [...attachments] };
        const error = errorOf(await create({ params: { association_id }, body }));
        return error ?? leaveSaved(messagesPath, texts.add.saved(body.subject.trim()), 'message');
      }}
    >
      <MessageFields />
      <NotifyField />
      <ButtonRow>
        <SubmitButton>{texts.add.submit}</SubmitButton>
        <LinkButton variant="quiet" href={messagesPath}>
          {texts.cancel}
        </LinkButton>
      </ButtonRow>
    </PortalForm>
  );
}

export function AddMessageScreen() {
  return (
    <MessageFormPage title={texts.add.title}>
      <DraftScope form="bulletin/new" newLabel={texts.add.another}>
        <AddMessage />
      </DraftScope>
    </MessageFormPage>
  );
}
