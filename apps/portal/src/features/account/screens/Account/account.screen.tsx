import { associationLabel } from '@mijn/domain/associations';
import { BoardTag } from '@mijn/ui/board-tag';
import { Card } from '@mijn/ui/card';
import { EntryList } from '@mijn/ui/entry-list';
import { Grid } from '@mijn/ui/grid';
import { Tag } from '@mijn/ui/tag';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useGetProfileQuery } from '../../account.endpoints.ts';
import { ProfileCards, ProfileCardsSkeleton } from './profile-cards.tsx';
import { texts } from './texts.ts';

/** Shows the name, the contact data and the associations of the signed-in user. */
export function AccountScreen() {
  const { user, activeAssociation } = useSession();
  const query = useGetProfileQuery();
  const associations = user?.associations ?? [];
  return (
    <Page title={texts.title}>
      <Grid columns="wide">
        <QueryState query={query} failure={texts.failed} skeleton={<ProfileCardsSkeleton />}>
          {(profile) => <ProfileCards profile={profile} />}
        </QueryState>
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
      </Grid>
    </Page>
  );
}
