import { AssociationSwitcher } from '@mijn/ui/association-switcher';
import { useSession } from '../../shared/session/use-session.ts';
import { useSwitchAssociation } from './use-switch-association.ts';

/** The active association, and the way to another one (specification §2). */
export function AssociationSwitch() {
  const { user, activeAssociation } = useSession();
  const { switchTo, isSwitching } = useSwitchAssociation();
  if (!user || !activeAssociation) return null;

  const { associations } = user;
  const select = (id: string) => {
    const chosen = associations.find((association) => association.id === id);
    // Not by a disabled button: that would lose the focus, which comes back to it when the menu closes.
    if (!isSwitching && chosen) void switchTo(chosen);
  };
  return (
    <AssociationSwitcher associations={associations} activeId={activeAssociation.id} onSwitch={select} />
  );
}
