import type { Publication } from '@mijn/domain/visibility';
import type { Queries } from '../../platform/database/index.ts';
import { AppError, type Membership } from '../../platform/wire/index.ts';
import { countOwners } from './owners.repository.ts';

interface Shown {
  documents: number;
  /** The largest number of documents that the caller expects to show, or undefined for any number. */
  visible_max: number | undefined;
}

/** Call this after the locks that keep the number. @throws AppError `conflict`, whose params are a `Publication`. */
export async function requireExpected(
  transaction: Queries,
  { association_id }: Membership,
  { documents, visible_max = documents }: Shown,
): Promise<void> {
  if (documents <= visible_max) return;
  const params: Publication = { documents, owners: await countOwners(transaction, association_id) };
  const message = 'The change would show more documents to owners than visible_max: see params.';
  throw new AppError('conflict', { message, params: { ...params } });
}
