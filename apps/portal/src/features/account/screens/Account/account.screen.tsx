import { associationLabel } from '@mijn/domain/associations';
import { BoardTag } from '@mijn/ui/board-tag';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { EntryList } from '@mijn/ui/entry-list';
import { Grid } from '@mijn/ui/grid';
import { Tag } from '@mijn/ui/tag';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { texts } from './texts.ts';

/** Shows the signed-in user and the associations that the user belongs to. */
export function AccountScreen() {
  const { user, activeAssociation } = useSession();
  const associations = user?.associations ?? [];
  return (
    <Page title={texts.title}>
      <Grid columns="wide">
        <Card title={texts.personal}>
          <DescriptionList
            entries={[
              { term: texts.name, description: user?.name },
              { term: texts.email, description: user?.email },
              { term: texts.twoFactor, description: user?.two_factor_auth.enabled ? texts.on : texts.off },
            ]}
          />
        </Card>
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
