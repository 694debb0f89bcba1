import type { Brand } from '@mijn/domain/brand';

/** The delay in seconds. The watchdog's message comes earlier, if its own script has arrived (docs/product.md#start). */
const NOTICE_AFTER_S = 15;

/** The styles of the notice. Only a style sheet can show it in time, because no script runs. */
const css = `#unstarted{visibility:hidden;position:fixed;z-index:9;inset:auto 0 0;padding:16px 24px;border-top:2px solid;\
background:Canvas;color:CanvasText;font:18px/1.5 sans-serif;animation:unstarted 0s ${NOTICE_AFTER_S}s forwards}\
@keyframes unstarted{to{visibility:visible}}\
[data-started] #unstarted,#watchdog:not([hidden])~#unstarted{display:none}\
@media (scripting:none),print{#unstarted{display:none}}`;

/** The notice appears if the scripts do not arrive, and goes when they do. Browsers without scripts show another one. */
export const unstartedNotice = (
  { phone, email }: Pick<Brand, 'phone' | 'email'>,
  nonce: string,
  escape: (text: string) => string,
): string =>
  `<style nonce="${nonce}">${css}</style><div id="unstarted" role="alert">` +
  '<strong>De knoppen op deze pagina werken niet.</strong> Een deel van de pagina kon niet worden geladen. ' +
  `<a href="">Laad de pagina opnieuw</a>. Lukt het niet? Bel ${escape(phone)} of mail ${escape(email)}.</div>`;
