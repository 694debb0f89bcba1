import { Kbd } from '@mijn/ui/kbd';
import { Switch } from '@mijn/ui/switch';
import styles from './shortcut-help.module.css';
import { texts } from './texts.ts';

export interface ShortcutHelpProps {
  shortcuts: readonly { keys: readonly string[]; does: string }[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch turns the shortcuts off (WCAG 2.1.4). It is hidden in print and on touch devices, which have no keyboard. */
export function ShortcutHelp({ shortcuts, isOn, onChange }: ShortcutHelpProps) {
  return (
    <div className={styles['help']}>
      <Switch label={texts.shortcuts} isSelected={isOn} onChange={onChange} />
      {isOn && (
        <ul aria-label={texts.shortcuts}>
          {shortcuts.map(({ keys, does }) => (
            <li key={does}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
