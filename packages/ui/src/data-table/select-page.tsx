import { Checkbox } from '../checkbox/checkbox.tsx';
import { choose, chosenOf, type Selection } from './selection.ts';
import { texts } from './texts.ts';

export interface SelectPageProps<Row> {
  rows: readonly Row[];
  selection: Selection<Row>;
  isLabelHidden?: boolean;
}

/** Shows a checkbox that selects or deselects all rows of the page. */
export function SelectPage<Row extends { id: string }>(props: SelectPageProps<Row>) {
  const { rows, selection, isLabelHidden = false } = props;
  const ids = rows.map(({ id }) => id);
  const chosen = chosenOf(ids, selection.selected);
  return (
    <Checkbox
      label={texts.selectPage}
      isLabelHidden={isLabelHidden}
      isSelected={chosen === 'all'}
      isIndeterminate={chosen === 'some'}
      isDisabled={ids.length === 0}
      onChange={(isChosen) => selection.onSelect(choose(ids, selection.selected, isChosen))}
    />
  );
}
