import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  /** The mails are in the order in which they arrived. */
  received: string[];
  /** The passwords that clients sent, which all came without TLS. */
  passwords: string[];
  stop: () => Promise<void>;
}

/** @param decide gets the number of a mail, from 1, and its text, and throws an error to refuse the mail. */
export async function startTestSmtp(
  decide: (mail: number, text: string) => Promise<void> | void = () => undefined,
): Promise<TestSmtp> {
  const received: string[] = [];
  const passwords: string[] = [];
  let mails = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) => {
      passwords.push(password ?? '');
      done(null, { user: username });
    },
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      const response = async (): Promise<void> => {
        mails += 1;
        try {
          await decide(mails, text);
        } catch (error) {
          return done(error instanceof Error ? error : new Error('refused'));
        }
        received.push(text);
        done();
      };
      stream.on('end', () => void response());
    },
  });
  // A killed client breaks its connection, which is not an error of the server.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    passwords,
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
