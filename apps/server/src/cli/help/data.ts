import type { CommandHelp } from './command-help.ts';

/** The commands about rows and files. */
export const dataHelp = {
  import: {
    summary: 'Imports a folder of CSV files and documents.',
    uses: [
      {
        usage:
          'import <folder> [--dry-run] [--set-aside <folder>] [--complete <file>]… [--withdraw-many] [--create]',
        text: "Imports a folder of CSV files and documents: all of it, or nothing when a row is wrong. With --dry-run it only tells what it would do. --set-aside puts e-invoices that can't be read into a new folder, with a report, and imports the rest. --complete withdraws what a file such as memberships.csv omits; more than a quarter of its rows only with --withdraw-many. A new data folder is made only with --create. See docs/import.md.",
      },
    ],
  },
  export: {
    summary: 'Prints the decisions of members on invoices, or their reports.',
    uses: [
      {
        usage: 'export decisions --since <cursor> [--format csv|json] [--max <number>]',
        text: 'Prints the decisions of members on invoices after a cursor, each with a cursor of its own. Begin with 0, and give the cursor of the last row the next time. JSON has it as next_cursor. Every decision is a row, also one that a later row withdraws. An export has at most 10,000 rows, or --max rows.',
      },
      {
        usage: 'export reports --since <cursor> [--format csv|json] [--max <number>]',
        text: 'Prints the defects that members reported after a cursor, in the same way. A row of todos.csv with the reported_reference of a report takes it over. joined_to is the number of the action item that the board joined the report to. A report that the board rejects or joins, or of which it undoes that, is a row once more.',
      },
    ],
  },
  quota: {
    summary: 'Prints or sets how much associations may store.',
    uses: [
      {
        usage: 'quota [<association> [<size>|none|default]]',
        text: 'Prints what associations store (documents of the archive and photos) and how much they may, or sets it for one: a size such as 10GB, none, or default, which is ASSOCIATION_QUOTA.',
      },
    ],
  },
  verify: {
    summary: 'Compares the rows with the stored files.',
    uses: [
      {
        usage: 'verify [--quick]',
        text: 'Compares the rows with the stored files, in both directions: each row has its file, with its size and its bytes, pictures and thumbnails included; and each file has a row. It prints one line for each fault, and ends with code 1 if a file is missing, unreadable or damaged. It changes nothing, but records the fingerprints of pictures that have none yet. A file without a row is no damage: a killed upload leaves one, and the server removes it after a day. With --quick it compares sizes and reads no bytes.',
      },
    ],
  },
  backup: {
    summary: 'Writes the database and the stored files to a tar archive.',
    uses: [
      {
        usage: 'backup <file>|-',
        text: 'Writes the database and the stored files of one moment to a tar archive, while servers run. The file appears when it is complete, and only its owner can read it. Every byte is hashed on the way: a file that is missing, unreadable or damaged is printed, the rest is written, and the code is 1. With - it writes to standard output, for age, restic or rclone.',
      },
      {
        usage: 'backup --check <file>|-',
        text: 'Proves such an archive without restoring it: every hash, every table, and that it is complete. It prints the files of which the archive has no good bytes, and then ends with code 1.',
      },
    ],
  },
  restore: {
    summary: 'Fills an empty installation from a backup.',
    uses: [
      {
        usage: 'restore <file>',
        text: 'Fills an empty installation from such a backup: a new data folder, or the empty database of DATABASE_URL, while no server runs. All rows, or nothing; a restore that was broken off can be repeated. A file that is damaged in the backup is printed and left out: members read that it is missing, and the code is 1. A backup of an older version is migrated.',
      },
    ],
  },
  files: {
    summary: 'Moves the stored files between the data folder and an S3-compatible store.',
    uses: [
      {
        usage: 'files move --to s3|disk [--remove]',
        text: 'Copies the stored files from the data folder to the S3-compatible store of FILES_URL_OTHER, or from the store of FILES_URL to the data folder, while servers run. Each file is checked by its size and fingerprint. A move that was broken off continues. It says what to do next: change the variables, restart, give the command again. After that, --remove deletes each file from the former store whose bytes are the same in both.',
      },
    ],
  },
} as const satisfies Record<string, CommandHelp>;
