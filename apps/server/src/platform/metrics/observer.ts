/** A call that was answered. */
export interface AnsweredCall {
  method: string;
  /** The pattern of the path, such as `/api/associations/:association_id/todos`. */
  route: string;
  status: number;
  /** The time until the response was sent, in milliseconds. */
  ms: number;
}

/**
 * What became of the request for a page: `kept` was drawn before for another visitor, `drawn` was drawn now, and `browser`
 * was left to the browser.
 */
export const pageOutcomes = ['kept', 'drawn', 'browser'] as const;
export type PageOutcome = (typeof pageOutcomes)[number];

/** What became of one attempt of a job. After `retry` the queue tries again; after `failed` it does not. */
export const jobOutcomes = ['done', 'retry', 'failed'] as const;
export type JobOutcome = (typeof jobOutcomes)[number];

/**
 * What became of an attempt to send a mail: the mail server took it, nobody should get it any more, the mail server
 * refused it and it is tried again, or it was refused for the last time.
 */
export const mailOutcomes = ['sent', 'skipped', 'refused', 'failed'] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

/** What came of a scan for malware: a verdict, or none because the scanner was away. */
export const scanOutcomes = ['clean', 'malware', 'too_large', 'away'] as const;
export type ScanOutcome = (typeof scanOutcomes)[number];

/** Counts what the parts of the server do. It gets no ids and no texts of members. */
export interface Observer {
  onCall: (call: AnsweredCall) => void;
  onPage: (outcome: PageOutcome) => void;
  onJob: (kind: string, outcome: JobOutcome) => void;
  onMail: (outcome: MailOutcome) => void;
  onScan: (outcome: ScanOutcome) => void;
  onStreamOpened: () => void;
  onStreamClosed: () => void;
}
