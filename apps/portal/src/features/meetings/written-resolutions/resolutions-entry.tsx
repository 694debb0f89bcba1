import { isBoardMember } from '@mijn/domain/roles';
import { Link } from '@mijn/ui/link';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { resolutionsPath } from '../meetings.paths.ts';
import { useListWrittenResolutionsQuery } from './resolution-calls.ts';
import { texts } from './texts.ts';

/** Leads from the register to the decisions outside a meeting. Members see it once there is one, and the board always. */
export function ResolutionsEntry() {
  const association = useAssociation();
  const { currentData } = useListWrittenResolutionsQuery({ params: { association_id: association.id } });
  const hasAny = (currentData?.data.length ?? 0) > 0;
  return (hasAny || isBoardMember(association)) && <Link href={resolutionsPath}>{texts.title}</Link>;
}
