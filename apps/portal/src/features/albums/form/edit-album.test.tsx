import { describe, expect, it } from '@jest/globals';
import { albumsContract } from '@mijn/domain/albums/contract';
import { screen, waitFor } from '@testing-library/react';
import { albumsCalls, anAlbum, aPhoto } from '@mijn/api/mock/albums';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, refuse } from '@mijn/api/mock/call';
import { painting } from '../../../testing/albums-data.ts';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

const session = () => sessionCalls(aUser());

const nameField = () => screen.findByRole('textbox', { name: 'Naam van het album' });
const save = () => screen.getByRole('button', { name: 'Album opslaan' });

const changedTo = (newer: typeof painting) =>
  mockCall(
    albumsContract.getAlbum,
    inTurn(
      () => painting,
      () => newer,
    ),
  );

describe('the form of an existing album', () => {
  const path = `/photo-albums/edit/${painting.id}`;

  it('keeps photos that were added meanwhile when it is saved again after a conflict', async () => {
    const added = aPhoto(77, { name: 'nieuw.jpg' });
    const newer = { ...painting, version: 2, photos: [...painting.photos, added] };
    const sent: string[][] = [];
    const user = await showPortal(path, [
      changedTo(newer),
      mockCall(albumsContract.updateAlbum, ({ body }) => {
        if (body.version === 1) return refuse('conflict')();
        sent.push(body.photos.map(({ id }) => id));
        return newer;
      }),
      ...session(),
      ...albumsCalls([newer]),
    ]);
    await user.type(await nameField(), '!');
    await user.click(save());
    expect(await screen.findByText('Iemand anders heeft dit album intussen gewijzigd')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Wat is er te zien op nieuw.jpg?' })).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(/^Album is gewijzigd: “/u)).toBeVisible();
    expect(sent[0]).toContain(added.id);
    expect(sent[0]).toHaveLength(13);
  });

  it('shows what the other wrote after a conflict, and keeps what the member typed', async () => {
    const newer = { ...painting, version: 2, name: 'Schilderwerk 2026', photos: painting.photos.slice(1) };
    const user = await showPortal(path, [
      changedTo(newer),
      mockCall(albumsContract.updateAlbum, refuse('conflict')),
      ...session(),
      ...albumsCalls([newer]),
    ]);
    await user.type(await nameField(), '!');
    await user.click(save());
    const theirs = await screen.findByText(/^Het album van de ander:/u);
    await waitFor(() =>
      expect(theirs).toHaveTextContent(
        `Het album van de ander: ${newer.name}, ${newer.photos.length} foto's.`,
      ),
    );
    expect(await nameField()).toHaveValue(`${painting.name}!`);
  });

  it('keeps the photos that others added while its draft waited', async () => {
    const added = aPhoto(77, { name: 'nieuw.jpg' });
    const newer = { ...painting, version: 2, photos: [...painting.photos, added] };
    const sent: string[][] = [];
    const user = await showPortal(path, [
      mockCall(albumsContract.getAlbum, () => painting),
      ...session(),
      ...albumsCalls([painting]),
    ]);
    await user.type(await nameField(), '!');
    await leavePortal();
    const again = await showPortal(path, [
      mockCall(albumsContract.getAlbum, () => newer),
      mockCall(albumsContract.updateAlbum, ({ body }) => {
        sent.push(body.photos.map(({ id }) => id));
        return newer;
      }),
      ...session(),
      ...albumsCalls([newer]),
    ]);
    expect(await nameField()).toHaveValue(`${painting.name}!`);
    expect(await screen.findByRole('textbox', { name: 'Wat is er te zien op nieuw.jpg?' })).toBeVisible();
    await again.click(save());
    expect(await screen.findByText(/^Album is gewijzigd: “/u)).toBeVisible();
    expect(sent).toEqual([newer.photos.map(({ id }) => id)]);
  });

  it('is not shown to a member who may not edit the album', async () => {
    const album = anAlbum(5, 2);
    await showPortal(`/photo-albums/edit/${album.id}`, [...session(), ...albumsCalls([album])]);
    expect(await screen.findByText(/^Alleen wie het album heeft gemaakt/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Album opslaan' })).not.toBeInTheDocument();
  });
});
