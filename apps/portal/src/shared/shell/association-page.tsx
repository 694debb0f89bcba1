import type { Association } from '@mijn/domain/associations';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { Fragment, type ReactNode } from 'react';
import { useBrand } from '../brand/brand.ts';
import { useIsOwnAddress } from '../session/use-is-own-address.ts';
import { useSession } from '../session/use-session.ts';
import { Page } from './page.tsx';
import { associationTexts } from './association-texts.ts';

const { title: noAssociation, text, contact } = associationTexts.noAssociation;

interface AssociationPageProps {
  /** The heading, for a member without associations. */
  title: string;
  /**
   * The page as one member of one association sees it; it starts anew when either changes.
   * @param isOwnAddress whether what the address holds is of this member and this association.
   */
  children: (association: Association, isOwnAddress: boolean) => ReactNode;
}

/** A page about the active association. */
export function AssociationPage({ title, children }: AssociationPageProps) {
  const { user, activeAssociation } = useSession();
  const isOwnAddress = useIsOwnAddress();
  const { links } = useBrand();
  if (user && activeAssociation) {
    return (
      <Fragment key={`${user.email}/${activeAssociation.id}`}>
        {children(activeAssociation, isOwnAddress)}
      </Fragment>
    );
  }
  return (
    <Page title={title}>
      <EmptyState
        drawing="houses"
        title={noAssociation}
        action={<LinkButton href={links.contact}>{contact}</LinkButton>}
      >
        {text}
      </EmptyState>
    </Page>
  );
}
