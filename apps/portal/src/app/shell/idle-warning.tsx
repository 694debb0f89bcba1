import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Countdown } from '@mijn/ui/countdown';
import { useDialogPreload } from '@mijn/ui/dialog';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { logoutPath } from '../../shared/routing/paths.ts';
import { usePhase, useSessionEnds } from '../session/use-phase.ts';
import { useSessionCheck } from '../session/use-session-check.ts';
import { shellTexts } from './texts.ts';

const { title, text, noResponse, stay } = shellTexts.idle;

/** The delay before the script of dialogs loads, in milliseconds, so that the first screen loads before it on a slow device too. */
const PRELOAD_AFTER_MS = 20_000;

/** Loads the script of dialogs after the page, because the warning must also open after a release or without a network. */
function usePreloadedDialogs(): void {
  const preload = useEffectEvent(useDialogPreload());
  useEffect(() => {
    const timer = setTimeout(() => preload(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/**
 * Asks "Bent u er nog?" five minutes before the session ends (docs/product.md#session-limits). Only the response of the
 * server ends the session, because the server also knows the requests of other tabs.
 */
export function IdleWarning() {
  const { idleEnd, lastEnd } = useSessionEnds();
  const phase = usePhase(idleEnd);
  const hasTrouble = useAppSelector(({ session }) => session.trouble !== null);
  const check = useSessionCheck();
  const navigate = useNavigate();
  usePreloadedDialogs();

  useEffect(() => {
    if (phase === 'over') void check();
  }, [phase, check]);

  const remain = () => void check();
  return (
    <ConfirmDialog
      isOpen={phase !== 'active'}
      title={title}
      confirmLabel={stay}
      cancelLabel={shellTexts.logOut}
      onConfirm={remain}
      onCancel={() => void navigate(logoutPath())}
      onEscape={remain}
    >
      <Stack>
        {hasTrouble && <p role="alert">{noResponse}</p>}
        <p>
          {text} <Countdown endsAt={Math.min(idleEnd, lastEnd)} />
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
