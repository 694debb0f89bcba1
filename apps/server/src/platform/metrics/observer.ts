interface AnsweredCall {
  method: string;
  /** The pattern of the path, such as `/api/associations/:association_id/todos`. */
  route: string;
  status: number;
  /** The time until the response was sent, in milliseconds. */
  ms: number;
}

/** `kept` was drawn before for another visitor, `drawn` is new, and `browser` was left to the browser. */
export const pageOutcomes = ['kept', 'drawn', 'browser'] as const;
export type PageOutcome = (typeof pageOutcomes)[number];

/** After `retry` the queue tries again; after `failed` it does not. */
export const jobOutcomes = ['done', 'retry', 'failed'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

/** `skipped` is a mail that nobody should get any more, `refused` is tried again, and `failed` is not. */
export const mailOutcomes = ['sent', 'skipped', 'refused', 'failed'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** `away` means no verdict, because the scanner did not respond. */
export const scanOutcomes = ['clean', 'malware', 'too_large', 'away'] as const;
type ScanOutcome = (typeof scanOutcomes)[number];

/** Counts what the parts of the server do. It gets no ids and no texts of members. */
export interface Observer {
  onCall: (call: AnsweredCall) => void;
  onPage: (outcome: PageOutcome) => void;
  onJob: (kind: string, outcome: JobOutcome) => void;
  onMail: (outcome: MailOutcome) => void;
  onScan: (outcome: ScanOutcome) => void;
  /** The file store did not respond in time, or failed. */
  onStoreFailure: () => void;
  /** Bytes of the file store were not those that were stored. */
  onDamagedFile: () => void;
  onStreamOpened: () => void;
  onStreamClosed: () => void;
}
