import type { PasswordStrength as Strength } from '@mijn/domain/passwords';
import styles from './password-strength.module.css';
import { texts } from './texts.ts';

export function PasswordStrength({ strength }: { strength: Strength }) {
  return (
    <div className={styles['meter']} data-strength={strength}>
      <span className={styles['bars']} aria-hidden>
        <i />
        <i />
        <i />
      </span>
      <output>{texts[strength]}</output>
    </div>
  );
}
