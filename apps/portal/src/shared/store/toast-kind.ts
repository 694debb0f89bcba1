/**
 * What a toast is about. There is one toast of a kind at a time, because toasts with an action stay for 20 seconds and
 * would pile up (docs/decisions/0233). What the action of a toast does can therefore also be done elsewhere.
 */
export type ToastKind =
  | 'access-token'
  | 'album'
  | 'album-deletion'
  | 'album-photos'
  | 'association'
  | 'attachment'
  | 'calendar-feed'
  | 'device'
  | 'display'
  | 'document'
  | 'document-hiding'
  | 'draft'
  | 'draft-discarded'
  | 'draft-of-other'
  | 'drafts-gone'
  | 'email'
  | 'invoice'
  | 'message'
  | 'message-deletion'
  | 'newsletter'
  | 'newsletter-deletion'
  | 'notifications'
  | 'passkey'
  | 'password'
  | 'personal-data'
  | 'print'
  | 'profile'
  | 'question'
  | 'selection'
  | 'session'
  | 'two-factor'
  | 'unsent'
  | 'visibility'
  /** The call of any screen was refused. */
  | 'csrf_token_mismatch'
  | 'other_user'
  | 'too_many_requests'
  /** The files of one kind that were not sent when the session ended. */
  | `unsent/${string}`;
