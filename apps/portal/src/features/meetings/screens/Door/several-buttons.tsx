import type { Attendee } from '@mijn/domain/presence';
import { useState } from 'react';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { failureText } from '../../hold/texts.ts';
import { useUndo } from '../../hold/use-undo.ts';
import { useSetPresencesMutation } from '../../voting/ballot-calls.ts';
import { icons, type Place, placeOf, presenceAt } from './presence-buttons.tsx';
import { texts } from './texts.ts';

interface SeveralButtonsProps {
  params: { association_id: string; meeting_id: string };
  /** The people whose rows are selected. */
  attendees: readonly Attendee[];
  /** Whether the meeting can be attended online. */
  hasOnline: boolean;
  isDisabled: boolean;
  /** Called when the people were recorded. */
  onDone: () => void;
}

const PLACES: readonly Place[] = ['hall', 'online', 'left'];

/** Records at once that several people came or left: all of them, or none if that fails. A toast takes it back. */
export function SeveralButtons({ params, attendees, hasOnline, isDisabled, onDone }: SeveralButtonsProps) {
  const [setPresences] = useSetPresencesMutation();
  const [pending, setPending] = useState<Place | null>(null);
  const dispatch = useAppDispatch();
  const sayDone = useUndo();
  const set = async (some: readonly Attendee[], place: Place) =>
    setPresences({
      params,
      body: { attendees: some.map(({ attendee }) => attendee), ...presenceAt(place) },
    });
  const takeBack = async () => {
    // Each goes back to where they were.
    for (const place of PLACES) {
      const some = attendees.filter((one) => (placeOf(one) ?? 'left') === place);
      if (some.length === 0) continue;
      const outcome = await set(some, place);
      if (outcome.error) return outcome;
    }
    return {};
  };
  const record = async (place: Place) => {
    setPending(place);
    const error = errorOf(await set(attendees, place));
    setPending(null);
    if (error) {
      dispatch(toastShown('danger', failureText(error), 'presence', { about: 'several' }));
      return;
    }
    const text = texts.several.done[place](attendees.length);
    sayDone({ kind: 'presence', text, about: 'several', undo: takeBack });
    onDone();
  };
  const places = PLACES.filter((place) => hasOnline || place !== 'online');
  return (
    <ChoiceButtons
      label={texts.several.label(attendees.length)}
      choices={places.map((id) => ({ id, label: texts.choices[id], icon: icons[id] }))}
      value={null}
      pending={pending}
      isDisabled={isDisabled}
      onPress={(place) => void record(place)}
    />
  );
}
