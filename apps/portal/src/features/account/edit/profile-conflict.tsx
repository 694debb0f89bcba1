import { DescriptionList } from '@mijn/ui/description-list';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import type { FormValues } from '../../../shared/drafts/draft.ts';
import { texts } from './texts.ts';
import type { ProfileValues } from './use-edit-profile.ts';

interface ProfileConflictProps<Values extends ProfileValues> {
  /** The values of the form that the profile has now. */
  now: Values;
  /** The values that the form started from. */
  base: FormValues;
  /** The labels of the fields, in the order of the form. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Returns a value in words, for a field whose values are codes. */
  inWords?: (name: string, value: string) => string;
  onTakeTheirs: () => void;
}

/** Shows that the profile was changed elsewhere, with the values that the changed fields have now. */
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
