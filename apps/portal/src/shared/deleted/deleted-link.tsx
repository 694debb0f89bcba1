import { DeletedLink as QuietLink } from '@mijn/ui/deleted-list';
import { texts } from './texts.ts';

/** Returns the path of what was deleted from a list. */
export const deletedPathOf = (listPath: string): string => `${listPath}/deleted`;

/** Shows the link below a list that leads to what was deleted from it. */
export function DeletedLink({ listPath }: { listPath: string }) {
  return <QuietLink href={deletedPathOf(listPath)}>{texts.link}</QuietLink>;
}
