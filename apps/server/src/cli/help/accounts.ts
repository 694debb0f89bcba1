import type { CommandHelp } from './command-help.ts';

/** The commands about members, staff and associations. */
export const accountsHelp = {
  users: {
    summary:
      'Accounts: list, show, add, grant, revoke, disable, enable, reset-two-factor, change-email, release, sign-out, delete.',
    uses: [
      {
        usage: 'users list [--association <code>] [--search <text>] [--json]',
        text: 'Prints the accounts by e-mail address, with their rights: all, those of one association, or those with a text in the e-mail address, the name or the code.',
      },
      {
        usage: 'users show --email <e-mail> [--json]',
        text: 'Prints one account: rights, how it signs in, sessions, access tokens, and whether it is disabled or held.',
      },
      {
        usage:
          'users add --email <e-mail> --name <name> [--association <code>[:<rights>]]… [--code <code>] [--mail] [--json]',
        text: 'Makes an account, and prints the link to choose its password, or mails it with --mail. The link works once, within seven days. Rights are board, check and copy: --association 1001:board,check. The code is your own, as in users.csv; without it, the e-mail address.',
      },
      {
        usage: 'users grant --email <e-mail> --association <code>[:<rights>]… [--json]',
        text: 'Makes a user a member of an association, or adds rights to the membership: board, check and copy, such as 1001:board,check. An import with --complete memberships.csv withdraws what that file omits.',
      },
      {
        usage: 'users revoke --email <e-mail> --association <code>[:<rights>]… [--json]',
        text: 'Takes rights away, such as 1001:board, or ends the membership if no rights are named, with its access tokens.',
      },
      {
        usage: 'users disable --email <e-mail> --reason <text> [--json]',
        text: 'Nobody signs in with the account any more. Sessions, access tokens and links to choose a password end at once, and mails to the member stop after one that says so. What the member wrote stays. The reason goes into the audit log.',
      },
      {
        usage: 'users enable --email <e-mail> [--json]',
        text: 'Lets a disabled account sign in again, with the same password and second factor, and mails the member. Access tokens have to be made again.',
      },
      {
        usage: 'users reset-two-factor --email <e-mail> --reason <text> [--passkeys] [--yes] [--json]',
        text: 'Turns the second factor of a user off who lost the app and the recovery codes, ends all sessions, and mails the user. With --passkeys, the passkeys go too, which a required second factor asks after the password. Be sure who asks: docs/playbooks/lost-second-factor.md. The reason goes into the audit log.',
      },
      {
        usage: 'users change-email --email <e-mail> --new-email <e-mail> --reason <text> [--yes] [--json]',
        text: 'Gives a member who can not read the old mailbox another e-mail address, at once, with the same password. The old address is told and can undo it, links to choose a password end, and the next import keeps the new address until the provider changes it. Be sure who asks: docs/playbooks/lost-second-factor.md. The reason goes into the audit log.',
      },
      {
        usage: 'users release --email <e-mail> --reason <text> [--new-email <e-mail>] [--yes] [--json]',
        text: 'Ends the waiting of an account whose new e-mail address was undone: the password signs in again, and what was added to the factors in the 72 hours around is removed. With --new-email, the member has the new address again, with those factors. Be sure who asks: docs/playbooks/held-account.md. The reason goes into the audit log.',
      },
      {
        usage: 'users sign-out --email <e-mail> | --all [--json]',
        text: 'Ends all sessions and access tokens of a user, such as after a theft, and mails the user, or ends the sessions of all users. Nobody is kept from signing in again.',
      },
      {
        usage: 'users delete --email <e-mail> --reason <text> [--yes] [--json]',
        text: 'Removes an account and the personal data in it for good. Messages, newsletters and albums of the member stay without the name, and decisions on invoices with it. See docs/decisions/0239-deleting-an-account.md. An import that names the user makes a new account.',
      },
    ],
  },
  associations: {
    summary: 'Lists the associations.',
    uses: [
      {
        usage: 'associations list [--search <text>] [--json]',
        text: 'Prints the associations by code, with the number of their members: all, or those with a text in the code or the name.',
      },
    ],
  },
  impersonate: {
    summary: 'Makes a link with which provider staff act for a member.',
    uses: [
      {
        usage: 'impersonate --staff <e-mail> --customer <e-mail> --reason <text> [--write]',
        text: 'Makes a link with which provider staff act for a member. It works once, within 10 minutes; the session only reads, unless --write is given.',
      },
    ],
  },
  audit: {
    summary: 'Prints the audit log.',
    uses: [
      {
        usage: 'audit [--member <e-mail>] [--since <time>] [--max <number>]',
        text: 'Prints the newest 200 entries of the audit log, or --max, oldest first: sign-ins, failures, codes, logouts, new passwords, what staff read and changed, and what members changed, with address and device. --since is a time in the Netherlands such as "2026-12-01 09:30". What is about accounts is kept for a year.',
      },
    ],
  },
} as const satisfies Record<string, CommandHelp>;
