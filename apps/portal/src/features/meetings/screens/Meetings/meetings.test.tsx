import { describe, expect, it } from '@jest/globals';
import { meetingsContract } from '@mijn/domain/meetings/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '@mijn/api/mock/auth';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { fullAgenda, someMeetings, tooManyMeetings } from '../../../../testing/meetings-data.ts';

setUpPortal();

const calls = (user = aUser()) => [...sessionCalls(user), ...meetingsCalls(someMeetings)];
const feedUrl = () => screen.findByRole('textbox', { name: 'Adres van uw abonnement' });
const subscribe = { name: 'Kalenderabonnement' };
const renew = { name: 'Nieuw adres maken' };

describe('the calendar feed', () => {
  it('gets a new URL only after confirmation, and says so', async () => {
    const user = await showPortal('/meetings', calls());
    await user.click(await screen.findByRole('button', subscribe));
    expect(await feedUrl()).toHaveDisplayValue(/key=sleutel-1$/u);

    await user.click(screen.getByRole('button', renew));
    const question = await screen.findByRole('alertdialog', { name: 'Nieuw adres maken?' });
    await user.click(within(question).getByRole('button', { name: 'Annuleren' }));
    expect(await feedUrl()).toHaveDisplayValue(/key=sleutel-1$/u);

    await user.click(screen.getByRole('button', renew));
    const again = await screen.findByRole('alertdialog', { name: 'Nieuw adres maken?' });
    await user.click(within(again).getByRole('button', renew));
    expect(await screen.findByText('U hebt een nieuw adres. Het oude adres werkt niet meer.')).toBeVisible();
    await waitFor(async () => expect(await feedUrl()).toHaveDisplayValue(/key=sleutel-2$/u));
  });

  it('still shows its URL when a new one could not be created', async () => {
    const refused = mockCall(meetingsContract.renewCalendarFeed, refuse('unavailable'));
    const user = await showPortal('/meetings', [refused, ...calls()]);
    await user.click(await screen.findByRole('button', subscribe));
    await feedUrl();
    await user.click(screen.getByRole('button', renew));
    const question = await screen.findByRole('alertdialog', { name: 'Nieuw adres maken?' });
    await user.click(within(question).getByRole('button', renew));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await feedUrl()).toHaveDisplayValue(/key=sleutel-1$/u);
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
  it('are all shown again at the next visit, regardless of the selected year', async () => {
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

  it('are shown with the same search after the link back from a meeting', async () => {
    const user = await showPortal('/meetings?zoek=notulen', calls());
    await user.click(await screen.findByRole('link', { name: /^Algemene ledenvergadering/u }));
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Vergaderingen' }));
    expect(await screen.findByText('1 vergadering')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('notulen');
  });

  it('have separate pages for upcoming and past meetings, and a new search resets both', async () => {
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

  it('that are upcoming start at the first page at the next visit', async () => {
    const agenda = () => [...sessionCalls(aUser()), ...meetingsCalls(fullAgenda)];
    await showPortal('/meetings?komend=2', agenda());
    expect(await screen.findByRole('link', { name: /^Bestuursvergadering 30\b/u })).toBeVisible();
    await leavePortal();
    await showPortal('/meetings', agenda());
    expect(await screen.findByRole('link', { name: /^Bestuursvergadering 1\b/u })).toBeVisible();
  });
});
