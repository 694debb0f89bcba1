import { DAMAGED_HASH, FILES, hashesName } from './archive.ts';
import { ArchiveFault, type Entries } from './read-archive.ts';

const LINE = /^([0-9a-f]{64}) {2}(.+)$/u;

export interface ReadHashes {
  /** @param hash of the bytes that were read, SHA-256 in hexadecimal */
  add: (name: string, hash: string) => void;
  /** Takes the next entry of the archive if it has hashes. Returns the names that were read, and those that are damaged. */
  take: (entries: Entries) => Promise<{ proven: Map<string, string>; damaged: string[] } | undefined>;
  /** Whether every name that was read is proven or damaged. */
  isEnded: () => boolean;
}

/** Compares the entries of an archive with their hashes, which come after some hundred entries. */
export function createReadHashes(): ReadHashes {
  const read = new Map<string, string>();
  let number = 1;
  return {
    add: (name, hash) => read.set(name, hash),
    take: async (entries) => {
      const content = await entries.take(hashesName(number));
      if (content === undefined) return undefined;
      number += 1;
      const [proven, damaged] = [new Map<string, string>(), [] as string[]];
      for (const line of content.split('\n').filter((one) => one !== '')) {
        const [, expected, name] = LINE.exec(line) ?? [];
        if (expected === undefined || name === undefined)
          throw new ArchiveFault('its list of hashes is damaged');
        const found = read.get(name);
        read.delete(name);
        if (found === expected && found !== DAMAGED_HASH) proven.set(name, found);
        else if (name.startsWith(FILES)) damaged.push(name.slice(FILES.length));
        else throw new ArchiveFault(`${name} has other bytes than those that were written`);
      }
      // A line that damage has changed names none of them.
      for (const name of read.keys()) {
        if (!name.startsWith(FILES)) throw new ArchiveFault(`${name} has no hash`);
        damaged.push(name.slice(FILES.length));
      }
      read.clear();
      return { proven, damaged };
    },
    isEnded: () => read.size === 0,
  };
}
