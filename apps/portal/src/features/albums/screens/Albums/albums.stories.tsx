import type { Album } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { albumsCalls } from '@mijn/api/mock/albums';
import { mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { someAlbums, tooManyAlbums } from '../../../../testing/albums-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: "Schermen/Foto's" } satisfies Meta;

export default meta;

const albums = (list: readonly Album[], path = '/photo-albums') => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...albumsCalls(list)],
});

export const Laden = screenStory({
  path: '/photo-albums',
  calls: () => [
    mockCall(albumsContract.listAlbums, neverResponds),
    ...sessionCalls(aUser()),
    ...albumsCalls([]),
  ],
});

export const VanLadenNaarGevuld = screenStory(
  {
    path: '/photo-albums',
    calls: () => [slowly(), ...sessionCalls(aUser()), ...albumsCalls(someAlbums)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('link', { name: 'Tuindag' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const Leeg = screenStory(albums([]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen albums' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Album toevoegen' })).toBeVisible();
  },
});

export const Gevuld = screenStory(albums(someAlbums), {
  async play({ canvas }) {
    await expect(await canvas.findByText("5 albums, 40 foto's")).toBeVisible();
    await expect(canvas.getAllByText('nieuw')).toHaveLength(1);
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const Mislukt = screenStory(
  {
    path: '/photo-albums',
    calls: () => [
      mockCall(albumsContract.listAlbums, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...albumsCalls([]),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De albums zijn niet geladen')).toBeVisible();
    },
  },
);

export const NietsGevonden = screenStory(albums(someAlbums, '/photo-albums?zoek=xyzzy'), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle albums tonen' }));
    await expect(await canvas.findByText("5 albums, 40 foto's")).toBeVisible();
  },
});

export const Overvol = screenStory(albums(tooManyAlbums), {
  async play({ canvas }) {
    await expect(await canvas.findByText('60 albums')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Zoek een album' })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(albums(tooManyAlbums), {
  async play({ canvas }) {
    await canvas.findByText('60 albums');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
