import { mdiCalendarPlus } from '@mdi/js';
import { meetingsOperations } from '@mijn/domain/meetings';
import { LinkButton, type LinkButtonProps } from '@mijn/ui/link-button';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { texts } from './texts.ts';

interface AddToCalendarProps extends Pick<LinkButtonProps, 'variant'> {
  meetingId: string;
  of?: string;
}

export function AddToCalendar({ meetingId, variant = 'quiet', of }: AddToCalendarProps) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const params = { association_id, meeting_id: meetingId };
  const href = fileUrl(meetingsOperations.downloadCalendar, { params });
  return (
    <LinkButton variant={variant} icon={mdiCalendarPlus} href={href} download>
      {texts.addToCalendar}
      {of !== undefined && <VisuallyHidden> {of}</VisuallyHidden>}
    </LinkButton>
  );
}
