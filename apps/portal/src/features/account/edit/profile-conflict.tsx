import { DescriptionList } from '@mijn/ui/description-list';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import { texts } from './texts.ts';

interface ProfileConflictProps {
  /** The fields that were changed elsewhere, with their values now. */
  facts: readonly { term: string; description: string }[];
  onTakeTheirs: () => void;
}

/** Shows that the profile was changed elsewhere, with the values that it has now. */
export function ProfileConflict({ facts, onTakeTheirs }: ProfileConflictProps) {
  return (
    <ConflictNotice texts={texts.conflict} onTakeTheirs={onTakeTheirs}>
      <p>{texts.conflict.theirs}</p>
      <DescriptionList entries={facts} />
    </ConflictNotice>
  );
}
