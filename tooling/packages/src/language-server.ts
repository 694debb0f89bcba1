import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

interface Message {
  id?: number;
  method?: string;
  params?: { items?: unknown[] };
  result?: unknown;
}

const HEADER_END = '\r\n\r\n';

/** The language server of TypeScript, as editors use it (LSP). */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  constructor(tsc: string) {
    this.#process = spawn(tsc, ['--lsp', '--stdio']);
    this.#process.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const end = this.#received.indexOf(HEADER_END);
      if (end < 0) return;
      const [, length] = /Content-Length: (\d+)/iu.exec(this.#received.toString('utf8', 0, end)) ?? [];
      const start = end + HEADER_END.length;
      if (this.#received.length < start + Number(length)) return;
      const message: Message = JSON.parse(this.#received.toString('utf8', start, start + Number(length)));
      this.#received = this.#received.subarray(start + Number(length));
      this.#handle(message);
    }
  }

  /** The server asks for settings, and waits for them. It has those by default. */
  #handle({ id, method, params, result }: Message): void {
    if (id === undefined) return;
    if (method !== undefined) this.#send({ id, result: params?.items?.map(() => null) ?? null });
    else this.#waiting.get(id)?.(result);
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}${HEADER_END}${body}`);
  }

  #ask(method: string, params: object): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#waiting.set(id, resolve);
    this.#send({ id, method, params });
    return promise;
  }

  async open(file: string, text: string): Promise<void> {
    await this.#ask('initialize', { processId: null, rootUri: null, capabilities: {} });
    this.#send({ method: 'initialized', params: {} });
    const textDocument = { uri: pathToFileURL(file).href, languageId: 'typescript', version: 1, text };
    this.#send({ method: 'textDocument/didOpen', params: { textDocument } });
  }

  /** Returns what an editor shows for the character at an index of an open file. */
  async hover(file: string, text: string, index: number): Promise<string> {
    const before = text.slice(0, index).split('\n');
    const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
    const params = { textDocument: { uri: pathToFileURL(file).href }, position };
    const { contents } = Object(await this.#ask('textDocument/hover', params));
    return typeof contents === 'string' ? contents : String(Object(contents).value ?? '');
  }

  stop(): void {
    this.#process.kill();
  }
}
