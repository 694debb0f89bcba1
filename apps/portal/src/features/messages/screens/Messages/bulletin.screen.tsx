import { MessagesScreen } from './messages.screen.tsx';

/** Shows the bulletin board of the active association. */
export function BulletinScreen() {
  return <MessagesScreen forAssociation />;
}
