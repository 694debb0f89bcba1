import { mdiChevronDown } from '@mdi/js';
import { use, useId, useRef, useState } from 'react';
import { Chip } from '../chip/chip.tsx';
import chipStyles from '../chip/chip.module.css';
import { useChipFocus } from '../chip/use-chip-focus.ts';
import { type FilterFormProps, FilterPartsContext } from '../filter-sheet/filter-parts.ts';
import { Icon } from '../icon/icon.tsx';
import { lazyPart, useIntent } from '../lazy-part/lazy-part.tsx';
import styles from './filter-form.module.css';
import { texts } from './texts.ts';

const panel = lazyPart('filter-form', async () => (await import('./filter-form-panel.tsx')).FilterFormPanel, {
  isOverlay: true,
});

function ChipOrForm({ label, value, children, onApply, onOpen, onClear }: FilterFormProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const intent = useIntent(panel);
  const [isOpen, setOpen] = useState(false);
  const isOn = value !== null;
  const { holder, expect } = useChipFocus(isOn);

  return (
    <div ref={holder} className={styles['filter']}>
      {value === null ? (
        <button
          {...intent}
          ref={trigger}
          id={id}
          type="button"
          className={chipStyles['chip']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            onOpen();
            setOpen(true);
          }}
        >
          <span>{label}</span>
          <Icon path={mdiChevronDown} />
        </button>
      ) : (
        <Chip
          label={texts.chosen(label, value)}
          onRemove={() => {
            expect(false);
            onClear();
          }}
        />
      )}
      {isOpen && !isOn && (
        <panel.Component
          labelledBy={id}
          triggerRef={trigger}
          onClose={() => setOpen(false)}
          onSubmit={() => {
            if (!onApply()) return;
            expect(true);
            setOpen(false);
          }}
        >
          {children}
        </panel.Component>
      )}
    </div>
  );
}

/**
 * Shows a filter whose values are typed, such as an amount. It is a button that opens a form, or a chip that clears it. In a FilterSheet
 * it shows its fields.
 */
export function FilterForm(props: FilterFormProps) {
  const parts = use(FilterPartsContext);
  return parts ? <parts.Form {...props} /> : <ChipOrForm {...props} />;
}

export type { FilterFormProps } from '../filter-sheet/filter-parts.ts';
