import { describe, expect, it } from '@jest/globals';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../testing/builders.ts';
import { meetingsCalls } from '../../../../testing/calls/meetings-calls.ts';
import { mockCall, refuse } from '../../../../testing/calls/mock-call.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { someMeetings } from '../../../../testing/meetings-data.ts';

setUpPortal();

const calls = (user = aUser()) => [...sessionCalls(user), ...meetingsCalls(someMeetings)];
const address = () => screen.findByRole('textbox', { name: 'Adres van uw abonnement' });
const subscribe = { name: 'Agenda-abonnement' };
const renew = { name: 'Nieuw adres maken' };

describe('the calendar feed', () => {
  it('gets a new address only after the question, and says so', async () => {
    const user = await showPortal('/meetings', calls());
    await user.click(await screen.findByRole('button', subscribe));
    expect(await address()).toHaveDisplayValue(/key=sleutel-1$/u);

    await user.click(screen.getByRole('button', renew));
    const question = await screen.findByRole('alertdialog', { name: 'Nieuw adres maken?' });
    await user.click(within(question).getByRole('button', { name: 'Annuleren' }));
    expect(await address()).toHaveDisplayValue(/key=sleutel-1$/u);

    await user.click(screen.getByRole('button', renew));
    const again = await screen.findByRole('alertdialog', { name: 'Nieuw adres maken?' });
    await user.click(within(again).getByRole('button', renew));
    await waitFor(async () => expect(await address()).toHaveDisplayValue(/key=sleutel-2$/u));
    expect(screen.getByText('U heeft een nieuw adres. Het oude adres werkt niet meer.')).toBeVisible();
  });

  it('keeps its address on screen when a new one could not be made', async () => {
    const refused = mockCall(meetingsContract.renewCalendarFeed, refuse('unavailable'));
    const user = await showPortal('/meetings', [refused, ...calls()]);
    await user.click(await screen.findByRole('button', subscribe));
    await address();
    await user.click(screen.getByRole('button', renew));
    const question = await screen.findByRole('alertdialog', { name: 'Nieuw adres maken?' });
    await user.click(within(question).getByRole('button', renew));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await address()).toHaveDisplayValue(/key=sleutel-1$/u);
  });

  it.each([true, false])(
    'does not exist in a session of provider staff (read-only: %s)',
    async (is_read_only) => {
      const impersonation = { staff_name: 'Sara Staf', is_read_only, ends_at: '2126-11-20T12:00:00.000Z' };
      await showPortal('/meetings', calls(aUser({ impersonation })));
      expect(await screen.findByRole('list', { name: 'Komende vergaderingen' })).toBeVisible();
      expect(screen.queryByRole('button', subscribe)).not.toBeInTheDocument();
    },
  );
});
