import { showsText } from '../texts/texts.ts';
import { subjectOf } from '../todos/todos.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './reports.contract.ts';

const todos = '/associations/{association_id}/todos';
const reports = `${todos}/reports` as const;
const oneTodo = `${todos}/{todo_id}` as const;

/** Who sees the reports of an association, besides their reporters, the board and the provider. */
export const reportVisibilities = ['at_once', 'after_review', 'never'] as const;

/** The operations of reports: action items that members report. */
export const reportsOperations = defineOperations<typeof shapes>()({
  /** Reports a defect. It is an action item at once, which the caller follows. */
  createReport: { method: 'POST', path: reports, respondsWith: 'id', isCreatedOnce: true },
  /** Returns what the form of a report needs: the places that are often named, and who will see the report. */
  getReportOptions: { method: 'GET', path: `${reports}/options` },
  /** Returns open action items that may be about the same defect, the most similar first. */
  listSimilar: { method: 'GET', path: `${reports}/similar` },
  /** Returns the numbers of reports by state and age, and how long they took, for the board. */
  getReportSummary: { method: 'GET', path: `${reports}/summary` },
  /** Shows a report to all owners, or to its reporter, the board and the provider only. For the board. */
  setReportVisibility: { method: 'PUT', path: `${oneTodo}/visibility`, respondsWith: 'id' },
  /** Says that a report is not for the association, with a text for its reporter. For the board. */
  rejectReport: { method: 'POST', path: `${oneTodo}/reject`, respondsWith: 'id' },
  /** Undoes that a report is not for the association, so that it is open again. A repeated call changes nothing. For the board. */
  undoRejection: { method: 'DELETE', path: `${oneTodo}/reject`, respondsWith: 'id' },
  /**
   * Joins a report to the open action item that is about the same: the report is in no list any more, and who follows it follows that
   * item. What was joined to the report is joined to that item too. A repeated call changes nothing. For the board.
   */
  joinReport: { method: 'PUT', path: `${oneTodo}/join`, respondsWith: 'id' },
  /** Undoes that a report is joined to another action item. A repeated call changes nothing. For the board. */
  undoJoin: { method: 'DELETE', path: `${oneTodo}/join`, respondsWith: 'id' },
});

/** Returns the number of words of a text. Characters without width, such as U+200B, are no word. */
export const countWords = (text: string): number => text.split(/\s+/u).filter(showsText).length;

/** The first words of a report about what somebody sees, which a subject does not need. */
const LEAD =
  /^er\s+(?:zit|zitten|is|zijn|staat|staan|ligt|liggen|loopt|lopen|hangt|hangen|komt|komen)\s+(?:een\s+)?/iu;

/** Returns the subject of a report: its first sentence on one line, without the words that only introduce it. */
export function subjectOfReport(text: string): string {
  const subject = subjectOf(text).subject.replaceAll(/[\s\p{Cc}]+/gu, ' ');
  const rest = subject.replace(LEAD, '');
  return rest === '' ? subject : rest.charAt(0).toUpperCase() + rest.slice(1);
}

export type * from './reports.contract.ts';
