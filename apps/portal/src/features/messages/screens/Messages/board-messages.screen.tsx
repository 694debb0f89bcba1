import { MessagesScreen } from './messages.screen.tsx';

export function BoardMessagesScreen() {
  return <MessagesScreen forAssociation />;
}
