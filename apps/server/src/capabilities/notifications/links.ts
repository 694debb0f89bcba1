import { searchWithAssociation } from '@mijn/domain/associations';
import { fillPath } from '@mijn/domain/wire';
import { notificationsOperations } from '@mijn/domain/notifications';
import type { ServerSecret } from '../../platform/security/server-secret.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { type Subscribed, unsubscribeToken } from './unsubscribe-token.ts';

type Address = Pick<Foundation['config'], 'appUrl'>;

/** @param code the association, for members of several (docs/product.md#association-in-the-address). */
export function pageLink({ appUrl }: Address, path: string, code: string | undefined): string {
  const url = new URL(path, appUrl);
  url.search = searchWithAssociation(url.search, code);
  return url.href;
}

/** The two addresses that unsubscribe: a page for people, and the call for mail programs (RFC 8058). */
export interface UnsubscribeLinks {
  page: string;
  oneClick: string;
}

export function unsubscribeLinks(
  { appUrl }: Address,
  secret: ServerSecret,
  subscribed: Subscribed,
): UnsubscribeLinks {
  const token = unsubscribeToken(secret, subscribed);
  const call = fillPath(notificationsOperations.unsubscribeInOneClick.path, { token });
  return {
    page: new URL(`/unsubscribe/${token}`, appUrl).href,
    oneClick: new URL(`/api${call}`, appUrl).href,
  };
}
