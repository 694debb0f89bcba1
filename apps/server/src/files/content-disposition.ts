import { withoutBidiControls } from '@mijn/domain/texts';

const escaped = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * A Content-Disposition header: the name in plain letters for old clients, and as it is for all others (RFC 6266,
 * RFC 8187).
 */
export function contentDisposition(disposition: 'attachment' | 'inline', fileName: string): string {
  const name = withoutBidiControls(fileName);
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\u0020-\u007e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/gu, escaped);
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
