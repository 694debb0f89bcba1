import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { mockCall, Refusal } from '@mijn/api/mock/call';
import { timelineCalls } from '@mijn/api/mock/timeline';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import { todosContract } from '@mijn/domain/todos/contract';
import { reportSectionChange } from '../../../../shared/sections/section-changes.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';
import { followedReport } from '../../../../testing/timeline-data.ts';

setUpPortal();

const SUBJECT = 'Lekkende dakdoorvoer boven portiek A dichten vóór de vorst';

/** Returns the calls of a report, which is hidden from the caller once `hide` was called. */
function hideableReport() {
  let isHidden = false;
  const calls = [
    // The first match responds, and "groups" fits the path of getTodo, too.
    mockCall(todosContract.listGroups, () => ({ data: [] })),
    mockCall(todosContract.getTodo, () => (isHidden ? new Refusal('not_found') : followedReport)),
    ...sessionCalls(aUser()),
    ...timelineCalls(followedReport),
    mockCall(notificationsContract.listChoices, () => ({ data: [] })),
  ];
  const hide = () => {
    isHidden = true;
  };
  return { calls, hide };
}

async function expectNoTitle(): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Dit actiepunt bestaat niet (meer)' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Actiepunt$/u);
  expect(document.title).toMatch(/^Actiepunt \| /u);
  expect(document.body).not.toHaveTextContent(SUBJECT);
}

describe('the page of a report', () => {
  it('keeps no title of the report when it is hidden while the page shows it', async () => {
    const { calls, hide } = hideableReport();
    await showPortal(`/todos/${followedReport.id}`, calls);
    expect(await screen.findByRole('heading', { level: 1, name: SUBJECT })).toBeVisible();
    expect(document.title).toContain(SUBJECT);
    hide();
    act(() => reportSectionChange(anAssociation().id, 'todos'));
    await expectNoTitle();
  });

  it('shows no title of a report that was hidden after the list named it', async () => {
    const { calls, hide } = hideableReport();
    const user = await showPortal('/todos', calls);
    const link = await screen.findByRole('link', { name: (name) => name.startsWith(SUBJECT) });
    hide();
    await user.click(link);
    await expectNoTitle();
  });
});
