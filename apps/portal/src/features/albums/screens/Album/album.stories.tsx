import type { Album } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { albumsCalls, anAlbum, aPhoto } from '@mijn/api/mock/albums';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { painting } from '../../../../testing/albums-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Album' } satisfies Meta;

export default meta;

const path = `/photo-albums/view/${painting.id}`;

const show = (album: Album) => ({
  path: `/photo-albums/view/${album.id}`,
  calls: () => [...sessionCalls(aUser()), ...albumsCalls([album])],
});

export const Laden = screenStory({
  path,
  calls: () => [mockCall(albumsContract.getAlbum, neverResponds), ...sessionCalls(aUser())],
});

export const Gevuld = screenStory(show(painting), {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Schilderwerk voorgevel, week 46' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Foto \d+ van 12/u })).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: 'Alles downloaden' })).toHaveAttribute('download');
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const VanLadenNaarGevuld = screenStory(
  { path, calls: () => [slowly(), ...sessionCalls(aUser()), ...albumsCalls([painting])] },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('button', { name: 'Foto 2 van 12' })).toBeVisible();
    },
  },
);

export const FotoBekijken = screenStory(show(painting), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Foto 1 van 12/u }));
    const viewer = await screen.findByRole('dialog');
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    await expect(await screen.findByText('Een steiger voor de voorgevel')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('Foto 2 van 12', { selector: 'output' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Foto downloaden' })).toHaveAttribute('download');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Foto 2 van 12' })).toHaveFocus());
  },
});

export const NogBezig = screenStory(
  show(
    anAlbum(7, 3, {
      may_edit: true,
      name: 'Tuindag najaar 2026',
      photos: [
        aPhoto(7001),
        aPhoto(7002, { state: 'processing', width: null, height: null, placeholder: null }),
        aPhoto(7003, {
          state: 'failed',
          failure: 'damaged',
          name: 'IMG_4471.heic',
          width: null,
          height: null,
          placeholder: null,
        }),
      ],
    }),
  ),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Wordt verwerkt')).toBeVisible();
      await expect(canvas.getByText('IMG_4471.heic is beschadigd.')).toBeVisible();
    },
  },
);

export const Verwijderen = screenStory(show(painting), {
  async play({ canvas, userEvent }) {
    const menu = await canvas.findByRole('button', { name: 'Meer over dit album' });
    const choose = async () => {
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
      return within(
        await screen.findByRole('alertdialog', {
          name: 'Album “Schilderwerk voorgevel, week 46” verwijderen?',
        }),
      );
    };
    const question = await choose();
    await expect(question.getByText(/met 12 foto's\. U kunt het 30 dagen lang terugzetten/u)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click((await choose()).getByRole('button', { name: 'Album verwijderen' }));
    await expect(await canvas.findByRole('heading', { name: 'Nog geen albums' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Onlangs verwijderd' }));
    await expect(
      await canvas.findByRole('button', { name: 'Terugzetten Schilderwerk voorgevel, week 46' }),
    ).toBeVisible();
  },
});

export const Leeg = screenStory(show(anAlbum(8, 0, { may_edit: true, cover: null })), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: "Foto's toevoegen" })).toBeVisible();
  },
});

export const Overvol = screenStory(show(anAlbum(9, 200, { name: LONG_NAME, may_edit: true })));

export const OvervolOpTelefoon = screenStory(show(anAlbum(9, 200, { name: LONG_NAME, may_edit: true })), {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Foto 200 van 200' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Mislukt = screenStory({
  path,
  calls: () => [mockCall(albumsContract.getAlbum, refuse('internal_error')), ...sessionCalls(aUser())],
});
