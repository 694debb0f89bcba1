import type { Photo } from '@mijn/domain/albums';
import { REACTION_EDIT_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import type { Entry } from '@mijn/domain/timeline';
import { timelineContract } from '@mijn/domain/timeline/contract';
import type { Todo } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import { type Member, nameOfMember } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { keepPer, keepRows, pageOf } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { filesOf, idOf } from '../provider/ids.ts';
import { aPhoto } from './albums.ts';
import { respondTodos, todosIn, type TodoRows } from './todos.ts';

export function anEntry(number: number, own: Partial<Entry> = {}): Entry {
  return {
    id: idOf(70, number),
    kind: 'change',
    author: null,
    text: null,
    happened_at: '2026-11-16T07:55:00Z',
    changed_at: null,
    state_before: null,
    state: null,
    handler: null,
    planned_on: null,
    internal_reference: null,
    task: null,
    attachments: [],
    photos: [],
    is_new: false,
    editable_until: null,
    may_delete: false,
    version: 1,
    ...own,
  };
}

interface TimelineData {
  todos: TodoRows;
  /** Returns the entries of an action item, the oldest first. */
  entriesOf: (todo: Todo) => readonly Entry[];
}

/** Returns the photos of a form: those that were there before, and others as an example. */
const photosOf = (form: readonly { id: string; alt: string }[], kept: readonly Photo[] = []): Photo[] =>
  form.map(({ id, alt }) => ({ ...(kept.find((photo) => photo.id === id) ?? aPhoto(1)), id, alt }));

/** Reactions, and who follows, are kept. Who may change what, and for how long, the entries of a story say. */
function respond({ todos, entriesOf }: TimelineData): Responders<typeof timelineContract> {
  const entriesIn = keepPer((id) => {
    const todo = todos.find(id);
    return keepRows(todo instanceof Refusal ? [] : entriesOf(todo).toReversed());
  });
  let written = 0;
  const write = (todo_id: string, own: Partial<Entry>, member: Member | undefined): Entry => {
    written += 1;
    const happened_at = member?.now ?? new Date().toISOString();
    const role = member && isBoardMember(member.association) ? 'board' : 'owner';
    const author = { name: nameOfMember(member), role, is_caller: true } as const;
    return entriesIn(todo_id).add(anEntry(900_000 + written, { happened_at, author, ...own }));
  };
  const follow =
    (is_followed: boolean) =>
    ({ params: { todo_id } }: { params: { todo_id: string } }) => {
      const todo = todos.find(todo_id);
      if (todo instanceof Refusal) return todo;
      const follower_count = todo.follower_count + Number(is_followed) - Number(todo.is_followed);
      todos.change(todo_id, { is_followed, follower_count });
      return { is_followed, follower_count };
    };
  return {
    listEntries: ({ params, query }) => {
      const todo = todos.find(params.todo_id);
      return todo instanceof Refusal ? todo : pageOf(entriesIn(todo.id).all(), query);
    },
    createReaction: ({ params: { todo_id }, body: { text, attachments, photos }, member }) => {
      const now = member ? Date.parse(member.now) : Date.now();
      return write(
        todo_id,
        {
          kind: 'reaction',
          text,
          attachments: filesOf(attachments),
          photos: photosOf(photos),
          editable_until: new Date(now + REACTION_EDIT_MS).toISOString(),
          may_delete: true,
        },
        member,
      );
    },
    updateReaction: ({ params: { todo_id, entry_id }, body: { version, text, ...files }, member }) => {
      const entry = entriesIn(todo_id).find(entry_id);
      if (entry instanceof Refusal) return entry;
      const changes = {
        text,
        changed_at: member?.now ?? new Date().toISOString(),
        attachments: filesOf(files.attachments, entry.attachments),
        photos: photosOf(files.photos, entry.photos),
      };
      return entriesIn(todo_id).change(entry_id, changes, version);
    },
    deleteReaction: ({ params: { todo_id, entry_id } }) => entriesIn(todo_id).remove(entry_id),
    reopenTodo: ({ params: { todo_id }, body: { text }, member }) => {
      write(todo_id, { kind: 'reopened', text, state_before: 'done', state: 'in_progress' }, member);
      return todos.change(todo_id, { state: 'in_progress', is_done: false, may_reopen: false });
    },
    followTodo: follow(true),
    unfollowTodo: follow(false),
    markSeen: ({ params: { todo_id } }) => {
      const entries = entriesIn(todo_id);
      for (const { id, is_new } of entries.all()) if (is_new) entries.change(id, { is_new: false });
    },
  };
}

/** Returns mocked calls of action items and their timelines. @param entries the entries of each, the oldest first. */
export function timelineCalls(todos: Todo | readonly Todo[], entries: readonly Entry[] = []) {
  const rows = keepRows([todos].flat());
  return [
    ...callsOf(timelineContract, respond({ todos: rows, entriesOf: () => entries })),
    ...callsOf(todosContract, respondTodos(rows)),
  ];
}

export const timelineMock = defineMock({
  contract: timelineContract,
  generate: (place): TimelineData => ({ todos: todosIn(place), entriesOf: () => [] }),
  respond,
});
