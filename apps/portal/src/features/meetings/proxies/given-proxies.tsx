import { mdiPencilOutline, mdiUndoVariant } from '@mdi/js';
import { formatList } from '@mijn/domain/formats';
import { isOpenProxy, type Proxy } from '@mijn/domain/proxies';
import { LinkButton } from '@mijn/ui/link-button';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { ProxySummary } from './proxy-summary/proxy-summary.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { agendaInput, useListAgendaItemsQuery } from '../agenda-calls.ts';
import { giveProxyPath } from '../meetings.paths.ts';
import { useWithdrawProxyMutation } from './proxy-calls.ts';
import { ProxyPdf } from './proxy-pdf.tsx';
import { itemsOf, stateOf } from './proxy-words.ts';
import { texts as allTexts } from './texts.ts';
import { atStart, holderOf, proposalsOf } from './words.ts';
import { useMayAct } from './use-may-act.ts';

const { given: texts, ...shared } = allTexts;

function titleOf({ state }: Proxy, holder: string): string {
  if (state === 'accepted') return texts.titles.accepted(holder);
  return state === 'offered' ? texts.titles.offered(holder) : texts.titles.ended(holder);
}

/** Returns who the holder is and what the proxy is about, as far as its title does not say so. */
const detailOf = (proxy: Proxy): string =>
  [
    proxy.is_to_board && proxy.holder !== null && texts.forBoard,
    formatList(proxy.holder_apartments),
    proxy.apartments.length > 1 && shared.forApartments(proxy.apartments),
    !proxy.is_whole_meeting && shared.about(proxy.items.map(({ number }) => number)),
  ]
    .filter(Boolean)
    .join(' · ');

interface GivenProxyProps {
  meetingId: string;
  proxy: Proxy;
  /** Whether the meeting has not begun, so that the proxy can be changed. */
  isAhead: boolean;
}

function Actions({ meetingId, proxy, isAhead }: GivenProxyProps) {
  const { id: association_id } = useAssociation();
  const [withdraw] = useWithdrawProxyMutation();
  const dispatch = useAppDispatch();
  const mayAct = useMayAct();
  const holder = holderOf(proxy);
  const params = { association_id, meeting_id: meetingId, proxy_id: proxy.id };
  return (
    <>
      {mayAct && isAhead && proxy.may_withdraw && (
        <LinkButton variant="quiet" icon={mdiPencilOutline} href={giveProxyPath(meetingId, proxy.id)}>
          {texts.change}
          <VisuallyHidden>: {titleOf(proxy, holder)}</VisuallyHidden>
        </LinkButton>
      )}
      {mayAct && proxy.may_withdraw && (
        <AskedAction
          variant="danger"
          icon={mdiUndoVariant}
          label={texts.withdraw.label}
          aria-label={`${texts.withdraw.label}: ${titleOf(proxy, holder)}`}
          title={texts.withdraw.title}
          confirmLabel={texts.withdraw.confirm}
          tone="danger"
          run={() => withdraw({ params })}
          onDone={() =>
            dispatch(toastShown('success', texts.withdraw.done, 'attendance', { about: proxy.id }))
          }
        >
          {texts.withdraw.text(holder)}
        </AskedAction>
      )}
      <ProxyPdf meetingId={meetingId} proxyId={proxy.id} of={titleOf(proxy, holder)} />
    </>
  );
}

function Remarks({ proxy, total, isAhead }: { proxy: Proxy; total: number; isAhead: boolean }) {
  const instructed = proxy.items.filter(({ instruction }) => instruction !== null).length;
  const refused = proxy.accepted_at === null ? texts.refused : texts.givenBack;
  if (!isOpenProxy(proxy.state)) return <p>{proxy.state === 'objected' ? texts.objected : refused}</p>;
  return (
    <p>
      {proxy.is_whole_meeting && total > 0 && `${texts.instructions(instructed, total)} `}
      {proxy.is_paper ? `${texts.untilPaper} ` : isAhead && `${texts.until} `}
      {shared.code(proxy.code)}
    </p>
  );
}

function GivenProxy(props: GivenProxyProps) {
  const { meetingId, proxy, isAhead } = props;
  const { id: association_id } = useAssociation();
  const { currentData } = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const agenda = currentData?.data ?? [];
  const holder = holderOf(proxy);
  const isOpen = isOpenProxy(proxy.state);
  const detail = detailOf(proxy);
  return (
    <ProxySummary
      person={holder}
      title={titleOf(proxy, holder)}
      {...(detail !== '' && { detail })}
      state={stateOf(proxy)}
      itemsLabel={shared.items}
      items={isOpen ? itemsOf(proxy, agenda, shared.decides(atStart(holder))) : []}
      actions={isOpen && <Actions {...props} />}
    >
      {isOpen && proxy.early_numbers.length > 0 && <p>{shared.earlyByYou(proxy.early_numbers)}</p>}
      <Remarks proxy={proxy} total={proposalsOf(agenda).length} isAhead={isAhead} />
    </ProxySummary>
  );
}

/** Shows proxies that a member gave for a meeting. */
export function GivenProxies({
  proxies,
  ...meeting
}: { proxies: readonly Proxy[] } & Omit<GivenProxyProps, 'proxy'>) {
  return proxies.map((proxy) => <GivenProxy key={proxy.id} proxy={proxy} {...meeting} />);
}
