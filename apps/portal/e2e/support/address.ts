/** The URL of the server that most journeys share. A runner with servers of its own sets E2E_URL. */
export const ADDRESS = process.env['E2E_URL'] ?? 'http://localhost:3999';
