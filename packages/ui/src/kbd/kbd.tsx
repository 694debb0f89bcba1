import styles from './kbd.module.css';

/** Shows the key of a shortcut. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles['kbd']}>{children}</kbd>;
}
