import { mijn, type Server } from './server.ts';

/**
 * Creates a member of association 1002 without a password.
 * @returns the path of the link to choose a password.
 */
export async function createMember(server: Server, email: string, name: string): Promise<string> {
  const account = ['--email', email, '--name', name, '--association', '1002'];
  const output = await mijn(server, 'users', 'add', ...account);
  return /(\/password\/reset\/\S+)/u.exec(output)?.[1] ?? '';
}
