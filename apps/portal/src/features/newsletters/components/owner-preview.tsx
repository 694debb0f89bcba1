import type { Newsletter } from '@mijn/domain/newsletters';
import { Dialog } from '@mijn/ui/dialog';
import { useState } from 'react';
import { OpenedFile } from '../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../shared/files/use-open-file.ts';
import { useAssociation, useOwnSearch } from '../../../shared/session/association-context.ts';
import { useListNewslettersQuery } from '../newsletters.endpoints.ts';
import { filesOf, type LinkedNewsletter, useNewsletterLinks } from './newsletter-links.ts';
import { NewsletterShelf } from './newsletter-shelf.tsx';

const title = 'Zo ziet een eigenaar de nieuwsbrief';

const asOwnerSees = (newsletter: Newsletter): Newsletter => ({ ...newsletter, mail: null });

interface OwnerPreviewProps {
  newsletter: LinkedNewsletter;
  onClose: () => void;
}

/**
 * Shows the newsletters as an owner will see them once this one is published, with the same component. Nothing is
 * published.
 */
export function OwnerPreview({ newsletter, onClose }: OwnerPreviewProps) {
  const { id: association_id } = useAssociation();
  const { search } = useOwnSearch();
  const openFile = useOpenFile(search);
  const { data } = useListNewslettersQuery({ params: { association_id }, query: {} });
  const linked = useNewsletterLinks();
  const [now] = useState(() => new Date().toISOString());
  const published_at = newsletter.published_at ?? now;
  const shown = { ...newsletter, status: 'published' as const, published_at, is_unread: true, mail: null };
  const others = data?.data.filter(({ id, status }) => status === 'published' && id !== newsletter.id) ?? [];
  const newsletters = [shown, ...others.map(asOwnerSees).map(linked)];
  return (
    <>
      <Dialog look="wide" title={title} isOpen onClose={onClose}>
        <NewsletterShelf newsletters={newsletters} hasLead openFile={openFile} />
      </Dialog>
      <OpenedFile files={filesOf(newsletters)} linksOf={({ links }) => links} openFile={openFile} />
    </>
  );
}
