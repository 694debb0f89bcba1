import { MessagesScreen } from './messages.screen.tsx';

export function BulletinScreen() {
  return <MessagesScreen forAssociation />;
}
