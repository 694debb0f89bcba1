import { texts } from './screens/Settings/texts.ts';

const names = texts.parts;

/** The parts of the settings. Staff who act for the member do not get the parts with `isOwn`. */
export const settingsParts = {
  notifications: { ...names.notifications, isOwn: true },
  push: { ...names.push, isOwn: true },
  display: { ...names.display, isOwn: false },
  signIn: { ...names.signIn, isOwn: false },
  passkeys: { ...names.passkeys, isOwn: true },
  devices: { ...names.devices, isOwn: true },
  staff: { ...names.staff, isOwn: false },
  activity: { ...names.activity, isOwn: true },
  calendar: { ...names.calendar, isOwn: true },
  personalData: { ...names.personalData, isOwn: true },
  accessTokens: { ...names.accessTokens, isOwn: true },
} as const;
