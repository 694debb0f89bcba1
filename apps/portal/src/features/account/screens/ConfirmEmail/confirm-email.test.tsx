import { describe, expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { profileContract } from '@mijn/domain/profile/contract';
import { screen } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { createOutage, mockCall, refuse } from '@mijn/api/mock/call';
import { profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const DRAFT = JSON.stringify({
  values: { phone: '020 111 22 33' },
  base: { phone: '' },
  files: [],
  savedAt: new Date().toISOString(),
});

describe('the link of the mail to a new e-mail address', () => {
  it('changes nothing before the button is pressed', async () => {
    let count = 0;
    const user = await showPortal('/email/confirm/token', [
      mockCall(profileContract.confirmEmail, () => {
        count += 1;
        return { email: 'anna@nieuw.example' };
      }),
      ...sessionCalls(null),
    ]);
    const button = await screen.findByRole('button', { name: 'E-mailadres bevestigen' });
    expect(count).toBe(0);
    await user.click(button);
    expect(await screen.findByText('Gelukt. U logt voortaan in met anna@nieuw.example.')).toBeVisible();
    expect(count).toBe(1);
    expect(screen.getByRole('link', { name: 'Naar mijn gegevens' })).toHaveAttribute('href', '/profile/data');
  });

  it('works for a member who is signed in, and keeps the state of the member', async () => {
    const key = 'mijn-portaal-2025';
    let email = 'anna.eigenaar@waterpas.example';
    const calls = [
      mockCall(profileContract.confirmEmail, () => {
        email = 'anna@nieuw.example';
        return { email };
      }),
      ...profileCalls(),
      ...sessionCalls(aUser()),
    ];
    const user = await showPortal('/email/confirm/token', [
      mockCall(authContract.user, () => aUser({ email })),
      ...calls,
    ]);
    localStorage.setItem(`${key}/draft/${aUser().id}//profile/contact`, DRAFT);
    await user.click(await screen.findByRole('button', { name: 'E-mailadres bevestigen' }));
    expect(await screen.findByText(/Gelukt\. U logt voortaan in/u)).toBeVisible();
    expect(localStorage.getItem(`${key}/draft/${aUser().id}//profile/contact`)).toBe(DRAFT);
  });

  it('that does not work any more says why', async () => {
    const user = await showPortal('/email/confirm/token', [
      mockCall(profileContract.confirmEmail, refuse('email_link_invalid')),
      ...sessionCalls(null),
    ]);
    await user.click(await screen.findByRole('button', { name: 'E-mailadres bevestigen' }));
    expect(await screen.findByText(/^Deze link werkt niet meer\. Misschien/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'E-mailadres bevestigen' })).not.toBeInTheDocument();
  });

  it('can be followed again after a failure of the server', async () => {
    const outage = createOutage();
    const user = await showPortal('/email/undo/token', [
      mockCall(
        profileContract.undoEmail,
        outage.refuseOr(() => ({ email: 'anna.eigenaar@waterpas.example', is_restored: true })),
      ),
      ...sessionCalls(null),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText(/Er ging iets mis/u)).toBeVisible();
    outage.end();
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText(/U logt weer in met anna\.eigenaar/u)).toBeVisible();
  });
});
