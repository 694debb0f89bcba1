import { describe, expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { screen } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { archiveCalls } from '@mijn/api/mock/archive';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { someDocuments } from '../../../../testing/archive-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { showPortal, setUpPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const halfWay = aUser({
  associations: [],
  owner: null,
  two_factor_auth: { enabled: true, authenticated: false },
});
const whole = aUser({ two_factor_auth: { enabled: true, authenticated: true } });

const calls = [
  mockCall(authContract.confirmTwoFactor, ({ body }) =>
    body.code === '123456'
      ? whole
      : new Refusal('validation_failed', { errors: { code: [{ code: 'invalid_code' }] } }),
  ),
  ...sessionCalls(halfWay),
  ...archiveCalls(someDocuments),
];

describe('the second factor', () => {
  it('is required before a page is shown, and is followed by that page', async () => {
    const user = await showPortal('/archive', calls);
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  });

  it('shows the error of a wrong code at the field', async () => {
    const user = await showPortal('/login/2fa', calls);
    await user.type(await screen.findByLabelText('Code'), '654321');
    await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
    expect(
      await screen.findByText('Deze code klopt niet. Controleer de code, of gebruik een andere.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeInvalid();
  });
});
