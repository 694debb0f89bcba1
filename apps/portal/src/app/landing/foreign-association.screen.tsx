import { associationEntry, searchWithAssociation } from '@mijn/domain/associations';
import { Card } from '@mijn/ui/card';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { LinkList } from '@mijn/ui/link-list';
import { Stack } from '@mijn/ui/stack';
import { useBrand } from '../../shared/brand/brand.ts';
import { Help } from '../../shared/brand/help.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/shell/page.tsx';
import { landingPath } from '../../shared/routing/paths.ts';
import { texts } from './texts.ts';

const { title, text, own, contact } = texts.foreignAssociation;

/** Replaces every page of an association to which the member does not belong (docs/product.md#association-in-the-address). */
export function ForeignAssociationScreen() {
  const { user, foreignCode = '' } = useSession();
  const { links } = useBrand();
  const associations = user?.associations ?? [];
  return (
    <Page title={title}>
      <Stack gap="large">
        <EmptyState
          drawing="houses"
          title={text(foreignCode)}
          action={
            <LinkButton variant={associations.length > 0 ? 'quiet' : 'primary'} href={links.contact}>
              {contact}
            </LinkButton>
          }
        >
          {texts.foreignAssociation.explanation} <Help />
        </EmptyState>
        {associations.length > 0 && (
          <Card title={own}>
            <LinkList
              label={own}
              links={associations.map((association) => ({
                id: association.id,
                href: landingPath + searchWithAssociation('', association.code),
                name: associationEntry(association),
              }))}
            />
          </Card>
        )}
      </Stack>
    </Page>
  );
}
