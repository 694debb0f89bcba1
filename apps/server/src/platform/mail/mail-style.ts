import { type Brand, libraryPalette, type PaletteColour } from '@mijn/domain/brand';

/** The fonts of the devices that are closest to the portal's own. A mail can not bring a font. */
const FONTS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const LINE = '#dfdbd1';
const NIGHT_LINE = '#2b3937';

/** The inline styles of the parts of a mail, in light colours, which programs show that drop the style sheet. */
export interface MailStyle {
  page: string;
  frame: string;
  card: string;
  bar: string;
  body: string;
  kicker: string;
  heading: string;
  paragraph: string;
  quote: string;
  quoted: string;
  label: string;
  list: string;
  item: string;
  link: string;
  soft: string;
  section: string;
  action: string;
  button: string;
  foot: string;
  /** The style sheet: dark colours, and less space on a phone. */
  sheet: string;
}

export function mailStyle({ palette }: Pick<Brand, 'palette'>): MailStyle {
  const colour = (name: PaletteColour): string => {
    const own: unknown = Reflect.get(palette, name);
    return typeof own === 'string' ? own : libraryPalette[name];
  };
  const [brand, ink, soft] = [colour('brand_700'), colour('ink'), colour('ink_soft')];
  const wrap = 'overflow-wrap:anywhere;word-break:break-word';
  return {
    page: `margin:0;padding:0;background:${colour('paper')};color:${ink};font:17px/1.55 ${FONTS};-webkit-text-size-adjust:100%`,
    frame: 'max-width:600px;margin:0 auto;padding:24px 16px 40px',
    card: `background:${colour('white')};border:1px solid ${LINE};border-radius:16px;overflow:hidden`,
    bar: `background:${brand};color:#ffffff;padding:16px 32px;font-size:17px;line-height:24px;font-weight:700`,
    body: `padding:32px;${wrap}`,
    kicker: `margin:0 0 8px;font-size:15px;line-height:22px;color:${soft}`,
    heading: `margin:0 0 24px;font-size:26px;line-height:32px;font-weight:700;color:${ink}`,
    paragraph: 'margin:0 0 16px',
    quote: `margin:8px 0 24px;padding:20px 24px 4px;background:${colour('brand_50')};border-radius:10px`,
    quoted: 'margin:0 0 16px;white-space:pre-line',
    label: `margin:0 0 4px;font-size:17px;line-height:24px;font-weight:700;color:${ink}`,
    list: 'margin:0 0 24px;padding:0;list-style:none',
    item: `margin:0;padding:10px 0;border-top:1px solid ${LINE};line-height:24px`,
    link: `color:${brand};text-decoration:underline`,
    soft: `color:${soft};font-size:15px;line-height:22px`,
    section: `margin:32px 0 16px;font-size:21px;line-height:28px;font-weight:700;color:${ink}`,
    action: 'margin:24px 0',
    button: `display:inline-block;padding:14px 24px;border-radius:10px;background:${brand};color:#ffffff;font-weight:700;line-height:24px;text-decoration:none`,
    foot: `padding:24px 32px 0;font-size:14px;line-height:21px;color:${soft};${wrap}`,
    sheet: `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.frame{padding:0 0 32px!important}.card{border-width:0 0 1px!important;border-radius:0!important}.bar{padding:16px 20px!important}.body{padding:28px 20px 20px!important}.heading{font-size:24px!important;line-height:30px!important}.quote{padding:16px 16px 1px!important}.button{display:block!important;text-align:center!important}.foot{padding:20px 20px 0!important}}
@media screen and (prefers-color-scheme:dark){.page{background:${colour('night')}!important;color:${colour('night_ink')}!important}.card{background:${colour('night_raised')}!important;border-color:${NIGHT_LINE}!important}.bar{background:${colour('brand_800')}!important}.heading,.label,.section{color:${colour('night_ink')}!important}.kicker,.soft,.foot{color:${colour('night_ink_soft')}!important}.quote{background:${colour('night_brand')}!important}.item{border-color:${NIGHT_LINE}!important}.link{color:${colour('brand_300')}!important}.button{background:${colour('brand_300')}!important;color:${colour('night')}!important}}`,
  };
}
