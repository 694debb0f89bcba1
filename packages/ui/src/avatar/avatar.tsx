import styles from './avatar.module.css';

/** First and last letter of a name: "Anna de Vries" becomes AV. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [...(words[0] ?? '')]
    .slice(0, 1)
    .concat([...last].slice(0, 1))
    .join('')
    .toUpperCase();
}

/** A person's initials in a disc; the whole name stands beside it, if only for screen readers. */
export function Avatar({ name }: { name: string }) {
  return <span className={styles['avatar']}>{initialsOf(name)}</span>;
}
