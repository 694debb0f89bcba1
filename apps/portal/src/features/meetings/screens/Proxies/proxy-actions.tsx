import { mdiImageMultipleOutline } from '@mdi/js';
import type { MeetingProxy } from '@mijn/domain/proxies';
import { Button } from '@mijn/ui/button';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { errorText } from '../../../../shared/api/error-text.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useMayAct } from '../../proxies/use-may-act.ts';
import { useRespondToProxyMutation, useWithdrawPaperProxyMutation } from '../../proxies/proxy-calls.ts';
import { texts } from './texts.ts';

interface OpenPhotosProps {
  proxy: MeetingProxy;
  onOpenPhoto: (id: string) => void;
}

/** Opens the photos of a proxy on paper. */
export function OpenPhotos({ proxy: { giver, photos }, onOpenPhoto }: OpenPhotosProps) {
  const [first] = photos;
  if (!first) return null;
  return (
    <Button variant="text" size="small" icon={mdiImageMultipleOutline} onPress={() => onOpenPhoto(first.id)}>
      {texts.photos(photos.length)}
      <VisuallyHidden> {texts.photosOf(giver)}</VisuallyHidden>
    </Button>
  );
}

interface OfProxyProps {
  meetingId: string;
  proxy: MeetingProxy;
}

/** Lets a member of the board accept a proxy to the board, also at the meeting, and so become its holder. */
export function AcceptForBoard({ meetingId, proxy: { id, giver, may_accept: mayAccept } }: OfProxyProps) {
  const { id: association_id } = useAssociation();
  const mayAct = useMayAct();
  const [respond, { isLoading }] = useRespondToProxyMutation();
  const dispatch = useAppDispatch();
  if (!mayAccept || !mayAct) return null;
  const params = { association_id, meeting_id: meetingId, proxy_id: id };
  const accept = async () => {
    const error = errorOf(await respond({ params, body: { accepted: true } }));
    if (error) dispatch(toastShown('danger', errorText(error), 'attendance', { about: id }));
    else dispatch(toastShown('success', texts.accept.done(giver), 'attendance', { about: id }));
  };
  return (
    <Button
      variant="text"
      size="small"
      isPending={isLoading}
      aria-label={texts.accept.of(giver)}
      onPress={() => void accept()}
    >
      {texts.accept.label}
    </Button>
  );
}

/** Lets the board withdraw a proxy on paper that was entered wrongly. */
export function WithdrawPaper({ meetingId, proxy }: OfProxyProps) {
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const [withdraw] = useWithdrawPaperProxyMutation();
  const dispatch = useAppDispatch();
  const { id, giver, may_withdraw: mayWithdraw } = proxy;
  if (!mayWithdraw || isReadOnly) return null;
  const { label, of, title, text, confirm, done } = texts.withdraw;
  const params = { association_id, meeting_id: meetingId, proxy_id: id };
  return (
    <AskedAction
      variant="text"
      size="small"
      label={label}
      aria-label={of(giver)}
      title={title}
      confirmLabel={confirm}
      tone="danger"
      run={() => withdraw({ params })}
      onDone={() => dispatch(toastShown('success', done, 'attendance', { about: id }))}
    >
      {text(giver)}
    </AskedAction>
  );
}
