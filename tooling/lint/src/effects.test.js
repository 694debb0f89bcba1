import { describe, it } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import { effects } from './effects.js';

RuleTester.describe = describe;
RuleTester.it = it;

new RuleTester({ languageOptions: { sourceType: 'module' } }).run('effects', effects, {
  valid: [
    'useEffect(() => { notice.current?.scrollIntoView(); }, []);',
    'useEffect(() => void window.scrollTo(0, 0), []);',
    'useEffect(() => subscribe(), []);',
    'useEffect(() => follow.add(form), []);',
    'later(() => field.focus());',
  ],
  invalid: [
    "useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), []);",
    'useLayoutEffect(() => window.scrollTo(0, 0), []);',
    'useEffect(() => field.current.focus(), []);',
  ].map((code) => ({ code, errors: 1 })),
});
