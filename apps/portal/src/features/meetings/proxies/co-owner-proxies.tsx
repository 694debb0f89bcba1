import { mdiHandBackLeftOutline } from '@mdi/js';
import type { Proxy } from '@mijn/domain/proxies';
import { Card } from '@mijn/ui/card';
import { Stack } from '@mijn/ui/stack';
import { ProxySummary } from './proxy-summary/proxy-summary.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { agendaInput, useListAgendaItemsQuery } from '../agenda-calls.ts';
import { useObjectToProxyMutation } from './proxy-calls.ts';
import { ProxyPdf } from './proxy-pdf.tsx';
import { itemsOf, shownToCoOwner, stateOf } from './proxy-words.ts';
import { texts as allTexts } from './texts.ts';
import { atStart, holderOf } from './words.ts';
import { useMayAct } from './use-may-act.ts';

const { coOwner: texts, ...shared } = allTexts;

interface CoOwnerProxyProps {
  meetingId: string;
  proxy: Proxy;
}

const titleOf = (proxy: Proxy): string => texts.gave(proxy.giver, holderOf(proxy), proxy.apartments);

function Actions({ meetingId, proxy }: CoOwnerProxyProps) {
  const { id: association_id } = useAssociation();
  const [object] = useObjectToProxyMutation();
  const dispatch = useAppDispatch();
  const mayAct = useMayAct();
  const { label, title, confirm, text, done } = texts.object;
  const params = { association_id, meeting_id: meetingId, proxy_id: proxy.id };
  return (
    <>
      {mayAct && proxy.may_object && (
        <AskedAction
          variant="danger"
          icon={mdiHandBackLeftOutline}
          label={label}
          aria-label={`${label}: ${titleOf(proxy)}`}
          title={title}
          confirmLabel={confirm}
          tone="danger"
          run={() => object({ params })}
          onDone={() => dispatch(toastShown('success', done, 'attendance', { about: proxy.id }))}
        >
          {text(proxy.giver)}
        </AskedAction>
      )}
      <ProxyPdf meetingId={meetingId} proxyId={proxy.id} of={titleOf(proxy)} />
    </>
  );
}

function CoOwnerProxy({ meetingId, proxy }: CoOwnerProxyProps) {
  const { id: association_id } = useAssociation();
  const { currentData } = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const isOpen = proxy.state !== 'objected';
  return (
    <ProxySummary
      person={holderOf(proxy)}
      title={titleOf(proxy)}
      {...(!proxy.is_whole_meeting && {
        detail: shared.about(proxy.items.map(({ number }) => number)),
      })}
      state={stateOf(proxy)}
      itemsLabel={shared.items}
      items={isOpen ? itemsOf(proxy, currentData?.data ?? [], shared.decides(atStart(holderOf(proxy)))) : []}
      actions={isOpen && <Actions meetingId={meetingId} proxy={proxy} />}
    >
      <p>
        {isOpen ? proxy.may_object && `${texts.until} ` : `${texts.objected} `}
        {shared.code(proxy.code)}
      </p>
    </ProxySummary>
  );
}

/** Shows the proxies that other owners of an apartment of the member gave. */
export function CoOwnerProxies({ meetingId, proxies }: { meetingId: string; proxies: readonly Proxy[] }) {
  const given = shownToCoOwner(proxies);
  if (given.length === 0) return null;
  return (
    <Card title={texts.title}>
      <Stack>
        {given.map((proxy) => (
          <CoOwnerProxy key={proxy.id} meetingId={meetingId} proxy={proxy} />
        ))}
      </Stack>
    </Card>
  );
}
