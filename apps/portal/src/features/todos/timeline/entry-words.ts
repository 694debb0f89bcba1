import {
  mdiAccountOutline,
  mdiCallMerge,
  mdiCallSplit,
  mdiCalendarCheckOutline,
  mdiCheckCircleOutline,
  mdiClipboardCheckOutline,
  mdiMessageTextOutline,
} from '@mdi/js';
import { formatLongDate } from '@mijn/domain/formats';
import type { Entry } from '@mijn/domain/timeline';
import { stateTexts } from '@mijn/domain/todos';
import { stateLooks } from '../components/todo-state.tsx';
import { texts } from './texts.ts';

interface EventWords {
  icon: string;
  title: string;
  /** What the title does not say, as plain text with a line for each sentence of the portal. */
  text: string;
}

const lines = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join('\n');

function joinWords({ kind, author, internal_reference }: Entry): EventWords | undefined {
  if (kind !== 'joined' && kind !== 'received' && kind !== 'separated') return undefined;
  const icon = kind === 'separated' ? mdiCallSplit : mdiCallMerge;
  const by = author?.is_caller ? texts.byYou : author && texts.by(author.name);
  return { icon, title: texts[kind](internal_reference ?? ''), text: by ?? '' };
}

/** Returns the words of a join, or of a change in the data of the provider. The title says the most important of its facts. */
export function eventWords(entry: Entry, provider: string): EventWords {
  const join = joinWords(entry);
  if (join) return join;
  const { text: note, internal_reference: reference, state, planned_on, task, handler } = entry;
  const day = planned_on && formatLongDate(planned_on);
  const newDay = day && texts.newDay(day);
  const done = task && `${texts.taskDone(task)}.`;
  const handled = handler && `${texts.handledBy(handler)}.`;
  if (reference !== null) {
    const sentence = [handled, texts.newNumber(reference)].filter(Boolean).join(' ');
    return {
      icon: mdiClipboardCheckOutline,
      title: texts.takenOver(provider),
      text: lines(note, sentence, newDay, done),
    };
  }
  if (state !== null) {
    const { icon } = stateLooks[state];
    return state === 'waiting' && handler !== null
      ? { icon, title: texts.waitsFor(handler), text: lines(note, newDay, done) }
      : { icon, title: stateTexts[state], text: lines(note, handled, newDay, done) };
  }
  if (day !== null)
    return { icon: mdiCalendarCheckOutline, title: texts.plannedOn(day), text: lines(note, handled, done) };
  if (task !== null)
    return { icon: mdiCheckCircleOutline, title: texts.taskDone(task), text: lines(note, handled) };
  if (handler !== null) return { icon: mdiAccountOutline, title: texts.handledBy(handler), text: note ?? '' };
  return { icon: mdiMessageTextOutline, title: texts.note(provider), text: note ?? '' };
}
