import { withoutBidiControls } from '@mijn/domain/texts';

/** Bytes of one line at most, without its end (RFC 5545 §3.1). */
const LINE_BYTES_MAX = 75;

/** Free text as the value of a property (RFC 5545 §3.3.11), without the control characters that no program takes. */
export const textValue = (text: string): string =>
  withoutBidiControls(text)
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

/** Free text as the value of a parameter: in quotes, which it can't hold itself (RFC 5545 §3.2). */
export const parameterValue = (text: string): string =>
  `"${withoutBidiControls(text)
    .toWellFormed()
    .replaceAll(/[\p{Cc}"]/gu, ' ')}"`;

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES_MAX) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Lines as they go over the wire: folded between characters, each with its end. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
