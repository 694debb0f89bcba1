import { Icon as MdiIcon } from '@mdi/react';
import styles from './icon.module.css';

export interface IconProps {
  /** The path of an icon of `@mdi/js`. */
  path: string;
  /** What a screen reader says; without it the icon is decoration. */
  label?: string | undefined;
  size?: 'inherit' | 'large';
}

/** An icon of the mdi pack, as large as the text beside it (specification §9). */
export function Icon({ path, label, size = 'inherit' }: IconProps) {
  const className = `${styles['icon']} ${size === 'large' ? styles['large'] : ''}`;
  if (label === undefined) return <MdiIcon path={path} className={className} aria-hidden />;
  return <MdiIcon path={path} className={className} title={label} />;
}
