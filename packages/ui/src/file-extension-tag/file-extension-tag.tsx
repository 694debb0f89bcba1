import { extensionTag } from '@mijn/domain/files';
import { Tag } from '../tag/tag.tsx';

/** Shows the extension of a file in capitals (docs/product.md#formats). */
export function FileExtensionTag({ extension }: { extension: string }) {
  return <Tag look="outline">{extensionTag({ extension })}</Tag>;
}
