import { extensionTag } from '@mijn/domain/files';
import { Tag } from '../tag/tag.tsx';

export function FileExtensionTag({ extension }: { extension: string }) {
  return <Tag look="outline">{extensionTag({ extension })}</Tag>;
}
