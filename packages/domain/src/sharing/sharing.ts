/** The script that the browser runs beside the pages, for pushes, shared files and the offline page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The page that the service worker shows without a connection. */
export const OFFLINE_PATH = '/offline.html';

/** The address to which a phone sends the files that a member shares with the portal. The service worker receives them. */
export const SHARE_PATH = '/share-target';

/** The name of the shared files in the form that the phone sends. */
export const SHARED_FILES_NAME = 'files';

/** The page on which a member reports a defect. */
export const REPORT_PATH = '/todos/add';

/** The page on which a member reports a defect with the files that were shared. */
export const SHARED_REPORT_PATH = `${REPORT_PATH}?gedeeld=1`;

/** The page on which a member reports a defect, after a share whose files the browser could not keep. It asks for them again. */
export const LOST_SHARE_PATH = `${REPORT_PATH}?gedeeld=opnieuw`;
