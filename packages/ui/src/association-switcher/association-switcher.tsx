import { associationLabel, type Association } from '@mijn/domain/associations';
import { BoardTag } from '../board-tag/board-tag.tsx';
import { SelectMenu } from '../select-menu/select-menu.tsx';
import { AssociationLabel } from './association-label.tsx';
import { texts } from './texts.ts';

export interface AssociationSwitcherProps {
  associations: readonly Pick<Association, 'id' | 'code' | 'name' | 'title' | 'is_board'>[];
  activeId: string;
  /** Called with the id of the chosen association, if it is not the active association. */
  onSwitch: (id: string) => void;
}

/** Shows the active association (docs/product.md#names-of-associations). For a user with several, it is a dropdown. */
export function AssociationSwitcher({ associations, activeId, onSwitch }: AssociationSwitcherProps) {
  const active = associations.find(({ id }) => id === activeId);
  if (!active) return null;
  if (associations.length === 1) return <AssociationLabel {...active} />;
  return (
    <SelectMenu
      label={texts.association}
      entries={associations.map((association) => ({
        id: association.id,
        label: `${association.code} - ${associationLabel(association)}`,
        tag: association.is_board ? <BoardTag /> : undefined,
      }))}
      selectedId={activeId}
      onSelect={(id) => id !== activeId && onSwitch(id)}
    >
      <AssociationLabel {...active} />
    </SelectMenu>
  );
}
