import type { DeletedNewsletter } from '@mijn/domain/newsletters';
import { DateText } from '@mijn/ui/date-text';
import { Tag } from '@mijn/ui/tag';
import { deletedUrl, deletedInput } from '../../../../shared/deleted/deleted-address.ts';
import { DeletedPage } from '../../../../shared/deleted/deleted-page.tsx';
import { DiscardedDrafts } from '../../../../shared/drafts/discarded-drafts-list.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useListDeletedNewslettersQuery } from '../../newsletters.endpoints.ts';
import { useRestoreNewsletterMutation } from '../../newsletter-deletions.endpoints.ts';
import { addNewsletterPath, editNewsletterPath, newslettersPath } from '../../newsletters.paths.ts';
import { texts } from './texts.ts';

/** Returns whether owners have never seen a newsletter, and will at once when it is put back: its time passed meanwhile. */
const appearsAtOnce = ({ status, published_at, deleted_at }: DeletedNewsletter): boolean =>
  status === 'published' && published_at !== null && new Date(published_at) > new Date(deleted_at);

function Facts({ newsletter }: { newsletter: DeletedNewsletter }) {
  const { status, published_at, attachment_count } = newsletter;
  const isPlanned = status === 'scheduled' || appearsAtOnce(newsletter);
  return (
    <>
      {published_at === null ? (
        <Tag>{texts.draft}</Tag>
      ) : (
        <span>
          {isPlanned ? texts.appears : texts.appeared} <DateText date={published_at} />
        </span>
      )}
      {attachment_count > 0 && <span>{texts.attachments(attachment_count)}</span>}
    </>
  );
}

const pathOfForm = (form: string): string => (form === 'new' ? addNewsletterPath : editNewsletterPath(form));

export function DeletedNewslettersScreen() {
  const { id: association_id } = useAssociation();
  const list = useListSettings('deleted-newsletters', deletedUrl);
  const query = useListDeletedNewslettersQuery(deletedInput(association_id, list.settings));
  const [restore] = useRestoreNewsletterMutation();
  return (
    <DeletedPage
      texts={texts}
      drawing="documents"
      listPath={newslettersPath}
      section="newsletters"
      query={query}
      settings={list.settings}
      onChange={list.onChange}
      shownOf={(newsletter) => {
        const { subject, notify } = newsletter;
        const { title, text, confirm } = texts.question;
        return {
          name: subject,
          facts: <Facts newsletter={newsletter} />,
          ...(appearsAtOnce(newsletter) && {
            note: texts.atOnce,
            question: { title: title(subject), text: text(notify), confirmLabel: confirm },
          }),
        };
      }}
      restore={async ({ id }) => restore({ params: { association_id, newsletter_id: id } })}
      drafts={<DiscardedDrafts kind="newsletters" pathOf={pathOfForm} />}
    />
  );
}
