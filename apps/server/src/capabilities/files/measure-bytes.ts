import { createHash } from 'node:crypto';
import { type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Measured {
  hash: string;
  byte_size: number;
}

export async function measureBytes(source: Readable): Promise<Measured> {
  const digest = createHash('sha256');
  let byte_size = 0;
  await pipeline(source, async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) {
      digest.update(piece);
      byte_size += piece.length;
    }
  });
  return { hash: digest.digest('hex'), byte_size };
}
