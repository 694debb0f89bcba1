import type { LinkElementProps } from '@mijn/ui/link-provider';
import { Link } from 'react-router';

const isOfThisSite = (href: string): boolean => /^(\?|\/(?!\/|api\/))/u.test(href);

/** How the components of ui follow a link: within the portal without a page load, elsewhere as any link. */
export function RouterLink({ href, children, ...props }: LinkElementProps) {
  const isWithin = isOfThisSite(href) && props.download === undefined;
  return isWithin ? (
    <Link to={href} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
}
