import type { MinutesVersionQuery } from '@mijn/domain/minutes';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import * as repository from './minutes-versions.repository.ts';
import { type Needs, type OfMeeting, requireMinutesMeeting } from './written-minutes.service.ts';

type OfMinutes = Awaited<ReturnType<typeof requireMinutesMeeting>>;

/** Returns the saved texts without the texts themselves, newest first. A signature is for the text that it was made for. */
async function listVersions({ database: { queries } }: Needs, { filter, key }: OfMinutes) {
  const [versions, signatures] = await Promise.all([
    repository.listVersions(queries, filter, key),
    repository.listAllSignatures(queries, filter, key),
  ]);
  return versions.map(({ hash, version, written_at, written_by }) => ({
    version,
    written_at,
    written_by,
    signatures: signatures.filter((one) => one.version === version && one.hash === hash),
  }));
}

/**
 * Returns the saved texts of the minutes without the texts themselves, newest first.
 * @throws AppError `not_found`, `forbidden` outside the board, or `meeting_not_begun`
 */
export async function listMinutesVersions(services: Needs, caller: Member, of: OfMeeting) {
  return { data: await listVersions(services, await requireMinutesMeeting(services, caller, of)) };
}

/**
 * Returns a saved text of the minutes.
 * @throws AppError `not_found` also for a version that there is not, `forbidden` outside the board, or `meeting_not_begun`
 */
export async function getMinutesVersion(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { version }: MinutesVersionQuery,
) {
  const found = await requireMinutesMeeting(services, caller, of);
  const { filter, key } = found;
  const text = orNotFound(await repository.findText(services.database.queries, filter, key, version));
  const versions = await listVersions(services, found);
  return { ...orNotFound(versions.find((one) => one.version === version)), text };
}
