import { Icon as MdiIcon } from '@mdi/react';
import { useId } from 'react';
import styles from './icon.module.css';

export interface IconProps {
  /** The path of an icon of `@mdi/js`. */
  path: string;
  /** The label for screen readers. Without a label, screen readers skip the icon. */
  label?: string | undefined;
  size?: 'inherit' | 'large';
}

/** Shows an icon of the mdi pack, with the size of the surrounding text (docs/product.md#formats). */
export function Icon({ path, label, size = 'inherit' }: IconProps) {
  // The pack numbers the ids of labels in the order of rendering, which differs between the server and the browser.
  const id = useId();
  const className = `${styles['icon']} ${size === 'large' ? styles['large'] : ''}`;
  if (label === undefined) return <MdiIcon path={path} className={className} aria-hidden />;
  return <MdiIcon id={id} path={path} className={className} title={label} />;
}
