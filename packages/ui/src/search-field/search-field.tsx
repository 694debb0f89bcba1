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
  /** Its name: said, and shown inside while the field is empty. */
  label: string;
  /** `bar`: on the bar in the brand's colour. */
  look?: 'page' | 'bar';
  /** The shortcut's key, shown while the field is empty. */
  shortcut?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** What one searches with. Escape and the cross empty it, Enter sends it (`onSubmit`). */
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
