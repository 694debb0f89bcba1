import { MINUTES_VERSIONS_MAX } from '@mijn/domain/limits';
import {
  type MinutesState,
  refusalToPublish,
  refusalToSign,
  refusalToWrite,
  type SetMinutesBody,
  type SignMinutesBody,
} from '@mijn/domain/minutes';
import { isHeld, wasDoorOpened } from '@mijn/domain/presence';
import type { Services } from '../../capabilities/services.ts';
import { changeAndRead, readIn } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import { requireLine, typedText } from '../../platform/texts/typed-text.ts';
import { AppError, type Member } from '../../platform/wire/index.ts';
import { minutesFor } from '../meetings/meetings.access.ts';
import { type CalendarMeeting, keyOf, requireMeeting } from '../meetings/meetings.service.ts';
import { sha256 } from '../../platform/security/digest.ts';
import { draftText } from './minutes.service.ts';
import * as repository from './written-minutes.repository.ts';

export type Needs = Pick<Services, 'database' | 'now'>;

export interface OfMeeting {
  meeting_id: string;
}

/** Returns a meeting whose minutes the caller may write. @throws AppError `not_found`, `forbidden` outside the board, or `meeting_not_begun` */
export async function requireMinutesMeeting(services: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const meeting = await requireMeeting(services.database, caller.membership, meeting_id);
  const filter = minutesFor(caller);
  if (!wasDoorOpened(meeting, services.now())) throw new AppError('meeting_not_begun');
  return { meeting, filter, key: keyOf(caller, { meeting_id }) };
}

type Found = Awaited<ReturnType<typeof requireMinutesMeeting>>;

/** What is stored of the minutes of a meeting, and what decides about it. */
export interface ReadMinutes {
  written: repository.WrittenMinutes | undefined;
  /** The signatures of the text as it is. One for another text does not count, also if somebody changed the stored text. */
  signatures: repository.SignatureRow[];
  state: MinutesState;
}

export async function readMinutes(
  { database, now }: Needs,
  { meeting, filter, key }: Found,
): Promise<ReadMinutes> {
  const [written, has_open_ballot] = await Promise.all([
    repository.findWritten(database.queries, filter, key),
    repository.hasOpenBallot(database, key),
  ]);
  const hash = written && sha256(written.text);
  const stored = written ? await repository.listSignatures(database.queries, key, written.version) : [];
  const signatures = stored.filter((signature) => signature.hash === hash);
  const state = {
    is_over: !isHeld(meeting, now()),
    is_published: (written?.published_at ?? null) !== null,
    has_open_ballot,
    signed: signatures.map(({ office, name, user_id, stated_by }) => ({
      office,
      name,
      user_id: stated_by === null ? user_id : null,
    })),
  };
  return { written, signatures, state };
}

export const officersOf = ({ chair_name, minute_taker }: CalendarMeeting) => ({
  chair: chair_name,
  minute_taker,
});

/**
 * Returns the minutes of a meeting. As long as nobody wrote in them, they are a draft of what the portal knows now.
 * @throws AppError `not_found`, `forbidden` outside the board, or `meeting_not_begun`
 */
export async function getMinutes(services: Needs, caller: Member, of: OfMeeting) {
  const found = await requireMinutesMeeting(services, caller, of);
  const { written, signatures, state } = await readMinutes(services, found);
  const text = written?.text ?? (await draftText(services, caller, of));
  const refusal = refusalToPublish(state, officersOf(found.meeting));
  return {
    version: written?.version ?? 0,
    text,
    hash: sha256(text),
    written_at: written?.written_at ?? null,
    written_by: written?.written_by ?? null,
    ...officersOf(found.meeting),
    signatures: signatures.map(({ office, name, stated_by, signed_at }) => ({
      office,
      name,
      stated_by,
      signed_at,
    })),
    is_over: state.is_over,
    publication_refusal: refusal === undefined || refusal === 'minutes_published' ? null : refusal,
    published_at: written?.published_at ?? null,
    document_id: written?.document_id ?? null,
  };
}

/** Returns the stored minutes, which nobody else changes before the transaction ends. @throws AppError `conflict` for another version */
export async function lockMinutes(inside: Needs, found: Found, version: number) {
  await repository.lockWritten(inside.database.queries, found.key);
  const { written, ...read } = await readMinutes(inside, found);
  if (written?.version !== version) throw new AppError('conflict');
  return { written, ...read };
}

/**
 * Writes the minutes. Each text is kept. A text that is stored already changes nothing, so that signatures stay and a call whose response was
 * lost can be repeated.
 * @throws AppError `not_found`, `forbidden` outside the board, `meeting_not_begun`, `conflict` after another change, `minutes_published`,
 * `too_many_minutes`, or `validation_failed` without a text.
 */
export async function setMinutes(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { text: typed, version }: SetMinutesBody,
) {
  const now = services.now();
  const found = await requireMinutesMeeting(services, caller, of);
  const { key, filter } = found;
  const text = typedText(typed);
  return changeAndRead(
    services,
    async (transaction) => {
      await repository.lockWritten(transaction, key);
      const stored = await repository.findWritten(transaction, filter, key);
      if (stored?.text === text) return;
      const refusal = refusalToWrite({ is_published: (stored?.published_at ?? null) !== null });
      if (refusal) throw new AppError(refusal);
      if (version !== (stored?.version ?? 0)) throw new AppError('conflict');
      if (version >= MINUTES_VERSIONS_MAX)
        throw new AppError('too_many_minutes', { params: { max: MINUTES_VERSIONS_MAX } });
      const next = version + 1;
      if (stored) await repository.updateMinutes(transaction, key, { version: next });
      else if (!(await repository.insertMinutes(transaction, key))) throw new AppError('conflict');
      const row = { ...key, version: next, text, hash: sha256(text) };
      await repository.insertVersion(transaction, { ...row, written_by: caller.user_id, written_at: now });
      const details = { meeting_id: key.meeting_id, version: next };
      await auditCaller(transaction, caller, 'minutes_changed', details, now);
    },
    (inside) => getMinutes(inside, caller, of),
  );
}

/**
 * Signs a text of the minutes for an office, or states that somebody signed it on paper.
 * @throws AppError `not_found`, `forbidden` outside the board, `meeting_not_begun`, `meeting_not_over`, `conflict` after another change,
 * `minutes_published`, `minutes_signed`, or `validation_failed` for a name without text.
 */
export async function signMinutes(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { version, office, paper_name }: SignMinutesBody,
) {
  const now = services.now();
  const found = await requireMinutesMeeting(services, caller, of);
  const signatory =
    paper_name === undefined
      ? { office, user_id: caller.user_id, name: caller.name }
      : { office, user_id: null, name: requireLine('paper_name', paper_name) };
  return changeAndRead(
    services,
    async (transaction) => {
      const inside = { ...services, database: readIn(services.database, transaction) };
      const { written, state } = await lockMinutes(inside, found, version);
      const refusal = refusalToSign(state, signatory, officersOf(found.meeting));
      if (refusal) throw new AppError(refusal);
      await repository.insertSignature(transaction, {
        ...found.key,
        ...signatory,
        version,
        hash: sha256(written.text),
        user_id: caller.user_id,
        stated_by: paper_name === undefined ? null : caller.name,
        signed_at: now,
      });
      const details = { meeting_id: of.meeting_id, version, office };
      await auditCaller(transaction, caller, 'minutes_signed', details, now);
    },
    (inside) => getMinutes(inside, caller, of),
  );
}
