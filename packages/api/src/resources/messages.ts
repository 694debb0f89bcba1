export { messagesOperations as messages } from '@mijn/domain/messages';
export type * from '@mijn/domain/messages';
