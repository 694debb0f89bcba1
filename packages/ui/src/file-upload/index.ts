export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { RejectedFile } from './judge-files.ts';
export type { Upload } from './upload-item.tsx';
export { UploadList, type UploadListProps } from './upload-list.tsx';
