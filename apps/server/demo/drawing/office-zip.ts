import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** All parts have the time `mtime`, so that each run gives the same bytes. */
export async function zipParts(parts: Readonly<Record<string, string>>, mtime: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, xml] of Object.entries(parts)) {
    const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
    zip.addBuffer(Buffer.from(declaration + xml), path, { mtime });
  }
  zip.end();
  return buffer(zip.outputStream);
}

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const contentTypes = (types: Readonly<Record<string, string>>): string =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    types,
  )
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`;

export const relationships = (links: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${links
    .map(
      ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;
