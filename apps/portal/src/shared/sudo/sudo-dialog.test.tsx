import { describe, expect, it } from '@jest/globals';
import { authContract } from '@mijn/domain/auth/contract';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../testing/dom/show-portal.tsx';

setUpPortal();

const PASSWORD = 'Waterpas-2026!';

async function startCall() {
  let isConfirmed = false;
  const done: string[] = [];
  const user = await showPortal('/meetings', [
    mockCall(authContract.sudo, ({ body }) => {
      if (body.password !== PASSWORD)
        return new Refusal('validation_failed', { errors: { password: [{ code: 'wrong_password' }] } });
      isConfirmed = true;
      return undefined;
    }),
    mockCall(meetingsContract.renewCalendarFeed, () => {
      if (!isConfirmed) return new Refusal('sudo_required');
      done.push('renewed');
      return { address: 'https://mijn.waterpas.example/api/calendar-feed/meetings.ics?key=nieuw' };
    }),
    ...sessionCalls(aUser()),
    ...meetingsCalls([]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Kalenderabonnement' }));
  await user.click(await screen.findByRole('button', { name: 'Nieuw adres maken' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Nieuw adres maken?' });
  await user.click(within(ask).getByRole('button', { name: 'Nieuw adres maken' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bevestig dat u het bent' }));
  return { user, done, dialog };
}

const isGone = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Bevestig dat u het bent' })).not.toBeInTheDocument(),
  );

describe('the question for the password', () => {
  it('repeats the call after the right password', async () => {
    const { user, done, dialog } = await startCall();
    await user.type(await dialog.findByLabelText('Wachtwoord'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Bevestigen' }));
    expect(await screen.findByText('U hebt een nieuw adres. Het oude adres werkt niet meer.')).toBeVisible();
    expect(done).toEqual(['renewed']);
    await isGone();
  });

  it('stays after a wrong password, and says so', async () => {
    const { user, done, dialog } = await startCall();
    await user.type(await dialog.findByLabelText('Wachtwoord'), 'fout');
    await user.click(dialog.getByRole('button', { name: 'Bevestigen' }));
    expect((await dialog.findAllByText(/Dit wachtwoord klopt niet/u))[0]).toBeVisible();
    expect(done).toEqual([]);
  });

  it('lets the call fail if the member cancels', async () => {
    const { user, done, dialog } = await startCall();
    await user.click(await dialog.findByRole('button', { name: 'Annuleren' }));
    expect(await screen.findByText(/Bevestig eerst dat u het bent/u)).toBeVisible();
    expect(done).toEqual([]);
    await isGone();
  });

  it('is not stored as a draft', async () => {
    const { user, dialog } = await startCall();
    await user.type(await dialog.findByLabelText('Wachtwoord'), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
    await isGone();
    const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(stored.join(' ')).not.toContain(PASSWORD);
  });
});
