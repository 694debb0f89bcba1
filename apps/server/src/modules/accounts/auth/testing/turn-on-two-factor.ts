import { securityOperations } from '@mijn/domain/security';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';

/** Returns a function that computes a code, and the recovery codes. */
export async function turnOnTwoFactor({ clock }: TestApp, by: TestClient) {
  const { secret } = (await by.post('/security/two-factor/start')).as(securityOperations.startTwoFactor);
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
  const response = await by.post('/security/two-factor/enable', { code: code() });
  return { code, codes: response.as(securityOperations.enableTwoFactor).recovery_codes };
}
