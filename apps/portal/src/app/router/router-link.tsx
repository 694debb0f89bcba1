import type { LinkElementProps } from '@mijn/ui/link-provider';
import { Link, useLocation } from 'react-router';

const isOfThisSite = (href: string): boolean => /^(\?|\/(?!\/|api\/))/u.test(href);

/**
 * How the components of ui follow a link: within the portal without a page load, elsewhere as any link. The next page is
 * told where it was followed from (`useWayBack`).
 */
export function RouterLink({ href, children, ...props }: LinkElementProps) {
  const { pathname, search } = useLocation();
  const isWithin = isOfThisSite(href) && props.download === undefined;
  return isWithin ? (
    <Link to={href} state={{ from: pathname + search }} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
}
