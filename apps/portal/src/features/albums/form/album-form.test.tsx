import { describe, expect, it, jest } from '@jest/globals';
import type { AlbumForm } from '@mijn/domain/albums';
import { albumsContract } from '@mijn/domain/albums/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { albumsCalls, anAlbum, aPhoto } from '@mijn/api/mock/albums';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

const session = () => sessionCalls(aUser());

const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' });

async function chooseFiles(user: UserEvent, files: File[]) {
  await screen.findByRole('button', { name: "Kies foto's" });
  const chooser = document.querySelector('main input[type=file]');
  if (!(chooser instanceof HTMLInputElement)) throw new Error('There is nothing to choose files with.');
  await user.upload(chooser, files);
}

const choose = (user: UserEvent, ...names: string[]) => chooseFiles(user, names.map(jpeg));

const nameField = () => screen.findByRole('textbox', { name: 'Naam van het album' });
const save = () => screen.getByRole('button', { name: 'Album opslaan' });

describe('the form of a new album', () => {
  it('saves the photos with their order, descriptions and cover', async () => {
    const sent: AlbumForm[] = [];
    const [first, second] = [aPhoto(1), aPhoto(2)];
    const user = await showPortal('/photo-albums/add', [
      mockCall(
        albumsContract.uploadPhoto,
        inTurn(
          () => first,
          () => second,
        ),
      ),
      mockCall(albumsContract.createAlbum, ({ body }) => {
        sent.push(body);
        return anAlbum(90, 0, { name: body.name });
      }),
      ...session(),
      ...albumsCalls([anAlbum(90, 0)], [first, second]),
    ]);
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'een.jpg', 'twee.jpg');
    expect(await screen.findByText("2 foto's toegevoegd")).toBeVisible();
    await user.type(
      screen.getByRole('textbox', { name: 'Wat is er te zien op een.jpg?' }),
      'Buren harken blad',
    );
    await user.click(screen.getByRole('button', { name: 'Kies twee.jpg als omslag' }));
    await user.click(screen.getByRole('button', { name: 'twee.jpg eerder' }));
    await user.click(save());
    expect(await screen.findByText(/^Album is aangemaakt: “/u)).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Tuindag',
        photos: [
          { id: second.id, alt: '' },
          { id: first.id, alt: 'Buren harken blad' },
        ],
        cover_id: second.id,
      },
    ]);
  });

  it('sends at most three photos at a time, and says which photo failed and why', async () => {
    let count = 0;
    const user = await showPortal('/photo-albums/add', [
      mockCall(albumsContract.uploadPhoto, () => {
        count += 1;
        return count === 1 ? refuse('file_damaged')() : neverResponds();
      }),
      ...session(),
      ...albumsCalls([]),
    ]);
    await choose(user, 'een.jpg', 'twee.jpg', 'drie.jpg', 'vier.jpg', 'vijf.jpg');
    expect(await screen.findByText(/^Het bestand "een.jpg" kon niet worden geupload:/u)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(3));
    expect(count).toBe(4);
    expect(screen.getByText('Wacht op de beurt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weglaten: een.jpg' }));
    expect(screen.queryByText(/kon niet worden geupload/u)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Alles annuleren' }));
    expect(screen.queryByText('Wacht op de beurt')).not.toBeInTheDocument();
  });

  it.each([502, 503, 504])('waits and sends a photo again by itself after a %i', async (status) => {
    let count = 0;
    const photo = aPhoto(1);
    const user = await showPortal('/photo-albums/add', [
      http.post('*/photos', () => HttpResponse.html('<h1>away</h1>', { status }), { once: true }),
      mockCall(albumsContract.uploadPhoto, () => {
        count += 1;
        return photo;
      }),
      ...session(),
      ...albumsCalls([], [photo]),
    ]);
    await choose(user, 'een.jpg');
    expect(await screen.findByText(/^Het portaal kan nu even geen bestanden ontvangen\./u)).toBeVisible();
    expect(count).toBe(0);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('1 foto toegevoegd')).toBeVisible();
    expect(count).toBe(1);
  });

  it('sends the next photos if one can not be read any more, and says which', async () => {
    const photo = aPhoto(1);
    const gone = jpeg('weg.jpg');
    jest
      .spyOn(gone, 'slice')
      .mockImplementation(() =>
        Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error()) }),
      );
    const user = await showPortal('/photo-albums/add', [
      http.post('*/photos', () => HttpResponse.error(), { once: true }),
      mockCall(albumsContract.uploadPhoto, () => photo),
      ...session(),
      ...albumsCalls([], [photo]),
    ]);
    await chooseFiles(user, [gone, jpeg('een.jpg')]);
    expect(await screen.findByText(/weg\.jpg.*kan niet meer worden gelezen/u)).toBeVisible();
    expect(await screen.findByText("1 van 2 foto's toegevoegd")).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Opnieuw/u })).not.toBeInTheDocument();
  });

  it('says in the panel above other screens that the server is away, and closes it when all is sent', async () => {
    const photo = aPhoto(1);
    let isAway = true;
    const user = await showPortal('/photo-albums/add', [
      mockCall(albumsContract.uploadPhoto, () => (isAway ? refuse('unavailable')() : photo)),
      ...session(),
      ...albumsCalls([], [photo]),
    ]);
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'een.jpg');
    await user.click(screen.getByRole('link', { name: "Foto's" }));
    const panel = await screen.findByRole('region', { name: "Foto's toevoegen" });
    expect(
      await within(panel).findByText(/^Het portaal kan nu even geen bestanden ontvangen\./u),
    ).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();
    isAway = false;
    window.dispatchEvent(new Event('online'));
    expect(await within(panel).findByText('1 van 1 toegevoegd')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Sluiten' }));
    expect(screen.queryByRole('region', { name: "Foto's toevoegen" })).not.toBeInTheDocument();
  });

  it('is saved while photos are being sent, and gets the others and its cover when their uploads end', async () => {
    const [first, second] = [aPhoto(1), aPhoto(2)];
    const added: string[] = [];
    const sending = Promise.withResolvers<undefined>();
    const user = await showPortal('/photo-albums/add', [
      mockCall(
        albumsContract.uploadPhoto,
        inTurn(
          async () => sending.promise.then(() => first),
          async () => sending.promise.then(() => second),
        ),
      ),
      mockCall(albumsContract.addPhotos, ({ body }) => {
        added.push(...body.photos.map(({ id, alt }) => `${id} "${alt}", cover ${body.cover_id}`));
        return anAlbum(90, 1, { photos: [first] });
      }),
      ...session(),
      ...albumsCalls([], [first, second]),
    ]);
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'een.jpg', 'twee.jpg');
    await user.type(await screen.findByRole('textbox', { name: /een.jpg/u }), 'De heg');
    await user.click(screen.getByRole('button', { name: 'Kies twee.jpg als omslag' }));
    await user.click(save());
    expect(await screen.findByText(/^Album is aangemaakt: “.*”\. 2 foto's zijn nog onderweg/u)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tuindag' })).toBeVisible();
    expect(added).toEqual([]);
    sending.resolve(undefined);
    const both = [`${first.id} "De heg", cover null`, `${second.id} "", cover ${second.id}`];
    await waitFor(() => expect(added.toSorted()).toEqual(both));
  });

  it('keeps uploaded photos in its draft after a reload, and names files that were not sent', async () => {
    const photo = aPhoto(1);
    const calls = () => [
      mockCall(
        albumsContract.uploadPhoto,
        inTurn(() => photo, neverResponds),
      ),
      ...session(),
      ...albumsCalls([], [photo]),
    ];
    const user = await showPortal('/photo-albums/add', calls());
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'een.jpg', 'twee.jpg');
    expect(await screen.findByText("1 van 2 foto's toegevoegd")).toBeVisible();
    await leavePortal();
    await showPortal('/photo-albums/add', calls());
    expect(await nameField()).toHaveValue('Tuindag');
    expect(await screen.findByText(/^Kies deze bestanden opnieuw: twee\.jpg/u)).toBeVisible();
    expect(await screen.findByText('1 foto toegevoegd')).toBeVisible();
  });

  it('does not ask for photos that were sent while other screens were shown', async () => {
    const photo = aPhoto(1);
    const { promise: sending, resolve: release } = Promise.withResolvers<void>();
    const user = await showPortal('/photo-albums/add', [
      mockCall(albumsContract.uploadPhoto, async () => {
        await sending;
        return photo;
      }),
      ...session(),
      ...albumsCalls([], [photo]),
    ]);
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'een.jpg');
    await user.click(screen.getByRole('link', { name: "Foto's" }));
    await screen.findByRole('region', { name: "Foto's toevoegen" });
    await user.click(await screen.findByRole('button', { name: 'Terug' }));
    expect(await screen.findByRole('progressbar', { name: /een\.jpg/u })).toBeVisible();
    expect(screen.queryByText(/Kies deze bestanden opnieuw/u)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('1 foto toegevoegd')).toBeVisible();
    expect(screen.queryByText(/Kies deze bestanden opnieuw/u)).not.toBeInTheDocument();
  });

  it('adds a photo of its draft that is chosen again once, and asks for the others until they are chosen', async () => {
    const [photo, second] = [aPhoto(1), aPhoto(2)];
    const user = await showPortal('/photo-albums/add', [
      mockCall(
        albumsContract.uploadPhoto,
        inTurn(() => photo, neverResponds),
      ),
      ...session(),
      ...albumsCalls([], [photo]),
    ]);
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'een.jpg', 'twee.jpg');
    expect(await screen.findByText("1 van 2 foto's toegevoegd")).toBeVisible();
    await leavePortal();
    const again = await showPortal('/photo-albums/add', [
      mockCall(albumsContract.uploadPhoto, () => second),
      ...session(),
      ...albumsCalls([], [photo, second]),
    ]);
    await screen.findByText(/^Kies deze bestanden opnieuw: twee\.jpg/u);
    await choose(again, 'een.jpg', 'twee.jpg');
    expect(await screen.findByText("2 foto's toegevoegd")).toBeVisible();
    expect(screen.getByText('Eén foto had u al gekozen.')).toBeVisible();
    expect(screen.queryByText(/Kies deze bestanden opnieuw/u)).not.toBeInTheDocument();
  });

  it('is empty after a save, although the photos of the saved album are still being sent', async () => {
    const user = await showPortal('/photo-albums/add', [
      mockCall(albumsContract.uploadPhoto, neverResponds),
      ...session(),
      ...albumsCalls([]),
    ]);
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'een.jpg');
    await user.click(save());
    await screen.findByRole('heading', { level: 1, name: 'Tuindag' });
    await user.click(screen.getByRole('link', { name: "Foto's" }));
    await user.click((await screen.findAllByRole('link', { name: 'Album toevoegen' }))[0] ?? document.body);
    expect(await nameField()).toHaveValue('');
    expect(screen.queryByText(/U kunt verder kijken/u)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: "Foto's toevoegen" })).toHaveTextContent('een.jpg');
    await choose(user, 'een.jpg');
    expect(await screen.findByText('0 van 1 foto toegevoegd')).toBeVisible();
  });

  it('says which photo is in another album by now, and is saved without it', async () => {
    const [taken, own] = [aPhoto(1, { name: 'bezet.jpg' }), aPhoto(2)];
    const sent: string[][] = [];
    const user = await showPortal('/photo-albums/add', [
      mockCall(
        albumsContract.uploadPhoto,
        inTurn(
          () => taken,
          () => own,
        ),
      ),
      mockCall(albumsContract.createAlbum, ({ body }) => {
        const ids = body.photos.map(({ id }) => id);
        sent.push(ids);
        return ids.includes(taken.id)
          ? refuse('validation_failed', {
              errors: { photos: [{ code: 'not_allowed', params: { ids: taken.id } }] },
            })()
          : anAlbum(90, 1, { name: body.name });
      }),
      mockCall(albumsContract.deletePhoto, refuse('not_found')),
      ...session(),
      ...albumsCalls([anAlbum(90, 1)], [taken, own]),
    ]);
    await user.type(await nameField(), 'Tuindag');
    await choose(user, 'bezet.jpg', 'twee.jpg');
    expect(await screen.findByText("2 foto's toegevoegd")).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(/^bezet\.jpg staat al in een ander album/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weglaten: bezet.jpg' }));
    await user.click(save());
    expect(await screen.findByText(/^Album is aangemaakt: “/u)).toBeVisible();
    expect(sent.at(-1)).toEqual([own.id]);
  });

  it('has the first photo that can be used as its cover', async () => {
    const damaged = aPhoto(1, { state: 'failed', failure: 'damaged', name: 'stuk.jpg' });
    const good = aPhoto(2);
    const user = await showPortal('/photo-albums/add', [
      mockCall(
        albumsContract.uploadPhoto,
        inTurn(
          () => damaged,
          () => good,
        ),
      ),
      ...session(),
      ...albumsCalls([], [damaged, good]),
    ]);
    await choose(user, 'stuk.jpg', 'goed.jpg');
    expect(await screen.findByText('stuk.jpg is beschadigd.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen: stuk.jpg' })).not.toBeInTheDocument();
    expect(screen.getByText('Omslag').closest('[role=row]')).toHaveAccessibleName(/goed/u);
    await user.type(await nameField(), 'Tuindag');
    await user.click(save());
    expect((await screen.findAllByText(/^Niet elke foto kan worden toegevoegd/u))[0]).toBeVisible();
  });

  it('asks for a name', async () => {
    const user = await showPortal('/photo-albums/add', [...session(), ...albumsCalls([])]);
    await nameField();
    await user.click(save());
    expect((await screen.findAllByText('Geef het album een naam.'))[0]).toBeVisible();
  });
});
