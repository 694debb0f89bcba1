import type { LinkElementProps } from '@mijn/ui/link-provider';
import { Link, parsePath, useLocation } from 'react-router';
import { useSession } from '../../shared/session/use-session.ts';
import { isWithinPortal, pathForMember } from './path-for-member.ts';

/**
 * How the components of ui follow a link: within the portal without a page load, elsewhere as any link. The next page
 * finds in its state where the link was followed (`useWayBack`).
 */
export function RouterLink({ href, children, ...props }: LinkElementProps) {
  const { pathname, search } = useLocation();
  const session = useSession();
  return isWithinPortal(href) && props.download === undefined ? (
    <Link to={pathForMember(parsePath(href), session)} state={{ from: pathname + search }} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
}
