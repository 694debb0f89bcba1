import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

/** A person's initials in a disc: decoration. Who it is stands beside it, or is the name of the button around it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden className={styles['avatar']}>
      {initialsOf(name)}
    </span>
  );
}
