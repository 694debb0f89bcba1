import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { paths } from '../paths.ts';
import { useIdlePhase } from '../session/use-idle-phase.ts';
import { shellTexts } from './texts.ts';

/** Asks "Bent u er nog?" five minutes before the session ends for want of calls, and leaves when it has (decisions §3). */
export function IdleWarning() {
  const phase = useIdlePhase();
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (phase === 'over') return <Navigate to={paths.logout.build(pathname + search)} replace />;
  return (
    <ConfirmDialog
      isOpen={phase === 'warning'}
      title={shellTexts.idle.title}
      confirmLabel={shellTexts.idle.stay}
      cancelLabel={shellTexts.logOut}
      onConfirm={() => void dispatch(fetchUser())}
      onCancel={() => void navigate(paths.logout.build())}
    >
      {shellTexts.idle.text}
    </ConfirmDialog>
  );
}
