import styles from './door-code.module.css';

export interface DoorCodeProps {
  /** What the code is for, such as "Uw code voor de deur". */
  label: string;
  /** The code, such as "7F3-A9C". */
  code: string;
}

/** Shows a short code in letters that somebody else reads from the screen of a phone. */
export function DoorCode({ label, code }: DoorCodeProps) {
  return (
    <p className={styles['place']}>
      <span className={styles['label']}>{label}</span>
      <strong className={styles['code']} translate="no">
        {code}
      </strong>
    </p>
  );
}
