import { use } from 'react';
import { Chip } from '../chip/chip.tsx';
import { useChipFocus } from '../chip/use-chip-focus.ts';
import { type FilterChipProps, FilterPartsContext } from '../filter-sheet/filter-parts.ts';
import { Select } from '../select/select.tsx';
import styles from './filter-chip.module.css';
import { texts } from './texts.ts';

function ChipOrSelect({ label, options, value, onChange }: FilterChipProps) {
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

/** An inactive filter is a dropdown, an active one a chip that clears it. In a FilterSheet the filter shows its options. */
export function FilterChip(props: FilterChipProps) {
  const parts = use(FilterPartsContext);
  return parts ? <parts.Choice {...props} /> : <ChipOrSelect {...props} />;
}

export type { FilterChipProps } from '../filter-sheet/filter-parts.ts';
