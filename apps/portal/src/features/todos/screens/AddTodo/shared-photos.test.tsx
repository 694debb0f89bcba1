import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { albumsContract } from '@mijn/domain/albums/contract';
import { albumsCalls, aPhoto } from '@mijn/api/mock/albums';
import { aUser } from '@mijn/api/mock/auth';
import { mockCall } from '@mijn/api/mock/call';
import { reportsCalls } from '@mijn/api/mock/reports';
import { todosCalls } from '@mijn/api/mock/todos';
import { screen, waitFor } from '@testing-library/react';
import { keepFiles, keepMember, ownerOfFiles } from '../../../../shared/share-target/kept-files.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { memoryCaches } from '../../../../testing/memory-caches.ts';

setUpPortal();

let caches: ReturnType<typeof memoryCaches>;
beforeEach(() => {
  caches = memoryCaches();
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

const show = (url: string) =>
  showPortal(url, [
    mockCall(albumsContract.uploadPhoto, () => aPhoto(1)),
    ...sessionCalls(aUser()),
    ...todosCalls([]),
    ...reportsCalls(),
    ...albumsCalls([], [aPhoto(1)]),
  ]);

async function shareAs(id: string) {
  await keepMember(caches, id);
  await keepFiles([new File(['x'], 'lift.jpg', { type: 'image/jpeg' })], caches, Date.now());
}

const added = () => screen.findByText('1 foto toegevoegd');

describe('photos that were shared with the portal', () => {
  it('are added for the member who was signed in', async () => {
    await shareAs(aUser().id);
    await show('/todos/add?gedeeld=1');
    expect(await added()).toBeVisible();
  });

  it('wait in a form that was not opened by the share', async () => {
    await shareAs(aUser().id);
    await show('/todos/add');
    await screen.findByRole('textbox', { name: 'Wat is er aan de hand?' });
    expect(await ownerOfFiles(caches, Date.now())).toBe(aUser().id);
    expect(screen.queryByText('1 foto toegevoegd')).toBeNull();
  });

  it.each(['', 'someone else'])('of another member (%j) are added after a question', async (id) => {
    await shareAs(id);
    const user = await show('/todos/add?gedeeld=1');
    await user.click(await screen.findByRole('button', { name: 'Toevoegen' }));
    expect(await added()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Toevoegen' })).toBeNull();
  });

  it('of another member are deleted when the member says so', async () => {
    await shareAs('someone else');
    const user = await show('/todos/add?gedeeld=1');
    await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
    await waitFor(async () => expect(await ownerOfFiles(caches, Date.now())).toBeUndefined());
    expect(screen.queryByText('1 foto toegevoegd')).toBeNull();
  });

  it('that no service worker received are asked for again', async () => {
    await show('/todos/add?gedeeld=opnieuw');
    expect(await screen.findByText("Kies uw foto's opnieuw")).toBeVisible();
  });
});
