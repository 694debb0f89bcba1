import { AssociationSwitcher } from '@mijn/ui/association-switcher';
import { useSession } from '../../shared/session/use-session.ts';
import { useSwitchAssociation } from '../../shared/session/use-switch-association.ts';

/** Shows the active association, and a menu to switch to another one (docs/product.md#switching-associations). */
export function AssociationSwitch() {
  const { user, activeAssociation } = useSession();
  const { switchTo, isSwitching } = useSwitchAssociation();
  if (!user || !activeAssociation) return null;

  const { associations } = user;
  const select = (id: string) => {
    const chosen = associations.find((association) => association.id === id);
    // A disabled button loses the focus, which returns to the button when the menu closes.
    if (!isSwitching && chosen) void switchTo(chosen);
  };
  return (
    <AssociationSwitcher associations={associations} activeId={activeAssociation.id} onSwitch={select} />
  );
}
