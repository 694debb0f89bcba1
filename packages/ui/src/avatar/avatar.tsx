import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

export interface AvatarProps {
  name: string;
  /** The look of the disc: on the brand's colour, or on a surface. */
  look?: 'brand' | 'surface';
}

/**
 * Shows the initials of a person in a disc. Screen readers skip the avatar, so put the person's name in the
 * text beside it or in the label of the button around it.
 */
export function Avatar({ name, look = 'brand' }: AvatarProps) {
  return (
    <span aria-hidden className={styles['avatar']} data-look={look}>
      {initialsOf(name)}
    </span>
  );
}
