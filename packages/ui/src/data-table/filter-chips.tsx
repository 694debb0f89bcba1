import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { useKeepFocus } from '../keep-focus/keep-focus.ts';
import styles from './data-table.module.css';
import { texts } from './texts.ts';

export interface Filters {
  active: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** Shows the active filters as chips. After a removal the focus moves to the next element. */
export function FilterChips({ active, onRemove, onClear }: Filters) {
  const clear = useKeepFocus();
  return (
    <fieldset aria-label={texts.filters} className={styles['filters']}>
      {active.map(({ id, label }) => (
        <Chip key={id} label={label} onRemove={() => onRemove(id)} />
      ))}
      <Button ref={clear} variant="text" size="small" onPress={onClear}>
        {texts.clearFilters}
      </Button>
    </fieldset>
  );
}
