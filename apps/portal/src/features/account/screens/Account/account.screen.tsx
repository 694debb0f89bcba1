import { associationLabel } from '@mijn/domain/associations';
import { BoardTag } from '@mijn/ui/board-tag';
import { Card } from '@mijn/ui/card';
import { EntryList } from '@mijn/ui/entry-list';
import { Stack } from '@mijn/ui/stack';
import { Tag } from '@mijn/ui/tag';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryError, QueryState } from '../../../../shared/shell/query-state.tsx';
import { useGetProfileQuery } from '../../account.endpoints.ts';
import { ProfileCards, ProfileCardsSkeleton } from './profile-cards.tsx';
import { texts } from './texts.ts';

/** Shows the name, the contact data and the associations of the signed-in user. */
export function AccountScreen() {
  const { user, activeAssociation } = useSession();
  const query = useGetProfileQuery();
  const associations = user?.associations ?? [];
  const ofAssociations = (
    <Card title={texts.associations}>
      {associations.length === 0 ? (
        <p>{texts.noAssociations}</p>
      ) : (
        <EntryList
          entries={associations.map((association) => ({
            id: association.id,
            code: association.code,
            name: associationLabel(association),
            tags: (
              <>
                {association.is_board && <BoardTag />}
                {association.id === activeAssociation?.id && <Tag>{texts.active}</Tag>}
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
  return (
    <Page title={texts.title}>
      {query.currentData === undefined && query.error !== undefined ? (
        <Stack gap="large">
          <QueryError query={query} failure={texts.failed} />
          {ofAssociations}
        </Stack>
      ) : (
        <QueryState
          query={query}
          failure={texts.failed}
          skeleton={<ProfileCardsSkeleton>{ofAssociations}</ProfileCardsSkeleton>}
        >
          {(profile) => <ProfileCards profile={profile}>{ofAssociations}</ProfileCards>}
        </QueryState>
      )}
    </Page>
  );
}
