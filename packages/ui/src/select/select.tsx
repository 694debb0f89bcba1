import { mdiChevronDown } from '@mdi/js';
import { useId } from 'react';
import chipStyles from '../chip/chip.module.css';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { useMenuTrigger } from '../menu/use-menu-trigger.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './select.module.css';
import { texts } from './texts.ts';
import { useSelectKeys } from './use-select-keys.ts';
import type { SelectProps } from './select-props.ts';

export type { SelectProps } from './select-props.ts';

const popover = lazyPart('select', async () => (await import('./select-popover.tsx')).SelectPopover, {
  isOverlay: true,
});

/** It is a plain button, and the script of the list loads when the user shows intent. */
export function Select({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  value,
  onChange,
  onBlur,
  look = 'field',
  isDisabled = false,
  name,
  id: givenId,
}: SelectProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { trigger, menu } = useMenuTrigger(popover, { id, role: 'listbox', isEmpty: options.length === 0 });
  const onKey = useSelectKeys({ options, value, onChange });
  const isChip = look === 'chip';
  const isOpen = trigger['aria-expanded'];
  const chosen = options.find((option) => option.id === value)?.label;
  // The label of a chip is its text until an option is chosen.
  const shown = chosen ?? (isChip ? label : texts.choose);

  const button = (
    <button
      {...trigger}
      type="button"
      name={name}
      disabled={isDisabled}
      className={isChip ? chipStyles['chip'] : `${fieldStyles['input']} ${styles['button']}`}
      aria-labelledby={isChip ? undefined : `${id}-value ${id}-label`}
      aria-describedby={describedBy(id, { description, errorMessage })}
      // The focus moves into the list while the list is open.
      onBlur={() => !isOpen && onBlur?.()}
      onKeyDown={(event) => (onKey(event) ? event.preventDefault() : trigger.onKeyDown(event))}
    >
      <span
        id={`${id}-value`}
        className={styles['value']}
        data-placeholder={chosen === undefined || undefined}
      >
        {shown}
      </span>
      {isChip && chosen !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <Icon path={mdiChevronDown} />
    </button>
  );
  return (
    <>
      {isChip ? (
        <div className={styles['chip']}>{button}</div>
      ) : (
        <FieldFrame {...{ id, label, description, errorMessage, isOptional, isDisabled }}>
          {button}
        </FieldFrame>
      )}
      {menu && <popover.Component {...menu} options={options} value={value} onChange={onChange} />}
    </>
  );
}
