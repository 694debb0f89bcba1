import { describe, expect, it } from '@jest/globals';
import { albumsContract } from '@mijn/domain/albums/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { albumsCalls } from '@mijn/api/mock/albums';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall, neverResponds } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../testing/dom/show-portal.tsx';

setUpPortal();

const session = () => sessionCalls(aUser());

/** Creates a photo. The files of jsdom can't be read. */
const jpeg = (name: string, content = name.slice(0, 4)) =>
  Object.assign(new File([content], name, { type: 'image/jpeg' }), {
    arrayBuffer: async () => new TextEncoder().encode(content).buffer,
  });

async function choose(user: UserEvent, files: File[]) {
  await screen.findByRole('button', { name: "Kies foto's" });
  const chooser = document.querySelector('main input[type=file]');
  if (!(chooser instanceof HTMLInputElement)) throw new Error('There is nothing to choose files with.');
  await user.upload(chooser, files);
}

describe('the photos of the form of an album', () => {
  it('adds photos of one name and size if their bytes differ, and the same bytes once', async () => {
    const user = await showPortal('/photo-albums/add', [
      mockCall(albumsContract.uploadPhoto, neverResponds),
      ...session(),
      ...albumsCalls([]),
    ]);
    await choose(user, [jpeg('een.jpg'), jpeg('een.jpg', 'raam')]);
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
    await choose(user, [jpeg('een.jpg'), jpeg('een.jpg', 'deur')]);
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(3));
    expect(screen.getByText('Eén foto had u al gekozen.')).toBeVisible();
  });

  it('counts photos as photos when the user logs out', async () => {
    const user = await showPortal('/photo-albums/add', [
      mockCall(albumsContract.uploadPhoto, neverResponds),
      ...session(),
      ...albumsCalls([]),
    ]);
    await choose(user, [jpeg('een.jpg'), jpeg('twee.jpg')]);
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: /^Menu van/u }));
    await user.click(await screen.findByRole('menuitem', { name: 'Uitloggen' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText("Er worden nog 2 foto's verstuurd. Dat stopt als u uitlogt.")).toBeVisible();
  });
});
