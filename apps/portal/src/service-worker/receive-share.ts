import { LOST_SHARE_PATH, SHARED_FILES_NAME, SHARED_REPORT_PATH } from '@mijn/domain/sharing';
import { type FileCaches, keepFiles } from '../shared/share-target/kept-files.ts';

const isPicture = (entry: FormDataEntryValue): entry is File =>
  entry instanceof File && /^(?:image|video)\//u.test(entry.type);

/** Keeps the files that a phone shares, and leads to the page that takes them. Without room for them, the page asks for them again. */
export async function receiveShare(request: Request, caches: FileCaches, now: number): Promise<Response> {
  try {
    const form = await request.formData();
    await keepFiles(form.getAll(SHARED_FILES_NAME).filter(isPicture), caches, now);
    return Response.redirect(SHARED_REPORT_PATH, 303);
  } catch {
    return Response.redirect(LOST_SHARE_PATH, 303);
  }
}
