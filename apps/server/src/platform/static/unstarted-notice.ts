import type { Brand } from '@mijn/domain/brand';

/**
 * The time after which a drawn page says that its scripts have not arrived, in seconds. It is longer than the
 * watchdog waits, whose message tells more if its own script has arrived (docs/decisions/0012).
 */
const NOTICE_AFTER_S = 15;

/** The styles of the notice. Only a style sheet can show it in time, because no script runs. */
const css = `#unstarted{visibility:hidden;position:fixed;z-index:9;inset:auto 0 0;padding:16px 24px;border-top:2px solid;\
background:Canvas;color:CanvasText;font:18px/1.5 sans-serif;animation:unstarted 0s ${NOTICE_AFTER_S}s forwards}\
@keyframes unstarted{to{visibility:visible}}\
[data-started] #unstarted,#watchdog:not([hidden])~#unstarted{display:none}\
@media (scripting:none),print{#unstarted{display:none}}`;

/**
 * Returns the notice of a drawn page that its buttons don't work, which appears if its scripts do not arrive and goes when
 * they do. A browser in which scripts are switched off says that in another way.
 * @param escape returns a text for HTML.
 */
export const unstartedNotice = (
  { phone, email }: Pick<Brand, 'phone' | 'email'>,
  nonce: string,
  escape: (text: string) => string,
): string =>
  `<style nonce="${nonce}">${css}</style><div id="unstarted" role="alert">` +
  '<strong>De knoppen op deze pagina werken niet.</strong> Een deel van de pagina kon niet worden geladen. ' +
  `<a href="">Laad de pagina opnieuw</a>. Lukt het niet? Bel ${escape(phone)} of mail ${escape(email)}.</div>`;
