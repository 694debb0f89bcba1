export { attachmentsOperations as attachments } from '@mijn/domain/attachments';
export type * from '@mijn/domain/attachments';
