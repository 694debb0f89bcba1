import { mdiImageMultipleOutline } from '@mdi/js';
import type { MeetingProxy } from '@mijn/domain/proxies';
import { Button } from '@mijn/ui/button';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useWithdrawPaperProxyMutation } from '../../proxies/proxy-calls.ts';
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

/** Lets the board withdraw a proxy on paper that was entered wrongly. */
export function WithdrawPaper({ meetingId, proxy }: { meetingId: string; proxy: MeetingProxy }) {
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
