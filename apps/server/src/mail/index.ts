export { layOut, type MailBodies, type MailContent } from './layout.ts';
export { writeMail, type NewMail } from './outbox.ts';
export { createMailTransport, mailFolder, type Transport } from './transport.ts';
