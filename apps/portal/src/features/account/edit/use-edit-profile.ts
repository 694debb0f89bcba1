import type { ApiError } from '@mijn/api';
import type { Profile } from '@mijn/domain/profile';
import { useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { isConflict } from '../../../shared/api/failures.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { isSame, type FormValues } from '../../../shared/drafts/draft.ts';
import type { DraftHandle } from '../../../shared/drafts/draft-handle.ts';
import type { SaveOutcome } from '../../../shared/forms/portal-form.tsx';
import { accountEndpoints } from '../account.endpoints.ts';

export type ProfileValues = Record<string, string>;

interface EditProfile<Values extends ProfileValues> {
  profile: Profile;
  draft: DraftHandle;
  valuesOf: (profile: Profile) => Values;
  send: (values: Values, current: Profile) => Promise<ApiError | undefined>;
  onSaved: (values: Values) => void;
}

function withChanges<Values extends ProfileValues>(
  target: Values,
  before: FormValues,
  after: Values,
): Values {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  return Object.assign({}, target, Object.fromEntries(changed));
}

/**
 * Saves a part of the profile. If the same part was changed elsewhere, nothing is saved, and `theirs` is the profile as
 * it is now. Saving again then applies the changes to that profile.
 */
export function useEditProfile<Values extends ProfileValues>(edit: EditProfile<Values>) {
  const { profile, draft, valuesOf, send, onSaved } = edit;
  const [current, setCurrent] = useState(profile);
  const [base, setBase] = useState<FormValues>(() => {
    const values = valuesOf(profile);
    const drafted = draft.stored?.base;
    return drafted && !isSame(drafted, values) ? drafted : values;
  });
  const [theirs, setTheirs] = useState(() => (isSame(base, valuesOf(profile)) ? undefined : profile));
  const [round, setRound] = useState(0);
  const dispatch = useAppDispatch();

  const save = async (values: Values): Promise<SaveOutcome> => {
    const latest = theirs ?? current;
    const wanted = withChanges(valuesOf(latest), base, values);
    const error = await send(wanted, latest);
    if (!error) {
      onSaved(wanted);
      return undefined;
    }
    if (!isConflict(error)) return error;
    const reread = await dispatch(
      accountEndpoints.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (!reread.data) return errorOf(reread) ?? error;
    // A change of the other part of the profile is no conflict: the save is repeated with the new version.
    if (isSame(valuesOf(reread.data), valuesOf(latest))) {
      setCurrent(reread.data);
      const again = await send(wanted, reread.data);
      if (!again) onSaved(wanted);
      return again;
    }
    setTheirs(reread.data);
    return 'unsaved';
  };

  const takeTheirs = () => {
    draft.discard();
    const latest = theirs ?? current;
    setCurrent(latest);
    setBase(valuesOf(latest));
    setTheirs(undefined);
    setRound(round + 1);
  };
  // The fields keep their types, because the values of a draft are taken for known fields only.
  const initialValues = Object.assign(valuesOf(current), base);
  return { initialValues, base, theirs, takeTheirs, save, round, version: current.version };
}
