import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { paths } from '../../../../app/paths.ts';
import { Redirect } from '../../../../shared/routing/redirect.tsx';
import { ConfirmEmailScreen } from '../ConfirmEmail/confirm-email.screen.tsx';
import { StopWaitingScreen } from '../StopWaiting/stop-waiting.screen.tsx';
import { UndoEmailScreen } from '../UndoEmail/undo-email.screen.tsx';

const screens = new Map<string, ComponentType>([
  ['confirm', ConfirmEmailScreen],
  ['undo', UndoEmailScreen],
  ['stop', StopWaitingScreen],
]);

/** Shows the screen of a link in a mail about an e-mail address. They share a route, because the login loads all routes. */
export function EmailLinkScreen() {
  const { kind = '' } = useParams();
  const Screen = screens.get(kind);
  return Screen ? <Screen /> : <Redirect to={paths.notFound.build()} />;
}
