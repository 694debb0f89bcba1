import { mdiEmailOutline } from '@mdi/js';
import { associationEntry } from '@mijn/domain/associations';
import type { AssociationAddresses } from '@mijn/domain/profile';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { DescriptionListSkeleton } from '@mijn/ui/description-list';
import { EmptyState } from '@mijn/ui/empty-state';
import { Grid } from '@mijn/ui/grid';
import { LinkButton } from '@mijn/ui/link-button';
import { Stack } from '@mijn/ui/stack';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useListAddressesQuery } from '../../account.endpoints.ts';
import { AddressCard } from './address-card.tsx';
import { texts } from './texts.ts';

/** Limits the associations that the prepared mail names, so that its link does not get too long. */
const NAMED_MAX = 5;

function useMailto(data: readonly AssociationAddresses[]): string {
  const { company, email: to } = useBrand();
  const { user } = useSession();
  const { name = '', email = '' } = user ?? {};
  const associations =
    data.length > NAMED_MAX
      ? texts.mail.all(data.length)
      : data.map(({ association }) => associationEntry(association)).join(', ');
  const subject = encodeURIComponent(texts.mail.subject(name));
  const body = encodeURIComponent(texts.mail.body({ company, name, email, associations }));
  return `mailto:${to}?subject=${subject}&body=${body}`;
}

function AssociationCards({ data }: { data: readonly AssociationAddresses[] }) {
  const { company } = useBrand();
  const mailto = useMailto(data);
  return (
    <Stack gap="large">
      <Alert
        tone="info"
        actions={
          <LinkButton variant="quiet" size="small" icon={mdiEmailOutline} href={mailto}>
            {texts.change}
          </LinkButton>
        }
      >
        {texts.onlyProvider(company)}
      </Alert>
      <Grid columns="wide">
        {data.map((own) => (
          <AddressCard key={own.association.id} {...own} />
        ))}
      </Grid>
    </Stack>
  );
}

/** Shows the roles and addresses per association, which only the provider can change. */
export function AddressesScreen() {
  const query = useListAddressesQuery();
  return (
    <Page title={texts.title}>
      <QueryState
        query={query}
        failure={texts.failed}
        skeleton={
          <Grid columns="wide">
            <Card>
              <DescriptionListSkeleton entries={2} />
            </Card>
          </Grid>
        }
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState drawing="houses" title={texts.noAssociations.title}>
              {texts.noAssociations.text}
            </EmptyState>
          ) : (
            <AssociationCards data={data} />
          )
        }
      </QueryState>
    </Page>
  );
}
