import { associationLabel } from '@mijn/domain/associations';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { LatestDocuments } from '../../features/archive/components/latest-documents.tsx';
import { useBrand } from '../../shared/brand/brand.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/shell/page.tsx';
import { texts } from './texts.ts';

/** The overview of the active association: what is new, a card per resource (decisions §6). */
export function OverviewScreen() {
  const { activeAssociation } = useSession();
  const { links } = useBrand();
  if (activeAssociation) {
    return (
      <Page title={texts.title} sub={associationLabel(activeAssociation)}>
        <LatestDocuments associationId={activeAssociation.id} />
      </Page>
    );
  }
  const { title, text, contact } = texts.noAssociation;
  return (
    <Page title={texts.title}>
      <EmptyState
        drawing="houses"
        title={title}
        action={<LinkButton href={links.contact}>{contact}</LinkButton>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}
