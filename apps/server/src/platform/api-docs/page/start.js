// Shows the document with Swagger UI. It is a file, because the policy of the page allows no script inside the page.

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function showColours() {
  document.documentElement.classList.toggle('dark-mode', dark.matches);
}

function readCookie(name) {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

/** Adds what a call of a page needs, so that a developer who is signed in can try the operations. */
function asPage(request) {
  const token = readCookie('XSRF-TOKEN');
  const isOwn = new URL(request.url, window.location.href).origin === window.location.origin;
  if (isOwn) request.headers['X-Requested-With'] = 'XMLHttpRequest';
  if (isOwn && token !== undefined) request.headers['X-XSRF-TOKEN'] = token;
  return request;
}

showColours();
dark.addEventListener('change', showColours);
window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  defaultModelRendering: 'model',
  displayRequestDuration: true,
  filter: true,
  requestInterceptor: asPage,
  syntaxHighlight: { theme: dark.matches ? 'agate' : 'idea' },
  validatorUrl: null,
});
