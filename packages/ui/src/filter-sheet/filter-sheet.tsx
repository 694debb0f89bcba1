import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { CompactSelect } from '../data-table/compact-select.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { FilterPartsContext } from './filter-parts.ts';
import { SheetChoice } from './sheet-choice.tsx';
import { SheetForm } from './sheet-form.tsx';
import { createSheetForms, SheetFormsContext } from './sheet-forms.ts';
import styles from './filter-sheet.module.css';
import { texts } from './texts.ts';

export interface FilterSheetProps {
  isOpen: boolean;
  /** Closes the sheet without a change of the list. */
  onClose: () => void;
  /** Shows the list with the chosen filters. */
  onApply: () => void;
  /** The result of the filters, such as "12 documenten". Undefined while it is not known. */
  found: string | undefined;
  /** Clears all filters. Undefined while there are none. */
  onClear: (() => void) | undefined;
  /** The sort orders of the list. */
  sort?: {
    options: readonly { value: string; label: string }[];
    value: string;
    onChange: (value: string) => void;
  };
  /** The filters: those of the bar above the list, which look different here. */
  children: ReactNode;
}

const parts = { Choice: SheetChoice, Form: SheetForm };

/** The parent keeps the choices, and applies them with the button of the sheet. */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onClose, onApply, found, onClear, sort, children } = props;
  const [forms] = useState(createSheetForms);
  return (
    <Dialog
      title={texts.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onPress={() => forms.applyAll() && onApply()}>{texts.show(found)}</Button>}
    >
      <div className={styles['filters']}>
        <VisuallyHidden>
          <output>{found}</output>
        </VisuallyHidden>
        <SheetFormsContext value={forms}>
          <FilterPartsContext value={parts}>{children}</FilterPartsContext>
        </SheetFormsContext>
        {sort && (
          <div className={styles['sort']}>
            <CompactSelect label={texts.sortBy} {...sort} />
          </div>
        )}
        <div className={styles['clear']}>
          <Button variant="text" size="small" isDisabled={onClear === undefined} onPress={onClear}>
            {texts.clear}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
