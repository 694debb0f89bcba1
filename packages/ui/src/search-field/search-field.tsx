import { mdiClose, mdiMagnify } from '@mdi/js';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import iconButtonStyles from '../button/icon-button.module.css';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './search-field.module.css';
import { texts } from './texts.ts';

export interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'maxLength'> {
  label: string;
  /** The look of the field. `bar` is for a bar in the brand's colour. */
  look?: 'page' | 'bar';
  value?: string;
  defaultValue?: string;
  isDisabled?: boolean;
  /** The key of the shortcut, which is shown while the field is empty. */
  shortcut?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange?: (text: string) => void;
  /** Called with the text when the user presses Enter. */
  onSubmit?: (text: string) => void;
  /** Called when the user empties the field with Escape or the clear button. */
  onClear?: () => void;
  onFocusChange?: (hasFocus: boolean) => void;
}

export function SearchField({
  label,
  look = 'page',
  value,
  defaultValue = '',
  isDisabled = false,
  shortcut,
  inputRef,
  onChange,
  onSubmit,
  onClear,
  onFocusChange,
  ...attributes
}: SearchFieldProps) {
  const id = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const [ownText, setOwnText] = useState(defaultValue);
  const text = value ?? ownText;
  const change = (next: string) => {
    setOwnText(next);
    onChange?.(next);
  };
  const clear = () => {
    change('');
    onClear?.();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(text);
    }
    // Escape in an empty field belongs to the dialog around the field.
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };
  return (
    <div
      className={`${fieldStyles['field']} ${styles['field']}`}
      data-look={look}
      data-disabled={isDisabled || undefined}
    >
      <div className={fieldStyles['group']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        <Icon path={mdiMagnify} />
        <input
          {...attributes}
          ref={input}
          id={id}
          type="search"
          placeholder={label}
          value={text}
          disabled={isDisabled}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => onFocusChange?.(true)}
          onBlur={() => onFocusChange?.(false)}
        />
        {text === '' ? (
          shortcut
        ) : (
          <button
            type="button"
            // Escape does the same, so the button is no stop of the Tab key.
            tabIndex={-1}
            className={iconButtonStyles['button']}
            data-on-brand={look === 'bar' || undefined}
            aria-label={texts.clear}
            disabled={isDisabled}
            onClick={clear}
          >
            <Icon path={mdiClose} />
          </button>
        )}
      </div>
    </div>
  );
}
