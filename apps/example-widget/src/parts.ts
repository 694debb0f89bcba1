import type { MeetingInList } from '@mijn/api/meetings';
import type { TodoInList } from '@mijn/api/todos';
import {
  formatCount,
  formatDate,
  formatDateParts,
  formatLongDate,
  formatNumber,
  formatTime,
} from '@mijn/domain/formats';
import { subjectOf } from '@mijn/domain/todos';
import { button, create } from './dom.ts';
import { failureTextOf } from './failure-text.ts';
import { texts } from './texts.ts';

interface Page<Row> {
  data: readonly Row[];
  meta: { total: number };
}

/** Returns the address of a page of the portal, in the association of this widget. */
export type LinkTo = (path: string) => string;

/** A part of the widget that loads by itself, so that one that fails leaves the other as it is. */
interface Part<Row> {
  title: string;
  none: string;
  rows: number;
  list: () => Promise<Page<Row>>;
  draw: (page: Page<Row>) => Node[];
  /** Handles a failure for the whole widget. @returns Whether it did. */
  handle: (thrown: unknown) => boolean;
  /** Ends when the part is no longer shown. */
  signal: AbortSignal;
}

/** Creates a part of the widget, which shows its rows, that there are none, or why it can't. */
export function createPart<Row>({ title, none, rows, list, draw, handle, signal }: Part<Row>): HTMLElement {
  const heading = create('h3', { tabIndex: -1 }, title);
  const body = create('div');
  const load = async (): Promise<void> => {
    const skeleton = create(
      'div',
      { className: 'skeleton' },
      ...Array.from({ length: rows }, () => create('i')),
    );
    // The button that was pressed is gone.
    if (body.matches(':focus-within')) heading.focus();
    body.replaceChildren(skeleton, create('p', { className: 'hidden', role: 'status' }, texts.loading));
    try {
      const page = await list();
      body.replaceChildren(
        ...(page.data.length > 0 ? draw(page) : [create('p', { className: 'soft' }, none)]),
      );
    } catch (thrown) {
      if (handle(thrown)) return;
      const retry = createRetry(load, signal);
      body.replaceChildren(create('p', { role: 'alert' }, failureTextOf(thrown)), retry);
    }
  };
  void load();
  return create('section', { ariaLabel: title }, heading, body);
}

/** Creates a button that tries again. A network that comes back does so too. */
export function createRetry(load: () => Promise<void>, signal: AbortSignal): HTMLElement {
  const waiting = new AbortController();
  const retry = (): void => {
    waiting.abort();
    void load();
  };
  addEventListener('online', retry, { signal: AbortSignal.any([waiting.signal, signal]) });
  return button(texts.retry, retry);
}

/** Returns a calendar leaf: the month, the day and the day of the week. */
function calendarLeaf(date: string): HTMLElement {
  const { day, month, weekday } = formatDateParts(date);
  return create(
    'time',
    { dateTime: date },
    create('span', { className: 'hidden' }, formatLongDate(date)),
    ...[month, day, weekday].map((text) => create('span', { ariaHidden: 'true' }, text)),
  );
}

/** Returns facts with a dot between them. Each stays on one line if it fits. */
function facts(...parts: readonly (string | null)[]): HTMLElement {
  const known = parts.filter((part) => part !== null).map((part) => create('span', {}, part));
  const separated = known.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
  return create('p', { className: 'soft facts' }, ...separated);
}

export function drawMeeting({ data: [meeting] }: Page<MeetingInList>, linkTo: LinkTo): Node[] {
  if (!meeting) return [];
  const { id, meeting_date, concerns, location, document_count } = meeting;
  const documents = document_count > 0 ? formatCount(document_count, 'stuk', 'stukken') : null;
  return [
    create(
      'div',
      { className: 'meeting' },
      calendarLeaf(meeting_date),
      create(
        'div',
        {},
        create('a', { className: 'subject', href: linkTo(`/meetings/${id}`) }, concerns),
        facts(formatTime(meeting_date), location),
        ...(documents === null ? [] : [facts(documents)]),
      ),
    ),
  ];
}

const drawTodo = (todo: TodoInList, linkTo: LinkTo): HTMLElement =>
  create(
    'li',
    {},
    create(
      'a',
      { className: 'subject', href: linkTo(`/todos/${todo.id}`) },
      subjectOf(todo.description).subject,
    ),
    facts(todo.handler, texts.todos.since(formatDate(todo.start_date)), todo.internal_reference),
  );

export function drawTodos({ data, meta: { total } }: Page<TodoInList>, linkTo: LinkTo): Node[] {
  const rows = create('ul', {}, ...data.map((todo) => drawTodo(todo, linkTo)));
  const isAll = data.length >= total;
  return isAll
    ? [rows]
    : [rows, create('a', { href: linkTo('/todos') }, texts.todos.all(formatNumber(total)))];
}
