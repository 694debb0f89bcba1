import { type FocusEvent, useEffect, useEffectEvent } from 'react';
import { useSheetForms } from './sheet-forms.ts';
import type { FilterFormProps } from './filter-parts.ts';
import styles from './filter-sheet.module.css';

/** The fields apply when the focus leaves them, and once more when the sheet closes, which stays open if a field has an error. */
export function SheetForm({ label, value, children, onOpen, onApply }: FilterFormProps) {
  const apply = useEffectEvent(onApply);
  const start = useEffectEvent(onOpen);
  const forms = useSheetForms();
  useEffect(() => forms.add(() => apply()), [forms]);
  // The fields are emptied when the filter is cleared outside them.
  useEffect(() => {
    if (value === null) start();
  }, [value]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onApply();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handler only observes the focus
    <fieldset className={styles['filter']} onBlur={leave}>
      <legend>{label}</legend>
      <div className={styles['fields']}>{children}</div>
    </fieldset>
  );
}
