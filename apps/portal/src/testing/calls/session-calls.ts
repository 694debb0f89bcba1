import { mockCall, Refusal } from '@mijn/api/mock/call';
import { countsCalls } from '@mijn/api/mock/counts';
import { requestFor } from '@mijn/api/mock/passkeys';
import { aProfile } from '@mijn/api/mock/profile';
import type { AuthUser } from '@mijn/domain/auth';
import { authContract } from '@mijn/domain/auth/contract';
import { countsContract } from '@mijn/domain/counts/contract';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { newsContract } from '@mijn/domain/news/contract';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import { profileContract } from '@mijn/domain/profile/contract';
import { writtenResolutionsContract } from '@mijn/domain/written-resolutions/contract';
import type { HttpHandler } from 'msw';

const noPasskeyCalls = (): HttpHandler[] => [
  mockCall(passkeysContract.startPasskeyLogin, () => requestFor(0)),
  mockCall(passkeysContract.startPasskeyFactor, () => requestFor(0)),
  mockCall(passkeysContract.startPasskeySudo, () => requestFor(0)),
];

/** @param signedIn the signed-in user, or null if nobody is signed in. */
export function sessionCalls(signedIn: AuthUser | null): HttpHandler[] {
  let user = signedIn;
  return [
    mockCall(authContract.csrf, () => undefined),
    mockCall(authContract.user, () => user ?? new Refusal('unauthenticated')),
    ...noPasskeyCalls(),
    mockCall(countsContract.streamEvents, () => undefined),
    ...countsCalls(),
    mockCall(invoicesContract.countInvoices, () => ({ to_check: 0, waiting_for_other: 0, checked: 0 })),
    mockCall(writtenResolutionsContract.listWrittenResolutions, () => ({ data: [] })),
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
