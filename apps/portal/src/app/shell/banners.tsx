import { formatTime } from '@mijn/domain/formats';
import { Banner } from '@mijn/ui/banner';
import { Button } from '@mijn/ui/button';
import { Countdown } from '@mijn/ui/countdown';
import { Link } from '@mijn/ui/link';
import { useEffect } from 'react';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { texts } from '../../shared/session/texts.ts';
import { useRetry } from '../../shared/session/use-retry.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { logoutPath } from '../../shared/routing/paths.ts';
import { usePhase, useSessionEnds } from '../session/use-phase.ts';
import { useFocusCheck, useSessionCheck } from '../session/use-session-check.ts';
import { shellTexts } from './texts.ts';

/** Shows on every screen that staff act for a member (docs/product.md#impersonation). */
export function ImpersonationBanner() {
  const { user } = useSession();
  const { lastEnd } = useSessionEnds();
  if (!user?.impersonation) return null;
  const { staff_name, ends_at, is_read_only } = user.impersonation;
  return (
    <Banner
      tone="warning"
      label={shellTexts.impersonationLabel}
      actions={<Link href={logoutPath()}>{shellTexts.stopImpersonation}</Link>}
    >
      {shellTexts.impersonation(staff_name, formatTime(ends_at), is_read_only)} {shellTexts.lastEnd.left}{' '}
      <Countdown endsAt={lastEnd} />
    </Banner>
  );
}

/** Shows that the server gives no response about the session, and retries until it does (docs/decisions/0227). */
function TroubleBar() {
  const trouble = useAppSelector(({ session }) => session.trouble);
  const { isRetrying, retryNow } = useRetry(trouble, useSessionCheck());
  if (!trouble) return null;
  return (
    <Banner
      tone="warning"
      label={shellTexts.connectionLabel}
      isAnnounced
      actions={
        <Button variant="quiet" size="small" isPending={isRetrying} onPress={() => void retryNow()}>
          {texts.retry}
        </Button>
      }
    >
      {texts.reason(trouble)} {texts.again}
    </Banner>
  );
}

/** Shows a warning before the fixed end of the session, so that the user can save in time (docs/product.md#session-limits). */
function LastEndBar() {
  const { user } = useSession();
  const { lastEnd } = useSessionEnds();
  const phase = usePhase(lastEnd);
  const check = useSessionCheck();

  useEffect(() => {
    if (phase === 'over') void check();
  }, [phase, check]);

  if (phase === 'active') return null;
  const { ofMember, ofStaff, ofReader, left } = shellTexts.lastEnd;
  const staff = user?.impersonation;
  const text = staff?.is_read_only ? ofReader : staff ? ofStaff : ofMember;
  return (
    <Banner tone="warning" label={shellTexts.lastEndLabel} isAnnounced>
      {text} {left} <Countdown endsAt={lastEnd} />
    </Banner>
  );
}

export function SessionBar() {
  useFocusCheck();
  return (
    <>
      <TroubleBar />
      <LastEndBar />
    </>
  );
}
