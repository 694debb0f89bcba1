import { mdiArrowLeft, mdiOpenInNew } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import { useLinks, type LinkElementProps } from '../link-provider/link-provider.tsx';
import styles from './link.module.css';
import { texts } from './texts.ts';

export interface LinkProps extends Omit<LinkElementProps, 'className' | 'style'> {
  /** Whether the link is to another website. Such a link opens in a new tab, and has an icon that says so. */
  isExternal?: boolean;
  /** Whether the link has a larger touch target above and below, for a link on a line of its own. */
  isStandalone?: boolean;
  /** Whether the link leads back, such as to the list above the title of a page. It has an arrow. */
  isBack?: boolean;
}

export function Link({
  isExternal = false,
  isStandalone = false,
  isBack = false,
  children,
  ...props
}: LinkProps) {
  const { Link: AppLink } = useLinks();
  const look = isBack ? styles['back'] : isStandalone ? styles['standalone'] : '';
  const className = `${styles['link']} ${look}`;
  if (!isExternal)
    return (
      <AppLink {...props} className={className}>
        {isBack && <Icon path={mdiArrowLeft} />}
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
