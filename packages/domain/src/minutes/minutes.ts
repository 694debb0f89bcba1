import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './minutes.contract.ts';

const meeting = '/associations/{association_id}/meetings/{meeting_id}';

/** The operations of minutes. The portal drafts them; the board corrects, signs and publishes them, or writes them in a program of its own. */
export const minutesOperations = defineOperations<typeof shapes>()({
  /** Returns what the board wrote down about the agenda items of a meeting, for the board. */
  listItemNotes: { method: 'GET', path: `${meeting}/item-notes` },
  /** Writes down what was said about an agenda item, for the board, from the opening of the door on. The draft of the minutes has it. */
  setItemNote: { method: 'PUT', path: `${meeting}/item-notes/{item_id}`, respondsWith: 'item_id' },
  /**
   * Downloads a draft of the minutes of a meeting as a Word document, for the board, from two hours before the meeting on, when its door opens: who was present,
   * the agenda, the ballots with their results, and the decisions. It never says how anybody voted.
   */
  downloadMinutesDraft: {
    method: 'GET',
    path: `${meeting}/minutes-draft`,
    bytes: true,
  },
  /**
   * Returns the minutes of a meeting with who signed them, for the board. Until somebody writes them, the text is a draft of what the portal
   * knows at that moment.
   */
  getMinutes: { method: 'GET', path: `${meeting}/minutes` },
  /** Returns the texts of the minutes that were saved, newest first and without the texts themselves, for the board. */
  listMinutesVersions: { method: 'GET', path: `${meeting}/minutes/versions` },
  /** Returns a saved text of the minutes, for the board. */
  getMinutesVersion: { method: 'GET', path: `${meeting}/minutes/versions/text` },
  /** Writes the minutes of a meeting, for the board. Each text is kept, and signatures are for one text: after a change all sign again. */
  setMinutes: { method: 'PUT', path: `${meeting}/minutes`, respondsWith: 'version' },
  /**
   * Signs a text of the minutes as the chair or the minute-taker, for the board, after signing in again. For somebody who signed on paper, the
   * board says the name. Signing twice is refused.
   */
  signMinutes: { method: 'PUT', path: `${meeting}/minutes/signature`, respondsWith: 'version' },
  /**
   * Publishes minutes that the chair and the minute-taker signed, for the board: they become a document of the meeting, and the month in which
   * who was absent can ask a court to annul a decision of the meeting starts (Burgerlijk Wetboek 5:130).
   */
  publishMinutes: { method: 'PUT', path: `${meeting}/minutes/publication`, respondsWith: 'version' },
});

export {
  isSameName,
  type MinutesOffice,
  minutesOffices,
  minutesOfficeTexts,
  publicationRefusals,
  type MinutesState,
  type RecordedOfficers,
  refusalToPublish,
  refusalToSign,
  refusalToWrite,
  type Signatory,
} from './minutes-rules.ts';
export { countOpenPlaces, type MinutesPart, minutesParts, openPlace } from './minutes-text.ts';
export type * from './minutes.contract.ts';
