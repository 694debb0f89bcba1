import { DescriptionList } from '@mijn/ui/description-list';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import type { FormValues } from '../../../shared/drafts/draft.ts';
import { texts } from './texts.ts';
import type { ProfileValues } from './use-edit-profile.ts';

interface ProfileConflictProps<Values extends ProfileValues> {
  now: Values;
  base: FormValues;
  labels: Readonly<Record<keyof Values & string, string>>;
  inWords?: (name: string, value: string) => string;
  onTakeTheirs: () => void;
}

export function ProfileConflict<Values extends ProfileValues>(props: ProfileConflictProps<Values>) {
  const { now, base, labels, inWords = (_, value) => value, onTakeTheirs } = props;
  const facts = Object.entries<string>(labels).flatMap(([name, term]) => {
    const value = now[name] ?? '';
    return value === base[name] ? [] : [{ term, description: inWords(name, value) }];
  });
  return (
    <ConflictNotice texts={texts.conflict} onTakeTheirs={onTakeTheirs}>
      <p>{texts.conflict.theirs}</p>
      <DescriptionList entries={facts} />
    </ConflictNotice>
  );
}
