import { parsePath } from 'react-router';
import { useSession } from '../../shared/session/use-session.ts';
import { isWithinPortal, pathForMember } from './path-for-member.ts';

/** Completes the address of a link that the router does not draw, such as the entry of a menu. */
export function useHref(): (href: string) => string {
  const session = useSession();
  return (href) => {
    if (!isWithinPortal(href)) return href;
    const { pathname = '', search = '', hash = '' } = pathForMember(parsePath(href), session);
    return pathname + search + hash;
  };
}
