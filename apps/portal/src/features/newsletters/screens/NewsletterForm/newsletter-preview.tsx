import type { Newsletter } from '@mijn/domain/newsletters';
import { useListAttachmentsQuery } from '../../../../shared/attachments/attachments.endpoints.ts';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useNewsletterLinks, useStagedLinks } from '../../components/newsletter-links.ts';
import { OwnerPreview } from '../../components/owner-preview.tsx';
import type { NewsletterValues } from './newsletter-values.ts';

interface PreviewProps {
  newsletter: Newsletter | undefined;
  onClose: () => void;
}

export function NewsletterPreview({ newsletter, onClose }: PreviewProps) {
  const { id: association_id } = useAssociation();
  const { subject, summary, pdf, attachments } = useFormValues<NewsletterValues>();
  const staged = useListAttachmentsQuery({ params: { association_id } }, { refetchOnMountOrArgChange: true });
  const stagedLinks = useStagedLinks();
  const linked = useNewsletterLinks();
  const saved = newsletter && linked(newsletter);
  const files = [
    ...(saved ? [saved.pdf, ...saved.attachments] : []),
    ...(staged.data?.data.map(stagedLinks) ?? []),
  ];
  const cover = files.find(({ id }) => id === pdf);
  if (!cover) return null;
  const shown = {
    id: newsletter?.id ?? 'new',
    subject,
    summary: summary.trim() || null,
    status: 'draft' as const,
    published_at: newsletter?.published_at ?? null,
    changed_at: null,
    author_name: '',
    is_unread: true,
    may_edit: false,
    notify: false,
    notified_at: null,
    mail: null,
    version: 1,
    pdf: cover,
    attachments: attachments.flatMap((wanted) => files.find(({ id }) => id === wanted) ?? []),
  };
  return <OwnerPreview newsletter={shown} onClose={onClose} />;
}
