import { type Brand, libraryPalette } from '@mijn/domain/brand';
import { SHARED_FILES_NAME, SHARE_PATH } from '@mijn/domain/sharing';
import { manifestIcons } from './icons.ts';

/** Returns the web app manifest of the brand, with which phones offer to put the portal on the home screen. */
export const manifestOf = ({ portal_name, name, company, palette }: Brand) => ({
  id: '/',
  name: portal_name,
  short_name: name,
  description: `${portal_name} van ${company}`,
  lang: 'nl',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: palette.brand_700 ?? libraryPalette.brand_700,
  background_color: libraryPalette.paper,
  icons: manifestIcons.map(({ path, side, purpose }) => ({
    src: path,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: SHARED_FILES_NAME, accept: ['image/*', 'video/*'] }] },
  },
});
