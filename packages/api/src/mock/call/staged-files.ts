import { attachmentsContract } from '@mijn/domain/attachments/contract';
import type { AttachedFile } from '@mijn/domain/files';
import type { Member } from './member.ts';

/** Without a member nothing is staged. */
export async function filesOf(
  ids: readonly string[],
  kept: readonly AttachedFile[],
  member: Member | undefined,
): Promise<AttachedFile[]> {
  const staged = member ? (await member.ask(attachmentsContract.listAttachments)).data : [];
  const all = [...kept, ...staged];
  return ids.flatMap((id) => all.find((file) => file.id === id) ?? []);
}
