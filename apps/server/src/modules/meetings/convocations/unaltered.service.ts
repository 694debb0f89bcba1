import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Member } from '../../../platform/wire/index.ts';
import { convocationsFor } from '../meetings.access.ts';
import { type ConvocationContent, readContent } from './convocation-content.service.ts';
import { listConvocationDocuments, type OfConvocation } from './convocations.repository.ts';
import { requireConvocation } from './convocations.service.ts';
import { isUnaltered } from './delivery-chain.service.ts';

type StoredDocument = Awaited<ReturnType<typeof listConvocationDocuments>>[number];

/** Returns whether the files of a convocation are those that its content names. */
const hasItsDocuments = (
  { documents }: ConvocationContent,
  stored: readonly Pick<StoredDocument, 'file_hash'>[],
): boolean =>
  documents.length === stored.length &&
  documents.every(({ sha256: named }, at) => named === stored[at]?.file_hash);

/**
 * Returns a convocation as it was sent, with its files. One that somebody changed since is not served, and the log says so to the operator
 * (docs/decisions/0263). The bytes of the files are compared when they are read.
 * @throws AppError `not_found`, or `convocation_altered`
 */
export async function requireUnaltered(
  { database, log }: Pick<Services, 'database' | 'log'>,
  caller: Member,
  of: OfConvocation,
) {
  const convocation = await requireConvocation({ database }, caller, of);
  const { id, hash, content } = convocation;
  const files = await listConvocationDocuments(database, convocationsFor(caller.membership), id);
  const parsed = isUnaltered(convocation) ? readContent(content) : undefined;
  if (parsed && hasItsDocuments(parsed, files)) return { ...convocation, parsed, files };
  const { association_id } = convocation;
  log.error(
    { association_id, convocation_id: id, hash },
    'a stored convocation is not the one that was sent, and is not served: restore it from the backup',
  );
  throw new AppError('convocation_altered');
}
