import { mdiCalendarPlus } from '@mdi/js';
import { LinkButton, type LinkButtonProps } from '@mijn/ui/link-button';
import { useMeetingAddresses } from '../use-meeting-addresses.ts';
import { texts } from './texts.ts';

interface AddToCalendarProps extends Pick<LinkButtonProps, 'variant'> {
  associationId: string;
  meetingId: string;
}

/** Downloads a meeting as a file that every calendar opens. */
export function AddToCalendar({ associationId, meetingId, variant = 'quiet' }: AddToCalendarProps) {
  const { calendarOf } = useMeetingAddresses(associationId);
  return (
    <LinkButton variant={variant} icon={mdiCalendarPlus} href={calendarOf(meetingId)} download>
      {texts.addToCalendar}
    </LinkButton>
  );
}
