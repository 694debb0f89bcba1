import { describe, expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { profileContract } from '@mijn/domain/profile/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, Refusal, refuse } from '@mijn/api/mock/call';
import { aProfile, profileCalls } from '@mijn/api/mock/profile';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

const PATH = '/profile/data/edit/contact';

const open = (...calls: Parameters<typeof showPortal>[1]) =>
  showPortal(PATH, [...calls, ...profileCalls(), ...sessionCalls(aUser())]);

describe('the form with the contact data', () => {
  it('saves telephone numbers as typed, with a link to call them', async () => {
    const user = await open();
    const mobile = await screen.findByLabelText(/^Mobiel/u);
    await user.clear(mobile);
    await user.type(mobile, '06 98 76 54 32');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Uw gegevens zijn opgeslagen.')).toBeVisible();
    expect(await screen.findByRole('link', { name: '06 98 76 54 32' })).toHaveAttribute(
      'href',
      'tel:+31698765432',
    );
    expect(screen.queryByText(/^Bevestig /u)).not.toBeInTheDocument();
  });

  it('says kindly what a telephone number looks like, and keeps what was typed', async () => {
    const user = await open();
    const phone = await screen.findByLabelText(/^Telefoon/u);
    await user.clear(phone);
    await user.type(phone, '010 12');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect((await screen.findAllByText(/Vul een telefoonnummer in, zoals 06 12345678/u))[0]).toBeVisible();
    expect(phone).toHaveValue('010 12');
  });

  it('asks for the password for another e-mail address, and shows that it must be confirmed', async () => {
    let isConfirmed = false;
    const pending_email = {
      email: 'anna@nieuw.example',
      requested_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2026-11-21T09:00:00.000Z',
    };
    const user = await open(
      mockCall(profileContract.requestEmail, () =>
        isConfirmed ? aProfile({ pending_email }) : new Refusal('sudo_required'),
      ),
      mockCall(authContract.sudo, () => {
        isConfirmed = true;
      }),
    );
    const email = await screen.findByLabelText('E-mailadres');
    await user.clear(email);
    await user.type(email, 'anna@nieuw.example');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bevestig dat u het bent' }));
    await user.type(await dialog.findByLabelText('Wachtwoord'), 'Waterpas-2026!');
    await user.click(dialog.getByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByText(/^Wij hebben een mail gestuurd naar anna@nieuw\.example/u)).toBeVisible();
    expect(await screen.findByText('Bevestig anna@nieuw.example')).toBeVisible();
  });

  it('keeps what was typed as a draft for the next visit', async () => {
    const user = await open();
    const phone = await screen.findByLabelText(/^Telefoon/u);
    await user.clear(phone);
    await user.type(phone, '020 111 22 33');
    await leavePortal();
    await open();
    expect(await screen.findByText(/^Uw concept van/u)).toBeVisible();
    expect(screen.getByLabelText(/^Telefoon/u)).toHaveValue('020 111 22 33');
  });

  it('shows what was changed elsewhere, and saves over it when asked again', async () => {
    const theirs = aProfile({ mobile: '06 11111111', version: 4 });
    const user = await open(
      mockCall(
        profileContract.getProfile,
        inTurn(
          () => aProfile(),
          () => theirs,
        ),
      ),
      mockCall(profileContract.updateContact, ({ body }) =>
        body.version === 4
          ? aProfile({ phone: body.phone, mobile: body.mobile, version: 5 })
          : new Refusal('conflict'),
      ),
    );
    const phone = await screen.findByLabelText(/^Telefoon/u);
    await user.clear(phone);
    await user.type(phone, '020 111 22 33');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Uw gegevens zijn intussen ergens anders gewijzigd')).toBeVisible();
    expect(screen.getByText('06 11111111')).toBeVisible();
    expect(phone).toHaveValue('020 111 22 33');
    await user.click(screen.getByRole('button', { name: 'Mijn wijzigingen opslaan' }));
    expect(await screen.findByRole('link', { name: '020 111 22 33' })).toBeVisible();
    expect(screen.getByRole('link', { name: '06 11111111' })).toBeVisible();
  });

  it('has no e-mail address for staff with write access', async () => {
    const impersonation = {
      staff_name: 'Sara Staf',
      ends_at: '2099-11-20T15:00:00.000Z',
      is_read_only: false,
    };
    await showPortal(PATH, [...profileCalls(), ...sessionCalls(aUser({ impersonation }))]);
    expect(await screen.findByLabelText(/^Telefoon/u)).toBeVisible();
    expect(screen.queryByLabelText('E-mailadres')).not.toBeInTheDocument();
    expect(screen.getByText('Het e-mailadres kan alleen de bewoner zelf wijzigen.')).toBeVisible();
  });
});

describe('a new e-mail address on the account page', () => {
  const pending = aProfile({
    pending_email: {
      email: 'anna@nieuw.example',
      requested_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2026-11-21T09:00:00.000Z',
    },
  });

  it('is sent again, and cancelled', async () => {
    const user = await showPortal('/profile/data', [...profileCalls(pending), ...sessionCalls(aUser())]);
    await user.click(await screen.findByRole('button', { name: 'Opnieuw versturen' }));
    expect(await screen.findByText(/Wij hebben de mail opnieuw gestuurd/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByText('Bevestig anna@nieuw.example')).not.toBeInTheDocument());
  });

  it('says to wait if a mail was just sent', async () => {
    const user = await showPortal('/profile/data', [
      mockCall(profileContract.resendEmail, refuse('too_many_requests')),
      ...profileCalls(pending),
      ...sessionCalls(aUser()),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Opnieuw versturen' }));
    expect(await screen.findByText(/probeer het over een minuut opnieuw/u)).toBeVisible();
  });
});
