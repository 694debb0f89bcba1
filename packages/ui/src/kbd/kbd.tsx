import styles from './kbd.module.css';

/** The key of a shortcut. */
export function Kbd({ children }: { children: string }) {
  return <kbd className={styles['kbd']}>{children}</kbd>;
}
