import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { messagesCalls } from '@mijn/api/mock/messages';
import { mockCall, neverResponds, Refusal, refuse } from '@mijn/api/mock/call';
import { messagesContract } from '@mijn/domain/messages/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import {
  deletedMessages,
  oneDeletedMessage,
  tooManyDeletedMessages,
} from '../../../../testing/deleted-data.ts';
import { someMessages } from '../../../../testing/messages-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Prikbord/Onlangs verwijderd' } satisfies Meta;

export default meta;

const path = '/bulletin-board/deleted';
const owner = (deleted: Parameters<typeof messagesCalls>[1]) => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...messagesCalls(someMessages, deleted)],
});
const board = (deleted: Parameters<typeof messagesCalls>[1]) => ({
  path,
  calls: () => [...sessionCalls(aBoardMember()), ...messagesCalls(someMessages, deleted)],
});

export const Laden = screenStory({
  path,
  calls: () => [
    mockCall(messagesContract.listDeletedMessages, neverResponds),
    ...sessionCalls(aUser()),
    ...messagesCalls(someMessages),
  ],
});

export const VanLadenNaarGevuld = screenStory(
  {
    path,
    calls: () => [slowly(), ...sessionCalls(aBoardMember()), ...messagesCalls(someMessages, deletedMessages)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByText('Fiets te koop', { selector: 'strong' })).toBeVisible();
    },
  },
);

export const Leeg = screenStory(owner([]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets verwijderd' })).toBeVisible();
    await expect(canvas.getByText(/die u de afgelopen 30 dagen hebt verwijderd/u)).toBeVisible();
  },
});

export const LeegVoorBestuur = screenStory(board([]), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/die u of een ander bestuurslid de afgelopen 30 dagen/u),
    ).toBeVisible();
  },
});

export const Een = screenStory(owner(oneDeletedMessage), {
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Onlangs verwijderde berichten' }));
    const row = list.getByRole('listitem');
    await expect(row).toHaveTextContent('Verwijderd op 24-11-2099 door u');
    await expect(row).toHaveTextContent('Terug te zetten tot 24-12-2099');
    await expect(row).toHaveTextContent('2 bijlagen');
  },
});

export const EenOpTelefoon = { ...Een };

export const VoorBestuur = screenStory(board(deletedMessages), {
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Onlangs verwijderde berichten' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rows).toHaveLength(3);
    await expect(rows[1]).toContain('Verwijderd op 23-11-2099 door Anna Jansen');
    await expect(rows[2]).toContain('Verwijderd op 12-11-2099Terug');
  },
});

export const VoorBestuurOpTelefoon = { ...VoorBestuur };

export const Terugzetten = screenStory(board(deletedMessages), {
  tags: ['toets'],
  async play({ canvas, userEvent }) {
    const button = (name: string) => canvas.findByRole('button', { name: `Terugzetten ${name}` });
    await userEvent.click(await button('Sleutels gevonden in de hal'));
    await expect(await screen.findByText('“Sleutels gevonden in de hal” is teruggezet.')).toBeVisible();
    const next = await button('Tuindag verzet');
    await waitFor(() => expect(next).toHaveFocus());
    await expect(
      canvas.queryByText('Sleutels gevonden in de hal', { selector: 'strong' }),
    ).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const last = await button('Fiets te koop');
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await canvas.findByRole('heading', { name: 'Niets verwijderd' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Prikbord' }));
    await expect(await canvas.findByRole('article', { name: 'Fiets te koop' })).toBeVisible();
  },
});

/** The clean-up was first. The row leaves, and the text says why. */
export const AlWeg = screenStory(
  {
    path,
    calls: () => {
      let isGone = false;
      return [
        mockCall(messagesContract.restoreMessage, () => {
          isGone = true;
          return new Refusal('not_found');
        }),
        mockCall(messagesContract.listDeletedMessages, () =>
          isGone
            ? { data: [], meta: { page: 1, per_page: 25, total: 0 } }
            : {
                data: [
                  {
                    id: '01890000-0040-7000-8000-000000000301',
                    subject: 'Fiets te koop',
                    author_name: 'Anna Eigenaar',
                    published_at: '2026-10-01T10:00:00Z',
                    attachment_count: 0,
                    deleted_at: '2026-10-20T10:00:00Z',
                    is_deleted_by_caller: true,
                    deleted_by_name: null,
                    restorable_until: '2026-11-19T10:00:00Z',
                  },
                ],
                meta: { page: 1, per_page: 25, total: 1 },
              },
        ),
        ...sessionCalls(aUser()),
        ...messagesCalls(someMessages),
      ];
    },
  },
  {
    tags: ['toets'],
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Terugzetten Fiets te koop' }));
      await expect(await screen.findByText('“Fiets te koop” is definitief verwijderd.')).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Niets verwijderd' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  },
);

export const TerugzettenMislukt = screenStory(
  {
    path,
    calls: () => [
      mockCall(messagesContract.restoreMessage, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...messagesCalls(someMessages, oneDeletedMessage),
    ],
  },
  {
    tags: ['toets'],
    async play({ canvas, userEvent }) {
      const button = await canvas.findByRole('button', { name: 'Terugzetten Fiets te koop' });
      await userEvent.click(button);
      await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await expect(button).toHaveFocus();
      await expect(canvas.getByText('Fiets te koop', { selector: 'strong' })).toBeVisible();
    },
  },
);

const staff = { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true };

export const AlleenMeekijken = screenStory(
  {
    path,
    calls: () => [
      ...sessionCalls(aBoardMember({ impersonation: staff })),
      ...messagesCalls(someMessages, deletedMessages),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Fiets te koop', { selector: 'strong' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Terugzetten/u })).not.toBeInTheDocument();
    },
  },
);

export const Overvol = screenStory(board(tooManyDeletedMessages), {
  async play({ canvas }) {
    await expect(await canvas.findByText('60 berichten')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OvervolOpTelefoon = { ...Overvol };

export const Storing = screenStory(
  {
    path,
    calls: () => [
      mockCall(messagesContract.listDeletedMessages, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...messagesCalls(someMessages),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De verwijderde berichten zijn niet geladen')).toBeVisible();
    },
  },
);
