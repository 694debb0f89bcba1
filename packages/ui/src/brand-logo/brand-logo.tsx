import type { ReactNode } from 'react';
import { useLinks } from '../link-provider/link-provider.tsx';
import styles from './brand-logo.module.css';

export interface BrandLogoProps {
  /** The portal's name: "Mijn Waterpas". */
  name: string;
  /** The brand's picture, decoration beside the name. */
  mark: ReactNode;
  /** Where it leads; without it the logo is no link. */
  href?: string;
  size?: 'medium' | 'large';
}

/** The brand's mark with the portal's name. */
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
