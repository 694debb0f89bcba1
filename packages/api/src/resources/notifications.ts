export { notificationsOperations as notifications } from '@mijn/domain/notifications';
export type * from '@mijn/domain/notifications';
