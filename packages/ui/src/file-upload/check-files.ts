import { formatByteSize, formatList } from '@mijn/domain/formats';
import { withoutBidiControls } from '@mijn/domain/texts';
import { partitionFiles } from '@mijn/domain/uploads';
import { texts } from './texts.ts';

/** A rejected file, with the reason and a Dutch message that says what to do. */
export interface RejectedFile {
  file: File;
  reason: 'wrong_kind' | 'too_large' | 'name_too_long' | 'too_many';
  message: string;
}

export interface UploadRules {
  accepted: readonly string[];
  /** The maximum size of one file, in bytes (inclusive), or a function that returns it for a file. */
  maxBytes?: number | ((file: File) => number);
  /** The maximum length of a file name, in characters (inclusive). */
  maxNameLength?: number;
  /** Whether the field accepts more than one file. */
  isMultiple?: boolean;
}

function kindsText(accepted: readonly string[]): string {
  const kinds = accepted.map((entry) =>
    entry.endsWith('/*') ? texts.picture : entry.replace(/^.*[./]/u, '').toUpperCase(),
  );
  return formatList(new Set(kinds), 'of');
}

/** Returns the file without characters in its name that change the direction of the text: `factuur<U+202E>fdp.exe` looks like `factuurexe.pdf`. */
function plainlyNamed(file: File): File {
  const name = withoutBidiControls(file.name);
  return name === file.name ? file : new File([file], name, file);
}

export function checkFiles(
  chosen: readonly File[],
  {
    accepted,
    maxBytes = Number.POSITIVE_INFINITY,
    maxNameLength = Number.POSITIVE_INFINITY,
    isMultiple = false,
  }: UploadRules,
): { taken: readonly File[]; rejected: readonly RejectedFile[] } {
  const { valid, invalid } = partitionFiles(chosen.map(plainlyNamed), accepted);
  const limitOf = typeof maxBytes === 'number' ? () => maxBytes : maxBytes;
  const isLarge = (file: File) => file.size > limitOf(file);
  const isLong = ({ name }: File) => name.length > maxNameLength;
  const fitting = valid.filter((file) => !isLarge(file) && !isLong(file));
  const taken = isMultiple ? fitting : fitting.slice(0, 1);
  const reject = (
    rejected: readonly File[],
    reason: RejectedFile['reason'],
    text: (name: string, file: File) => string,
  ) => rejected.map((file) => ({ file, reason, message: text(file.name, file) }));
  return {
    taken,
    rejected: [
      ...reject(invalid, 'wrong_kind', (name) => texts.wrongKind(name, kindsText(accepted))),
      ...reject(valid.filter(isLarge), 'too_large', (name, file) =>
        texts.tooLarge(name, formatByteSize(limitOf(file))),
      ),
      ...reject(
        valid.filter((file) => !isLarge(file) && isLong(file)),
        'name_too_long',
        (name) => texts.nameTooLong(name, maxNameLength),
      ),
      ...reject(fitting.slice(taken.length), 'too_many', (name) => texts.tooMany(name)),
    ],
  };
}
