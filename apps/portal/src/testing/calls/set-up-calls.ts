import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall } from '@mijn/api/mock/call';
import { passkeysCalls } from '@mijn/api/mock/passkeys';
import { securityCalls } from '@mijn/api/mock/security';
import type { AuthUser } from '@mijn/domain/auth';
import { authContract } from '@mijn/domain/auth/contract';
import { passkeysContract } from '@mijn/domain/passkeys/contract';
import { securityContract } from '@mijn/domain/security/contract';
import { MOCK_CODE } from '@mijn/api/mock';
import { aPasskey } from '@mijn/api/mock/passkeys';
import { Refusal } from '@mijn/api/mock/call';
import type { HttpHandler } from 'msw';
import { sessionCalls } from './session-calls.ts';

export const setUpCodes = Array.from({ length: 10 }, (_, index) => `k7wm-3xqa-9tr${index}`);

const withoutFactor = (is_due: boolean, own: Partial<AuthUser> = {}): AuthUser =>
  aBoardMember({
    ...(is_due && { associations: [], last_active_association_id: null, owner: null }),
    two_factor_auth: {
      enabled: false,
      authenticated: true,
      set_up: { required_from: is_due ? '2026-11-20T08:30:00.000Z' : '2099-12-10T08:30:00.000Z', is_due },
    },
    ...own,
  });

/** @param isDue returns whether the second factor is required by now. */
export function setUpCalls(isDue: () => boolean = () => true): HttpHandler[] {
  let hasFactor = false;
  let isOut = false;
  return [
    mockCall(authContract.user, () => {
      if (isOut) return new Refusal('unauthenticated');
      if (hasFactor) return aBoardMember({ two_factor_auth: { enabled: true, authenticated: true } });
      return withoutFactor(isDue());
    }),
    mockCall(authContract.logout, () => {
      isOut = true;
    }),
    mockCall(securityContract.enableTwoFactor, ({ body }) => {
      if (body.code !== MOCK_CODE)
        return new Refusal('validation_failed', { errors: { code: [{ code: 'invalid_code' }] } });
      hasFactor = true;
      return { recovery_codes: setUpCodes };
    }),
    mockCall(passkeysContract.addPasskey, ({ body }) => {
      hasFactor = true;
      return aPasskey(1, { name: body.name });
    }),
    ...securityCalls(),
    ...passkeysCalls([]),
    ...sessionCalls(aBoardMember()),
  ];
}
