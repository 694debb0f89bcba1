import { SMTPServer } from 'smtp-server';

/** An SMTP server on a socket of this machine. */
export interface TestSmtp {
  url: string;
  /** The mails that it took, as they arrived. */
  received: string[];
  stop: () => Promise<void>;
}

/**
 * Starts an SMTP server.
 * @param decide decides on each mail once all of it has arrived, from 1: a mail is refused when it throws.
 */
export async function startTestSmtp(
  decide: (mail: number) => Promise<void> | void = () => undefined,
): Promise<TestSmtp> {
  const received: string[] = [];
  let mails = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      const answer = async (): Promise<void> => {
        mails += 1;
        try {
          await decide(mails);
        } catch (error) {
          return done(error instanceof Error ? error : new Error('refused'));
        }
        received.push(text);
        done();
      };
      stream.on('end', () => void answer());
    },
  });
  // A client that is killed breaks its connection.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
