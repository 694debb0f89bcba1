import { albumsContract } from '@mijn/domain/albums/contract';
import type { Photo } from '@mijn/domain/albums';
import { REACTION_EDIT_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import type { Entry, EntryRole } from '@mijn/domain/timeline';
import { timelineContract } from '@mijn/domain/timeline/contract';
import type { Todo } from '@mijn/domain/todos';
import { todosContract } from '@mijn/domain/todos/contract';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { keepRows, pageOf } from '../call/rows.ts';
import { sharedTodos, type TodoRows } from '../call/shared-todos.ts';
import { filesOf } from '../call/staged-files.ts';
import { nameOfMember } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { aPhoto } from './albums.ts';
import { respondTodos } from './todos.ts';

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

/** Returns the timeline of a report that waits for a supplier, the oldest entry first. @param photos the photos of the report. */
function entriesOfReport({ moment, day, first }: Place, todo: Todo): Entry[] {
  const reporter = { name: todo.reporter ?? '', role: 'reporter', is_caller: false } as const;
  const number = first * 10 + Number(todo.reported_reference?.slice(-3));
  const report = anEntry(number, {
    kind: 'report',
    author: reporter,
    text: 'Er loopt water langs de balk naar ons plafond op de tweede verdieping. De plek is nu zo groot als een dinerbord.',
    happened_at: moment(-8, '19:42'),
    photos: [1, 2, 3].map((photo) => aPhoto(number * 10 + photo, { alt: `Natte plek, foto ${photo}` })),
  });
  if (todo.state === 'reported') return [{ ...report, happened_at: moment(-1, '20:15'), photos: [] }];
  const end =
    todo.state === 'done'
      ? anEntry(number + 104, {
          happened_at: moment(-4, '15:30'),
          state_before: 'in_progress',
          state: 'done',
          text: 'De deurdranger is afgesteld.',
        })
      : anEntry(number + 105, {
          happened_at: moment(-2, '11:10'),
          state_before: 'in_progress',
          state: 'waiting',
          planned_on: day(9),
          text: 'De nieuwe doorvoer komt op 1 december binnen.',
          is_new: true,
        });
  return [
    report,
    anEntry(number + 101, {
      happened_at: moment(-7, '08:55'),
      state_before: 'reported',
      state: 'in_progress',
      handler: todo.handler,
      internal_reference: todo.internal_reference,
    }),
    anEntry(number + 102, { happened_at: moment(-6, '14:20'), planned_on: day(5) }),
    anEntry(number + 103, {
      kind: 'reaction',
      author: { name: 'Bram Bestuur', role: 'board', is_caller: false },
      happened_at: moment(-5, '21:05'),
      text: 'Dank voor de duidelijke foto’s. Het bestuur heeft de offerte van € 1.480,00 goedgekeurd.',
    }),
    end,
  ];
}

type EntryRows = ReturnType<typeof keepRows<Entry>>;

interface TimelineData {
  todos: () => TodoRows | undefined;
  /** Returns the entries of an action item, the oldest first. */
  entriesOf: (todo: Todo) => readonly Entry[];
}

const nowFor = (member: Member | undefined): string => member?.now ?? new Date().toISOString();

const roleOf = (todo: Todo, member: Member | undefined): EntryRole => {
  if (todo.is_own_report) return 'reporter';
  return member && isBoardMember(member.association) ? 'board' : 'owner';
};

/** Returns an entry as a member sees it. */
function as(entry: Entry, member: Member | undefined): Entry {
  if (!member) return entry;
  const { author, editable_until } = entry;
  const is_caller = author?.name === member.account.user.name;
  const isEditable = is_caller && editable_until !== null && editable_until > member.now;
  return {
    ...entry,
    author: author && { ...author, is_caller },
    is_new: entry.is_new && !is_caller,
    editable_until: isEditable ? editable_until : null,
    may_delete: entry.kind === 'reaction' && (isEditable || isBoardMember(member.association)),
  };
}

async function photosOf(
  form: readonly { id: string; alt: string }[],
  kept: readonly Photo[],
  member: Member | undefined,
): Promise<Photo[]> {
  const ids = form.map(({ id }) => id).join(',');
  const staged = member && form.length > 0 ? (await member.ask(albumsContract.listPhotos, { ids })).data : [];
  return form.flatMap(({ id, alt }) => {
    const photo = [...kept, ...staged].find((one) => one.id === id);
    return photo ? [{ ...photo, alt }] : [];
  });
}

function respond({ todos, entriesOf }: TimelineData): Responders<typeof timelineContract> {
  const timelines = new Map<string, EntryRows>();
  let written = 0;
  const open = async (todo_id: string, member: Member | undefined) => {
    if (member) {
      const asked = await member
        .ask(todosContract.getTodo, {}, { todo_id })
        .catch(() => new Refusal('not_found'));
      if (asked instanceof Refusal) return asked;
      return withEntries(asked);
    }
    const todo = todos()?.find(todo_id) ?? new Refusal('not_found');
    return todo instanceof Refusal ? todo : withEntries(todo);
  };
  const withEntries = (todo: Todo) => {
    const entries = timelines.get(todo.id) ?? keepRows(entriesOf(todo).toReversed());
    timelines.set(todo.id, entries);
    return { todo, entries };
  };
  const changeTodo = (id: string, changes: Partial<Todo>): Todo | Refusal =>
    todos()?.change(id, changes) ?? new Refusal('not_found');
  const write = (entries: EntryRows, own: Partial<Entry>, member: Member | undefined): Entry => {
    written += 1;
    return entries.add(anEntry(900_000 + written, { happened_at: nowFor(member), ...own }));
  };
  const follow =
    (isFollowed: boolean) =>
    async ({ params, member }: { params: { todo_id: string }; member?: Member | undefined }) => {
      const found = await open(params.todo_id, member);
      if (found instanceof Refusal) return found;
      const { is_followed, follower_count } = found.todo;
      const count = follower_count + Number(isFollowed) - Number(is_followed);
      const following = { is_followed: isFollowed, follower_count: count };
      changeTodo(found.todo.id, following);
      return following;
    };
  const findOwn = async (
    { todo_id, entry_id }: { todo_id: string; entry_id: string },
    member: Member | undefined,
    may: (entry: Entry) => boolean,
  ) => {
    const found = await open(todo_id, member);
    if (found instanceof Refusal) return found;
    const entry = found.entries.find(entry_id);
    if (entry instanceof Refusal) return entry;
    return may(as(entry, member)) ? { ...found, entry } : new Refusal('forbidden');
  };
  const attachment = async ({
    params,
    member,
  }: {
    params: { todo_id: string; entry_id: string; attachment_id: string };
    member?: Member | undefined;
  }) => {
    const found = await findOwn(params, member, () => true);
    if (found instanceof Refusal) return found;
    const file = found.entry.attachments.find(({ id }) => id === params.attachment_id);
    return file?.name ?? new Refusal('not_found');
  };
  return {
    listEntries: async ({ params, query, member }) => {
      const found = await open(params.todo_id, member);
      if (found instanceof Refusal) return found;
      return pageOf(
        found.entries.all().map((entry) => as(entry, member)),
        query,
      );
    },
    createReaction: async ({ params, body, member }) => {
      const found = await open(params.todo_id, member);
      if (found instanceof Refusal) return found;
      const { todo, entries } = found;
      if (todo.joined_to)
        return new Refusal('report_joined', { params: { reference: todo.joined_to.reference } });
      const until = new Date(Date.parse(nowFor(member)) + REACTION_EDIT_MS).toISOString();
      const reaction = {
        kind: 'reaction',
        author: { name: nameOfMember(member), role: roleOf(todo, member), is_caller: true },
        text: body.text,
        attachments: await filesOf(body.attachments, [], member),
        photos: await photosOf(body.photos, [], member),
        editable_until: until,
        may_delete: true,
      } as const;
      return as(write(entries, reaction, member), member);
    },
    updateReaction: async ({ params, body: { version, text, ...files }, member }) => {
      const found = await findOwn(params, member, ({ editable_until }) => editable_until !== null);
      if (found instanceof Refusal) return found;
      const { entry, entries } = found;
      const changes = {
        text,
        changed_at: nowFor(member),
        attachments: await filesOf(files.attachments, entry.attachments, member),
        photos: await photosOf(files.photos, entry.photos, member),
      };
      const changed = entries.change(entry.id, changes, version);
      return changed instanceof Refusal ? changed : as(changed, member);
    },
    deleteReaction: async ({ params, member }) => {
      const found = await findOwn(params, member, ({ may_delete }) => may_delete);
      return found instanceof Refusal ? found : found.entries.remove(found.entry.id, member);
    },
    reopenTodo: async ({ params, body: { text }, member }) => {
      const found = await open(params.todo_id, member);
      if (found instanceof Refusal) return found;
      const { todo, entries } = found;
      if (!todo.may_reopen) return new Refusal('forbidden');
      const state = { state: 'in_progress', state_since: nowFor(member) } as const;
      const author = { name: nameOfMember(member), role: roleOf(todo, member), is_caller: true };
      write(
        entries,
        { kind: 'reopened', author, text, state_before: todo.state, state: 'in_progress' },
        member,
      );
      const changed = changeTodo(todo.id, { ...state, is_done: false, may_reopen: false });
      return changed instanceof Refusal || !member
        ? changed
        : member.ask(todosContract.getTodo, {}, { todo_id: todo.id });
    },
    followTodo: follow(true),
    unfollowTodo: follow(false),
    markSeen: async ({ params, member }) => {
      const found = await open(params.todo_id, member);
      if (found instanceof Refusal) return found;
      for (const { id, is_new } of found.entries.all())
        if (is_new) found.entries.change(id, { is_new: false });
      return undefined;
    },
    downloadEntryAttachment: attachment,
    getEntryThumbnail: attachment,
    getEntryPicture: async ({ params, member }) => {
      const found = await findOwn(params, member, () => true);
      if (found instanceof Refusal) return found;
      return found.entry.photos.find(({ id }) => id === params.photo_id)?.name ?? new Refusal('not_found');
    },
  };
}

/** Returns mocked calls of action items and their timelines. @param entries the entries of each, the oldest first. */
export function timelineCalls(todos: Todo | readonly Todo[], entries: readonly Entry[] = []): HttpHandler[] {
  const rows = keepRows([todos].flat());
  return [
    ...callsOf(timelineContract, respond({ todos: () => rows, entriesOf: () => entries })),
    ...callsOf(todosContract, respondTodos(rows)),
  ];
}

export const timelineMock = defineMock({
  contract: timelineContract,
  generate: (place) => ({
    todos: () => sharedTodos(place),
    entriesOf: (todo: Todo) => (todo.reported_reference === null ? [] : entriesOfReport(place, todo)),
  }),
  respond,
});
