import { expect, it } from '@jest/globals';
import { anOwnVote } from '@mijn/api/mock/ballots';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { inHall, openBallot, voteScreen } from '../../../../testing/vote-screen.ts';

setUpPortal();

it('shows that a vote was received, also if an older response about the own votes comes after that', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  let reads = 0;
  const handler = http.get('*/api/*/own-votes', async ({ request }) => {
    if (request.headers.has('x-unheld')) return undefined;
    const response = await (await fetch(request.url, { headers: { 'x-unheld': '1' } })).json();
    reads += 1;
    if (isHeld) {
      isHeld = false;
      await released;
    }
    return HttpResponse.json(response);
  });
  const { path, calls } = voteScreen({
    presence: inHall,
    ballots: [openBallot],
    votes: [anOwnVote()],
    before: () => [handler],
  });
  const user = await showPortal(path, calls());
  await user.click(await screen.findByRole('radio', { name: 'Tegen' }));
  const before = reads;
  isHeld = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(reads).toBe(before + 1));
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(await screen.findByText('Uw stem is ontvangen')).toBeVisible();
  release();
  await waitFor(() => expect(reads).toBe(before + 2));
  expect(await screen.findByText('Uw stem is ontvangen')).toBeVisible();
});
