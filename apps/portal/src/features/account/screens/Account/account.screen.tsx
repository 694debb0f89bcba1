import { type Association, associationLabel } from '@mijn/domain/associations';
import { BoardTag } from '@mijn/ui/board-tag';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { useKeepFocus } from '@mijn/ui/keep-focus';
import { NarrowColumn } from '@mijn/ui/page';
import { Stack } from '@mijn/ui/stack';
import { Tag } from '@mijn/ui/tag';
import { EntryList } from './entry-list/entry-list.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { useSwitchAssociation } from '../../../../shared/session/use-switch-association.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryError, QueryState } from '../../../../shared/shell/query-state.tsx';
import { useGetProfileQuery } from '../../account.endpoints.ts';
import { ProfileCards, ProfileCardsSkeleton } from './profile-cards.tsx';
import { texts } from './texts.ts';

interface ChooseButtonProps {
  association: Association;
  onChoose: (association: Association) => void;
}

/** Shows the button that switches to an association. The button goes when it is chosen, and the focus stays near. */
function ChooseButton({ association, onChoose }: ChooseButtonProps) {
  const ref = useKeepFocus('row');
  return (
    <Button
      ref={ref}
      variant="quiet"
      size="small"
      aria-label={texts.chooseOf(association.code, association.name)}
      onPress={() => onChoose(association)}
    >
      {texts.choose}
    </Button>
  );
}

function Associations() {
  const { user, activeAssociation } = useSession();
  const { switchTo, isSwitching } = useSwitchAssociation();
  const associations = user?.associations ?? [];
  if (associations.length === 0) return <p>{texts.noAssociations}</p>;
  const choose = (association: Association) => {
    if (!isSwitching) void switchTo(association);
  };
  return (
    <EntryList
      entries={associations.map((association) => {
        const isActive = association.id === activeAssociation?.id;
        return {
          id: association.id,
          code: association.code,
          name: associationLabel(association),
          tags: (
            <>
              {association.is_board && <BoardTag />}
              {isActive && <Tag>{texts.active}</Tag>}
            </>
          ),
          action: !isActive && <ChooseButton association={association} onChoose={choose} />,
        };
      })}
    />
  );
}

export function AccountScreen() {
  const query = useGetProfileQuery();
  const ofAssociations = (
    <Card title={texts.associations}>
      <Associations />
    </Card>
  );
  return (
    <Page title={texts.title}>
      <NarrowColumn>
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
      </NarrowColumn>
    </Page>
  );
}
