import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

/**
 * Shows the initials of a person in a disc. Screen readers skip the avatar, so put the person's name in the
 * text beside it or in the label of the button around it.
 */
export function Avatar({ name }: { name: string }) {
  return (
    <span aria-hidden className={styles['avatar']}>
      {initialsOf(name)}
    </span>
  );
}
