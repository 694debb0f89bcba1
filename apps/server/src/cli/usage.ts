/** What the operator reads who asks, or who types something else. */
export const USAGE = `Usage: npx -y pnpm@12 mijn <command>

  import <folder>     Imports a folder of CSV files and documents: all of it, or nothing when a row is wrong.
  impersonate --staff <e-mail> --customer <e-mail> --reason <text> [--write]
                      Makes a link with which provider staff act for a member. It works once, within 10 minutes;
                      the session only reads, unless --write is given.
  migrate             Brings the database to the state of this version. The server does so too when it starts.

It works on the same data as the server, and reads the same variables: DATA_DIR, DATABASE_URL, APP_URL, SESSION_SECRET.
`;

/** Something typed that is no command; the usage says what is. Exit code 2. */
export class UsageFault extends Error {}
