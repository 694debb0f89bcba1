import { mdiDrawPen, mdiFileWordOutline } from '@mdi/js';
import type { Meeting } from '@mijn/domain/meetings';
import { minutesOperations } from '@mijn/domain/minutes';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { agendaInput, useListAgendaItemsQuery } from '../agenda-calls.ts';
import { useListBallotsQuery } from '../meeting-calls.ts';
import { minutesPath } from '../meetings.paths.ts';
import { holdTexts } from './texts.ts';

const { minutes: texts } = holdTexts;

interface MinutesDraftProps {
  meetingId: string;
  /** Whether the meeting goes on, so that the draft has only what was recorded so far. */
  isHeld?: boolean;
  /** Whether the link is as wide as its card. */
  isWide?: boolean;
}

/** Offers the draft of the minutes of a meeting that is or was held (docs/product.md#minutes). */
export function MinutesDraft({ meetingId, isHeld = false, isWide = false }: MinutesDraftProps) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const params = { association_id, meeting_id: meetingId };
  return (
    <Stack gap="small">
      <p>
        {texts.text} {isHeld && texts.soFar}
      </p>
      <ButtonRow>
        <LinkButton variant="quiet" isWide={isWide} icon={mdiDrawPen} href={minutesPath(meetingId)}>
          {texts.open}
        </LinkButton>
        <LinkButton
          variant="quiet"
          isWide={isWide}
          icon={mdiFileWordOutline}
          href={fileUrl(minutesOperations.downloadMinutesDraft, { params })}
          download
        >
          {texts.download}
        </LinkButton>
      </ButtonRow>
    </Stack>
  );
}

/** Offers the board the draft of the minutes after the day of a meeting, if the portal has its agenda or a ballot. */
export function MinutesFold({ meeting: { id: meeting_id } }: { meeting: Meeting }) {
  const { id: association_id } = useAssociation();
  const items = useListAgendaItemsQuery(agendaInput(association_id, meeting_id)).currentData?.data ?? [];
  const ballots = useListBallotsQuery({ params: { association_id, meeting_id } }).currentData?.data ?? [];
  if (items.length === 0 && ballots.length === 0) return null;
  return (
    <Disclosure title={texts.title} isOpen>
      <MinutesDraft meetingId={meeting_id} isWide />
    </Disclosure>
  );
}
