import {
  ATTEMPTS_PER_MINUTE_PER_CLIENT,
  ATTEMPTS_PER_MINUTE_PER_EMAIL,
  DOCUMENT_BYTES_MAX,
  LIST_PAGE_SIZE,
  LIST_PAGE_SIZE_MAX,
  PHOTO_BYTES_MAX,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  SEARCHES_PER_MINUTE,
  UPLOADS_PER_MINUTE,
  ZIPS_PER_MINUTE,
} from '@mijn/domain/limits';

const HOUR_MS = 3_600_000;
const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;

/** The rules that hold for all operations, as Markdown. */
export const introduction = `\
The rules on this page hold for every operation. A back end that keeps them and the operations can serve the portal.

## Sign in with cookies

1. \`GET /auth/csrf\` sets the session cookie and the cookie \`XSRF-TOKEN\`.
2. Every call that changes something (\`POST\`, \`PUT\`, \`PATCH\`, \`DELETE\`) sends both cookies, the decoded value of \`XSRF-TOKEN\` in the header \`X-XSRF-TOKEN\`, and \`X-Requested-With: XMLHttpRequest\`. Otherwise the response is 419 \`csrf_token_mismatch\`.
3. \`POST /auth/login\` starts a session of the user, and replaces both cookies: fetch the token from the new cookie.
4. If \`two_factor_auth.enabled\` is true and \`authenticated\` is false, \`POST /auth/two-factor\` confirms the second factor. Until then other calls answer 403 \`two_factor_required\`.
5. If \`two_factor_auth.set_up.is_due\` is true, the provider requires a second factor of the member, who has none. \`POST /security/two-factor/start\` and \`enable\`, or \`POST /security/passkeys/options\` and \`POST /security/passkeys\`, set one up. Until then other calls answer 403 \`two_factor_setup_required\`.

A session ends after ${SESSION_IDLE_MS / HOUR_MS} hours without a call, and ${SESSION_ABSOLUTE_MS / HOUR_MS} hours after the login. Then calls answer 401 \`unauthenticated\`. With a \`Retry-After\`, the session has just got another cookie: repeat the call.

## Sign in with a token

An app without cookies sends \`Authorization: Bearer …\` with a personal access token. A token with the scope \`read\` makes \`GET\` calls only. Calls with a token need no anti-forgery token, and their cookies give no right. A call that the token does not allow answers 403 \`access_token_refused\`.

## Associations

A path below \`/associations/{association_id}\` is about one association. It answers 404 \`not_found\` to a caller who is not a member of it, exactly as for an association that does not exist. The same holds for every other id: a resource that the caller may not read does not exist for that caller.

## JSON

- Requests and responses are UTF-8. Bodies are \`application/json\`, except uploads.
- Ids are UUIDs of any version. Capitals are accepted and mean the same.
- A moment is \`date-time\` in UTC. A day is \`date\`, as in the Netherlands. Amounts are whole cents.
- A field without a value is \`null\`. It is never left out of a response.
- A field in a request that the operation does not know is refused. A client accepts fields in responses that it does not know.
- Texts are stored in Unicode NFC, without controls that turn the direction of a text. \`maxLength\` counts UTF-16 code units.
- Responses of JSON are never cached (\`Cache-Control: no-store\`).
- Each \`GET\` operation also answers \`HEAD\`.

## Errors

Every error has a body with a \`code\`, which programs read, and a \`message\` in English for developers. Codes with values in their text have \`params\`. The errors of fields are in \`errors\`, by the path of the field. A new code may be added at any time: treat an unknown code by its status.

Any call may answer 500 \`internal_error\` and 503 \`unavailable\`. A 503 and a 429 have \`Retry-After\` with the seconds to wait.

## Lists

A list has \`page\` (from 1), \`per_page\` (${LIST_PAGE_SIZE}, at most ${LIST_PAGE_SIZE_MAX}), \`sort\` (a column, with a minus for descending order) and \`q\` (words to search for). If no row has all words, the list has the rows with most of them, with \`meta.is_partial\` true; a row that has none is never in it. The response has the rows in \`data\`, and \`meta\` with the total number of rows. A page after the last one is empty. A parameter that is unknown or sent twice is refused.

## Repeats and conflicts

- A call that creates something accepts an \`Idempotency-Key\`, so that it can be repeated after a lost response.
- A resource that can be edited has a \`version\`. An edit sends the version that it is based on. If someone else changed the resource meanwhile, the response is 409 \`conflict\`: read it again.

## Files

Downloads answer \`ETag\`, so that a client can ask whether its copy is current (\`If-None-Match\`, 304). Where a download has \`Accept-Ranges\`, one range of its bytes can be requested (\`Range\`, \`If-Range\`, 206, 416). Documents have at most ${megabytes(DOCUMENT_BYTES_MAX)}, photos at most ${megabytes(PHOTO_BYTES_MAX)}. The name, the media type and the content of an uploaded file must agree.

## Limits

Calls that check a secret are limited to ${ATTEMPTS_PER_MINUTE_PER_EMAIL} attempts per minute for the same account or secret, and to ${ATTEMPTS_PER_MINUTE_PER_CLIENT} attempts per minute from the same address. More attempts answer 429 \`too_many_requests\`. Successful attempts do not count.

A member has at most ${SEARCHES_PER_MINUTE} searches, ${UPLOADS_PER_MINUTE} uploads and ${ZIPS_PER_MINUTE} zips and drawn PDFs per minute, with all sessions and access tokens together. More answer 429 \`too_many_requests\`; \`Retry-After\` says when the next minute begins.

## Versions

The version of this document is the version of the package \`@mijn/api\`. A change that breaks clients comes with a new major version only. New operations, optional parameters, fields in responses and error codes are no such change.
`;
