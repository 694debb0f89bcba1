import { isBoardMember } from '@mijn/domain/roles';
import { DateText } from '@mijn/ui/date-text';
import { deletedUrl, deletedInput } from '../../../../shared/deleted/deleted-address.ts';
import { DeletedPage } from '../../../../shared/deleted/deleted-page.tsx';
import { DiscardedDrafts } from '../../../../shared/drafts/discarded-drafts-list.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useListDeletedMessagesQuery } from '../../messages.endpoints.ts';
import { useRestoreMessageMutation } from '../../message-deletions.endpoints.ts';
import { addMessagePath, messagesPath, editMessagePath } from '../../messages.paths.ts';
import { texts } from './texts.ts';

const pathOfForm = (form: string): string =>
  form === 'new' ? addMessagePath : editMessagePath(form.slice('edit-'.length));

export function DeletedMessagesScreen() {
  const association = useAssociation();
  const list = useListSettings('deleted-messages', deletedUrl);
  const query = useListDeletedMessagesQuery(deletedInput(association.id, list.settings));
  const [restore] = useRestoreMessageMutation();
  const own = isBoardMember(association) ? texts.board : texts.owner;
  return (
    <DeletedPage
      texts={{ ...texts, ...own }}
      drawing="documents"
      listPath={messagesPath}
      section="bulletin_board"
      query={query}
      settings={list.settings}
      onChange={list.onChange}
      shownOf={({ subject, author_name, published_at, attachment_count }) => ({
        name: subject,
        facts: (
          <>
            <span>{texts.writtenBy(author_name)}</span>
            <DateText date={published_at} />
            {attachment_count > 0 && <span>{texts.attachments(attachment_count)}</span>}
          </>
        ),
      })}
      restore={async ({ id }) => restore({ params: { association_id: association.id, message_id: id } })}
      drafts={<DiscardedDrafts kind="bulletin" pathOf={pathOfForm} />}
    />
  );
}
