import type { Queries } from '../../../platform/database/index.ts';
import { noteProviderReply } from './provider-replies.repository.ts';
import type { NewEntry } from './timeline.repository.ts';
import { writeEntry } from './entries.service.ts';

type Change = Pick<NewEntry, 'association_id' | 'todo_id'> &
  Partial<
    Pick<
      NewEntry,
      'state_before' | 'state' | 'handler' | 'planned_on' | 'text' | 'internal_reference' | 'task'
    >
  >;

/** Adds what the provider changed to the timeline of an action item. Call this in the transaction of the change. */
export async function recordChange(transaction: Queries, change: Change, now: Date): Promise<void> {
  await writeEntry(transaction, { ...change, kind: 'change', happened_at: now });
  await noteProviderReply(transaction, change, now);
}
