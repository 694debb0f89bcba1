import { describe, expect, it } from '@jest/globals';
import { albumInList, albumsCalls } from '@mijn/api/mock/albums';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { albumsContract } from '@mijn/domain/albums/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { reportSectionChange } from '../../../../shared/sections/section-changes.ts';
import { painting, someAlbums } from '../../../../testing/albums-data.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

/** Shows a page while all albums are there. The first one is gone for the calls after `deleteFirst`. */
async function showAlbums(path: string) {
  let albums = [...someAlbums];
  await showPortal(path, [
    mockCall(albumsContract.listAlbums, () => ({
      data: albums.map(albumInList),
      meta: { page: 1, per_page: 24, total: albums.length },
    })),
    mockCall(
      albumsContract.getAlbum,
      ({ params }) => albums.find(({ id }) => id === params.album_id) ?? new Refusal('not_found'),
    ),
    ...sessionCalls(aUser()),
    ...albumsCalls(someAlbums),
  ]);
  return {
    deleteFirst: () => {
      albums = albums.slice(1);
    },
  };
}

const event = () => act(() => reportSectionChange(anAssociation().id, 'albums'));

describe('an album that is deleted elsewhere', () => {
  it.each([
    ['an event of the server', event],
    ['a return to the tab', () => fireEvent.focus(window)],
  ])('leaves the open list after %s', async (_, happen) => {
    const { deleteFirst } = await showAlbums('/photo-albums');
    expect(await screen.findByRole('link', { name: painting.name })).toBeVisible();
    deleteFirst();
    happen();
    await waitFor(() => expect(screen.queryByRole('link', { name: painting.name })).not.toBeInTheDocument(), {
      timeout: 3000,
    });
    expect(screen.getByRole('link', { name: 'Tuindag' })).toBeVisible();
  });

  it('says on its own page that it is gone, with a link to the others', async () => {
    const { deleteFirst } = await showAlbums(`/photo-albums/view/${painting.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: painting.name })).toBeVisible();
    deleteFirst();
    event();
    expect(
      await screen.findByRole('heading', { name: 'Dit album bestaat niet (meer)' }, { timeout: 3000 }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: "Foto's" })).toHaveAttribute(
      'href',
      expect.stringContaining('/photo-albums'),
    );
  });
});
