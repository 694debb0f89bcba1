import { mdiOpenInNew } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import { useLinks, type LinkElementProps } from '../link-provider/link-provider.tsx';
import styles from './link.module.css';
import { texts } from './texts.ts';

export interface LinkProps extends Omit<LinkElementProps, 'className' | 'style'> {
  /** Leads away from the portal: it opens in a new tab, and says so. */
  isExternal?: boolean;
  /** With a touch target above and below, for a link on a line of its own. */
  isStandalone?: boolean;
}

/** A link in running text, or on a line of its own. */
export function Link({ isExternal = false, isStandalone = false, children, ...props }: LinkProps) {
  const { Link: AppLink } = useLinks();
  const className = `${styles['link']} ${isStandalone ? styles['standalone'] : ''}`;
  if (!isExternal)
    return (
      <AppLink {...props} className={className}>
        {children}
      </AppLink>
    );
  return (
    <a {...props} className={className} target="_blank" rel="noreferrer">
      {children}
      <Icon path={mdiOpenInNew} label={texts.opensInNewTab} />
    </a>
  );
}
