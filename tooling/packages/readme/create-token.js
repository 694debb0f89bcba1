import { createClient } from '@mijn/api';
import { accessTokens } from '@mijn/api/access-tokens';
import { auth } from '@mijn/api/auth';
import { createCookieJar } from '@mijn/api/cookies';

// Makes an access token for the member in the arguments, as the portal does.
const [url, email, password] = process.argv.slice(2);
const resources = { accessTokens, auth };
const api = createClient({ ...createCookieJar(), baseUrl: `${url}/api`, resources });
const { associations } = await api.auth.login({ body: { email, password } });
const { token } = await api.accessTokens.createAccessToken({
  body: { name: 'README', scope: 'write', association_id: null, expires_in_days: 1 },
});
process.stdout.write(JSON.stringify({ token, association_id: associations[0].id }));
