import { Chip } from '../chip/chip.tsx';
import { useChipFocus } from '../chip/use-chip-focus.ts';
import { Select } from '../select/select.tsx';
import styles from './filter-chip.module.css';
import { texts } from './texts.ts';

export interface FilterChipProps {
  /** The property that the filter uses, such as "Jaar". */
  label: string;
  options: readonly { id: string; label: string }[];
  /**
   * The id of the chosen option, or null while the filter is inactive. The id need not be one of the options.
   */
  value: string | null;
  onChange: (id: string | null) => void;
}

/**
 * Shows a filter above a list. An inactive filter is a dropdown. An active filter is a chip,
 * and pressing the chip clears the filter.
 */
export function FilterChip({ label, options, value, onChange }: FilterChipProps) {
  const isOn = value !== null;
  const { holder, expect } = useChipFocus(isOn);
  const change = (id: string | null) => {
    expect(id !== null);
    onChange(id);
  };
  const chosen = options.find(({ id }) => id === value)?.label ?? value ?? '';
  return (
    <div ref={holder} className={styles['filter']}>
      {isOn ? (
        <Chip label={texts.chosen(label, chosen)} onRemove={() => change(null)} />
      ) : (
        <Select
          look="chip"
          label={label}
          options={options}
          value={null}
          isDisabled={options.length === 0}
          onChange={change}
        />
      )}
    </div>
  );
}
