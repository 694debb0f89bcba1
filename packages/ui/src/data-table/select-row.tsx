import { Checkbox } from '../checkbox/checkbox.tsx';
import { choose, type Selection } from './selection.ts';
import { texts } from './texts.ts';

export function SelectRow<Row extends { id: string }>({
  row,
  selection,
}: {
  row: Row;
  selection: Selection<Row>;
}) {
  return (
    <Checkbox
      label={texts.select(selection.nameOf(row))}
      isLabelHidden
      isSelected={selection.selected.includes(row.id)}
      onChange={(isChosen) => selection.onSelect(choose([row.id], selection.selected, isChosen))}
    />
  );
}
