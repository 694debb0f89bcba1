import { associationLabel } from '@mijn/domain/associations';
import type { NotificationChoice } from '@mijn/domain/notifications';
import { Select } from '@mijn/ui/select';
import { SwitchListSkeleton } from '@mijn/ui/switch-list';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useListChoicesQuery } from '../settings.endpoints.ts';
import { notificationsTexts as texts } from './texts.ts';

interface AssociationChoicesProps {
  /** Returns the switches for the choices of one association. */
  children: (choices: readonly NotificationChoice[]) => ReactNode;
}

/** Shows the choices of one association, which members of several choose. */
export function AssociationChoices({ children }: AssociationChoicesProps) {
  const { user, activeAssociation } = useSession();
  const query = useListChoicesQuery();
  const [chosen, setChosen] = useState<string>();
  const associations = user?.associations ?? [];
  const shown = associations.find((one) => one.id === chosen) ?? activeAssociation ?? associations[0];
  return (
    <>
      {associations.length > 1 && shown && (
        <Select
          label={texts.association}
          options={associations.map((one) => ({
            id: one.id,
            label: `${one.code} - ${associationLabel(one)}`,
          }))}
          value={shown.id}
          onChange={(next) => setChosen(next ?? undefined)}
        />
      )}
      <QueryState query={query} failure={texts.failed} skeleton={<SwitchListSkeleton entries={5} />}>
        {({ data }) =>
          associations.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            children(data.filter(({ association_id }) => association_id === shown?.id))
          )
        }
      </QueryState>
    </>
  );
}
