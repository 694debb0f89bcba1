import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { albumsCalls } from '@mijn/api/mock/albums';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { albumsContract } from '@mijn/domain/albums/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { someAlbums } from '../../../../testing/albums-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { deletedAlbums } from '../../../../testing/deleted-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: "Schermen/Foto's/Onlangs verwijderd" } satisfies Meta;

export default meta;

const path = '/photo-albums/deleted';
const board = (deleted: Parameters<typeof albumsCalls>[2]) => ({
  path,
  calls: () => [...sessionCalls(aBoardMember()), ...albumsCalls(someAlbums, [], deleted)],
});

export const Leeg = screenStory(
  { path, calls: () => [...sessionCalls(aUser()), ...albumsCalls(someAlbums)] },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: 'Niets verwijderd' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path,
    calls: () => [slowly(), ...sessionCalls(aBoardMember()), ...albumsCalls(someAlbums, [], deletedAlbums)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByText('Lichtjesavond 2025', { selector: 'strong' })).toBeVisible();
    },
  },
);

export const Gevuld = screenStory(board(deletedAlbums), {
  async play({ canvas, userEvent }) {
    const list = await canvas.findByRole('list', { name: 'Onlangs verwijderde albums' });
    const [first, second] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent("12 foto's");
    await expect(second).toHaveTextContent('1 foto');
    await expect(second).toHaveTextContent('door Anna Jansen');
    await userEvent.click(canvas.getByRole('button', { name: 'Terugzetten Dubbel' }));
    await expect(await screen.findByText('“Dubbel” is teruggezet.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Terugzetten Zonder foto' })).toHaveFocus(),
    );
  },
});

export const GevuldOpTelefoon = screenStory(board(deletedAlbums));

export const Storing = screenStory(
  {
    path,
    calls: () => [
      mockCall(albumsContract.listDeletedAlbums, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...albumsCalls(someAlbums),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De verwijderde albums zijn niet geladen')).toBeVisible();
    },
  },
);
