import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { mockCall, pageOf, Refusal, refuse } from '@mijn/api/mock/call';
import { anEntry, timelineCalls } from '@mijn/api/mock/timeline';
import type { AuthUser } from '@mijn/domain/auth';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import type { Entry } from '@mijn/domain/timeline';
import { timelineContract } from '@mijn/domain/timeline/contract';
import { todosContract } from '@mijn/domain/todos/contract';
import { reportSectionChange } from '../../../../shared/sections/section-changes.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { followedReport, sixEntries } from '../../../../testing/timeline-data.ts';

setUpPortal();

const path = `/todos/${followedReport.id}`;

const calls = (user: AuthUser = aUser()) => [
  ...sessionCalls(user),
  ...timelineCalls(followedReport, sixEntries()),
  mockCall(notificationsContract.listChoices, () => ({ data: [] })),
];

describe('the timeline of an action item', () => {
  it('shows what others write meanwhile, without moving the focus or a text that is being typed', async () => {
    let newestFirst: readonly Entry[] = sixEntries().toReversed();
    const user = await showPortal(path, [
      mockCall(timelineContract.listEntries, ({ query }) => pageOf(newestFirst, query)),
      ...calls(),
    ]);
    const field = await screen.findByLabelText('Uw reactie');
    await user.type(field, 'Ik ben');
    newestFirst = [
      anEntry(7, {
        kind: 'reaction',
        author: { name: 'K. Oosterhuis', role: 'owner', is_caller: false },
        text: 'Bij ons lekt het ook.',
        happened_at: new Date().toISOString(),
        is_new: true,
      }),
      ...newestFirst,
    ];
    act(() => reportSectionChange(anAssociation().id, 'todos'));
    const article = await screen.findByRole('article', { name: 'K. Oosterhuis' });
    expect(article).toHaveTextContent('nieuw');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Ik ben');

    // What was new stays marked when the server knows that it has been seen.
    newestFirst = newestFirst.map((entry) => Object.assign({}, entry, { is_new: false }));
    act(() => reportSectionChange(anAssociation().id, 'todos'));
    await user.type(field, ' thuis.');
    expect(article).toHaveTextContent('nieuw');
    expect(field).toHaveValue('Ik ben thuis.');
  });

  it('is seen when something new is shown, except by staff who act for the member', async () => {
    let seen = 0;
    const counted = mockCall(timelineContract.markSeen, () => {
      seen += 1;
    });
    await showPortal(path, [counted, ...calls()]);
    await waitFor(() => expect(seen).toBe(1));
    await leavePortal();

    const impersonation = {
      staff_name: 'Sara Staf',
      ends_at: '2099-11-20T15:00:00.000Z',
      is_read_only: false,
    };
    await showPortal(path, [counted, ...calls(aUser({ impersonation }))]);
    expect(await screen.findByLabelText('Uw reactie')).toBeVisible();
    await leavePortal();

    const known = sixEntries().map((entry) => Object.assign({}, entry, { is_new: false }));
    await showPortal(path, [
      counted,
      mockCall(timelineContract.listEntries, ({ query }) => pageOf(known, query)),
      ...calls(),
    ]);
    expect(await screen.findByLabelText('Uw reactie')).toBeVisible();
    expect(seen).toBe(1);
  });

  it('keeps the text of a reaction to an action item that is gone meanwhile, so that it can be copied', async () => {
    let isGone = false;
    const user = await showPortal(path, [
      mockCall(timelineContract.createReaction, refuse('not_found')),
      mockCall(todosContract.getTodo, () => (isGone ? new Refusal('not_found') : followedReport)),
      ...calls(),
    ]);
    await user.type(await screen.findByLabelText('Uw reactie'), 'De plek wordt groter.');
    isGone = true;
    await user.click(screen.getByRole('button', { name: 'Reactie plaatsen' }));
    expect(await screen.findByRole('heading', { name: 'Dit actiepunt bestaat niet (meer)' })).toBeVisible();
    expect(await screen.findByLabelText('De tekst die u niet hebt geplaatst')).toHaveValue(
      'De plek wordt groter.',
    );
  });
});
