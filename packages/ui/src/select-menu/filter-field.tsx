import { mdiClose, mdiMagnify } from '@mdi/js';
import { Button } from 'react-aria-components/Button';
import { Input, Label, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import iconButtonStyles from '../button/icon-button.module.css';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import { texts as searchTexts } from '../search-field/texts.ts';
import styles from '../search-field/search-field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** The arrow keys move through the entries while the field keeps the focus, by the Autocomplete around it. */
export function FilterField({ label }: { label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the list to type
    <AriaSearchField autoFocus className={`${fieldStyles['field']} ${styles['field']}`}>
      {({ isEmpty }) => (
        <>
          <Label>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Label>
          <div className={fieldStyles['group']}>
            <Icon path={mdiMagnify} />
            <Input placeholder={label} />
            {!isEmpty && (
              <Button className={iconButtonStyles['button'] ?? ''} aria-label={searchTexts.clear}>
                <Icon path={mdiClose} />
              </Button>
            )}
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
