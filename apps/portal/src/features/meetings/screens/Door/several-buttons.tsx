import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { failureText } from '../../hold/texts.ts';
import { useSetPresencesMutation } from '../../voting/ballot-calls.ts';
import { icons, type Place } from './presence-buttons.tsx';
import { texts } from './texts.ts';

interface SeveralButtonsProps {
  params: { association_id: string; meeting_id: string };
  /** The people whose rows are selected. */
  attendees: readonly string[];
  /** Whether the meeting can be attended online. */
  hasOnline: boolean;
  isDisabled: boolean;
  /** Called with what was recorded, for screen readers. */
  onDone: (text: string) => void;
}

/** Records at once that several people came or left: all of them, or none if that fails. */
export function SeveralButtons({ params, attendees, hasOnline, isDisabled, onDone }: SeveralButtonsProps) {
  const [setPresences, { isLoading, originalArgs }] = useSetPresencesMutation();
  const dispatch = useAppDispatch();
  const record = async (place: Place) => {
    const body = { attendees: [...attendees], is_present: place !== 'left', is_online: place === 'online' };
    const error = errorOf(await setPresences({ params, body }));
    if (error) dispatch(toastShown('danger', failureText(error), 'presence', { about: 'several' }));
    else onDone(texts.several.done[place](attendees.length));
  };
  const places: Place[] = ['hall', ...(hasOnline ? (['online'] as const) : []), 'left'];
  const sent = originalArgs?.body;
  const pending: Place | null = !isLoading || !sent ? null : placeOf(sent);
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

const placeOf = ({ is_present, is_online }: { is_present: boolean; is_online: boolean }): Place => {
  if (!is_present) return 'left';
  return is_online ? 'online' : 'hall';
};
