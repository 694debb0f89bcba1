import type { IncomingMessage } from 'node:http';

/** The limit in bytes. Created rows are answered with their id, which needs far less. */
const RESPONSE_BYTES_MAX = 65_536;

/** A call that changes something, that was refused for want of a session, or that no server answered. */
export interface Call {
  method: string;
  path: string;
  key: string | undefined;
  session: string | undefined;
  /** The field is undefined as long as there is no response. */
  status: number | undefined;
  /** The proxy answered, because no server did. */
  is_unanswered: boolean;
  created_id: string | undefined;
}

export interface Ledger {
  calls: readonly Call[];
  begin: (request: IncomingMessage) => Call;
  read: (call: Call, response: IncomingMessage) => void;
  end: (call: Call, status: number) => void;
}

const SESSION = /(?:^|; )mijn_session=([^;]+)/u;

function idIn(json: string): string | undefined {
  try {
    const response: unknown = JSON.parse(json);
    if (typeof response !== 'object' || response === null || !('id' in response)) return undefined;
    return typeof response.id === 'string' ? response.id : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets calls that only read, unless they were refused with 401 or not answered. */
export function createLedger(): Ledger {
  const calls: Call[] = [];
  const changes = ({ method }: Call): boolean => method !== 'GET' && method !== 'HEAD';
  const setStatus = (call: Call, status: number): void => {
    call.status = status;
    if (!changes(call) && (status === 401 || call.is_unanswered)) calls.push(call);
  };
  return {
    calls,
    begin: ({ method = 'GET', url = '/', headers }) => {
      const key = headers['idempotency-key'];
      const call: Call = {
        method,
        path: url,
        key: typeof key === 'string' ? key : undefined,
        session: SESSION.exec(headers.cookie ?? '')?.[1],
        status: undefined,
        is_unanswered: false,
        created_id: undefined,
      };
      if (changes(call)) calls.push(call);
      return call;
    },
    read: (call, response) => {
      setStatus(call, response.statusCode ?? 502);
      if (call.key === undefined || call.status !== 201) return;
      const pieces: Buffer[] = [];
      let size = 0;
      response.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size <= RESPONSE_BYTES_MAX) pieces.push(piece);
      });
      response.on('end', () => {
        call.created_id = idIn(Buffer.concat(pieces).toString());
      });
    },
    end: (call, status) => {
      call.is_unanswered = true;
      setStatus(call, status);
    },
  };
}
