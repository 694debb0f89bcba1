import { SENTENCE_END } from '../sentences/sentences.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './todos.contract.ts';

const todos = '/associations/{association_id}/todos';
const todo = `${todos}/{todo_id}` as const;
const attachment = `${todo}/attachments/{attachment_id}` as const;

/**
 * The states of an action item that a member reported, or of which the provider sends the state: reported, being
 * handled, waiting for others, done, or rejected.
 */
export const todoStates = ['reported', 'in_progress', 'waiting', 'done', 'rejected'] as const;

export type TodoState = (typeof todoStates)[number];

/** The Dutch names of the states, as the portal and the mails show them. */
export const stateTexts: Readonly<Record<TodoState, string>> = {
  reported: 'Gemeld',
  in_progress: 'In behandeling',
  waiting: 'Wacht op derden',
  done: 'Afgehandeld',
  rejected: 'Afgewezen',
};

/** Whether nothing more is to be done in a state. */
export const isClosed = (state: TodoState): boolean => state === 'done' || state === 'rejected';

/** The subject of a report that the provider has not taken over is its whole description, as the member wrote it. */
export const subjectOfTodo = ({ description, code }: { description: string; code: string | null }): string =>
  code === null ? description : subjectOf(description).subject;

/** How a member is related to an action item, by which the list can be filtered. */
export const todoRelations = ['reported', 'followed'] as const;

/** The operations of action items. */
export const todosOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the action items, newest first. */
  listTodos: { method: 'GET', path: todos },
  /** Returns the groups of action items, with their numbers of action items. */
  listGroups: { method: 'GET', path: `${todos}/groups` },
  /** Returns an action item with its tasks and attachments. */
  getTodo: { method: 'GET', path: todo },
  /** Downloads an attachment of an action item. */
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  /** Returns a small picture of the first page of an attachment. */
  getThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

/** The maximum length of the subject of an action item, in characters (inclusive): two lines of a heading. */
export const SUBJECT_LENGTH_MAX = 120;

function beginOf(text: string): string {
  const begin = text.slice(0, SUBJECT_LENGTH_MAX - 1).replace(/[\uD800-\uDBFF]$/u, '');
  return `${begin.replace(/(?<!\s)\s+\S*$/u, '')}…`;
}

/** The subject is the first sentence. If it is too long, the subject is its begin, and the text is the whole description. */
export function subjectOf(description: string): { subject: string; text: string } {
  const whole = description.trim();
  const end = SENTENCE_END.exec(whole);
  const first = end ? whole.slice(0, end.index).trim() : whole;
  if (first.length > SUBJECT_LENGTH_MAX) return { subject: beginOf(first), text: whole };
  const text = end ? whole.slice(end.index).trim() : '';
  return { subject: first.replace(/\.$/u, ''), text };
}

export type * from './todos.contract.ts';
