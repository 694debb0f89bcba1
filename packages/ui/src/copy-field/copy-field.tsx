import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { describedBy, FieldFrame } from '../field-frame/field-frame.tsx';
import fieldStyles from '../field/field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './copy-field.module.css';
import { texts } from './texts.ts';

export interface CopyFieldProps {
  label: string;
  description?: ReactNode;
  value: string;
}

/** Shows a text that the user copies to another program. It is read-only, and one press copies it all. */
export function CopyField({ label, description, value }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<{ value: string; how: 'copied' | 'selected' }>();
  // The result of copying an earlier value is not shown for a new value.
  const how = done?.value === value ? done.how : undefined;

  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    // If the browser does not copy the text, the field selects it all, so
    // that the user can copy it from the field.
    if (!isCopied) input.current?.select();
    setDone({ value, how: isCopied ? 'copied' : 'selected' });
  };
  return (
    <FieldFrame id={id} label={label} description={description}>
      <div className={styles['row']}>
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          spellCheck={false}
          className={fieldStyles['input']}
          aria-describedby={describedBy(id, { description })}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="quiet"
          icon={how === 'copied' ? mdiCheck : mdiContentCopy}
          onPress={() => void copy()}
        >
          {how === 'copied' ? texts.copied : texts.copy}
        </Button>
      </div>
      <output className={styles['status']}>
        {how === 'copied' && <VisuallyHidden>{texts.copied}</VisuallyHidden>}
        {how === 'selected' && texts.selected}
      </output>
    </FieldFrame>
  );
}
