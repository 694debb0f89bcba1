import { mdiDeleteOutline, mdiDotsVertical, mdiEyeOutline, mdiPencilOutline } from '@mdi/js';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { useDeletion } from '../../../shared/deleted/use-deletion.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { newsletterDeletions, useDeleteNewsletterMutation } from '../newsletter-deletions.endpoints.ts';
import { editNewsletterPath } from '../newsletters.paths.ts';
import { menuTexts as texts } from './texts.ts';

const { restoreNewsletter } = newsletterDeletions.endpoints;

interface NewsletterMenuProps {
  newsletter: { id: string; subject: string; status: string };
  onPreview: () => void;
}

export function NewsletterMenu({ newsletter: { id, subject, status }, onPreview }: NewsletterMenuProps) {
  const params = { association_id: useAssociation().id, newsletter_id: id };
  const [deleteNewsletter] = useDeleteNewsletterMutation();
  const remove = useDeletion({
    kind: 'newsletter-deletion',
    item: { id, name: subject },
    texts,
    remove: () => deleteNewsletter({ params }),
    restore: restoreNewsletter.initiate({ params }),
  });
  const preview = { id: 'preview', label: texts.preview, icon: mdiEyeOutline, onAction: onPreview };
  return (
    <Menu
      trigger={<MenuIconButton icon={mdiDotsVertical} label={texts.menu(subject)} />}
      placement="bottom end"
      groups={[
        {
          id: 'manage',
          entries: [
            { id: 'edit', label: texts.edit, icon: mdiPencilOutline, href: editNewsletterPath(id) },
            ...(status === 'published' ? [] : [preview]),
            { id: 'delete', label: texts.delete, icon: mdiDeleteOutline, onAction: () => void remove() },
          ],
        },
      ]}
    />
  );
}
