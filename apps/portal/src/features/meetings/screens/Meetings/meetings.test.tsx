import { describe, expect, it } from '@jest/globals';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../testing/builders.ts';
import { meetingsCalls } from '../../../../testing/calls/meetings-calls.ts';
import { mockCall, refuse } from '../../../../testing/calls/mock-call.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { fullAgenda, someMeetings, tooManyMeetings } from '../../../../testing/meetings-data.ts';

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
    // First what passes by itself.
    expect(await screen.findByText('U heeft een nieuw adres. Het oude adres werkt niet meer.')).toBeVisible();
    await waitFor(async () => expect(await address()).toHaveDisplayValue(/key=sleutel-2$/u));
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

const inYear = (year: number) => ({ name: `Vergaderingen van ${year}` });
const upcoming = { name: 'Komende vergaderingen' };

describe('the meetings', () => {
  it('are all there again at the next visit, whatever year was looked at', async () => {
    const user = await showPortal('/meetings', calls());
    const year = await screen.findByRole('button', { name: /^Jaar/u, expanded: false });
    await waitFor(() => expect(year).toBeEnabled());
    await user.click(year);
    await user.click(await screen.findByRole('option', { name: '2026' }));
    await waitFor(() => expect(screen.queryByRole('list', inYear(2025))).not.toBeInTheDocument());
    await leavePortal();

    await showPortal('/meetings', calls());
    expect(await screen.findByRole('list', inYear(2025))).toBeVisible();
    expect(screen.getByRole('list', upcoming)).toBeVisible();
  });

  it('come back as they were found by the link of the detail', async () => {
    const user = await showPortal('/meetings?zoek=notulen', calls());
    await user.click(await screen.findByRole('link', { name: 'Algemene ledenvergadering' }));
    await user.click(await screen.findByRole('link', { name: 'Alle vergaderingen' }));
    expect(await screen.findByText('1 vergadering')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('notulen');
  });

  it('are paged through apart, and both begin anew when something else is looked for', async () => {
    const meetings = [...fullAgenda, ...tooManyMeetings.slice(4)];
    const user = await showPortal('/meetings', [...sessionCalls(aUser()), ...meetingsCalls(meetings)]);
    const pagesOf = (list: string) =>
      screen.findByRole('navigation', { name: `Bladeren door ${list} vergaderingen` });
    const turn = async (list: string) =>
      user.click(within(await pagesOf(list)).getByRole('button', { name: 'Volgende' }));

    await turn('komende');
    await waitFor(async () => expect(await pagesOf('komende')).toHaveTextContent('26–30 van 30'));
    await turn('eerdere');
    await waitFor(async () => expect(await pagesOf('eerdere')).toHaveTextContent('26–50 van 59'));
    expect(await pagesOf('komende')).toHaveTextContent('26–30 van 30');

    await user.type(screen.getByRole('searchbox'), 'vergadering');
    await waitFor(async () => expect(await pagesOf('komende')).toHaveTextContent('1–25 van 30'));
  });

  it('that are to come are shown from the first at the next visit', async () => {
    const agenda = () => [...sessionCalls(aUser()), ...meetingsCalls(fullAgenda)];
    await showPortal('/meetings?komend=2', agenda());
    expect(await screen.findByRole('link', { name: 'Bestuursvergadering 30' })).toBeVisible();
    await leavePortal();
    await showPortal('/meetings', agenda());
    expect(await screen.findByRole('link', { name: 'Bestuursvergadering 1' })).toBeVisible();
  });
});
