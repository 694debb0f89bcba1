import { startUploads, type UploadTask } from './start-upload.ts';
import { useUploadsDispatch } from './uploads-store.ts';

/** Starts uploads that outlive the component that asked for them. */
export function useStartUploads() {
  const dispatch = useUploadsDispatch();
  return (tasks: readonly Omit<UploadTask, 'id'>[]) =>
    void dispatch(startUploads(tasks.map((task) => ({ ...task, id: crypto.randomUUID() }))));
}
