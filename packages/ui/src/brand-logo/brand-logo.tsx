import type { ReactNode } from 'react';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './brand-logo.module.css';

export interface BrandLogoProps {
  /** The name of the portal, such as "Mijn Waterpas". */
  name: string;
  mark: ReactNode;
  /** The URL of the link. Without a URL the logo is not a link. */
  href?: string;
  size?: 'medium' | 'large';
}

export function BrandLogo({ name, mark, href, size = 'medium' }: BrandLogoProps) {
  const { Link } = useLinks();
  const inside = (
    <>
      <span aria-hidden className={styles['mark']}>
        {mark}
      </span>
      <span>{name}</span>
    </>
  );
  const look = { className: styles['logo'], 'data-size': size };
  return href === undefined ? (
    <span {...look}>{inside}</span>
  ) : (
    <Link {...look} href={href}>
      {inside}
    </Link>
  );
}
