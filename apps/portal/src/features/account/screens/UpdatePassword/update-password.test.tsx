import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aUser } from '@mijn/api/mock/auth';
import { aProfile, profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const PATH = '/profile/update-password';
const NEW = 'Dertien katten op het dak';

async function fillIn(current: string) {
  const user = await showPortal(PATH, [...profileCalls(), ...sessionCalls(aUser())]);
  await fillInFields(user, current);
  return user;
}

async function fillInFields(user: UserEvent, current: string): Promise<void> {
  await user.type(await screen.findByLabelText('Huidig wachtwoord'), current);
  await user.type(screen.getByLabelText('Nieuw wachtwoord'), NEW);
  await user.type(screen.getByLabelText('Herhaal nieuw wachtwoord'), NEW);
}

const stored = () =>
  Object.keys(localStorage)
    .map((key) => localStorage.getItem(key))
    .join(' ');

describe('the form that changes the password', () => {
  it('says that other devices are logged out, and stores no password in the browser', async () => {
    const user = await fillIn('Waterpas-2026!');
    expect(stored()).not.toContain(NEW);
    await user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    expect(await screen.findByText(/Uw wachtwoord is gewijzigd/u)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    expect(stored()).not.toContain(NEW);
  });

  it('ends a request for another e-mail address, which is not shown any more', async () => {
    const pending_email = {
      email: 'anna@nieuw.example',
      requested_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2099-11-21T09:00:00.000Z',
    };
    const profile = aProfile({ pending_email });
    const user = await showPortal('/profile/data', [...profileCalls(profile), ...sessionCalls(aUser())]);
    expect((await screen.findAllByText(/anna@nieuw.example/u))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Anna/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Wijzig wachtwoord' }));
    await fillInFields(user, 'Waterpas-2026!');
    await user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/anna@nieuw.example/u)).not.toBeInTheDocument());
  });

  it('shows a wrong current password at its field, and keeps the new one', async () => {
    const user = await fillIn('fout');
    await user.click(screen.getByRole('button', { name: 'Wachtwoord wijzigen' }));
    expect((await screen.findAllByText(/Dit wachtwoord klopt niet/u))[0]).toBeVisible();
    expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue(NEW);
  });

  it('is not shown to staff, whatever access they have', async () => {
    const impersonation = {
      staff_name: 'Sara Staf',
      ends_at: '2099-11-20T15:00:00.000Z',
      is_read_only: false,
    };
    await showPortal(PATH, sessionCalls(aUser({ impersonation })));
    expect(await screen.findByText('Het wachtwoord kan alleen de bewoner zelf wijzigen.')).toBeVisible();
    expect(screen.queryByLabelText('Nieuw wachtwoord')).not.toBeInTheDocument();
  });
});
