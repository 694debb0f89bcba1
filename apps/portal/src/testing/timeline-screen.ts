import { aUser, anAssociation } from '@mijn/api/mock/auth';
import { albumsCalls } from '@mijn/api/mock/albums';
import { attachmentsCalls } from '@mijn/api/mock/attachments';
import { mockCall } from '@mijn/api/mock/call';
import { timelineCalls } from '@mijn/api/mock/timeline';
import type { AuthUser } from '@mijn/domain/auth';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import type { Entry } from '@mijn/domain/timeline';
import type { Todo } from '@mijn/domain/todos';
import type { HttpHandler } from 'msw';
import { within } from 'storybook/test';
import { sessionCalls } from './calls/session-calls.ts';
import type { Stage } from './screen-story.ts';
import { followedReport, sixEntries } from './timeline-data.ts';

interface Shown {
  todo?: Partial<Todo>;
  entries?: () => readonly Entry[];
  user?: AuthUser;
  first?: () => readonly HttpHandler[];
}

/** Returns the stage of the page of a report with its timeline. */
export const shown = ({ todo, entries = sixEntries, user = aUser(), first = () => [] }: Shown = {}) => ({
  path: `/todos/${followedReport.id}`,
  calls: () => [
    ...first(),
    ...sessionCalls(user),
    ...timelineCalls({ ...followedReport, ...todo }, entries()),
    mockCall(notificationsContract.listChoices, () => ({
      data: [{ association_id: anAssociation().id, kind: 'todos' as const, is_on: true, is_push_on: false }],
    })),
    ...attachmentsCalls([]),
    ...albumsCalls([]),
  ],
});

export const timelineOf = async (canvas: Stage['canvas']) =>
  within(await canvas.findByRole('list', { name: 'Verloop' }));

/** A report that waits for the board, as the board sees it. */
export const forBoard: Partial<Todo> = {
  state: 'reported',
  is_own_report: false,
  is_visible_to_owners: false,
  may_reject: true,
  may_set_visibility: true,
};
