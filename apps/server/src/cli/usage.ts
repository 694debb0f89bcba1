/** The text is also printed after the message about a wrong command line. */
export const USAGE = `Usage: npx -y pnpm@12 mijn <command>

  import <folder> [--dry-run] [--set-aside <folder>] [--complete <file>]… [--withdraw-many] [--create]
                      Imports a folder of CSV files and documents: all of it, or nothing when a row is wrong. With
                      --dry-run it only tells what it would do. --set-aside puts e-invoices that can't be read into a new
                      folder, with a report, and imports the rest. --complete withdraws what a file such as
                      memberships.csv omits; more than a quarter of its rows only with --withdraw-many. A new data folder
                      is made only with --create. See docs/import.md.
  export decisions --since <cursor> [--format csv|json] [--max <number>]
                      Prints the decisions of members on invoices after a cursor, each with a cursor of its own. Begin with
                      0, and give the cursor of the last row the next time. JSON has it as next_cursor. Every decision is a
                      row, also one that a later row withdraws. An export has at most 10,000 rows, or --max rows.
  impersonate --staff <e-mail> --customer <e-mail> --reason <text> [--write]
                      Makes a link with which provider staff act for a member. It works once, within 10 minutes;
                      the session only reads, unless --write is given.
  users add --email <e-mail> --name <name> [--association <code>[:<rights>]]… [--code <code>] [--mail]
                      Makes an account, and prints the link to choose its password, or mails it with --mail. The link
                      works once, within seven days. Rights are board, check and copy: --association 1001:board,check.
                      The code is your own, as in users.csv; without it, the e-mail address.
  users sign-out --email <e-mail> | --all
                      Ends all sessions and access tokens of a user, such as after a theft, or the sessions of all users.
                      Nobody is kept from signing in again.
  users remove-second-factor --email <e-mail> --reason <text> [--passkeys]
                      Turns the second factor of a user off who lost the app and the recovery codes, ends all sessions, and mails
                      the user. With --passkeys, the passkeys go too, which a required second factor asks after the password. Be sure who asks: docs/playbooks/lost-second-factor.md. The reason goes into the audit log.
  users release --email <e-mail> --reason <text> [--new-email <e-mail>]
                      Ends the waiting of an account whose new e-mail address was undone: the password signs in again, and what was
                      added to the factors in the 72 hours around is removed. With --new-email, the member has the new address
                      again, with those factors. Be sure who asks: docs/playbooks/held-account.md. The reason goes into the audit log.
  news add --subject <text> --text-file <file> [--attach <file>]… [--association <code>] [--publish-at <time>] [--urgent]
                      Adds a news item, for all associations or for one. The text is a UTF-8 file, in which an empty line
                      separates paragraphs; attachments are PDFs. Members read it now, or from a time in the Netherlands
                      such as "2026-12-01 09:30". Urgent news is shown above every screen until a member closes it.
  banner set --text <text> [--from <time>] [--until <time>] [--kind info|warning]
                      Shows a message above every screen, also to visitors who sign in, such as about maintenance: now, or from
                      a time in the Netherlands such as "2026-12-05 22:00", until a time or until it is cleared. It takes the
                      place of the message before. Whoever closes it does not see it again in that visit.
  banner [clear]      Prints the message above every screen, or removes it.
  mail preview [--out <folder>]
                      Writes an example of every kind of mail as HTML and as text, for a look. Without --out, it writes to
                      the folder mail-preview of the data folder.
  webhooks add --address <url> --kind <kind>… [--association <code>] [--allow-private]
                      Tells another system of changes: document.added, todo.done, invoice.decided, meeting.published and
                      message.posted. It prints the secret of the signatures, once. An address in a private network, or
                      without TLS, is refused without --allow-private. See docs/playbooks/webhooks.md.
  webhooks list | remove <id> | test <id>
                      Prints the webhooks with what waits and what was set aside; removes one; sends one a test now.
  webhooks log [<id>] [--max <number>]
                      Prints the newest deliveries of the last thirty days, of one webhook or of all.
  webhooks replay <id of a delivery> | --set-aside <id of a webhook>
                      Sends a delivery again, or all of a webhook that were set aside.
  audit [--member <e-mail>] [--since <time>] [--max <number>]
                      Prints the newest 200 entries of the audit log, or --max, oldest first: sign-ins, failures, codes,
                      logouts, new passwords, what staff read and changed, and what members changed, with address and
                      device. --since is a time in the Netherlands such as "2026-12-01 09:30". What is about accounts is
                      kept for a year.
  quota [<association> [<size>|none|default]]
                      Prints what associations store (documents of the archive and photos) and how much they may, or sets it
                      for one: a size such as 10GB, none, or default, which is ASSOCIATION_QUOTA.
  status [--json]     Prints the version, the servers that run, what waits (work, mails, files to read) and the free space. It
                      changes nothing, and ends with code 1 if something needs a look.
  verify [--quick]    Compares the rows with the stored files, in both directions: each row has its file, with its size and its
                      bytes, pictures and thumbnails included; and each file has a row. It prints one line for each
                      fault, and ends with code 1 if a file is missing, unreadable or damaged. It changes nothing, but
                      records the fingerprints of pictures that have none yet. A file without a row is no damage: a killed
                      upload leaves one, and the server removes it after a day. With --quick it compares sizes and reads
                      no bytes.
  backup <file>|-     Writes the database and the stored files of one moment to a tar archive, while servers run. The file
                      appears when it is complete, and only its owner can read it. Every byte is hashed on the way: a file
                      that is missing, unreadable or damaged is printed, the rest is written, and the code is 1. With -
                      it writes to standard output, for age, restic or rclone.
  backup --check <file>|-
                      Proves such an archive without restoring it: every hash, every table, and that it is complete. It
                      prints the files of which the archive has no good bytes, and then ends with code 1.
  restore <file>      Fills an empty installation from such a backup: a new data folder, or the empty database of
                      DATABASE_URL, while no server runs. All rows, or nothing; a restore that was broken off can be
                      repeated. A file that is damaged in the backup is printed and left out: members read that it is
                      missing, and the code is 1. A backup of an older version is migrated.
  files move --to s3|disk [--remove]
                      Copies the stored files from the data folder to the S3-compatible store of FILES_URL_OTHER, or from
                      the store of FILES_URL to the data folder, while servers run. Each file is checked by its size and
                      fingerprint. A move that was broken off continues. It says what to do next: change the variables,
                      restart, give the command again. After that, --remove deletes each file from the former store whose
                      bytes are the same in both.
  secret add | rotate | finish
                      Replaces the secret of the server in three steps, with a restart after each: adds the next secret,
                      makes it the current one and seals everything with it, and drops the previous one. Links in mails and
                      addresses of calendars work with both until the last step. See docs/decisions/0197.
  migrate             Brings the database to the state of this version. The server does so too when it starts.

It works on the same data as the server, and reads the same variables: DATA_DIR, DATABASE_URL, APP_URL, SESSION_SECRET,
SESSION_SECRET_OTHER, FILES_URL, FILES_URL_OTHER, MALWARE_SCANNER, ASSOCIATION_QUOTA.
A new data folder is made by the server, and by import with --create; other commands refuse one.
`;

/** The usage is printed after the message, and the exit code is 2. */
export class UsageFault extends Error {}
