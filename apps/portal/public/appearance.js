// Applies the colours and the text size of this browser before the first paint (docs/product.md#settings). It is a file, because the policy allows no
// inline script. It changes the media text of the dark rule, which stands once in tokens.css: light-dark() needs newer browsers than the portal
// supports. Without the cookie of a choice, a page that the server drew loads it deferred, so that it is painted before any script.
(function () {
  var KEY = 'mijn-portaal-2025/appearance';
  var DARK = 'screen and (prefers-color-scheme: dark)';
  /** A print has the light colours, also for who chose the dark ones. */
  var MEDIA = { light: 'not all', dark: 'screen' };

  /** The cookie that tells the server of a choice: APPEARANCE_COOKIE in domain/limits. */
  var COOKIE = 'mijn_appearance';
  var YEAR_S = 31536000;

  /** The media rules with the dark colours. A rule is remembered, because its media text changes. */
  var rules = [];

  function attempt(read, otherwise) {
    try {
      return read() || otherwise;
    } catch (error) {
      return error ? otherwise : undefined;
    }
  }

  /** The rules of a style sheet of a browser extension can't be read. */
  function rulesOf(sheet) {
    return function () {
      return sheet.cssRules;
    };
  }

  function findRules() {
    for (var i = 0; i < document.styleSheets.length; i += 1) {
      var list = attempt(rulesOf(document.styleSheets[i]), []);
      for (var j = 0; j < list.length; j += 1)
        if (list[j].media && list[j].media.mediaText === DARK && rules.indexOf(list[j]) < 0)
          rules.push(list[j]);
    }
  }

  function stored() {
    return attempt(function () {
      return JSON.parse(localStorage.getItem(KEY));
    }, {});
  }

  function apply(choices) {
    var root = document.documentElement;
    var scheme = MEDIA[choices.scheme] ? choices.scheme : '';
    var text = choices.text === 'large' || choices.text === 'largest' ? choices.text : '';
    var media = MEDIA[scheme] || DARK;
    findRules();
    rules.forEach(function (rule) {
      // The browser styles the whole page again even if the text stays the same.
      if (rule.media.mediaText !== media) rule.media.mediaText = media;
    });
    if (root.style.colorScheme !== scheme) root.style.colorScheme = scheme;
    var secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie =
      COOKIE + '=1;path=/;samesite=lax' + secure + ';max-age=' + (scheme || text ? YEAR_S : 0);
    if (text) root.setAttribute('data-text', text);
    else root.removeAttribute('data-text');
  }

  function applyStored() {
    apply(stored());
  }

  applyStored();
  // In development, the style sheets come with the scripts.
  window.addEventListener('load', applyStored);
  window.addEventListener('storage', function (event) {
    if (event.key === KEY) applyStored();
  });
  document.addEventListener('appearance', function (event) {
    apply(event.detail);
  });
})();
