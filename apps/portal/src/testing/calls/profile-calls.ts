import { fullName } from '@mijn/domain/names';
import type { AssociationAddresses, Profile } from '@mijn/domain/profile';
import { profileContract } from '@mijn/domain/profile/contract';
import type { HttpHandler } from 'msw';
import { aProfile } from '../profile-data.ts';
import { mockCall, Refusal } from './mock-call.ts';

/** Returns mocked calls of the member's own data. Changes are kept for the duration of one story or test. */
export function profileCalls(
  start: Profile = aProfile(),
  addresses: readonly AssociationAddresses[] = [],
): HttpHandler[] {
  let profile = start;
  const change = (version: number, changes: Partial<Profile>) => {
    if (version !== profile.version) return new Refusal('conflict');
    profile = { ...profile, ...changes, version: version + 1 };
    return profile;
  };
  return [
    mockCall(profileContract.getProfile, () => profile),
    mockCall(profileContract.listAddresses, () => ({ data: [...addresses] })),
    mockCall(profileContract.updatePersonal, ({ body: { version, salutation, ...parts } }) =>
      change(version, {
        name: fullName(parts),
        salutation: salutation === '' ? null : salutation,
        initials: parts.initials || null,
        first_name: parts.first_name || null,
        name_prefix: parts.name_prefix || null,
        last_name: parts.last_name,
      }),
    ),
    mockCall(profileContract.updateContact, ({ body: { version, phone, mobile } }) =>
      change(version, { phone: phone || null, mobile: mobile || null }),
    ),
    mockCall(profileContract.requestEmail, ({ body: { email } }) => {
      const [requested_at, expires_at] = ['2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'];
      profile = { ...profile, pending_email: { email, requested_at, expires_at } };
      return profile;
    }),
    mockCall(profileContract.resendEmail, () => profile),
    mockCall(profileContract.cancelEmail, () => {
      profile = { ...profile, pending_email: null };
      return profile;
    }),
    mockCall(profileContract.updatePassword, ({ body: { current_password } }) => {
      if (current_password !== 'Waterpas-2026!') {
        return new Refusal('validation_failed', {
          errors: { current_password: [{ code: 'wrong_password' }] },
        });
      }
      profile = { ...profile, pending_email: null };
      return undefined;
    }),
    mockCall(profileContract.confirmEmail, () => ({ email: 'anna@nieuw.example' })),
    mockCall(profileContract.undoEmail, () => ({ email: start.email, is_restored: true })),
  ];
}
