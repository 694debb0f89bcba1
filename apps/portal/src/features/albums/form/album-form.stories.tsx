import type { Album } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { albumsCalls, anAlbum, aPhoto } from '@mijn/api/mock/albums';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { painting } from '../../../testing/albums-data.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Album wijzigen' } satisfies Meta;

export default meta;

const edit = (album: Album) => ({
  path: `/photo-albums/edit/${album.id}`,
  calls: () => [...sessionCalls(aUser()), ...albumsCalls([album])],
});

export const Leeg = screenStory(
  { path: '/photo-albums/add', calls: () => [...sessionCalls(aUser()), ...albumsCalls([])] },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Album opslaan' }));
      await expect((await canvas.findAllByText('Geef het album een naam.'))[0]).toBeVisible();
    },
  },
);

export const LeegOpTelefoon = { ...Leeg };

export const Gevuld = screenStory(edit(painting), {
  async play({ canvas, userEvent }) {
    const field = await canvas.findByLabelText('Wat is er te zien op IMG_5402.jpg?');
    await userEvent.click(field);
    await userEvent.keyboard('op de tuindag');
    await waitFor(() => expect(field).toHaveValue('op de tuindag'));
    await expect(canvas.getByText("12 foto's toegevoegd")).toBeVisible();
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const MetMislukteFotos = screenStory(
  edit(
    anAlbum(7, 3, {
      may_edit: true,
      cover: null,
      photos: [
        aPhoto(7001, { state: 'failed', failure: 'damaged', name: 'stuk.heic' }),
        aPhoto(7002, { state: 'failed', failure: 'too_many_pixels', name: 'luchtfoto.jpg' }),
        aPhoto(7003),
        aPhoto(7004, { state: 'processing' }),
      ],
    }),
  ),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('stuk.heic is beschadigd.')).toBeVisible();
      await expect(canvas.getByText(/^luchtfoto\.jpg is te groot/u)).toBeVisible();
      await expect(canvas.getAllByText('Omslag')).toHaveLength(1);
    },
  },
);

export const MetMislukteFotosOpTelefoon = { ...MetMislukteFotos };

/** Veel foto's. Met het maximum van 200 duurt de controle van de toegankelijkheid te lang. */
export const Overvol = screenStory(edit(anAlbum(9, 60, { may_edit: true })), {
  async play({ canvas }) {
    await expect(await canvas.findByText("60 foto's toegevoegd")).toBeVisible();
  },
});

export const Laden = screenStory({
  path: edit(painting).path,
  calls: () => [mockCall(albumsContract.getAlbum, neverResponds), ...sessionCalls(aUser())],
});

export const Mislukt = screenStory({
  path: edit(painting).path,
  calls: () => [mockCall(albumsContract.getAlbum, refuse('internal_error')), ...sessionCalls(aUser())],
});
