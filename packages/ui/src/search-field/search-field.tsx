import { mdiClose, mdiMagnify } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Input,
  Label,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import iconButtonStyles from '../button/icon-button.module.css';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './search-field.module.css';
import { texts } from './texts.ts';

export interface SearchFieldProps extends Omit<
  AriaSearchFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'render'
> {
  /** The name of the field, for screen readers and as the placeholder. */
  label: string;
  /** The look of the field. `bar` is for a bar in the brand's colour. */
  look?: 'page' | 'bar';
  /** The key of the shortcut, which is shown while the field is empty. */
  shortcut?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Shows a field to search. Escape and the clear button empty the
 * field, Enter submits the search (`onSubmit`).
 */
export function SearchField({ label, look = 'page', shortcut, inputRef, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} className={`${fieldStyles['field']} ${styles['field']}`} data-look={look}>
      {({ isEmpty }) => (
        <>
          <Label>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Label>
          <div className={fieldStyles['group']}>
            <Icon path={mdiMagnify} />
            <Input ref={inputRef} placeholder={label} />
            {isEmpty ? (
              shortcut
            ) : (
              <Button
                className={iconButtonStyles['button'] ?? ''}
                data-on-brand={look === 'bar' || undefined}
                aria-label={texts.clear}
              >
                <Icon path={mdiClose} />
              </Button>
            )}
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
