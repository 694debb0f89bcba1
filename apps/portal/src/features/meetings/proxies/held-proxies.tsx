import { mdiCheck, mdiUndoVariant } from '@mdi/js';
import type { Proxy } from '@mijn/domain/proxies';
import { Button } from '@mijn/ui/button';
import { Card } from '@mijn/ui/card';
import { Stack } from '@mijn/ui/stack';
import { errorText } from '../../../shared/api/error-text.ts';
import { ProxySummary } from './proxy-summary/proxy-summary.tsx';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { agendaInput, useListAgendaItemsQuery } from '../agenda-calls.ts';
import { useRespondToProxyMutation } from './proxy-calls.ts';
import { ProxyPdf } from './proxy-pdf.tsx';
import { itemsOf, shownToHolder, stateOf } from './proxy-words.ts';
import { texts as allTexts } from './texts.ts';
import { useMayAct } from './use-may-act.ts';

const { held: texts, ...shared } = allTexts;

interface HeldProxyProps {
  meetingId: string;
  proxy: Proxy;
}

const isOffered = ({ state }: Proxy): boolean => state === 'offered';

function titleOf({ state, is_to_board, giver }: Proxy): string {
  if (state === 'accepted') return texts.titles.accepted(giver);
  return is_to_board ? texts.titles.offeredToBoard(giver) : texts.titles.offered(giver);
}

function Actions({ meetingId, proxy }: HeldProxyProps) {
  const { id: association_id } = useAssociation();
  const [respond, { isLoading }] = useRespondToProxyMutation();
  const dispatch = useAppDispatch();
  const mayAct = useMayAct();
  const { id, giver, may_respond: mayRespond } = proxy;
  const params = { association_id, meeting_id: meetingId, proxy_id: id };
  const of = titleOf(proxy);
  const say = (text: string) => dispatch(toastShown('success', text, 'attendance', { about: id }));
  const accept = async () => {
    const error = errorOf(await respond({ params, body: { accepted: true } }));
    if (error) dispatch(toastShown('danger', errorText(error), 'attendance', { about: id }));
    else say(texts.accepted(giver));
  };
  const back = proxy.is_paper ? texts.giveBackPaper : texts.giveBack;
  const no = isOffered(proxy) ? texts.refuse : back;
  return (
    <>
      {mayAct && mayRespond && isOffered(proxy) && (
        <Button
          icon={mdiCheck}
          isPending={isLoading}
          aria-label={`${texts.accept}: ${of}`}
          onPress={() => void accept()}
        >
          {texts.accept}
        </Button>
      )}
      {mayAct && mayRespond && (
        <AskedAction
          variant="quiet"
          {...(!isOffered(proxy) && { icon: mdiUndoVariant })}
          label={no.label}
          aria-label={`${no.label}: ${of}`}
          title={no.title}
          confirmLabel={no.confirm}
          tone="danger"
          // A proxy that another tab accepted meanwhile is not given back by a refusal.
          run={() => respond({ params, body: { accepted: false, gives_back: !isOffered(proxy) } })}
          onDone={() => say(no.done(giver))}
        >
          {no.text(giver)}
        </AskedAction>
      )}
      <ProxyPdf meetingId={meetingId} proxyId={id} of={of} />
    </>
  );
}

function HeldProxy({ meetingId, proxy }: HeldProxyProps) {
  const { id: association_id } = useAssociation();
  const { currentData } = useListAgendaItemsQuery(agendaInput(association_id, meetingId));
  const isInstructed = proxy.items.some(({ instruction }) => instruction !== null);
  // Who did not accept is not told how to vote.
  const said = isOffered(proxy) ? texts.offered : texts;
  const instructed = proxy.is_whole_meeting ? said.instructed : said.onlyInstructed;
  const isForBoard = proxy.is_to_board && isOffered(proxy);
  return (
    <ProxySummary
      person={proxy.giver}
      title={titleOf(proxy)}
      detail={[
        shared.forApartments(proxy.apartments),
        ...(proxy.is_whole_meeting ? [] : [shared.about(proxy.items.map(({ number }) => number))]),
      ].join(' · ')}
      state={stateOf(proxy)}
      itemsLabel={shared.items}
      items={itemsOf(proxy, currentData?.data ?? [], isForBoard ? texts.decidesOfBoard : texts.decides)}
      actions={<Actions meetingId={meetingId} proxy={proxy} />}
    >
      {proxy.early_numbers.length > 0 && <p>{shared.earlyByGiver(proxy.giver, proxy.early_numbers)}</p>}
      {isOffered(proxy) && <p>{isForBoard ? texts.toBoard : texts.unanswered}</p>}
      <p>
        {isInstructed ? instructed : said.free} {shared.code(proxy.code)}
      </p>
    </ProxySummary>
  );
}

/** Shows the proxies that a member holds, or that wait for a response of the member. */
export function HeldProxies({ meetingId, proxies }: { meetingId: string; proxies: readonly Proxy[] }) {
  const held = shownToHolder(proxies);
  if (held.length === 0) return null;
  return (
    <Card
      title={held.every(isOffered) ? texts.asked : texts.title}
      tone={held.some(isOffered) ? 'attention' : 'plain'}
    >
      <Stack>
        {held.map((proxy) => (
          <HeldProxy key={proxy.id} meetingId={meetingId} proxy={proxy} />
        ))}
      </Stack>
    </Card>
  );
}
