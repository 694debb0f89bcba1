import { describe, expect, it } from '@jest/globals';
import { countsContract, type SectionCounts } from '@mijn/domain/counts/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { aBoardMember, anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, refuse } from '@mijn/api/mock/call';
import { reportSectionChange } from '../../shared/sections/section-changes.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../testing/dom/show-portal.tsx';

setUpPortal();

function mockedCounts() {
  const state = { new: 1, asked: [] as string[] };
  const calls = [
    mockCall(countsContract.getCounts, ({ params }): SectionCounts => {
      state.asked.push(params.association_id);
      return { bulletin_board: state.new, newsletters: 0, albums: 2, news: 0, todos: 0 };
    }),
  ];
  return { state, calls };
}

const media = () => screen.getByRole('button', { name: /^Nieuws en media/u });

const aMoment = (milliseconds: number) =>
  act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the badges of news and media', () => {
  it('show the number of new items after the login, with words for screen readers', async () => {
    const { calls } = mockedCounts();
    const user = await showPortal('/profile/data', [...calls, ...sessionCalls(aUser())]);
    await waitFor(() => expect(media()).toHaveTextContent('3 nieuw'));
    await user.click(media());
    expect(await screen.findByRole('menuitem', { name: /Prikbord.*1 nieuw/u })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: /Foto's.*2 nieuw/u })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Nieuwsbrief' })).toBeVisible();
  });

  it('show 99+ for more than 99 items', async () => {
    const { state, calls } = mockedCounts();
    state.new = 100;
    await showPortal('/profile/data', [...calls, ...sessionCalls(aUser())]);
    await waitFor(() => expect(media()).toHaveTextContent('99+'));
    expect(media()).toHaveTextContent('Meer dan 99 nieuw');
  });

  it('follow the focus of the window, without events of the server', async () => {
    const { state, calls } = mockedCounts();
    await showPortal('/profile/data', [...calls, ...sessionCalls(aUser())]);
    await waitFor(() => expect(media()).toHaveTextContent('3 nieuw'));
    state.new = 4;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(media()).toHaveTextContent('6 nieuw'));
  });

  it('follow the events about this association, and about all associations', async () => {
    const { state, calls } = mockedCounts();
    await showPortal('/profile/data', [...calls, ...sessionCalls(aBoardMember())]);
    await waitFor(() => expect(media()).toHaveTextContent('3 nieuw'));
    state.new = 2;
    act(() => reportSectionChange(anAssociation().id));
    await waitFor(() => expect(media()).toHaveTextContent('4 nieuw'));
    state.new = 3;
    act(() => reportSectionChange(null));
    await waitFor(() => expect(media()).toHaveTextContent('5 nieuw'));
    const asked = state.asked.length;
    act(() => reportSectionChange(idOf(1, 1002)));
    await aMoment(1600);
    expect(state.asked).toHaveLength(asked);
  });

  it('are not asked in a tab in the background, and when it is shown again', async () => {
    const { state, calls } = mockedCounts();
    await showPortal('/profile/data', [...calls, ...sessionCalls(aUser())]);
    await waitFor(() => expect(media()).toHaveTextContent('3 nieuw'));
    state.new = 7;
    setVisibility('hidden');
    act(() => reportSectionChange(null));
    await aMoment(1600);
    expect(state.asked).toHaveLength(1);
    act(() => setVisibility('visible'));
    await waitFor(() => expect(media()).toHaveTextContent('9 nieuw'));
  });

  it('keep their last count when the server does not answer, and show no error', async () => {
    const { calls } = mockedCounts();
    await showPortal('/profile/data', [
      mockCall(countsContract.getCounts, refuse('unavailable')),
      ...calls,
      ...sessionCalls(aUser()),
    ]);
    act(() => void window.dispatchEvent(new Event('focus')));
    await aMoment(200);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(media()).toHaveAccessibleName('Nieuws en media');
  });
});
