import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import styles from './footer.module.css';

/** An entry of the footer: a link (`href`) or an action (`onPress`). Both look the same. */
type FooterEntry = { id: string; label: string } & (
  | { href: string; onPress?: never }
  | { href?: never; onPress: () => void }
);

export interface FooterColumn {
  id: string;
  heading?: string;
  entries: readonly FooterEntry[];
}

export interface FooterProps {
  company: string;
  /** The postal address on one line. */
  address: string;
  email: string;
  phone: string;
  /** The URL that calls the number. */
  phoneHref: string;
  /** The columns of links at the right side. */
  columns: readonly FooterColumn[];
}

function Column({ heading, entries }: Pick<FooterColumn, 'heading' | 'entries'>) {
  const id = useId();
  return (
    <div>
      {heading !== undefined && <strong id={id}>{heading}</strong>}
      <ul aria-labelledby={heading === undefined ? undefined : id}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.href === undefined ? (
              <Button variant="link" onPress={entry.onPress}>
                {entry.label}
              </Button>
            ) : (
              <Link href={entry.href}>{entry.label}</Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer({ company, address, email, phone, phoneHref, columns }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inside']}>
        <div>
          <strong>{company}</strong>
          <p className={styles['address']}>{address}</p>
          <p className={styles['reach']}>
            <Link href={`mailto:${email}`}>{email}</Link>
            <Link href={phoneHref}>{phone}</Link>
          </p>
        </div>
        {columns.map(({ id, ...column }) => (
          <Column key={id} {...column} />
        ))}
      </div>
    </footer>
  );
}
