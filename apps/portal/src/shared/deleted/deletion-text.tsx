import type { Deletion } from '@mijn/domain/deleted';
import { DateText } from '@mijn/ui/date-text';
import { texts } from './texts.ts';

export function DeletionText({ deletion }: { deletion: Deletion }) {
  const { deleted_at, is_deleted_by_caller, deleted_by_name, restorable_until } = deletion;
  const by = is_deleted_by_caller ? texts.byYou : deleted_by_name && texts.by(deleted_by_name);
  return (
    <>
      <span>
        {texts.deletedOn} <DateText date={deleted_at} />
        {by && ` ${by}`}
      </span>
      <span>
        {texts.restorableUntil} <DateText date={restorable_until} />
      </span>
    </>
  );
}
