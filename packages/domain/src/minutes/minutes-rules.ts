import type { ErrorCode } from '../errors/errors.ts';

/** Who signs the minutes of a meeting. */
export const minutesOffices = ['chair', 'minute_taker'] as const;

export type MinutesOffice = (typeof minutesOffices)[number];

export const minutesOfficeTexts: Readonly<Record<MinutesOffice, string>> = {
  chair: 'Voorzitter',
  minute_taker: 'Notulist',
};

/** Somebody who signed a text of the minutes, or signs it. */
export interface Signatory {
  office: MinutesOffice;
  /** The id of the user who signs in the portal; null for somebody who signed on paper. */
  user_id: string | null;
  name: string;
}

/** What decides about the minutes of a meeting. */
export interface MinutesState {
  /** Whether the meeting was held and no longer is, so that presence and votes stay as they are. */
  is_over: boolean;
  is_published: boolean;
  /** Whether a ballot of the meeting is open, being counted, or waits for its lot. */
  has_open_ballot: boolean;
  /** Who signed the text as it is now. A correction is another text, which nobody signed yet. */
  signed: readonly Signatory[];
}

/** The names of the chair and the minute-taker, as the board recorded them at the meeting. */
export type RecordedOfficers = Readonly<Record<MinutesOffice, string | null>>;

const nameKey = (name: string): string =>
  name
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

/** Returns whether two names are the same, apart from capitals, spaces and what is invisible. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

const isSamePerson = (one: Signatory, other: Signatory): boolean =>
  one.user_id !== null && other.user_id !== null
    ? one.user_id === other.user_id
    : isSameName(one.name, other.name);

/** Returns whether one person may be both: nobody recorded that the chair and the minute-taker are two people. */
const canBeBoth = ({ chair, minute_taker }: RecordedOfficers): boolean =>
  chair === null || minute_taker === null || isSameName(chair, minute_taker);

/** Returns why the minutes can't be written now; undefined if they can. */
export const refusalToWrite = ({ is_published }: Pick<MinutesState, 'is_published'>): ErrorCode | undefined =>
  is_published ? 'minutes_published' : undefined;

/** Returns why somebody can't sign the minutes now; undefined if the person can. */
export function refusalToSign(
  { is_over, is_published, has_open_ballot, signed }: MinutesState,
  signatory: Signatory,
  officers: RecordedOfficers,
): ErrorCode | undefined {
  if (is_published) return 'minutes_published';
  if (!is_over) return 'meeting_not_over';
  if (has_open_ballot) return 'ballot_open';
  const hasSigned = signed.some(
    (other) => other.office === signatory.office || (!canBeBoth(officers) && isSamePerson(other, signatory)),
  );
  return hasSigned ? 'minutes_signed' : undefined;
}

/** Why minutes that are not published can't be published. */
export const publicationRefusals = ['meeting_not_over', 'ballot_open', 'minutes_unsigned'] as const;

type PublicationRefusal = 'minutes_published' | (typeof publicationRefusals)[number];

/** Returns why the minutes can't be published now; undefined if they can. */
export function refusalToPublish(
  { is_over, is_published, has_open_ballot, signed }: MinutesState,
  officers: RecordedOfficers,
): PublicationRefusal | undefined {
  if (is_published) return 'minutes_published';
  if (!is_over) return 'meeting_not_over';
  if (has_open_ballot) return 'ballot_open';
  const [chair, minuteTaker] = minutesOffices.map((office) => signed.find((one) => one.office === office));
  // The names may have been recorded after the signatures.
  const isSigned = chair && minuteTaker && (canBeBoth(officers) || !isSamePerson(chair, minuteTaker));
  return isSigned ? undefined : 'minutes_unsigned';
}
