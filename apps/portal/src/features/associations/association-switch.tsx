import { associationEntry, type Association } from '@mijn/domain/associations';
import { isBoardMember } from '@mijn/domain/roles';
import { SelectMenu } from '@mijn/ui/select-menu';
import { AssociationLabel } from '@mijn/ui/top-bar';
import { useSession } from '../../shared/session/use-session.ts';
import { texts } from './texts.ts';
import { useSwitchAssociation } from './use-switch-association.ts';

const labelOf = (association: Association) => (
  <AssociationLabel code={association.code} name={association.name} isBoard={isBoardMember(association)} />
);

/** The active association: a plain label for members of one, else a dropdown of `code - name` entries (specification §2). */
export function AssociationSwitch() {
  const { user, activeAssociation } = useSession();
  const { switchTo, isSwitching } = useSwitchAssociation();
  if (!user || !activeAssociation) return null;

  const { associations } = user;
  if (associations.length === 1) return labelOf(activeAssociation);

  const select = (id: string) => {
    const chosen = associations.find((association) => association.id === id);
    // Not by a disabled button: that would lose the focus, which comes back to it when the menu closes.
    if (!isSwitching && chosen && chosen.id !== activeAssociation.id) void switchTo(chosen);
  };
  return (
    <SelectMenu
      label={texts.association}
      entries={associations.map((association) => ({
        id: association.id,
        label: associationEntry(association),
      }))}
      selectedId={activeAssociation.id}
      onSelect={select}
    >
      {labelOf(activeAssociation)}
    </SelectMenu>
  );
}
