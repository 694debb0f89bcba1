import { mdiAccountCheckOutline, mdiLaptop, mdiLogoutVariant } from '@mdi/js';
import type { Attendee } from '@mijn/domain/presence';
import { useState } from 'react';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useUndo } from '../../hold/use-undo.ts';
import { failureText } from '../../hold/texts.ts';
import { useSetPresenceMutation } from '../../voting/ballot-calls.ts';
import { texts } from './texts.ts';

export type Place = 'hall' | 'online' | 'left';

/** Returns where somebody is; null for somebody who was never present. */
export function placeOf({ is_present, is_online, left_at }: Attendee): Place | null {
  if (is_present) return is_online ? 'online' : 'hall';
  return left_at === null ? null : 'left';
}

/** Returns what is recorded of somebody who is at a place. */
export const presenceAt = (place: Place) => ({
  is_present: place !== 'left',
  is_online: place === 'online',
});

/** Returns what changes with each change of the presence of somebody. */
const versionOf = ({ is_present, is_online, arrived_at, left_at }: Attendee): string =>
  [is_present, is_online, arrived_at, left_at].join(' ');

export const icons: Readonly<Record<Place, string>> = {
  hall: mdiAccountCheckOutline,
  online: mdiLaptop,
  left: mdiLogoutVariant,
};

const buttonIdOf = (attendee: string, place: Place): string => `${place}-${attendee}`;

/** Returns the id of the first button of a row, which Enter in the search field leads to. */
export const firstButtonOf = (attendee: string): string => buttonIdOf(attendee, 'hall');

interface PresenceButtonsProps {
  params: { association_id: string; meeting_id: string };
  attendee: Attendee;
  /** Whether the meeting can be attended online. */
  hasOnline: boolean;
  isDisabled: boolean;
  /** Called when somebody was recorded. */
  onDone: () => void;
}

/** Records that somebody came or left. Another button changes it, and a toast takes it back. */
export function PresenceButtons(props: PresenceButtonsProps) {
  const { params, attendee, hasOnline, isDisabled, onDone } = props;
  const [setPresence, { isLoading }] = useSetPresenceMutation();
  /** What was recorded for the row as it is shown, until the list has it. */
  const [recorded, setRecorded] = useState<{ version: string; place: Place }>();
  const dispatch = useAppDispatch();
  const sayDone = useUndo();
  const shown = recorded?.version === versionOf(attendee) ? recorded.place : placeOf(attendee);
  const places: Place[] = [
    'hall',
    ...(hasOnline || attendee.is_online ? (['online'] as const) : []),
    ...(shown === null ? [] : (['left'] as const)),
  ];
  const set = async (place: Place) => {
    setRecorded({ version: versionOf(attendee), place });
    return setPresence({ params, body: { attendee: attendee.attendee, ...presenceAt(place) } });
  };
  const record = async (place: Place) => {
    if (place === shown) return;
    const before = shown ?? 'left';
    const error = errorOf(await set(place));
    if (error) {
      setRecorded(undefined);
      const about = { about: attendee.attendee };
      dispatch(toastShown('danger', failureText(error), 'presence', about));
      return;
    }
    sayDone({
      kind: 'presence',
      text: texts.done[place](texts.nameOf(attendee)),
      about: attendee.attendee,
      undo: async () => set(before),
    });
    onDone();
  };
  return (
    <ChoiceButtons
      label={texts.nameOf(attendee)}
      choices={places.map((id) => ({
        id,
        label: texts.choices[id],
        icon: icons[id],
        elementId: buttonIdOf(attendee.attendee, id),
      }))}
      value={shown}
      pending={isLoading ? shown : null}
      isDisabled={isDisabled}
      onPress={(place) => void record(place)}
    />
  );
}
