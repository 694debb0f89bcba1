export { attachmentsTable } from './attachments.tables.ts';
export { getStoredAttachment, listAttachments, saveAttachments, takeStaged } from './attachments.ts';
