import type { AuthUser } from '@mijn/domain/auth';
import { authContract } from '@mijn/domain/auth/contract';
import { countsContract } from '@mijn/domain/counts/contract';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { newsContract } from '@mijn/domain/news/contract';
import { profileContract } from '@mijn/domain/profile/contract';
import type { HttpHandler } from 'msw';
import { aProfile } from '../profile-data.ts';
import { noPasskeyCalls } from './passkeys-calls.ts';
import { mockCall, Refusal } from './mock-call.ts';

/**
 * Returns mocked calls of a session: the user check, the logout, the switch of association, the counts in the
 * menu, and the profile on the account page, where a login leads to.
 * @param signedIn the signed-in user, or null if nobody is signed in.
 */
export function sessionCalls(signedIn: AuthUser | null): HttpHandler[] {
  let user = signedIn;
  return [
    mockCall(authContract.csrf, () => undefined),
    mockCall(authContract.user, () => user ?? new Refusal('unauthenticated')),
    ...noPasskeyCalls(),
    mockCall(countsContract.getCounts, () => ({ bulletin_board: 0, newsletters: 0, albums: 0, news: 0 })),
    mockCall(countsContract.streamEvents, () => undefined),
    mockCall(invoicesContract.countInvoices, () => ({ to_check: 0, waiting_for_other: 0, checked: 0 })),
    mockCall(newsContract.listUrgent, () => ({ data: [] })),
    mockCall(profileContract.getProfile, () => aProfile(user ? { name: user.name, email: user.email } : {})),
    mockCall(authContract.logout, () => {
      user = null;
    }),
    mockCall(authContract.setAssociation, ({ params }) => {
      if (user) user = { ...user, last_active_association_id: params.association_id };
    }),
  ];
}
