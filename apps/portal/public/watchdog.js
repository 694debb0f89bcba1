// Says what is wrong when the page stays empty: a script that is missing, blocked or broken, a first check without an answer, a crash of the whole
// page, or a browser without modules (docs/product.md#start). It is ES5 and no part of the bundle, because it must run where the bundle does not
// parse, and the policy allows no inline script. It has no version numbers, and never reloads: a button is better than a page that reloads without end.
(function () {
  /** Milliseconds: between two looks at the page, and until an empty page counts as slow. */
  var LOOK_EVERY_MS = 1000;
  var SLOW_AFTER_MS = 10000;

  var names = [
    ['Internet Explorer', /(?:MSIE |Trident\/.*rv:)(\d+)/],
    ['Edge', /Edge?\/(\d+)/],
    ['Firefox', /Firefox\/(\d+)/],
    ['Chrome', /Chrome\/(\d+)/],
    ['Safari', /Version\/(\d{1,4})[^\d].*Safari/],
  ];

  function browser() {
    for (var i = 0; i < names.length; i += 1) {
      var found = names[i][1].exec(navigator.userAgent);
      if (found) return { name: names[i][0], version: found[1] };
    }
    return { name: 'een browser', version: '' };
  }

  function browserText() {
    var used = browser();
    var isExplorer = used.name === 'Internet Explorer';
    return (
      'U gebruikt ' +
      used.name +
      (used.version ? ' ' + used.version : '') +
      (isExplorer
        ? '. Deze browser wordt niet ondersteund. '
        : '. Deze browser is verouderd en wordt niet ondersteund. ') +
      'Hierdoor kunnen sommige delen van dit portaal niet goed werken. ' +
      (isExplorer
        ? 'Gebruik een browser'
        : 'Gebruik een recente versie van ' + used.name + ' of een browser') +
      ' zoals Chrome, Firefox of Edge.'
    );
  }

  var texts = {
    browser: ['Dit portaal werkt niet in deze browser', browserText],
    missing: [
      'Het portaal kon niet worden geladen',
      'Misschien is het portaal net vernieuwd, of is er geen verbinding. Laad de pagina opnieuw.',
    ],
    broken: ['Er ging iets mis', 'Het portaal kan deze pagina niet tonen. Laad de pagina opnieuw.'],
    slow: ['Het laden duurt lang', 'U kunt nog even wachten, of de pagina opnieuw laden.'],
  };

  var root = document.getElementById('root');
  var place = document.getElementById('watchdog');
  var fault = '';
  var shown = '';

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    if (parent !== place) element.style.cssText = 'margin:0 0 16px';
    parent.appendChild(element);
    return element;
  }

  function addHelp(page) {
    var element = document.getElementById('brand');
    if (!element) return;
    var brand = JSON.parse(element.textContent);
    add(page, 'p', 'Lukt het niet? Bel ' + brand.phone + ' of mail ' + brand.email + '.');
  }

  function show(kind) {
    if (shown === kind) return;
    shown = kind;
    place.textContent = '';
    var text = texts[kind][1];
    // A page that the server drew has its own main element.
    var page = add(place, root.childNodes.length === 0 ? 'main' : 'div', '');
    add(page, 'h1', texts[kind][0]).style.cssText = 'margin:0 0 16px;font-size:24px;line-height:1.2';
    add(page, 'p', typeof text === 'function' ? text() : text);
    var button = add(page, 'button', 'Opnieuw laden');
    button.type = 'button';
    button.style.cssText = 'margin:0 0 16px;padding:10px 18px;font:inherit;cursor:pointer';
    button.addEventListener('click', function () {
      window.location.reload();
    });
    addHelp(page);
    place.removeAttribute('hidden');
    place.style.cssText =
      'box-sizing:border-box;max-width:640px;margin:10vh auto 0;padding:24px 24px 8px;border:1px solid #7d827b;' +
      'background:#ffffff;color:#15211f;background:Canvas;color:CanvasText;font:18px/1.5 sans-serif';
  }

  function hide() {
    shown = '';
    place.setAttribute('hidden', '');
    place.style.cssText = '';
    place.textContent = '';
  }

  function hasStarted() {
    return document.documentElement.getAttribute('data-started') !== null;
  }

  /** A page that the server drew has content, but does nothing before the portal has started. */
  function isAlive() {
    return hasStarted() && /\S/.test(root.textContent);
  }

  function showIfEmptied() {
    if (root.childNodes.length === 0) show('broken');
  }

  /** React removes its whole page when the portal breaks down. The page is also empty while the portal asks who the user is. */
  function watchForBreakdown() {
    new MutationObserver(function () {
      if (root.childNodes.length === 0) setTimeout(showIfEmptied, LOOK_EVERY_MS);
      else if (shown) hide();
    }).observe(root, { childList: true });
  }

  var startedAt = new Date().getTime();

  function look() {
    if (isAlive()) {
      hide();
      watchForBreakdown();
      return;
    }
    if (fault) show(fault);
    else if (new Date().getTime() - startedAt >= SLOW_AFTER_MS) show('slow');
    setTimeout(look, LOOK_EVERY_MS);
  }

  function note(kind) {
    fault = fault || kind;
  }

  if (!('noModule' in document.createElement('script'))) {
    show('browser');
    return;
  }
  window.addEventListener(
    'error',
    function (event) {
      var isScript = event.target && event.target.nodeName === 'SCRIPT';
      if (isScript) note('missing');
      else if (event.error instanceof SyntaxError && !hasStarted()) note('browser');
      else if (event.error) note('broken');
    },
    // Scripts that do not load say so on their own element alone.
    true,
  );
  window.addEventListener('unhandledrejection', function () {
    note('broken');
  });
  setTimeout(look, LOOK_EVERY_MS);
})();
