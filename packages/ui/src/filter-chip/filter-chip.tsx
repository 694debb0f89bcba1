import { useEffect, useLayoutEffect, useRef } from 'react';
import { Chip } from '../chip/chip.tsx';
import { focusablesIn } from '../keep-focus/keep-focus.ts';
import { Select } from '../select/select.tsx';
import styles from './filter-chip.module.css';
import { texts } from './texts.ts';

export interface FilterChipProps {
  /** What is filtered on: "Jaar". */
  label: string;
  options: readonly { id: string; label: string }[];
  /** The chosen option's id; null while the filter is off. It need not be among the options. */
  value: string | null;
  onChange: (id: string | null) => void;
}

/** A filter above a list: a choice while it is off, a chip that takes it away while it is on. */
export function FilterChip({ label, options, value, onChange }: FilterChipProps) {
  const holder = useRef<HTMLDivElement>(null);
  const isOn = value !== null;
  /** What it will be once the change that was made here has come through. */
  const willBeOn = useRef(isOn);
  const wasOn = useRef(isOn);
  // What had the focus has made way for the other: that one takes it.
  const takeFocus = () => {
    const isChangedHere = wasOn.current !== isOn && willBeOn.current === isOn;
    const isFocusLost = document.activeElement === document.body;
    if (isChangedHere && isFocusLost && holder.current) focusablesIn(holder.current)[0]?.focus();
  };
  useLayoutEffect(takeFocus);
  // Once more: until its list of choices is gone, the page can't take the focus.
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
