import { useParams } from 'react-router';
import { notFoundPath } from '../../../../shared/routing/paths.ts';
import { Redirect } from '../../../../shared/routing/redirect.tsx';
import { ConfirmEmailScreen } from '../ConfirmEmail/confirm-email.screen.tsx';
import { StopWaitingScreen } from '../StopWaiting/stop-waiting.screen.tsx';
import { UndoEmailScreen } from '../UndoEmail/undo-email.screen.tsx';

/** The screens of links in mails share a route, because the login loads all routes. */
export function EmailLinkScreen() {
  const { kind } = useParams();
  if (kind === 'confirm') return <ConfirmEmailScreen />;
  if (kind === 'undo') return <UndoEmailScreen />;
  if (kind === 'stop') return <StopWaitingScreen />;
  return <Redirect to={notFoundPath} />;
}
