import { startUploads } from './start-upload.ts';
import type { UploadTask } from './upload-task.ts';
import { useUploadsDispatch } from './uploads-store.ts';

/** Starts uploads that outlive the component that asked for them. */
export function useStartUploads() {
  const dispatch = useUploadsDispatch();
  return (tasks: readonly Omit<UploadTask, 'id'>[]) =>
    void dispatch(startUploads(tasks.map((task) => ({ ...task, id: crypto.randomUUID() }))));
}
