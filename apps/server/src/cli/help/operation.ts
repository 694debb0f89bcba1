import type { CommandHelp } from './command-help.ts';

async function describeAddedWebhook(): Promise<string> {
  const { webhookKinds } = await import('@mijn/domain/webhooks');
  return `Tells another system of changes: ${Object.keys(webhookKinds).join(', ')}. It prints the secret of the signatures, once. An address in a private network, or without TLS, is refused without --allow-private. See docs/playbooks/webhooks.md.`;
}

/** The commands about the servers, and what the provider tells its members. */
export const operationHelp = {
  status: {
    summary: 'Prints the version, the servers that run, what waits and the free space.',
    uses: [
      {
        usage: 'status [--json]',
        text: 'Prints the version, the servers that run, what waits (work, mails, files to read) and the free space. It changes nothing, and ends with code 1 if something needs a look.',
      },
    ],
  },
  maintenance: {
    summary: 'Makes the portal readable and unwritable for a while.',
    uses: [
      {
        usage: 'maintenance on [--text <text>] [--until <time>] [--json]',
        text: 'Members read and sign in, and every change is refused with 503 until the end, a time in the Netherlands such as "2026-12-05 23:00", or until it is turned off. The text, or a general one, stands above every screen. What members type stays in their browsers. Commands of the operator, jobs and mails go on.',
      },
      {
        usage: 'maintenance off [--json]',
        text: 'Members change things again. Uploads that waited go on by themselves.',
      },
      { usage: 'maintenance [--json]', text: 'Prints whether maintenance is on.' },
    ],
  },
  banner: {
    summary: 'Shows, prints or removes a message above every screen.',
    uses: [
      {
        usage: 'banner set --text <text> [--from <time>] [--until <time>] [--kind info|warning]',
        text: 'Shows a message above every screen, also to visitors who sign in, such as about maintenance: now, or from a time in the Netherlands such as "2026-12-05 22:00", until a time or until it is cleared. It takes the place of the message before. Whoever closes it does not see it again in that visit.',
      },
      { usage: 'banner clear', text: 'Removes the message above every screen.' },
      { usage: 'banner', text: 'Prints the message above every screen.' },
    ],
  },
  todos: {
    summary: 'Writes a reply on an action item.',
    uses: [
      {
        usage: 'todos reply <reference> --association <code> --name <text> --text <text>',
        text: 'Writes a reply of the provider on an action item, by its own reference or the number of a report, with the name of the person who replies. Members who follow the action item are told.',
      },
    ],
  },
  news: {
    summary: 'Adds a news item.',
    uses: [
      {
        usage:
          'news add --subject <text> --text-file <file> [--attach <file>]… [--association <code>] [--publish-at <time>] [--urgent]',
        text: 'Adds a news item, for all associations or for one. The text is a UTF-8 file, in which an empty line separates paragraphs; attachments are PDFs. Members read it now, or from a time in the Netherlands such as "2026-12-01 09:30". Urgent news is shown above every screen until a member closes it.',
      },
    ],
  },
  mail: {
    summary: 'Lists the mails to an address, or writes an example of every kind of mail.',
    uses: [
      {
        usage: 'mail list --to <e-mail> [--max <number>] [--json]',
        text: 'Prints the newest 50 mails to an address, or --max, oldest first: when each was made, its kind, whether it was sent, waits, failed or was skipped (the account is disabled, or the cause is gone), and what the mail server said when it failed. Texts are not kept. Mails that members can unsubscribe from are kept for 30 days. Sent means that your mail server took it; its log says what it did with it.',
      },
      {
        usage: 'mail preview [--out <folder>]',
        text: 'Writes an example of every kind of mail as HTML and as text, for a look. Without --out, it writes to the folder mail-preview of the data folder.',
      },
    ],
  },
  webhooks: {
    summary: 'Tells other systems of changes: add, list, remove, rotate, test, log, replay.',
    uses: [
      {
        usage: 'webhooks add --address <url> --kind <kind>… [--association <code>] [--allow-private]',
        text: describeAddedWebhook,
      },
      {
        usage: 'webhooks list',
        text: 'Prints the webhooks with what waits and what was set aside.',
      },
      { usage: 'webhooks remove <id>', text: 'Removes a webhook, and its log.' },
      {
        usage: 'webhooks rotate [--finish] <id>',
        text: 'Replaces the secret of a webhook, and prints the new one, once. Requests are signed with both for seven days, or until --finish.',
      },
      { usage: 'webhooks test <id>', text: 'Sends a webhook a test now.' },
      {
        usage: 'webhooks log [<id>] [--max <number>]',
        text: 'Prints the newest deliveries of the last thirty days, of one webhook or of all.',
      },
      {
        usage: 'webhooks replay <id of a delivery> | --set-aside <id of a webhook>',
        text: 'Sends a delivery again, or all of a webhook that were set aside.',
      },
    ],
  },
  secret: {
    summary: 'Replaces the secret of the server: add, rotate, finish.',
    uses: [
      {
        usage: 'secret add | rotate | finish',
        text: 'Replaces the secret of the server in three steps, with a restart after each: adds the next secret, makes it the current one and seals everything with it, and drops the previous one. Links in mails and addresses of calendars work with both until the last step. See docs/decisions/0197-rotation-of-the-secret.md.',
      },
    ],
  },
  migrate: {
    summary: 'Brings the database to the state of this version.',
    uses: [
      {
        usage: 'migrate [--plan]',
        text: 'Brings the database to the state of this version. The server does so too when it starts. With --plan it prints which migrations are due, and which servers go on meanwhile, and changes nothing.',
      },
    ],
  },
} as const satisfies Record<string, CommandHelp>;
