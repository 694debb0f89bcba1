import { useSession } from '../../../shared/session/use-session.ts';

/** Returns whether the member is at the screen. Staff who act for a member can't give, accept or end a proxy (docs/product.md#impersonation). */
export function useMayAct(): boolean {
  const { user } = useSession();
  return user !== null && user.impersonation === null;
}
