import type { ReactNode } from 'react';
import styles from './footer.module.css';

export interface FooterProps {
  company: string;
  /** The postal address on one line. */
  address: string;
  email: string;
  phone: string;
  /** Columns of links at the right: each a list. */
  columns: readonly { id: string; heading?: string; links: readonly { id: string; content: ReactNode }[] }[];
}

/** The foot of every page: who the manager is, and where else to go (specification §2). */
export function Footer({ company, address, email, phone, columns }: FooterProps) {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inside']}>
        <div>
          <strong>{company}</strong>
          <p className={styles['address']}>{address}</p>
          <p className={styles['reach']}>
            <a href={`mailto:${email}`}>{email}</a>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </p>
        </div>
        {columns.map(({ id, heading, links }) => (
          <div key={id}>
            {heading !== undefined && <strong>{heading}</strong>}
            <ul>
              {links.map((link) => (
                <li key={link.id}>{link.content}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
