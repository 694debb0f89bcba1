import { mdiFilePlusOutline } from '@mdi/js';
import { proxyStates } from '@mijn/domain/proxies';
import { FilterChip } from '@mijn/ui/filter-chip';
import { Lightbox } from '@mijn/ui/lightbox';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { useOpenPhoto } from '../../../../shared/photos/use-open-photo.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { urlFormat } from '../../../../shared/tables/url-format.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useList } from '../../../../shared/tables/use-list.ts';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { useListProxiesQuery } from '../../agenda-calls.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { meetingPath, paperProxyPath } from '../../meetings.paths.ts';
import { useLazyListMeetingProxiesQuery, useListMeetingProxiesQuery } from '../../proxies/proxy-calls.ts';
import { columnsFor } from './proxy-columns.tsx';
import { useProxyChanges } from '../../proxies/use-proxy-changes.ts';
import { texts } from './texts.ts';
import { useProxyPhotos } from './use-proxy-photos.ts';

const proxiesUrl = urlFormat({
  state: ['stand', proxyStates, 'passing'],
  page: ['pagina', 'page'],
} as const);

/** Returns whether the board can enter a proxy on paper for a meeting. */
function useMayEnter(meeting_id: string): boolean {
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const params = { association_id, meeting_id };
  const { currentData: meeting } = useGetMeetingQuery({ params });
  const { currentData: known } = useListProxiesQuery({ params });
  const isOpen = meeting !== undefined && !meeting.is_over && !meeting.is_cancelled;
  return isOpen && (known?.terms.proxies_max ?? 0) > 0 && !isReadOnly;
}

/** Shows the board all proxies of a meeting, without their instructions (docs/product.md#attendance). */
export function ProxiesScreen() {
  useProxyChanges();
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const { settings, onChange } = useListSettings('proxies', proxiesUrl);
  const mayEnter = useMayEnter(meetingId);
  const openPhoto = useOpenPhoto();
  const photosOf = useProxyPhotos(meetingId);
  const input = { params: { association_id, meeting_id: meetingId }, query: settings };
  const lazy = useLazyListMeetingProxiesQuery();
  const list = useList(useListMeetingProxiesQuery(input), {
    url: proxiesUrl,
    settings,
    onChange,
    input,
    lazy,
  });
  const shown = list.query.currentData?.data ?? [];
  // The lightbox steps through the photos of one paper.
  const opened = shown.find(({ photos }) => photos.some(({ id }) => id === openPhoto.openId));
  return (
    <Page
      title={texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      back={
        <Link href={meetingPath(meetingId)} isBack>
          {texts.back}
        </Link>
      }
      actions={
        mayEnter && (
          <LinkButton icon={mdiFilePlusOutline} href={paperProxyPath(meetingId)}>
            <ShortLabel short={texts.addShort}>{texts.add}</ShortLabel>
          </LinkButton>
        )
      }
    >
      <Stack>
        <FilterChip
          label={texts.columns.state}
          options={proxyStates.map((id) => ({ id, label: texts.states[id] }))}
          value={settings.state ?? null}
          onChange={(value) => onChange({ state: proxyStates.find((id) => id === value) })}
        />
        <ListTable
          list={list}
          drawing="meetings"
          texts={texts}
          columns={columnsFor(meetingId, openPhoto.show)}
          cardsUpTo="tablet"
        />
      </Stack>
      <Lightbox
        label={texts.title}
        photos={opened ? photosOf(opened).filter(({ note }) => note === undefined) : []}
        openId={openPhoto.openId}
        onChange={openPhoto.show}
      />
    </Page>
  );
}
