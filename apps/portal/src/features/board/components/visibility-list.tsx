import { FactLine } from '@mijn/ui/fact-line';
import { SwitchList } from '@mijn/ui/switch-list';
import { useBrand } from '../../../shared/brand/brand.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { texts } from './texts.ts';
import type { VisibilityItem } from './use-visibility.ts';

interface VisibilityListProps<Item extends VisibilityItem> {
  label: string;
  items: readonly Item[];
  factOf?: (item: Item) => string;
  onChange: (item: Item, isVisible: boolean) => void;
}

export function VisibilityList<Item extends VisibilityItem>(props: VisibilityListProps<Item>) {
  const { label, items, factOf, onChange } = props;
  const { isReadOnly } = useSession();
  const { company } = useBrand();
  const descriptionOf = (item: Item) => {
    const { isVisible, changed_at, changed_by } = item;
    const who = changed_by?.is_staff ? texts.staff(changed_by.name, company) : changed_by?.name;
    return (
      <FactLine>
        {isVisible ? texts.visible : texts.boardOnly}
        {factOf?.(item)}
        {changed_at !== null && texts.changed(who, changed_at)}
      </FactLine>
    );
  };
  return (
    <SwitchList
      label={label}
      entries={items.map((item) => ({
        id: item.id,
        label: item.name,
        description: descriptionOf(item),
        isSelected: item.isVisible,
        isDisabled: isReadOnly,
        onChange: (isVisible: boolean) => onChange(item, isVisible),
      }))}
    />
  );
}
