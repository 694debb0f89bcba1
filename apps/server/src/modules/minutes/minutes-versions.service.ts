import type { MinutesVersionQuery } from '@mijn/domain/minutes';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import * as repository from './minutes-versions.repository.ts';
import { type Needs, type OfMeeting, requireMinutesMeeting } from './written-minutes.service.ts';

/** Returns the saved texts of the minutes without the texts themselves, newest first. A signature is for the text that it was made for. */
export async function listMinutesVersions(services: Needs, caller: Member, of: OfMeeting) {
  const { filter, key } = await requireMinutesMeeting(services, caller, of);
  const [versions, signatures] = await Promise.all([
    repository.listVersions(services.database.queries, filter, key),
    repository.listAllSignatures(services.database.queries, filter, key),
  ]);
  return {
    data: versions.map(({ hash, version, written_at, written_by }) => ({
      version,
      written_at,
      written_by,
      signatures: signatures.filter((one) => one.version === version && one.hash === hash),
    })),
  };
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
  const { filter, key } = await requireMinutesMeeting(services, caller, of);
  const text = orNotFound(await repository.findText(services.database.queries, filter, key, version));
  const { data } = await listMinutesVersions(services, caller, of);
  return { ...orNotFound(data.find((one) => one.version === version)), text };
}
