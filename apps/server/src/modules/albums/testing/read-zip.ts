/** Reads the central directory of a zip whose entries are not compressed. */
export function readZip(zip: Buffer): { name: string; bytes: Buffer }[] {
  const end = zip.lastIndexOf('PK\u0005\u0006');
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    return { name, bytes: zip.subarray(start, start + size) };
  });
}
