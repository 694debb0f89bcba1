import { mdiDeleteOutline, mdiDotsVertical, mdiEyeOutline, mdiPencilOutline } from '@mdi/js';
import { errorText } from '@mijn/api/texts';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { newslettersEndpoints, useDeleteNewsletterMutation } from '../newsletters.endpoints.ts';
import { editNewsletterPath } from '../newsletters.paths.ts';
import { menuTexts as texts } from './texts.ts';

const { restoreNewsletter } = newslettersEndpoints.endpoints;

interface NewsletterMenuProps {
  newsletter: { id: string; subject: string; status: string };
  onPreview: () => void;
}

export function NewsletterMenu({ newsletter: { id, subject, status }, onPreview }: NewsletterMenuProps) {
  const params = { association_id: useAssociation().id, newsletter_id: id };
  const [deleteNewsletter] = useDeleteNewsletterMutation();
  const dispatch = useAppDispatch();

  const restore = async () => {
    const error = errorOf(await dispatch(restoreNewsletter.initiate({ params })));
    if (error) dispatch(toastShown('danger', errorText(error), 'newsletter-deletion', { about: id }));
    else dispatch(toastShown('success', texts.restored(subject), 'newsletter-deletion', { about: id }));
  };
  const remove = async () => {
    const error = errorOf(await deleteNewsletter({ params }));
    if (error) dispatch(toastShown('danger', errorText(error), 'newsletter-deletion', { about: id }));
    else
      dispatch(
        snackbarShown({
          text: texts.deleted(subject),
          kind: 'newsletter-deletion',
          about: id,
          label: texts.undo,
          act: () => void restore(),
        }),
      );
  };
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
