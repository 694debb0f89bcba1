import { mdiPrinterOutline } from '@mdi/js';
import { ballotsOperations } from '@mijn/domain/ballots';
import { presenceOperations } from '@mijn/domain/presence';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { texts } from './texts.ts';

/** Offers the board the sheets of a meeting to print: the attendance list, and voting slips with and without apartments. */
export function SheetLinks({ meetingId }: { meetingId: string }) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const params = { association_id, meeting_id: meetingId };
  const links = [
    { label: texts.attendance, href: fileUrl(presenceOperations.downloadAttendanceSheet, { params }) },
    { label: texts.slips, href: fileUrl(ballotsOperations.downloadVotingSlips, { params, query: {} }) },
    {
      label: texts.secretSlips,
      href: fileUrl(ballotsOperations.downloadVotingSlips, { params, query: { is_secret: true } }),
    },
  ];
  return (
    <ButtonRow>
      {links.map(({ label, href }) => (
        <LinkButton key={label} variant="text" icon={mdiPrinterOutline} href={href} download>
          {label}
        </LinkButton>
      ))}
    </ButtonRow>
  );
}
