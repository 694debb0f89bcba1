export const notices = {
  loggedIn: 'Welkom, u bent succesvol ingelogd!',
  loggedOut: 'U bent succesvol uitgelogd. Tot ziens!',
  associationSwitched: (name: string) => `U bekijkt nu ${name}.`,
  associationSwitchFailed: (name: string) =>
    `De geselecteerde vereniging kon niet worden aangepast naar ${name}. Probeer het later nog eens.`,
  invoicePreviewFailed: 'Het voorbeeld kon niet worden gemaakt. Probeer het later nog eens.',
  uploadFailed: (file: string, message: string) =>
    `Het bestand "${file}" kon niet worden geupload: ${message}`,
  fileUploaded: (file: string) => `Het bestand "${file}" is geüpload.`,
  attachmentRemoved: 'De bijlage is succesvol verwijderd.',
} as const;
