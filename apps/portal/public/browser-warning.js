// docs/decisions/0005-browsers-that-cannot-run-the-portal.md
(function () {
  var names = [
    ['Internet Explorer', /(?:MSIE |Trident\/.*rv:)(\d+)/],
    ['Edge', /Edge?\/(\d+)/],
    ['Firefox', /Firefox\/(\d+)/],
    ['Chrome', /Chrome\/(\d+)/],
    ['Safari', /Version\/(\d+).*Safari/],
  ];

  function browser() {
    for (var i = 0; i < names.length; i += 1) {
      var found = names[i][1].exec(navigator.userAgent);
      if (found) return { name: names[i][0], version: found[1] };
    }
    return { name: 'een browser', version: '' };
  }

  function warn() {
    if (document.documentElement.getAttribute('data-started')) return;
    var used = browser();
    var place = document.getElementById('browser-warning');
    var isExplorer = used.name === 'Internet Explorer';
    place.textContent =
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
      ' zoals Chrome, Firefox of Edge.';
    place.removeAttribute('hidden');
    place.style.cssText = 'padding:16px;background:#9c1f28;color:#ffffff;font:18px/1.5 sans-serif';
  }

  var knowsModules = 'noModule' in document.createElement('script');
  if (!knowsModules) {
    warn();
  } else {
    window.addEventListener('error', function (event) {
      if (event.error instanceof SyntaxError) warn();
    });
  }
})();
