import { accountPath } from '../../shared/routing/paths.ts';

export const addressesPath = '/profile/addresses';
export const updatePasswordPath = '/profile/update-password';
export const editPersonalPath = `${accountPath}/edit/personal`;
export const editContactPath = `${accountPath}/edit/contact`;

/** The links in mails about an e-mail address: `confirm`, `undo` and `stop`. */
export const emailLinkPattern = '/email/:kind/:token';
