import { DAY_MS, HOUR_MS, MEGABYTE, MINUTE_MS } from './units.ts';

/** The maximum number of proxies that a member gives for a meeting in 24 hours, because each one mails its holder. */
export const PROXIES_PER_DAY = 20;

/** The maximum number of questions and proposals of a member in 24 hours, because each one mails the board. */
export const BOARD_MAILS_PER_DAY = 20;

/** The maximum number of guests that a member brings to a meeting. */
export const GUESTS_MAX = 9;

/** The maximum length of the reason for which the board annuls a result, in characters. */
export const ANNULMENT_REASON_LENGTH_MAX = 1000;

/** The maximum length of a remark for the chair of a meeting, in characters. */
export const ATTENDANCE_REMARK_LENGTH_MAX = 500;

/** The time in which a member can still change what the mail about the attendance says, in milliseconds. */
export const ATTENDANCE_MAIL_DELAY_MS = 2 * MINUTE_MS;

/** The minimum time between two reminders of the board about a meeting, in milliseconds. */
export const REMINDER_MS = DAY_MS;

/** The time before the start of a meeting at which its door opens, in milliseconds. */
export const MEETING_HELD_BEFORE_MS = 2 * HOUR_MS;
/** The time after the start of a meeting until which presence and votes are recorded, in milliseconds. */
export const MEETING_HELD_AFTER_MS = 12 * HOUR_MS;
/** The number of days before a meeting from which votes before it are taken (Burgerlijk Wetboek 2:38 lid 8). */
export const EARLY_VOTES_DAYS = 30;
/** The time in which a member can still change votes before the mail that confirms them is sent, in milliseconds. */
export const EARLY_VOTES_MAIL_DELAY_MS = 2 * MINUTE_MS;
/** The maximum length of what identifies somebody at the door, in characters: a kind and the name of a person. */
export const ATTENDEE_LENGTH_MAX = 140;

/** The largest number of people whose presence one call records: as many as a page of the door lists. */
export const ATTENDEES_MAX = 100;
/** The maximum number of apartments for which one call votes. */
export const APARTMENTS_VOTED_MAX = 500;
/** The maximum number of sealed votes of a secret ballot, because a browser opens each of them by itself. */
export const SECRET_VOTES_MAX = 5000;
/**
 * The minimum number of people whose votes by phone a secret ballot has before the chair reads them. Of fewer, the totals tell what some of
 * them voted.
 */
export const SECRET_VOTERS_MIN = 5;
/** The part of all ways to vote in which the totals of a secret ballot may tell what everybody voted. Above it only the outcome is shown. */
export const SECRET_CHANCE_MAX = 0.01;
/** The bits of the key of a secret ballot (RSA-OAEP). */
export const SECRET_KEY_BITS = 2048;
/** The maximum length of the public key of a secret ballot, in characters of base64url. */
export const PUBLIC_KEY_LENGTH_MAX = 500;
/** The maximum number of earlier votes that one vote says it replaces: those that a device sent without a response. */
export const VOTES_REPLACED_MAX = 10;
/** The maximum length of the text that proves who has the key of a secret ballot, in characters. */
export const PROOF_LENGTH_MAX = 100;
/** The maximum number of bytes of a call that votes: all sealed votes of a ballot, and what `APARTMENTS_VOTED_MAX` apartments need besides. */
export const CAST_VOTES_BYTES_MAX = 2.2 * MEGABYTE;
/** The maximum length of a sealed vote, in characters of base64url: 256 bytes. */
export const SEALED_VOTE_LENGTH_MAX = 350;

/** The maximum length of the reason for which the board cancels a meeting, in characters. */
export const CANCEL_REASON_LENGTH_MAX = 300;

/** The maximum length of the place of a meeting, in characters. */
export const MEETING_PLACE_LENGTH_MAX = 300;

/** The maximum length of the address of an online meeting, in characters. */
export const WEB_ADDRESS_LENGTH_MAX = 1000;

/** The maximum number of items of an agenda that the board writes, and of agenda items that a proxy names. */
export const AGENDA_ITEMS_MAX = 200;

/** The minimum length of a search for somebody who can hold a proxy, in characters, so that nobody lists all members with it. */
export const HOLDER_SEARCH_LENGTH_MIN = 2;

/** The maximum number of members that a search for somebody who can hold a proxy returns. */
export const HOLDERS_MAX = 10;

/** The maximum length of the name of a person that the board types, in characters. */
export const PERSON_NAME_LENGTH_MAX = 120;

/** The maximum length of the text of an agenda item, in characters. */
export const AGENDA_TEXT_LENGTH_MAX = 4000;

/** The maximum length of a question to the board about an agenda item, in characters. */
export const QUESTION_LENGTH_MAX = 1000;

/** The maximum length of a reply of the board, in characters. */
export const REPLY_LENGTH_MAX = 2000;

/** The most questions about one meeting to which a member waits for a reply. */
export const OPEN_QUESTIONS_MAX = 5;

/** The most questions about one meeting that are listed, the newest ones. */
export const QUESTIONS_LISTED_MAX = 500;

/** The most proposals of a member for one meeting about which the board has not decided. */
export const OPEN_PROPOSALS_MAX = 3;

/** The most proposals of members for one meeting that are listed, the newest ones. */
export const PROPOSALS_LISTED_MAX = 200;

/** The maximum length of the explanation of a proposal of a member, in characters. */
export const PROPOSAL_EXPLANATION_LENGTH_MAX = 2000;

/** The maximum length of the reason for which the board refuses a proposal of a member, in characters. */
export const REFUSAL_REASON_LENGTH_MAX = 1000;

/** The most votes of closed ballots that a member gets back at once: those of fifteen apartments in thirty ballots. */
export const FORMER_VOTES_MAX = 500;

/** The maximum length of a note about an agenda item for the minutes, in characters: about a page. */
export const ITEM_NOTE_LENGTH_MAX = 4000;

/** The maximum length of the minutes of a meeting, in characters: about sixty pages. */
export const MINUTES_LENGTH_MAX = 150_000;

/** The maximum number of versions of the minutes of a meeting, because each is kept. */
export const MINUTES_VERSIONS_MAX = 200;

/** The maximum length of the wording of a proposal, in characters. */
export const WORDING_LENGTH_MAX = 2000;

/** The maximum number of amendments and counter-proposals to one proposal, with those that were withdrawn. */
export const MOTIONS_MAX = 20;

/** The maximum number of motions about how a meeting goes on, and of its breaks. */
export const PROCEDURAL_MOTIONS_MAX = 100;

/** The maximum time of a break of a meeting of which the board says how long it takes, in minutes. */
export const ADJOURNMENT_MINUTES_MAX = 240;

/** The maximum length of the line that says what an amendment or a counter-proposal asks, in characters. */
export const MOTION_TEXT_LENGTH_MAX = 200;

/** The maximum length of who proposes an amendment or a counter-proposal, in characters. */
export const MOTION_PROPOSER_LENGTH_MAX = 200;

/** The maximum length of the wording of a decision in the register, in characters. */
export const DECISION_WORDING_LENGTH_MAX = 4000;

/** The maximum number of decisions in one CSV or PDF file: about a hundred a year for twenty years. */
export const DECISIONS_FILE_MAX = 2000;

/** The maximum length of a kind of decisions, in characters. */
export const DECISION_KIND_LENGTH_MAX = 100;

/** The maximum number of options of a proposal that the board writes. */
export const OPTIONS_MAX = 20;

/** The maximum number of options of any proposal, also of an imported one. */
export const IMPORTED_OPTIONS_MAX = 200;

/** The highest number that a meeting calls for a lot: four digits are called easily. */
export const LOT_NUMBER_MAX = 9999;

/** The maximum number of documents of an agenda item. */
export const AGENDA_DOCUMENTS_MAX = 50;

/** The maximum length of one option of a proposal, in characters. */
export const OPTION_LENGTH_MAX = 100;

/** The number of digits of the code on the letters of a convocation. */
export const LETTERS_CODE_LENGTH = 6;

/** The most written resolutions of an association that are open at once. */
export const OPEN_RESOLUTIONS_MAX = 10;

/** The most written resolutions that are listed, the newest ones. The register has all that were adopted. */
export const RESOLUTIONS_LISTED_MAX = 100;

/** The last day of a written resolution is at most so many days ahead. */
export const RESOLUTION_DAYS_MAX = 90;

/** Owners who have not voted are reminded so many days before the last day. */
export const RESOLUTION_REMINDER_DAYS = 2;
