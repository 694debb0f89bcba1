import type { Entry } from '@mijn/domain/timeline';
import { useEffect, useState } from 'react';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { useMarkSeenMutation } from '../timeline.endpoints.ts';
import { todoInput, useListEntriesInfiniteQuery } from '../todos.endpoints.ts';

/** Returns the entries of the loaded pages, the oldest first. An entry that has moved to another page meanwhile is there once. */
function oldestFirst(pages: readonly { data: readonly Entry[] }[]): Entry[] {
  const byId = new Map(pages.flatMap(({ data }) => data).map((entry) => [entry.id, entry]));
  const entries: Entry[] = [];
  for (const entry of byId.values()) entries.unshift(entry);
  return entries;
}

/** Keeps the marks of entries that were new when they appeared, until the member leaves the page. */
function useNewEntries(entries: readonly Entry[]): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const added = entries.filter(({ id, is_new }) => is_new && !marked.has(id));
  if (added.length > 0) setMarked(new Set([...marked, ...added.map(({ id }) => id)]));
  return marked;
}

/** Returns the timeline of an action item, and says to the server that the member has seen what is new in it, or looked at a report that waits (docs/product.md#timeline). */
export function useTimeline(todoId: string, awaitsLook: boolean) {
  const { id: association_id } = useAssociation();
  const input = todoInput(association_id, todoId);
  const query = useListEntriesInfiniteQuery(input);
  const entries = query.currentData && oldestFirst(query.currentData.pages);
  const marked = useNewEntries(entries ?? []);

  const [markSeen] = useMarkSeenMutation();
  // To the member the entries are still new when staff act for the member.
  const isStaff = useAppSelector(({ session }) => Boolean(session.user?.impersonation));
  const newest = query.currentData?.pages.flatMap(({ data }) => data).find(({ is_new }) => is_new)?.id;
  const isShown = entries !== undefined;
  useEffect(() => {
    const isUnseen = newest !== undefined || (awaitsLook && isShown);
    if (isUnseen && !isStaff) void markSeen({ params: { association_id, todo_id: todoId } });
  }, [markSeen, association_id, todoId, newest, awaitsLook, isShown, isStaff]);

  return {
    query,
    entries,
    total: query.currentData?.pages[0]?.meta.total ?? 0,
    isNew: ({ id }: Entry) => marked.has(id),
  };
}
