import { useEffect, useLayoutEffect, useRef } from 'react';
import { Chip } from '../chip/chip.tsx';
import { focusablesIn } from '../focus/focus.ts';
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
  const holder = useRef<HTMLDivElement>(null);
  const isOn = value !== null;
  /** Whether the filter will be active after the parent has applied the last change from this chip. */
  const willBeOn = useRef(isOn);
  const wasOn = useRef(isOn);
  // The dropdown and the chip replace each other, so the new element
  // gets the focus that the old element lost.
  const takeFocus = () => {
    const isChangedHere = wasOn.current !== isOn && willBeOn.current === isOn;
    const isFocusLost = document.activeElement === document.body;
    if (isChangedHere && isFocusLost && holder.current) focusablesIn(holder.current)[0]?.focus();
  };
  useLayoutEffect(takeFocus);
  // The focus is tried again, because the page cannot get the focus until the list of options has closed.
  useEffect(() => {
    if (wasOn.current === isOn) return;
    takeFocus();
    wasOn.current = isOn;
    willBeOn.current = isOn;
  });

  const change = (id: string | null) => {
    willBeOn.current = id !== null;
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
