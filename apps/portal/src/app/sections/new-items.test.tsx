import { beforeEach, describe, expect, it } from '@jest/globals';
import { countsContract, type SectionCounts } from '@mijn/domain/counts/contract';
import type { Connection } from '@mijn/api';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { openSection, refreshCounts, visitedElsewhere } from '../../shared/sections/counts.ts';
import { NewItems } from '../../shared/sections/new-items.tsx';
import { useSectionVisit } from '../../shared/sections/use-section-visit.ts';
import { AssociationContext } from '../../shared/session/association-context.ts';
import { userReceived } from '../../shared/store/session.slice.ts';
import { createPortalStore } from '../store.ts';

const association = anAssociation();
const none: SectionCounts = { bulletin_board: 0, newsletters: 0, albums: 0, news: 0, todos: 0 };

function aServer(unread: number) {
  const server = {
    unread,
    calls: [] as string[],
    responses: Promise.resolve(),
    opening: Promise.resolve(),
    list: Promise.resolve(),
  };
  const connection = {
    events: { subscribe: () => () => undefined },
    urlOf: () => '',
    call: async ({ method, path }: { method: string; path: string }) => {
      const isOpen = path === countsContract.openSection.path;
      server.calls.push(`${method} ${isOpen ? 'open' : 'counts'}`);
      if (isOpen) {
        await server.opening;
        server.unread = 0;
      }
      const counts = { ...none, bulletin_board: server.unread };
      await server.responses;
      return counts;
    },
  } as unknown as Connection;
  return { server, ...createPortalStore(connection) };
}

/** A board whose list is there from the start, and comes again when `server.list` is resolved. */
function Board({ server }: { server: { list: Promise<void> } }) {
  useSectionVisit('bulletin_board');
  const [{ startedTimeStamp, fulfilledTimeStamp }, setTimes] = useState({
    startedTimeStamp: 1,
    fulfilledTimeStamp: 1,
  });
  const refetch = async () => {
    const next = startedTimeStamp + 1;
    setTimes({ startedTimeStamp: next, fulfilledTimeStamp });
    await server.list;
    setTimes({ startedTimeStamp: next, fulfilledTimeStamp: next });
  };
  const query = { startedTimeStamp, fulfilledTimeStamp, isFetching: false, refetch };
  return (
    <NewItems section="bulletin_board" query={query}>
      <p>{`Geladen: ${fulfilledTimeStamp}`}</p>
    </NewItems>
  );
}

async function showBoard(unread: number, user = aUser()) {
  const { server, store } = aServer(unread);
  store.dispatch(userReceived(user));
  await store.dispatch(refreshCounts(association.id));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AssociationContext value={{ association, isOwnUrl: true }}>
          <Board server={server} />
        </AssociationContext>
      </MemoryRouter>
    </Provider>,
  );
  const badge = () => store.getState().mediaCounts[association.id]?.['bulletin_board'];
  const publish = async (count = 1) => {
    server.unread += count;
    await act(() => store.dispatch(refreshCounts(association.id)));
  };
  return { server, store, badge, publish };
}

const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => localStorage.clear());

describe('the list of a section', () => {
  it('begins a visit once, and has no badge and no new items afterwards', async () => {
    const { server, badge } = await showBoard(3);
    await waitFor(() => expect(server.calls).toEqual(['GET counts', 'POST open']));
    expect(badge()).toBe(0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('announces new items and shows them when the member asks for it', async () => {
    const user = userEvent.setup();
    const { server, badge, publish } = await showBoard(3);
    await publish();
    expect(badge()).toBe(1);
    expect(button('1 nieuw bericht: toon')).toBeVisible();
    await publish(2);
    expect(screen.getByText('Geladen: 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '3 nieuwe berichten: toon' }));
    expect(await screen.findByText('Geladen: 2')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('region', { name: 'Lijst, nieuwste eerst' })).toHaveFocus();
    await waitFor(() => expect(server.calls.filter((name) => name === 'POST open')).toHaveLength(2));
    expect(badge()).toBe(0);
  });

  it('still announces what is published while the list is under way, which may lack it', async () => {
    const { server, publish } = await showBoard(0);
    await publish();
    const list = Promise.withResolvers<void>();
    server.list = list.promise;
    await userEvent.click(screen.getByRole('button', { name: '1 nieuw bericht: toon' }));
    await waitFor(() => expect(server.calls.filter((name) => name === 'POST open')).toHaveLength(2));
    await publish();
    list.resolve();
    expect(await screen.findByText('Geladen: 2')).toBeVisible();
    expect(button('1 nieuw bericht: toon')).toBeVisible();
  });

  it('still announces them when the member opened the section in another tab', async () => {
    const { server, publish } = await showBoard(0);
    await publish();
    server.unread = 0;
    await publish(0);
    expect(button('1 nieuw bericht: toon')).toBeVisible();
    await publish();
    expect(button('2 nieuwe berichten: toon')).toBeVisible();
  });

  it('keeps the count of an item that was published while another tab opened the section', async () => {
    const { store, badge, publish } = await showBoard(0);
    await publish();
    const counts = { ...none, bulletin_board: 1 };
    act(() => {
      store.dispatch(visitedElsewhere({ associationId: association.id, section: 'bulletin_board', counts }));
    });
    expect(badge()).toBe(1);
    await publish(0);
    expect(button('1 nieuw bericht: toon')).toBeVisible();
  });

  it('ignores counts that were requested before the visit began', async () => {
    const { server, store } = aServer(3);
    let response: () => void = () => undefined;
    server.responses = new Promise((resolve) => {
      response = resolve;
    });
    const late = store.dispatch(refreshCounts(association.id));
    server.responses = Promise.resolve();
    await store.dispatch(openSection(association.id, 'bulletin_board'));
    response();
    await late;
    expect(store.getState().mediaCounts[association.id]).toEqual(none);
    expect(server.calls).toEqual(['GET counts', 'POST open', 'GET counts']);
  });

  it('asks for counts after the server knows of a visit that begins', async () => {
    const { server, store } = aServer(3);
    const opening = Promise.withResolvers<void>();
    server.opening = opening.promise;
    const visit = store.dispatch(openSection(association.id, 'bulletin_board'));
    const late = store.dispatch(refreshCounts(association.id));
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.getState().mediaCounts[association.id]).toMatchObject({ bulletin_board: 0 });
    opening.resolve();
    await Promise.all([visit, late]);
    expect(store.getState().mediaCounts[association.id]).toEqual(none);
    expect(server.calls).toEqual(['POST open', 'GET counts']);
  });

  it('changes nothing for the member whom staff act for', async () => {
    const impersonation = { staff_name: 'Sam', ends_at: '2026-11-22T12:00:00.000Z', is_read_only: false };
    const { server, badge, publish } = await showBoard(3, aUser({ impersonation }));
    await publish();
    await userEvent.click(screen.getByRole('button', { name: '1 nieuw bericht: toon' }));
    expect(badge()).toBe(4);
    expect(server.calls).not.toContain('POST open');
  });
});
