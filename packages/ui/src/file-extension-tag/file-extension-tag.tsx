import { extensionTag } from '@mijn/domain/files';
import { Tag } from '../tag/tag.tsx';

/** A file's extension, in capitals (specification §3). */
export function FileExtensionTag({ extension }: { extension: string }) {
  return <Tag look="outline">{extensionTag({ extension })}</Tag>;
}
